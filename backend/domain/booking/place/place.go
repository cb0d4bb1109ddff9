package place

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/money"
)

// InsertTx inserts the booking that a hold becomes, and returns its order number.
func (s *Service) InsertTx(ctx context.Context, tx pgx.Tx, id, customer uuid.UUID, t trip.Trip, h booking.Hold,
	now time.Time) (string, error) {
	terms, err := json.Marshal(booking.TermsFrom(t.Policy, t.Rezdy(), t.Currency))
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
		TenantID: t.TenantID, ID: id, OrderID: orderID, TripID: t.ID, HoldID: &h.ID, CustomerID: customer,
		Status: string(booking.Pending),
		Spots:  h.Choices.Spots, Supplements: h.Choices.Supplements(), Currency: h.Quote.Currency,
		DepositMinor: h.Quote.DepositMinor, PaymentDueDate: h.Quote.PaymentDueDate, Rooms: rooms, Lines: lines, Policy: terms,
		CreatedAt: now,
	})
	if err != nil {
		return "", fmt.Errorf("create booking: %w", err)
	}
	return orderID, search.NoteTx(ctx, tx, search.Booking, id)
}

// MadeTx gives the people of a new booking access to it, and records it.
func (s *Service) MadeTx(ctx context.Context, tx pgx.Tx, t trip.Trip, h booking.Hold, p payment.Payment,
	made Made) error {
	err := s.Outbox.Add(ctx, tx, t.TenantID, booking.Relations(t, made.ID, made.Customer, made.Members, made.Travelers)...)
	if err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: s.Clock.Now(ctx), Action: "booking.create", Event: event.BookingCreated,
		ObjectType: "Booking", ObjectID: made.ID,
		After: map[string]any{"orderId": made.OrderID, "tripId": t.ID, "spots": h.Choices.Spots,
			"totalMinor": h.Quote.TotalMinor, "paymentId": p.ID},
	})
}

// Made is a booking that was just inserted: its payer, and its travelers with an account.
type Made struct {
	ID        uuid.UUID
	OrderID   string
	Customer  uuid.UUID
	Members   []uuid.UUID
	Travelers map[uuid.UUID]uuid.UUID
}

// LockTx locks a booking, and before it its trip if the payment may advance that.
func (s *Service) LockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID,
	changes bool) (t trip.Trip, b bookingdb.Booking, err error) {
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

// TouchTx records that a booking changed.
func (s *Service) TouchTx(ctx context.Context, tx pgx.Tx, b bookingdb.Booking) error {
	return bookingdb.New(tx).TouchBooking(ctx, bookingdb.TouchBookingParams{TenantID: b.TenantID, ID: b.ID})
}

// ReopenTx lets a hold whose payment failed be paid again, within limits: the spots stay held. The payer of a
// bank debit is told days later that it failed, and has some hours. It returns until when, or nil if the hold has
// ended.
func (s *Service) ReopenTx(ctx context.Context, tx pgx.Tx, p payment.Payment) (time.Time, error) {
	h, err := booking.LockHold(ctx, tx, *p.HoldID)
	if err != nil || h.State != booking.HoldPaying {
		return time.Time{}, err
	}
	t := tenant.From(ctx)
	minutes := booking.HoldTime(t)
	until := s.Clock.Now(ctx).Add(minutes)
	if latest := h.CreatedAt.Add(4 * minutes); until.After(latest) {
		until = latest
	}
	if p.OnItsWaySince != nil {
		until = s.Clock.Now(ctx).Add(time.Duration(t.Policy.Payment.DebitRetryHours) * time.Hour)
	}
	return until, booking.MoveHold(ctx, tx, h, booking.HoldActive, until)
}

// MailBookedTx emails the customer their order.
func (s *Service) MailBookedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, h booking.Hold, made Made,
	p payment.Payment, to booking.Person) error {
	order := booking.OrderMail(made.OrderID, h.Choices.Spots, h.Quote.Shown(), h.Quote.Currency, h.Quote.TotalMinor,
		p.PaidMinor(), h.Quote.PaymentDueDate)
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.BookingReceived, Key: "booking_received/" + made.ID.String(), To: to.Email, Name: to.FirstName,
		Data: notification.Data{Trip: mails.Trip(t), Order: order, Path: mails.TravelerPage(t.ID)},
	})
}

// MailRefusedTx tells the payer of a hold why it did not become a booking.
func (s *Service) MailRefusedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, p payment.Payment, refusal string) error {
	people, err := booking.Decode[booking.Party](p.Request, "people of a payment")
	if err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.OrderNotPlaced, Key: "order_not_placed/" + p.ID.String(), To: people.Customer.Email,
		Name: people.Customer.FirstName,
		Data: notification.Data{Trip: mails.Trip(t), Amount: money.New(p.AmountMinor, p.Currency), Reason: refusal,
			Path: "/trips/" + t.Path},
	})
}

// MailGoneTx tells a customer that their payment succeeded after the booking had ended.
func (s *Service) MailGoneTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, p payment.Payment,
	refusal string) error {
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.OrderNotPlaced, Key: "order_not_placed/" + p.ID.String(), To: customer.Email,
		Name: customer.FirstName,
		Data: notification.Data{Trip: mails.Trip(t), Amount: money.New(p.AmountMinor, p.Currency), Reason: refusal,
			Path: mails.TravelerPage(t.ID)},
	})
}

// MailReceiptTx sends the receipt of a payment; totals are the booking's before it, and paid what was paid with
// it.
func (s *Service) MailReceiptTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, p payment.Payment,
	totals payment.Totals, paid int64) error {
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	lines, err := booking.Decode[[]booking.Line](b.Lines, "lines of a booking")
	if err != nil {
		return err
	}
	order := booking.OrderMail(b.OrderID, b.Spots, lines, b.Currency, totals.TotalMinor, paid, b.PaymentDueDate)
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.PaymentReceipt, Key: "payment_receipt/" + p.ID.String(), To: customer.Email,
		Name: customer.FirstName,
		Data: notification.Data{Trip: mails.Trip(t), Order: order,
			Amount: money.New(p.PaidMinor()+p.InsuranceMinor+p.TransferMinor, p.Currency), Path: mails.TravelerPage(t.ID)},
	})
}
