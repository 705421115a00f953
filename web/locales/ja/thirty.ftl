# thirty
