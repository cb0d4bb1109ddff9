package place

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

// MailDepartedTx tells the payer of a bank debit that it is in progress, and what happens next.
func (s *Service) MailDepartedTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	m, err := s.debitMailTx(ctx, tx, p)
	if err != nil {
		return err
	}
	m.Template, m.Key, m.Data.By = notification.BankDebitOnItsWay, "bank_debit_on_its_way/"+p.ID.String(), p.ExpectedOn()
	return s.Mail.SendTx(ctx, tx, m)
}

// MailDebitFailedTx tells the payer of a bank debit that it failed after days, and what has to be paid until
// when. held is until when the spots of a checkout are held for another attempt; zero if they are not. For a
// booking that was canceled in the meantime nothing is due, and nothing is sent.
func (s *Service) MailDebitFailedTx(ctx context.Context, tx pgx.Tx, p payment.Payment, held time.Time) error {
	if p.BookingID != nil {
		b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID,
			ID: *p.BookingID})
		if err != nil || booking.Status(b.Status) == booking.Cancelled {
			return err
		}
	}
	m, err := s.debitMailTx(ctx, tx, p)
	if err != nil {
		return err
	}
	m.Template, m.Key, m.Data.Reason = notification.BankDebitFailed, "bank_debit_failed/"+p.ID.String(), p.FailureMessage
	if held.IsZero() {
		return s.Mail.SendTx(ctx, tx, m)
	}
	row, err := bookingdb.New(tx).GetHold(ctx, bookingdb.GetHoldParams{TenantID: tenant.From(ctx).ID, ID: *p.HoldID})
	if err != nil {
		return fmt.Errorf("hold of a debit: %w", err)
	}
	of, err := s.Trips.LoadTx(ctx, tx, row.TripID)
	if err != nil {
		return err
	}
	m.Data.Until = held.In(of.Zone())
	m.Data.Path += "/book/travelers?token=" + row.ID.String() + "." + s.Tokens.Of(row.TokenHash, booking.HoldPurpose,
		row.TenantID, row.ID)
	return s.Mail.SendTx(ctx, tx, m)
}

// debitMailTx returns what emails about a bank debit have in common: the recipient, and what the debit is for.
func (s *Service) debitMailTx(ctx context.Context, tx pgx.Tx, p payment.Payment) (notification.Mail, error) {
	if p.BookingID != nil {
		return s.bookedDebitMailTx(ctx, tx, p)
	}
	people, err := booking.Decode[booking.Party](p.Request, "people of a payment")
	if err != nil {
		return notification.Mail{}, err
	}
	row, err := bookingdb.New(tx).GetHold(ctx, bookingdb.GetHoldParams{TenantID: tenant.From(ctx).ID, ID: *p.HoldID})
	if err != nil {
		return notification.Mail{}, fmt.Errorf("hold of a debit: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, row.TripID)
	return notification.Mail{
		To: people.Customer.Email, Name: people.Customer.FirstName,
		Data: notification.Data{Trip: mails.Trip(t), Amount: money.New(p.AmountMinor, p.Currency), Path: "/trips/" + t.Path},
	}, err
}

func (s *Service) bookedDebitMailTx(ctx context.Context, tx pgx.Tx, p payment.Payment) (notification.Mail, error) {
	b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID,
		ID: *p.BookingID})
	if err != nil {
		return notification.Mail{}, fmt.Errorf("booking of a debit: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return notification.Mail{}, err
	}
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return notification.Mail{}, err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	sum := totals[b.ID]
	return notification.Mail{
		To: customer.Email, Name: customer.FirstName,
		Data: notification.Data{
			Trip: mails.Trip(t), Amount: money.New(p.AmountMinor, p.Currency), Path: mails.TravelerPage(t.ID),
			Order:   booking.OrderMail(b.OrderID, b.Spots, nil, b.Currency, sum.TotalMinor, sum.PaidMinor, b.PaymentDueDate),
			Overdue: civil.Of(s.Clock.Now(ctx).In(t.Zone())).After(b.PaymentDueDate),
		},
	}, err
}
