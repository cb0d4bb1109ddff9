package authz

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/google/uuid"
)

const (
	// keepFor bounds how long a permission is cached when invalidations cannot be delivered.
	keepFor = 10 * time.Second
	keepMax = 50_000
	// changedChannel notifies other processes of tenants whose permissions changed, by tenant id.
	changedChannel = "caravan_relations_changed"
)

// kept caches granted permissions, never denials. Any change to a tenant's relations invalidates all of the
// tenant's entries: a permission may follow from relations of entirely different objects.
type kept struct {
	mu      sync.Mutex
	tenants map[uuid.UUID]map[Tuple]time.Time
	size    int
	// changes counts invalidations. An answer requested before one may be older than the change that caused it.
	changes uint64
}

func (k *kept) allowed(tenantID uuid.UUID, t Tuple) (ok bool, asked uint64) {
	k.mu.Lock()
	defer k.mu.Unlock()
	until, ok := k.tenants[tenantID][t]
	return ok && time.Now().Before(until), k.changes
}

func (k *kept) keep(tenantID uuid.UUID, t Tuple, asked uint64) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if asked != k.changes {
		return
	}
	if k.tenants == nil || k.size >= keepMax {
		k.tenants, k.size = map[uuid.UUID]map[Tuple]time.Time{}, 0
	}
	if k.tenants[tenantID] == nil {
		k.tenants[tenantID] = map[Tuple]time.Time{}
	}
	if _, again := k.tenants[tenantID][t]; !again {
		k.size++
	}
	k.tenants[tenantID][t] = time.Now().Add(keepFor)
}

func (k *kept) forget(tenantID uuid.UUID) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.changes++
	k.size -= len(k.tenants[tenantID])
	delete(k.tenants, tenantID)
}

func (k *kept) forgetAll() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.changes++
	k.tenants, k.size = nil, 0
}

type anewKey struct{}

// Anew makes checks bypass the cache and ask the permission server: for payments, impersonation and exports.
func Anew(ctx context.Context) context.Context { return context.WithValue(ctx, anewKey{}, true) }

func anew(ctx context.Context) bool {
	v, _ := ctx.Value(anewKey{}).(bool)
	return v
}

// Changed makes every process drop its cached permissions of a tenant. If the others cannot be notified, theirs
// expire within keepFor.
func (a *Authz) Changed(ctx context.Context, tenantID uuid.UUID) {
	a.kept.forget(tenantID)
	if err := a.db.Notify(context.WithoutCancel(ctx), changedChannel, tenantID.String()); err != nil {
		slog.ErrorContext(ctx, "other processes were not told of changed permissions", "error", err)
	}
}

// Follow drops what other processes invalidate, until ctx ends.
func (a *Authz) Follow(ctx context.Context) {
	a.db.Listen(ctx, changedChannel, func(tenantID string) {
		if id, err := uuid.Parse(tenantID); err == nil {
			a.kept.forget(id)
		}
	}, a.kept.forgetAll)
}
