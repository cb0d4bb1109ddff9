// Package clocktest provides a clock that tests move by hand.
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

// NewManual returns a clock set to start.
func NewManual(start time.Time) *Manual { return &Manual{now: start.UTC()} }

// Now returns the clock's current time.
func (m *Manual) Now() time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.now
}

// Set sets the clock, possibly to an earlier instant.
func (m *Manual) Set(to time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.now = to.UTC()
}

// Advance moves the clock forward and returns the new time. A negative duration leaves the clock unchanged.
func (m *Manual) Advance(by time.Duration) time.Time {
	m.mu.Lock()
	defer m.mu.Unlock()
	if by > 0 {
		m.now = m.now.Add(by)
	}
	return m.now
}
