// Package story plays a whole trip through all its days on a sandbox marketplace, using only the calls that its
// portals make. It serves `caravan demo` and a test.
package story

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"time"

	"caravan/backend/platform/count"
)

// Story plays one trip.
type Story struct {
	URL      string // base URL of the server
	Host     string // host name of the marketplace
	Password string // of the demo people
	Out      io.Writer

	began  time.Time
	tokens map[string]string
	trip   string
	hostID string
}

type object = map[string]any

// People of the demo marketplaces who appear in the story.
const (
	host     = "host@demo.example"
	operator = "operator@demo.example"
	admin    = "admin@demo.example"
	nobody   = ""
)

// Live plays the trip from its request to its earnings.
func (s *Story) Live(ctx context.Context) error {
	s.began, s.tokens = time.Now(), map[string]string{}
	for _, chapter := range []func(context.Context) error{s.request, s.approve, s.price, s.launch, s.sell, s.confirm,
		s.accounts, s.wait, s.prepare, s.end, s.paid} {
		if err := chapter(ctx); err != nil {
			return err
		}
	}
	fmt.Fprintf(s.Out, "\nThe trip has been lived in %.0f s.\n", time.Since(s.began).Seconds())
	return nil
}

func (s *Story) request(ctx context.Context) error {
	profile, err := s.call(ctx, operator, "GET", "/api/me/profile", nil)
	if err != nil {
		return err
	}
	list, err := s.call(ctx, host, "GET", "/api/me/itineraries?limit=100", nil)
	if err != nil {
		return err
	}
	var itinerary, departure object
	for _, entry := range items(list, "items") {
		if entry["locked"] == true || entry["operatorName"] != profile["operatorName"] {
			continue
		}
		open, err := s.call(ctx, host, "GET", "/api/me/itinerary/"+text(entry, "id")+"/availability", nil)
		if err != nil {
			return err
		}
		for _, level := range items(open, "packages") {
			for _, d := range items(level, "itineraryInventoryItems") {
				// A later departure leaves more days to play.
				if d["status"] == "available" && (departure == nil || text(d, "startDate") > text(departure, "startDate")) {
					itinerary, departure = entry, d
				}
			}
		}
	}
	if departure == nil {
		return fmt.Errorf("%s has no open departure", s.Host)
	}
	made, err := s.call(ctx, host, "POST", "/api/me/trip-requests", object{
		"itinerary": itinerary["id"], "itineraryInventoryItemId": departure["id"],
		"selectedPackage": departure["packageLevel"], "startDate": departure["startDate"], "quantityOfHostsRooms": 1,
		"hostRooms":          []any{object{"type": "twoBeds"}},
		"companions":         []any{object{"firstName": "Noor", "lastName": "Haddad", "ageRange": "18+"}},
		"additionalRequests": "A quiet table for the farewell dinner, please.",
	})
	if err != nil {
		return err
	}
	if err := s.say(ctx, "host", "requests %q for %s", itinerary["name"], departure["startDate"]); err != nil {
		return err
	}
	trip, err := s.call(ctx, operator, "POST", "/api/me/trips", object{"tripRequestId": made["id"], "minimumSpots": 2,
		"maximumSpots": 10})
	if err != nil {
		return err
	}
	s.trip = text(trip, "id")
	return s.say(ctx, "operator", "makes trip %s of it (%s)", trip["shortId"], trip["status"])
}

func (s *Story) approve(ctx context.Context) error {
	if _, err := s.update(ctx, operator, object{"status": "partner_approved", "operatorTerms": true}); err != nil {
		return err
	}
	trip, err := s.update(ctx, admin, object{"status": "trova_pricing_approved"})
	if err != nil {
		return err
	}
	return s.say(ctx, "admin", "approves the pricing (%s)", trip["status"])
}

