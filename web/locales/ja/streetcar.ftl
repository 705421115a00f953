# streetcar
