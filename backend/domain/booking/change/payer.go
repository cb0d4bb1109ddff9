package change

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
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/event"
	"caravan/backend/platform/idempotency"
)

// Payer names who pays for a booking from now on: another of its travelers.
type Payer struct {
	ParticipantID uuid.UUID `json:"participantId"`
	Reason        string    `json:"reason"`
	Version       int64     `json:"version"`
}

// ChangePayer makes another traveler the payer of a booking, once per idempotency key. Past payments are
// unaffected.
func (s *Service) ChangePayer(ctx context.Context, id uuid.UUID, key string, to Payer) error {
	to.Reason = strings.Join(strings.Fields(to.Reason), " ")
	if to.Reason == "" {
		return apierr.InvalidField("reason", "Say why someone else pays")
	}
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "changePayer:" + id.String(), Key: key, Body: to}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		return true, s.changePayerTx(ctx, tx, id, to)
	})
	return err
}

func (s *Service) changePayerTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, to Payer) error {
	g, err := s.groundTx(ctx, tx, id)
	if err != nil {
		return err
	}
	locked, err := booking.Lock(ctx, tx, id)
	if err != nil {
		return err
	}
	if locked.Version != g.row.Version || to.Version != g.row.Version {
		return apierr.Conflict()
	}
	open, err := s.Payments.OpenTx(ctx, tx, id)
	if err != nil {
		return err
	}
	switch status := booking.Status(g.row.Status); {
	case status == booking.Cancelled || g.row.IsPendingCancellation || g.trip.Status == trip.Complete:
		return apierr.New(apierr.CodeIllegalState, "You can no longer change this booking.")
	case open:
		return apierr.New(apierr.CodeInProgress, "We’re still processing a payment for this booking. Try again in a moment.")
	}
	at := slices.IndexFunc(g.party, func(p bookingdb.BookingParticipant) bool { return p.ID == to.ParticipantID })
	if at < 0 || !booking.CanPay(g.row, g.party[at], g.trip) {
		return apierr.InvalidField("participantId", "Choose an adult traveler on this booking who has an account")
	}
	former := slices.IndexFunc(g.party, func(p bookingdb.BookingParticipant) bool { return p.Position == 0 })
	if former < 0 {
		return fmt.Errorf("booking %s has no customer", id)
	}
	if err := s.swapTx(ctx, tx, g, g.party[former], g.party[at]); err != nil {
		return err
	}
	if err := s.Payments.StopAutomaticTx(ctx, tx, id); err != nil {
		return err
	}
	return s.tellPayerTx(ctx, tx, g, g.party[former], g.party[at], to.Reason)
}

// swapTx swaps the positions of two travelers in the party: the first is the payer. Rooms refer to positions.
func (s *Service) swapTx(ctx context.Context, tx pgx.Tx, g ground, from, to bookingdb.BookingParticipant) error {
	rooms := slices.Clone(g.facts.Rooms)
	for i, room := range rooms {
		rooms[i].Travelers = slices.Clone(room.Travelers)
		for j, position := range room.Travelers {
			switch position {
			case from.Position:
				rooms[i].Travelers[j] = to.Position
			case to.Position:
				rooms[i].Travelers[j] = from.Position
			}
		}
	}
	text, err := json.Marshal(rooms)
	if err != nil {
		return err
	}
	q := bookingdb.New(tx)
	// Positions are unique at every moment.
	aside := g.party[len(g.party)-1].Position + 1
	for _, step := range []struct {
		id       uuid.UUID
		position int
	}{{from.ID, aside}, {to.ID, from.Position}, {from.ID, to.Position}} {
		if err := q.PlaceTraveler(ctx, bookingdb.PlaceTravelerParams{TenantID: from.TenantID, ID: step.id,
			Position: step.position}); err != nil {
			return fmt.Errorf("place of a traveler: %w", err)
		}
	}
	err = q.ChangePayer(ctx, bookingdb.ChangePayerParams{TenantID: g.row.TenantID, ID: g.row.ID, CustomerID: *to.MemberID,
		Rooms: text})
	if err != nil {
		return fmt.Errorf("change payer: %w", err)
	}
	of := func(relation string, member uuid.UUID) authz.Tuple {
		return authz.Tuple{Namespace: "Booking", Object: g.row.ID.String(), Relation: relation,
			Subject: "User:" + member.String()}
	}
	if err := s.Outbox.Remove(ctx, tx, g.row.TenantID, of("customers", g.row.CustomerID)); err != nil {
		return err
	}
	return s.Outbox.Add(ctx, tx, g.row.TenantID, of("customers", *to.MemberID), of("participants", g.row.CustomerID))
}

// tellPayerTx notifies both travelers and partners, and writes the audit entry.
func (s *Service) tellPayerTx(ctx context.Context, tx pgx.Tx, g ground, from, to bookingdb.BookingParticipant,
	reason string) error {
	lines, err := booking.Decode[[]booking.Line](g.row.Lines, "lines of a booking")
	if err != nil {
		return err
	}
	data := notification.Data{
		Trip: mails.Trip(g.trip), Person: to.FirstName + " " + to.LastName, Order: notification.Order{ID: g.row.OrderID,
			Spots: g.row.Spots},
		Path: mails.TravelerPage(g.trip.ID),
	}
	for _, one := range []bookingdb.BookingParticipant{from, to} {
		if one.ID == to.ID {
			data.Order = booking.OrderMail(g.row.OrderID, g.row.Spots, lines, g.row.Currency, g.sum.TotalMinor, g.sum.PaidMinor,
				g.row.PaymentDueDate)
		}
		err := s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.PayerChanged, Key: fmt.Sprintf("payer_changed/%s/%d", one.ID, g.row.Version), To: one.Email,
			Name: one.FirstName, Data: data,
		})
		if err != nil {
			return err
		}
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: g.row.TenantID, At: s.Clock.Now(ctx), Action: "booking.payer", Event: event.BookingUpdated,
		ObjectType: "Booking", ObjectID: g.row.ID,
		Before: map[string]any{"customerId": g.row.CustomerID}, After: map[string]any{"customerId": *to.MemberID,
			"reason": reason},
	})
}
