package place

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// PaidTx implements payment.Orders.
func (s *Service) PaidTx(ctx context.Context, tx pgx.Tx, p payment.Payment) (payment.Placed, error) {
	if p.BookingID != nil {
		return s.creditTx(ctx, tx, p)
	}
	h, err := booking.LockHold(ctx, tx, *p.HoldID)
	if err != nil {
		return payment.Placed{}, fmt.Errorf("hold of payment: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, h.TripID)
	if err != nil {
		return payment.Placed{}, err
	}
	if h.State != booking.HoldPaying || movable(t) {
		if t, err = s.Trips.LoadForUpdateTx(ctx, tx, h.TripID); err != nil {
			return payment.Placed{}, err
		}
	}
	refusal, err := s.keepPlacesTx(ctx, tx, t, h)
	if err != nil {
		return payment.Placed{}, err
	}
	if refusal != "" {
		return payment.Placed{Refusal: refusal}, s.mailRefusal(ctx, tx, t, p, refusal)
	}
	placed, err := s.placeTx(ctx, tx, t, h, p)
	if err != nil || movable(t) {
		return placed, err
	}
	// The booking's foreign key keeps the trip from being cancelled from here on; that it was not cancelled a
	// moment before is looked up once more, in the round trip that writes the booking.
	status, err := s.Trips.StatusTx(ctx, tx, t.ID)
	if err == nil && status != t.Status {
		err = db.ErrContended
	}
	return placed, err
}

// movable tells that one more booking may move the trip along its lifecycle, for which its row has to be locked.
// Spots taken are never fewer than those booked, and are taken before: the last booking that could move the trip
// sees all of them.
func movable(t trip.Trip) bool {
	if t.Status == trip.Live {
		return t.SpotsTaken >= t.MinimumTripThreshold
	}
	return t.BookingAutoConfirmation && t.Status != trip.HostApproved
}

// keepPlacesTx makes sure that the money buys places, or says why it does not. Places whose hold ran out
// while the money was on its way are taken again when they are still there.
func (s *Service) keepPlacesTx(ctx context.Context, tx pgx.Tx, t trip.Trip, h booking.Hold) (string, error) {
	switch h.State {
	case booking.HoldConverted:
		return "These spots were already booked with another payment.", nil
	case booking.HoldActive, booking.HoldPaying:
		if t.Status != trip.Cancelled && t.Status != trip.Complete {
			return "", nil
		}
		if err := booking.MoveHold(ctx, tx, h, booking.HoldReleased, h.ExpiresAt); err != nil {
			return "", err
		}
		return "The trip was canceled in the meantime.", s.Trips.ReleaseSpotsTx(ctx, tx, t.ID, h.Choices.Take())
	}
	const gone = "Your hold had ended when your payment arrived, and other travelers booked your spots."
	if err := s.Trips.PublicBookable(t, s.Clock.Now(ctx)); err != nil {
		return gone, nil
	}
	take := h.Choices.Take()
	if len(take.Nights) > 0 {
		offers, err := s.Trips.OffersTx(ctx, tx, t)
		if err != nil {
			return "", err
		}
		take.Supply = trip.SupplyOf(offers)
	}
	// A refusal must undo what it took before it found too few.
	err := pgx.BeginFunc(ctx, tx, func(tx pgx.Tx) error {
		_, err := s.Trips.TakeSpotsTx(ctx, tx, t.ID, take)
		return err
	})
	var refused *apierr.Error
	if errors.As(err, &refused) {
		return gone, nil
	}
	return "", err
}

// placeTx makes the booking with all that belongs to it.
func (s *Service) placeTx(ctx context.Context, tx pgx.Tx, t trip.Trip, h booking.Hold, p payment.Payment) (payment.Placed, error) {
	people, err := booking.Decode[booking.Party](p.Request, "people of a payment")
	if err != nil {
		return payment.Placed{}, err
	}
	customer, invited, err := s.People.EnsureTravelerTx(ctx, tx, people.Customer.Email, people.Customer.FirstName, people.Customer.LastName)
	if err != nil {
		return payment.Placed{}, err
	}
	id, now := uuid.Must(uuid.NewV7()), s.Clock.Now(ctx)
	orderID, err := s.insertBooking(ctx, tx, id, customer, t, h, now)
	if err != nil {
		return payment.Placed{}, err
	}
	ids, members, travelers, err := s.Parties.InsertPeople(ctx, tx, id, customer, invited, people, h)
	if err != nil {
		return payment.Placed{}, err
	}
	if err := booking.MoveHold(ctx, tx, h, booking.HoldConverted, h.ExpiresAt); err != nil {
		return payment.Placed{}, err
	}
	if people.InsuranceQuoteID != nil {
		if err := s.Insurance.BookHoldTx(ctx, tx, h.ID, *people.InsuranceQuoteID, id, ids); err != nil {
			return payment.Placed{}, err
		}
	}
	charges := booking.ChargesOf(h.Choices, h.Quote.Lines, ids)
	err = payment.Post(ctx, tx, payment.Transaction{BookingID: &id, TripID: &t.ID, At: now, Entries: payment.Charges(h.Quote.Currency, charges...)})
	if err != nil {
		return payment.Placed{}, err
	}
	if err := s.Outbox.Add(ctx, tx, t.TenantID, booking.Relations(t, id, customer, members, travelers)...); err != nil {
		return payment.Placed{}, err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: now, Action: "booking.create", Event: event.BookingCreated, ObjectType: "Booking", ObjectID: id,
		After: map[string]any{"orderId": orderID, "tripId": t.ID, "spots": h.Choices.Spots, "totalMinor": h.Quote.TotalMinor, "paymentId": p.ID},
	})
	if err != nil {
		return payment.Placed{}, err
	}
	order := booking.OrderMail(orderID, h.Choices.Spots, h.Quote.Lines, h.Quote.Currency, h.Quote.TotalMinor, p.PaidMinor(), h.Quote.PaymentDueDate)
	err = s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.BookingReceived, Key: "booking_received/" + id.String(), To: people.Customer.Email, Name: people.Customer.FirstName,
		Data: notification.Data{Trip: booking.TripMail(t), Order: order, Path: booking.PagePath(t.ID)},
	})
	if err != nil {
		return payment.Placed{}, err
	}
	placed := payment.Placed{
		BookingID: &id, TripID: &t.ID, CustomerID: &customer, Shares: booking.SharesOf(charges, ids), ActivationMailed: invited,
	}
	if !movable(t) {
		return placed, nil
	}
	return placed, s.Confirms.MoveTripTx(ctx, tx, t)
}

