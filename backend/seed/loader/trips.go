package loader

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"golang.org/x/sync/errgroup"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/count"
	"caravan/backend/seed"
)

// tripsAtOnce is how many trips are played concurrently.
const tripsAtOnce = 4

// trips plays every trip up to today.
func (r *run) trips(ctx context.Context) error {
	start := time.Now()
	bookings := map[string][]seed.Booking{}
	for _, b := range r.seed.Bookings {
		bookings[b.Trip] = append(bookings[b.Trip], b)
	}
	// Lists show the latest first: the oldest trips are created first.
	inOrder := slices.SortedStableFunc(slices.Values(r.seed.Trips), func(a, b seed.Trip) int {
		return planOf(a).request - planOf(b).request
	})
	group, living := errgroup.WithContext(ctx)
	group.SetLimit(tripsAtOnce)
	for _, t := range inOrder {
		group.Go(func() error {
			if err := r.live(living, t, bookings[t.Key]); err != nil {
				return fmt.Errorf("trip %s: %w", t.Key, err)
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return err
	}
	r.say(start, "%s, %s", count.Of(len(r.seed.Trips), "trip"), count.Of(len(r.seed.Bookings), "booking"))
	return r.relate(ctx)
}

// life is one trip on its way through time.
type life struct {
	*run
	of       seed.Trip
	host     actor
	operator actor
	tripID   uuid.UUID
	refunds  []uuid.UUID // started and not yet completed
	services []api.Service
	pending  []uuid.UUID // bookings that the host has not confirmed
	events   []event
}

// event is something that happens to a trip. Events at the same instant keep their order.
type event struct {
	at time.Time
	do func(ctx context.Context, at time.Time) error
}

// plan adds an event; a consequence of today's events that would come later happens now.
func (l *life) plan(at time.Time, do func(ctx context.Context, at time.Time) error) {
	if at.After(l.now) {
		at = l.now
	}
	l.events = append(l.events, event{at, do})
}

func (r *run) itineraryOf(t seed.Trip) seed.Itinerary {
	return r.seed.Itineraries[slices.IndexFunc(r.seed.Itineraries, func(i seed.Itinerary) bool {
		return i.Slug == t.Itinerary
	})]
}

func (r *run) live(ctx context.Context, t seed.Trip, bookings []seed.Booking) error {
	l := &life{run: r, of: t, host: r.hosts[t.Host]}
	it := r.itineraryOf(t)
	l.operator = r.operators[it.Operator]
	err := r.DB.InTenantTx(ctx, r.tenant.ID, func(tx pgx.Tx) error { return l.prepareTx(ctx, tx, it) })
	if err != nil || !reached(t, trip.Created) {
		return err
	}
	if len(bookings) > 0 || t.LaunchInDays != nil && *t.LaunchInDays <= 0 {
		l.sell(bookings)
	}
	slices.SortStableFunc(l.events, func(a, b event) int { return a.at.Compare(b.at) })
	for _, e := range l.events {
		if err := e.do(collectRefunds(ctx, &l.refunds), e.at); err != nil {
			return fmt.Errorf("%d days before the load: %w", int(r.now.Sub(e.at)/day), err)
		}
		if err := l.refund(ctx, e.at); err != nil {
			return err
		}
	}
	return l.arrive(ctx)
}

// arrive checks that the trip reached the status given in the seed.
func (l *life) arrive(ctx context.Context) error {
	if err := l.advance(ctx, l.now); err != nil {
		return err
	}
	var got trip.Trip
	err := l.DB.ReadTenant(ctx, l.tenant.ID, func(tx pgx.Tx) error {
		var err error
		got, err = l.do.Trips.LoadTx(l.at(ctx, l.now), tx, l.tripID)
		return err
	})
	if err == nil && string(got.Status) != l.of.Status {
		err = fmt.Errorf("its dates and bookings lead to status %s, not %s", got.Status, l.of.Status)
	}
	return err
}

// prepareTx takes a trip from the host's request as far as it gets before its launch.
func (l *life) prepareTx(ctx context.Context, tx pgx.Tx, it seed.Itinerary) error {
	p, t := planOf(l.of), l.of
	d, err := template(it, t)
	if err != nil {
		return err
	}
	offered, err := l.do.Inventory.CreateTx(l.as(ctx, l.operator, l.moment(p.request-1, 10)), tx,
		l.itineraries[t.Itinerary], departure(d, l.date(t.StartInDays)))
	if err != nil {
		return fmt.Errorf("departure: %w", err)
	}
	form := l.requestForm()
	form.Itinerary, form.ItineraryInventoryItemId, form.StartDate = l.itineraries[t.Itinerary], api.NewOptUUID(offered),
		l.date(t.StartInDays).UTC()
	made, err := l.do.Requests.CreateTx(l.as(ctx, l.host, l.moment(p.request, 11)), tx, form)
	if err != nil {
		return fmt.Errorf("request: %w", err)
	}
	if !reached(t, trip.Created) {
		return nil
	}
	review := trip.Review{Name: t.Name, OperatorCode: it.OperatorCode, MinimumSpots: t.MinimumSpots,
		MaximumSpots: t.MaximumSpots}
	created, err := l.do.Trips.CreateTx(l.as(ctx, l.operator, l.moment(p.review, 9)), tx, made.ID, review)
	if err != nil {
		return fmt.Errorf("review: %w", err)
	}
	l.tripID = created.ID
	if !reached(t, trip.PartnerApproved) {
		return nil
	}
	approve := func(a actor, day int, to trip.Status) error {
		return l.updateTx(ctx, tx, a, l.moment(day, 10), &tripapi.TripUpdate{
			Status: api.NewOptTripStatus(api.TripStatus(to)), OperatorTerms: api.NewOptBool(to == trip.PartnerApproved),
		})
	}
	if err := approve(l.operator, p.approve, trip.PartnerApproved); err != nil || !reached(t, trip.PricingApproved) {
		return err
	}
	if err := approve(l.admin, p.pricing, trip.PricingApproved); err != nil {
		return err
	}
	return l.priceTx(ctx, tx, it, p)
}

// priceTx lets the host set prices, agree to the services agreement and schedule the launch.
func (l *life) priceTx(ctx context.Context, tx pgx.Tx, it seed.Itinerary, p plan) error {
	t, at := l.of, l.moment(p.agree, 14)
	prices := tripapi.NewOptPrices(tripapi.Prices{InitialMinor: t.InitialPriceMinor, RemainingMinor: t.RemainPriceMinor})
	if t.InitialPriceMinor == 0 {
		return nil
	}
	if !reached(t, trip.HostApproved) {
		return l.updateTx(ctx, tx, l.host, at, &tripapi.TripUpdate{Prices: prices})
	}
	if t.AdvanceMinor > 0 {
		asked := &tripapi.TripUpdate{Prices: prices, FlightStipendMinor: api.NewOptInt64(t.AdvanceMinor)}
		if err := l.updateTx(ctx, tx, l.host, at.Add(-time.Hour), asked); err != nil {
			return fmt.Errorf("advance: %w", err)
		}
	}
	now, err := l.do.Trips.LoadTx(l.as(ctx, l.host, at), tx, l.tripID)
	if err != nil {
		return err
	}
	err = l.do.Trips.AcceptTermsTx(l.as(ctx, l.host, at), tx, l.tripID, &tripapi.AcceptHostTerms{Terms: agreement.Version,
		Version: now.Version, Prices: prices})
	if err != nil {
		return fmt.Errorf("prices: %w", err)
	}
	change := &tripapi.TripUpdate{HasHostCompletedPromoteTutorial: api.NewOptBool(true)}
	if t.HostBlurb != "" {
		change.TripSummary = api.NewOptString(t.HostBlurb + "\n\n" + it.TripSummary)
	}
	if t.LaunchInDays != nil {
		change.LaunchDate = tripapi.NewOptNilDateTime(l.launchOf(t))
	}
	return l.updateTx(ctx, tx, l.host, at.Add(time.Hour), change)
}

// updateTx changes the trip at its current version.
func (l *life) updateTx(ctx context.Context, tx pgx.Tx, by actor, at time.Time, change *tripapi.TripUpdate) error {
	ctx = l.as(ctx, by, at)
	now, err := l.do.Trips.LoadTx(ctx, tx, l.tripID)
	if err != nil {
		return err
	}
	change.Version = now.Version
	return l.do.Trips.UpdateTx(ctx, tx, l.tripID, change)
}

// advance takes the steps that the system has to take at a moment.
func (l *life) advance(ctx context.Context, at time.Time) error {
	return l.DB.InTenantTx(ctx, l.tenant.ID, func(tx pgx.Tx) error {
		_, err := l.do.Trips.AdvanceTx(l.at(ctx, at), tx, l.tripID)
		return err
	})
}

// cancel cancels the trip as the platform does.
func (l *life) cancel(ctx context.Context, at time.Time) error {
	why := cancellations[l.of.CancellationReason]
	facts := trip.Facts{Reason: why.text}
	if why.internal != 0 {
		facts.InternalReason = &why.internal
	}
	return l.DB.InTenantTx(ctx, l.tenant.ID, func(tx pgx.Tx) error {
		_, err := l.do.Trips.ApplyTx(l.as(ctx, l.admin, at), tx, l.tripID, trip.ActCancel, trip.Admin, facts)
		return err
	})
}

// refund completes pending refunds two days later, or today.
func (l *life) refund(ctx context.Context, begun time.Time) error {
	arrives := begun.Add(2 * day)
	if arrives.After(l.now) {
		arrives = l.now
	}
	for _, id := range l.refunds {
		if err := l.do.Payments.Refund(l.at(ctx, arrives), id, ""); err != nil {
			return err
		}
	}
	l.refunds = nil
	return nil
}
