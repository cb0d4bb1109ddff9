package booking

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

// shareConstraint is what refuses a hold beyond HeldSpots.
const shareConstraint = "hold_share"

// holder is who holds spots of a trip as far as his share goes: the person, or the network of whoever is not signed
// in; nil for those who hold for others, who have no share to exceed.
func (s *Service) holder(ctx context.Context, t trip.Trip) []byte {
	p, signedIn := principal.From(ctx)
	if s.HeldSpots == 0 || helps(ctx) || signedIn && p.HostID != uuid.Nil && p.HostID == t.HostID {
		return nil
	}
	return s.holderOf(ctx, t.ID)
}

func (s *Service) holderOf(ctx context.Context, tripID uuid.UUID) []byte {
	who := principal.RequestFrom(ctx).Network()
	if p, ok := principal.From(ctx); ok {
		who = p.Subject()
	}
	return seal.Hash(s.Tokens.For("holder "+who, tenant.From(ctx).ID, tripID))
}

// tooMuch says how much of a trip the caller holds, and when some of it may be free.
func (s *Service) tooMuch(ctx context.Context, tripID uuid.UUID) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var held bookingdb.HolderWaitsRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		held, err = bookingdb.New(tx).HolderWaits(ctx, bookingdb.HolderWaitsParams{TenantID: t.ID, TripID: tripID, Holder: s.holderOf(ctx, tripID), Now: now})
		return err
	})
	if err != nil {
		return fmt.Errorf("share of a holder: %w", err)
	}
	if held.Spots == 0 {
		return apierr.InvalidField("spots", fmt.Sprintf("At most %d spots can be booked at once. Please contact %s for a larger party.", s.HeldSpots, t.SupportEmail))
	}
	whose := "your network is"
	if _, ok := principal.From(ctx); ok {
		whose = "you are"
	}
	return apierr.TooMany(fmt.Sprintf("At most %d spots of a trip can be held at once, and %s holding %d. Pay for them or let them go.",
		s.HeldSpots, whose, held.Spots), held.Until.Sub(now))
}
