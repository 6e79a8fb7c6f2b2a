/// The version of this library and of the program.
public enum ThumbindexVersion {
    public static let current = "0.1.0"
}
