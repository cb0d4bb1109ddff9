package hold

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/mails"
)

// An unfinished checkout triggers an email after a while, but not days later.
const (
	remindAfter = time.Hour
	remindNever = 3 * 24 * time.Hour
)

// Remind records that the holder wants one email with which to finish later; the request follows them from hold
// to hold. Only one is ever sent per trip.
func (s *Service) Remind(ctx context.Context, id uuid.UUID, token, email, firstName string) error {
	h, err := s.GetHold(ctx, id, token)
	if err != nil {
		return err
	}
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		err := bookingdb.New(tx).RemindOfHold(ctx, bookingdb.RemindOfHoldParams{
			TenantID: t.ID, TripID: h.TripID, Email: strings.ToLower(strings.TrimSpace(email)), HoldID: h.ID,
			FirstName: strings.TrimSpace(firstName), Language: tenant.LanguageOf(ctx), Now: s.Clock.Now(ctx),
		})
		if err != nil {
			return fmt.Errorf("reminder of a checkout: %w", err)
		}
		return nil
	})
}

// SweepReminders emails those who asked for it, whose hold ended a while ago, and who have not booked the trip.
func (s *Service) SweepReminders(ctx context.Context) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var due []bookingdb.CheckoutReminder
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		due, err = bookingdb.New(tx).DueReminders(ctx, bookingdb.DueRemindersParams{TenantID: t.ID,
			EndedBefore: now.Add(-remindAfter), PageSize: booking.SweepBatch})
		return err
	})
	if err != nil {
		return fmt.Errorf("checkout reminders: %w", err)
	}
	var faults []error
	for _, r := range due {
		faults = append(faults, s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error { return s.remindTx(ctx, tx, r, now) }))
	}
	return errors.Join(faults...)
}

func (s *Service) remindTx(ctx context.Context, tx pgx.Tx, r bookingdb.CheckoutReminder, now time.Time) error {
	q := bookingdb.New(tx)
	// Of two concurrent sweeps only one settles it, and sends the email.
	mine, err := q.SettleReminder(ctx, bookingdb.SettleReminderParams{TenantID: r.TenantID, TripID: r.TripID,
		Email: r.Email, Now: now})
	if err != nil || mine == 0 {
		return err
	}
	booked, err := q.HasBooked(ctx, bookingdb.HasBookedParams{TenantID: r.TenantID, TripID: r.TripID, Email: r.Email})
	if err != nil || booked {
		return err
	}
	row, err := q.GetHold(ctx, bookingdb.GetHoldParams{TenantID: r.TenantID, ID: r.HoldID})
	if err != nil {
		return fmt.Errorf("hold of a reminder: %w", err)
	}
	h, err := booking.HoldFromRow(row)
	if err != nil {
		return err
	}
	of, err := s.Trips.LoadTx(ctx, tx, r.TripID)
	if err != nil {
		return err
	}
	if h.ExpiresAt.Before(now.Add(-remindNever)) || capacity.Bookable(of, now) != nil || of.SpotsLeft() < h.Choices.Spots {
		return nil
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.CheckoutLeft, Key: "checkout_left/" + r.TripID.String() + "/" + r.Email, To: r.Email,
		Name: r.FirstName, Language: r.Language, Data: notification.Data{
			Trip: mails.Trip(of), Order: booking.OrderMail("", h.Choices.Spots, h.Quote.Lines, h.Quote.Currency,
				h.Quote.TotalMinor, 0, h.Quote.PaymentDueDate),
			Path: "/trips/" + of.Path + "/book/travelers?token=" + h.ID.String() + "." + s.TokenOf(ctx, h),
		},
	})
}
