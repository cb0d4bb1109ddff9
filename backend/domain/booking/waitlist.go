package booking

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
)

var errNoWaitlist = apierr.New(apierr.CodeIllegalState, "This trip has no waitlist.")

// JoinWaitlist puts a party on the waitlist of a trip that has too few places for it. Nothing is paid and
// nothing held; the party is offered places when they become free for it whole.
func (s *Service) JoinWaitlist(ctx context.Context, tripID uuid.UUID, key string, choices Choices, order Checkout) (uuid.UUID, error) {
	order.Customer.normalize()
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
		if choices, err = choices.complete(nil); err != nil {
			return uuid.Nil, err
		}
		if err := order.checkPeople(choices.Spots); err != nil {
			return uuid.Nil, err
		}
		if err := s.canWait(ctx, t, choices); err != nil {
			return uuid.Nil, err
		}
		return s.waitTx(ctx, tx, t, choices, party{Customer: order.Customer, Additional: order.Additional})
	})
}

// canWait refuses parties that need not wait, and those for whom waiting is in vain.
func (s *Service) canWait(ctx context.Context, t trip.Trip, choices Choices) error {
	err := s.Trips.PublicBookable(t, s.Clock.Now(ctx))
	var refused *apierr.Error
	if errors.As(err, &refused) && refused.Code != apierr.CodeSoldOut || err != nil && refused == nil {
		return err
	}
	if choices.Spots > t.MaximumSpots || choices.supplements() > t.SingleSupplementQuantity {
		return apierr.New(apierr.CodeIllegalState, "The trip is too small for your party.")
	}
	if choices.Spots <= t.SpotsLeft() && choices.supplements() <= t.SingleSupplementQuantity-t.SingleSupplementTaken {
		return apierr.New(apierr.CodeIllegalState, "There are places left for your party. You can book now.")
	}
	return nil
}

func (s *Service) waitTx(ctx context.Context, tx pgx.Tx, t trip.Trip, choices Choices, people party) (uuid.UUID, error) {
	customer, invited, err := s.People.EnsureTravelerTx(ctx, tx, people.Customer.Email, people.Customer.FirstName, people.Customer.LastName)
	if err != nil {
		return uuid.Nil, err
	}
	terms := TermsFrom(t.Policy, t.Rezdy())
	policy, err := json.Marshal(terms)
	if err != nil {
		return uuid.Nil, err
	}
	rooms, err := json.Marshal(choices.Rooms)
	if err != nil {
		return uuid.Nil, err
	}
	id, orderID, now := uuid.Must(uuid.NewV7()), newOrderID(), s.Clock.Now(ctx)
	err = bookingdb.New(tx).CreateWaiting(ctx, bookingdb.CreateWaitingParams{
		TenantID: t.TenantID, ID: id, OrderID: orderID, TripID: t.ID, CustomerID: customer, Spots: choices.Spots, Supplements: choices.supplements(),
		Currency: t.Currency, PaymentDueDate: terms.PaymentDue(t.StartDate), Rooms: rooms, Policy: policy, CreatedAt: now,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("create booking: %w", err)
	}
	_, members, travelers, err := s.insertPeople(ctx, tx, id, customer, invited, people, Hold{})
	if err != nil {
		return uuid.Nil, err
	}
	if err := s.Outbox.Add(ctx, tx, t.TenantID, relations(t, id, customer, members, travelers)...); err != nil {
		return uuid.Nil, err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: now, Action: "booking.wait", Event: event.BookingCreated, ObjectType: "Booking", ObjectID: id,
		After: map[string]any{"orderId": orderID, "tripId": t.ID, "spots": choices.Spots},
	})
	if err != nil {
		return uuid.Nil, err
	}
	greeted := people.Customer.FirstName
	if invited {
		greeted = "" // anybody can put an address on a waitlist, under any name
	}
	return id, s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.WaitlistJoined, Key: "waitlist_joined/" + id.String(), To: people.Customer.Email, Name: greeted,
		Data: notification.Data{Trip: tripMail(t), Order: notification.Order{ID: orderID, Spots: choices.Spots}, Path: bookingPath(t.ID)},
	})
}

