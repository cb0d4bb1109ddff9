package party

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/audit"
)

// move is a traveler with the status that they should have.
type move struct {
	traveler bookingdb.BookingParticipant
	to       booking.TravelerStatus
}

// OnboardTx sets the status of bookings' travelers according to what they have done, and what is paid.
// arrivingMinor is money for the booking that the books do not include yet. The bookings must be locked.
func (s *Service) OnboardTx(ctx context.Context, tx pgx.Tx, arrivingMinor int64, bookings ...bookingdb.Booking) error {
	moves, err := s.movesTx(ctx, tx, arrivingMinor, bookings)
	if err != nil {
		return err
	}
	for _, m := range moves {
		if err := s.moveTravelerTx(ctx, tx, m.traveler, m.to); err != nil {
			return err
		}
	}
	return nil
}

// movesTx lists the travelers of bookings whose status differs from what the facts imply.
func (s *Service) movesTx(ctx context.Context, tx pgx.Tx, arrivingMinor int64, bookings []bookingdb.Booking) (
	[]move, error) {
	parties, err := booking.PartiesOf(ctx, tx, booking.IDsOf(bookings))
	if err != nil {
		return nil, err
	}
	var signed []uuid.UUID
	for _, party := range parties {
		for _, p := range party {
			if hasSigned(p) {
				signed = append(signed, p.ID)
			}
		}
	}
	if len(signed) == 0 {
		return nil, nil // nobody has started
	}
	forms, err := s.Forms.CompleteTx(ctx, tx, signed)
	if err != nil {
		return nil, err
	}
	totals, err := payment.TotalsOf(ctx, tx, booking.IDsOf(bookings)...)
	if err != nil {
		return nil, err
	}
	var moves []move
	for _, b := range bookings {
		status := booking.Status(b.Status)
		travels := (status == booking.Confirmed || status == booking.Closed) && !b.IsPendingCancellation &&
			totals[b.ID].DueMinor <= arrivingMinor
		for _, p := range parties[b.ID] {
			to := booking.TravelerStatus(p.Status).Onboard(booking.Onboarding{Signed: hasSigned(p), FormComplete: forms[p.ID],
				Travels: travels})
			if to != booking.TravelerStatus(p.Status) {
				moves = append(moves, move{p, to})
			}
		}
	}
	return moves, nil
}

// OnboardLate catches balance changes that were not caused by the traveler's own calls: a discount, a refund, a
// dispute.
func (s *Service) OnboardLate(ctx context.Context, bookings []bookingdb.Booking) error {
	t := tenant.From(ctx)
	var late []uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		moves, err := s.movesTx(ctx, tx, 0, bookings)
		for _, m := range moves {
			if id := m.traveler.BookingID; len(late) == 0 || late[len(late)-1] != id {
				late = append(late, id)
			}
		}
		return err
	})
	if err != nil {
		return err
	}
	for _, id := range late {
		// Checked again under the booking's row lock: a payment may have succeeded in the meantime.
		if err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error { return s.onboardBookingTx(ctx, tx, id) }); err != nil {
			return err
		}
	}
	return nil
}

func hasSigned(p bookingdb.BookingParticipant) bool {
	return p.TermsAcceptedAt != nil || p.MinorDisclaimerAt != nil
}

func (s *Service) moveTravelerTx(ctx context.Context, tx pgx.Tx, p bookingdb.BookingParticipant,
	to booking.TravelerStatus) error {
	err := bookingdb.New(tx).MoveTraveler(ctx, bookingdb.MoveTravelerParams{TenantID: p.TenantID, ID: p.ID,
		Status: string(to)})
	if err != nil {
		return fmt.Errorf("status of traveler %s: %w", p.ID, err)
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: p.TenantID, At: s.Clock.Now(ctx), Action: "participant.move", ObjectType: "Participant", ObjectID: p.ID,
		Before: map[string]any{"status": p.Status}, After: map[string]any{"status": to},
	})
}

// onboardBookingTx is OnboardTx for one booking that is not locked yet.
func (s *Service) onboardBookingTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) error {
	b, err := booking.Lock(ctx, tx, bookingID)
	if err != nil {
		return err
	}
	return s.OnboardTx(ctx, tx, 0, b)
}

// FormSavedTx advances a traveler when the trip form is complete, and moves them back when it no longer is
// (T-109).
func (s *Service) FormSavedTx(ctx context.Context, tx pgx.Tx, traveler booking.Traveler) error {
	return s.onboardBookingTx(ctx, tx, traveler.BookingID)
}

// FeedbackGivenTx records that a member rated a trip (T-109), unless they did not travel.
func (s *Service) FeedbackGivenTx(ctx context.Context, tx pgx.Tx, tripID, memberID uuid.UUID) (bool, error) {
	n, err := bookingdb.New(tx).FeedbackGiven(ctx, bookingdb.FeedbackGivenParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID, MemberID: &memberID})
	return n > 0, err
}

// ThroughTx returns the members who completed a trip and have not rated it.
func (s *Service) ThroughTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error) {
	return bookingdb.New(tx).TravelersThrough(ctx, bookingdb.TravelersThroughParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
}

// CompleteTripTx marks travelers as having completed the trip, unless they have already rated it (T-109).
func (s *Service) CompleteTripTx(ctx context.Context, tx pgx.Tx, over trip.Trip) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	rows, err := bookingdb.New(tx).CompleteTravelers(ctx, bookingdb.CompleteTravelersParams{TenantID: t.ID,
		TripID: over.ID})
	if err != nil {
		return fmt.Errorf("complete travelers: %w", err)
	}
	for _, row := range rows {
		err := audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "participant.move", ObjectType: "Participant", ObjectID: row.ID,
			Before: map[string]any{"status": row.Before}, After: map[string]any{"status": booking.TravelerComplete},
		})
		if err != nil {
			return err
		}
	}
	return nil
}
