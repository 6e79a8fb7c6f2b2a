/// What the header of a plain PNG file says.
struct PlainPNGHeader {
    enum Layout: UInt8 {
        case gray = 0
        case rgb = 2
        case indices = 3
        case grayWithAlpha = 4
        case rgba = 6

        var bytesPerPixel: Int {
            switch self {
            case .gray, .indices: 1
            case .grayWithAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        /// Those that are decoded here.
        var depths: [Int] { self == .indices ? [1, 2, 4, 8] : [8] }
    }

    let width: Int
    let height: Int
    let layout: Layout
    /// Bits of a component: 8, or for indices 1, 2, 4 or 8.
    let depth: Int

    /// A row's length in the file, without its filter's number.
    var rowLength: Int { (width * layout.bytesPerPixel * depth + 7) / 8 }

    /// `nil` for a header that is wrong, that asks for other than eight bits a component in the order of rows, or that
    /// is beyond the limit.
    init?(of chunks: PNGChunks, pixelLimit: Int) {
        let bytes = chunks.bytes
        guard let chunk = chunks.sequence.first(where: { _ in true }), chunk.type == .header, chunk.data.count == 13
        else { return nil }
        let start = chunk.data.lowerBound
        let (width, height) = (Int(chunks.word(at: start)), Int(chunks.word(at: start + 4)))
        guard width > 0, height > 0, width <= pixelLimit, height <= pixelLimit, width * height <= pixelLimit,
            let layout = Layout(rawValue: bytes[start + 9]),
            layout.depths.contains(Int(bytes[start + 8])), bytes[start + 10...start + 12].allSatisfy({ $0 == 0 })
        else { return nil }
        self.width = width
        self.height = height
        self.layout = layout
        depth = Int(bytes[start + 8])
    }
}
