package facts

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingdb"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
)

// internalReturned are the internal reasons of cancellations with a full refund (T-133).
var internalReturned = []int{trip.ReasonOperator, trip.ReasonHost, trip.ReasonProduct}

// InsurableTx implements insurance.Bookings.
func (s *Service) InsurableTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (insurance.Insurable, error) {
	b, err := bookingdb.New(tx).GetBooking(ctx, bookingdb.GetBookingParams{TenantID: tenant.From(ctx).ID, ID: bookingID})
	if db.NoRows(err) {
		return insurance.Insurable{}, apierr.NotFound("booking")
	}
	if err != nil {
		return insurance.Insurable{}, fmt.Errorf("booking: %w", err)
	}
	t, err := s.Trips.LoadTx(ctx, tx, b.TripID)
	if err != nil {
		return insurance.Insurable{}, err
	}
	parties, err := booking.PartiesOf(ctx, tx, []uuid.UUID{b.ID})
	if err != nil {
		return insurance.Insurable{}, err
	}
	costs, err := booking.CostsOf(ctx, tx, b.ID, nil, nil, 0)
	if err != nil {
		return insurance.Insurable{}, err
	}
	out := insurance.Insurable{
		BookingID: b.ID, TripID: t.ID, Destination: t.Destination + ", " + t.Country, StartDate: t.StartDate,
		EndDate: t.EndDate, Currency: b.Currency, Required: t.Content.TravelerInsuranceRequired,
		Closed: uninsurable(t, b, t.Today(s.Clock.Now(ctx))), Returned: booking.Status(b.Status) == booking.Cancelled &&
			b.InternalCancellationReason != nil && slices.Contains(internalReturned, *b.InternalCancellationReason),
	}
	for _, p := range parties[b.ID] {
		if p.Status == string(booking.Cancelled) && booking.Status(b.Status) != booking.Cancelled {
			continue
		}
		out.Travelers = append(out.Travelers, insurance.Insured{
			ParticipantID: p.ID, FirstName: p.FirstName, LastName: p.LastName, DateOfBirth: p.DateOfBirth,
			Country: p.CountryCode, TripCostMinor: costs[p.ID],
		})
	}
	return out, nil
}

// uninsurable returns why nothing more can be insured, or "" if it can.
func uninsurable(t trip.Trip, b bookingdb.Booking, today civil.Date) string {
	switch booking.Status(b.Status) {
	case booking.Pending, booking.Confirmed, booking.Closed:
	case booking.Cancelled:
		return "This booking is canceled."
	default:
		return "You can buy insurance after you pay the deposit."
	}
	switch {
	case b.IsPendingCancellation:
		return "This booking is canceled."
	case !today.Before(t.StartDate):
		return "This trip has started."
	}
	return ""
}

// InsuredBookingsTx implements insurance.Bookings.
func (s *Service) InsuredBookingsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) ([]uuid.UUID, error) {
	return s.CustomerBookingsTx(ctx, tx, memberID)
}
