package checkout

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/idempotency"
)

// BuyInsurance pays for a quote. The quote's amount is compared with the one shown.
func (s *Service) BuyInsurance(ctx context.Context, bookingID uuid.UUID, key string, quoteID uuid.UUID,
	amountMinor int64, with booking.PayWith) (payment.Payment, error) {
	call := idempotency.Call{
		TenantID: tenant.From(ctx).ID, Scope: "buyInsurance:" + bookingID.String(), Key: key,
		Body: map[string]any{"quoteId": quoteID, "amountMinor": amountMinor, "with": with},
	}
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		b, err := booking.Lock(ctx, tx, bookingID)
		if err != nil {
			return uuid.Nil, err
		}
		if err := s.Payments.FreeTx(ctx, tx, b.ID); err != nil {
			return uuid.Nil, err
		}
		of, err := s.Facts.InsurableTx(ctx, tx, bookingID)
		if err != nil {
			return uuid.Nil, err
		}
		if of.Closed != "" {
			return uuid.Nil, apierr.New(apierr.CodeIllegalState, of.Closed)
		}
		costs, err := booking.CostsOf(ctx, tx, bookingID, nil, nil, 0)
		if err != nil {
			return uuid.Nil, err
		}
		order, minor, err := s.Insurance.AcceptTx(ctx, tx, bookingID, quoteID, costs)
		if err != nil {
			return uuid.Nil, err
		}
		if err := booking.CheckAmount(amountMinor, minor); err != nil {
			return uuid.Nil, err
		}
		start := payment.Start{
			BookingID: &b.ID, AmountMinor: minor, InsuranceMinor: minor, Currency: b.Currency, Method: with.Method,
			SaveCard: with.SaveCard, MemberID: booking.PayingMember(ctx), Request: booking.ChangeRef{InsuranceOrderID: &order},
		}
		if with.CardID != nil && start.MemberID != nil {
			if start.Method, start.Provider, err = s.Payments.MethodOfTx(ctx, tx, *start.MemberID, *with.CardID); err != nil {
				return uuid.Nil, err
			}
		}
		if start.Method == "" {
			return uuid.Nil, apierr.InvalidField("paymentMethod", "Enter a payment card")
		}
		return s.Payments.StartTx(ctx, tx, start)
	})
	if err != nil {
		return payment.Payment{}, err
	}
	return s.Payments.Advance(ctx, id)
}
