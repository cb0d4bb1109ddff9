package booking

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
)

// Insurance insures travelers. Without one nothing is insured.
type Insurance interface {
	// Reprice prices a booking's policies for what the trip will cost each traveler.
	Reprice(ctx context.Context, bookingID uuid.UUID, costs map[uuid.UUID]int64) (insurance.Quote, error)
	// AcceptTx makes an order of a quote, which waits for PlaceTx or DropTx.
	AcceptTx(ctx context.Context, tx pgx.Tx, bookingID, quoteID uuid.UUID, costs map[uuid.UUID]int64) (orderID uuid.UUID, minor int64, err error)
	// PlaceTx and DropTx end an order: it is paid, or never will be.
	PlaceTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	DropTx(ctx context.Context, tx pgx.Tx, orderID uuid.UUID) error
	// InsuredTx tells which travelers of bookings have a policy that stands.
	InsuredTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (map[uuid.UUID]bool, error)
	// Offered tells whether the tenant has an insurer.
	Offered(ctx context.Context) bool
	// QuoteHold, CheckHoldTx and BookHoldTx insure a party with its first payment.
	QuoteHold(ctx context.Context, holdID uuid.UUID, r insurance.QuoteRequest) (insurance.Quote, error)
	CheckHoldTx(ctx context.Context, tx pgx.Tx, holdID, quoteID uuid.UUID, travelers []insurance.Insured) (minor int64, err error)
	BookHoldTx(ctx context.Context, tx pgx.Tx, holdID, quoteID, bookingID uuid.UUID, participants []uuid.UUID) error
	// FollowTx has the policies of a booking brought down to what the trip costs now.
	FollowTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error
	// BookingCancelledTx ends the policies of a booking; all of them when the travelers had no part in it.
	BookingCancelledTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, all bool) error
}

// insuredTx tells who is insured: by a policy bought here, or by one that he names in his trip form (T-036, T-088).
// A form that is complete without naming one insures nobody.
func (s *Service) insuredTx(ctx context.Context, tx pgx.Tx, bookings, people []uuid.UUID) (map[uuid.UUID]bool, error) {
	insured, err := s.Forms.InsuredTx(ctx, tx, people)
	if err != nil || s.Insurance == nil {
		return insured, err
	}
	here, err := s.Insurance.InsuredTx(ctx, tx, bookings)
	if err != nil {
		return nil, err
	}
	maps.Copy(insured, here)
	return insured, nil
}

// internalReturned are the internal reasons of cancellations that return all money (T-133).
var internalReturned = []int{trip.ReasonOperator, trip.ReasonHost, trip.ReasonProduct}

// InsurableTx implements insurance.Bookings.
func (s *Service) InsurableTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (insurance.Insurable, error) {
	b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: bookingID})
	if db.NoRows(err) {
		return insurance.Insurable{}, apierr.NotFound("booking")
	}
	if err != nil {
		return insurance.Insurable{}, fmt.Errorf("booking: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return insurance.Insurable{}, err
	}
	parties, err := s.participantsOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return insurance.Insurable{}, err
	}
	costs, err := s.costsOf(ctx, tx, b.ID, Cart{}, 0)
	if err != nil {
		return insurance.Insurable{}, err
	}
	out := insurance.Insurable{
		BookingID: b.ID, TripID: t.ID, Destination: t.Destination + ", " + t.Country, StartDate: t.StartDate, EndDate: t.EndDate, Currency: b.Currency,
		Required: t.Content.TravelerInsuranceRequired, Closed: uninsurable(t, b, t.Today(s.Clock.Now(ctx))),
		Returned: Status(b.Status) == Cancelled && b.InternalCancellationReason != nil && slices.Contains(internalReturned, *b.InternalCancellationReason),
	}
	for _, p := range parties[b.ID] {
		if p.Status == string(Cancelled) && Status(b.Status) != Cancelled {
			continue
		}
		out.Travelers = append(out.Travelers, insurance.Insured{
			ParticipantID: p.ID, FirstName: p.FirstName, LastName: p.LastName, DateOfBirth: p.DateOfBirth, Country: p.CountryCode, TripCostMinor: costs[p.ID],
		})
	}
	return out, nil
}

