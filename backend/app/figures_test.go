package app_test

import (
	"net/http"
	"net/url"
	"reflect"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
	cursors "caravan/backend/platform/page"
)

// marketFigures is a marketplace with a trip, of whose figures an admin asks for the days around today.
type marketFigures struct {
	*apptest.Server
	trip           apptest.Trip
	today          civil.Date
	host, operator string
}

func (m marketFigures) ask(t *testing.T, from, to int, by string, more ...string) apptest.Answer {
	t.Helper()
	query := url.Values{"from": {m.today.AddDays(from).String()}, "to": {m.today.AddDays(to).String()}, "by": {by}}
	for i := 0; i < len(more); i += 2 {
		query.Set(more[i], more[i+1])
	}
	return m.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/figures?" + query.Encode(), Token: m.trip.Admin})
}

// answered returns the totals and the only row of figures.
func answered(t *testing.T, a apptest.Answer) (total, row map[string]any) {
	t.Helper()
	rows, _ := a.Data["rows"].([]any)
	if a.Status != http.StatusOK || len(rows) != 1 {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	return a.Data["total"].(map[string]any), rows[0].(map[string]any)
}

// Figures are what happened in the period, in total and by trip, host, and operator: orders, visitors, and money as the
// books have it. They are compared with the period before, and only admins see them.
func TestFiguresOfAPeriod(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	m := marketFigures{Server: s, trip: s.LiveTrip(t, 2, 10), today: civil.Of(time.Now().In(s.Tenant(t).Policy.Zone()))}
	m.host = s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.trip.Host})["hostId"].(string)
	m.operator = s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: m.trip.Operator})["operatorId"].(string)
	if a := m.ask(t, -1, 1, "trip"); a.Status != http.StatusOK || len(a.Data["rows"].([]any)) != 0 {
		t.Fatalf("before anything happened: %d %s", a.Status, a.Text)
	}
	for channel, version := range map[string]string{"": "140", "newsletter": "141"} {
		s.Must(t, apptest.Request{
			Method: "POST", Path: "/public/trips/" + m.trip.ID + "/visits", Body: map[string]any{"channel": channel},
			Header: map[string]string{"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/" + version + ".0"},
		})
	}
	booking := m.booked(t)
	order := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + booking, Token: m.trip.Admin})
	price, paid := minor(order, "totalMinor"), minor(order, "paidMinor")
	total, row := answered(t, m.ask(t, -1, 1, "trip"))
	want := map[string]any{
		"soldMinor": float64(price), "collectedMinor": float64(paid), "refundedMinor": 0.0, "earnedMinor": 0.0,
		"orders": 1.0, "spots": 2.0, "visitors": 2.0, "taken": 0.0, "maximum": 0.0,
	}
	if price == 0 || paid == 0 || !reflect.DeepEqual(total, want) || !reflect.DeepEqual(row["current"], any(want)) {
		t.Errorf("after an order of %d with %d paid: %v in %v", price, paid, row["current"], total)
	}
	if row["id"] != m.trip.ID || row["name"] == "" {
		t.Errorf("the row is not of the trip: %v", row)
	}
	m.grouped(t, want)
	m.addsUp(t)
	m.comparedAndFilled(t, want)
	m.refundedAndEarned(t, booking, price, paid)
	m.addsUp(t)
	m.refused(t)
}

func (m marketFigures) booked(t *testing.T) string {
	t.Helper()
	card, err := m.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	made, refused, err := m.Book(t.Context(), m.trip.ID, apptest.TravelerEmail, card, 2)
	if err != nil || refused != nil {
		t.Fatalf("book: %v %+v", err, refused)
	}
	return made["bookingId"].(string)
}

