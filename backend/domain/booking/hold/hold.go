package hold

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

var errCrowd = apierr.New(apierr.CodeConflict, "Lots of people are booking this trip right now. Try again in a moment.")

// HoldToken returns the token of a hold, issued to its creator.
func (s *Service) HoldToken(ctx context.Context, id uuid.UUID) string {
	return s.Tokens.For(booking.HoldPurpose, tenant.From(ctx).ID, id)
}

// TokenOf returns the token that was issued to a hold's creator.
func (s *Service) TokenOf(ctx context.Context, h booking.Hold) string {
	return s.Tokens.Of(h.TokenHash, booking.HoldPurpose, tenant.From(ctx).ID, h.ID)
}

// CreateHold takes spots for a party, all or nothing. If there are too few, the error is CodeSoldOut with what is
// left. The same key returns the same hold.
//
// Everything is read and priced before the trip's row is locked. The row lock lasts from the statement that takes
// the spots until the commit that writes the hold.
func (s *Service) CreateHold(ctx context.Context, tripID uuid.UUID, key string, choices booking.Choices) (
	booking.Hold, error) {
	var made *booking.Hold
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "createHold:" + tripID.String(), Key: key,
		Body: choices}
	for attempt := 1; ; attempt++ {
		// Most losers of a sold-out trip can be told what is left without waiting for a turn or a transaction.
		if err := s.soldOut(ctx, tripID, call, choices); err != nil {
			return booking.Hold{}, err
		}
		id, err := s.takeTurn(ctx, tripID, call, choices, func(tx pgx.Tx) (uuid.UUID, error) {
			h, err := s.holdTx(ctx, tx, tripID, choices)
			made = &h
			return h.ID, err
		})
		switch {
		case err == nil && made != nil && made.ID == id:
			return *made, nil
		case err == nil:
			return s.hold(ctx, id)
		case db.Constraint(err) == shareConstraint, db.Constraint(err) == patienceConstraint:
			return booking.Hold{}, s.tooMuch(ctx, tripID, db.Constraint(err), choices.Spots)
		case !db.Contended(err):
			return booking.Hold{}, err
		case attempt == booking.HoldTries:
			return booking.Hold{}, errCrowd
		}
	}
}

// soldOut rejects based on what was left a moment ago, unless the call has a stored response.
func (s *Service) soldOut(ctx context.Context, tripID uuid.UUID, call idempotency.Call, choices booking.Choices) error {
	left, known := s.Spots.Crowd.Known(tripID)
	take := choices.Take()
	if !known || take.Spots <= left.Spots && take.Supplements <= left.Supplements {
		return nil
	}
	if known, err := idempotency.Known(ctx, s.DB, call); err != nil || known {
		return nil
	}
	return capacity.SoldOut(left, take)
}

func (s *Service) takeTurn(ctx context.Context, tripID uuid.UUID, call idempotency.Call, choices booking.Choices,
	do func(tx pgx.Tx) (uuid.UUID, error)) (uuid.UUID, error) {
	leave, err := s.Spots.Crowd.Enter(ctx, tripID)
	if err != nil {
		return uuid.Nil, apierr.Wrap(err, apierr.CodeUnavailable,
			"Lots of people are booking this trip right now. Try again in a moment.")
	}
	defer leave()
	// Those who queued while the last spots went are told here.
	if err := s.soldOut(ctx, tripID, call, choices); err != nil {
		return uuid.Nil, err
	}
	return idempotency.Do(ctx, s.DB, call, do)
}

func (s *Service) holdTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, choices booking.Choices) (
	booking.Hold, error) {
	now := s.Clock.Now(ctx)
	t, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return booking.Hold{}, err
	}
	left := capacity.Unheld(t)
	if err := s.bookable(ctx, t, now); err != nil {
		if t.SpotsLeft() == 0 {
			s.Spots.Crowd.Remember(tripID, left)
		}
		return booking.Hold{}, err
	}
	var offers []capacity.Offer
	if len(choices.Activities) > 0 {
		if offers, err = s.Trips.OffersTx(ctx, tx, t); err != nil {
			return booking.Hold{}, err
		}
	}
	if choices, err = choices.Complete(offers); err != nil {
		return booking.Hold{}, err
	}
	take := choices.Take()
	take.Supply = capacity.SupplyOf(offers)
	if take.Spots > left.Spots || take.Supplements > left.Supplements {
		s.Spots.Crowd.Remember(tripID, left)
		return booking.Hold{}, capacity.SoldOut(left, take)
	}
	firstSpot, err := s.Spots.TakePlaces(ctx, tx, tripID, take)
	if err != nil {
		return booking.Hold{}, err
	}
	terms := booking.TermsFrom(t.Policy, t.Rezdy(), t.Currency)
	quote, err := choices.Price(t, terms, firstSpot, t.Today(now))
	if err != nil {
		return booking.Hold{}, err
	}
	return s.insertHold(ctx, tx, t, firstSpot, choices, quote, now)
}

// bookable returns why the caller cannot book now. Before the launch only the trip's own host can, for people who
// are coming anyway: a trip is confirmed early on the basis of these bookings (H-302).
func (s *Service) bookable(ctx context.Context, t trip.Trip, now time.Time) error {
	caller, _ := principal.From(ctx)
	promised := t.Status == trip.HostApproved && t.Priced() && caller.Group == "host" && caller.HostID == t.HostID
	if promised && !t.Today(now).After(t.BookingsDeadline) {
		return nil
	}
	return capacity.Bookable(t, now)
}

