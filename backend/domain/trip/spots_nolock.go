//go:build unsafe_nolock

package trip

import "time"

// A build without the lock exists so that a test can show that it oversells: the lock is what prevents it.
const lockClause = ""

// raceWindow is wide enough for buyers to meet in it on any machine.
func raceWindow() { time.Sleep(25 * time.Millisecond) }
