package booking

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
)

// ConfirmReason returns why confirm is disabled, in words for the host.
func ConfirmReason(t trip.Trip, spots int) string {
	switch t.Status {
	case trip.HostApproved, trip.ReadyToConfirm:
		return fmt.Sprintf("Select at least %s to confirm the trip.", count.Of(max(1, t.MinimumTripThreshold), "spot"))
	case trip.Confirmed, trip.EarlyConfirmed:
		if spots < 1 {
			return "Select at least one spot to confirm."
		}
	case trip.Live:
		return fmt.Sprintf("You can confirm travelers once %s booked.", count.Of(t.MinimumTripThreshold, "spot is",
			"spots are"))
	}
	return "You cannot confirm travelers in this trip’s current status."
}

// LockSelected locks those bookings of a trip that a host selected. If one of them is not the trip’s, it returns
// CodeNotFound.
func LockSelected(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, ids []uuid.UUID) ([]bookingdb.Booking, error) {
	distinct := map[uuid.UUID]bool{}
	for _, id := range ids {
		distinct[id] = true
	}
	bookings, err := bookingdb.New(tx).LockTripBookings(ctx,
		bookingdb.LockTripBookingsParams{TenantID: tenant.From(ctx).ID, TripID: tripID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("lock bookings: %w", err)
	}
	if len(bookings) != len(distinct) {
		return nil, apierr.NotFound("order")
	}
	return bookings, nil
}

// MailCustomer emails the customer of a booking, once per template and booking.
func MailCustomer(ctx context.Context, tx pgx.Tx, mails Mailer, b bookingdb.Booking, template notification.Template,
	data notification.Data) error {
	customer, err := CustomerOf(ctx, tx, b.ID)
	if err != nil {
		return err
	}
	return mails.SendTx(ctx, tx, notification.Mail{
		Template: template, Key: string(template) + "/" + b.ID.String(), To: customer.Email, Name: customer.FirstName,
		Data: data,
	})
}

// ErrOtherwise is returned for the host's decision on orders that are no longer as the host saw them.
var ErrOtherwise = apierr.New(apierr.CodeConflict, "These bookings have changed. Review them and try again.")

// Cancellation is the reason why bookings are canceled.
type Cancellation struct {
	Cause    Cause
	Internal *int
	Text     string
	Method   string // of the refund, in the traveler's dialog
	Template notification.Template
}

// IDsOf returns the IDs of bookings, in their order.
func IDsOf(bookings []bookingdb.Booking) []uuid.UUID {
	ids := make([]uuid.UUID, len(bookings))
	for i, b := range bookings {
		ids[i] = b.ID
	}
	return ids
}

// AddOnsOf returns the add-ons of bookings, by booking.
func AddOnsOf(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) (map[uuid.UUID][]bookingdb.BookingAddOn, error) {
	rows, err := bookingdb.New(tx).AddOns(ctx, bookingdb.AddOnsParams{TenantID: tenant.From(ctx).ID, BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("add-ons: %w", err)
	}
	by := map[uuid.UUID][]bookingdb.BookingAddOn{}
	for _, a := range rows {
		by[a.BookingID] = append(by[a.BookingID], a)
	}
	return by, nil
}

// PartiesOf returns the travelers of bookings, by booking and in the order of their positions.
func PartiesOf(ctx context.Context, tx pgx.Tx,
	bookings []uuid.UUID) (map[uuid.UUID][]bookingdb.BookingParticipant, error) {
	rows, err := bookingdb.New(tx).Participants(ctx, bookingdb.ParticipantsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("participants: %w", err)
	}
	by := map[uuid.UUID][]bookingdb.BookingParticipant{}
	for _, p := range rows {
		by[p.BookingID] = append(by[p.BookingID], p)
	}
	return by, nil
}
