package loader

import (
	"context"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

const day = 24 * time.Hour

// actor is a person whom the loader plays.
type actor struct{ principal.Principal }

// at returns a context in which the marketplace's clock stands at a moment.
func (r *run) at(ctx context.Context, moment time.Time) context.Context {
	t := r.tenant
	t.ClockOffset = moment.Sub(r.now)
	return tenant.With(ctx, t)
}

// as lets an actor do something at a moment.
func (r *run) as(ctx context.Context, a actor, moment time.Time) context.Context {
	return principal.With(r.at(ctx, moment), a.Principal)
}

// moment returns an hour of the day that is a number of days from the load.
func (r *run) moment(days int, hour float64) time.Time {
	return r.today().AddDays(days).UTC().Add(time.Duration(hour * float64(time.Hour)))
}

func (r *run) today() civil.Date { return civil.Today(r.now) }

func (r *run) date(days int) civil.Date { return r.today().AddDays(days) }

func minutes(n int) time.Duration { return time.Duration(n) * time.Minute }

// person creates an actor of the marketplace.
func (r *run) person(group, email, name string) actor {
	return actor{principal.Principal{TenantID: r.tenant.ID, MemberID: uuid.Must(uuid.NewV7()), Group: group, Email: email,
		Name: name}}
}
