// Package clocktest has the clock of tests, which moves when it is told to.
package clocktest

import (
	"sync"
	"time"
)

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
