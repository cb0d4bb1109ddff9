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

// CalendarRide is a booking's ride as an event of a calendar.
type CalendarRide struct {
	BookingID uuid.UUID
	Event     ical.Event
}

// CalendarTx are the rides of bookings as events; those that were canceled are marked so.
func (s *Service) CalendarTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) ([]CalendarRide, error) {
	rows, err := transferdb.New(tx).RidesOfBookings(ctx, transferdb.RidesOfBookingsParams{TenantID: tenant.From(ctx).ID, BookingIds: bookings})
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

// calendarFile brings a ride along with a mail. Of a host's own ride bookingVersion is zero.
func calendarFile(row transferdb.GroundTransfer, of trip.Trip, bookingVersion int64) (func(t tenant.Tenant, origin, language string) ical.Calendar, error) {
	event, err := rideEvent(row)
	return func(t tenant.Tenant, origin, language string) ical.Calendar {
		return ical.Calendar{Name: of.Name, Events: []ical.Event{EventOf(t, origin, language, event, of, bookingVersion)}}
	}, err
}

// EventOf is a ride in a traveler's calendar. Mails and feeds name it alike, and count alike: its sequence is what the
// versions of the ride, its trip, and its booking come to, for it ends with each of them.
func EventOf(t tenant.Tenant, origin, language string, e ical.Event, of trip.Trip, bookingVersion int64) ical.Event {
	e.UID += "@" + t.Host
	e.Sequence += of.Version + bookingVersion
	e.Summary = spoken.Say(language, e.Summary) + " · " + of.Name
	e.Address = origin + mails.TravelerPage(of.ID)
	return e
}

// rideEvent is a ride at the hour of the place where it happens. A ride whose length nobody knows takes the shortest
// time that calendars show (T-273).
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
		UID: row.ID.String(), Sequence: row.Version, Summary: words.Name, Description: strings.Join(about, "\n"), Location: words.From,
		Starts: words.At, Ends: words.At.Add(length), Status: status,
	}, nil
}

const shortestRide = 360 * time.Second
