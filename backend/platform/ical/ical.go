// Package ical writes calendars (RFC 5545).
//
// golang-ical formats, folds and escapes the lines. This package adds what it lacks: the rules of a time zone for
// the years in question (VTIMEZONE), without which programs that don't know the zone's name would show a
// different hour.
package ical

import (
	"bytes"
	"fmt"
	"time"

	ics "github.com/arran4/golang-ical"

	"caravan/backend/platform/civil"
)

// MediaType is the media type of calendars that are served or mailed.
const MediaType = "text/calendar; charset=utf-8; method=PUBLISH"

// Calendar is the calendar to write.
type Calendar struct {
	Name string
	// Zone is the time zone of its all-day events; nil if its events are in several places.
	Zone *time.Location
	// Refresh is how often subscribers should poll it; zero for a calendar that is read once.
	Refresh time.Duration
	// Now is the time of writing.
	Now    time.Time
	Events []Event
}

// Event is an entry with a time.
type Event struct {
	// UID identifies the event permanently, in every calendar.
	UID string
	// Sequence grows with each change.
	Sequence                                int64
	Summary, Description, Location, Address string
	// From and To are the first and last day of an all-day event.
	From, To civil.Date
	// Starts and Ends are instants in the zone where the event takes place.
	Starts, Ends time.Time
	Status       Status
}

// Status reports whether an event takes place.
type Status string

// The statuses of an event.
const (
	Tentative Status = Status(ics.ObjectStatusTentative)
	Confirmed Status = Status(ics.ObjectStatusConfirmed)
	Cancelled Status = Status(ics.ObjectStatusCancelled)
)

const (
	localTime = "20060102T150405"
	product   = "-//Caravan//Trips//EN"
)

// Write returns the calendar as text.
func (c Calendar) Write() ([]byte, error) {
	cal := ics.NewCalendar()
	cal.SetProductId(product)
	cal.SetMethod(ics.MethodPublish)
	cal.SetXWRCalName(c.Name)
	if c.Refresh > 0 {
		every := fmt.Sprintf("PT%dH", int(c.Refresh.Hours()))
		cal.SetRefreshInterval(every)
		cal.SetXPublishedTTL(every)
	}
	if c.Zone != nil {
		cal.SetXWRTimezone(c.Zone.String())
	}
	for _, zone := range c.zones() {
		cal.AddVTimezone(timezone(zone.at, zone.from, zone.to))
	}
	for _, e := range c.Events {
		cal.AddVEvent(e.component(c.Now))
	}
	var out bytes.Buffer
	err := cal.SerializeTo(&out, ics.WithNewLineWindows) // RFC 5545 requires CRLF on every platform
	return out.Bytes(), err
}

func (e Event) component(now time.Time) *ics.VEvent {
	event := ics.NewEvent(e.UID)
	event.SetDtStampTime(now)
	event.SetSequence(int(e.Sequence))
	for _, p := range []struct {
		name ics.Property
		text string
	}{
		{ics.PropertySummary, e.Summary}, {ics.PropertyDescription, e.Description}, {ics.PropertyLocation, e.Location},
		{ics.PropertyUrl, e.Address},
		{ics.PropertyStatus, string(e.Status)},
	} {
		if p.text != "" {
			event.SetProperty(ics.ComponentProperty(p.name), p.text)
		}
	}
	if e.Starts.IsZero() {
		event.SetAllDayStartAt(e.From.UTC())
		event.SetAllDayEndAt(e.To.AddDays(1).UTC()) // the end is exclusive
		event.SetTimeTransparency(ics.TransparencyTransparent)
		return event
	}
	if e.Starts.Location() == time.UTC {
		event.SetProperty(ics.ComponentPropertyDtStart, e.Starts.Format(localTime)+"Z")
		event.SetProperty(ics.ComponentPropertyDtEnd, e.Ends.UTC().Format(localTime)+"Z")
		return event
	}
	zone := ics.WithTZID(e.Starts.Location().String())
	event.SetProperty(ics.ComponentPropertyDtStart, e.Starts.Format(localTime), zone)
	event.SetProperty(ics.ComponentPropertyDtEnd, e.Ends.In(e.Starts.Location()).Format(localTime), zone)
	return event
}

// span is a zone and the period for which its rules are needed.
type span struct {
	at       *time.Location
	from, to time.Time
}

// zones returns those of the calendar and of its events, in order of first use.
func (c Calendar) zones() []*span {
	var all []*span
	add := func(at *time.Location, from, to time.Time) {
		if at == time.UTC { // needs no rules
			return
		}
		for _, known := range all {
			if known.at.String() == at.String() {
				known.from, known.to = earlier(known.from, from), later(known.to, to)
				return
			}
		}
		all = append(all, &span{at, from, to})
	}
	for _, e := range c.Events {
		switch {
		case !e.Starts.IsZero():
			add(e.Starts.Location(), e.Starts, e.Ends)
		case c.Zone != nil:
			add(c.Zone, e.From.UTC(), e.To.AddDays(1).UTC())
		}
	}
	return all
}

func earlier(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// timezone writes a zone's rules for a period: the one in effect at its start, then each change.
func timezone(zone *time.Location, from, to time.Time) *ics.VTimezone {
	out := ics.NewTimezone(zone.String())
	begin, end := from.In(zone).ZoneBounds()
	for at := from.In(zone); ; {
		out.Components = append(out.Components, observance(at, begin))
		if end.IsZero() || end.After(to) {
			return out
		}
		at = end
		begin, end = at.ZoneBounds()
	}
}

// observance is the rule in effect at an instant; it has held since begin, or always.
func observance(at, begin time.Time) ics.Component {
	name, offset := at.Zone()
	before, onset := offset, time.Date(1970, 1, 1, 0, 0, 0, 0, time.UTC)
	if !begin.IsZero() {
		_, before = begin.Add(-time.Second).Zone()
		onset = begin.UTC().Add(time.Duration(before) * time.Second) // in the wall clock time before the change
	}
	base := ics.ComponentBase{}
	base.SetProperty(ics.ComponentPropertyDtStart, onset.Format(localTime))
	base.SetProperty(ics.ComponentProperty(ics.PropertyTzoffsetfrom), offsetText(before))
	base.SetProperty(ics.ComponentProperty(ics.PropertyTzoffsetto), offsetText(offset))
	base.SetProperty(ics.ComponentProperty(ics.PropertyTzname), name)
	if at.IsDST() {
		return &ics.Daylight{ComponentBase: base}
	}
	return &ics.Standard{ComponentBase: base}
}

func offsetText(seconds int) string {
	sign := "+"
	if seconds < 0 {
		sign, seconds = "-", -seconds
	}
	return fmt.Sprintf("%s%02d%02d", sign, seconds/3600, seconds%3600/60)
}
