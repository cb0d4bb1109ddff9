package booking

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
)

// Reinstatable lists the secondary travelers with whom a cancelled booking can come back.
func (s *Service) Reinstatable(ctx context.Context, id uuid.UUID) ([]bookingdb.BookingParticipant, error) {
	var people []bookingdb.BookingParticipant
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("booking")
		}
		if err != nil || Status(b.Status) != Cancelled {
			return err
		}
		parties, err := s.participantsOf(ctx, tx, []uuid.UUID{id})
		for _, p := range parties[id] {
			if p.Position > 0 {
				people = append(people, p)
			}
		}
		return err
	})
	return people, err
}

// Reinstate brings a cancelled booking back with its customer and some of its secondary travelers, at the spot prices
// of the booking, without add-ons (H-488). Places are taken again; what was refunded has to be paid again.
func (s *Service) Reinstate(ctx context.Context, id uuid.UUID, key string, to Status, secondary []uuid.UUID) error {
	if to != Pending && to != Confirmed {
		return apierr.InvalidField("bookingStatus", "A booking can be reinstated as pending or confirmed")
	}
	call := idempotency.Call{
		TenantID: tenant.From(ctx).ID, Scope: "reinstateBooking:" + id.String(), Key: key, Body: map[string]any{"bookingStatus": to, "secondaryTravelerIds": secondary},
	}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		t, b, err := s.lockTripAndBooking(ctx, tx, id)
		if err != nil {
			return false, err
		}
		open, err := s.Payments.OpenTx(ctx, tx, id)
		switch {
		case err != nil:
			return false, err
		case Status(b.Status) != Cancelled:
			return false, apierr.New(apierr.CodeIllegalState, "Only a cancelled booking can be reinstated.")
		case b.IsPendingCancellation || open:
			return false, apierr.New(apierr.CodeInProgress, "Money of this booking is still on its way. Please wait until it has arrived.")
		case t.Status == trip.Cancelled || t.Status == trip.Complete:
			return false, apierr.New(apierr.CodeIllegalState, "The trip is over.")
		}
		return true, s.reinstateTx(ctx, tx, t, b, to, secondary)
	})
	return err
}

func (s *Service) reinstateTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, to Status, secondary []uuid.UUID) error {
	parties, err := s.participantsOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return err
	}
	lines, err := decode[[]Line](b.Lines, "lines of a booking")
	if err != nil {
		return err
	}
	var ids []uuid.UUID
	var members []authz.Tuple
	var charges []payment.Charge
	travelers := map[int]uuid.UUID{}
	for _, p := range parties[b.ID] {
		if p.Position > 0 && !slices.Contains(secondary, p.ID) {
			continue
		}
		ids, travelers[p.Position] = append(ids, p.ID), p.ID
		charges = append(charges, payment.Charge{ParticipantID: p.ID, Line: string(LineSpot), Memo: "Traveler spot", AmountMinor: spotPrice(lines, p.Position)})
		if p.Position > 0 && p.MemberID != nil {
			members = append(members, memberTuples(t.ID, b.ID, *p.MemberID)...)
		}
	}
	if len(ids) != len(secondary)+1 {
		return apierr.InvalidField("secondaryTravelerIds", "Choose travelers of the booking")
	}
	if _, err := s.Trips.TakeSpotsTx(ctx, tx, t.ID, trip.Take{Spots: len(ids)}); err != nil {
		return err
	}
	rooms, err := json.Marshal(defaultRooms(positions(travelers)))
	if err != nil {
		return err
	}
	q, now := bookingdb.New(tx), s.Clock.Now(ctx)
	if err := q.ReinstateTravelers(ctx, bookingdb.ReinstateTravelersParams{TenantID: b.TenantID, BookingID: b.ID, Ids: ids}); err != nil {
		return err
	}
	if err := q.RemoveAllAddOns(ctx, bookingdb.RemoveAllAddOnsParams{TenantID: b.TenantID, BookingID: b.ID}); err != nil {
		return err
	}
	var confirmed = b.ConfirmedAt
	if to == Confirmed && confirmed == nil {
		confirmed = &now
	}
	err = q.ReinstateBooking(ctx, bookingdb.ReinstateBookingParams{
		TenantID: b.TenantID, ID: b.ID, Status: string(to), Spots: len(ids), Rooms: rooms, ConfirmedAt: confirmed,
	})
	if err != nil {
		return err
	}
	err = payment.Post(ctx, tx, payment.Transaction{BookingID: &b.ID, TripID: &t.ID, At: now, Entries: payment.Charges(b.Currency, charges...)})
	if err != nil {
		return err
	}
	if len(members) > 0 {
		if err := s.Outbox.Add(ctx, tx, b.TenantID, members...); err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.reinstate", Event: event.BookingStatusChanged, ObjectType: "Booking", ObjectID: b.ID,
		Before: map[string]any{"status": Cancelled}, After: map[string]any{"status": to, "travelers": ids},
	})
}

// spotPrice is what the spot of a position in the party cost.
func spotPrice(lines []Line, position int) int64 {
	var last int64
	for _, l := range lines {
		if l.Kind != LineSpot {
			continue
		}
		if last = l.UnitMinor; position < l.Quantity {
			return l.UnitMinor
		}
		position -= l.Quantity
	}
	return last
}

// defaultRooms gives two beds a room.
func defaultRooms(at []int) []RoomChoice {
	rooms := sharedRooms(len(at))
	for i := range rooms {
		for j, p := range rooms[i].Travelers {
			rooms[i].Travelers[j] = at[p]
		}
	}
	return rooms
}
