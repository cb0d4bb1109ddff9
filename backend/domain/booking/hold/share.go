package hold

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

// Database constraints that reject a hold: for more than HeldSpots, and for having held too long.
const (
	shareConstraint    = "hold_share"
	patienceConstraint = "hold_patience"
)

// A family that fills a small trip may hold all of it while it pays. But spots held and not paid add up, in spots
// times time: once the sum is half of what was left to hold, for the duration of a hold, the holder may hold only
// half of what is left, so that others can book; within patienceWindow it is never more than all that is left for
// patienceTimes the duration of a hold. Paid holds do not count, released ones count as long as they lasted. A
// person who shares a network address with many, such as an office's, has an allowance of their own when signed
// in.
const (
	patienceWindow = 24 * time.Hour
	patienceTimes  = 2
	// again is how many may be held regardless of past holds, within the patience: two travel together.
	again = 2
)

// holder identifies whose allowance a hold counts against: the person, or the network of a caller who is not
// signed in; nil for those who hold for others, who have no limit.
func (s *Service) holder(ctx context.Context, t trip.Trip) []byte {
	p, signedIn := principal.From(ctx)
	if s.HeldSpots == 0 || booking.Helps(ctx) || signedIn && p.HostID != uuid.Nil && p.HostID == t.HostID {
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

// tooMuch returns how much of a trip the caller holds, or for how long, and when they may hold again.
func (s *Service) tooMuch(ctx context.Context, tripID uuid.UUID, constraint string, asked int) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var held bookingdb.HolderWaitsRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		held, err = bookingdb.New(tx).HolderWaits(ctx, bookingdb.HolderWaitsParams{TenantID: t.ID, TripID: tripID,
			Holder: s.holderOf(ctx, tripID), Now: now, Since: now.Add(-patienceWindow)})
		return err
	})
	if err != nil {
		return fmt.Errorf("share of a holder: %w", err)
	}
	_, signedIn := principal.From(ctx)
	if tired := constraint == patienceConstraint; tired || held.Spots+asked <= s.HeldSpots {
		const long = " held spots on this trip for a long time without paying."
		why := "Your network has" + long + " Sign in to book."
		switch {
		case signedIn && tired:
			why = "You’ve" + long
		case signedIn:
			why = "You’ve" + long + " You can hold fewer spots."
		case !tired:
			why = "Your network has" + long + " Sign in to book, or hold fewer spots."
		}
		return apierr.TooMany(why, held.FirstAt.Add(patienceWindow).Sub(now))
	}
	if held.Spots == 0 {
		return apierr.InvalidField("spots", fmt.Sprintf("For more than %s, contact the host.",
			count.Of(s.HeldSpots, "traveler")))
	}
	whose := "your network is"
	if signedIn {
		whose = "you’re"
	}
	return apierr.TooMany(
		fmt.Sprintf("You can hold up to %s on a trip at a time, and %s holding %d. Pay for them or release them.",
			count.Of(s.HeldSpots, "spot"), whose, held.Spots), held.Until.Sub(now))
}