func (s *Story) price(ctx context.Context) error {
	trip, err := s.call(ctx, host, "GET", "/api/me/trips/"+s.trip, nil)
	if err != nil {
		return err
	}
	suggested, _ := trip["suggestedRange"].(object)
	price, _ := suggested["maxPriceMinor"].(float64)
	if _, err = s.update(ctx, host, object{"prices": object{"initialMinor": int64(price),
		"remainingMinor": int64(price) + 150_00}, "flightStipendMinor": 200_00}); err != nil {
		return err
	}
	terms, err := s.call(ctx, host, "GET", "/api/me/trips/"+s.trip+"/host-terms", nil)
	if err != nil {
		return err
	}
	if trip, err = s.call(ctx, host, "GET", "/api/me/trips/"+s.trip, nil); err != nil {
		return err
	}
	accept := object{"terms": terms["version"], "version": trip["version"]}
	if trip, err = s.call(ctx, host, "POST", "/api/me/trips/"+s.trip+"/accept-terms", accept); err != nil {
		return err
	}
	return s.say(ctx, "host", "saves prices and agrees to the services agreement (%s)", trip["status"])
}

func (s *Story) launch(ctx context.Context) error {
	now, err := s.now(ctx)
	if err != nil {
		return err
	}
	at := now.AddDate(0, 0, 2).Truncate(time.Hour)
	if _, err := s.update(ctx, host, object{"launchDate": at.Format(time.RFC3339)}); err != nil {
		return err
	}
	if err := s.say(ctx, "host", "schedules the launch for %s", at.Format("January 2, 15:04 MST")); err != nil {
		return err
	}
	return s.until(ctx, at, "live")
}

func (s *Story) sell(ctx context.Context) error {
	for _, party := range []struct {
		email string
		spots int
	}{{"ines@journeys.example", 2}, {"sam@journeys.example", 1}} {
		if err := s.book(ctx, party.email, party.spots); err != nil {
			return err
		}
	}
	return nil
}

func (s *Story) book(ctx context.Context, email string, spots int) error {
	hold, err := s.call(ctx, nobody, "POST", "/public/trips/"+s.trip+"/holds", object{"spots": spots})
	if err != nil {
		return err
	}
	card, err := s.call(ctx, nobody, "POST", "/public/payments/sandbox/tokens",
		object{"number": "4242424242424242", "expMonth": 12, "expYear": 2044, "cvc": "123"})
	if err != nil {
		return err
	}
	people := []any{}
	for range spots - 1 {
		people = append(people, object{"firstName": "Rui", "lastName": "Carvalho"})
	}
	quote, _ := hold["quote"].(object)
	paid, err := s.call(ctx, nobody, "POST", "/public/holds/"+text(hold, "id")+"/payment", object{
		"customer":               object{"firstName": "Ines", "lastName": "Carvalho", "email": email},
		"additionalParticipants": people, "paymentOption": "minimum", "amountMinor": quote["depositMinor"],
		"paymentMethod": card["token"], "termsAccepted": true,
	}, "X-Hold-Token", text(hold, "token"))
	if err != nil {
		return err
	}
	secret := text(paid, "secret")
	for paid["status"] == "processing" {
		if err := pause(ctx); err != nil {
			return err
		}
		if paid, err = s.call(ctx, nobody, "GET", "/public/payments/"+text(paid, "paymentId"), nil, "X-Payment-Secret",
			secret); err != nil {
			return err
		}
	}
	if paid["status"] != "succeeded" {
		return fmt.Errorf("payment of %s is %v", email, paid["status"])
	}
	return s.say(ctx, "traveler", "%s books %s and pays the deposit", email, count.Of(spots, "spot"))
}

func (s *Story) confirm(ctx context.Context) error {
	details, err := s.call(ctx, host, "GET", "/api/me/trip-details/"+s.trip, nil)
	if err != nil {
		return err
	}
	var orders []any
	for _, order := range items(details, "travelers") {
		orders = append(orders, order["id"])
	}
	done, err := s.call(ctx, host, "POST", "/api/me/trip-details/"+s.trip+"/confirmBookings", object{"orderIds": orders})
	if err != nil {
		return err
	}
	return s.say(ctx, "host", "confirms %v travelers (%v)", done["confirmedTravelers"], done["status"])
}

// wait lets the days pass on which travelers are reminded of their balance.
func (s *Story) wait(ctx context.Context) error {
	start, err := s.day(ctx, "startDate")
	if err != nil {
		return err
	}
	for _, before := range []int{120, 104, 97, 91, 90} {
		if err := s.advance(ctx, start.AddDate(0, 0, -before).Add(12*time.Hour)); err != nil {
			return err
		}
		if err := s.say(ctx, "clock", "%s before the start, travelers who owe money get a reminder",
			count.Of(before, "day")); err != nil {
			return err
		}
	}
	return nil
}

