package move

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/event"
)

// MergedTx transfers the bookings of a member to the one they are merged into, with their permissions: as payer,
// as traveler, or both. Two accounts on one trip are two spots, and may be two people, so they are left to the
// booker.
func (s *Service) MergedTx(ctx context.Context, tx pgx.Tx, m identity.Merge) error {
	t, q := tenant.From(ctx), bookingdb.New(tx)
	rows, err := q.LockMemberBookings(ctx, bookingdb.LockMemberBookingsParams{TenantID: t.ID, MemberID: m.From})
	if err != nil {
		return fmt.Errorf("lock bookings of a member: %w", err)
	}
	if err := s.refuseMergeTx(ctx, tx, m, rows); err != nil || len(m.Found.Reasons) > 0 {
		return err
	}
	travelers, err := q.MergeTravelers(ctx, bookingdb.MergeTravelersParams{
		TenantID: t.ID, FromID: m.From, IntoID: m.Into, FromEmail: m.FromEmail, IntoEmail: m.IntoEmail,
	})
	if err != nil {
		return fmt.Errorf("travelers of a merged member: %w", err)
	}
	for _, one := range travelers {
		if err := search.NoteTx(ctx, tx, search.Traveler, one.ID); err != nil {
			return err
		}
	}
	var before, after []authz.Tuple
	relate := func(namespace string, object uuid.UUID, relation string) {
		of := authz.Tuple{Namespace: namespace, Object: object.String(), Relation: relation,
			Subject: "User:" + m.From.String()}
		before = append(before, of)
		of.Subject = "User:" + m.Into.String()
		after = append(after, of)
	}
	for _, one := range travelers {
		relate("Participant", one.ID, "users")
		relate("Booking", one.BookingID, "participants")
	}
	for _, row := range rows {
		relate("Trip", row.TripID, "travelers")
		if row.CustomerID == m.From {
			relate("Booking", row.ID, "customers")
		}
		if err := s.mergeBookingTx(ctx, tx, row, m); err != nil {
			return err
		}
	}
	m.Moves(identityapi.MergePartBookings, int64(len(rows)))
	return s.Outbox.Replace(ctx, tx, t.ID, before, after)
}

// mergeBookingTx updates one booking, writes its audit entry, and notifies partners, who know people by their
// ids.
func (s *Service) mergeBookingTx(ctx context.Context, tx pgx.Tx, row bookingdb.Booking, m identity.Merge) error {
	err := bookingdb.New(tx).MergeCustomer(ctx, bookingdb.MergeCustomerParams{TenantID: row.TenantID, ID: row.ID,
		FromID: m.From, IntoID: m.Into})
	if err != nil {
		return fmt.Errorf("booking of a merged member: %w", err)
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: s.Clock.Now(ctx), Action: "booking.member_merged", Event: event.BookingUpdated,
		ObjectType: "Booking", ObjectID: row.ID, Before: map[string]any{"memberId": m.From},
		After: map[string]any{"memberId": m.Into},
	})
}

// refuseMergeTx returns why the bookings of two members cannot be merged now.
func (s *Service) refuseMergeTx(ctx context.Context, tx pgx.Tx, m identity.Merge, rows []bookingdb.Booking) error {
	t, q := tenant.From(ctx), bookingdb.New(tx)
	both, err := q.MembersShareTrip(ctx, bookingdb.MembersShareTripParams{TenantID: t.ID, MemberID: m.From,
		OtherID: m.Into})
	if err != nil {
		return fmt.Errorf("trips of both: %w", err)
	}
	if both {
		m.Refuse("Both accounts are on the same trip, so each has a spot. Cancel one of them first.")
	}
	apart, err := q.MembersBornApart(ctx, bookingdb.MembersBornApartParams{TenantID: t.ID,
		Members: []uuid.UUID{m.From, m.Into}})
	if err != nil {
		return fmt.Errorf("dates of birth: %w", err)
	}
	if apart {
		m.Refuse("Their bookings have different dates of birth, so these look like two people. Correct the travelers first.")
	}
	for _, row := range rows {
		open, err := s.Payments.OpenTx(ctx, tx, row.ID)
		if err != nil {
			return err
		}
		if open {
			m.Refuse("A payment is still being processed. Try again in a moment.")
			break
		}
	}
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.ID
	}
	disputed, err := s.Payments.DisputedTx(ctx, tx, ids)
	if err != nil {
		return err
	}
	if disputed {
		m.Refuse("A payment is disputed, and the bank knows who made it. Wait for the outcome.")
	}
	return nil
}

// ReaddressedTx emails travelers whose address was wrong at the corrected one.
func (*Service) ReaddressedTx(ctx context.Context, tx pgx.Tx, r identity.Readdressed) error {
	travelers, err := bookingdb.New(tx).ReaddressTravelers(ctx, bookingdb.ReaddressTravelersParams{
		TenantID: tenant.From(ctx).ID, MemberID: r.MemberID, OldEmail: r.From, NewEmail: r.To,
	})
	if err != nil {
		return fmt.Errorf("address of travelers: %w", err)
	}
	return search.NoteTx(ctx, tx, search.Traveler, travelers...)
}
