package capacity

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
)

// Take is what a party takes from a trip: spots, private rooms (single supplements), spots of bookable activities
// by trip service, and nights of the trip's departure.
type Take struct {
	Spots       int
	Supplements int
	Services    map[uuid.UUID]int
	Nights      map[Night]int
	// Supply is how many rooms the departure has for each kind of night; it may have increased since the last
	// take.
	Supply map[Night]int
}

// Night is a kind of room of a departure before or after the trip.
type Night struct {
	ItemID    uuid.UUID // the departure
	Timing    string    // preTrip or postTrip
	Occupancy string    // single or double
}

// Empty reports that nothing is taken.
func (t Take) Empty() bool {
	return t.Spots == 0 && t.Supplements == 0 && len(t.Services) == 0 && len(t.Nights) == 0
}

// TakeSpotsTx takes all that is asked for or, with CodeSoldOut and what is left, nothing. It returns how many
// spots were taken before, which decides early-bird prices.
//
// The trip's row is always locked first; services and nights follow by id. Parties of one trip therefore wait for
// each other only there, and parties of two trips of a departure lock its nights in the same order. Everything is
// taken in one round trip.
func (s *Service) TakeSpotsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take Take) (firstSpot int, err error) {
	if take.Spots < 0 || take.Supplements < 0 {
		return 0, fmt.Errorf("take of trip %s: negative places", tripID)
	}
	tenantID := tenant.From(ctx).ID
	firstSpot, missed, err := takePlaces(ctx, tx, tenantID, tripID, take)
	if err != nil {
		return 0, fmt.Errorf("take places of trip %s: %w", tripID, err)
	}
	if !missed.Empty() {
		return 0, s.leftOver(ctx, tx, tripID, take, missed)
	}
	return firstSpot, nil
}

// ReleaseSpotsTx releases what was taken.
func (s *Service) ReleaseSpotsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take Take) error {
	if take.Empty() {
		return nil
	}
	tenantID := tenant.From(ctx).ID
	batch := &pgx.Batch{}
	batch.Queue(
		`UPDATE trip SET spots_taken = greatest(0, spots_taken - $3), single_supplement_taken = greatest(0, single_supplement_taken - $4)
		WHERE tenant_id = $1 AND id = $2`, tenantID, tripID, take.Spots, take.Supplements)
	for _, id := range serviceIDs(take) {
		batch.Queue(
			"UPDATE trip_service SET taken = greatest(0, taken - $4) WHERE tenant_id = $1 AND trip_id = $2 AND id = $3",
			tenantID, tripID, id, take.Services[id])
	}
	for _, night := range nights(take) {
		batch.Queue(`UPDATE departure_night SET taken = greatest(0, taken - $5)
			WHERE tenant_id = $1 AND inventory_item_id = $2 AND timing = $3 AND occupancy = $4`,
			tenantID, night.ItemID, night.Timing, night.Occupancy, take.Nights[night])
	}
	if err := tx.SendBatch(ctx, batch).Close(); err != nil {
		return fmt.Errorf("release places of trip %s: %w", tripID, err)
	}
	return nil
}

func serviceIDs(take Take) []uuid.UUID {
	return slices.SortedFunc(maps.Keys(take.Services), func(a, b uuid.UUID) int { return slices.Compare(a[:], b[:]) })
}

func nights(take Take) []Night {
	return slices.SortedFunc(maps.Keys(take.Nights), func(a, b Night) int {
		return cmp.Or(slices.Compare(a.ItemID[:], b.ItemID[:]), cmp.Compare(a.Timing, b.Timing),
			cmp.Compare(a.Occupancy, b.Occupancy))
	})
}

// leftOver returns what is left of what was asked for; something that the trip does not have is CodeNotFound.
func (s *Service) leftOver(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take, missed Take) error {
	t, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	left, err := s.PlacesLeftTx(ctx, tx, t, take.Supply)
	if err != nil {
		return err
	}
	// What was taken before the shortage was found is still counted; it is released with the transaction.
	if missed.Spots == 0 && missed.Supplements == 0 {
		left.Spots, left.Supplements = left.Spots+take.Spots, left.Supplements+take.Supplements
	}
	for id, n := range take.Services {
		has, known := left.Services[id]
		if !known {
			return apierr.NotFound("activity")
		}
		if _, refused := missed.Services[id]; !refused && has >= 0 {
			left.Services[id] = has + n
		}
	}
	for night, n := range take.Nights {
		if _, refused := missed.Nights[night]; !refused {
			left.Nights[night] += n
		}
	}
	return SoldOut(left, take)
}

