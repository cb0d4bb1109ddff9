package remind

import (
	"context"
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
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/civil"
)

// Args are the arguments of the job that reminds the customers of all tenants of their balance.
type Args struct{}

// Kind implements river.JobArgs.
func (Args) Kind() string { return "payment_remind" }

const (
	batch = 200
	// Every is how often due reminders are looked for.
	Every = 30 * time.Minute
)

// RemindPayments emails the customers of the tenant whose booking has reached a reminder day and has a balance.
// Each reminder is emailed once; of several days that have passed, only the last still matters. It also updates
// the readiness of travelers whose balance changed (T-109).
func (s *Service) RemindPayments(ctx context.Context) error {
	t := tenant.From(ctx)
	for after := uuid.Nil; ; {
		var rows []bookingdb.Booking
		err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
			var err error
			rows, err = bookingdb.New(tx).OpenBookings(ctx, bookingdb.OpenBookingsParams{TenantID: t.ID, After: after,
				PageSize: batch})
			if err != nil {
				return fmt.Errorf("open bookings: %w", err)
			}
			return s.remindTx(ctx, tx, rows)
		})
		if err != nil {
			return err
		}
		if err := s.Parties.OnboardLate(ctx, rows); err != nil {
			return err
		}
		if len(rows) < batch {
			return nil
		}
		after = rows[len(rows)-1].ID
	}
}

// earliestZone is the largest offset of a time zone ahead of UTC.
const earliestZone = 14 * time.Hour

func (s *Service) remindTx(ctx context.Context, tx pgx.Tx, rows []bookingdb.Booking) error {
	totals, err := payment.TotalsOf(ctx, tx, booking.IDsOf(rows)...)
	if err != nil {
		return err
	}
	now := s.Clock.Now(ctx)
	// The day has already begun somewhere; whether it has at the trip's place is decided below.
	earliest := civil.Today(now.Add(earliestZone))
	for _, b := range rows {
		if totals[b.ID].DueMinor <= 0 {
			continue
		}
		terms, err := booking.Decode[booking.Terms](b.Policy, "policy of a booking")
		if err != nil {
			return err
		}
		start := b.PaymentDueDate.AddDays(terms.FinalDueDays)
		_, ok := dueReminder(terms.Reminders(start), civil.Today(b.CreatedAt), earliest)
		// Most bookings are decided here, without reading their trip.
		if !ok || earliest.AddDays(-1).After(start) {
			continue
		}
		t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
		if err != nil {
			return err
		}
		if t.Status == trip.Cancelled || t.Status == trip.Complete {
			continue
		}
		today := t.Today(now)
		reminder, ok := dueReminder(terms.Reminders(start), civil.Of(b.CreatedAt.In(t.Zone())), today)
		if !ok || today.After(start) {
			continue
		}
		if asked, err := s.askedTx(ctx, tx, b.ID, reminder); err != nil || asked {
			if err != nil {
				return err
			}
			continue
		}
		if err := s.mailReminder(ctx, tx, b, t, totals[b.ID], reminder); err != nil {
			return err
		}
	}
	return nil
}

// askedTx reports whether no reminder is needed: a bank debit is in progress, or its payer was emailed since the
// reminder's day that it failed.
func (s *Service) askedTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, r booking.Reminder) (bool, error) {
	debits, err := s.Debits.DebitsTx(ctx, tx, id)
	for _, p := range debits[id] {
		if p.OnItsWay() || p.SettledAt != nil && !civil.Today(*p.SettledAt).Before(r.On) {
			return true, nil
		}
	}
	return false, err
}

// dueReminder returns the last reminder whose day has come, unless it was before the booking.
func dueReminder(all []booking.Reminder, booked, today civil.Date) (booking.Reminder, bool) {
	var last booking.Reminder
	for _, r := range all {
		if !r.On.After(today) && r.On.After(booked) && (last.On.IsZero() || !r.On.Before(last.On)) {
			last = r
		}
	}
	return last, !last.On.IsZero()
}

func (s *Service) mailReminder(ctx context.Context, tx pgx.Tx, b bookingdb.Booking, t trip.Trip, sum payment.Totals,
	r booking.Reminder) error {
	customer, err := booking.CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	lines, err := booking.Decode[[]booking.Line](b.Lines, "lines of a booking")
	if err != nil {
		return err
	}
	data := notification.Data{
		Trip: mails.Trip(t), Order: booking.OrderMail(b.OrderID, b.Spots, lines, b.Currency, sum.TotalMinor, sum.PaidMinor,
			b.PaymentDueDate),
		Overdue: r.Kind == booking.ReminderOverdue, Path: mails.TravelerPage(t.ID),
	}
	if !data.Overdue {
		data.Calendar = mails.DueFile(t, mails.Due{BookingID: b.ID, OrderID: b.OrderID, Version: b.Version,
			On: b.PaymentDueDate})
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.PaymentReminder, Key: "payment_reminder/" + b.ID.String() + "/" + r.On.String(),
		To: customer.Email, Name: customer.FirstName, Data: data,
	})
}
