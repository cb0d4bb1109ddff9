package page

import (
	"context"
	"sync"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/clock"
)

// recent caches pages of the public list for a moment: all visitors see the same ones, and each is expensive.
// Changes appear that much later; availability is decided elsewhere.
type recent struct {
	mu    sync.Mutex
	pages map[recentKey]*recentPage
}

// recentKey is what a page depends on. Searches are not cached: hardly two are alike.
type recentKey struct {
	tenantID         uuid.UUID
	today            civil.Date
	ahead            time.Duration // of a test clock
	category, cursor string
	language         string // of the categories' names
	month, country   string
	destination      string
	sort             tripapi.ListPublicTripsSort
	maxPriceMinor    int64
	limit            int
	days, minSpots   int
	pace             int
}

type recentPage struct {
	answer  tripapi.PublicTripPage
	made    time.Time // in real time
	renewed bool      // being renewed
}

const (
	recentFor = 250 * time.Millisecond
	// recentLatest is the maximum age of a stale page that is served while it is renewed.
	recentLatest = time.Second
	recentMost   = 1_000
)

func recentKeyOf(t tenant.Tenant, now time.Time, today civil.Date, language string,
	params tripapi.ListPublicTripsParams) (recentKey, bool) {
	k := recentKey{tenantID: t.ID, today: today, ahead: t.ClockOffset, language: language,
		category: t.Categories.ID(params.Category.Or("")),
		cursor:   params.Cursor.Or(""), limit: params.Limit.Or(defaultPublicLimit),
		month: params.Month.Or(""), country: params.Country.Or(""), sort: params.Sort.Or(""),
		destination:   params.Destination.Or(""),
		maxPriceMinor: params.MaxPriceMinor.Or(0), days: params.Days.Or(0), minSpots: params.MinSpots.Or(0),
		pace: params.Pace.Or(0)}
	if t.ClockFrozen != nil {
		k.ahead = time.Duration(now.UnixNano())
	}
	return k, params.Q.Or("") == "" && !params.Host.Set && !params.Past.Or(false)
}

// get returns the page, or has it made by one caller while the others get the previous one.
func (r *recent) get(ctx context.Context, k recentKey, make func(context.Context) (tripapi.PublicTripPage, error)) (
	tripapi.PublicTripPage, error) {
	if page, ok := r.look(k); ok {
		return page, nil
	}
	answer, err := make(ctx)
	r.mu.Lock()
	defer r.mu.Unlock()
	if err != nil {
		if p := r.pages[k]; p != nil {
			p.renewed = false
		}
		return answer, err
	}
	if r.pages == nil || len(r.pages) >= recentMost {
		r.pages = map[recentKey]*recentPage{}
	}
	r.pages[k] = &recentPage{answer: answer, made: clock.Tick()}
	return answer, nil
}

func (r *recent) look(k recentKey) (tripapi.PublicTripPage, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := r.pages[k]
	if p == nil {
		return tripapi.PublicTripPage{}, false
	}
	age := clock.Tick().Sub(p.made)
	switch {
	case age < recentFor, age < recentLatest && p.renewed:
		return p.answer, true
	}
	p.renewed = true
	return tripapi.PublicTripPage{}, false
}
