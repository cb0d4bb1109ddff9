package cancel

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
)

// Reinstatable lists the secondary travelers with whom a canceled booking can be reinstated.
func (s *Service) Reinstatable(ctx context.Context, id uuid.UUID) ([]bookingdb.BookingParticipant, error) {
	var people []bookingdb.BookingParticipant
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("booking")
		}
		if err != nil || booking.Status(b.Status) != booking.Cancelled {
			return err
		}
		parties, err := booking.PartiesOf(ctx, tx, []uuid.UUID{id})
		for _, p := range parties[id] {
			if p.Position > 0 {
				people = append(people, p)
			}
		}
		return err
	})
	return people, err
}

// Reinstatement describes how a canceled booking is reinstated.
type Reinstatement struct {
	To        booking.Status `json:"bookingStatus"`
	Secondary []uuid.UUID    `json:"secondaryTravelerIds"`
	// KeepAddOns restores its add-ons and private rooms, as far as they are still available.
	KeepAddOns bool `json:"keepAddOns"`
	// TotalMinor is the price that was shown, if any.
	TotalMinor *int64 `json:"totalMinor,omitempty"`
}

// Reinstated is the result of a reinstatement, or its preview.
type Reinstated struct {
	Spots    int
	AddOns   []ReinstatedAddOn
	Totals   payment.Totals
	Currency string
}

// ReinstatedAddOn is an add-on that the booking had. One that is no longer available is not restored.
type ReinstatedAddOn struct {
	booking.CartItem
	Available bool
}

// errPreview rolls back a dry run.
var errPreview = errors.New("booking: only tried")

// QuoteReinstate performs a reinstatement and rolls it back, so that the quote is exact.
func (s *Service) QuoteReinstate(ctx context.Context, id uuid.UUID, r Reinstatement) (Reinstated, error) {
	var out Reinstated
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		if out, err = s.reinstateTx(ctx, tx, id, r); err != nil {
			return err
		}
		return errPreview
	})
	if errors.Is(err, errPreview) {
		return out, nil
	}
	return out, err
}

// Reinstate restores a canceled booking with its customer and some of its secondary travelers, at the prices of
// the booking (H-488). Spots and add-ons are taken again; what was refunded has to be paid again.
func (s *Service) Reinstate(ctx context.Context, id uuid.UUID, key string, r Reinstatement) error {
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "reinstateBooking:" + id.String(), Key: key, Body: r}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		out, err := s.reinstateTx(ctx, tx, id, r)
		if err != nil {
			return false, err
		}
		if r.TotalMinor != nil && *r.TotalMinor != out.Totals.TotalMinor {
			return false, apierr.New(apierr.CodeAmountMismatch,
				"The price of this booking has changed. Review it and try again.").
				WithDetails(map[string]int64{"totalMinor": out.Totals.TotalMinor})
		}
		return true, nil
	})
	return err
}

func (s *Service) reinstateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, r Reinstatement) (Reinstated, error) {
	if r.To != booking.Pending && r.To != booking.Confirmed {
		return Reinstated{}, apierr.InvalidField("bookingStatus", "Choose pending or confirmed")
	}
	t, b, err := s.lockTripAndBooking(ctx, tx, id)
	if err != nil {
		return Reinstated{}, err
	}
	open, err := s.Payments.OpenTx(ctx, tx, id)
	switch {
	case err != nil:
		return Reinstated{}, err
	case booking.Status(b.Status) != booking.Cancelled:
		return Reinstated{}, apierr.New(apierr.CodeIllegalState, "You can reinstate only canceled bookings.")
	case b.IsPendingCancellation || open:
		return Reinstated{}, apierr.New(apierr.CodeInProgress,
			"A payment or refund for this booking is still in progress. Try again when it’s complete.")
	case t.Status == trip.Cancelled || t.Status == trip.Complete:
		return Reinstated{}, apierr.New(apierr.CodeIllegalState, "This trip has ended.")
	}
	back, err := s.comeBackTx(ctx, tx, t, b, r.Secondary)
	if err != nil {
		return Reinstated{}, err
	}
	out := Reinstated{Spots: len(back.ids), Currency: b.Currency}
	if out.AddOns, err = s.retakeTx(ctx, tx, t, b, back, r.KeepAddOns); err != nil {
		return out, err
	}
	if err := s.writeReinstatedTx(ctx, tx, t, b, r.To, back, out.AddOns); err != nil {
		return out, err
	}
	totals, err := payment.TotalsOf(ctx, tx, b.ID)
	out.Totals = totals[b.ID]
	return out, err
}

// comeback holds who is reinstated with a booking, and what their spots cost.
type comeback struct {
	ids       []uuid.UUID
	travelers map[int]uuid.UUID // by position
	charges   []payment.Charge
	members   []authz.Tuple
}

// comeBackTx takes the spots of the reinstated travelers.
func (s *Service) comeBackTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking,
	secondary []uuid.UUID) (comeback, error) {
	back := comeback{travelers: map[int]uuid.UUID{}}
	parties, err := booking.PartiesOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return back, err
	}
	lines, err := booking.Decode[[]booking.Line](b.Lines, "lines of a booking")
	if err != nil {
		return back, err
	}
	for _, p := range parties[b.ID] {
		if p.Position > 0 && !slices.Contains(secondary, p.ID) {
			continue
		}
		back.ids, back.travelers[p.Position] = append(back.ids, p.ID), p.ID
		back.charges = append(back.charges, payment.Charge{ParticipantID: p.ID, Line: string(booking.LineSpot),
			Memo: "Traveler spot", AmountMinor: spotPrice(lines, p.Position)})
		if p.Position > 0 && p.MemberID != nil {
			back.members = append(back.members, booking.MemberTuples(t.ID, b.ID, *p.MemberID)...)
		}
	}
	if len(back.ids) != len(secondary)+1 {
		return back, apierr.InvalidField("secondaryTravelerIds", "Choose travelers on this booking")
	}
	_, err = s.Trips.TakeSpotsTx(ctx, tx, t.ID, capacity.Take{Spots: len(back.ids)})
	return back, err
}

