//go:build !unsafe_nolock

package capacity

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// takePlaces takes everything in one round trip: each statement locks its row and checks it under the lock.
// missed is what was asked of rows that had too few; the caller then rolls back what the others took.
func takePlaces(ctx context.Context, tx pgx.Tx, tenantID, tripID uuid.UUID,
	take Take) (firstSpot int, missed Take, err error) {
	batch := &pgx.Batch{}
	batch.Queue(`
		UPDATE trip SET spots_taken = spots_taken + $3, single_supplement_taken = single_supplement_taken + $4
		WHERE tenant_id = $1 AND id = $2
		  AND spots_taken + $3 <= maximum_spots AND single_supplement_taken + $4 <= single_supplement_quantity
		RETURNING spots_taken - $3`, tenantID, tripID, take.Spots, take.Supplements)
	for _, id := range serviceIDs(take) {
		batch.Queue(`
			UPDATE trip_service SET taken = taken + $4
			WHERE tenant_id = $1 AND trip_id = $2 AND id = $3 AND bookable AND deleted_at IS NULL AND $4 >= 0
			  AND (capacity IS NULL OR taken + $4 <= capacity)
			RETURNING taken`, tenantID, tripID, id, take.Services[id])
	}
	for _, night := range nights(take) {
		batch.Queue(`
			INSERT INTO departure_night AS n (tenant_id, inventory_item_id, timing, occupancy, quantity, taken)
			SELECT $1::uuid, $2::uuid, $3::text, $4::text, $5::int, $6::int WHERE $6::int <= $5::int
			ON CONFLICT (tenant_id, inventory_item_id, timing, occupancy)
			DO UPDATE SET quantity = EXCLUDED.quantity, taken = n.taken + EXCLUDED.taken WHERE n.taken + EXCLUDED.taken <= EXCLUDED.quantity
			RETURNING taken`, tenantID, night.ItemID, night.Timing, night.Occupancy, take.Supply[night], take.Nights[night])
	}
	results := tx.SendBatch(ctx, batch)
	missed = Take{Services: map[uuid.UUID]int{}, Nights: map[Night]int{}}
	ids, rooms := serviceIDs(take), nights(take)
	for i := range batch.Len() {
		var value int
		switch err := results.QueryRow().Scan(&value); {
		case errors.Is(err, pgx.ErrNoRows):
			switch {
			case i == 0:
				missed.Spots, missed.Supplements = take.Spots, take.Supplements
			case i <= len(ids):
				missed.Services[ids[i-1]] = take.Services[ids[i-1]]
			default:
				missed.Nights[rooms[i-1-len(ids)]] = take.Nights[rooms[i-1-len(ids)]]
			}
		case err != nil:
			_ = results.Close()
			return 0, missed, err
		case i == 0:
			firstSpot = value
		}
	}
	return firstSpot, missed, results.Close()
}
