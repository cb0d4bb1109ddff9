package public

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"

	"caravan/backend/app/asset"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/shortly"
)

// The departures of a marketplace, for readers of news and for calendars, at addresses that pages name in their heads.
const (
	departuresAtom     = "/departures.atom"
	departuresCalendar = "/departures.ics"
	manifestPath       = "/site.webmanifest"
	mostDepartures     = 100
)

var feedLinks = []feedLink{
	{"application/atom+xml", "Departures", departuresAtom}, {"text/calendar", "Departures", departuresCalendar},
}

// feed answers with the departures in one of their forms.
func (h *Heads) feed(w http.ResponseWriter, r *http.Request, kind string, write func(tenant.Tenant, []tripapi.PublicTripCard) []byte) {
	t := tenant.From(r.Context())
	made, err := h.maps.Get(r.Context(), shortly.Key{TenantID: t.ID, Address: r.URL.Path}, func(ctx context.Context) ([]byte, error) {
		list, err := h.Trips.ListPublic(ctx, tripapi.ListPublicTripsParams{Limit: api.NewOptInt(mostDepartures)})
		return write(t, list.Items), err
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

// atom lists the departures for readers of news (RFC 4287). An entry's time is that of its start: what changes of a
// departure meanwhile is no news of it.
func (h *Heads) atom(t tenant.Tenant, trips []tripapi.PublicTripCard) []byte {
	feed := struct {
		XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
		ID      string      `xml:"id"`
		Title   string      `xml:"title"`
		Updated string      `xml:"updated"`
		Link    []atomLink  `xml:"link"`
		Entry   []atomEntry `xml:"entry"`
	}{ID: h.Origin(t) + departuresAtom, Title: t.Brand + " · Departures", Updated: time.Unix(0, 0).UTC().Format(time.RFC3339),
		Link: []atomLink{{"self", h.Origin(t) + departuresAtom}, {"alternate", h.Origin(t) + "/trips"}}}
	for _, trip := range trips {
		page := h.Origin(t) + "/trips/" + url.PathEscape(trip.TripPath)
		at := trip.StartDate.UTC().Format(time.RFC3339)
		feed.Updated = max(feed.Updated, at)
		feed.Entry = append(feed.Entry, atomEntry{ID: page, Title: trip.Name, Updated: at, Link: atomLink{"alternate", page}, Author: trip.HostName,
			Summary: fmt.Sprintf("%s, %s to %s", trip.Destination, trip.StartDate.Format(longDate), trip.EndDate.Format(longDate))})
	}
	out := bytes.NewBufferString(xml.Header)
	_ = xml.NewEncoder(out).Encode(feed)
	return out.Bytes()
}

const longDate = "January 2, 2006"

// calendar lists the departures for calendars (RFC 5545): whole days, the last of which is the one after the end.
func (h *Heads) calendar(t tenant.Tenant, trips []tripapi.PublicTripCard) []byte {
	var out bytes.Buffer
	line := func(name, value string) { foldLine(&out, name+":"+value) }
	line("BEGIN", "VCALENDAR")
	line("VERSION", "2.0")
	line("PRODID", "-//Caravan//Departures//EN")
	line("X-WR-CALNAME", calendarText(t.Brand))
	for _, trip := range trips {
		line("BEGIN", "VEVENT")
		line("UID", calendarText(trip.TripPath+"@"+t.Host))
		line("DTSTAMP", trip.StartDate.Format("20060102")+"T000000Z")
		foldLine(&out, "DTSTART;VALUE=DATE:"+trip.StartDate.Format("20060102"))
		foldLine(&out, "DTEND;VALUE=DATE:"+trip.EndDate.AddDate(0, 0, 1).Format("20060102"))
		line("SUMMARY", calendarText(trip.Name))
		line("LOCATION", calendarText(trip.Destination+", "+trip.Country))
		line("URL", h.Origin(t)+"/trips/"+url.PathEscape(trip.TripPath))
		line("END", "VEVENT")
	}
	line("END", "VCALENDAR")
	return out.Bytes()
}

var calendarEscapes = strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`, "\n", `\n`, "\r", "")

func calendarText(text string) string { return calendarEscapes.Replace(text) }

// foldLine writes a line in pieces of at most 75 bytes, as RFC 5545 wants it, and never breaks a letter.
func foldLine(out *bytes.Buffer, line string) {
	for room := 75; len(line) > room; room = 74 {
		at := room
		for !utf8.RuneStart(line[at]) {
			at--
		}
		out.WriteString(line[:at] + "\r\n ")
		line = line[at:]
	}
	out.WriteString(line + "\r\n")
}

// manifest is what a phone keeps of the site on its home screen.
func (h *Heads) manifest(t tenant.Tenant) []byte {
	raw, err := json.Marshal(map[string]any{
		"name": t.Brand, "short_name": t.Brand, "description": t.Tagline, "start_url": "/", "scope": "/", "display": "browser",
		"theme_color": accentOf(t), "icons": []map[string]string{{"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml"}},
	})
	if err != nil {
		return nil
	}
	return raw
}
