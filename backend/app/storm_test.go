package app_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/testkit/random"
)

// storm is a trip that many buyers want at the same time, with the calls that their pages make.
type storm struct {
	*apptest.Server
	t       *testing.T
	trip    apptest.Trip
	card    string
	people  []buyer // those with accounts, who change their bookings
	strange broken

	mu  sync.Mutex
	did map[string]int
}

type buyer struct{ email, token string }

// walk is one buyer's path through the storm.
type walk struct {
	*storm
	ctx context.Context
	rng *rand.Rand
	buyer
}

// actsOfABuyer is how often a buyer does something to a booking afterwards.
const actsOfABuyer = 2

// accounts returns how many of the buyers can sign in.
func accounts(buyers int) int { return min(max(buyers/6, 4), 40) }

// Buyers want the spots and private rooms of one trip at the same moment, over HTTP, while those who have
// bookings change them, give spots to others, cancel, join the waitlist, and take its offers, and holds and
// offers expire in between. Nothing is ever sold twice, there is no server error, and in the end what is taken
// equals what holds and bookings have.
func TestBuyersRaceOverHTTPWhileBookingsChange(t *testing.T) {
	t.Parallel()
	seed, buyers, places := random.Seed(t), proofRuns(t, "CARAVAN_PROOF_BUYERS", 24),
		proofRuns(t, "CARAVAN_PROOF_PLACES", 8)
	s := &storm{t: t, did: map[string]int{}, Server: apptest.Start(t, func(c *app.Config) {
		c.Limits.HoldsPerMinute, c.Limits.HeldSpots, c.Limits.StrangersPerHour, c.Limits.MailsPerHour = 0, 0, 0, 0
	})}
	s.Small(t)
	s.trip = s.LiveTrip(t, 2, places)
	var err error
	if s.card, err = s.CardToken(t.Context(), apptest.CardGood); err != nil {
		t.Fatal(err)
	}
	for range accounts(buyers) {
		email := s.Person(t, "traveler")
		s.people = append(s.people, buyer{email, s.SignIn(t, email)})
	}
	ctx, over := context.WithCancel(t.Context())
	var group, hands sync.WaitGroup
	start := make(chan struct{})
	hands.Go(func() { s.time(ctx, random.Source(seed, uint64(buyers))) })
	for i := range buyers {
		w := &walk{storm: s, ctx: t.Context(), rng: random.Source(seed, uint64(i)), buyer: s.people[i%len(s.people)]}
		group.Go(func() {
			<-start
			w.buys()
			for range actsOfABuyer {
				w.acts()
			}
		})
	}
	close(start)
	group.Wait()
	over()
	hands.Wait()
	s.rests()
	if len(s.strange.texts) > 0 {
		t.Errorf("%d answers that nobody should get: %q", len(s.strange.texts),
			s.strange.texts[:min(len(s.strange.texts), 5)])
	}
	t.Logf("seed %d, %d buyers for %d places: %v", seed, buyers, places, s.told())
}

func (s *storm) told() (all []string) {
	for _, what := range slices.Sorted(maps.Keys(s.did)) {
		all = append(all, fmt.Sprintf("%s %d", what, s.did[what]))
	}
	return all
}

func (s *storm) note(what string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.did[what]++
}

// asks accepts a rejection, but no other failure. A traveler may just have been removed by someone else.
func (w *walk) asks(what, method, path string, body any, header map[string]string,
	token string) (apptest.Answer, bool) {
	if method != http.MethodGet && header == nil {
		header = key8(uuid.NewString())
	}
	a, err := w.Try(w.ctx, apptest.Request{Method: method, Path: path, Token: token, Body: body, Header: header})
	switch {
	case err != nil:
		w.strange.add("%s: %v", what, err)
	case a.Status == http.StatusOK:
		if method != http.MethodGet {
			w.note(what)
		}
		return a, true
	case a.Status == http.StatusBadRequest && !ofTravelers(a), a.Status >= 500 && a.Code != "busy", a.Error == "",
		a.Code == "":
		w.strange.add("%s: %d %s", what, a.Status, a.Text)
	default:
		w.note(what + ": " + a.Code)
	}
	return a, false
}

// ofTravelers reports whether an entry is rejected because of who is on the booking by now.
func ofTravelers(a apptest.Answer) bool {
	for field := range a.Fields {
		if !strings.HasPrefix(field, "travelers") && !strings.HasPrefix(field, "addOns") {
			return false
		}
	}
	return len(a.Fields) > 0
}

