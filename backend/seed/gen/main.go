// Command gen writes the demo's long files – travelers.yaml, bookings.yaml and
// surveys/*.csv – from its trips and hosts. The same input gives the same
// files. Run it from the repository root after changing trips or hosts:
//
//	go run ./backend/seed/gen backend/seed/demo
package main

import (
	"encoding/csv"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/go-faster/yaml"
	"golang.org/x/text/unicode/norm"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/seed"
)

func list(s string) []string {
	words := strings.Fields(s)
	for i, w := range words {
		words[i] = strings.ReplaceAll(w, "_", " ")
	}
	return words
}

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: gen DIR")
	}
	for i, t := range []struct {
		slug   string
		people int
		first  seed.Traveler
		most   int       // survey answers of the busiest host
		home   []culture // where most people come from; nil for everywhere
	}{
		{"meridian", 600, seed.Traveler{Key: "emma-sullivan", FirstName: "Emma", LastName: "Sullivan",
			Email: "traveler@demo.example", DateOfBirth: "1991-04-18", Gender: "female", Country: "US",
			InstagramHandle: "@emma.goes.slowly"}, 400, nil},
		{"solstice", 48, seed.Traveler{Key: "greta-lorenz", FirstName: "Greta", LastName: "Lorenz",
			Email: "traveler@solstice.example", DateOfBirth: "1987-09-02", Gender: "female", Country: "DE",
			InstagramHandle: "@greta.unterwegs"}, 140, germanSpeaking},
		{"nocturna", 24, seed.Traveler{Key: "renata-cordero", FirstName: "Renata", LastName: "Cordero",
			Email: "traveler@nocturna.example", DateOfBirth: "1990-11-21", Gender: "female", Country: "MX",
			InstagramHandle: "@renata.despierta"}, 60, spanishSpeaking},
	} {
		g := &gen{dir: filepath.Join(os.Args[1], t.slug), r: rand.New(rand.NewPCG(2026, uint64(i))), home: t.home}
		if err := g.run(t.people, t.first, t.most); err != nil {
			log.Fatal(err)
		}
	}
}

type gen struct {
	dir      string
	r        *rand.Rand
	home     []culture
	people   []seed.Traveler
	next     int
	bookings []seed.Booking
}

func (g *gen) run(n int, first seed.Traveler, most int) error {
	var trips []seed.Trip
	var hosts []seed.Host
	var settings seed.Settings
	if err := g.read("tenant.yaml", &settings); err != nil {
		return err
	}
	if err := g.read("trips.yaml", &trips); err != nil {
		return err
	}
	if err := g.read("hosts.yaml", &hosts); err != nil {
		return err
	}
	its := map[string]seed.Itinerary{}
	names, _ := filepath.Glob(filepath.Join(g.dir, "itineraries", "*.yaml"))
	var wishes []string
	for _, f := range names {
		var it seed.Itinerary
		if err := g.read("itineraries/"+filepath.Base(f), &it); err != nil {
			return err
		}
		its[it.Slug] = it
		if !slices.Contains(wishes, it.Country.Name) {
			wishes = append(wishes, it.Country.Name)
		}
	}
	g.crowd(n, first)
	for _, t := range trips {
		g.fill(t, its[t.Itinerary])
	}
	if err := g.write("travelers.yaml", g.people); err != nil {
		return err
	}
	if err := g.write("bookings.yaml", g.bookings); err != nil {
		return err
	}
	level, err := levelOf(settings)
	if err != nil {
		return err
	}
	for i, h := range hosts {
		if err := g.survey(h, i, most, wishes, level); err != nil {
			return err
		}
	}
	return nil
}

func (g *gen) read(name string, into any) error {
	b, err := os.ReadFile(filepath.Join(g.dir, name))
	if err == nil {
		err = yaml.Unmarshal(b, into)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

func (g *gen) write(name string, v any) error {
	b, err := yaml.Marshal(v)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(filepath.Join(g.dir, name), b, 0o644)
}

func pick[T any](g *gen, set []T) T { return set[g.r.IntN(len(set))] }

// culture is where the next person comes from: mostly from the marketplace's home, if it has one.
func (g *gen) culture() culture {
	const guests = .2
	if g.home != nil && g.r.Float64() >= guests {
		return pick(g, g.home)
	}
	return pick(g, cultures)
}

// ascii folds a name to what an address or a handle may hold.
func ascii(s string) string {
	s = strings.NewReplacer("ı", "i", "ł", "l", "ß", "ss", "ø", "o").Replace(strings.ToLower(s))
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z':
			return r
		case r == ' ' || r == '-':
			return '-'
		case unicode.IsMark(r), r > 127, r == '\'':
			return -1
		}
		return -1
	}, norm.NFD.String(s))
}

