internal import CCairo
internal import CHarfBuzz

/// A face opened by FreeType, for Cairo to embed in documents, in a library of its own.
final class OpenFace {
    let handle: FT_Face
    private let library: FT_Library
    /// Holds the file's bytes.
    private let source: FontFace

    init?(_ source: FontFace) {
        guard let library = thumbindex_new_freetype() else { return nil }
        var length: UInt32 = 0
        let bytes = hb_blob_get_data(source.blob, &length)
        var face: FT_Face?
        let memory = bytes.map { UnsafeRawPointer($0).assumingMemoryBound(to: FT_Byte.self) }
        guard FT_New_Memory_Face(library, memory, FT_Long(length), FT_Long(source.source.index), &face) == 0,
            let face
        else {
            FT_Done_Library(library)
            return nil
        }
        self.library = library
        self.source = source
        handle = face
        if source.source.isVariable { setWeight(source.weight) }
    }

    deinit {
        FT_Done_Face(handle)
        FT_Done_Library(library)
    }

    /// Sets the weight axis and leaves the others as the font has them.
    private func setWeight(_ weight: Int) {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(handle, &description) == 0, let description else { return }
        defer { FT_Done_MM_Var(library, description) }
        var coordinates = (0..<Int(description.pointee.num_axis)).map { index -> FT_Fixed in
            let axis = description.pointee.axis[index]
            return axis.tag == FT_ULong(FontFace.weightTag) ? FT_Fixed(weight << 16) : axis.def
        }
        FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    }
}
