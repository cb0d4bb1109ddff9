package move

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/refund"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/money"
)

// writeTx assigns the booking to the other trip.
func (s *Service) writeTx(ctx context.Context, tx pgx.Tx, g ground, p plan) error {
	former, err := booking.Decode[[]booking.Line](g.row.Lines, "lines of a booking")
	if err != nil {
		return err
	}
	fees := slices.DeleteFunc(former, func(line booking.Line) bool { return line.Kind != booking.LineFee })
	lines, err := json.Marshal(append(slices.Clone(p.quote.Lines), fees...))
	if err != nil {
		return err
	}
	rooms, err := json.Marshal(p.rooms)
	if err != nil {
		return err
	}
	q := bookingdb.New(tx)
	if err := q.RemoveOtherAddOns(ctx, bookingdb.RemoveOtherAddOnsParams{TenantID: g.row.TenantID, BookingID: g.row.ID,
		Kept: []uuid.UUID{}}); err != nil {
		return fmt.Errorf("remove add-ons: %w", err)
	}
	if err := booking.WriteAddOns(ctx, tx, g.row.ID, nil, p.items); err != nil {
		return err
	}
	err = q.MoveBooking(ctx, bookingdb.MoveBookingParams{
		TenantID: g.row.TenantID, ID: g.row.ID, TripID: g.to.ID, Status: string(g.status()),
		Supplements: booking.TakeOf(p.items).Supplements, Rooms: rooms, Lines: lines, DepositMinor: p.quote.DepositMinor,
		PaymentDueDate: p.quote.PaymentDueDate,
	})
	if err != nil {
		return fmt.Errorf("move booking: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Booking, g.row.ID); err != nil {
		return err
	}
	if err := q.TravelersAfresh(ctx, bookingdb.TravelersAfreshParams{TenantID: g.row.TenantID,
		BookingID: g.row.ID}); err != nil {
		return fmt.Errorf("travelers afresh: %w", err)
	}
	return s.postTx(ctx, tx, g, p)
}

// postTx removes the price from the former trip's books and posts the other's. Fees move unchanged.
func (s *Service) postTx(ctx context.Context, tx pgx.Tx, g ground, p plan) error {
	items, _, err := s.Payments.ItemsTx(ctx, tx, g.row.ID)
	if err != nil {
		return err
	}
	var taken []payment.Charge
	charges := p.charges
	for _, item := range items {
		charge := payment.Charge{ParticipantID: item.ParticipantID, Line: item.Line, Memo: "Moved to another trip",
			AmountMinor: -item.AmountMinor}
		taken = append(taken, charge)
		if item.Line == string(booking.LineFee) {
			charge.Memo, charge.AmountMinor = "Traveler change fee", item.AmountMinor
			charges = append(charges, charge)
		}
	}
	charges = slices.DeleteFunc(charges, func(c payment.Charge) bool { return c.AmountMinor == 0 })
	now := s.Clock.Now(ctx)
	for _, side := range []struct {
		trip    uuid.UUID
		charges []payment.Charge
	}{{g.from.ID, taken}, {g.to.ID, charges}} {
		err := payment.Post(ctx, tx, payment.Transaction{
			BookingID: &g.row.ID, TripID: &side.trip, At: now, Entries: payment.Charges(g.row.Currency, side.charges...),
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// settleTx refunds what is paid beyond the new price.
func (s *Service) settleTx(ctx context.Context, tx pgx.Tx, g ground) (payment.Totals, refund.Returned, error) {
	totals, err := payment.TotalsOf(ctx, tx, g.row.ID)
	sum := totals[g.row.ID]
	// What was overpaid before the move stays credit, as it was.
	over := min(-sum.DueMinor, g.before.TotalMinor-sum.TotalMinor)
	if err != nil || over <= 0 {
		return sum, refund.Returned{}, err
	}
	back, err := s.Payments.RefundBookingTx(ctx, tx, g.row.ID, over, "Moved to another trip")
	sum.PaidMinor -= back.CardMinor + back.CreditMinor
	sum.DueMinor += back.CardMinor + back.CreditMinor
	return sum, back, err
}

// tellTx updates permissions, domains above, the audit trail and partners, and notifies people; then it releases
// the former spots.
func (s *Service) tellTx(ctx context.Context, tx pgx.Tx, g ground, p plan, out Outcome, reason string) error {
	if err := s.relinkTx(ctx, tx, g); err != nil {
		return err
	}
	travelers := make([]uuid.UUID, len(g.party))
	for i, one := range g.party {
		travelers[i] = one.ID
	}
	err := s.Moved.Announce(ctx, tx, booking.Moved{BookingID: g.row.ID, From: g.from.ID, To: g.to.ID,
		Travelers: travelers})
	if err != nil {
		return err
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: g.row.TenantID, At: s.Clock.Now(ctx), Action: "booking.move", Event: event.BookingMoved,
		ObjectType: "Booking", ObjectID: g.row.ID,
		Before: map[string]any{"tripId": g.from.ID, "status": g.row.Status, "totalMinor": g.before.TotalMinor},
		After: map[string]any{
			"tripId": g.to.ID, "status": out.Status, "totalMinor": out.Totals.TotalMinor, "refundMinor": out.Returned.CardMinor,
			"creditMinor": out.Returned.CreditMinor, "reason": reason,
		},
	})
	if err != nil {
		return err
	}
	if err := s.mailTx(ctx, tx, g, p, out); err != nil {
		return err
	}
	var items []booking.CartItem
	for _, row := range g.addOns {
		items = append(items, booking.ItemFromRow(row))
	}
	back := booking.TakeOf(items)
	back.Spots, back.Supplements = len(g.party), g.row.Supplements
	if err := s.Spots.ReleaseTx(ctx, tx, g.from.ID, back); err != nil {
		return err
	}
	return s.Confirms.MoveTripTx(ctx, tx, g.to)
}

// relinkTx gives the people of the booking access to the other trip. A person with another booking on the former
// trip keeps access to that.
func (s *Service) relinkTx(ctx context.Context, tx pgx.Tx, g ground) error {
	on := func(t trip.Trip) authz.Tuple {
		return authz.Tuple{Namespace: "Booking", Object: g.row.ID.String(), Relation: "trips",
			Subject: "Trip:" + t.ID.String()}
	}
	add, remove := []authz.Tuple{on(g.to)}, []authz.Tuple{on(g.from)}
	members := map[uuid.UUID]bool{g.row.CustomerID: true}
	for _, one := range g.party {
		if one.MemberID != nil {
			members[*one.MemberID] = true
		}
	}
	for member := range members {
		travels := func(t trip.Trip) authz.Tuple {
			return authz.Tuple{Namespace: "Trip", Object: t.ID.String(), Relation: "travelers",
				Subject: "User:" + member.String()}
		}
		add = append(add, travels(g.to))
		other, err := bookingdb.New(tx).MemberTripBooking(ctx, bookingdb.MemberTripBookingParams{
			TenantID: tenant.From(ctx).ID, TripID: g.from.ID, MemberID: &member,
		})
		if err != nil && !db.NoRows(err) {
			return fmt.Errorf("other bookings of a traveler: %w", err)
		}
		if db.NoRows(err) || booking.Status(other.Status) == booking.Cancelled {
			remove = append(remove, travels(g.from))
		}
	}
	if err := s.Outbox.Remove(ctx, tx, g.row.TenantID, remove...); err != nil {
		return err
	}
	return s.Outbox.Add(ctx, tx, g.row.TenantID, add...)
}

// mailTx notifies the travelers, and those who run the two trips.
func (s *Service) mailTx(ctx context.Context, tx pgx.Tx, g ground, p plan, out Outcome) error {
	missing := make([]string, len(p.gone))
	for i, one := range p.gone {
		missing[i] = one.Label + " (" + one.Traveler + ")"
	}
	names := make([]string, len(g.party))
	for i, one := range g.party {
		names[i] = one.FirstName + " " + one.LastName
		data := notification.Data{
			Trip: mails.Trip(g.to), Order: notification.Order{ID: g.row.OrderID, Spots: g.row.Spots}, Other: g.from.Name,
			Reason: strings.Join(missing, ", "),
			Path:   mails.TravelerPage(g.to.ID),
		}
		// The price is for the payer only.
		if one.Position == 0 {
			data.Order = booking.OrderMail(g.row.OrderID, g.row.Spots, p.quote.Lines, g.row.Currency, out.Totals.TotalMinor,
				out.Totals.PaidMinor, out.PaymentDue)
			if out.Returned.CardMinor > 0 {
				data.Amount = money.New(out.Returned.CardMinor, g.row.Currency)
			}
			// It replaces the former trip's dates in the calendar: the event is the booking's.
			if booking.Status(g.row.Status) == booking.Confirmed {
				now := ical.Confirmed
				if g.status() == booking.Pending {
					now = ical.Tentative
				}
				data.Calendar = mails.CalendarFile(g.to, mails.Booked{BookingID: g.row.ID, OrderID: g.row.OrderID,
					Version: g.row.Version + 1, Status: now})
			}
		}
		if one.Email == "" {
			continue
		}
		err := s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.BookingMoved, Key: fmt.Sprintf("booking_moved/%s/%d", one.ID, g.row.Version), To: one.Email,
			Name: one.FirstName, Data: data,
		})
		if err != nil {
			return err
		}
	}
	key := fmt.Sprintf("%s/%d", g.row.ID, g.row.Version)
	err := s.Group.GroupChanged(ctx, tx, mails.GroupChange{Trip: g.from, Former: strings.Join(names, ", "),
		Key: key + "/from"})
	if err != nil {
		return err
	}
	return s.Group.GroupChanged(ctx, tx, mails.GroupChange{Trip: g.to, Joined: strings.Join(names, ", "),
		Key: key + "/to"})
}
