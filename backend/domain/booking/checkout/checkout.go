package checkout

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/charge"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/idempotency"
)

// payingTime allows for an authentication and for the job that cancels an abandoned one.
func payingTime(t tenant.Tenant) time.Duration { return charge.AuthenticationLimit(t) + 5*time.Minute }

// PayHold orders what is held. The payment is written with the hold's new state in one transaction, and only then
// is the provider called, so that no response of it can be lost.
func (s *Service) PayHold(ctx context.Context, holdID uuid.UUID, token, key string, order booking.Checkout) (
	payment.Payment, error) {
	if _, err := s.Holds.GetHold(ctx, holdID, token); err != nil {
		return payment.Payment{}, err
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "payHold:" + holdID.String(), Key: key, Body: order}
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		return s.orderTx(ctx, tx, holdID, order)
	})
	if err != nil {
		return payment.Payment{}, err
	}
	return s.Payments.Advance(ctx, id)
}

func (s *Service) orderTx(ctx context.Context, tx pgx.Tx, holdID uuid.UUID, order booking.Checkout) (uuid.UUID, error) {
	h, err := booking.LockHold(ctx, tx, holdID)
	if err != nil {
		return uuid.Nil, err
	}
	now := s.Clock.Now(ctx)
	if err := h.Payable(now); err != nil {
		return uuid.Nil, err
	}
	if err := order.Check(h); err != nil {
		return uuid.Nil, err
	}
	insured, err := s.insureHoldTx(ctx, tx, h, order)
	if err != nil {
		return uuid.Nil, err
	}
	if err := booking.MoveHold(ctx, tx, h, booking.HoldPaying, now.Add(payingTime(tenant.From(ctx)))); err != nil {
		return uuid.Nil, err
	}
	return s.Payments.StartTx(ctx, tx, payment.Start{
		HoldID: &h.ID, AmountMinor: order.AmountMinor - order.CreditMinor + insured, InsuranceMinor: insured,
		CreditMinor: order.CreditMinor, Currency: h.Quote.Currency,
		Method: order.Method, SaveCard: order.SaveCard, MemberID: booking.PayingMember(ctx),
		Country: order.Customer.CountryCode,
		Request: booking.Party{Customer: order.Customer, Additional: order.Additional,
			InsuranceQuoteID: order.InsuranceQuoteID},
	})
}

// PayBalance pays towards a booking: the minimum, everything, or an amount in between (T-259).
func (s *Service) PayBalance(ctx context.Context, bookingID uuid.UUID, key string, option booking.PaymentOption,
	amountMinor int64, with booking.PayWith) (payment.Payment, error) {
	call := idempotency.Call{
		TenantID: tenant.From(ctx).ID, Scope: "payBooking:" + bookingID.String(), Key: key,
		Body: map[string]any{"option": option, "amountMinor": amountMinor, "with": with},
	}
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		b, err := booking.Lock(ctx, tx, bookingID)
		if err != nil {
			return uuid.Nil, err
		}
		if err := s.checkBalance(ctx, tx, b, option, amountMinor); err != nil {
			return uuid.Nil, err
		}
		start := payment.Start{
			BookingID: &b.ID, AmountMinor: amountMinor - with.CreditMinor, CreditMinor: with.CreditMinor, Currency: b.Currency,
			Method: with.Method, SaveCard: with.SaveCard, MemberID: booking.PayingMember(ctx), Request: struct{}{},
		}
		if with.CreditMinor < 0 || start.AmountMinor < 0 {
			return uuid.Nil, apierr.InvalidField("creditMinor", "Enter no more than the amount due")
		}
		if with.CardID != nil && start.MemberID != nil {
			if start.Method, start.Provider, err = s.Payments.MethodOfTx(ctx, tx, *start.MemberID, *with.CardID); err != nil {
				return uuid.Nil, err
			}
		}
		if start.Method == "" && start.AmountMinor > 0 {
			return uuid.Nil, apierr.InvalidField("paymentMethod", "Enter a payment card")
		}
		return s.Payments.StartTx(ctx, tx, start)
	})
	if err != nil {
		return payment.Payment{}, err
	}
	return s.Payments.Advance(ctx, id)
}

func (s *Service) checkBalance(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, option booking.PaymentOption,
	amountMinor int64) error {
	if err := payable(b); err != nil {
		return err
	}
	// Two concurrent payments could pay more than is due.
	if err := s.Payments.FreeTx(ctx, tx, b.ID); err != nil {
		return err
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	terms, err := booking.Decode[booking.Terms](b.Policy, "policy of a booking")
	if err != nil {
		return err
	}
	choices := terms.PaymentChoices(b.DepositMinor-totals[b.ID].PaidMinor, totals[b.ID].DueMinor, t.StartDate,
		t.Today(s.Clock.Now(ctx)))
	if len(choices) == 0 {
		return apierr.New(apierr.CodeIllegalState, "There’s nothing left to pay.")
	}
	for _, c := range choices {
		if c.Option != option {
			continue
		}
		if option == booking.PayCustom && (amountMinor < c.MinorFrom || amountMinor > c.MinorTo) {
			return apierr.New(apierr.CodeAmountMismatch, "You cannot pay this amount. Choose another one.").
				WithDetails(map[string]int64{"minimumMinor": c.MinorFrom, "maximumMinor": c.MinorTo})
		}
		if option == booking.PayCustom {
			return apierr.CheckStep("amountMinor", amountMinor, t.Currency)
		}
		return booking.CheckAmount(amountMinor, c.MinorFrom)
	}
	return booking.CheckAmount(amountMinor, choices[0].MinorFrom)
}

// payable returns why nothing can be paid for a booking: its party is still waiting, missed its offer, or the
// booking has ended.
func payable(b bookingdb.Booking) error {
	switch booking.Status(b.Status) {
	case booking.Waitlist:
		return apierr.New(apierr.CodeIllegalState, "You’re on the waitlist. You pay once spots open for your party.")
	case booking.Cancelled:
		return gone(b)
	}
	return nil
}

var errOfferOver = apierr.New(apierr.CodeHoldExpired,
	"The time to pay for these spots has run out, and you haven’t been charged. You can get back on the waitlist.")

// gone returns how a booking ended.
func gone(b bookingdb.Booking) error {
	const ended = "This booking is canceled."
	if len(b.Cancellation) == 0 {
		return apierr.New(apierr.CodeIllegalState, ended)
	}
	was, err := booking.Decode[struct{ Reason string }](b.Cancellation, "cancellation of a booking")
	if err != nil {
		return err
	}
	if was.Reason == booking.OfferOver {
		return errOfferOver
	}
	return apierr.New(apierr.CodeIllegalState, ended)
}
