package booking

import (
	"context"
	"crypto/rand"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
)

// OrderOf combines a booking with what its ledger says was charged, paid, and is due, in minor units.
func OrderOf(row bookingdb.Booking, sum payment.Totals) Order {
	return Order{
		Status: Status(row.Status), PendingCancellation: row.IsPendingCancellation, CancelledByHost: row.CancelledByHost,
		Spots: row.Spots, TotalMinor: sum.TotalMinor, PaidMinor: sum.PaidMinor, DueMinor: sum.DueMinor,
	}
}

// Relations returns all relations of a booking: to its tenant, trip, and customer, to the members of its party, and of
// each traveler (by ID) to the member who travels.
func Relations(t trip.Trip, bookingID, customer uuid.UUID, members []uuid.UUID,
	travelers map[uuid.UUID]uuid.UUID) []authz.Tuple {
	of := func(namespace string, object uuid.UUID, relation, subject string) authz.Tuple {
		return authz.Tuple{Namespace: namespace, Object: object.String(), Relation: relation, Subject: subject}
	}
	tuples := []authz.Tuple{
		of("Booking", bookingID, "tenants", "Tenant:"+t.TenantID.String()),
		of("Booking", bookingID, "trips", "Trip:"+t.ID.String()),
		of("Booking", bookingID, "customers", "User:"+customer.String()),
		of("Trip", t.ID, "travelers", "User:"+customer.String()),
	}
	for _, member := range members {
		tuples = append(tuples, of("Booking", bookingID, "participants", "User:"+member.String()),
			of("Trip", t.ID, "travelers", "User:"+member.String()))
	}
	for traveler, member := range travelers {
		tuples = append(tuples, of("Participant", traveler, "bookings", "Booking:"+bookingID.String()))
		if member != uuid.Nil {
			tuples = append(tuples, of("Participant", traveler, "users", "User:"+member.String()))
		}
	}
	return tuples
}

// Lock locks a booking, or returns CodeNotFound.
func Lock(ctx context.Context, tx pgx.Tx, id uuid.UUID) (bookingdb.Booking, error) {
	b, err := bookingdb.New(tx).LockBooking(ctx, bookingdb.LockBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return b, apierr.NotFound("booking")
	}
	if err != nil {
		return b, fmt.Errorf("lock booking: %w", err)
	}
	return b, nil
}

// CustomerOf returns the customer as entered at checkout: the first of the party.
func CustomerOf(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (bookingdb.BookingParticipant, error) {
	rows, err := bookingdb.New(tx).Participants(ctx, bookingdb.ParticipantsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: []uuid.UUID{bookingID}})
	if err != nil {
		return bookingdb.BookingParticipant{}, fmt.Errorf("participants: %w", err)
	}
	if len(rows) == 0 {
		return bookingdb.BookingParticipant{}, fmt.Errorf("booking %s has no customer", bookingID)
	}
	return rows[0], nil
}

const orderAlphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ"

// NewOrderID returns a number that can be read out on the phone: no letters that look like digits.
func NewOrderID() string {
	raw := make([]byte, 8)
	_, _ = rand.Read(raw)
	for i := range raw {
		raw[i] = orderAlphabet[int(raw[i])%len(orderAlphabet)]
	}
	return string(raw[:4]) + "-" + string(raw[4:])
}

// LockOpen locks all bookings of a trip and returns those that match.
func LockOpen(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, match func(bookingdb.Booking) bool) (
	[]bookingdb.Booking, error) {
	rows, err := bookingdb.New(tx).LockTripBookings(ctx, bookingdb.LockTripBookingsParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("lock bookings of trip: %w", err)
	}
	var open []bookingdb.Booking
	for _, b := range rows {
		if match(b) {
			open = append(open, b)
		}
	}
	return open, nil
}
