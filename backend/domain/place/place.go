// Package place provides countries and their regions, by ISO 3166.
//
// Decisions:
//   - The lists come from a library and change with it; only the codes are stored.
//   - An address in a country that has regions must name one of them (O-154).
package place

import (
	"context"
	"slices"
	"strings"
	"sync"

	"github.com/biter777/countries"
	"golang.org/x/text/collate"
	"golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"caravan/backend/gen/api/placeapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
)

// Country is a country with its regions, both by name.
type Country struct {
	Code, Name string
	Regions    []Region
}

// Region is a state, province or the like.
type Region struct{ Code, Name string }

var all = sync.OnceValue(func() (list struct {
	ordered []*Country
	byCode  map[string]*Country
}) {
	list.byCode = map[string]*Country{}
	order := collate.New(language.English)
	regions := countries.AllSubdivisionsByCountryCode()
	for _, c := range countries.All() {
		code := c.Alpha2()
		region, err := language.ParseRegion(code)
		if err != nil || !region.IsCountry() || list.byCode[code] != nil {
			continue
		}
		country := &Country{Code: code, Name: display.English.Regions().Name(region)}
		if country.Name == "" { // a former country
			continue
		}
		for _, s := range regions[c] {
			country.Regions = append(country.Regions, Region{string(s), s.String()})
		}
		slices.SortFunc(country.Regions, func(a, b Region) int { return order.CompareString(a.Name, b.Name) })
		list.byCode[code], list.ordered = country, append(list.ordered, country)
	}
	slices.SortFunc(list.ordered, func(a, b *Country) int { return order.CompareString(a.Name, b.Name) })
	return list
})

// Countries lists every country.
func Countries() []*Country { return all().ordered }

// Find returns a country by its two-letter ISO 3166-1 code.
func Find(code string) (*Country, bool) {
	c, ok := all().byCode[strings.ToUpper(code)]
	return c, ok
}

// Has reports whether a region belongs to the country.
func (c *Country) Has(region string) bool {
	return slices.ContainsFunc(c.Regions, func(r Region) bool { return r.Code == region })
}

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
}

// Handlers returns the handlers of this domain's operations.
func (h HTTP) Handlers() rest.Mount { return h }

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return placeapi.Mount(h, c) }

// ListCountries implements listCountries.
func (HTTP) ListCountries(context.Context) (*placeapi.CountryListAnswer, error) {
	items := make([]placeapi.Country, 0, len(Countries()))
	for _, c := range Countries() {
		items = append(items, placeapi.Country{Code: c.Code, Name: c.Name, HasRegions: len(c.Regions) > 0})
	}
	return &placeapi.CountryListAnswer{Success: true, Data: placeapi.CountryList{Items: items}}, nil
}

// ListRegions implements listRegions.
func (HTTP) ListRegions(_ context.Context, params placeapi.ListRegionsParams) (*placeapi.RegionListAnswer, error) {
	c, ok := Find(params.Code)
	if !ok {
		return nil, apierr.NotFound("country")
	}
	items := make([]placeapi.Region, len(c.Regions))
	for i, r := range c.Regions {
		items[i] = placeapi.Region{Code: r.Code, Name: r.Name}
	}
	return &placeapi.RegionListAnswer{Success: true, Data: placeapi.RegionList{Items: items}}, nil
}