func (m marketFigures) grouped(t *testing.T, want map[string]any) {
	t.Helper()
	for by, id := range map[string]string{"host": m.host, "operator": m.operator} {
		_, row := answered(t, m.ask(t, -1, 1, by))
		if row["id"] != id || row["name"] == "" || !reflect.DeepEqual(row["current"], any(want)) {
			t.Errorf("by %s: %v", by, row)
		}
		if _, row := answered(t, m.ask(t, -1, 1, "trip", by+"Id", id)); row["id"] != m.trip.ID {
			t.Errorf("trips of the %s: %v", by, row)
		}
		if a := m.ask(t, -1, 1, "trip", by+"Id", uuid.NewString()); len(a.Data["rows"].([]any)) != 0 {
			t.Errorf("trips of another %s: %s", by, a.Text)
		}
	}
	if a := m.ask(t, -1, 1, "trip", "currency", "KWD"); len(a.Data["rows"].([]any)) != 0 {
		t.Errorf("in another currency: %s", a.Text)
	}
}

// comparedAndFilled moves the period on, so that what happened is before it, and to the day on which the trip starts.
func (m marketFigures) comparedAndFilled(t *testing.T, want map[string]any) {
	t.Helper()
	later := m.ask(t, 2, 4, "trip")
	if _, row := answered(t, later); !reflect.DeepEqual(row["previous"], any(want)) ||
		!reflect.DeepEqual(later.Data["previous"], any(want)) || later.Data["previousTo"] != m.today.AddDays(1).String() {
		t.Errorf("the period before: %s", later.Text)
	}
	trip := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/trips/" + m.trip.ID, Token: m.trip.Host})
	start, err := civil.Parse(trip["startDate"].(string))
	if err != nil {
		t.Fatal(err)
	}
	days := start.Sub(m.today)
	if total, _ := answered(t, m.ask(t, days, days, "trip")); total["taken"] != 2.0 || total["maximum"] != 10.0 {
		t.Errorf("on the day of the start: %v", total)
	}
}

// refundedAndEarned refunds more than is still due, so that a part of what was paid goes back, and closes the trip.
func (m marketFigures) refundedAndEarned(t *testing.T, booking string, price, paid int64) {
	t.Helper()
	const back = 70_000
	desk := "/api/admin/bookings/" + booking
	var parts []any
	left := price - paid + back
	for _, item := range m.Must(t, apptest.Request{Method: "GET", Path: desk + "/money",
		Token: m.trip.Admin})["items"].([]any) {
		of := item.(map[string]any)
		if part := min(left, minor(of, "amountMinor")); part > 0 {
			parts, left = append(parts, map[string]any{"itemId": of["itemId"], "amountMinor": part}), left-part
		}
	}
	m.Must(t, apptest.Request{
		Method: "POST", Path: desk + "/refund", Token: m.trip.Admin,
		Header: map[string]string{"Idempotency-Key": uuid.NewString()},
		Body:   map[string]any{"affectedItems": parts, "reason": "A lost passport"},
	})
	m.Eventually(t, "the refund is in the figures", func() bool {
		total, _ := answered(t, m.ask(t, -1, 1, "trip"))
		return minor(total, "refundedMinor") == back && minor(total, "soldMinor") == paid-back
	})
	of := m.Tenant(t)
	ctx := tenant.With(t.Context(), of)
	if err := m.Services.DB.InTenantTx(ctx, of.ID, func(tx pgx.Tx) error {
		return m.Services.Payouts.FinaliseTx(ctx, tx, payout.Finalised{
			TripID: uuid.MustParse(m.trip.ID), HostID: uuid.MustParse(m.host), OperatorID: uuid.MustParse(m.operator),
			Currency: of.Currency, OperatorMinor: 10_000, EarningsMinor: 5_000, ServiceFeeMinor: 700,
		})
	}); err != nil {
		t.Fatal(err)
	}
	total, _ := answered(t, m.ask(t, -1, 1, "trip"))
	if left := minor(total, "soldMinor") - 15_000; minor(total, "earnedMinor") != left {
		t.Errorf("the margin is %d, not the %d that nobody else gets", minor(total, "earnedMinor"), left)
	}
}