// Places is what is left of a trip. A service without a limit has -1.
type Places struct {
	Spots       int
	Supplements int
	Services    map[uuid.UUID]int
	Nights      map[Night]int
}

// PlacesLeftTx counts what is neither held nor booked.
func (s *Service) PlacesLeftTx(ctx context.Context, tx pgx.Tx, t trip.Trip, supply map[Night]int) (Places, error) {
	left := Unheld(t)
	left.Services, left.Nights = map[uuid.UUID]int{}, map[Night]int{}
	rows, err := tx.Query(ctx, `
		SELECT id, CASE WHEN capacity IS NULL THEN -1 ELSE greatest(0, capacity - taken) END FROM trip_service
		WHERE tenant_id = $1 AND trip_id = $2 AND bookable AND deleted_at IS NULL`, t.TenantID, t.ID)
	if err != nil {
		return left, fmt.Errorf("services left: %w", err)
	}
	var id uuid.UUID
	var count int
	if _, err = pgx.ForEachRow(rows, []any{&id, &count},
		func() error { left.Services[id] = count; return nil }); err != nil {
		return left, fmt.Errorf("services left: %w", err)
	}
	if len(supply) == 0 || t.InventoryItemID == nil {
		return left, nil
	}
	maps.Copy(left.Nights, supply)
	rows, err = tx.Query(ctx,
		"SELECT timing, occupancy, taken FROM departure_night WHERE tenant_id = $1 AND inventory_item_id = $2", t.TenantID,
		*t.InventoryItemID)
	if err != nil {
		return left, fmt.Errorf("nights left: %w", err)
	}
	night := Night{ItemID: *t.InventoryItemID}
	_, err = pgx.ForEachRow(rows, []any{&night.Timing, &night.Occupancy, &count}, func() error {
		if has, known := left.Nights[night]; known {
			left.Nights[night] = max(0, has-count)
		}
		return nil
	})
	if err != nil {
		return left, fmt.Errorf("nights left: %w", err)
	}
	return left, nil
}

// Fit reports whether there is enough for a party.
func (p Places) Fit(take Take) bool {
	if take.Spots > p.Spots || take.Supplements > p.Supplements {
		return false
	}
	for id, n := range take.Services {
		if has, known := p.Services[id]; !known || has >= 0 && n > has {
			return false
		}
	}
	for night, n := range take.Nights {
		if n > p.Nights[night] {
			return false
		}
	}
	return true
}

// SoldOut returns the error with what is left, under the names that checkout shows: activityLeft:<id> for each
// activity asked for, nightsLeft:<timing>:<occupancy> for each kind of night.
func SoldOut(left Places, asked Take) error {
	details := map[string]int64{"spotsLeft": int64(left.Spots), "privateRoomsLeft": int64(left.Supplements)}
	for id := range asked.Services {
		if has := left.Services[id]; has >= 0 {
			details["activityLeft:"+id.String()] = int64(has)
		}
	}
	for night := range asked.Nights {
		details["nightsLeft:"+night.Timing+":"+night.Occupancy] = int64(left.Nights[night])
	}
	return apierr.New(apierr.CodeSoldOut, "There aren’t enough spots left for your party.").WithDetails(details)
}

// Bookable returns an error if travelers cannot book a trip now.
func Bookable(t trip.Trip, now time.Time) error {
	closed := func(message string) error { return apierr.New(apierr.CodeIllegalState, message) }
	switch stage := t.Stage(now); {
	case !t.Priced():
		return closed("You cannot book this trip yet.")
	case stage == trip.StageSoldOut:
		return SoldOut(Unheld(t), Take{})
	case !stage.Bookable():
		return closed("You cannot book this trip now.")
	case t.Today(now).After(t.BookingsDeadline):
		return closed("The bookings deadline of this trip has passed.")
	}
	return nil
}

// Unheld returns the spots and private rooms that are neither held nor booked.
func Unheld(t trip.Trip) Places {
	return Places{Spots: t.SpotsLeft(), Supplements: max(0, t.SingleSupplementQuantity-t.SingleSupplementTaken)}
}