func (s *Service) insertBooking(ctx context.Context, tx pgx.Tx, id, customer uuid.UUID, t trip.Trip, h booking.Hold, now time.Time) (string, error) {
	terms, err := json.Marshal(booking.TermsFrom(t.Policy, t.Rezdy()))
	if err != nil {
		return "", err
	}
	rooms, err := json.Marshal(h.Choices.Rooms)
	if err != nil {
		return "", err
	}
	lines, err := json.Marshal(h.Quote.Lines)
	if err != nil {
		return "", err
	}
	orderID := booking.NewOrderID()
	err = bookingdb.New(tx).CreateBooking(ctx, bookingdb.CreateBookingParams{
		TenantID: t.TenantID, ID: id, OrderID: orderID, TripID: t.ID, HoldID: &h.ID, CustomerID: customer, Status: string(booking.Pending),
		Spots: h.Choices.Spots, Supplements: h.Choices.Supplements(), Currency: h.Quote.Currency, DepositMinor: h.Quote.DepositMinor,
		PaymentDueDate: h.Quote.PaymentDueDate, Rooms: rooms, Lines: lines, Policy: terms, CreatedAt: now,
	})
	if err != nil {
		return "", fmt.Errorf("create booking: %w", err)
	}
	return orderID, nil
}

// creditTx takes a payment towards a booking. One that arrives after the booking was cancelled goes back.
func (s *Service) creditTx(ctx context.Context, tx pgx.Tx, p payment.Payment) (payment.Placed, error) {
	changeID, err := changeOf(p)
	if err != nil {
		return payment.Placed{}, err
	}
	t, b, err := s.lockForPayment(ctx, tx, *p.BookingID, changeID != nil)
	if err != nil {
		return payment.Placed{}, err
	}
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Placed{}, err
	}
	if booking.Status(b.Status) == booking.Cancelled {
		const refusal = "The booking was canceled in the meantime."
		return payment.Placed{Refusal: refusal}, s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.OrderNotPlaced, Key: "order_not_placed/" + p.ID.String(), To: customer.Email, Name: customer.FirstName,
			Data: notification.Data{Trip: booking.TripMail(t), Amount: booking.Amount(p.AmountMinor, p.Currency), Reason: refusal, Path: booking.PagePath(t.ID)},
		})
	}
	if changeID != nil {
		if err := s.Changes.SettleChangeTx(ctx, tx, t, b, *changeID); err != nil {
			return payment.Placed{}, err
		}
	}
	if err := s.placeInsuranceTx(ctx, tx, p); err != nil {
		return payment.Placed{}, err
	}
	if err := s.endRidesTx(ctx, tx, p, true); err != nil {
		return payment.Placed{}, err
	}
	if err := bookingdb.New(tx).TouchBooking(ctx, bookingdb.TouchBookingParams{TenantID: b.TenantID, ID: b.ID}); err != nil {
		return payment.Placed{}, err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	if err != nil {
		return payment.Placed{}, err
	}
	lines, err := booking.Decode[[]booking.Line](b.Lines, "lines of a booking")
	if err != nil {
		return payment.Placed{}, err
	}
	// This payment is posted after this call, so the books do not show it yet.
	paid := totals[b.ID].PaidMinor + p.PaidMinor()
	if err := s.Waitlist.AcceptOfferTx(ctx, tx, t, b, paid); err != nil {
		return payment.Placed{}, err
	}
	if err := s.Parties.OnboardTx(ctx, tx, p.PaidMinor(), b); err != nil {
		return payment.Placed{}, err
	}
	order := booking.OrderMail(b.OrderID, b.Spots, lines, b.Currency, totals[b.ID].TotalMinor, paid, b.PaymentDueDate)
	return payment.Placed{BookingID: &b.ID, TripID: &b.TripID, CustomerID: &b.CustomerID}, s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.PaymentReceipt, Key: "payment_receipt/" + p.ID.String(), To: customer.Email, Name: customer.FirstName,
		Data: notification.Data{Trip: booking.TripMail(t), Order: order, Amount: booking.Amount(p.PaidMinor()+p.InsuranceMinor+p.TransferMinor, p.Currency), Path: booking.PagePath(t.ID)},
	})
}

