package waitlist

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/bookingapi"
)

// JoinWaitlist implements joinWaitlist.
func (h HTTP) JoinWaitlist(ctx context.Context, req *bookingapi.WaitlistInput, params bookingapi.JoinWaitlistParams) (
	*bookingapi.WaitlistEntryAnswer, error) {
	order := booking.Checkout{Customer: booking.PersonFrom(req.Customer), Additional: []booking.Person{}}
	for _, p := range req.AdditionalParticipants {
		order.Additional = append(order.Additional, booking.PersonFrom(p))
	}
	id, err := h.Service.JoinWaitlist(ctx, params.TripId, params.IdempotencyKey,
		booking.Choices{Spots: req.Spots, Rooms: booking.RoomsFrom(req.Rooms)}, order)
	if err != nil {
		return nil, err
	}
	var entry bookingapi.WaitlistEntry
	err = h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		q := bookingdb.New(tx)
		b, err := q.GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: id})
		if err != nil {
			return err
		}
		position, err := q.WaitlistPosition(ctx, bookingdb.WaitlistPositionParams{TenantID: tenant.From(ctx).ID, ID: id})
		entry = bookingapi.WaitlistEntry{BookingId: id, OrderId: b.OrderID, Position: position,
			StatusText: booking.StatusMessage(booking.Status(b.Status), 0)}
		return err
	})
	return &bookingapi.WaitlistEntryAnswer{Success: true, Data: entry}, err
}