// entries asks for a page of what a figure of the days around today consists of.
func (m marketFigures) entries(t *testing.T, figure string, more ...string) apptest.Answer {
	t.Helper()
	query := url.Values{"figure": {figure}, "from": {m.today.AddDays(-1).String()}, "to": {m.today.AddDays(1).String()}}
	for i := 0; i < len(more); i += 2 {
		query.Set(more[i], more[i+1])
	}
	return m.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/figures/entries?" + query.Encode(),
		Token: m.trip.Admin})
}

// addsUp checks that the entries of each figure, one a page, add up to it: in total, of the trip, its host, and its
// operator. Others have none.
func (m marketFigures) addsUp(t *testing.T) {
	t.Helper()
	total, _ := answered(t, m.ask(t, -1, 1, "trip"))
	for figure, key := range map[string]string{"sold": "soldMinor", "collected": "collectedMinor",
		"refunded": "refundedMinor", "earned": "earnedMinor", "orders": "orders", "spots": "spots", "fill": "taken",
		"visitors": "visitors"} {
		for name, id := range map[string]string{"sort": "amount", "tripId": m.trip.ID, "hostId": m.host,
			"operatorId": m.operator} {
			var sum int64
			count, cursor := 0, ""
			for {
				a := m.entries(t, figure, name, id, "limit", "1", "cursor", cursor)
				for _, item := range items(a.Data) {
					sum, count = sum+minor(item, "value"), count+1
					if item["tripId"] != m.trip.ID || item["tripName"] == "" ||
						item["bookingId"] != nil && (item["orderId"] == "" || item["customer"] == "") {
						t.Errorf("an entry of %s: %v", figure, item)
					}
				}
				if a.Status != http.StatusOK || minor(a.Data, "sum") != minor(total, key) {
					t.Fatalf("%s of %s is %v: %d %s", figure, name, total[key], a.Status, a.Text)
				}
				if cursor, _ = a.Data["nextCursor"].(string); cursor == "" {
					if sum != minor(total, key) || minor(a.Data, "count") != int64(count) {
						t.Errorf("%d entries of %s of the %s add up to %d, not %v: %s", count, figure, name, sum, total[key], a.Text)
					}
					break
				}
			}
		}
		for _, name := range []string{"tripId", "hostId", "operatorId"} {
			if a := m.entries(t, figure, name, uuid.NewString()); a.Status != http.StatusOK || len(items(a.Data)) != 0 {
				t.Errorf("%s of another %s: %d %s", figure, name, a.Status, a.Text)
			}
		}
	}
}

func (m marketFigures) refused(t *testing.T) {
	t.Helper()
	for what, a := range map[string]apptest.Answer{
		"a period that ends before it begins": m.ask(t, 1, -1, "trip"), "three years": m.ask(t, -1_096, 0, "trip"),
		"rows of something else": m.ask(t, -1, 1, "day"), "entries of a rate": m.entries(t, "conversion"),
		"an unknown order": m.entries(t, "sold", "sort", "name"), "a strange cursor": m.entries(t, "sold", "cursor", "!"),
		"the cursor of another order": m.entries(t, "sold", "cursor", cursors.Encode(map[string]string{"s": "amount"})),
		"entries of no period":        m.entries(t, "sold", "to", m.today.AddDays(-9).String()),
	} {
		if a.Status != http.StatusBadRequest || len(a.Fields) == 0 {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	for who, token := range map[string]string{
		"a host": m.trip.Host, "an operator": m.trip.Operator, "support": m.SignIn(t, m.Person(t, "support")),
	} {
		m.trip.Admin = token
		if a := m.ask(t, -1, 1, "trip"); a.Status != http.StatusForbidden {
			t.Errorf("%s: %d %s", who, a.Status, a.Text)
		}
		if a := m.entries(t, "sold"); a.Status != http.StatusForbidden {
			t.Errorf("entries for %s: %d %s", who, a.Status, a.Text)
		}
	}
}
