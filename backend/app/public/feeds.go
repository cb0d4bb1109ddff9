package public

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"net/http"
	"net/url"
	"time"

	"caravan/backend/app/asset"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/look"
	"caravan/backend/platform/places"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/shortly"
	"caravan/backend/platform/spoken"
)

// The departures of a marketplace, for feed readers and calendars, at paths that pages link in their heads.
const (
	departuresAtom     = "/departures.atom"
	departuresCalendar = "/departures.ics"
	manifestPath       = "/site.webmanifest"
	mostDepartures     = 100
)

var feedLinks = []feedLink{
	{"application/atom+xml", "Departures", departuresAtom}, {"text/calendar", "Departures", departuresCalendar},
}

// feed answers with the departures in one of the formats.
func (h *Heads) feed(w http.ResponseWriter, r *http.Request, kind string, write func(context.Context, tenant.Tenant,
	[]tripapi.PublicTripCard) ([]byte, error)) {
	t := tenant.From(r.Context())
	made, err := h.maps.Get(r.Context(), shortly.Key{TenantID: t.ID, Address: r.URL.Path},
		func(ctx context.Context) ([]byte, error) {
			list, err := h.Trips.ListPublic(ctx, tripapi.ListPublicTripsParams{Limit: api.NewOptInt(mostDepartures)})
			if err != nil {
				return nil, err
			}
			return write(ctx, t, list.Items)
		})
	if err != nil {
		rest.Write(r.Context(), w, apierr.From(err))
		return
	}
	w.Header().Set("Content-Type", kind)
	w.Header().Set("Cache-Control", "public, no-cache")
	w.Header().Set("ETag", `W/"`+asset.Digest(made)+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(made))
}

type atomLink struct {
	Rel  string `xml:"rel,attr,omitempty"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Link    atomLink `xml:"link"`
	Author  string   `xml:"author>name"`
	Summary string   `xml:"summary"`
}

// atom lists the departures for feed readers (RFC 4287). An entry's time is that of its start: later changes to a
// departure do not make it new.
func (h *Heads) atom(_ context.Context, t tenant.Tenant, trips []tripapi.PublicTripCard) ([]byte, error) {
	language := spoken.Choose(t.Locale)
	feed := struct {
		XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
		ID      string      `xml:"id"`
		Title   string      `xml:"title"`
		Updated string      `xml:"updated"`
		Link    []atomLink  `xml:"link"`
		Entry   []atomEntry `xml:"entry"`
	}{ID: h.Origin(t) + departuresAtom, Title: t.Brand + " · " + spoken.Say(language, "Departures"),
		Updated: time.Unix(0, 0).UTC().Format(time.RFC3339), Link: []atomLink{{"self", h.Origin(t) + departuresAtom},
			{"alternate", h.Origin(t) + "/trips"}}}
	for _, trip := range trips {
		page := h.Origin(t) + "/trips/" + url.PathEscape(trip.TripPath)
		at := trip.StartDate.UTC().Format(time.RFC3339)
		feed.Updated = max(feed.Updated, at)
		feed.Entry = append(feed.Entry, atomEntry{ID: page, Title: trip.Name, Updated: at, Link: atomLink{"alternate", page},
			Author: trip.HostName, Summary: trip.Destination + " · " + days(language, trip.StartDate, trip.EndDate)})
	}
	out := bytes.NewBufferString(xml.Header)
	err := xml.NewEncoder(out).Encode(feed)
	return out.Bytes(), err
}

// calendar lists the departures for calendars.
func (h *Heads) calendar(ctx context.Context, t tenant.Tenant, trips []tripapi.PublicTripCard) ([]byte, error) {
	out := ical.Calendar{Name: t.Brand, Refresh: 6 * time.Hour, Now: today(h.Clock.Now(ctx))}
	for _, trip := range trips {
		out.Events = append(out.Events, h.departure(t, trip.TripPath, trip.HostName, trip.Name,
			places.Within(spoken.Choose(t.Locale), trip.Destination, trip.Country), trip.StartDate, trip.EndDate))
	}
	return out.Write()
}

// today drops the hour: an unchanged calendar is the same file all day.
func today(now time.Time) time.Time { return now.UTC().Truncate(24 * time.Hour) }

// departure returns a trip's calendar entry for people who are only browsing: whole days.
func (h *Heads) departure(t tenant.Tenant, path, host, name, place string, from, to time.Time) ical.Event {
	page := h.Origin(t) + listPath + "/" + url.PathEscape(path)
	return ical.Event{
		UID: path + "@" + t.Host, Summary: name, Description: hostedBy(spoken.Choose(t.Locale), host) + "\n" + page,
		Location: place, Address: page, From: civil.Of(from.UTC()), To: civil.Of(to.UTC()),
	}
}

// tripCalendar is the calendar of one trip, for people who consider joining it.
const calendarFile = "/calendar.ics"

func (h *Heads) tripCalendar(w http.ResponseWriter, r *http.Request, path string) {
	t := tenant.From(r.Context())
	trip, err := h.Trips.GetPublic(r.Context(), path, "")
	if err != nil {
		rest.Write(r.Context(), w, apierr.From(err))
		return
	}
	file, err := ical.Calendar{Name: trip.Name, Now: today(h.Clock.Now(r.Context())), Events: []ical.Event{
		h.departure(t, trip.TripPath, trip.HostName, trip.Name, places.Within(spoken.Choose(t.Locale), trip.Destination,
			trip.Country), trip.StartDate, trip.EndDate),
	}}.Write()
	if err != nil {
		rest.Write(r.Context(), w, apierr.From(err))
		return
	}
	w.Header().Set("Content-Type", ical.MediaType)
	w.Header().Set("Content-Disposition", `attachment; filename="`+trip.TripPath+`.ics"`)
	w.Header().Set("Cache-Control", "public, no-cache")
	_, _ = w.Write(file)
}

// manifest returns the web app manifest.
func (h *Heads) manifest(t tenant.Tenant) []byte {
	colours := look.Of(t.Theme)
	raw, err := json.Marshal(map[string]any{
		"name": t.Brand, "short_name": t.Brand, "description": t.Tagline, "start_url": "/", "scope": "/",
		"display":     "browser",
		"theme_color": colours.Accent, "background_color": colours.Paper,
		"icons": []map[string]string{{"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml"}},
	})
	if err != nil {
		return nil
	}
	return raw
}
