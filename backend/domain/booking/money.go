package booking

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
)

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
	customer, err := s.customerOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Payer{}, err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Payer{}, err
	}
	sum := totals[b.ID]
	return payment.Payer{
		MemberID: b.CustomerID, Email: customer.Email, FirstName: customer.FirstName, TripID: b.TripID, HostID: t.HostID, Currency: b.Currency, OrderID: b.OrderID,
		Active: Status(b.Status) != Cancelled, Trip: tripMail(t), Path: bookingPath(t.ID),
		Order: orderMail(b.OrderID, b.Spots, nil, b.Currency, sum.TotalMinor, sum.PaidMinor, b.PaymentDueDate),
	}, nil
}

// AutomaticTx implements payment.Orders (T-272): the balance is collected by itself from the last reminder day on,
// which lies before the final payment is due and within the refundable window. The booking is locked.
func (s *Service) AutomaticTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (int64, bool, error) {
	b, err := s.lockBooking(ctx, tx, bookingID)
	if err != nil {
		return 0, false, err
	}
	switch Status(b.Status) {
	case Pending, Confirmed, Closed:
	default:
		return 0, false, nil
	}
	terms, err := decode[Terms](b.Policy, "policy of a booking")
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
	return due, !today.Before(terms.CollectFrom(start)) && terms.AutoPayment(due, true, b.IsPendingCancellation, start, today), nil
}

// CustomerBookingsTx implements payment.Orders.
func (s *Service) CustomerBookingsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error) {
	return bookingdb.New(tx).CustomerBookings(ctx, bookingdb.CustomerBookingsParams{TenantID: tenant.From(ctx).ID, CustomerID: memberID})
}

// chargesOf says which traveler pays for what, one unit of a line each: places in the order of the party, private
// rooms and activities by who chose them. Lines of other kinds are divided evenly.
func chargesOf(c Choices, lines []Line, travelers []uuid.UUID) []payment.Charge {
	var private []int
	for _, room := range c.Rooms {
		if room.RoomType == RoomPrivate {
			private = append(private, room.Travelers[0])
		}
	}
	var charges []payment.Charge
	seat, activity := 0, 0
	each := func(line Line, positions []int) {
		for _, position := range positions {
			charges = append(charges, payment.Charge{ParticipantID: travelers[position], Line: string(line.Kind), Memo: line.Label, AmountMinor: line.UnitMinor})
		}
	}
	for _, line := range lines {
		switch line.Kind {
		case LineSpot:
			for range line.Quantity {
				each(line, []int{seat})
				seat++
			}
		case LinePrivateRoom:
			each(line, private)
		case LineActivity, LineAccommodation, LineTransfer:
			each(line, c.Activities[activity].Travelers)
			activity++
		default:
			for i, part := range money.Allocate(line.TotalMinor, make([]int64, len(travelers))) {
				charges = append(charges, payment.Charge{ParticipantID: travelers[i], Line: string(line.Kind), Memo: line.Label, AmountMinor: part})
			}
		}
	}
	return charges
}

// sharesOf sums charges by traveler.
func sharesOf(charges []payment.Charge, travelers []uuid.UUID) []payment.Share {
	shares := make([]payment.Share, len(travelers))
	for i, id := range travelers {
		shares[i].ParticipantID = id
		for _, c := range charges {
			if c.ParticipantID == id {
				shares[i].WeightMinor += c.AmountMinor
			}
		}
	}
	return shares
}
