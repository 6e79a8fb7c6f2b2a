extension RandomAccessCollection where Index == Int {
    /// The first index whose element is not in a leading part, by binary search; the elements of that part come first.
    func partitionPoint(isInLeadingPart: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isInLeadingPart(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