func (g *gen) crowd(n int, first seed.Traveler) {
	g.people = []seed.Traveler{first}
	used := map[string]bool{first.Key: true}
	for len(g.people) < n {
		c := g.culture()
		firsts, gender := c.women, "female"
		switch d := g.r.Float64(); {
		case d > .96:
			gender = "non-binary"
		case d > .58:
			firsts, gender = c.men, "male"
		}
		t := seed.Traveler{FirstName: pick(g, firsts), LastName: pick(g, c.family), Gender: gender, Country: c.country}
		t.Key = ascii(t.FirstName) + "-" + ascii(t.LastName)
		if used[t.Key] {
			continue
		}
		used[t.Key] = true
		t.Email = t.Key + "@travelers.example"
		year := 2002 - int(g.r.ExpFloat64()*11+g.r.Float64()*10)
		t.DateOfBirth = fmt.Sprintf("%04d-%02d-%02d", max(1944, year), 1+g.r.IntN(12), 1+g.r.IntN(28))
		if g.r.Float64() < .6 {
			t.InstagramHandle = "@" + strings.ReplaceAll(t.Key, "-", pick(g, []string{".", "_", ""}))
		}
		g.people = append(g.people, t)
	}
	g.next = 1
}

// party takes the next people who have not traveled yet.
func (g *gen) party(n int) []string {
	var out []string
	for range n {
		if g.next < len(g.people) {
			out = append(out, g.people[g.next].Key)
			g.next++
		}
	}
	return out
}

// share is how full a trip of each status is.
var share = map[string]float64{"early_confirmed": .6, "live": .45, "ready_to_confirm": .72, "confirmed": .85,
	"closed": 1, "complete": .95, "cancelled": .4}

func (g *gen) fill(t seed.Trip, it seed.Itinerary) {
	full, ok := share[t.Status]
	if !ok {
		return
	}
	first, last := span(t)
	if t.Status == "live" || t.Status == "confirmed" || t.Status == "closed" {
		g.turnedDown(t, first)
		first -= 2
	}
	var extras []string
	for _, day := range it.ServicesByDay {
		for _, s := range day {
			if s.Bookable {
				extras = append(extras, s.Name)
			}
		}
	}
	for left, head := int(float64(t.MaximumSpots)*full+.5), true; left > 0; head = false {
		party := g.party(min(left, []int{1, 1, 2, 2, 2, 3, 4}[g.r.IntN(7)]))
		// The traveler one signs in as is on a trip of each kind, none overlapping.
		if head && slices.Contains([]string{"maya-okonkwo", "ravi-menon", "grace-nakamura", "felix-baumann", "amelie-laurent",
			"katrin-vogel", "ximena-duarte"}, t.Host) && t.Key != "herbs-and-quiet" {
			party = append([]string{g.people[0].Key}, party...)[:max(1, min(left, len(party)))]
		}
		if len(party) == 0 {
			return
		}
		left -= len(party)
		g.bookings = append(g.bookings, g.booking(t, party, extras, last+g.r.IntN(first-last+1)))
	}
}

// span is when a trip's places were sold, in days before today: from its launch to its bookings deadline.
func span(t seed.Trip) (first, last int) {
	const deadline = 60
	switch {
	case t.Status == "early_confirmed":
		return 18, 8
	case t.LaunchInDays == nil:
		return 0, 0
	}
	return -*t.LaunchInDays - 1, max(2, deadline+3-t.StartInDays)
}

// turnedDown are parties that the host could not take; they came first, so that others could have their places.
func (g *gen) turnedDown(t seed.Trip, first int) {
	for range 1 + g.r.IntN(2) {
		if p := g.party(1 + g.r.IntN(2)); len(p) > 0 {
			g.bookings = append(g.bookings, seed.Booking{
				Trip: t.Key, Status: "cancelled", Customer: p[0], Companions: p[1:], BookedDaysAgo: first,
				Paid: pick(g, []string{"deposit", "all"}),
			})
		}
	}
}

