package view

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/bookingapi"
)

// bookingRecords describes bookings to the record layer (H-487). They are found by order number, trip, traveler,
// and what paid: the last digits of the card, and the provider's ID. Changes to a booking affect its lifecycle or
// money, so they have calls of their own; a single booking is read by the permission on its object.
var bookingRecords = &record.Resource{
	Name: "Booking", Tenant: "b.tenant_id", ID: "b.id",
	From:  "booking b JOIN trip t ON t.tenant_id = b.tenant_id AND t.id = b.trip_id",
	Scope: record.Helpers(record.Assigned("t.tenant_id", [2]string{"Trip", "t.id"}, [2]string{"Host", "t.host_id"})),
	Words: search.Booking,
	Filters: map[string]string{
		"memberId": "b.id IN (SELECT p.booking_id FROM booking_participant p WHERE p.tenant_id = b.tenant_id AND p.member_id = @value)",
		"tripId":   "b.trip_id = @value", "hostId": "t.host_id = @value", "operatorId": "t.operator_id = @value"},
	Sorts: map[string]record.Sort{
		"created": record.Created("b.id"), "order": {Column: "b.order_id", Type: "text"},
		"start":  {Column: "t.start_date", Type: "date"},
		"booked": {Column: "b.created_at", Type: "timestamptz"}, "trip": {Column: "lower(t.name)", Type: "text"},
		"spots": {Column: "b.spots", Type: "int"},
	},
	Sort: "-created",
}

// ownBookings are those that the caller made or travels on (H-484), whatever their group.
var ownBookings = func() *record.Resource {
	r := *bookingRecords
	r.Scope = record.Everybody(
		"b.id IN (SELECT p.booking_id FROM booking_participant p WHERE p.tenant_id = b.tenant_id AND p.member_id = @caller)")
	return &r
}()

// Mine lists the bookings that the caller made or travels on.
func (s *Service) Mine(ctx context.Context, q record.Query) (bookingapi.BookingPage, error) {
	return s.list(ctx, ownBookings, q)
}

// All lists the bookings that staff may see.
func (s *Service) All(ctx context.Context, q record.Query) (bookingapi.BookingPage, error) {
	return s.list(ctx, bookingRecords, q)
}

func (s *Service) list(ctx context.Context, r *record.Resource, q record.Query) (bookingapi.BookingPage, error) {
	items, next, err := record.Loaded(ctx, s.DB, r, q,
		func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]bookingapi.Booking, error) {
			rows, err := bookingdb.New(tx).BookingsByID(ctx,
				bookingdb.BookingsByIDParams{TenantID: tenant.From(ctx).ID, Ids: ids})
			if err != nil {
				return nil, fmt.Errorf("bookings: %w", err)
			}
			answers, err := s.describe(ctx, tx, rows)
			found := map[uuid.UUID]bookingapi.Booking{}
			for _, b := range answers {
				found[b.ID] = b
			}
			return found, err
		})
	return bookingapi.BookingPage{Items: items, NextCursor: next}, err
}
