package apptest

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"caravan/backend/app"
	"caravan/backend/platform/money"
	"caravan/backend/seed"
)

// Small loads two marketplaces with two operators, a few itineraries and people each, and no trips: fast, for
// tests that create their own.
func (s *Server) Small(t testing.TB) {
	t.Helper()
	demo, err := small()
	if err != nil {
		t.Fatal(err)
	}
	if err := app.SeedFrom(t.Context(), s.Services, demo, io.Discard); err != nil {
		t.Fatalf("seed: %v", err)
	}
}

// SmallIn is Small with the first marketplace selling in a currency; prices keep their number of minor units, or
// the nearest that can be charged.
func (s *Server) SmallIn(t testing.TB, currency string) {
	t.Helper()
	demo, err := small()
	if err != nil {
		t.Fatal(err)
	}
	demo.Tenants = slices.Clone(demo.Tenants)
	sells := &demo.Tenants[0]
	sells.Settings.Currency = currency
	sells.Itineraries = slices.Clone(sells.Itineraries)
	for i := range sells.Itineraries {
		departures := slices.Clone(sells.Itineraries[i].Inventory)
		for d := range departures {
			for _, nights := range []*seed.PrePost{&departures[d].PreAccommodation, &departures[d].PostAccommodation} {
				nights.Single.PriceMinor = money.Nearest(nights.Single.PriceMinor, currency)
				nights.Double.PriceMinor = money.Nearest(nights.Double.PriceMinor, currency)
			}
		}
		sells.Itineraries[i].Inventory = departures
	}
	if err := app.SeedFrom(t.Context(), s.Services, demo, io.Discard); err != nil {
		t.Fatalf("seed: %v", err)
	}
}

// small is parsed once per process: parsing takes as long as loading.
var small = sync.OnceValues(func() (seed.Demo, error) {
	demo, err := seed.Load(seed.Default())
	demo.Tenants = slices.DeleteFunc(demo.Tenants, func(d seed.Tenant) bool { return d.Settings.Slug == "nocturna" })
	for i := range demo.Tenants {
		trim(&demo.Tenants[i])
	}
	return demo, err
})

const smallHosts, smallItineraries = 3, 2

func trim(d *seed.Tenant) {
	d.Pages = nil // a test that needs some writes them
	d.Operators = d.Operators[:2]
	d.Hosts = d.Hosts[:min(smallHosts, len(d.Hosts))]
	var itineraries []seed.Itinerary
	for _, i := range d.Itineraries {
		if i.Operator == d.Operators[0].Key && i.Tier == 1 && len(itineraries) < smallItineraries {
			itineraries = append(itineraries, i)
		}
	}
	d.Itineraries = itineraries
	kept := map[string]bool{}
	for _, i := range itineraries {
		kept[i.Slug] = true
	}
	for i := range d.Hosts {
		d.Hosts[i].Recommendation = nil
	}
	d.Trips, d.Bookings, d.Surveys = nil, nil, nil
	d.Travelers = d.Travelers[:1]
}

// People of the demo marketplaces.
const (
	HostEmail     = "host@demo.example"
	OperatorEmail = "operator@demo.example"
	AdminEmail    = "admin@demo.example"
	TravelerEmail = "traveler@demo.example"
)

// Must makes a call that must succeed.
func (s *Server) Must(t testing.TB, r Request) map[string]any {
	t.Helper()
	a := s.Call(t, r)
	if a.Status != http.StatusOK {
		t.Fatalf("%s %s: %d %s", r.Method, r.Path, a.Status, a.Text)
	}
	return a.Data
}

// Trip is a trip under test.
type Trip struct{ ID, Path, Host, Operator, Admin string }

// Request reserves the first open departure of the host's catalog and returns the request's id.
func (s *Server) Request(t testing.TB, host string) (id string, departure map[string]any) {
	t.Helper()
	list := s.Must(t, Request{Method: "GET", Path: "/api/me/itineraries?limit=100", Token: host})
	for _, item := range list["items"].([]any) {
		itinerary := item.(map[string]any)
		if itinerary["locked"] == true {
			continue
		}
		availability := s.Must(t,
			Request{Method: "GET", Path: "/api/me/itinerary/" + itinerary["id"].(string) + "/availability", Token: host})
		for _, p := range availability["packages"].([]any) {
			for _, d := range p.(map[string]any)["itineraryInventoryItems"].([]any) {
				departure = d.(map[string]any)
				if departure["status"] != "available" {
					continue
				}
				created := s.Must(t, Request{Method: "POST", Path: "/api/me/trip-requests", Token: host, Body: map[string]any{
					"itinerary": itinerary["id"], "itineraryInventoryItemId": departure["id"],
					"selectedPackage": departure["packageLevel"],
					"startDate":       departure["startDate"], "quantityOfHostsRooms": 1,
					"hostRooms":          []any{map[string]any{"type": "oneBed"}},
					"additionalRequests": "Please keep the first evening free.",
				}})
				return created["id"].(string), departure
			}
		}
	}
	t.Fatal("the catalogue has no open departure")
	return "", nil
}