// retakeTx takes the add-ons of the reinstated travelers one by one, as far as they are still available.
func (s *Service) retakeTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, back comeback,
	keep bool) ([]ReinstatedAddOn, error) {
	if !keep {
		return nil, nil
	}
	rows, err := booking.AddOnsOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return nil, err
	}
	offers, err := s.Trips.OffersTx(ctx, tx, t)
	if err != nil {
		return nil, err
	}
	var all []ReinstatedAddOn
	for _, row := range rows[b.ID] {
		if !slices.Contains(back.ids, row.ParticipantID) {
			continue
		}
		one := ReinstatedAddOn{CartItem: booking.ItemFromRow(row), Available: true}
		take := booking.TakeOf([]booking.CartItem{one.CartItem})
		if len(take.Nights) > 0 {
			take.Supply = capacity.SupplyOf(offers)
		}
		if !take.Empty() {
			// What is no longer available must not undo what was taken before it.
			err := pgx.BeginFunc(ctx, tx, func(tx pgx.Tx) error {
				_, err := s.Trips.TakeSpotsTx(ctx, tx, t.ID, take)
				return err
			})
			var refused *apierr.Error
			if err != nil && !errors.As(err, &refused) {
				return nil, err
			}
			one.Available = err == nil
		}
		all = append(all, one)
	}
	return all, nil
}

// writeReinstatedTx writes the booking with its reinstated travelers and add-ons.
func (s *Service) writeReinstatedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, b bookingdb.Booking, to booking.Status,
	back comeback, addOns []ReinstatedAddOn) error {
	kept := []uuid.UUID{}
	var items []booking.CartItem
	charges := back.charges
	for _, a := range addOns {
		if a.Available {
			kept, items = append(kept, a.ID), append(items, a.CartItem)
			charges = append(charges, payment.Charge{
				ParticipantID: a.ParticipantID, Line: string(booking.LineKindOf(a.ServiceType)), Memo: a.Name,
				AmountMinor: a.UnitMinor * int64(a.Quantity),
			})
		}
	}
	rooms, err := json.Marshal(roomsOf(back.travelers, items))
	if err != nil {
		return err
	}
	q, now := bookingdb.New(tx), s.Clock.Now(ctx)
	if err := q.ReinstateTravelers(ctx, bookingdb.ReinstateTravelersParams{TenantID: b.TenantID, BookingID: b.ID,
		Ids: back.ids}); err != nil {
		return err
	}
	if err := q.RemoveOtherAddOns(ctx, bookingdb.RemoveOtherAddOnsParams{TenantID: b.TenantID, BookingID: b.ID,
		Kept: kept}); err != nil {
		return err
	}
	confirmed := b.ConfirmedAt
	if to == booking.Confirmed && confirmed == nil {
		confirmed = &now
	}
	err = q.ReinstateBooking(ctx, bookingdb.ReinstateBookingParams{
		TenantID: b.TenantID, ID: b.ID, Status: string(to), Spots: len(back.ids),
		Supplements: booking.TakeOf(items).Supplements, Rooms: rooms, ConfirmedAt: confirmed,
	})
	if err != nil {
		return err
	}
	charges = slices.DeleteFunc(charges, func(c payment.Charge) bool { return c.AmountMinor == 0 })
	err = payment.Post(ctx, tx, payment.Transaction{BookingID: &b.ID, TripID: &t.ID, At: now,
		Entries: payment.Charges(b.Currency, charges...)})
	if err != nil {
		return err
	}
	if len(back.members) > 0 {
		if err := s.Outbox.Add(ctx, tx, b.TenantID, back.members...); err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: b.TenantID, At: now, Action: "booking.reinstate", Event: event.BookingStatusChanged, ObjectType: "Booking",
		ObjectID: b.ID,
		Before:   map[string]any{"status": booking.Cancelled}, After: map[string]any{"status": to, "travelers": back.ids,
			"addOns": kept},
	})
}

// roomsOf gives those with a private room one each, and the others rooms with two beds.
func roomsOf(travelers map[int]uuid.UUID, items []booking.CartItem) []booking.RoomChoice {
	var rooms []booking.RoomChoice
	var others []int
	for _, position := range booking.Positions(travelers) {
		private := slices.ContainsFunc(items, func(i booking.CartItem) bool {
			return i.Type == booking.AddOnSingleSupplement && i.ParticipantID == travelers[position]
		})
		if private {
			rooms = append(rooms, booking.RoomChoice{RoomType: booking.RoomPrivate, Travelers: []int{position}})
		} else {
			others = append(others, position)
		}
	}
	return append(rooms, defaultRooms(others)...)
}

// spotPrice returns what the spot of a position in the party cost.
func spotPrice(lines []booking.Line, position int) int64 {
	var last int64
	for _, l := range lines {
		if l.Kind != booking.LineSpot {
			continue
		}
		if last = l.UnitMinor; position < l.Quantity {
			return l.UnitMinor
		}
		position -= l.Quantity
	}
	return last
}

// defaultRooms returns rooms with two beds.
func defaultRooms(at []int) []booking.RoomChoice {
	rooms := booking.SharedRooms(len(at))
	for i := range rooms {
		for j, p := range rooms[i].Travelers {
			rooms[i].Travelers[j] = at[p]
		}
	}
	return rooms
}
