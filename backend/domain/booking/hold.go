package booking

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

// HoldState is where a hold stands.
type HoldState string

// Hold states. A paying hold keeps its places until the payment has ended.
const (
	HoldActive    HoldState = "active"
	HoldPaying    HoldState = "paying"
	HoldConverted HoldState = "converted"
	HoldExpired   HoldState = "expired"
	HoldReleased  HoldState = "released"
)

// Hold is a party's places on a trip for a while.
type Hold struct {
	ID       uuid.UUID
	TripID   uuid.UUID
	TripPath string
	// InsuranceRequired tells that the trip asks for insurance (T-036).
	InsuranceRequired bool
	State             HoldState
	Choices           Choices
	Quote             Quote
	ExpiresAt         time.Time
	CreatedAt         time.Time

	tokenHash []byte
}

func holdFromRow(r bookingdb.Hold) (Hold, error) {
	h := Hold{
		ID: r.ID, TripID: r.TripID, State: HoldState(r.State), ExpiresAt: r.ExpiresAt, CreatedAt: r.CreatedAt, tokenHash: r.TokenHash,
	}
	var err error
	if h.Choices, err = decode[Choices](r.Choices, "choices of a hold"); err != nil {
		return h, err
	}
	h.Quote, err = decode[Quote](r.Quote, "quote of a hold")
	return h, err
}

const (
	holdPurpose = "hold"
	// lockPatience bounds the wait for a trip's counters. Those who hold them are a round trip away from letting
	// go; whoever waits longer tries again.
	lockPatience = "400ms"
	holdTries    = 3
)

var errCrowd = apierr.New(apierr.CodeConflict, "Many people are booking this trip right now. Please try again.")

// HoldToken is the secret of a hold, given to whoever makes it.
func (s *Service) HoldToken(ctx context.Context, id uuid.UUID) string {
	return s.Tokens.For(holdPurpose, tenant.From(ctx).ID, id)
}

// TokenOf is the secret that was given to whoever made a hold.
func (s *Service) TokenOf(ctx context.Context, h Hold) string {
	return s.Tokens.Of(h.tokenHash, holdPurpose, tenant.From(ctx).ID, h.ID)
}

// CreateHold takes places for a party, all or nothing. When they do not suffice it is CodeSoldOut with what
// is left. The same key gives the same hold.
//
// Everything is read and priced before the trip's row is locked. The lock lasts from the statement that takes
// the places until the commit that writes the hold.
func (s *Service) CreateHold(ctx context.Context, tripID uuid.UUID, key string, choices Choices) (Hold, error) {
	var made *Hold
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "createHold:" + tripID.String(), Key: key, Body: choices}
	for attempt := 1; ; attempt++ {
		// Most losers of a sold-out trip need neither a turn nor a transaction to hear what is left.
		if err := s.soldOut(ctx, tripID, call, choices); err != nil {
			return Hold{}, err
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
			return Hold{}, s.tooMuch(ctx, tripID, db.Constraint(err))
		case !db.Contended(err):
			return Hold{}, err
		case attempt == holdTries:
			return Hold{}, errCrowd
		}
	}
}

// soldOut refuses from what was left a moment ago, unless the call has an answer to give again.
func (s *Service) soldOut(ctx context.Context, tripID uuid.UUID, call idempotency.Call, choices Choices) error {
	left, known := s.crowd.Known(tripID)
	take := choices.take()
	if !known || take.Spots <= left.Spots && take.Supplements <= left.Supplements {
		return nil
	}
	if known, err := idempotency.Known(ctx, s.DB, call); err != nil || known {
		return nil
	}
	return trip.SoldOut(left, take)
}

func (s *Service) takeTurn(ctx context.Context, tripID uuid.UUID, call idempotency.Call, choices Choices, do func(tx pgx.Tx) (uuid.UUID, error)) (uuid.UUID, error) {
	leave, err := s.crowd.Enter(ctx, tripID)
	if err != nil {
		return uuid.Nil, apierr.Wrap(err, apierr.CodeUnavailable, "Many people are booking this trip right now. Please try again.")
	}
	defer leave()
	// Those who queued while the last places went hear it here.
	if err := s.soldOut(ctx, tripID, call, choices); err != nil {
		return uuid.Nil, err
	}
	return idempotency.Do(ctx, s.DB, call, do)
}

