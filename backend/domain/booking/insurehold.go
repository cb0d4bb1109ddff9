package booking

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
)

var errUninsured = apierr.New(apierr.CodeIllegalState, "Insurance is not offered here.")

// QuoteHoldInsurance prices insurance for a held party, whose details suffice to be booked.
func (s *Service) QuoteHoldInsurance(ctx context.Context, holdID uuid.UUID, token string, people Checkout) (insurance.Quote, error) {
	h, err := s.GetHold(ctx, holdID, token)
	if err != nil {
		return insurance.Quote{}, err
	}
	switch {
	case s.Insurance == nil:
		return insurance.Quote{}, errUninsured
	case h.State != HoldActive || !h.ExpiresAt.After(s.Clock.Now(ctx)):
		return insurance.Quote{}, apierr.New(apierr.CodeHoldExpired, "The time to complete your booking has run out. Please choose your places again.")
	}
	if err := people.checkPeople(h.Choices.Spots); err != nil {
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
		Destination: t.Destination + ", " + t.Country, StartDate: t.StartDate, EndDate: t.EndDate, Currency: h.Quote.Currency, Travelers: people.insured(h),
	})
}

// insured describes a held party to an insurer. Its travelers have no ids yet; those here follow from the hold, so that the
// same party is always described alike.
func (o Checkout) insured(h Hold) []insurance.Insured {
	party := append([]Person{o.Customer}, o.Additional...)
	ids := make([]uuid.UUID, len(party))
	for i := range ids {
		ids[i] = uuid.NewSHA1(h.ID, []byte{byte(i)})
	}
	shares := sharesOf(chargesOf(h.Choices, h.Quote.Lines, ids), ids)
	all := make([]insurance.Insured, len(party))
	for i, p := range party {
		all[i] = insurance.Insured{ParticipantID: ids[i], FirstName: p.FirstName, LastName: p.LastName, Country: p.CountryCode, TripCostMinor: shares[i].WeightMinor}
		if born := p.DateOfBirth; !born.IsZero() {
			all[i].DateOfBirth = &born
		}
	}
	return all
}

// insureHoldTx is what a party's insurance adds to its first payment.
func (s *Service) insureHoldTx(ctx context.Context, tx pgx.Tx, h Hold, order Checkout) (int64, error) {
	if order.InsuranceQuoteID == nil {
		if order.InsuranceMinor != 0 {
			return 0, apierr.InvalidField("insuranceMinor", "Name the insurance quote that this pays for")
		}
		return 0, nil
	}
	if s.Insurance == nil {
		return 0, errUninsured
	}
	minor, err := s.Insurance.CheckHoldTx(ctx, tx, h.ID, *order.InsuranceQuoteID, order.insured(h))
	if err != nil {
		return 0, err
	}
	if order.Method == "" {
		return 0, apierr.InvalidField("paymentMethod", "Enter a payment card: credit does not pay for insurance")
	}
	if minor != order.InsuranceMinor {
		return 0, apierr.New(apierr.CodeAmountMismatch, "The price of the insurance is no longer valid. Please review it and try again.").
			WithDetails(map[string]int64{"insuranceMinor": minor})
	}
	return minor, nil
}

// QuoteHoldInsurance implements quoteHoldInsurance.
func (h HTTP) QuoteHoldInsurance(ctx context.Context, req *api.HoldInsurance, params api.QuoteHoldInsuranceParams) (*api.InsuranceQuoteAnswer, error) {
	people := Checkout{Customer: personFrom(req.Customer), Additional: []Person{}}
	for _, p := range req.AdditionalParticipants {
		people.Additional = append(people.Additional, personFrom(p))
	}
	q, err := h.Service.QuoteHoldInsurance(ctx, params.ID, params.XHoldToken, people)
	if err != nil {
		return nil, err
	}
	return insurance.QuoteAnswer(q), nil
}