func (s *Service) insertHold(ctx context.Context, tx pgx.Tx, t trip.Trip, firstSpot int, choices booking.Choices,
	quote booking.Quote, now time.Time) (booking.Hold, error) {
	tenantNow, id := tenant.From(ctx), uuid.Must(uuid.NewV7())
	h := booking.Hold{
		ID: id, TripID: t.ID, TripPath: t.Path, InsuranceRequired: t.Content.TravelerInsuranceRequired,
		State: booking.HoldActive, Choices: choices, Quote: quote, CreatedAt: now,
		ExpiresAt: now.Add(booking.HoldTime(tenantNow)), TokenHash: seal.Hash(s.HoldToken(ctx, id)),
	}
	chosen, err := json.Marshal(choices)
	if err != nil {
		return h, err
	}
	priced, err := json.Marshal(quote)
	if err != nil {
		return h, err
	}
	seconds := int64(booking.HoldTime(tenantNow).Seconds())
	err = bookingdb.New(tx).CreateHold(ctx, bookingdb.CreateHoldParams{
		TenantID: tenantNow.ID, ID: id, TripID: t.ID, TokenHash: h.TokenHash, Spots: choices.Spots,
		Supplements: choices.Supplements(), FirstSpot: firstSpot, Choices: chosen, Quote: priced,
		ExpiresAt: h.ExpiresAt, CreatedAt: now, Holder: s.holder(ctx, t), HolderMost: s.HeldSpots, HolderAgain: again,
		PatienceTimes: patienceTimes, SpotsLeft: t.SpotsLeft(), Since: now.Add(-patienceWindow),
		HoldSeconds: seconds, Seconds: int64(choices.Spots) * seconds,
	})
	if err != nil {
		return h, fmt.Errorf("create hold: %w", err)
	}
	return h, nil
}

func (s *Service) hold(ctx context.Context, id uuid.UUID) (booking.Hold, error) {
	t := tenant.From(ctx)
	var h booking.Hold
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := bookingdb.New(tx).GetHold(ctx, bookingdb.GetHoldParams{TenantID: t.ID, ID: id})
		if err != nil {
			return err
		}
		if h, err = booking.HoldFromRow(row); err != nil {
			return err
		}
		of, err := s.Trips.LoadTx(ctx, tx, h.TripID)
		h.TripPath, h.InsuranceRequired = of.Path, of.Content.TravelerInsuranceRequired
		return err
	})
	if db.NoRows(err) {
		return booking.Hold{}, apierr.NotFound("hold")
	}
	if err == nil && h.State == booking.HoldActive && !h.ExpiresAt.After(s.Clock.Now(ctx)) {
		h.State = booking.HoldExpired
	}
	return h, err
}

// GetHold returns a hold to the holder of its token.
func (s *Service) GetHold(ctx context.Context, id uuid.UUID, token string) (booking.Hold, error) {
	h, err := s.hold(ctx, id)
	if err != nil {
		return booking.Hold{}, err
	}
	if !seal.Matches(token, h.TokenHash) {
		return booking.Hold{}, apierr.NotFound("hold")
	}
	return h, nil
}

// ReleaseHold releases the spots. A hold that has already ended is unchanged; one that is being paid is kept.
func (s *Service) ReleaseHold(ctx context.Context, id uuid.UUID, token string) error {
	h, err := s.GetHold(ctx, id, token)
	if err != nil {
		return err
	}
	if h.State == booking.HoldPaying {
		return apierr.New(apierr.CodeInProgress, "We’re still processing your payment.")
	}
	return s.endHold(ctx, h.ID, h.TripID, booking.HoldReleased)
}

// endHold releases an active hold.
func (s *Service) endHold(ctx context.Context, id, tripID uuid.UUID, to booking.HoldState) error {
	t := tenant.From(ctx)
	err := s.DB.InTenantPipe(ctx, t.ID, func(tx *db.Pipeline) error {
		h, err := booking.LockHold(ctx, tx, id)
		if err != nil || h.State != booking.HoldActive {
			return err
		}
		now, end := s.Clock.Now(ctx), h.ExpiresAt
		if to == booking.HoldExpired && end.After(now) {
			return nil
		}
		if to == booking.HoldReleased && end.After(now) {
			end = now
		}
		if err := booking.MoveHold(ctx, tx, h, to, end); err != nil {
			return err
		}
		if h.Quote.Discount != nil {
			if err := s.Discounts.ReleaseTx(ctx, tx, h.Quote.Discount.UseID); err != nil {
				return err
			}
		}
		return s.Spots.ReleaseTx(ctx, tx, tripID, h.Choices.Take())
	})
	s.Spots.Crowd.Forget(tripID)
	return err
}

// SweepHolds releases the spots of the tenant's expired holds, each in a transaction of its own so that none
// waits for another trip.
func (s *Service) SweepHolds(ctx context.Context) error {
	t := tenant.From(ctx)
	var expired []bookingdb.ExpiredHoldsRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		expired, err = bookingdb.New(tx).ExpiredHolds(ctx, bookingdb.ExpiredHoldsParams{TenantID: t.ID, Now: s.Clock.Now(ctx),
			PageSize: booking.SweepBatch})
		return err
	})
	if err != nil {
		return fmt.Errorf("expired holds: %w", err)
	}
	var faults []error
	for _, h := range expired {
		if err := s.endHold(ctx, h.ID, h.TripID, booking.HoldExpired); err != nil {
			faults = append(faults, fmt.Errorf("hold %s: %w", h.ID, err))
		}
	}
	return errors.Join(faults...)
}
