package seed_test

import (
	"encoding/json"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/places"
	"caravan/backend/seed"
)

func load(t *testing.T) map[string]seed.Tenant {
	t.Helper()
	d, err := seed.Load(seed.Default())
	if err != nil {
		t.Fatalf("the demo has mistakes:\n%v", err)
	}
	m := map[string]seed.Tenant{}
	for _, tenant := range d.Tenants {
		m[tenant.Settings.Slug] = tenant
	}
	return m
}

func TestDemoIsRich(t *testing.T) {
	m := load(t)["meridian"]
	countries, statuses, levels, hostStatuses := map[string]bool{}, map[string]bool{}, map[int]bool{}, map[string]bool{}
	for _, it := range m.Itineraries {
		countries[it.Country.Code] = true
	}
	for _, x := range m.Trips {
		statuses[x.Status] = true
	}
	for _, h := range m.Hosts {
		levels[h.Level], hostStatuses[h.Status] = true, true
	}
	booked := map[string]bool{}
	kinds := map[string]bool{}
	for _, b := range m.Bookings {
		kinds[b.Status] = true
		for _, p := range append(b.Companions, b.Customer) {
			booked[p] = true
		}
	}
	for what, c := range map[string]struct{ got, want int }{
		"itineraries": {len(m.Itineraries), 40}, "countries": {len(countries), 25}, "operators": {len(m.Operators), 12},
		"hosts": {len(m.Hosts), 60}, "host levels": {len(levels), 4}, "host statuses": {len(hostStatuses), 8},
		"trips": {len(m.Trips), 30}, "trip statuses": {len(statuses), 12}, "travelers": {len(m.Travelers), 600},
		"booked people": {len(booked), 320}, "booking statuses": {len(kinds), 3}, "surveys": {len(m.Surveys), 50},
	} {
		if c.got < c.want {
			t.Errorf("%d %s, want %d", c.got, what, c.want)
		}
	}
	if n := len(m.Surveys["maya-okonkwo"]); n != 400 {
		t.Errorf("the main host has %d survey answers", n)
	}
}

func TestDemoSignInsExist(t *testing.T) {
	m := load(t)
	has := func(tenant, file, mail string) {
		b, err := fs.ReadFile(seed.Default(), tenant+"/"+file)
		if err != nil || !strings.Contains(string(b), mail) {
			t.Errorf("%s is not in %s of %s", mail, file, tenant)
		}
	}
	has("meridian", "hosts.yaml", "host@demo.example")
	has("meridian", "hosts.yaml", "newhost@demo.example")
	has("meridian", "tenant.yaml", "admin@demo.example")
	has("meridian", "travelers.yaml", "traveler@demo.example")
	has("solstice", "hosts.yaml", "host@solstice.example")
	if m["meridian"].Operators[0].Members[0].Email != "operator@demo.example" {
		t.Error("operator@demo.example is no member of the first operator")
	}
	if h := m["meridian"].Hosts[0]; h.Email != "host@demo.example" || h.Level != 2 || h.Status != "qualified" {
		t.Errorf("the demo host is %+v", h)
	}
}

func TestWordsAreNotRepeated(t *testing.T) {
	seen := map[string]string{}
	for _, tenant := range load(t) {
		for _, it := range tenant.Itineraries {
			for _, day := range it.ServicesByDay {
				for _, s := range day {
					if s.Type != seed.Info {
						continue
					}
					for _, words := range []string{s.Title, s.Description} {
						if other, dup := seen[words]; dup {
							t.Errorf("%q stands in %s and %s", words, other, it.Slug)
						}
						seen[words] = it.Slug
					}
				}
			}
		}
	}
}

