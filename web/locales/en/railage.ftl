# railage
