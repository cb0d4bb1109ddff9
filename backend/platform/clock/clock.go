// Package clock is the product's only source of time. Every rule with a date
// takes a Clock, so that tests and sandbox tenants can live through a whole
// trip in a minute.
package clock

import (
	"sync"
	"time"
)

// Clock tells the time in UTC.
type Clock interface {
	Now() time.Time
}

// System is the machine's clock.
type System struct{}

// Now returns the machine's time in UTC.
func (System) Now() time.Time { return time.Now().UTC() }

// Fixed stands still.
type Fixed time.Time

// Now returns the fixed instant in UTC.
func (f Fixed) Now() time.Time { return time.Time(f).UTC() }

// Offset runs beside another clock at a constant distance. A sandbox tenant's
// test clock is an Offset: advancing it adds to By.
type Offset struct {
	Base Clock
	By   time.Duration
}

// Now returns the base clock's time plus the offset.
func (o Offset) Now() time.Time { return o.Base.Now().Add(o.By) }

// Manual moves only when told to. It is safe for concurrent use.
type Manual struct {
	mu  sync.Mutex
	now time.Time
}

// NewManual returns a clock that stands at start.
func NewManual(start time.Time) *Manual { return &Manual{now: start.UTC()} }

// Now returns where the clock stands.
func (m *Manual) Now() time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.now
}

// Set puts the clock to an instant, which may be an earlier one.
func (m *Manual) Set(to time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.now = to.UTC()
}

// Advance moves the clock forward and returns the new time. Time does not run
// backwards: a negative duration leaves it where it is.
func (m *Manual) Advance(by time.Duration) time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	if by > 0 {
		m.now = m.now.Add(by)
	}
	return m.now
}

// Tick is real time for measuring how long something has been kept in memory or waited for, which passes even while
// an injected clock stands still. It is no instant of the product: nothing stores, shows or decides a rule by it.
func Tick() time.Time { return time.Now() }
