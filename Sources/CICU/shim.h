// ICU's C++ classes cannot be imported into Swift; CCollation includes their headers itself.
// This module only carries the libraries to link.