// uninsurable says why nothing more can be insured, or nothing when it can.
func uninsurable(t trip.Trip, b bookingdb.Booking, today civil.Date) string {
	switch Status(b.Status) {
	case Pending, Confirmed, Closed:
	case Cancelled:
		return "The booking is cancelled."
	default:
		return "Insurance can be bought once the deposit is paid."
	}
	switch {
	case b.IsPendingCancellation:
		return "The booking is cancelled."
	case !today.Before(t.StartDate):
		return "The trip has begun."
	}
	return ""
}

// costsOf is what the trip costs each traveler of a booking with a cart's changes. Its rides, and ridesMinor of those that
// are about to be booked, cost the customer, who pays for them.
func (s *Service) costsOf(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, cart Cart, ridesMinor int64) (map[uuid.UUID]int64, error) {
	shares, err := payment.CostSharesOf(ctx, tx, bookingID)
	if err != nil {
		return nil, err
	}
	costs := make(map[uuid.UUID]int64, len(shares))
	for _, share := range shares {
		costs[share.ParticipantID] = share.WeightMinor
	}
	for _, item := range cart.NewItems() {
		costs[item.ParticipantID] += item.UnitMinor * int64(item.Quantity)
	}
	for _, item := range cart.Gone() {
		costs[item.ParticipantID] -= item.UnitMinor * int64(item.Quantity)
	}
	rides, err := s.rideAddOnsOf(ctx, tx, bookingID)
	if err != nil {
		return nil, err
	}
	for _, ride := range rides[bookingID] {
		costs[ride.ParticipantID] += ride.UnitPriceMinor * int64(ride.Quantity)
	}
	if ridesMinor == 0 {
		return costs, nil
	}
	customer, err := s.customerOf(ctx, tx, bookingID)
	costs[customer.ID] += ridesMinor
	return costs, err
}

// InsuredBookingsTx implements insurance.Bookings.
func (s *Service) InsuredBookingsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error) {
	return s.CustomerBookingsTx(ctx, tx, memberID)
}

// acceptInsuranceTx takes the quote that a change names; what it adds is paid with the change.
func (s *Service) acceptInsuranceTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, cart Cart, change Change) (*uuid.UUID, int64, error) {
	if change.InsuranceQuoteID == nil || s.Insurance == nil {
		return nil, 0, nil
	}
	costs, err := s.costsOf(ctx, tx, id, cart, 0)
	if err != nil {
		return nil, 0, err
	}
	order, minor, err := s.Insurance.AcceptTx(ctx, tx, id, *change.InsuranceQuoteID, costs)
	return &order, max(0, minor), err
}

// insuranceOrderOf is the accepted quote that a payment is for, if it is for one.
func insuranceOrderOf(p payment.Payment) (*uuid.UUID, error) {
	if p.HoldID != nil {
		return nil, nil
	}
	ref, err := decode[changeRef](p.Request, "request of a payment")
	return ref.InsuranceOrderID, err
}

func (s *Service) placeInsuranceTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	order, err := insuranceOrderOf(p)
	if err != nil || order == nil || s.Insurance == nil {
		return err
	}
	return s.Insurance.PlaceTx(ctx, tx, *order)
}

func (s *Service) dropInsuranceTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	order, err := insuranceOrderOf(p)
	if err != nil || order == nil || s.Insurance == nil {
		return err
	}
	return s.Insurance.DropTx(ctx, tx, *order)
}

