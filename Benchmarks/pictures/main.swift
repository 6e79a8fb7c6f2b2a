import Batching
import Foundation
import Thumbindex

let folder = try OutputFolder(path: "/tmp/sp/states")
for name in ["qq-music", "wechat", "system"] {
    let file = try ThemeFile(atPath: "Themes/\(name).theme.yaml")
    for _ in 0..<Int(CommandLine.arguments.dropFirst().first ?? "3")! {
        print(name, try StateBenchmark(theme: file, folder: folder).round())
    }
}
