import Documents
import Files

extension TarReader {
    /// Writes the files of an archive into a folder.
    ///
    /// Throws where the archive is damaged, holds anything but files and folders within it, or far more than runs leave;
    /// and where they cannot be written.
    static func unpack(_ path: String, into folder: OutputFolder) throws(DiagnosticError) {
        func told<Value>(_ body: () throws(ArchiveFault) -> Value) throws(DiagnosticError) -> Value {
            do throws(ArchiveFault) { return try body() } catch { throw DiagnosticError([error.diagnostic(of: path)]) }
        }
        var reader = try told { () throws(ArchiveFault) in TarReader(try ArchiveStream(path)) }
        while let member = try told({ () throws(ArchiveFault) in try reader.next() }) {
            guard member.kind == .file else { continue }
            let writing = reader.write(member, to: folder)
            try told { () throws(ArchiveFault) in if let fault = writing.fault { throw fault } }
            if let error = writing.error { throw DiagnosticError(error) }
        }
    }

    /// - Returns: what is wrong with the archive, or why the file could not be written.
    private mutating func write(
        _ member: TarMember, to folder: OutputFolder
    ) -> (fault: ArchiveFault?, error: FileSystemError?) {
        var fault: ArchiveFault?
        func next() -> ArraySlice<UInt8>? {
            do throws(ArchiveFault) {
                return try piece()
            } catch {
                fault = error
                return nil
            }
        }
        do throws(FileSystemError) {
            try folder.write(to: member.path) { file throws(FileSystemError) in
                while let bytes = next() { try file.write(bytes) }
                if fault != nil { throw FileSystemError(path: folder.path, code: .ioError) }
            }
            return (nil, nil)
        } catch {
            return (fault, error)
        }
    }
}
