package spots

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// lockPatience bounds the wait for a trip's row lock. Its holders are a round trip away from releasing it; a
// caller that waits longer retries.
const lockPatience = "400ms"

// TakePlaces takes spots under a lock timeout. The remaining count in a rejection is remembered.
func (s *Service) TakePlaces(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take capacity.Take) (int, error) {
	if err := db.Defer(ctx, tx, "SET LOCAL lock_timeout = '"+lockPatience+"'"); err != nil {
		return 0, err
	}
	firstSpot, err := s.Trips.TakeSpotsTx(ctx, tx, tripID, take)
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code == apierr.CodeSoldOut {
		s.Crowd.Remember(tripID, capacity.Places{Spots: int(refused.Details["spotsLeft"]),
			Supplements: int(refused.Details["privateRoomsLeft"])})
	}
	return firstSpot, err
}

// ReleaseTx releases spots and offers them to the waitlist.
func (s *Service) ReleaseTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take capacity.Take) error {
	if err := s.Trips.ReleaseSpotsTx(ctx, tx, tripID, take); err != nil {
		return err
	}
	s.Crowd.Forget(tripID)
	return s.offerTx(ctx, tx, tripID)
}
