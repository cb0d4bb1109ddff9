package automatic

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
)

// Automatic describes whether a booking's balance is collected automatically.
type Automatic struct {
	Status    string // on, off, failed
	CardID    *uuid.UUID
	CardLabel string
}

// AutomaticOfTx returns it for bookings; one that never had it is off.
func (s *Service) AutomaticOfTx(ctx context.Context, tx pgx.Tx,
	bookings ...uuid.UUID) (map[uuid.UUID]Automatic, error) {
	rows, err := paymentdb.New(tx).AutomaticOf(ctx, paymentdb.AutomaticOfParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("automatic payments: %w", err)
	}
	of := map[uuid.UUID]Automatic{}
	for _, id := range bookings {
		of[id] = Automatic{Status: payment.AutomaticOff}
	}
	for _, r := range rows {
		of[r.BookingID] = Automatic{r.Status, r.CardID, r.CardLabel}
	}
	return of, nil
}

// SetAutomatic enables automatic payment of a booking with one of the member's cards, or disables it.
func (s *Service) SetAutomatic(ctx context.Context, memberID, bookingID uuid.UUID, on bool, cardID *uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		status, now := payment.AutomaticOff, s.Clock.Now(ctx)
		if on {
			status = payment.AutomaticOn
			if cardID == nil {
				return apierr.InvalidField("cardId", "Choose a card")
			}
			if _, _, err := s.Cards.MethodOfTx(ctx, tx, memberID, *cardID); err != nil {
				return err
			}
		}
		err := paymentdb.New(tx).SetAutomatic(ctx, paymentdb.SetAutomaticParams{
			TenantID: t.ID, BookingID: bookingID, MemberID: memberID, CardID: cardID, Status: status, Now: now,
		})
		if err != nil {
			return fmt.Errorf("set automatic payment: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "booking.automatic_payment", ObjectType: "Booking", ObjectID: bookingID,
			After: map[string]any{"status": status, "cardId": cardID},
		})
	})
}

const automaticPage = 100

// StopAutomaticTx disables automatic payment of a booking whose payer changes: the saved card is the former
// payer's.
func (s *Service) StopAutomaticTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	err := paymentdb.New(tx).StopAutomaticOf(ctx, paymentdb.StopAutomaticOfParams{TenantID: tenant.From(ctx).ID,
		BookingID: bookingID, Now: s.Clock.Now(ctx)})
	if err != nil {
		return fmt.Errorf("stop automatic payment: %w", err)
	}
	return nil
}

// CollectAutomatic charges the balances that are due for collection (T-272), each booking at most once a day.
func (s *Service) CollectAutomatic(ctx context.Context) error {
	t := tenant.From(ctx)
	var faults []error
	for after := uuid.Nil; ; {
		var ids []uuid.UUID
		err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
			today := civil.Today(s.Clock.Now(ctx))
			var err error
			ids, err = paymentdb.New(tx).AutomaticBookings(ctx, paymentdb.AutomaticBookingsParams{TenantID: t.ID, After: after,
				Today: &today, PageSize: automaticPage})
			return err
		})
		if err != nil {
			return err
		}
		for _, id := range ids {
			if err := s.collectOne(ctx, id); err != nil {
				faults = append(faults, fmt.Errorf("automatic payment of booking %s: %w", id, err))
			}
		}
		if len(ids) < automaticPage {
			return errors.Join(faults...)
		}
		after = ids[len(ids)-1]
	}
}

// collectOne writes the payment with the mark of the day in one transaction, so that it happens once, and calls
// the provider afterwards.
func (s *Service) collectOne(ctx context.Context, bookingID uuid.UUID) error {
	t := tenant.From(ctx)
	var started uuid.UUID
	err := s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		started, err = s.startAutomaticTx(ctx, tx, bookingID)
		return err
	})
	if err != nil || started == uuid.Nil {
		return err
	}
	_, err = s.Charges.Advance(ctx, started)
	return err
}

func (s *Service) startAutomaticTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (uuid.UUID, error) {
	t, q, now := tenant.From(ctx), paymentdb.New(tx), s.Clock.Now(ctx)
	// The booking is locked first, as for manual payments, so that the two cannot both pay the balance.
	minor, due, err := s.Orders.AutomaticTx(ctx, tx, bookingID)
	if err != nil || !due {
		return uuid.Nil, err
	}
	plan, err := q.LockAutomatic(ctx, paymentdb.LockAutomaticParams{TenantID: t.ID, BookingID: bookingID})
	if db.NoRows(err) {
		return uuid.Nil, nil
	}
	if err != nil {
		return uuid.Nil, err
	}
	today := civil.Today(now)
	if plan.AttemptedOn != nil && !plan.AttemptedOn.Before(today) {
		return uuid.Nil, nil
	}
	if open, err := s.Charges.OpenTx(ctx, tx, bookingID); err != nil || open {
		return uuid.Nil, err
	}
	if err := q.AutomaticAttempted(ctx, paymentdb.AutomaticAttemptedParams{TenantID: t.ID, BookingID: bookingID,
		Today: &today, Now: now}); err != nil {
		return uuid.Nil, err
	}
	payer, err := s.Orders.PayerTx(ctx, tx, bookingID)
	if err != nil {
		return uuid.Nil, err
	}
	return s.Charges.StartTx(ctx, tx, payment.Start{
		BookingID: &bookingID, AmountMinor: minor, Currency: payer.Currency, Method: plan.MethodRef, Provider: plan.Provider,
		Request: struct{}{}, Automatic: true, MemberID: &plan.MemberID,
	})
}

// failedTx notifies the payer of a failed collection, and stops after some failed days.
func (s *Service) failedTx(ctx context.Context, tx pgx.Tx, p payment.Payment) error {
	if !p.Automatic || p.BookingID == nil {
		return nil
	}
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	state, err := paymentdb.New(tx).AutomaticFailed(ctx, paymentdb.AutomaticFailedParams{TenantID: t.ID,
		BookingID: *p.BookingID, Most: t.Policy.Payment.AutomaticTries, Now: now})
	if db.NoRows(err) {
		return nil
	}
	if err != nil {
		return err
	}
	payer, err := s.Orders.PayerTx(ctx, tx, *p.BookingID)
	if err != nil {
		return err
	}
	return s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.AutomaticPaymentFailed, Key: "automatic_payment_failed/" + p.ID.String(), To: payer.Email,
		Name: payer.FirstName, Data: notification.Data{
			Trip: payer.Trip, Order: payer.Order, Amount: money.New(p.AmountMinor, p.Currency), Reason: p.FailureMessage,
			Overdue: state.Status == payment.AutomaticFailed, Path: payer.Path,
		},
	})
}
