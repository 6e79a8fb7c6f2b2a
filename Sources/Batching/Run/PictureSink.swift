package import Files

/// Where the files of a run go.
package enum PictureSink: Sendable {
    case folder(OutputFolder)
    /// One file, to whoever takes it.
    case stream(@Sendable ([UInt8]) throws(FileSystemError) -> Void)
    /// Nothing is drawn; told is what would be, were the files to go to a folder.
    case none(folder: String)
}
