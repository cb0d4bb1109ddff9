// Package shortly caches popular responses for a moment: a page that a crowd opens is produced once for all,
// instead of from the database for each.
package shortly

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"

	"caravan/backend/platform/clock"
)

// Kept caches values by key. Its zero value caches nothing beyond the concurrent calls for a key.
type Kept[T any] struct {
	// Keep is how long a value is valid.
	Keep time.Duration

	mu   sync.Mutex
	kept map[Key]one[T]
}

// Key identifies a value: an address of a marketplace.
type Key struct {
	TenantID uuid.UUID
	Address  string
}

type one[T any] struct {
	value T
	until time.Time
}

// most is how many values are cached.
const most = 2_000

// Get returns the cached value, or makes it. Errors are not cached.
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
