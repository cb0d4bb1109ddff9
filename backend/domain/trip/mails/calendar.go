package mails

import (
	"fmt"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
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

// HostCalendarFile attaches a trip's dates to an email to its host. Approved trips are tentative until they launch; a
// canceled trip corrects its former event.
func HostCalendarFile(of trip.Trip, status ical.Status) func(t tenant.Tenant, origin, language string) ical.Calendar {
	return func(t tenant.Tenant, origin, language string) ical.Calendar {
		page := origin + "/app/host/trips/" + of.ID.String()
		return ical.Calendar{Name: of.Name, Zone: of.Zone(), Events: []ical.Event{{
			UID: of.ID.String() + "@" + t.Host, Sequence: of.Version, Summary: of.Name, Description: page,
			Location: places.Within(language, of.Destination, of.Country), Address: page, From: of.StartDate, To: of.EndDate,
			Status: status,
		}}}
	}
}

// Due is a balance that a traveler pays by a day. Version is the booking's, and grows when the day moves.
type Due struct {
	BookingID uuid.UUID
	OrderID   string
	Version   int64
	On        civil.Date
}

// DueFile attaches the day to an email about the balance, as a whole day where the trip is.
func DueFile(of trip.Trip, d Due) func(t tenant.Tenant, origin, language string) ical.Calendar {
	return func(t tenant.Tenant, origin, language string) ical.Calendar {
		page := origin + TravelerPage(of.ID)
		title := spoken.Say(language, fmt.Sprintf("Balance due for %s", of.Name))
		return ical.Calendar{Name: title, Zone: of.Zone(), Events: []ical.Event{{
			UID: d.BookingID.String() + "-balance@" + t.Host, Sequence: of.Version + d.Version, Summary: title,
			Description: spoken.Say(language, fmt.Sprintf("Order %s", d.OrderID)) + "\n" + page, Address: page,
			From: d.On, To: d.On, Status: ical.Confirmed,
		}}}
	}
}
