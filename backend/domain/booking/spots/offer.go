package spots

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
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
	"caravan/backend/platform/money"
)

// offerTx offers the available spots of a trip to the waiting parties: each time to the first that fits as a
// whole. It runs in the transaction that releases them, so that nobody else can take them in between.
func (s *Service) offerTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	waiting, err := bookingdb.New(tx).LockWaitlist(ctx, bookingdb.LockWaitlistParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil || len(waiting) == 0 {
		return err
	}
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	for _, b := range waiting {
		if capacity.Bookable(t, s.Clock.Now(ctx)) != nil {
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
	first, err := s.Trips.TakeSpotsTx(ctx, tx, t.ID, capacity.Take{Spots: b.Spots, Supplements: b.Supplements})
	if err != nil {
		return err
	}
	rooms, err := booking.Decode[[]booking.RoomChoice](b.Rooms, "rooms of a booking")
	if err != nil {
		return err
	}
	now, terms := s.Clock.Now(ctx), booking.TermsFrom(t.Policy, t.Rezdy(), t.Currency)
	quote, err := booking.Choices{Spots: b.Spots, Rooms: rooms}.Price(t, terms, first, t.Today(now))
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
		TenantID: b.TenantID, ID: b.ID, Expires: expires, DepositMinor: quote.DepositMinor, Lines: lines, Policy: policy,
		PaymentDueDate: quote.PaymentDueDate,
	})
	if err != nil {
		return err
	}
	party, err := booking.PartiesOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return err
	}
	var private []booking.CartItem
	for _, room := range rooms {
		if room.RoomType == booking.RoomPrivate {
			private = append(private, booking.PrivateRoomItem(party[b.ID][room.Travelers[0]].ID,
				quote.Unit(booking.LinePrivateRoom)))
		}
	}
	if err := booking.WriteAddOns(ctx, tx, b.ID, nil, private); err != nil {
		return err
	}
	var people []uuid.UUID
	for _, p := range party[b.ID] {
		people = append(people, p.ID)
	}
	charges := booking.ChargesOf(booking.Choices{Spots: b.Spots, Rooms: rooms}, quote.Lines, people, quote.Currency)
	err = payment.Post(ctx, tx, payment.Transaction{BookingID: &b.ID, TripID: &t.ID, At: now,
		Entries: payment.Charges(quote.Currency, charges...)})
	if err != nil {
		return err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.offer", Event: event.BookingStatusChanged, ObjectType: "Booking",
		ObjectID: b.ID,
		Before:   map[string]any{"status": booking.Waitlist}, After: map[string]any{"status": booking.Awaiting,
			"until": expires, "totalMinor": quote.TotalMinor},
	})
	if err != nil {
		return err
	}
	return booking.MailCustomer(ctx, tx, s.Mail, b, notification.WaitlistOffered, notification.Data{
		Trip: mails.Trip(t), Order: notification.Order{ID: b.OrderID, Spots: b.Spots}, Path: mails.TravelerPage(t.ID),
		Amount: money.New(quote.DepositMinor, quote.Currency), Until: expires.In(t.Zone()),
	})
}
