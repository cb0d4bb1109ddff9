package edit

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
)

// SetSingleSupplement sets the number of private rooms (O-186); fewer than are taken is CodeInvalid.
func (s *Service) SetSingleSupplement(ctx context.Context, id uuid.UUID, quantity int) error {
	return s.Trips.InTx(ctx, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		return s.UpdateTx(ctx, tx, id, &tripapi.TripUpdate{Version: t.Version,
			SingleSupplementQuantity: api.NewOptInt(quantity)})
	})
}
