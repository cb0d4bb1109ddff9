package public

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"caravan/backend/app/linked"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/count"
	"caravan/backend/platform/money"
	"caravan/backend/platform/spoken"
)

// narrowings are what the list of trips can be narrowed by so that a page of its own comes of it.
var narrowings = []string{"category", "country"}

// narrowed is the address of the list of trips that a request asks for: of a country's or a category's trips, which are
// pages of their own, or of all; what else it is narrowed by is the reader's.
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
	mostInList = 30 // trips that search engines are told of
)

// list is the head of the list of trips, or of those of a country or a category. A country or a category without a trip
// is left out by search engines, and comes back with its next departure.
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
	found, err := h.Trips.ListPublic(ctx, params)
	if err != nil {
		return err
	}
	name := named(country, category)
	head.Feeds, head.Hidden = feedLinks, found.Total == 0 && query != ""
	head.Title, head.Description = name+" · "+t.Brand, inShort(h.listWords(t, name, found))
	crumbs := []string{t.Brand, h.Origin(t) + "/", "Trips", h.Origin(t) + listPath}
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

// named is what a list is called.
func named(country, category string) string {
	switch {
	case country != "" && category != "":
		return category + " trips to " + country
	case country != "":
		return "Group trips to " + country
	case category != "":
		return category + " trips"
	}
	return "Trips"
}

// listWords say of a list what one asks first: how many, from when and how much, and with whom.
func (h *Heads) listWords(t tenant.Tenant, name string, found tripapi.PublicTripPage) string {
	if len(found.Items) == 0 {
		return fmt.Sprintf("%s on %s: small groups, each led by a host.", name, t.Brand)
	}
	from := slices.MinFunc(found.Items, func(a, b tripapi.PublicTripCard) int { return int(a.FromPriceMinor - b.FromPriceMinor) })
	first := found.Items[0]
	return fmt.Sprintf("%s on %s: %s, the next from %s with %s. From %s per traveler, in small groups, each led by a host.",
		name, t.Brand, count.Of(found.Total, "departure", "departures"), first.StartDate.Format(longDate), first.HostName,
		spoken.Amount(spoken.Choose(t.Locale), money.New(from.FromPriceMinor, from.Currency)))
}

// listAddresses are the pages that the list of trips makes, for the sitemap.
func listAddresses(of tripapi.PublicTripFilters) (out []string) {
	for i, options := range [][]tripapi.PublicTripOption{of.Category, of.Country} {
		for _, option := range options {
			if option.Count > 0 {
				out = append(out, listPath+"?"+url.Values{narrowings[i]: {option.Value}}.Encode())
			}
		}
	}
	return out
}
