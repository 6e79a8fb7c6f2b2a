import Foundation
import Thumbindex

let file = try ThemeFile(atPath: "Plants/starter.theme.yaml")
let theme = file.theme(in: .dark)
let content = try file.readContent().list()
let studio = try Studio(theme: theme, content: content, fonts: ThemeFonts(for: theme.fonts))
for state in studio.possibleStates {
    guard let scene = studio.scene(of: state) else { continue }
    let picture = try studio.file(of: scene, as: .png(scale: 3))
    try Data(picture.bytes).write(to: URL(filePath: "\(state.name).png"))
}
