package import DisplayLists

extension DisplayList {
    /// The drawing in which pictures that cannot be shown have given way to what stands for them (GP-13); those for
    /// which nothing does stay.
    package func replacingBrokenPictures(in pictures: PictureStore) -> DisplayList {
        guard commands.contains(where: { $0.isBroken(in: pictures) }) else { return self }
        var list = self
        list.commands = commands.map { $0.replacingBrokenPictures(in: pictures) }
        return list
    }
}

extension DrawingCommand {
    fileprivate func isBroken(in pictures: PictureStore) -> Bool {
        switch self {
        case .picture(let command): !command.placeholder.isEmpty && pictures.error(ofPictureAtPath: command.path) != nil
        case .group(let group): group.commands.contains { $0.isBroken(in: pictures) }
        case .fill, .stroke, .hairline, .shadow, .text: false
        }
    }

    fileprivate func replacingBrokenPictures(in pictures: PictureStore) -> DrawingCommand {
        switch self {
        case .picture(let command) where isBroken(in: pictures):
            return .group(DrawingGroup(commands: command.placeholder))
        case .group(var group):
            group.commands = group.commands.map { $0.replacingBrokenPictures(in: pictures) }
            return .group(group)
        default: return self
        }
    }
}