// BuyInsurance pays for what a quote offers. The quote's amount is compared with the one shown.
func (s *Service) BuyInsurance(ctx context.Context, bookingID uuid.UUID, key string, quoteID uuid.UUID, amountMinor int64, with PayWith) (payment.Payment, error) {
	if s.Insurance == nil {
		return payment.Payment{}, apierr.New(apierr.CodeIllegalState, "Insurance is not offered here.")
	}
	call := idempotency.Call{
		TenantID: tenant.From(ctx).ID, Scope: "buyInsurance:" + bookingID.String(), Key: key,
		Body: map[string]any{"quoteId": quoteID, "amountMinor": amountMinor, "with": with},
	}
	id, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		b, err := s.lockBooking(ctx, tx, bookingID)
		if err != nil {
			return uuid.Nil, err
		}
		open, err := s.Payments.OpenTx(ctx, tx, b.ID)
		if err != nil {
			return uuid.Nil, err
		}
		if open {
			return uuid.Nil, apierr.New(apierr.CodeInProgress, "Another payment for this booking is still being processed.")
		}
		of, err := s.InsurableTx(ctx, tx, bookingID)
		if err != nil {
			return uuid.Nil, err
		}
		if of.Closed != "" {
			return uuid.Nil, apierr.New(apierr.CodeIllegalState, of.Closed)
		}
		costs, err := s.costsOf(ctx, tx, bookingID, Cart{}, 0)
		if err != nil {
			return uuid.Nil, err
		}
		order, minor, err := s.Insurance.AcceptTx(ctx, tx, bookingID, quoteID, costs)
		if err != nil {
			return uuid.Nil, err
		}
		if err := checkAmount(amountMinor, minor); err != nil {
			return uuid.Nil, err
		}
		start := payment.Start{
			BookingID: &b.ID, AmountMinor: minor, InsuranceMinor: minor, Currency: b.Currency, Method: with.Method, SaveCard: with.SaveCard,
			MemberID: payingMember(ctx), Request: changeRef{InsuranceOrderID: &order},
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

// BuyInsurance implements buyInsurance.
func (h HTTP) BuyInsurance(ctx context.Context, req *api.BuyInsurance, params api.BuyInsuranceParams) (*api.PaymentResultAnswer, error) {
	with := PayWith{Method: req.PaymentMethod.Or(""), SaveCard: req.SaveCard.Or(false)}
	if card, ok := req.CardId.Get(); ok {
		with.CardID = &card
	}
	p, err := h.Service.BuyInsurance(ctx, params.ID, params.IdempotencyKey, req.QuoteId, req.AmountMinor, with)
	if err != nil {
		return nil, err
	}
	return h.Service.Payments.Answer(ctx, p)
}

// RepriceQuotes implements repriceQuotes (T-217). The travelers and their cost are the server's; an amount that differs
// is refused.
func (h HTTP) RepriceQuotes(ctx context.Context, req *api.RepriceQuotes, params api.RepriceQuotesParams) (*api.RepricedQuotesAnswer, error) {
	p, err := h.Service.PreviewWithRides(ctx, params.ID, wishFrom(req.AddOns, req.TravelersRooms), req.GroundTransferQuoteIds)
	if err != nil {
		return nil, err
	}
	if sent, ok := req.TravelAmountMinor.Get(); ok && sent != p.Totals.TotalMinor+p.TotalMinor {
		return nil, apierr.New(apierr.CodeAmountMismatch, "The price of your changes is another one now. Please review it and try again.").
			WithDetails(map[string]int64{"travelAmountMinor": p.Totals.TotalMinor + p.TotalMinor})
	}
	if p.InsuranceError != "" {
		return nil, apierr.New(apierr.CodeUnavailable, p.InsuranceError)
	}
	out := api.RepricedQuotes{InsuranceChangeMinor: p.Insurance.TotalMinor, RepricedAddOns: []api.RepricedAddOn{}, Currency: p.Currency}
	if p.Insurance.ID != uuid.Nil {
		out.QuoteId = api.NewOptUUID(p.Insurance.ID)
	}
	for _, one := range p.Insurance.Premiums {
		out.RepricedAddOns = append(out.RepricedAddOns, api.RepricedAddOn{
			AddOnId: one.PolicyID, ParticipantId: one.ParticipantID, PremiumMinor: one.PremiumMinor, ChangeMinor: one.PremiumMinor - one.OldMinor,
		})
	}
	return &api.RepricedQuotesAnswer{Success: true, Data: out}, nil
}
