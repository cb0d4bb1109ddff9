package public

import (
	"cmp"
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"caravan/backend/app/linked"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/money"
	"caravan/backend/platform/places"
	"caravan/backend/platform/spoken"
)

// narrowings are the filters of the list of trips that have pages of their own.
var narrowings = []string{"category", "country", "destination"}

// narrowed returns the path of the list of trips that a request asks for: of a country's, a destination's, or
// a category's trips, which are pages of their own, or of all; other filters are left to the client.
func narrowed(address string, asked url.Values) string {
	if address != listPath {
		return address
	}
	kept := url.Values{}
	for _, name := range narrowings {
		if value := asked.Get(name); value != "" {
			kept.Set(name, value)
		}
	}
	if len(kept) == 0 {
		return address
	}
	return address + "?" + kept.Encode()
}

const (
	listPath   = "/trips"
	mostInList = 30 // trips that search engines see
)

// list returns the head of the list of trips, or of those of a country, a destination, or a category. One without a
// trip is not indexed until its next departure.
func (h *Heads) list(ctx context.Context, t tenant.Tenant, head *Head, address string) error {
	_, query, _ := strings.Cut(address, "?")
	asked, err := url.ParseQuery(query)
	if err != nil {
		return err
	}
	params := tripapi.ListPublicTripsParams{Limit: api.NewOptInt(mostInList)}
	country, category := asked.Get("country"), asked.Get("category")
	if country != "" {
		params.Country = api.NewOptString(country)
	}
	if category != "" {
		params.Category = api.NewOptString(category)
	}
	if place := asked.Get("destination"); place != "" {
		params.Destination = api.NewOptString(place)
	}
	found, err := h.Trips.ListPublic(ctx, params)
	if err != nil {
		return err
	}
	if c, known := t.Categories.Find(category); known {
		// A category has one address, whichever of its names a link has.
		asked.Set("category", c.ID)
		category, head.Canonical = c.In(head.language), h.Origin(t)+listPath+"?"+asked.Encode()
	}
	place := places.CountryIn(head.language, country)
	if asked.Has("destination") {
		place = asked.Get("destination")
	}
	if d, known := found.Destination.Get(); known {
		// The same holds for a destination, which is in one country.
		asked.Set("destination", d.ID)
		asked.Del("country")
		place, head.Canonical = d.Name, h.Origin(t)+listPath+"?"+asked.Encode()
		if d.Picture.Set {
			head.Image, head.ImageAlt = h.absolute(t, d.Picture.Value.URL), d.Picture.Value.Alt.Or(d.Name)
		}
	}
	name := named(head.language, place, category)
	head.Feeds, head.Hidden = feedLinks, found.Total == 0 && query != ""
	head.Title, head.Description = name+" · "+t.Brand, inShort(found.Destination.Value.Intro.Or(
		h.listWords(t, head.language, name, found)))
	crumbs := []string{t.Brand, h.Origin(t) + "/", spoken.Say(head.language, "Trips"), h.Origin(t) + listPath}
	if query != "" {
		crumbs = append(crumbs, name, head.Canonical)
	}
	items := make([]string, len(found.Items))
	for i, trip := range found.Items {
		items[i] = h.Origin(t) + listPath + "/" + url.PathEscape(trip.TripPath)
	}
	head.Linked = linked.Graph(linked.List(name, head.Canonical, items), linked.Crumbs(crumbs...))
	return nil
}

// named returns the title of a list.
func named(language, place, category string) string {
	switch {
	case place != "" && category != "":
		return category + " · " + spoken.Say(language, fmt.Sprintf("Group trips to %s", place))
	case place != "":
		return spoken.Say(language, fmt.Sprintf("Group trips to %s", place))
	case category != "":
		return spoken.Say(language, fmt.Sprintf("Group trips: %s", category))
	}
	return spoken.Say(language, "Trips")
}

// listWords describes a list by what people ask first: how many trips, from when and how much, and with whom.
func (h *Heads) listWords(t tenant.Tenant, language, name string, found tripapi.PublicTripPage) string {
	said := []string{name + " · " + t.Brand + "."}
	if len(found.Items) > 0 {
		from := slices.MinFunc(found.Items, func(a, b tripapi.PublicTripCard) int {
			return cmp.Compare(a.FromPriceMinor, b.FromPriceMinor)
		})
		first := found.Items[0]
		said = append(said,
			spoken.Say(language, count.Of(found.Total, "departure", "departures"))+".",
			spoken.Say(language, fmt.Sprintf("The next one starts on %s.",
				spoken.Day(language, civil.Of(first.StartDate.UTC())))),
			spoken.Say(language,
				fmt.Sprintf("From %s per traveler.", spoken.Price(language, money.New(from.FromPriceMinor, from.Currency)))))
	}
	return strings.Join(append(said, spoken.Say(language, "Small groups, each led by a host.")), " ")
}

// listAddresses returns the list pages for the sitemap.
func listAddresses(of tripapi.PublicTripFilters) (out []string) {
	for i, options := range [][]tripapi.PublicTripOption{of.Category, of.Country, of.Destination} {
		for _, option := range options {
			if option.Count > 0 {
				out = append(out, listPath+"?"+url.Values{narrowings[i]: {option.Value}}.Encode())
			}
		}
	}
	return out
}
