//go:build unsafe_nolock

package trip

// A build without the lock exists so that a test can show that it oversells: the lock is what prevents it.
const lockClause = ""