// lockForPayment locks a booking, and before it its trip when the payment may move that.
func (s *Service) lockForPayment(ctx context.Context, tx pgx.Tx, id uuid.UUID, changes bool) (t trip.Trip, b bookingdb.Booking, err error) {
	before, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
	if err != nil {
		return t, b, fmt.Errorf("booking of payment: %w", err)
	}
	load := s.Trips.LoadTx
	if changes || booking.Status(before.Status) == booking.Awaiting {
		load = s.Trips.LoadForUpdateTx
	}
	if t, err = load(ctx, tx, before.TripID); err != nil {
		return t, b, err
	}
	if b, err = booking.Lock(ctx, tx, id); err == nil && b.Status != before.Status {
		err = db.ErrContended
	}
	return t, b, err
}

func (s *Service) mailRefusal(ctx context.Context, tx pgx.Tx, t trip.Trip, p payment.Payment, refusal string) error {
	people, err := booking.Decode[booking.Party](p.Request, "people of a payment")
	if err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.OrderNotPlaced, Key: "order_not_placed/" + p.ID.String(), To: people.Customer.Email, Name: people.Customer.FirstName,
		Data: notification.Data{Trip: booking.TripMail(t), Amount: booking.Amount(p.AmountMinor, p.Currency), Reason: refusal, Path: "/trips/" + t.Path},
	})
}

// FailedTx implements payment.Orders: the places stay held for another try, within limits.
func (s *Service) FailedTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	if p.HoldID == nil {
		if err := s.dropInsuranceTx(ctx, tx, p); err != nil {
			return err
		}
		if err := s.endRidesTx(ctx, tx, p, false); err != nil {
			return err
		}
		return s.changeFailedTx(ctx, tx, p)
	}
	h, err := booking.LockHold(ctx, tx, *p.HoldID)
	if err != nil || h.State != booking.HoldPaying {
		return err
	}
	minutes := booking.HoldTime(tenant.From(ctx))
	until := s.Clock.Now(ctx).Add(minutes)
	if latest := h.CreatedAt.Add(4 * minutes); until.After(latest) {
		until = latest
	}
	return booking.MoveHold(ctx, tx, h, booking.HoldActive, until)
}

func (s *Service) changeFailedTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	changeID, err := changeOf(p)
	if err != nil || changeID == nil || p.BookingID == nil {
		return err
	}
	t, _, err := s.lockForPayment(ctx, tx, *p.BookingID, true)
	if err != nil {
		return err
	}
	return s.Changes.DropChangeTx(ctx, tx, t.ID, *changeID)
}
