// Package clock is the product's only source of time. Every rule with a date
// takes a Clock, so that tests and sandbox tenants can live through a whole
// trip in a minute.
package clock

import "time"

// Clock tells the time in UTC.
type Clock interface {
	Now() time.Time
}

// System is the machine's clock.
type System struct{}

// Now returns the machine's time in UTC.
func (System) Now() time.Time { return time.Now().UTC() }

// Fixed is a clock that stands still.
type Fixed time.Time

// Now returns the fixed instant in UTC.
func (f Fixed) Now() time.Time { return time.Time(f).UTC() }

// Tick returns real time, for measuring how long something was cached or waited for; it advances even while an
// injected clock stands still. It is not a time of the product: nothing is stored, shown or decided by it.
func Tick() time.Time { return time.Now() }
