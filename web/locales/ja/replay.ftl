# replay