func (g *gen) booking(t seed.Trip, party, extras []string, daysAgo int) seed.Booking {
	b := seed.Booking{Trip: t.Key, Customer: party[0], Companions: party[1:], BookedDaysAgo: daysAgo}
	b.Status, b.Paid = "pending", pick(g, []string{"deposit", "deposit", "part", "all"})
	switch t.Status {
	case "early_confirmed", "confirmed":
		b.Status = "confirmed"
		b.Paid = pick(g, []string{"deposit", "part", "part", "all", "all"})
	case "closed", "complete":
		b.Status, b.Paid = "confirmed", "all"
	case "cancelled":
		b.Status = "cancelled"
	}
	if len(party)%2 == 1 && g.r.Float64() < .4 {
		b.PrivateRooms = 1
	}
	if len(extras) > 0 && g.r.Float64() < .5 {
		b.Activities = []string{pick(g, extras)}
	}
	if t.Status == "closed" || t.Status == "complete" || t.Status == "confirmed" && g.r.Float64() < .4 {
		b.TripForm = &seed.TripForm{
			Airline: pick(g, []string{"Delta", "Lufthansa", "Air France", "Qatar Airways", "LATAM", "ANA", "Turkish Airlines",
				"British Airways"}), FlightNumber: fmt.Sprintf("%s%d", pick(g, []string{"DL", "LH", "AF", "QR", "LA", "NH", "TK",
				"BA"}), 100+g.r.IntN(1800)),
			ArrivalTime:    fmt.Sprintf("%02d:%02d", 7+g.r.IntN(14), 5*g.r.IntN(12)),
			EmergencyName:  pick(g, cultures[0].women) + " " + pick(g, cultures[2].family),
			EmergencyPhone: fmt.Sprintf("+1 202 555 %04d", 100+g.r.IntN(99)),
			Diet:           pick(g, []string{"None", "None", "Vegetarian", "Vegan", "Gluten-free", "No shellfish"}),
			Complete:       t.Status != "confirmed" || g.r.Float64() < .5,
		}
		if g.r.Float64() < .6 {
			b.TripForm.InsuranceCarrier = pick(g, []string{"Harbor Mutual", "Wayfare Cover", "Alpine Assist"})
		}
	}
	return b
}

// levelOf is how many units of the marketplace's currency buy what one dollar buys: its budget of a qualified answer,
// as a multiple of the default.
func levelOf(s seed.Settings) (int, error) {
	given, err := yaml.Marshal(s.Policies)
	if err != nil {
		return 0, fmt.Errorf("policies of %s: %w", s.Slug, err)
	}
	usual := policy.Default().Survey.QualifiedBudgetMinor
	var own struct {
		Survey struct {
			QualifiedBudgetMinor int64 `yaml:"qualifiedBudgetMinor"`
		} `yaml:"survey"`
	}
	if err := yaml.Unmarshal(given, &own); err != nil {
		return 0, fmt.Errorf("policies of %s: %w", s.Slug, err)
	}
	return int(max(1, own.Survey.QualifiedBudgetMinor/usual)), nil
}

// step is what people round their budgets to, at a level of prices.
func step(level int) int {
	for _, round := range []int{250, 500, 1_000, 2_500, 5_000} {
		if round >= 250*level {
			return round
		}
	}
	return 10_000
}

// survey writes a host's answers. Each audience leans to a few countries, a
// budget and an age of its own.
func (g *gen) survey(h seed.Host, i, most int, wishes []string, level int) error {
	var n int
	switch h.Status {
	case "created":
		return nil
	case "ready-to-qualify":
		n = 10 + g.r.IntN(30)
	case "qualifying":
		n = 35 + g.r.IntN(60)
	default:
		n = most * (28 + g.r.IntN(40) + 10*h.Level) / 100
	}
	if i == 0 {
		n = most
	}
	dir := filepath.Join(g.dir, "surveys")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("surveys: %w", err)
	}
	f, err := os.Create(filepath.Join(dir, h.Key+".csv"))
	if err != nil {
		return fmt.Errorf("survey of %s: %w", h.Key, err)
	}
	defer f.Close()
	w := csv.NewWriter(f)
	rows := [][]string{{"email", "age", "budgetMinor", "gender", "destination", "timeOfYear", "optIn", "daysAgo"}}
	lean, budget, age := g.r.IntN(len(wishes)), 1900+g.r.IntN(1600), 27+g.r.IntN(16)
	for k := range n {
		wish := wishes[(lean+int(g.r.ExpFloat64()*2.6))%len(wishes)]
		a := min(79, max(17, age+int(g.r.NormFloat64()*9)))
		b := max(500*level, (budget+int(g.r.NormFloat64()*900))*level/step(level)*step(level))
		rows = append(rows, []string{
			fmt.Sprintf("%s.%s.%d@%s.fans.example", ascii(pick(g, g.culture().women)),
				ascii(strings.Split(pick(g, g.culture().family), " ")[0]), k+1, h.Key),
			strconv.Itoa(a), strconv.Itoa(b * 100), pick(g, []string{"female", "female", "female", "male", "male", "non-binary",
				"prefer not to say"}),
			wish, pick(g, []string{"spring", "spring", "summer", "fall", "fall", "winter", "anytime"}),
			strconv.FormatBool(g.r.Float64() < .72), strconv.Itoa(min(360, int(g.r.ExpFloat64()*45))),
		})
	}
	if err := w.WriteAll(rows); err != nil {
		return fmt.Errorf("survey of %s: %w", h.Key, err)
	}
	return nil
}
