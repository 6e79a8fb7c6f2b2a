extension [[Double]] {
    /// What solves linear equations, each a row with its right side last: by Gauss and Jordan, with pivots. What no
    /// equation tells is 0.
    var solved: [Double] {
        var matrix = self
        let count = matrix.count
        for column in 0..<count {
            guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
                abs(matrix[pivot][column]) > 1e-12
            else { continue }
            matrix.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for index in column...count { matrix[row][index] -= factor * matrix[column][index] }
            }
        }
        return (0..<count).map { abs(matrix[$0][$0]) > 1e-12 ? matrix[$0][count] / matrix[$0][$0] : 0 }
    }
}