// buys holds and pays; late buyers may join the waitlist.
func (w *walk) buys() {
	spots := 1 + w.rng.IntN(2)
	body := object{"spots": spots}
	if spots == 1 && w.rng.IntN(3) == 0 {
		body["rooms"] = []any{object{"roomType": "single", "travelers": []int{0}}}
	}
	hold, ok := w.asks("hold", "POST", "/public/trips/"+w.trip.ID+"/holds", body, nil, "")
	if !ok {
		if hold.Code == "sold_out" && w.rng.IntN(2) == 0 {
			w.asks("wait", "POST", "/public/trips/"+w.trip.ID+"/waitlist", w.party(spots, object{"spots": spots}), nil, "")
		}
		return
	}
	if w.rng.IntN(8) == 0 {
		return // thinks it over, and the hold expires
	}
	order := w.party(spots, object{"paymentOption": "minimum", "paymentMethod": w.card, "termsAccepted": true,
		"amountMinor": hold.Data["quote"].(object)["depositMinor"]})
	w.asks("pay", "POST", "/public/holds/"+at(hold.Data, "id")+"/payment", order,
		map[string]string{"X-Hold-Token": at(hold.Data, "token")}, "")
}

func (w *walk) party(spots int, body object) object {
	body["customer"] = object{"firstName": "Robin", "lastName": "Quick", "email": w.email}
	if spots > 1 {
		body["additionalParticipants"] = []any{object{"firstName": "Companion", "lastName": "Quicker"}}
	}
	return body
}

// acts does something to one of the buyer's bookings; an offer takes precedence.
func (w *walk) acts() {
	list, ok := w.asks("list", "GET", "/api/me/bookings", nil, nil, w.token)
	if !ok {
		return
	}
	var mine []object
	for _, item := range list.Data["items"].([]any) {
		b := item.(object)
		if b["status"] == "awaiting" {
			w.takes(b)
			return
		}
		if b["status"] != "cancelled" {
			mine = append(mine, b)
		}
	}
	if len(mine) == 0 {
		return
	}
	b := mine[w.rng.IntN(len(mine))]
	path := "/api/me/bookings/" + at(b, "id")
	switch w.rng.IntN(6) {
	case 0, 1:
		w.changes(path)
	case 2:
		w.swaps(path, b)
	case 3:
		w.cancels(path, nil)
	case 4:
		if others := b["additionalParticipants"].([]any); len(others) > 0 {
			w.cancels(path, []any{others[0].(object)["id"]})
		}
	case 5:
		w.asks("admin cancel", "POST", "/api/admin/bookings/"+at(b, "id")+"/cancel",
			object{"reason": "Asked by mail", "refund": "full"}, nil, w.trip.Admin)
	}
}

// takes pays the deposit of offered spots.
func (w *walk) takes(b object) {
	w.asks("take an offer", "POST", "/api/me/bookings/"+at(b, "id")+"/payments", object{
		"paymentOption": "minimum", "amountMinor": b["minimumPaymentMinor"], "paymentMethod": w.card}, nil, w.token)
}

// changes adds what can be added, removes what can be removed, or requests private rooms for all.
func (w *walk) changes(path string) {
	shown, ok := w.asks("look", "GET", path, nil, nil, w.token)
	if !ok {
		return
	}
	wish := object{}
	if w.rng.IntN(2) == 0 {
		rooms := make([]any, int(shown.Data["totalSpotsBooked"].(float64)))
		for i := range rooms {
			rooms[i] = object{"roomType": "single", "travelers": []int{i}}
		}
		wish["travelersRooms"] = rooms
	} else if cart, ok := w.asks("cart", "POST", path+"/cart", object{}, nil, w.token); ok {
		var one []object
		for _, item := range cart.Data["addOns"].([]any) {
			if o := item.(object); o["next"] != nil && o["reason"] == nil && o["serviceId"] != nil {
				one = append(one, o)
			}
		}
		if len(one) > 0 {
			o := one[w.rng.IntN(len(one))]
			wish["addOns"] = []any{object{"serviceId": o["serviceId"], "user": o["user"], "status": o["next"]}}
		}
	}
	cart, ok := w.asks("cart", "POST", path+"/cart", wish, nil, w.token)
	if !ok || cart.Data["totalMinor"] == 0.0 {
		return
	}
	wish["version"], wish["totalMinor"] = cart.Data["version"], cart.Data["totalMinor"]
	if ways, ok := cart.Data["payments"].([]any); ok && len(ways) > 0 {
		wish["payment"] = object{"paymentOption": "minimum", "amountMinor": least(cart.Data), "paymentMethod": w.card}
	}
	w.asks("change", "PATCH", path, wish, nil, w.token)
}

// swaps gives a companion's spot to someone else.
func (w *walk) swaps(path string, b object) {
	others := b["additionalParticipants"].([]any)
	if len(others) == 0 {
		return
	}
	place := path + "/participants/" + at(others[0].(object), "id")
	offer, ok := w.asks("look", "GET", place, nil, nil, w.token)
	if !ok {
		return
	}
	w.asks("swap", "POST", place, object{"feeMinor": offer.Data["feeMinor"], "traveler": object{
		"firstName": "Cleo", "lastName": "Comes", "email": fmt.Sprintf("cleo%d@storm.example", w.rng.IntN(1_000_000))}},
		nil, w.token)
}

