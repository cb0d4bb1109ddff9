package trip

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/platform/apierr"
)

// Take is what a party takes from a trip: spots, private rooms (single supplements) and places of bookable
// activities by trip service.
type Take struct {
	Spots       int
	Supplements int
	Services    map[uuid.UUID]int
}

// places are a trip's counters while their rows are locked.
type places struct {
	maximumSpots, spotsTaken             int
	supplementQuantity, supplementsTaken int
	services                             map[uuid.UUID]servicePlaces
}

type servicePlaces struct {
	capacity *int // nil when there is no limit
	taken    int
}

// TakeSpotsTx takes places all at once or, with CodeSoldOut and what is left, none. It returns how many spots
// were taken before, which decides early-bird prices. Rows are locked in one order, the trip first, then
// services by id, so that two parties never wait for each other.
func (s *Service) TakeSpotsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take Take) (firstSpot int, err error) {
	if take.Spots < 0 || take.Supplements < 0 {
		return 0, fmt.Errorf("take of trip %s: negative places", tripID)
	}
	have, err := lockPlaces(ctx, tx, tenant.From(ctx).ID, tripID, serviceIDs(take))
	if err != nil {
		return 0, err
	}
	raceWindow()
	if !have.fit(take) {
		return 0, soldOut(Trip{
			MaximumSpots: have.maximumSpots, SpotsTaken: have.spotsTaken,
			SingleSupplementQuantity: have.supplementQuantity, SingleSupplementTaken: have.supplementsTaken,
		}, have.services)
	}
	return have.spotsTaken, have.write(ctx, tx, tenant.From(ctx).ID, tripID, take, 1)
}

// ReleaseSpotsTx gives places back.
func (s *Service) ReleaseSpotsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take Take) error {
	have, err := lockPlaces(ctx, tx, tenant.From(ctx).ID, tripID, serviceIDs(take))
	if err != nil {
		return err
	}
	return have.write(ctx, tx, tenant.From(ctx).ID, tripID, take, -1)
}

func serviceIDs(take Take) []uuid.UUID {
	return slices.SortedFunc(maps.Keys(take.Services), func(a, b uuid.UUID) int { return slices.Compare(a[:], b[:]) })
}

func (p places) fit(take Take) bool {
	if p.spotsTaken+take.Spots > p.maximumSpots || p.supplementsTaken+take.Supplements > p.supplementQuantity {
		return false
	}
	for id, quantity := range take.Services {
		service := p.services[id]
		if quantity < 0 || service.capacity != nil && service.taken+quantity > *service.capacity {
			return false
		}
	}
	return true
}

func (p places) write(ctx context.Context, tx pgx.Tx, tenantID, tripID uuid.UUID, take Take, sign int) error {
	batch := &pgx.Batch{}
	batch.Queue("UPDATE trip SET spots_taken = $3, single_supplement_taken = $4 WHERE tenant_id = $1 AND id = $2",
		tenantID, tripID, max(0, p.spotsTaken+sign*take.Spots), max(0, p.supplementsTaken+sign*take.Supplements))
	for _, id := range serviceIDs(take) {
		batch.Queue("UPDATE trip_service SET taken = $4 WHERE tenant_id = $1 AND trip_id = $2 AND id = $3",
			tenantID, tripID, id, max(0, p.services[id].taken+sign*take.Services[id]))
	}
	if err := tx.SendBatch(ctx, batch).Close(); err != nil {
		return fmt.Errorf("write places of trip %s: %w", tripID, err)
	}
	return nil
}

// lockPlaces reads the counters. lockClause is empty only in builds that prove what happens without the lock.
func lockPlaces(ctx context.Context, tx pgx.Tx, tenantID, tripID uuid.UUID, services []uuid.UUID) (places, error) {
	p := places{services: map[uuid.UUID]servicePlaces{}}
	err := tx.QueryRow(ctx, `
		SELECT maximum_spots, spots_taken, single_supplement_quantity, single_supplement_taken
		FROM trip WHERE tenant_id = $1 AND id = $2`+lockClause, tenantID, tripID).
		Scan(&p.maximumSpots, &p.spotsTaken, &p.supplementQuantity, &p.supplementsTaken)
	if err != nil {
		_, err = loaded(tripdb.Trip{}, err)
		return p, err
	}
	if len(services) == 0 {
		return p, nil
	}
	rows, err := tx.Query(ctx, `
		SELECT id, capacity, taken FROM trip_service
		WHERE tenant_id = $1 AND trip_id = $2 AND id = ANY($3) AND bookable AND deleted_at IS NULL
		ORDER BY id`+lockClause, tenantID, tripID, services)
	if err != nil {
		return p, fmt.Errorf("lock services of trip %s: %w", tripID, err)
	}
	var id uuid.UUID
	var service servicePlaces
	_, err = pgx.ForEachRow(rows, []any{&id, &service.capacity, &service.taken}, func() error {
		p.services[id] = service
		return nil
	})
	if err != nil {
		return p, fmt.Errorf("lock services of trip %s: %w", tripID, err)
	}
	if len(p.services) != len(services) {
		return p, apierr.NotFound("activity")
	}
	return p, nil
}

// soldOut says what is left, under the names checkout shows: activityLeft:<id> for each activity asked for.
func soldOut(t Trip, services map[uuid.UUID]servicePlaces) error {
	details := map[string]int64{
		"spotsLeft":        int64(max(0, t.MaximumSpots-t.SpotsTaken)),
		"privateRoomsLeft": int64(max(0, t.SingleSupplementQuantity-t.SingleSupplementTaken)),
	}
	for id, service := range services {
		if service.capacity != nil {
			details["activityLeft:"+id.String()] = int64(max(0, *service.capacity-service.taken))
		}
	}
	return apierr.New(apierr.CodeSoldOut, "There are not enough places left for your party.").WithDetails(details)
}