func (s *Story) prepare(ctx context.Context) error {
	start, err := s.day(ctx, "startDate")
	if err != nil {
		return err
	}
	if err := s.advance(ctx, start.AddDate(0, 0, -70)); err != nil {
		return err
	}
	if _, err := s.update(ctx, operator, object{"operatorTechnicalItineraryApproved": true}); err != nil {
		return err
	}
	if err := s.say(ctx, "operator", "submits the technical itinerary"); err != nil {
		return err
	}
	if _, err := s.update(ctx, admin, object{"adminTechnicalItineraryApproved": true}); err != nil {
		return err
	}
	if err := s.say(ctx, "admin", "approves it"); err != nil {
		return err
	}
	_, err = s.call(ctx, host, "POST", "/api/me/trips/"+s.trip+"/host-companions", object{"companions": []any{
		object{"firstName": "Noor", "lastName": "Haddad", "email": "noor@journeys.example", "dateOfBirth": "1991-04-02"},
	}})
	if err != nil {
		return err
	}
	if err := s.say(ctx, "host", "submits the companion"); err != nil {
		return err
	}
	deadline, err := s.day(ctx, "bookingsDeadline")
	if err != nil {
		return err
	}
	return s.until(ctx, deadline.AddDate(0, 0, 2), "closed")
}

func (s *Story) end(ctx context.Context) error {
	end, err := s.day(ctx, "endDate")
	if err != nil {
		return err
	}
	if err := s.until(ctx, end.AddDate(0, 0, 2), "complete"); err != nil {
		return err
	}
	report, err := s.call(ctx, admin, "POST", "/api/admin/trips/"+s.trip+"/earnings-report/approve", nil)
	if err != nil {
		return err
	}
	earned, _ := report["earningsMinor"].(float64)
	half, _ := report["firstHalfMinor"].(float64)
	return s.say(ctx, "admin", "finalizes the report: the host earned %.2f %v, %.2f now and the rest when all has settled",
		earned/100, report["currency"], half/100)
}

// accounts sets up the payout accounts of the host and the operator.
func (s *Story) accounts(ctx context.Context) error {
	me, err := s.call(ctx, host, "GET", "/api/me/host/user", nil)
	if err != nil {
		return err
	}
	s.hostID = text(me, "id")
	account := object{"holder": "Harper Lane", "number": "DE89 3704 0044 0532 0130 00", "routing": "COBADEFFXXX"}
	if _, err := s.call(ctx, host, "PUT", "/api/me/host/"+s.hostID+"/payout-account", account); err != nil {
		return err
	}
	own, err := s.call(ctx, operator, "GET", "/api/me/operator", nil)
	if err != nil {
		return err
	}
	account = object{"holder": "Andes Trails", "number": "000123456789", "routing": "021000021"}
	if _, err := s.call(ctx, operator, "PUT", "/api/me/operators/"+text(own, "id")+"/payout-account",
		account); err != nil {
		return err
	}
	return s.say(ctx, "host", "and the operator say where their money goes")
}

// paid lets the days pass until everything the trip earned is paid out.
func (s *Story) paid(ctx context.Context) error {
	for _, chapter := range []string{"the report is final", "everything has settled"} {
		now, err := s.now(ctx)
		if err != nil {
			return err
		}
		if err := s.advance(ctx, now.AddDate(0, 0, 16)); err != nil {
			return err
		}
		earned, err := s.call(ctx, host, "GET", "/api/me/host/"+s.hostID+"/earnings", nil)
		if err != nil {
			return err
		}
		total, _ := earned["earnedMinor"].(float64)
		paid, _ := earned["paidMinor"].(float64)
		if err := s.say(ctx, "clock", "%s: the host was paid %.2f of %.2f %v", chapter, paid/100, total/100,
			earned["currency"]); err != nil {
			return err
		}
	}
	return nil
}

// until advances the clock and checks that the trip reached a status.
func (s *Story) until(ctx context.Context, at time.Time, status string) error {
	if err := s.advance(ctx, at); err != nil {
		return err
	}
	trip, err := s.call(ctx, host, "GET", "/api/me/trips/"+s.trip, nil)
	if err != nil {
		return err
	}
	if trip["status"] != status {
		return fmt.Errorf("the trip is %v, not %s: %v", trip["status"], status, trip["cancellationReason"])
	}
	return s.say(ctx, "clock", "the trip is %s", status)
}

