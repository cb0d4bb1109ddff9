package booking

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/trip"
)

// crowd keeps the buyers of a hot trip from queueing where it hurts. It is a courtesy of one process: what it
// remembers only ever refuses early or lets one try, and the rows' locks decide who gets a place.
type crowd struct {
	mu    sync.Mutex
	trips map[uuid.UUID]*gate
}

type gate struct {
	turns chan struct{} // who may be at the trip's row
	users int

	left  trip.Places // what was left of spots and private rooms
	until time.Time   // zero when nothing is known
}

const (
	// takersAtOnce bounds how many connections wait for one trip's row.
	takersAtOnce = 4
	// rememberFor is how long a refusal stands in for a look at the database; places that become free in
	// another process are seen that much later.
	rememberFor = 250 * time.Millisecond
)

// full tells that the trip had too few places a moment ago.
func (c *crowd) full(tripID uuid.UUID, take trip.Take) (trip.Places, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	g := c.trips[tripID]
	if g == nil || time.Now().After(g.until) {
		return trip.Places{}, false
	}
	return g.left, take.Spots > g.left.Spots || take.Supplements > g.left.Supplements
}

// remember keeps what was left.
func (c *crowd) remember(tripID uuid.UUID, left trip.Places) {
	c.mu.Lock()
	defer c.mu.Unlock()
	g := c.gate(tripID)
	g.left, g.until = left, time.Now().Add(rememberFor)
	c.tidy(tripID, g)
}

// forget drops what is known, because places became free.
func (c *crowd) forget(tripID uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if g := c.trips[tripID]; g != nil {
		g.until = time.Time{}
		c.tidy(tripID, g)
	}
}

// enter waits for a turn at the trip's row; leave ends it.
func (c *crowd) enter(ctx context.Context, tripID uuid.UUID) (leave func(), err error) {
	c.mu.Lock()
	g := c.gate(tripID)
	g.users++
	c.mu.Unlock()
	out := func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		g.users--
		c.tidy(tripID, g)
	}
	select {
	case g.turns <- struct{}{}:
		return func() { <-g.turns; out() }, nil
	case <-ctx.Done():
		out()
		return nil, ctx.Err()
	}
}

func (c *crowd) gate(tripID uuid.UUID) *gate {
	if c.trips == nil {
		c.trips = map[uuid.UUID]*gate{}
	}
	g := c.trips[tripID]
	if g == nil {
		g = &gate{turns: make(chan struct{}, takersAtOnce)}
		c.trips[tripID] = g
	}
	return g
}

const rememberedTrips = 1_000

// tidy forgets trips that nobody is at, once there are many.
func (c *crowd) tidy(tripID uuid.UUID, g *gate) {
	if g.users == 0 && (g.until.IsZero() || len(c.trips) > rememberedTrips) {
		delete(c.trips, tripID)
	}
}
