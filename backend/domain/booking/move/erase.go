package move

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/event"
)

// ErasedTx replaces a person on their bookings with a pseudonym. Amounts and the other members of the party are
// unchanged.
func (s *Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q := tenant.From(ctx), bookingdb.New(tx)
	rows, err := q.LockMemberBookings(ctx, bookingdb.LockMemberBookingsParams{TenantID: t.ID, MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("lock bookings of a member: %w", err)
	}
	if err := s.refuseErasureTx(ctx, tx, e, rows); err != nil || len(e.Found.Reasons) > 0 {
		return err
	}
	travelers, err := q.EraseTravelers(ctx, bookingdb.EraseTravelersParams{
		TenantID: t.ID, MemberID: e.MemberID, Email: e.Email, FirstName: e.FirstName(), LastName: e.LastName(),
	})
	if err != nil {
		return fmt.Errorf("erase travelers: %w", err)
	}
	reminders, err := q.EraseReminders(ctx, bookingdb.EraseRemindersParams{TenantID: t.ID, Email: e.Email})
	if err != nil {
		return fmt.Errorf("erase reminders: %w", err)
	}
	subject := "User:" + e.MemberID.String()
	var gone []authz.Tuple
	for _, one := range travelers {
		if err := search.KeepTx(ctx, tx, search.Traveler, one.ID); err != nil {
			return err
		}
		e.Found.Travelers = append(e.Found.Travelers, one.ID)
		gone = append(gone, authz.Tuple{Namespace: "Participant", Object: one.ID.String(), Relation: "users",
			Subject: subject},
			authz.Tuple{Namespace: "Booking", Object: one.BookingID.String(), Relation: "participants", Subject: subject})
	}
	for _, row := range rows {
		e.Found.Bookings, e.Found.Trips = append(e.Found.Bookings, row.ID), append(e.Found.Trips, row.TripID)
		gone = append(gone, authz.Tuple{Namespace: "Trip", Object: row.TripID.String(), Relation: "travelers",
			Subject: subject},
			authz.Tuple{Namespace: "Booking", Object: row.ID.String(), Relation: "customers", Subject: subject})
		if err := s.tellErasedTx(ctx, tx, row, e); err != nil {
			return err
		}
	}
	e.Erases(identityapi.ErasurePartTravelers, int64(len(travelers)))
	e.Erases(identityapi.ErasurePartReminders, reminders)
	e.Keeps(identityapi.ErasurePartBookings, int64(len(rows)))
	return s.Outbox.Remove(ctx, tx, t.ID, gone...)
}

// tellErasedTx records the event by which partners, who know people by id, learn to erase the person as well.
func (s *Service) tellErasedTx(ctx context.Context, tx pgx.Tx, row bookingdb.Booking, e identity.Erasure) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: s.Clock.Now(ctx), Action: "booking.traveler_erased", Event: event.TravelerErased,
		ObjectType: "Booking", ObjectID: row.ID,
		After: map[string]any{"memberId": e.MemberID},
	})
}

// refuseErasureTx adds the reasons against an erasure: a trip that is not over, or money that is not settled.
func (s *Service) refuseErasureTx(ctx context.Context, tx pgx.Tx, e identity.Erasure, rows []bookingdb.Booking) error {
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.ID
	}
	ahead, open, due := false, false, false
	totals, err := payment.TotalsOf(ctx, tx, ids...)
	if err != nil {
		return err
	}
	for _, row := range rows {
		underWay, err := s.Payments.UnderWayTx(ctx, tx, row.ID)
		if err != nil {
			return err
		}
		paying, err := s.Payments.OpenTx(ctx, tx, row.ID)
		if err != nil {
			return err
		}
		open = open || paying || underWay > 0 || row.IsPendingCancellation
		if slices.Contains([]booking.Status{booking.Cancelled}, booking.Status(row.Status)) {
			continue
		}
		of, err := s.Trips.LoadTx(ctx, tx, row.TripID)
		if err != nil {
			return err
		}
		ahead = ahead || !of.EndDate.Before(of.Today(s.Clock.Now(ctx)))
		due = due || totals[row.ID].DueMinor != 0
	}
	disputed, err := s.Payments.DisputedTx(ctx, tx, ids)
	if err != nil {
		return err
	}
	for _, one := range []struct {
		is  bool
		why string
	}{
		{ahead, "They have a spot on a trip that is not over. Cancel the booking first, or wait for the end of the trip."},
		{open, "A payment or refund is still in progress. Wait until it is complete."},
		{due, "A balance is not settled. Collect it, waive it, or refund it first."},
		{disputed, "A payment is disputed, and the bank knows who made it. Wait for the outcome."},
	} {
		if one.is {
			e.Refuse(one.why)
		}
	}
	return nil
}