// offerTx offers the free places of a trip to the parties that wait: each time to the first that fits whole.
// It runs in the transaction that frees them, so that nobody else gets between.
func (s *Service) offerTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	waiting, err := bookingdb.New(tx).LockWaitlist(ctx, bookingdb.LockWaitlistParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil || len(waiting) == 0 {
		return err
	}
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	for _, b := range waiting {
		if s.Trips.PublicBookable(t, s.Clock.Now(ctx)) != nil {
			return nil
		}
		if b.Spots > t.SpotsLeft() || b.Supplements > t.SingleSupplementQuantity-t.SingleSupplementTaken {
			continue
		}
		if err := s.offerOneTx(ctx, tx, t, b); err != nil {
			return fmt.Errorf("offer places to booking %s: %w", b.ID, err)
		}
		if t, err = s.Trips.LoadTx(ctx, tx, tripID); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) offerOneTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking) error {
	first, err := s.Trips.TakeSpotsTx(ctx, tx, t.ID, trip.Take{Spots: b.Spots, Supplements: b.Supplements})
	if err != nil {
		return err
	}
	rooms, err := decode[[]RoomChoice](b.Rooms, "rooms of a booking")
	if err != nil {
		return err
	}
	now, terms := s.Clock.Now(ctx), TermsFrom(t.Policy, t.Rezdy())
	quote, err := Choices{Spots: b.Spots, Rooms: rooms}.price(t, terms, first, t.Today(now))
	if err != nil {
		return err
	}
	lines, err := json.Marshal(quote.Lines)
	if err != nil {
		return err
	}
	policy, err := json.Marshal(terms)
	if err != nil {
		return err
	}
	expires := now.Add(time.Duration(tenant.From(ctx).Policy.Booking.WaitlistOfferHours) * time.Hour)
	err = bookingdb.New(tx).OfferPlaces(ctx, bookingdb.OfferPlacesParams{
		TenantID: b.TenantID, ID: b.ID, Expires: expires, DepositMinor: quote.DepositMinor, Lines: lines, Policy: policy, PaymentDueDate: quote.PaymentDueDate,
	})
	if err != nil {
		return err
	}
	party, err := s.participantsOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return err
	}
	var private []CartItem
	for _, room := range rooms {
		if room.RoomType == RoomPrivate {
			private = append(private, privateRoomItem(party[b.ID][room.Travelers[0]].ID, quote.unit(LinePrivateRoom)))
		}
	}
	if err := s.writeAddOns(ctx, tx, b.ID, nil, private); err != nil {
		return err
	}
	var people []uuid.UUID
	for _, p := range party[b.ID] {
		people = append(people, p.ID)
	}
	charges := chargesOf(Choices{Spots: b.Spots, Rooms: rooms}, quote.Lines, people)
	err = payment.Post(ctx, tx, payment.Transaction{BookingID: &b.ID, TripID: &t.ID, At: now, Entries: payment.Charges(quote.Currency, charges...)})
	if err != nil {
		return err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.offer", Event: event.BookingStatusChanged, ObjectType: "Booking", ObjectID: b.ID,
		Before: map[string]any{"status": Waitlist}, After: map[string]any{"status": Awaiting, "until": expires, "totalMinor": quote.TotalMinor},
	})
	if err != nil {
		return err
	}
	return s.mailCustomer(ctx, tx, b, notification.WaitlistOffered, notification.Data{
		Trip: tripMail(t), Order: notification.Order{ID: b.OrderID, Spots: b.Spots}, Path: bookingPath(t.ID),
		Amount: amount(quote.DepositMinor, quote.Currency), Date: expires.Format("January 2, 2006 at 15:04 UTC"),
	})
}

// acceptOfferTx turns an offered booking into one like any other once its deposit is paid.
func (s *Service) acceptOfferTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, paidMinor int64) error {
	if Status(b.Status) != Awaiting || paidMinor < b.DepositMinor {
		return nil
	}
	if err := bookingdb.New(tx).AcceptOffer(ctx, bookingdb.AcceptOfferParams{TenantID: b.TenantID, ID: b.ID}); err != nil {
		return err
	}
	err := audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: s.Clock.Now(ctx), Action: "booking.accept_offer", Event: event.BookingStatusChanged, ObjectType: "Booking", ObjectID: b.ID,
		Before: map[string]any{"status": Awaiting}, After: map[string]any{"status": Pending},
	})
	if err != nil {
		return err
	}
	return s.moveTripTx(ctx, tx, t)
}

// SweepOffers ends the offers whose deposit was not paid in time; each goes to the next party that fits.
func (s *Service) SweepOffers(ctx context.Context) error {
	t := tenant.From(ctx)
	var expired []bookingdb.ExpiredOffersRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		expired, err = bookingdb.New(tx).ExpiredOffers(ctx, bookingdb.ExpiredOffersParams{TenantID: t.ID, Now: s.Clock.Now(ctx), PageSize: sweepBatch})
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

func (s *Service) endOffer(ctx context.Context, id, tripID uuid.UUID) error {
	return s.DB.InTenantPipe(ctx, tenant.From(ctx).ID, func(tx *db.Pipeline) error {
		t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		b, err := s.lockBooking(ctx, tx, id)
		if err != nil || Status(b.Status) != Awaiting || b.OfferExpiresAt == nil || b.OfferExpiresAt.After(s.Clock.Now(ctx)) {
			return err
		}
		// A payment that was made in time may still be on its way.
		open, err := s.Payments.OpenTx(ctx, tx, id)
		if err != nil || open {
			return err
		}
		return s.cancelTx(ctx, tx, t, []bookingdb.Booking{b}, cancellation{
			Cause: ByProduct, Text: "The time to pay the deposit has run out.", Template: notification.WaitlistExpired,
		})
	})
}
