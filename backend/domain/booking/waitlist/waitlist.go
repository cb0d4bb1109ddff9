package waitlist

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
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
)

var errNoWaitlist = apierr.New(apierr.CodeIllegalState, "This trip doesn’t have a waitlist.")

// JoinWaitlist adds a party to the waitlist of a trip that has too few spots for it. Nothing is paid or held; the
// party gets an offer when enough spots for all of it are available.
func (s *Service) JoinWaitlist(ctx context.Context, tripID uuid.UUID, key string, choices booking.Choices,
	order booking.Checkout) (uuid.UUID, error) {
	order.Customer.Normalize()
	body := map[string]any{"choices": choices, "customer": order.Customer, "additional": order.Additional}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "joinWaitlist:" + tripID.String(), Key: key, Body: body}
	return idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		if !s.Switches.On(ctx, tenant.FeatureWaitlist) {
			return uuid.Nil, errNoWaitlist
		}
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
		if err != nil {
			return uuid.Nil, err
		}
		if choices, err = choices.Complete(nil); err != nil {
			return uuid.Nil, err
		}
		if err := order.CheckPeople(choices.Spots); err != nil {
			return uuid.Nil, err
		}
		if err := s.canWait(ctx, t, choices); err != nil {
			return uuid.Nil, err
		}
		return s.waitTx(ctx, tx, t, choices, booking.Party{Customer: order.Customer, Additional: order.Additional})
	})
}

// canWait rejects parties that need not wait, and those for whom waiting is futile.
func (s *Service) canWait(ctx context.Context, t trip.Trip, choices booking.Choices) error {
	err := capacity.Bookable(t, s.Clock.Now(ctx))
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code != apierr.CodeSoldOut || err != nil && refused == nil {
		return err
	}
	if choices.Spots > t.MaximumSpots || choices.Supplements() > t.SingleSupplementQuantity {
		return apierr.New(apierr.CodeIllegalState, "This trip is too small for your party.")
	}
	if choices.Spots <= t.SpotsLeft() && choices.Supplements() <= t.SingleSupplementQuantity-t.SingleSupplementTaken {
		return apierr.New(apierr.CodeIllegalState, "There are enough spots left for your party. You can book now.")
	}
	return nil
}

func (s *Service) waitTx(ctx context.Context, tx pgx.Tx, t trip.Trip, choices booking.Choices,
	people booking.Party) (uuid.UUID, error) {
	customer, invited, err := s.People.EnsureTravelerTx(ctx, tx, people.Customer.Email, people.Customer.FirstName,
		people.Customer.LastName)
	if err != nil {
		return uuid.Nil, err
	}
	terms := booking.TermsFrom(t.Policy, t.Rezdy(), t.Currency)
	policy, err := json.Marshal(terms)
	if err != nil {
		return uuid.Nil, err
	}
	rooms, err := json.Marshal(choices.Rooms)
	if err != nil {
		return uuid.Nil, err
	}
	id, orderID, now := uuid.Must(uuid.NewV7()), booking.NewOrderID(), s.Clock.Now(ctx)
	err = bookingdb.New(tx).CreateWaiting(ctx, bookingdb.CreateWaitingParams{
		TenantID: t.TenantID, ID: id, OrderID: orderID, TripID: t.ID, CustomerID: customer, Spots: choices.Spots,
		Supplements: choices.Supplements(), Currency: t.Currency, PaymentDueDate: terms.PaymentDue(t.StartDate), Rooms: rooms,
		Policy: policy, CreatedAt: now,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("create booking: %w", err)
	}
	_, members, travelers, err := s.Parties.InsertPeople(ctx, tx, id, customer, invited, people, booking.Hold{})
	if err != nil {
		return uuid.Nil, err
	}
	if err := s.Outbox.Add(ctx, tx, t.TenantID, booking.Relations(t, id, customer, members, travelers)...); err != nil {
		return uuid.Nil, err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: now, Action: "booking.wait", Event: event.BookingCreated, ObjectType: "Booking",
		ObjectID: id,
		After:    map[string]any{"orderId": orderID, "tripId": t.ID, "spots": choices.Spots},
	})
	if err != nil {
		return uuid.Nil, err
	}
	greeted := people.Customer.FirstName
	if invited {
		greeted = "" // anyone can add an address to a waitlist, under any name
	}
	return id, s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.WaitlistJoined, Key: "waitlist_joined/" + id.String(), To: people.Customer.Email,
		Name: greeted,
		Data: notification.Data{Trip: mails.Trip(t), Order: notification.Order{ID: orderID, Spots: choices.Spots},
			Path: mails.TravelerPage(t.ID)},
	})
}

// AcceptOfferTx turns an offered booking into an ordinary one once its deposit is paid.
func (s *Service) AcceptOfferTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking,
	paidMinor int64) error {
	if booking.Status(b.Status) != booking.Awaiting || paidMinor < b.DepositMinor {
		return nil
	}
	if err := bookingdb.New(tx).AcceptOffer(ctx, bookingdb.AcceptOfferParams{TenantID: b.TenantID, ID: b.ID}); err != nil {
		return err
	}
	err := audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: s.Clock.Now(ctx), Action: "booking.accept_offer", Event: event.BookingStatusChanged,
		ObjectType: "Booking", ObjectID: b.ID, Before: map[string]any{"status": booking.Awaiting},
		After: map[string]any{"status": booking.Pending},
	})
	if err != nil {
		return err
	}
	return s.Confirms.MoveTripTx(ctx, tx, t)
}

// SweepOffers ends the offers whose deposit was not paid in time; each goes to the next party that fits.
func (s *Service) SweepOffers(ctx context.Context) error {
	t := tenant.From(ctx)
	var expired []bookingdb.ExpiredOffersRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		expired, err = bookingdb.New(tx).ExpiredOffers(ctx, bookingdb.ExpiredOffersParams{TenantID: t.ID,
			Now: s.Clock.Now(ctx), PageSize: booking.SweepBatch})
		return err
	})
	if err != nil {
		return fmt.Errorf("expired offers: %w", err)
	}
	var faults []error
	for _, o := range expired {
		if err := s.endOffer(ctx, o.ID, o.TripID); err != nil {
			faults = append(faults, fmt.Errorf("offer %s: %w", o.ID, err))
		}
	}
	return errors.Join(faults...)
}

// ProlongOfferTx extends an offer by some hours: the bank debit for it failed after the offer's own deadline.
func (s *Service) ProlongOfferTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	t := tenant.From(ctx)
	until := s.Clock.Now(ctx).Add(time.Duration(t.Policy.Payment.DebitRetryHours) * time.Hour)
	return bookingdb.New(tx).ProlongOffer(ctx, bookingdb.ProlongOfferParams{TenantID: t.ID, ID: id, Until: until})
}

func (s *Service) endOffer(ctx context.Context, id, tripID uuid.UUID) error {
	return s.DB.InTenantPipe(ctx, tenant.From(ctx).ID, func(tx *db.Pipeline) error {
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		b, err := booking.Lock(ctx, tx, id)
		if err != nil || booking.Status(b.Status) != booking.Awaiting || b.OfferExpiresAt == nil ||
			b.OfferExpiresAt.After(s.Clock.Now(ctx)) {
			return err
		}
		// A payment that was started in time may still be in progress.
		open, err := s.Payments.OpenTx(ctx, tx, id)
		if err != nil || open {
			return err
		}
		return s.Cancels.CancelTx(ctx, tx, t, []bookingdb.Booking{b}, booking.Cancellation{
			Cause: booking.ByProduct, Text: booking.OfferOver, Template: notification.WaitlistExpired,
		})
	})
}
