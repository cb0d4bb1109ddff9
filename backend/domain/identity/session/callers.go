package session

import (
	"sync"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/principal"
)

const (
	// callerFor is how long a caller's row is cached. What this process writes is seen immediately, see
	// Service.Wrote; what others write, within this time.
	callerFor = time.Second
	callerMax = 20_000
)

// callers caches session holders by tenant and session, for reads only. Those who may impersonate, lack a sign-in
// step or have an expiring password are read every time.
type callers struct {
	mu      sync.Mutex
	tenants map[uuid.UUID]map[[32]byte]keptCaller
	size    int
	// writes counts invalidations. A row read before one may be older than the change that caused it.
	writes uint64
}

type keptCaller struct {
	identity.Caller
	until time.Time
}

func (c *callers) get(tenantID uuid.UUID, key [32]byte) (identity.Caller, uint64, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.tenants[tenantID][key]
	return e.Caller, c.writes, ok && clock.Tick().Before(e.until)
}

func (c *callers) put(t tenant.Tenant, key [32]byte, caller identity.Caller, asked uint64) {
	if caller.Group == "admin" || caller.Group == principal.Support || caller.Impersonated() ||
		caller.SecondFactor != "" || caller.Row.Member.PasswordExpiresAt != nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if asked != c.writes {
		return
	}
	if c.tenants == nil || c.size >= callerMax {
		c.tenants, c.size = map[uuid.UUID]map[[32]byte]keptCaller{}, 0
	}
	if c.tenants[t.ID] == nil {
		c.tenants[t.ID] = map[[32]byte]keptCaller{}
	}
	if _, again := c.tenants[t.ID][key]; !again {
		c.size++
	}
	c.tenants[t.ID][key] = keptCaller{caller, clock.Tick().Add(callerFor)}
}

func (c *callers) forget(tenantID uuid.UUID) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.writes++
	c.size -= len(c.tenants[tenantID])
	delete(c.tenants, tenantID)
}

func (c *callers) forgetAll() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.writes++
	c.tenants, c.size = nil, 0
}
