package booking

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// HoldState is the state of a hold.
type HoldState string

// Hold states. A paying hold keeps its spots until the payment has ended.
const (
	HoldActive    HoldState = "active"
	HoldPaying    HoldState = "paying"
	HoldConverted HoldState = "converted"
	HoldExpired   HoldState = "expired"
	HoldReleased  HoldState = "released"
)

// Hold reserves a party's spots on a trip for a while.
type Hold struct {
	ID       uuid.UUID
	TripID   uuid.UUID
	TripPath string
	// InsuranceRequired reports whether the trip requires insurance (T-036).
	InsuranceRequired bool
	State             HoldState
	Choices           Choices
	Quote             Quote
	ExpiresAt         time.Time
	CreatedAt         time.Time

	TokenHash []byte
}

// HoldFromRow decodes a stored hold.
func HoldFromRow(r bookingdb.Hold) (Hold, error) {
	h := Hold{
		ID: r.ID, TripID: r.TripID, State: HoldState(r.State), ExpiresAt: r.ExpiresAt, CreatedAt: r.CreatedAt,
		TokenHash: r.TokenHash,
	}
	var err error
	if h.Choices, err = Decode[Choices](r.Choices, "choices of a hold"); err != nil {
		return h, err
	}
	h.Quote, err = Decode[Quote](r.Quote, "quote of a hold")
	return h, err
}

// Payable returns why a hold can neither be paid nor repriced.
func (h Hold) Payable(now time.Time) error {
	switch {
	case h.State == HoldPaying:
		return apierr.New(apierr.CodeInProgress, "We’re already processing your payment.")
	case h.State == HoldConverted:
		return apierr.New(apierr.CodeIllegalState, "You’ve already booked these spots.")
	case h.State != HoldActive || !h.ExpiresAt.After(now):
		return apierr.New(apierr.CodeHoldExpired, "Your time to book has run out. Choose your spots again.")
	}
	return nil
}

// HoldTries is how often a caller that timed out waiting tries again.
const HoldTries = 3

// HoldTime returns how long a hold keeps its spots without a payment.
func HoldTime(t tenant.Tenant) time.Duration {
	return time.Duration(t.Policy.Booking.HoldMinutes) * time.Minute
}

// HoldPurpose is the purpose of the tokens of holds.
const HoldPurpose = "hold"

// LockHold locks a hold, or returns CodeNotFound.
func LockHold(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Hold, error) {
	row, err := bookingdb.New(tx).LockHold(ctx, bookingdb.LockHoldParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return Hold{}, apierr.NotFound("hold")
	}
	if err != nil {
		return Hold{}, fmt.Errorf("lock hold: %w", err)
	}
	return HoldFromRow(row)
}

// MoveHold stores a hold’s new state and expiry.
func MoveHold(ctx context.Context, tx pgx.Tx, h Hold, to HoldState, expires time.Time) error {
	err := bookingdb.New(tx).MoveHold(ctx, bookingdb.MoveHoldParams{TenantID: tenant.From(ctx).ID, ID: h.ID,
		State: string(to), ExpiresAt: expires})
	if err != nil {
		return fmt.Errorf("move hold: %w", err)
	}
	return nil
}

// SweepBatch is how many expired holds, or offers, a sweep releases.
const SweepBatch = 200
