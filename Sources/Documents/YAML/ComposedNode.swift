/// A value of a YAML text as it is written, before anything is made of it.
struct ComposedNode {
    enum Content {
        case scalar(String, ScalarStyle)
        case sequence([ComposedNode])
        case mapping([(key: ComposedNode, value: ComposedNode)])
        /// In the place of a key, where it stands for nothing.
        case alias(name: String)
    }

    enum ScalarStyle {
        case plain, singleQuoted, doubleQuoted, block
    }

    let content: Content
    /// As `tag:yaml.org,2002:str`, which quoted scalars have; empty where none is written.
    let tag: String
    let place: ComposedPlace
}

/// Where something begins in a text: scalars of Unicode, both counted from 1.
struct ComposedPlace {
    let line: Int
    let column: Int
}

/// The tags of the core schema, as they are written out.
enum CoreTag {
    static let null = "tag:yaml.org,2002:null"
    static let bool = "tag:yaml.org,2002:bool"
    static let int = "tag:yaml.org,2002:int"
    static let float = "tag:yaml.org,2002:float"
    static let str = "tag:yaml.org,2002:str"
    static let seq = "tag:yaml.org,2002:seq"
    static let map = "tag:yaml.org,2002:map"
}