func TestEveryMistakeIsNamed(t *testing.T) {
	m := fstest.MapFS{}
	err := fs.WalkDir(seed.Default(), ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(seed.Default(), p)
		m[p] = &fstest.MapFile{Data: b}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	swap := func(file, from, to string) {
		s := string(m[file].Data)
		if !strings.Contains(s, from) {
			t.Fatalf("%s does not hold %q", file, from)
		}
		m[file] = &fstest.MapFile{Data: []byte(strings.Replace(s, from, to, 1))}
	}
	swap("meridian/itineraries/georgia-supra.yaml", "operator: saperavi-road", "operator: nobody")
	swap("meridian/itineraries/georgia-supra.yaml", "landscape: mountains", "landscape: moon")
	swap("meridian/hosts.yaml", "host@demo.example", "host@gmail.com")
	swap("solstice/trips.yaml", "status: live", "status: alive")
	_, err = seed.Load(m)
	if err == nil {
		t.Fatal("no mistake was found")
	}
	for _, want := range []string{
		`meridian/itineraries/georgia-supra.yaml: operator: "nobody" is unknown`, "photos: unknown landscape",
		"meridian/hosts.yaml: [0].email", `solstice/trips.yaml: [0].status: "alive"`,
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is missing from:\n%v", want, err)
		}
	}
	swap("solstice/tenant.yaml", "currency:", "curency:")
	if _, err := seed.Load(m); err == nil || !strings.Contains(err.Error(), "curency") {
		t.Errorf("an unknown field passes: %v", err)
	}
}

// An itinerary's costs rise over the years; whenever the demo is loaded, its oldest itinerary is at most two
// calendar years older than its latest trip.
func TestPricesCoverCostsWheneverTheDemoIsLoaded(t *testing.T) {
	const year = 2030
	fees := policy.Default().Pricing
	for slug, m := range load(t) {
		for _, x := range m.Trips {
			if x.InitialPriceMinor == 0 {
				continue
			}
			it := m.Itineraries[slices.IndexFunc(m.Itineraries, func(i seed.Itinerary) bool { return i.Slug == x.Itinerary })]
			for _, d := range it.Inventory {
				if d.PackageLevel != x.Package {
					continue
				}
				model := pricing.Model{
					Currency: m.Settings.Currency, YearOverYearBP: int64(it.YearOverYearIncreaseBasis), ScheduleYear: year,
					StartDate: civil.New(year+2, time.June, 1), FOC: 1, MinimumSpots: x.MinimumSpots, MaximumSpots: x.MaximumSpots,
					InitialMinor: x.InitialPriceMinor, RemainingMinor: x.RemainPriceMinor,
					PlatformFeeBP: fees.PlatformFeeBP, ServiceFeeBP: fees.ServiceFeeBP, TransactionFeeBP: fees.TransactionFeeBP,
				}
				for _, c := range d.CostSchedule {
					model.CostSchedule = append(model.CostSchedule, pricing.Tier{Travelers: c.NumberOfTravelers,
						PriceMinor: c.PriceMinor})
				}
				sheet, err := model.Sheet()
				if err != nil {
					t.Fatal(err)
				}
				if least := sheet.MinimumEarnings(); least < 0 {
					t.Errorf("%s: %s loses %d on the departure in %d days", slug, x.Key, -least, d.StartInDays)
				}
			}
		}
	}
}

// A trip is in the time zone of its place, so each trip of the demo says where that is.
func TestDemoTripsAreInTheZoneOfTheirPlace(t *testing.T) {
	for slug, m := range load(t) {
		for _, it := range m.Itineraries {
			airport, known := places.Airport(it.ArrivalLocation.Code)
			if !known || airport.Zone() == "" {
				t.Errorf("%s: %s arrives at %q", slug, it.Name, it.ArrivalLocation.Code)
			}
		}
	}
}

// Budgets are in the marketplace's money: a part of each audience qualifies, and a part does not.
func TestAnswersFitTheMarketplacesPrices(t *testing.T) {
	for slug, m := range load(t) {
		p := policyOf(t, m.Settings)
		var answers, qualified int
		for _, survey := range m.Surveys {
			for _, a := range survey {
				answers++
				if a.Age >= p.Survey.QualifiedMinimumAge && a.BudgetMinor >= p.Survey.QualifiedBudgetMinor {
					qualified++
				}
			}
		}
		if share := 100 * qualified / max(1, answers); share < 30 || share > 95 {
			t.Errorf("%s: %d of %d answers qualify (%d %%)", slug, qualified, answers, share)
		}
	}
}

func policyOf(t *testing.T, s seed.Settings) policy.Policy {
	t.Helper()
	overrides, err := json.Marshal(s.Policies)
	if err != nil {
		t.Fatal(err)
	}
	p, err := policy.Default().Merge(overrides)
	if err != nil {
		t.Fatalf("%s: %v", s.Slug, err)
	}
	return p
}