// advance moves the marketplace's clock and waits until everything due has run.
func (s *Story) advance(ctx context.Context, to time.Time) error {
	if now, err := s.now(ctx); err != nil || !to.After(now) {
		return err
	}
	run, err := s.call(ctx, admin, "POST", "/api/admin/clock", object{"to": to.UTC().Format(time.RFC3339)})
	if err != nil {
		return err
	}
	for run["settled"] != true {
		if run["state"] == "failure" {
			return fmt.Errorf("the clock stopped: %v", run["error"])
		}
		if err := pause(ctx); err != nil {
			return err
		}
		if run, err = s.call(ctx, admin, "GET", "/api/admin/clock/runs/"+text(run, "id"), nil); err != nil {
			return err
		}
	}
	return nil
}

func (s *Story) now(ctx context.Context) (time.Time, error) {
	clock, err := s.call(ctx, admin, "GET", "/api/admin/clock", nil)
	if err != nil {
		return time.Time{}, err
	}
	return time.Parse(time.RFC3339, text(clock, "now"))
}

func (s *Story) day(ctx context.Context, field string) (time.Time, error) {
	trip, err := s.call(ctx, host, "GET", "/api/me/trips/"+s.trip, nil)
	if err != nil {
		return time.Time{}, err
	}
	return time.Parse(time.DateOnly, text(trip, field))
}

func (s *Story) update(ctx context.Context, who string, change object) (object, error) {
	path := "/api/me/trips/" + s.trip
	if who == admin {
		path = "/api/admin/trips/" + s.trip
	}
	trip, err := s.call(ctx, who, "GET", path, nil)
	if err != nil {
		return nil, err
	}
	change["version"] = trip["version"]
	return s.call(ctx, who, "POST", path, change)
}

// say prints a line of the timeline with the marketplace's date.
func (s *Story) say(ctx context.Context, who, format string, args ...any) error {
	now, err := s.now(ctx)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.Out, "%6.1f s  %s  %-9s %s\n", time.Since(s.began).Seconds(), now.Format("2006-01-02 15:04"),
		who, fmt.Sprintf(format, args...))
	return err
}

func (s *Story) token(ctx context.Context, email string) (string, error) {
	if email == nobody || s.tokens[email] != "" {
		return s.tokens[email], nil
	}
	session, err := s.call(ctx, nobody, "POST", "/authentication/login", object{"email": email, "password": s.Password},
		"Caravan-Session", "token")
	if err != nil {
		return "", err
	}
	s.tokens[email] = text(session, "token")
	return s.tokens[email], nil
}

var client = &http.Client{Timeout: 30 * time.Second}

// call makes a call as one of the people and returns the response's data. Header is a name and a value.
func (s *Story) call(ctx context.Context, who, method, path string, body any, header ...string) (object, error) {
	token, err := s.token(ctx, who)
	if err != nil {
		return nil, err
	}
	var content bytes.Buffer
	if body != nil {
		if err := json.NewEncoder(&content).Encode(body); err != nil {
			return nil, err
		}
	}
	req, err := http.NewRequestWithContext(ctx, method, s.URL+path, &content)
	if err != nil {
		return nil, err
	}
	req.Host = s.Host
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	if method == http.MethodPost {
		req.Header.Set("Idempotency-Key", fmt.Sprintf("story-%d", time.Now().UnixNano()))
	}
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	res, err := client.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	var answer struct {
		Data  object
		Error string
	}
	if err := json.NewDecoder(res.Body).Decode(&answer); err != nil {
		return nil, fmt.Errorf("%s %s: %d: %w", method, path, res.StatusCode, err)
	}
	if res.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s %s: %d %s", method, path, res.StatusCode, answer.Error)
	}
	return answer.Data, nil
}

func pause(ctx context.Context) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(50 * time.Millisecond):
		return nil
	}
}

func text(o object, field string) string {
	value, _ := o[field].(string)
	return value
}

func items(o object, field string) []object {
	list, _ := o[field].([]any)
	out := make([]object, 0, len(list))
	for _, entry := range list {
		if entry, ok := entry.(object); ok {
			out = append(out, entry)
		}
	}
	return out
}
