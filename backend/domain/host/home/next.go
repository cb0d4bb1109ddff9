package home

import (
	"context"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/hostapi"
)

// Bookings counts the bookings of a trip.
type Bookings interface {
	Spots(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (confirmed, pending int, err error)
	// SoldTx counts, by trip, the active bookings that were made in a period, and their spots.
	SoldTx(ctx context.Context, tx pgx.Tx, tripIDs []uuid.UUID, since,
		until time.Time) (bookings, spots map[uuid.UUID]int, err error)
	TravelersTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error)
}

// Forms returns whose trip form is complete.
type Forms interface {
	CompleteOfTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error)
}

// Next returns a host's pending tasks on upcoming trips, most urgent first and then by start date.
func (s *Service) Next(ctx context.Context, hostID uuid.UUID) (hostapi.HostNext, error) {
	out := hostapi.HostNext{Items: []hostapi.HostNextItem{}}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		trips, err := s.Trips.HostTripsTx(ctx, tx, hostID)
		if err != nil {
			return err
		}
		for _, t := range trips {
			if group := trip.DashboardGroupOf(t.Status); group == trip.DashboardPast || group == trip.DashboardCanceled {
				continue
			}
			items, err := s.nextOfTx(ctx, tx, t)
			if err != nil {
				return err
			}
			out.Items = append(out.Items, items...)
		}
		return nil
	})
	slices.SortStableFunc(out.Items, func(a, b hostapi.HostNextItem) int {
		if by := slices.Index(urgencies, a.Urgency) - slices.Index(urgencies, b.Urgency); by != 0 {
			return by
		}
		return a.StartDate.Compare(b.StartDate)
	})
	return out, err
}

// urgencies are in display order.
var urgencies = hostapi.HostNextItemUrgency("").AllValues()

// nextOfTx returns the pending tasks of one trip: before the launch the launch, then people and spots.
func (s *Service) nextOfTx(ctx context.Context, tx pgx.Tx, t trip.Trip) ([]hostapi.HostNextItem, error) {
	item := func(kind hostapi.HostNextItemKind, urgency hostapi.HostNextItemUrgency, count,
		total int) hostapi.HostNextItem {
		return hostapi.HostNextItem{Kind: kind, Urgency: urgency, TripId: t.ID, TripName: t.Name,
			StartDate: t.StartDate.UTC(), Count: count, Total: total}
	}
	confirmed, pending, err := s.Bookings.Spots(ctx, tx, t.ID)
	if err != nil {
		return nil, err
	}
	var items []hostapi.HostNextItem
	// Those who have booked before the trip may be confirmed are only spots that are sold, not a task.
	if booking.ConfirmEnabled(t.Status, pending, t.MinimumTripThreshold) {
		items = append(items, item(hostapi.HostNextItemKindConfirm, hostapi.HostNextItemUrgencyNow, pending,
			pending+confirmed))
	}
	if waitsForLaunch(t) {
		items = append(items, item(hostapi.HostNextItemKindLaunch, hostapi.HostNextItemUrgencySoon, 1, 1))
	}
	if t.LaunchedAt == nil {
		return items, nil
	}
	missing, travelers, err := s.missingTx(ctx, tx, t.ID)
	if missing > 0 {
		items = append(items, item(hostapi.HostNextItemKindForms, hostapi.HostNextItemUrgencySoon, missing, travelers))
	}
	if left := t.MaximumSpots - confirmed - pending; left > 0 && t.Status != trip.Closed {
		items = append(items, item(hostapi.HostNextItemKindSpots, hostapi.HostNextItemUrgencyInfo, left, t.MaximumSpots))
	}
	return items, err
}

// waitsForLaunch reports whether a trip can be launched and no launch is scheduled.
func waitsForLaunch(t trip.Trip) bool {
	return t.LaunchAt == nil && t.LaunchedAt == nil && !trip.Customizable(t.Status) && t.Status != trip.Closed
}

func (s *Service) missingTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (missing, travelers int, err error) {
	all, err := s.Bookings.TravelersTx(ctx, tx, tripID)
	if err != nil {
		return 0, 0, err
	}
	complete, err := s.Forms.CompleteOfTripTx(ctx, tx, tripID)
	for _, id := range all {
		if !slices.Contains(complete, id) {
			missing++
		}
	}
	return missing, len(all), err
}
