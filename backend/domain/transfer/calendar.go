package transfer

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/spoken"
)

// CalendarRide is a booking's transfer as a calendar event.
type CalendarRide struct {
	BookingID uuid.UUID
	Event     ical.Event
}

// CalendarTx returns the transfers of bookings as events; canceled ones are marked as such.
func (s *Service) CalendarTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) ([]CalendarRide, error) {
	rows, err := transferdb.New(tx).RidesOfBookings(ctx, transferdb.RidesOfBookingsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("rides of bookings: %w", err)
	}
	var out []CalendarRide
	for _, row := range rows {
		event, err := rideEvent(row)
		if err != nil {
			return nil, err
		}
		out = append(out, CalendarRide{*row.BookingID, event})
	}
	return out, nil
}

// calendarFile attaches a transfer to an email. For a host's own transfer bookingVersion is zero.
func calendarFile(row transferdb.GroundTransfer, of trip.Trip, bookingVersion int64) (func(t tenant.Tenant, origin,
	language string) ical.Calendar, error) {
	event, err := rideEvent(row)
	return func(t tenant.Tenant, origin, language string) ical.Calendar {
		return ical.Calendar{Name: of.Name, Events: []ical.Event{EventOf(t, origin, language, event, of, bookingVersion)}}
	}, err
}

// EventOf returns a transfer for a traveler's calendar. Emails and feeds use the same UID and sequence, which is
// the sum of the versions of the transfer, its trip, and its booking, because it ends with each of them.
func EventOf(t tenant.Tenant, origin, language string, e ical.Event, of trip.Trip, bookingVersion int64) ical.Event {
	e.UID += "@" + t.Host
	e.Sequence += of.Version + bookingVersion
	e.Summary = spoken.Say(language, e.Summary) + " · " + of.Name
	e.Address = origin + mails.TravelerPage(of.ID)
	return e
}

// rideEvent is a transfer in local time. One of unknown duration takes the shortest time that calendars show
// (T-273).
func rideEvent(row transferdb.GroundTransfer) (ical.Event, error) {
	zone, err := time.LoadLocation(row.TimeZone)
	if err != nil {
		zone = time.UTC
	}
	words, err := rideMail(row, zone)
	if err != nil {
		return ical.Event{}, err
	}
	length := time.Duration(row.DurationSeconds) * time.Second
	if length <= 0 {
		length = shortestRide
	}
	status := ical.Tentative
	switch Status(row.Status) {
	case CancelledFree, CancelledWithCosts:
		status = ical.Cancelled
	case Confirmed, Planned, DriverUnderway, DriverArrived, InProgress, Completed:
		status = ical.Confirmed
	}
	var about []string
	for _, line := range []string{words.From + " – " + words.To, words.Vehicle, words.Driver, words.Flight, words.Code} {
		if line != "" {
			about = append(about, line)
		}
	}
	return ical.Event{
		UID: row.ID.String(), Sequence: row.Version, Summary: words.Name, Description: strings.Join(about, "\n"),
		Location: words.From, Starts: words.At, Ends: words.At.Add(length), Status: status,
	}, nil
}

const shortestRide = 360 * time.Second

// RidesTx returns the ids of the transfers of bookings, canceled ones included.
func (s *Service) RidesTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) ([]uuid.UUID, error) {
	rows, err := transferdb.New(tx).RidesOfBookings(ctx, transferdb.RidesOfBookingsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("rides of bookings: %w", err)
	}
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.ID
	}
	return ids, nil
}
