# village