func (s *Service) holdTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, choices Choices) (Hold, error) {
	now := s.Clock.Now(ctx)
	t, err := s.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return Hold{}, err
	}
	left := trip.Places{Spots: t.SpotsLeft(), Supplements: max(0, t.SingleSupplementQuantity-t.SingleSupplementTaken)}
	if err := s.bookable(ctx, t, now); err != nil {
		if t.SpotsLeft() == 0 {
			s.crowd.Remember(tripID, left)
		}
		return Hold{}, err
	}
	var offers []trip.Offer
	if len(choices.Activities) > 0 {
		if offers, err = s.Trips.OffersTx(ctx, tx, t); err != nil {
			return Hold{}, err
		}
	}
	if choices, err = choices.complete(offers); err != nil {
		return Hold{}, err
	}
	take := choices.take()
	take.Supply = trip.SupplyOf(offers)
	if take.Spots > left.Spots || take.Supplements > left.Supplements {
		s.crowd.Remember(tripID, left)
		return Hold{}, trip.SoldOut(left, take)
	}
	firstSpot, err := s.takePlaces(ctx, tx, tripID, take)
	if err != nil {
		return Hold{}, err
	}
	terms := TermsFrom(t.Policy, t.Rezdy())
	quote, err := choices.price(t, terms, firstSpot, t.Today(now))
	if err != nil {
		return Hold{}, err
	}
	return s.insertHold(ctx, tx, t, firstSpot, choices, quote, now)
}

// takePlaces takes under a lock that nobody waits for long. What a refusal says is left is remembered.
func (s *Service) takePlaces(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take trip.Take) (int, error) {
	if err := db.Defer(ctx, tx, "SET LOCAL lock_timeout = '"+lockPatience+"'"); err != nil {
		return 0, err
	}
	firstSpot, err := s.Trips.TakeSpotsTx(ctx, tx, tripID, take)
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code == apierr.CodeSoldOut {
		s.crowd.Remember(tripID, trip.Places{Spots: int(refused.Details["spotsLeft"]), Supplements: int(refused.Details["privateRoomsLeft"])})
	}
	return firstSpot, err
}

// bookable says why the caller cannot book now. Before the launch only the trip's own host can, for people who
// come in any case: theirs are the bookings that a trip is confirmed early on (H-302).
func (s *Service) bookable(ctx context.Context, t trip.Trip, now time.Time) error {
	caller, _ := principal.From(ctx)
	promised := t.Status == trip.HostApproved && t.Priced() && caller.Group == "host" && caller.HostID == t.HostID
	if promised && !t.Today(now).After(t.BookingsDeadline) {
		return nil
	}
	return s.Trips.PublicBookable(t, now)
}

func (s *Service) insertHold(ctx context.Context, tx pgx.Tx, t trip.Trip, firstSpot int, choices Choices, quote Quote, now time.Time) (Hold, error) {
	tenantNow, id := tenant.From(ctx), uuid.Must(uuid.NewV7())
	h := Hold{
		ID: id, TripID: t.ID, TripPath: t.Path, InsuranceRequired: t.Content.TravelerInsuranceRequired, State: HoldActive, Choices: choices, Quote: quote, CreatedAt: now,
		ExpiresAt: now.Add(holdTime(tenantNow)), tokenHash: seal.Hash(s.HoldToken(ctx, id)),
	}
	chosen, err := json.Marshal(choices)
	if err != nil {
		return h, err
	}
	priced, err := json.Marshal(quote)
	if err != nil {
		return h, err
	}
	err = bookingdb.New(tx).CreateHold(ctx, bookingdb.CreateHoldParams{
		TenantID: tenantNow.ID, ID: id, TripID: t.ID, TokenHash: h.tokenHash, Spots: choices.Spots,
		Supplements: choices.supplements(), FirstSpot: firstSpot, Choices: chosen, Quote: priced,
		ExpiresAt: h.ExpiresAt, CreatedAt: now, Holder: s.holder(ctx, t), HolderMost: &s.HeldSpots,
		HolderPatience: s.patience(ctx, t), Since: now.Add(-patienceWindow),
		Seconds: int64(choices.Spots) * int64(holdTime(tenantNow).Seconds()),
	})
	if err != nil {
		return h, fmt.Errorf("create hold: %w", err)
	}
	return h, nil
}

func holdTime(t tenant.Tenant) time.Duration {
	return time.Duration(t.Policy.Booking.HoldMinutes) * time.Minute
}

