// Package crowd keeps the many who want one scarce thing from queueing where it hurts: at its row in the database.
//
// It is a courtesy of one process. What it remembers only ever refuses early or lets one try; the row's lock decides
// who gets the thing.
package crowd

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"
)

const (
	// takersAtOnce bounds how many connections wait for one thing's row.
	takersAtOnce = 4
	// rememberFor is how long a refusal stands in for a look at the database; what becomes free in another process
	// is seen that much later.
	rememberFor = 250 * time.Millisecond
	// rememberedThings is how many are kept once nobody is at them.
	rememberedThings = 1_000
)

// Crowd is ready when zero. What is known of a thing is a T.
type Crowd[T any] struct {
	mu     sync.Mutex
	things map[uuid.UUID]*gate[T]
}

type gate[T any] struct {
	turns chan struct{} // who may be at the thing's row
	users int

	left  T
	until time.Time // zero when nothing is known
}

// Known is what was left of a thing a moment ago, if anybody has looked.
func (c *Crowd[T]) Known(id uuid.UUID) (left T, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	g := c.things[id]
	if g == nil || time.Now().After(g.until) {
		return left, false
	}
	return g.left, true
}

// Remember keeps what was left.
func (c *Crowd[T]) Remember(id uuid.UUID, left T) {
	c.mu.Lock()
	defer c.mu.Unlock()
	g := c.gate(id)
	g.left, g.until = left, time.Now().Add(rememberFor)
	c.tidy(id, g)
}

// Forget drops what is known, because something became free.
func (c *Crowd[T]) Forget(id uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if g := c.things[id]; g != nil {
		g.until = time.Time{}
		c.tidy(id, g)
	}
}

// Enter waits for a turn at the thing's row; leave ends it.
func (c *Crowd[T]) Enter(ctx context.Context, id uuid.UUID) (leave func(), err error) {
	c.mu.Lock()
	g := c.gate(id)
	g.users++
	c.mu.Unlock()
	out := func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		g.users--
		c.tidy(id, g)
	}
	select {
	case g.turns <- struct{}{}:
		return func() { <-g.turns; out() }, nil
	case <-ctx.Done():
		out()
		return nil, ctx.Err()
	}
}

func (c *Crowd[T]) gate(id uuid.UUID) *gate[T] {
	if c.things == nil {
		c.things = map[uuid.UUID]*gate[T]{}
	}
	g := c.things[id]
	if g == nil {
		g = &gate[T]{turns: make(chan struct{}, takersAtOnce)}
		c.things[id] = g
	}
	return g
}

// tidy forgets things that nobody is at, once there are many.
func (c *Crowd[T]) tidy(id uuid.UUID, g *gate[T]) {
	if g.users == 0 && (g.until.IsZero() || len(c.things) > rememberedThings) {
		delete(c.things, id)
	}
}
