// Package shortly keeps what many ask for, for a moment: a page that a crowd opens is made once for all of it, instead of
// from the database for each.
package shortly

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"

	"caravan/backend/platform/clock"
)

// Kept holds what was made, by what it was made for. Its zero value keeps nothing for longer than no time.
type Kept[T any] struct {
	// Keep is how long what was made is good.
	Keep time.Duration

	mu   sync.Mutex
	kept map[Key]one[T]
}

// Key names what is kept: an address of a marketplace.
type Key struct {
	TenantID uuid.UUID
	Address  string
}

type one[T any] struct {
	value T
	until time.Time
}

// most is how many are kept.
const most = 2_000

// Get gives what is kept, or makes it. A fault is not kept.
func (k *Kept[T]) Get(ctx context.Context, key Key, make func(context.Context) (T, error)) (T, error) {
	k.mu.Lock()
	found, ok := k.kept[key]
	k.mu.Unlock()
	if ok && clock.Tick().Before(found.until) {
		return found.value, nil
	}
	value, err := make(ctx)
	if err != nil {
		return value, err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.kept == nil || len(k.kept) >= most {
		k.kept = map[Key]one[T]{}
	}
	k.kept[key] = one[T]{value, clock.Tick().Add(k.Keep)}
	return value, nil
}
