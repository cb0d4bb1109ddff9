// Package crowd keeps contention for one scarce thing away from its row in the database.
//
// It is an optimization within one process. What it remembers only ever rejects early or lets a caller try; the
// row lock decides who gets the thing.
package crowd

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"
)

const (
	// takersAtOnce bounds how many connections wait for one thing's row lock.
	takersAtOnce = 4
	// rememberFor is how long a refusal is remembered without asking the database; what becomes available in
	// another process is seen that much later.
	rememberFor = 250 * time.Millisecond
	// rememberedThings is how many are remembered when nobody is waiting for them.
	rememberedThings = 1_000
)

// Crowd is ready to use when zero. T is what is known about a thing.
type Crowd[T any] struct {
	mu     sync.Mutex
	things map[uuid.UUID]*gate[T]
}

type gate[T any] struct {
	turns chan struct{} // the right to wait for the thing's row
	users int

	left  T
	until time.Time // zero when nothing is known
}

// Known returns what was last known to be left of a thing; ok is false if nothing is remembered.
func (c *Crowd[T]) Known(id uuid.UUID) (left T, ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	g := c.things[id]
	if g == nil || time.Now().After(g.until) {
		return left, false
	}
	return g.left, true
}

// Remember stores what was left.
func (c *Crowd[T]) Remember(id uuid.UUID, left T) {
	c.mu.Lock()
	defer c.mu.Unlock()
	g := c.gate(id)
	g.left, g.until = left, time.Now().Add(rememberFor)
	c.tidy(id, g)
}

// Forget discards what is known, because something became available.
func (c *Crowd[T]) Forget(id uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if g := c.things[id]; g != nil {
		g.until = time.Time{}
		c.tidy(id, g)
	}
}

// Enter waits for a turn at the thing's row; leave ends the turn.
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

// tidy forgets things without waiters once there are many.
func (c *Crowd[T]) tidy(id uuid.UUID, g *gate[T]) {
	if g.users == 0 && (g.until.IsZero() || len(c.things) > rememberedThings) {
		delete(c.things, id)
	}
}
