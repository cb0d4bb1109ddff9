package cancel

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// AdminCancellation is an administrator's cancellation: with a full refund, or by the policy as if the traveler
// had canceled.
type AdminCancellation struct {
	Reason   string `json:"reason"`
	ByPolicy bool   `json:"byPolicy"`
	// RefundMinor is the refund that was shown, if any.
	RefundMinor *int64 `json:"refundMinor,omitempty"`
}

func (a AdminCancellation) cause() booking.Cause {
	if a.ByPolicy {
		return booking.ByTraveler
	}
	return booking.ByProduct
}

// QuoteAdminCancel returns what a cancellation would refund.
func (s *Service) QuoteAdminCancel(ctx context.Context, id uuid.UUID,
	a AdminCancellation) (booking.RefundQuote, error) {
	var quote booking.RefundQuote
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("booking")
		}
		if err != nil {
			return err
		}
		t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
		if err != nil {
			return err
		}
		quote, err = s.adminQuoteTx(ctx, tx, t, b, a)
		return err
	})
	return quote, err
}

func (s *Service) adminQuoteTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking,
	a AdminCancellation) (booking.RefundQuote, error) {
	if booking.Status(b.Status) == booking.Cancelled {
		return booking.RefundQuote{}, apierr.New(apierr.CodeIllegalState, "This booking is already canceled.")
	}
	terms, err := booking.Decode[booking.Terms](b.Policy, "policy of a booking")
	if err != nil {
		return booking.RefundQuote{}, err
	}
	in, err := s.refundInput(ctx, tx, t, b, terms, a.cause(), nil)
	if err != nil {
		return booking.RefundQuote{}, err
	}
	quote, err := booking.QuoteRefund(in)
	if err != nil || a.ByPolicy || !principal.Supports(ctx) {
		return quote, err
	}
	a.ByPolicy = true
	due, err := s.adminQuoteTx(ctx, tx, t, b, a)
	if err != nil {
		return quote, err
	}
	beyond := quote.RefundMinor + quote.CreditMinor - due.RefundMinor - due.CreditMinor
	return quote, withinSupportTx(ctx, tx, money.New(beyond, b.Currency))
}

// withinSupportTx rejects a refund by support that exceeds what the booking's policy gives by more than the
// marketplace allows.
func withinSupportTx(ctx context.Context, tx pgx.Tx, beyond money.Money) error {
	rules, err := approximate.PolicyTx(ctx, tx, beyond.Currency)
	if err != nil {
		return err
	}
	limit := rules.Payment.SupportRefundUpToMinor
	if beyond.Minor <= limit {
		return nil
	}
	return apierr.New(apierr.CodeForbidden, fmt.Sprintf(
		"Support can refund up to %s more than the policy. Refund by the policy, or ask an admin.",
		money.New(limit, beyond.Currency).Format()))
}

// AdminCancel cancels, once per idempotency key.
func (s *Service) AdminCancel(ctx context.Context, id uuid.UUID, key string, a AdminCancellation) error {
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "adminCancelBooking:" + id.String(), Key: key, Body: a}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		t, b, err := s.lockTripAndBooking(ctx, tx, id)
		if err != nil {
			return false, err
		}
		quote, err := s.adminQuoteTx(ctx, tx, t, b, a)
		if err != nil {
			return false, err
		}
		if a.RefundMinor != nil && *a.RefundMinor != quote.RefundMinor {
			return false, apierr.New(apierr.CodeAmountMismatch, "The refund amount has changed. Review it and try again.").
				WithDetails(map[string]int64{"refundMinor": quote.RefundMinor})
		}
		why := booking.Cancellation{Cause: a.cause(), Text: a.Reason, Template: notification.BookingCancelled}
		if !a.ByPolicy {
			internal := trip.ReasonProduct
			why.Internal = &internal
		}
		return true, s.CancelTx(ctx, tx, t, []bookingdb.Booking{b}, why)
	})
	return err
}