func (w *walk) cancels(path string, travelers []any) {
	query := ""
	if travelers != nil {
		query = "?travelers=" + travelers[0].(string)
	}
	offer, ok := w.asks("look", "GET", path+"/cancellation"+query, nil, nil, w.token)
	quote, shown := offer.Data["quote"].(object)
	if !ok || !shown {
		return
	}
	body := object{"quoteId": quote["id"], "cancellationDetails": object{
		"reason": "The price", "refundMethodDescription": "Refund Policy", "refundMinor": quote["refundMinor"],
		"tripCreditMinor": quote["tripCreditMinor"],
	}}
	if travelers != nil {
		body["travelers"] = travelers
	}
	w.asks("cancel", "POST", path+"/cancel", body, nil, w.token)
}

// time lets holds and offers expire, and checks whether anything is sold twice.
func (s *storm) time(ctx context.Context, rng *rand.Rand) {
	for turn := 0; ; turn++ {
		select {
		case <-ctx.Done():
			return
		case <-time.After(50 * time.Millisecond):
		}
		lapse :=
			"UPDATE hold SET expires_at = created_at WHERE id = (SELECT id FROM hold WHERE state = 'active' ORDER BY id LIMIT 1) AND state = 'active'"
		if rng.IntN(4) == 0 {
			lapse =
				"UPDATE booking SET offer_expires_at = created_at WHERE id = (SELECT id FROM booking WHERE status = 'awaiting' ORDER BY id LIMIT 1) AND status = 'awaiting'"
		}
		err := s.Services.DB.InTenantRetry(s.t.Context(), s.Tenant(s.t).ID, func(tx pgx.Tx) error {
			_, err := tx.Exec(s.t.Context(), lapse)
			return err
		})
		if err != nil {
			s.strange.add("time: %v", err)
		}
		for what, n := range s.taken() {
			if n < 0 {
				s.strange.add("%s are sold twice: %d", what, -n)
			}
		}
	}
}

// onTrip are the bookings that have spots.
const onTrip = "(SELECT * FROM booking WHERE trip_id = $1 AND status IN ('pending', 'awaiting', 'confirmed', 'closed')) b"

// taken returns, for each scarce thing, what is taken minus what holds and bookings have of it; and the maximum
// left of it.
func (s *storm) taken() map[string]int {
	var spots, rooms, activities, nights, left int
	err := s.Services.DB.ReadTenant(s.t.Context(), s.Tenant(s.t).ID, func(tx pgx.Tx) error {
		return tx.QueryRow(s.t.Context(), `SELECT
			t.spots_taken - (SELECT coalesce(sum(spots), 0) FROM hold WHERE trip_id = $1 AND state IN ('active', 'paying')) - (SELECT coalesce(sum(spots), 0) FROM `+onTrip+
			`),
			t.single_supplement_taken - (SELECT coalesce(sum(supplements), 0) FROM hold WHERE trip_id = $1 AND state IN ('active', 'paying'))
				- (SELECT coalesce(sum(supplements), 0) FROM `+onTrip+`),
			(SELECT coalesce(sum(taken), 0) FROM trip_service WHERE trip_id = $1 AND type <> 'accommodation' AND capacity IS NOT NULL)
				- (SELECT count(*) FROM booking_add_on a JOIN `+onTrip+
			` ON b.id = a.booking_id JOIN trip_service s ON s.id = a.trip_service_id
					WHERE NOT a.deleted AND s.type <> 'accommodation' AND s.capacity IS NOT NULL),
			(SELECT coalesce(sum(taken), 0) FROM departure_night)
				- (SELECT coalesce(sum(a.quantity), 0) FROM booking_add_on a JOIN `+onTrip+
			` ON b.id = a.booking_id WHERE a.service_type = 'accommodation' AND NOT a.deleted),
			least(t.maximum_spots - t.spots_taken, t.single_supplement_quantity - t.single_supplement_taken, (SELECT coalesce(min(quantity - taken), 0) FROM departure_night))
			FROM trip t WHERE id = $1`, s.trip.ID).Scan(&spots, &rooms, &activities, &nights, &left)
	})
	if err != nil {
		s.strange.add("looking: %v", err)
	}
	return map[string]int{"spots": spots, "private rooms": rooms, "activities": activities, "nights": nights,
		"things beyond what there is": min(left, 0)}
}

// rests waits until all payments and refunds have ended: then what is taken equals what holds and bookings have.
func (s *storm) rests() {
	waitFor(s.t, "the money is at rest", func() bool {
		return count(s.t, s.Server, `SELECT (SELECT count(*) FROM payment WHERE status IN ('processing', 'requires_action'))
			+ (SELECT count(*) FROM refund WHERE status = 'pending') + (SELECT count(*) FROM booking WHERE is_pending_cancellation)
			+ (SELECT count(*) FROM booking_change WHERE state = 'paying')`) == 0
	})
	for what, n := range s.taken() {
		if n != 0 {
			s.t.Errorf("%s: %d are taken by nobody", what, n)
		}
	}
	inTenant(s.t, s.Server, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(tenant.With(s.t.Context(), s.Tenant(s.t)), tx)
		if len(faults) > 0 {
			s.t.Errorf("the books: %+v", faults)
		}
		return err
	})
}
