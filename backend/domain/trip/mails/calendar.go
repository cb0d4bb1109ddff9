package mails

import (
	"fmt"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/places"
	"caravan/backend/platform/spoken"
)

// Booked is a traveler's part in a trip, for calendars.
type Booked struct {
	BookingID uuid.UUID
	OrderID   string
	Version   int64
	Status    ical.Status
	HostName  string
}

// CalendarFile attaches a trip's event to an email.
func CalendarFile(of trip.Trip, b Booked) func(t tenant.Tenant, origin, language string) ical.Calendar {
	return func(t tenant.Tenant, origin, language string) ical.Calendar {
		return ical.Calendar{Name: of.Name, Zone: of.Zone(), Events: []ical.Event{CalendarOf(t, origin, of, b, language)}}
	}
}

// CalendarOf returns a trip for a traveler's calendar: whole days, because arrival times are up to the traveler.
// Files and feeds use the same UID, of its booking; its sequence grows with the trip's and the booking's
// versions.
func CalendarOf(t tenant.Tenant, origin string, of trip.Trip, b Booked, language string) ical.Event {
	page := origin + TravelerPage(of.ID)
	about := []string{}
	if b.HostName != "" {
		about = append(about, spoken.Say(language, fmt.Sprintf("Hosted by %s", b.HostName)))
	}
	about = append(about, spoken.Say(language, fmt.Sprintf("Order %s", b.OrderID)))
	if at := of.Content.Arrival; at != nil {
		about = append(about, spoken.Say(language, fmt.Sprintf("Arrive at %s", at.Name+" ("+at.Code+")")))
	}
	if at := of.Content.Departure; at != nil {
		about = append(about, spoken.Say(language, fmt.Sprintf("Depart from %s", at.Name+" ("+at.Code+")")))
	}
	return ical.Event{
		UID: b.BookingID.String() + "@" + t.Host, Sequence: of.Version + b.Version, Summary: of.Name,
		Description: strings.Join(append(about, page), "\n"),
		Location:    places.Within(language, of.Destination, of.Country), Address: page, From: of.StartDate, To: of.EndDate,
		Status: b.Status,
	}
}
