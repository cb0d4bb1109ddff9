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

// Constraints of the database that refuse a hold: one beyond HeldSpots, and one of somebody who has held for too long.
const (
	shareConstraint    = "hold_share"
	patienceConstraint = "hold_patience"
)

// A family that fills a small trip may hold all of it while it pays. But what one holds and does not pay adds up, in
// spots times time: once that is half of what was left to hold, for the time of a hold, one may hold only half of what is
// left, so that others can book beside; within patienceWindow it is never more than all that is left for patienceTimes
// the time of a hold. Paid holds count nothing, released ones as long as they lasted. Who is one of many behind an
// address, such as an office's, signs in and has a share of his own.
const (
	patienceWindow = 24 * time.Hour
	patienceTimes  = 2
	// again is how many one may hold however long one has held, within the patience: two travel together.
	again = 2
)

// holder is who holds spots of a trip as far as his share goes: the person, or the network of whoever is not signed
// in; nil for those who hold for others, who have no share to exceed.
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

// tooMuch says how much of a trip the caller holds, or for how long he has, and when he may hold again.
func (s *Service) tooMuch(ctx context.Context, tripID uuid.UUID, constraint string, asked int) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var held bookingdb.HolderWaitsRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		held, err = bookingdb.New(tx).HolderWaits(ctx, bookingdb.HolderWaitsParams{TenantID: t.ID, TripID: tripID, Holder: s.holderOf(ctx, tripID), Now: now, Since: now.Add(-patienceWindow)})
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
		return apierr.InvalidField("spots", fmt.Sprintf("For more than %s, contact the host.", count.Of(s.HeldSpots, "traveler")))
	}
	whose := "your network is"
	if signedIn {
		whose = "you’re"
	}
	return apierr.TooMany(fmt.Sprintf("You can hold up to %s on a trip at a time, and %s holding %d. Pay for them or release them.",
		count.Of(s.HeldSpots, "spot"), whose, held.Spots), held.Until.Sub(now))
}
