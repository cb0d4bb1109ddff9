// Package loader loads a seed's marketplaces into a database through the services that users call.
//
// Each marketplace lives through its own past: the loader sets the tenant's clock back and plays hosts,
// operators, admins and travelers in chronological order, so that a trip that is complete today was requested,
// priced, booked, confirmed and ended by the same rules as any other. Nobody is emailed about that past.
//
// A marketplace gets its host names last. Without one nobody can reach it and no job touches it, so an
// interrupted run leaves nothing half-finished visible; the next run removes what is left and starts over.
package loader

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"caravan/backend/app/modules"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/clock"
	"caravan/backend/platform/ory"
	"caravan/backend/seed"
)

// DemoPassword is the password of every demo person. Such people exist only in demo tenants.
const DemoPassword = "wander-far-together"

// Loader loads marketplaces through modules of its own, built like the server's. The seed's relative days count
// from its clock's current time.
type Loader struct {
	modules.Outsides
	// OwnerURL connects as the role that owns the schema. It is needed only to remove an interrupted load: the
	// serving role may not delete from the books and the audit trail.
	OwnerURL string
	Kratos   *ory.Kratos
	Log      io.Writer
	// Demo gives people the demo password and shows the sign-ins; otherwise they are invited by email.
	Demo bool
}

// ErrBusy is returned when another process is loading marketplaces.
var ErrBusy = errors.New("another process is loading marketplaces into this database")

// Load loads every tenant of the seed that does not exist yet.
func (l *Loader) Load(ctx context.Context, d seed.Demo) error {
	release, err := l.lock(ctx)
	if err != nil {
		return err
	}
	defer release()
	runs, err := l.prepare(ctx, d)
	if err != nil {
		return err
	}
	// Identities are created in the background while operators and itineraries load.
	people := make(chan error, 1)
	go func() { people <- l.importIdentities(ctx, runs) }()
	group, loading := errgroup.WithContext(ctx)
	group.SetLimit(catalogues)
	for _, r := range runs {
		group.Go(func() error { return r.named(r.catalogue(loading)) })
	}
	if err := errors.Join(group.Wait(), <-people); err != nil {
		return err
	}
	for _, r := range runs {
		if err := r.named(r.load(ctx)); err != nil {
			return err
		}
	}
	return nil
}

// catalogues is how many marketplaces load their itineraries concurrently.
const catalogues = 2

// run is the load of one marketplace.
type run struct {
	*Loader
	seed   seed.Tenant
	tenant tenant.Tenant
	now    time.Time // the instant that the seed's days count from
	opened time.Time // when the marketplace opened
	queue  *queue
	do     *modules.Domains
	aloud  *modules.Domains // emails activation links

	identities  map[string]uuid.UUID // by email address; empty unless Demo
	admin       actor
	operators   map[string]actor
	hosts       map[string]actor
	itineraries map[string]uuid.UUID
	travelers   map[string]traveler
	invited     []uuid.UUID // members without a sign-in
}

// prepare creates the tenants of all marketplaces that are not loaded yet, before anything is put in them: an
// interrupted run is then recognized by tenants without a host name.
func (l *Loader) prepare(ctx context.Context, d seed.Demo) ([]*run, error) {
	var runs []*run
	now := l.Clock.Now()
	for _, s := range d.Tenants {
		state, err := l.stateOf(ctx, s.Settings.Slug)
		if err != nil {
			return nil, err
		}
		if state == loaded {
			fmt.Fprintf(l.Log, "• %s is loaded already\n", s.Settings.Name)
			continue
		}
		if state == unfinished {
			fmt.Fprintf(l.Log, "• %s: removing what an interrupted load left\n", s.Settings.Name)
			if err := l.remove(ctx, s.Settings.Slug); err != nil {
				return nil, err
			}
		}
		r := &run{
			Loader: l, seed: s, now: now, queue: &queue{jobs: l.Jobs}, operators: map[string]actor{}, hosts: map[string]actor{},
			itineraries: map[string]uuid.UUID{}, travelers: map[string]traveler{},
		}
		r.opened = r.moment(firstDay(s), 8)
		if r.tenant, err = l.createTenant(ctx, s, r.opened); err != nil {
			return nil, r.named(err)
		}
		if r.do, err = l.modules(r.queue, clock.Fixed(now), true); err != nil {
			return nil, err
		}
		if r.aloud, err = l.modules(r.queue, clock.Fixed(now), false); err != nil {
			return nil, err
		}
		r.people()
		runs = append(runs, r)
	}
	return runs, nil
}

func (r *run) named(err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", r.seed.Settings.Slug, err)
	}
	return nil
}

// load loads people and trips, and opens the marketplace.
func (r *run) load(ctx context.Context) error {
	if err := r.members(ctx); err != nil {
		return err
	}
	if err := r.trips(ctx); err != nil {
		return err
	}
	if err := r.payouts(ctx); err != nil {
		return err
	}
	if err := r.invite(ctx); err != nil {
		return err
	}
	if err := r.pages(ctx); err != nil {
		return err
	}
	return r.open(ctx)
}

// say prints what was done since a point in time.
func (r *run) say(since time.Time, format string, args ...any) {
	fmt.Fprintf(r.Log, "• %s: %s (%.1f s)\n", r.seed.Settings.Name, fmt.Sprintf(format, args...),
		time.Since(since).Seconds())
}
