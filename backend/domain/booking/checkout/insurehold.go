package checkout

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
)

var errUninsured = apierr.New(apierr.CodeIllegalState, "Insurance isn’t available here.")

// QuoteHoldInsurance prices insurance for a held party with complete details.
func (s *Service) QuoteHoldInsurance(ctx context.Context, holdID uuid.UUID, token string, people booking.Checkout) (
	insurance.Quote, error) {
	h, err := s.Holds.GetHold(ctx, holdID, token)
	if err != nil {
		return insurance.Quote{}, err
	}
	switch {
	case !s.Insurance.Offered(ctx):
		return insurance.Quote{}, errUninsured
	case h.State != booking.HoldActive || !h.ExpiresAt.After(s.Clock.Now(ctx)):
		return insurance.Quote{}, apierr.New(apierr.CodeHoldExpired,
			"Your time to book has run out. Choose your spots again.")
	}
	if err := people.CheckPeople(h.Choices.Spots); err != nil {
		return insurance.Quote{}, err
	}
	var t trip.Trip
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		t, err = s.Trips.LoadTx(ctx, tx, h.TripID)
		return err
	})
	if err != nil {
		return insurance.Quote{}, err
	}
	return s.Insurance.QuoteHold(ctx, holdID, insurance.QuoteRequest{
		Destination: t.Destination + ", " + t.Country, StartDate: t.StartDate, EndDate: t.EndDate, Currency: h.Quote.Currency,
		Travelers: people.Insured(h),
	})
}

// insureHoldTx returns what a party's insurance adds to its first payment.
func (s *Service) insureHoldTx(ctx context.Context, tx pgx.Tx, h booking.Hold, order booking.Checkout) (int64, error) {
	if order.InsuranceQuoteID == nil {
		if order.InsuranceMinor != 0 {
			return 0, apierr.InvalidField("insuranceMinor", "Choose the insurance quote to pay for")
		}
		return 0, nil
	}
	if !s.Insurance.Offered(ctx) {
		return 0, errUninsured
	}
	minor, err := s.Insurance.CheckHoldTx(ctx, tx, h.ID, *order.InsuranceQuoteID, order.Insured(h))
	if err != nil {
		return 0, err
	}
	if order.Method == "" {
		return 0, apierr.InvalidField("paymentMethod", "Enter a payment card. You cannot use credit for insurance")
	}
	if minor != order.InsuranceMinor {
		return 0, apierr.New(apierr.CodeAmountMismatch, "The price of your insurance has changed. Review it and try again.").
			WithDetails(map[string]int64{"insuranceMinor": minor})
	}
	return minor, nil
}