// LiveTrip takes a trip from the catalog to its launch, with the calls that people make.
func (s *Server) LiveTrip(t testing.TB, minimumSpots, maximumSpots int) Trip {
	t.Helper()
	out := s.ApprovedTrip(t, minimumSpots, maximumSpots)
	out.Path = s.Move(t, out, out.Host, "/api/me/trips/", map[string]any{"status": "live"})["tripPath"].(string)
	return out
}

// ApprovedTrip returns a trip that its host has accepted and not launched.
func (s *Server) ApprovedTrip(t testing.TB, minimumSpots, maximumSpots int) Trip {
	t.Helper()
	out := Trip{Host: s.SignIn(t, HostEmail), Operator: s.SignIn(t, OperatorEmail), Admin: s.SignIn(t, AdminEmail)}
	request, _ := s.Request(t, out.Host)
	trip := s.Must(t, Request{Method: "POST", Path: "/api/me/trips", Token: out.Operator, Body: map[string]any{
		"tripRequestId": request, "minimumSpots": minimumSpots, "maximumSpots": maximumSpots,
	}})
	out.ID = trip["id"].(string)
	s.Move(t, out, out.Operator, "/api/me/trips/", map[string]any{"status": "partner_approved", "operatorTerms": true})
	trip = s.Move(t, out, out.Admin, "/api/admin/trips/", map[string]any{"status": "trova_pricing_approved"})
	price := int64(trip["suggestedRange"].(map[string]any)["maxPriceMinor"].(float64))
	s.Move(t, out, out.Host, "/api/me/trips/",
		map[string]any{"prices": map[string]any{"initialMinor": price, "remainingMinor": price}})
	terms := s.Must(t, Request{Method: "GET", Path: "/api/me/trips/" + out.ID + "/host-terms", Token: out.Host})
	trip = s.Must(t, Request{Method: "GET", Path: "/api/me/trips/" + out.ID, Token: out.Host})
	s.Must(t, Request{Method: "POST", Path: "/api/me/trips/" + out.ID + "/accept-terms", Token: out.Host,
		Body: map[string]any{
			"terms": terms["version"], "version": trip["version"],
		}})
	out.Path = trip["tripPath"].(string)
	return out
}

// Move updates a trip at its current version.
func (s *Server) Move(t testing.TB, trip Trip, token, prefix string, change map[string]any) map[string]any {
	t.Helper()
	now := s.Must(t, Request{Method: "GET", Path: prefix + trip.ID, Token: token})
	change["version"] = now["version"]
	return s.Must(t, Request{Method: "POST", Path: prefix + trip.ID, Token: token, Body: change})
}

// Cards of the embedded payment provider.
const (
	CardGood           = "4242424242424242"
	CardDeclined       = "4000000000000002"
	CardAuthentication = "4000002500003155"
)

// CardToken exchanges a test card for a payment method.
func (s *Server) CardToken(ctx context.Context, number string) (string, error) {
	a, err := s.Try(ctx, Request{Method: "POST", Path: "/public/payments/sandbox/tokens", Body: map[string]any{
		"number": number, "expMonth": 12, "expYear": 2034, "cvc": "123",
	}})
	if err != nil || a.Status != http.StatusOK {
		return "", fmt.Errorf("card token: %d %s %w", a.Status, a.Text, err)
	}
	return a.Data["token"].(string), nil
}

// Book holds spots, pays the deposit and waits until the payment is decided. refused is the response that stopped
// the buyer, if any.
func (s *Server) Book(ctx context.Context, tripID, email, card string,
	spots int) (payment map[string]any, refused *Answer, err error) {
	hold, err := s.Try(ctx, Request{Method: "POST", Path: "/public/trips/" + tripID + "/holds",
		Body: map[string]any{"spots": spots}})
	if err != nil || hold.Status != http.StatusOK {
		return nil, &hold, err
	}
	people := make([]any, spots-1)
	for i := range people {
		people[i] = map[string]any{"firstName": "Companion", "lastName": fmt.Sprintf("Number%c", 'A'+i)}
	}
	paid, err := s.Try(ctx, Request{
		Method: "POST", Path: "/public/holds/" + hold.Data["id"].(string) + "/payment",
		Header: map[string]string{"X-Hold-Token": hold.Data["token"].(string)},
		Body: map[string]any{
			"customer":               map[string]any{"firstName": "Robin", "lastName": "Quick", "email": email},
			"additionalParticipants": people, "paymentOption": "minimum", "paymentMethod": card, "termsAccepted": true,
			"amountMinor": hold.Data["quote"].(map[string]any)["depositMinor"],
		},
	})
	if err != nil || paid.Status != http.StatusOK {
		return nil, &paid, err
	}
	secret, _ := paid.Data["secret"].(string)
	for paid.Data["status"] == "processing" {
		select {
		case <-ctx.Done():
			return nil, nil, ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
		paid, err = s.Try(ctx, Request{
			Method: "GET", Path: "/public/payments/" + paid.Data["paymentId"].(string),
			Header: map[string]string{"X-Payment-Secret": secret},
		})
		if err != nil || paid.Status != http.StatusOK {
			return nil, &paid, err
		}
	}
	return paid.Data, nil, nil
}

// jobPatience is longer than any job takes on any machine.
const jobPatience = time.Minute

// Eventually waits for the effect of a job.
func (s *Server) Eventually(t testing.TB, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(jobPatience); !done(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("never: %s", what)
		}
	}
}
