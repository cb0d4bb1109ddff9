//go:build unsafe_nolock

package capacity

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// takePlaces without a lock exists so that tests can show that it oversells: it reads first and writes what it
// read plus its own. The pause in between is long enough for buyers to collide on any machine.
func takePlaces(ctx context.Context, tx pgx.Tx, tenantID, tripID uuid.UUID,
	take Take) (firstSpot int, missed Take, err error) {
	var maximum, supplements, supplementsTaken int
	err = tx.QueryRow(ctx,
		`SELECT maximum_spots, spots_taken, single_supplement_quantity, single_supplement_taken FROM trip WHERE tenant_id = $1 AND id = $2`,
		tenantID, tripID).Scan(&maximum, &firstSpot, &supplements, &supplementsTaken)
	if err != nil {
		return 0, take, err
	}
	services, rooms := map[uuid.UUID]int{}, map[Night]int{}
	for _, id := range serviceIDs(take) {
		var has *int
		var n int
		err := tx.QueryRow(ctx,
			"SELECT capacity, taken FROM trip_service WHERE tenant_id = $1 AND id = $2 AND bookable AND deleted_at IS NULL",
			tenantID, id).Scan(&has, &n)
		if err == pgx.ErrNoRows || err == nil && has != nil && n+take.Services[id] > *has {
			return 0, take, nil
		}
		if err != nil {
			return 0, take, err
		}
		services[id] = n
	}
	for _, night := range nights(take) {
		var n int
		err := tx.QueryRow(ctx,
			"SELECT taken FROM departure_night WHERE tenant_id = $1 AND inventory_item_id = $2 AND timing = $3 AND occupancy = $4",
			tenantID, night.ItemID, night.Timing, night.Occupancy).Scan(&n)
		if err != nil && err != pgx.ErrNoRows {
			return 0, take, err
		}
		if n+take.Nights[night] > take.Supply[night] {
			return 0, take, nil
		}
		rooms[night] = n
	}
	if firstSpot+take.Spots > maximum || supplementsTaken+take.Supplements > supplements {
		return 0, take, nil
	}
	time.Sleep(25 * time.Millisecond)
	batch := &pgx.Batch{}
	batch.Queue("UPDATE trip SET spots_taken = $3, single_supplement_taken = $4 WHERE tenant_id = $1 AND id = $2",
		tenantID, tripID, firstSpot+take.Spots, supplementsTaken+take.Supplements)
	for _, id := range serviceIDs(take) {
		batch.Queue("UPDATE trip_service SET taken = $3 WHERE tenant_id = $1 AND id = $2", tenantID, id,
			services[id]+take.Services[id])
	}
	for _, night := range nights(take) {
		batch.Queue(
			`INSERT INTO departure_night (tenant_id, inventory_item_id, timing, occupancy, quantity, taken) VALUES ($1, $2, $3, $4, $5, $6)
			ON CONFLICT (tenant_id, inventory_item_id, timing, occupancy) DO UPDATE SET taken = EXCLUDED.taken`,
			tenantID, night.ItemID, night.Timing, night.Occupancy, take.Supply[night], rooms[night]+take.Nights[night])
	}
	return firstSpot, Take{}, tx.SendBatch(ctx, batch).Close()
}