func (s *Service) hold(ctx context.Context, id uuid.UUID) (Hold, error) {
	t := tenant.From(ctx)
	var h Hold
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := bookingdb.New(tx).GetHold(ctx, bookingdb.GetHoldParams{TenantID: t.ID, ID: id})
		if err != nil {
			return err
		}
		if h, err = holdFromRow(row); err != nil {
			return err
		}
		of, err := s.Trips.LoadTx(ctx, tx, h.TripID)
		h.TripPath, h.InsuranceRequired = of.Path, of.Content.TravelerInsuranceRequired
		return err
	})
	if db.NoRows(err) {
		return Hold{}, apierr.NotFound("hold")
	}
	if err == nil && h.State == HoldActive && !h.ExpiresAt.After(s.Clock.Now(ctx)) {
		h.State = HoldExpired
	}
	return h, err
}

// GetHold reads a hold for whoever holds its token.
func (s *Service) GetHold(ctx context.Context, id uuid.UUID, token string) (Hold, error) {
	h, err := s.hold(ctx, id)
	if err != nil {
		return Hold{}, err
	}
	if !seal.Matches(token, h.tokenHash) {
		return Hold{}, apierr.NotFound("hold")
	}
	return h, nil
}

// ReleaseHold gives the places back. One that ended already stays as it is; one that is being paid is kept.
func (s *Service) ReleaseHold(ctx context.Context, id uuid.UUID, token string) error {
	h, err := s.GetHold(ctx, id, token)
	if err != nil {
		return err
	}
	if h.State == HoldPaying {
		return apierr.New(apierr.CodeInProgress, "Your payment is still being processed.")
	}
	return s.endHold(ctx, h.ID, h.TripID, HoldReleased)
}

// endHold lets an active hold go.
func (s *Service) endHold(ctx context.Context, id, tripID uuid.UUID, to HoldState) error {
	t := tenant.From(ctx)
	err := s.DB.InTenantPipe(ctx, t.ID, func(tx *db.Pipeline) error {
		h, err := s.lockHold(ctx, tx, id)
		if err != nil || h.State != HoldActive {
			return err
		}
		now, end := s.Clock.Now(ctx), h.ExpiresAt
		if to == HoldExpired && end.After(now) {
			return nil
		}
		if to == HoldReleased && end.After(now) {
			end = now
		}
		if err := s.moveHold(ctx, tx, h, to, end); err != nil {
			return err
		}
		return s.releaseTx(ctx, tx, tripID, h.Choices.take())
	})
	s.crowd.Forget(tripID)
	return err
}

// releaseTx gives places back and offers them to those on the waitlist.
func (s *Service) releaseTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, take trip.Take) error {
	if err := s.Trips.ReleaseSpotsTx(ctx, tx, tripID, take); err != nil {
		return err
	}
	s.crowd.Forget(tripID)
	return s.offerTx(ctx, tx, tripID)
}

func (s *Service) lockHold(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Hold, error) {
	row, err := bookingdb.New(tx).LockHold(ctx, bookingdb.LockHoldParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return Hold{}, apierr.NotFound("hold")
	}
	if err != nil {
		return Hold{}, fmt.Errorf("lock hold: %w", err)
	}
	return holdFromRow(row)
}

func (s *Service) moveHold(ctx context.Context, tx pgx.Tx, h Hold, to HoldState, expires time.Time) error {
	err := bookingdb.New(tx).MoveHold(ctx, bookingdb.MoveHoldParams{TenantID: tenant.From(ctx).ID, ID: h.ID, State: string(to), ExpiresAt: expires})
	if err != nil {
		return fmt.Errorf("move hold: %w", err)
	}
	return nil
}

const sweepBatch = 200

// SweepHolds gives back the places of the tenant's expired holds, each in a transaction of its own so that
// none waits for another trip.
func (s *Service) SweepHolds(ctx context.Context) error {
	t := tenant.From(ctx)
	var expired []bookingdb.ExpiredHoldsRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		expired, err = bookingdb.New(tx).ExpiredHolds(ctx, bookingdb.ExpiredHoldsParams{TenantID: t.ID, Now: s.Clock.Now(ctx), PageSize: sweepBatch})
		return err
	})
	if err != nil {
		return fmt.Errorf("expired holds: %w", err)
	}
	var faults []error
	for _, h := range expired {
		if err := s.endHold(ctx, h.ID, h.TripID, HoldExpired); err != nil {
			faults = append(faults, fmt.Errorf("hold %s: %w", h.ID, err))
		}
	}
	return errors.Join(faults...)
}
