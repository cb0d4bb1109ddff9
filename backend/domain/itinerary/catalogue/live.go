package catalogue

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
)

// LiveTx reports whether an itinerary is public; a missing one is CodeNotFound.
func (s *Service) LiveTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (bool, error) {
	it, err := s.Itineraries.LoadTx(ctx, tx, id)
	return err == nil && it.Status == itinerary.Complete, err
}
