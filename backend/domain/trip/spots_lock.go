//go:build !unsafe_nolock

package trip

const lockClause = " FOR UPDATE"
