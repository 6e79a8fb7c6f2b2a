// ICU's data as an object: that of a file, or none at all.
    .section .rodata
    .globl ICU_DATA
    .balign 16
ICU_DATA:
#ifdef ICU_FILE
    .incbin ICU_FILE
#else
    // A table of contents without entries, as ICU's own sources have it where data is elsewhere.
    .short 32
    .byte 0xda, 0x27
    .short 20, 0
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    .byte 0, 0, 2, 0
#else
    .byte 1, 0, 2, 0
#endif
    .ascii "CmnD"
    .byte 1, 0, 0, 0, 0, 0, 0, 0
    .balign 16
    .long 0, 0, 0, 0
#endif
    .section .note.GNU-stack, "", %progbits
