package facts

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
)

// OperatorAddOnsTx implements payout.AddOns: what the operator is owed for the add-ons of the travelers.
func (s *Service) OperatorAddOnsTx(ctx context.Context, tx pgx.Tx, t trip.Trip) (int64, error) {
	minor, err := bookingdb.New(tx).OperatorAddOns(ctx, bookingdb.OperatorAddOnsParams{
		TenantID: tenant.From(ctx).ID, TripID: t.ID, SupplementMinor: t.SingleSupplementPriceMinor,
		PlatformFeeBp: t.PlatformFeeBP, Step: money.Step(t.Currency),
	})
	if err != nil {
		return 0, fmt.Errorf("operator's part of add-ons: %w", err)
	}
	return minor, nil
}

// PayerTx implements payment.Orders.
func (s *Service) PayerTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (payment.Payer, error) {
	b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: bookingID})
	if db.NoRows(err) {
		return payment.Payer{}, apierr.NotFound("booking")
	}
	if err != nil {
		return payment.Payer{}, fmt.Errorf("booking of payer: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return payment.Payer{}, err
	}
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Payer{}, err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Payer{}, err
	}
	sum := totals[b.ID]
	return payment.Payer{
		MemberID: b.CustomerID, Email: customer.Email, FirstName: customer.FirstName, TripID: b.TripID, HostID: t.HostID,
		Currency: b.Currency, OrderID: b.OrderID, Active: booking.Status(b.Status) != booking.Cancelled, Trip: mails.Trip(t),
		Path:  mails.TravelerPage(t.ID),
		Order: booking.OrderMail(b.OrderID, b.Spots, nil, b.Currency, sum.TotalMinor, sum.PaidMinor, b.PaymentDueDate),
	}, nil
}

// LockTx implements payment.Orders.
func (*Service) LockTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	_, err := bookingdb.New(tx).LockBookingPrice(ctx, bookingdb.LockBookingPriceParams{TenantID: tenant.From(ctx).ID,
		ID: bookingID})
	if db.NoRows(err) {
		return apierr.NotFound("booking")
	}
	if err != nil {
		return fmt.Errorf("lock booking: %w", err)
	}
	return nil
}

// EvidenceTx implements payment.Orders: what was sold, when it takes place, and the accepted terms.
func (s *Service) EvidenceTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (payment.Evidence, error) {
	b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: bookingID})
	if err != nil {
		return payment.Evidence{}, fmt.Errorf("booking of a dispute: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return payment.Evidence{}, err
	}
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	agreed := fmt.Sprintf("The traveler agreed to these terms at checkout on %s.",
		civil.Of(b.CreatedAt.In(t.Zone())).Long())
	return payment.Evidence{
		Product: t.Name + "\n" + count.Of(b.Spots, "spot"), ServiceDate: t.StartDate.Long() + " – " + t.EndDate.Long(),
		CancellationPolicy: strings.Join(append(t.CancellationTexts(), agreed), "\n"),
		CustomerName:       customer.FirstName + " " + customer.LastName, CustomerEmail: customer.Email, OrderID: b.OrderID,
	}, err
}

// AutomaticTx implements payment.Orders (T-272): the balance is collected automatically from the last reminder
// day on, which is before the final payment is due and within the refundable window. The booking is locked.
func (s *Service) AutomaticTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (int64, bool, error) {
	b, err := booking.Lock(ctx, tx, bookingID)
	if err != nil {
		return 0, false, err
	}
	switch booking.Status(b.Status) {
	case booking.Pending, booking.Confirmed, booking.Closed:
	default:
		return 0, false, nil
	}
	terms, err := booking.Decode[booking.Terms](b.Policy, "policy of a booking")
	if err != nil {
		return 0, false, err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return 0, false, err
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return 0, false, err
	}
	due, today := totals[b.ID].DueMinor, t.Today(s.Clock.Now(ctx))
	start := b.PaymentDueDate.AddDays(terms.FinalDueDays)
	return due, !today.Before(terms.CollectFrom(start)) && terms.AutoPayment(due, true, b.IsPendingCancellation, start,
		today), nil
}

// CustomerBookingsTx implements payment.Orders.
func (s *Service) CustomerBookingsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error) {
	return bookingdb.New(tx).CustomerBookings(ctx, bookingdb.CustomerBookingsParams{TenantID: tenant.From(ctx).ID,
		CustomerID: memberID})
}

// ReceiptTx implements payment.Orders.
func (s *Service) ReceiptTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (payment.Receipt, error) {
	b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: bookingID})
	if err != nil {
		return payment.Receipt{}, fmt.Errorf("booking of payment: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	return payment.Receipt{OrderID: b.OrderID, TripName: t.Name}, err
}

// OrdersTx implements payment.Orders.
func (s *Service) OrdersTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (map[uuid.UUID]payment.Order, error) {
	rows, err := bookingdb.New(tx).BookingsByID(ctx,
		bookingdb.BookingsByIDParams{TenantID: tenant.From(ctx).ID, Ids: bookings})
	if err != nil {
		return nil, fmt.Errorf("orders of payments: %w", err)
	}
	trips := make([]uuid.UUID, len(rows))
	for i, r := range rows {
		trips[i] = r.TripID
	}
	names, err := trip.Reader{}.NamesTx(ctx, tx, trips)
	if err != nil {
		return nil, err
	}
	orders := make(map[uuid.UUID]payment.Order, len(rows))
	for _, r := range rows {
		orders[r.ID] = payment.Order{OrderID: r.OrderID, CustomerID: r.CustomerID, TripID: r.TripID,
			TripName: names[r.TripID]}
	}
	return orders, nil
}

// OrdersOfTripTx implements payment.Orders.
func (s *Service) OrdersOfTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error) {
	rows, err := bookingdb.New(tx).TripBookings(ctx, bookingdb.TripBookingsParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("orders of trip: %w", err)
	}
	ids := make([]uuid.UUID, len(rows))
	for i, r := range rows {
		ids[i] = r.ID
	}
	return ids, nil
}
