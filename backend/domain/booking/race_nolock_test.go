//go:build unsafe_nolock

package booking_test

const lockedBuild = false
