/// A picture of the baseline and the candidate's picture of the same path, or one of them alone.
package struct FilePair: Hashable, Sendable {
    /// Below the two folders, parted by `/`; for a pair of files the candidate's file name.
    package let path: String
    package let baseline: PictureFile?
    package let candidate: PictureFile?

    package init(path: String, baseline: PictureFile?, candidate: PictureFile?) {
        self.path = path
        self.baseline = baseline
        self.candidate = candidate
    }
}

/// Where a picture is, and what is known of it without reading it.
package struct PictureFile: Hashable, Sendable {
    /// As the user would write it.
    package let path: String
    /// What a manifest says of its pixels: two pictures with the same digest have the same.
    package let digest: String?
    /// What keeps it from being read, in words that follow its name; `nil` for nothing that is known.
    package let flaw: String?

    package init(path: String, digest: String? = nil, flaw: String? = nil) {
        self.path = path
        self.digest = digest
        self.flaw = flaw
    }
}

/// One of the two things compared.
package enum ComparedSide: String, Hashable, Sendable {
    case baseline
    case candidate
}
