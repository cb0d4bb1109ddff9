package dispute

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/money"
)

// remindDays are the days before the bank's deadline on which admins are reminded, earliest reminder first.
var remindDays = []int{3, 1}

// Remind emails admins about unanswered disputes whose deadline is near, once for each of remindDays. It is idempotent.
func (s *Service) Remind(ctx context.Context) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		due, err := paymentdb.New(tx).DisputesDue(ctx, paymentdb.DisputesDueParams{
			TenantID: t.ID, Now: now, Until: now.AddDate(0, 0, remindDays[0]),
		})
		if err != nil || len(due) == 0 {
			return err
		}
		admins, err := s.People.AdminsTx(ctx, tx)
		if err != nil {
			return err
		}
		for _, d := range due {
			if err := s.remindTx(ctx, tx, d, admins, now); err != nil {
				return fmt.Errorf("remind of dispute %s: %w", d.Dispute.ID, err)
			}
		}
		return nil
	})
}

func (s *Service) remindTx(ctx context.Context, tx pgx.Tx, d paymentdb.DisputesDueRow, admins []uuid.UUID,
	now time.Time) error {
	facts, err := s.Orders.EvidenceTx(ctx, tx, *d.BookingID)
	if err != nil {
		return err
	}
	// A dispute that arrives within its last day is announced once, not once for each of remindDays.
	days := remindDays[0]
	for _, n := range remindDays {
		if !d.Dispute.DueBy.After(now.AddDate(0, 0, n)) {
			days = n
		}
	}
	for _, admin := range admins {
		email, name, err := s.People.ContactTx(ctx, tx, admin)
		if err != nil {
			return err
		}
		err = s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.DisputeDue, Key: "dispute_due/" + d.Dispute.ID.String() + "/" + strconv.Itoa(days) + "/" +
				admin.String(),
			To: email, Name: name, Data: notification.Data{
				Amount: money.New(d.Dispute.AmountMinor, d.Dispute.Currency),
				Until:  d.Dispute.DueBy.In(tenant.From(ctx).Policy.Zone()),
				Person: facts.CustomerName, Order: notification.Order{ID: facts.OrderID},
				Path: "/admin/bookings/" + d.BookingID.String() + "?tab=money",
			},
		})
		if err != nil {
			return err
		}
	}
	return nil
}
