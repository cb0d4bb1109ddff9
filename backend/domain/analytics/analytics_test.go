package analytics_test

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/analytics"
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/analyticsapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/track"
	"caravan/backend/testkit"
)

func service(w *bookingtest.World) *analytics.Service { return w.Analytics }

const browser = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"

func visitor(w *bookingtest.World, ip, agent string) context.Context {
	return principal.WithRequest(w.Context(), principal.Request{IP: ip, UserAgent: agent})
}

func TestVisitsAreCountedWithoutKeepingWhoCame(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(w)
	visit := func(ip, agent, source, referrer string) {
		t.Helper()
		testkit.Must(t, s.Visit(visitor(w, ip, agent), w.TripID, &analyticsapi.TripVisit{Channel: api.NewOptString(source),
			Referrer: api.NewOptString(referrer)}))
	}
	visit("192.0.2.1", browser, "", "")
	visit("192.0.2.1", browser, "", "")
	visit("192.0.2.2", browser, "instagram", "")
	visit("192.0.2.3", "Googlebot/2.1", "", "")
	if visits, visitors := w.Count(t, "SELECT sum(visits) FROM trip_visit_day"),
		w.Count(t, "SELECT sum(visitors) FROM trip_visit_day"); visits != 3 || visitors != 2 {
		t.Errorf("%d visits of %d visitors", visits, visitors)
	}
	if n := w.Count(t, "SELECT count(*) FROM trip_visitor WHERE encode(visitor, 'escape') LIKE '%192.0.2%'"); n != 0 {
		t.Error("an address is kept")
	}
	w.Clock.Advance(24 * time.Hour)
	visit("192.0.2.1", browser, "", "")
	if n := w.Count(t, "SELECT count(DISTINCT visitor) FROM trip_visitor"); n != 3 {
		t.Errorf("a visitor is the same on another day: %d", n)
	}
	testkit.Must(t, s.Forget(w.Context()))
	if n := w.Count(t, "SELECT count(*) FROM trip_visitor"); n != 1 {
		t.Errorf("%d visitors are remembered", n)
	}
	w.Exec(t, "UPDATE trip SET launched_at = NULL, launch_at = NULL, status = 'host_approved'")
	if err := s.Visit(visitor(w, "192.0.2.1", browser), w.TripID, &analyticsapi.TripVisit{}); testkit.Code(
		err) != apierr.CodeNotFound {
		t.Errorf("of a page that is not public: %v", err)
	}
}

func TestChannels(t *testing.T) {
	for _, c := range []struct{ source, referrer, want string }{
		{"", "", analytics.Direct}, {"", "https://trips.example/x", analytics.Direct},
		{"", "https://www.google.co.uk/", analytics.Search},
		{"", "https://l.instagram.com/?u=x", analytics.Social}, {"", "https://t.co/a", analytics.Social},
		{"", "https://blog.example.org/a", analytics.Referral},
		{"Email", "https://www.google.com/", analytics.Email}, {"tiktok", "", analytics.Social},
		{"poster", "", analytics.Other}, {"nora.example", "", analytics.Referral}, {"", "::", analytics.Direct},
	} {
		if got := analytics.ChannelOf(c.source, c.referrer, "trips.example"); got != c.want {
			t.Errorf("%q %q: %s, not %s", c.source, c.referrer, got, c.want)
		}
	}
}

func TestReportsAreSignedAndEnd(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(w)
	testkit.Must(t, s.Visit(visitor(w, "192.0.2.1", browser), w.TripID,
		&analyticsapi.TripVisit{Channel: api.NewOptString("instagram")}))
	w.Book(t, "buyer@example.com", booking.Choices{Spots: 2})
	for name, wants := range map[string]string{analytics.VisitsByChannel: "Social", analytics.Visits: "Visitors",
		analytics.Travelers: "Travelers"} {
		embed, err := s.Embed(w.Context(), name, w.TripID)
		testkit.Must(t, err)
		if len(embed.Columns) < 2 || len(embed.Rows) == 0 || len(embed.Rows[0].Values) != len(embed.Columns)-1 {
			t.Errorf("%s: %v of %v", name, embed.Rows, embed.Columns)
		}
		if name == analytics.VisitsByChannel && (embed.Rows[0].Label != "Social" || embed.Rows[0].Values[0] != 1) {
			t.Errorf("%+v", embed.Rows)
		}
		token := strings.TrimPrefix(embed.EmbedUrl, "/public/reports/")
		html, policy, err := s.Page(w.Context(), token)
		if err != nil || !strings.Contains(string(html), wants) || !strings.Contains(policy, "frame-ancestors 'self'") {
			t.Errorf("%s: %v %s", name, err, policy)
		}
		if _, _, err := s.Page(w.Context(), strings.Replace(token, w.TripID.String(), uuid.NewString(), 1)); testkit.Code(
			err) != apierr.CodeForbidden {
			t.Errorf("%s of another trip: %v", name, err)
		}
		if _, _, err := s.Page(w.Context(), strings.Replace(token, name, "other", 1)); testkit.Code(
			err) != apierr.CodeForbidden {
			t.Errorf("%s as another report: %v", name, err)
		}
		w.Clock.Advance(16 * time.Minute)
		if _, _, err := s.Page(w.Context(), token); testkit.Code(err) != apierr.CodeForbidden {
			t.Errorf("%s after its time: %v", name, err)
		}
	}
	if _, err := s.Embed(w.Context(), analytics.Visits, uuid.New()); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("of no trip: %v", err)
	}
}

func TestEmptyReportSaysSo(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(w)
	embed, err := s.Embed(w.Context(), analytics.Visits, w.TripID)
	testkit.Must(t, err)
	html, _, err := s.Page(w.Context(), strings.TrimPrefix(embed.EmbedUrl, "/public/reports/"))
	if err != nil || !strings.Contains(string(html), "Not enough data to display.") {
		t.Errorf("%v %s", err, html)
	}
}

// A receiver that fails gets the same events again, with the same ids; what it accepted is not sent again.
func TestEventsAreHandedOnOnce(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(w)
	var batches [][]analytics.Event
	fail := true
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		var in struct{ Batch []analytics.Event }
		text, _ := io.ReadAll(r.Body)
		if err := json.Unmarshal(text, &in); err != nil {
			t.Error(err)
		}
		batches = append(batches, in.Batch)
		if fail {
			rw.WriteHeader(http.StatusBadGateway)
		}
	}))
	defer server.Close()
	s.Receiver = analytics.HTTPReceiver{URL: server.URL, Key: "k", Client: server.Client()}
	host := w.As(w.HostMember, "host")
	testkit.Must(t, w.DB.InTenantTx(host, w.Tenant.ID, func(tx pgx.Tx) error {
		return track.Record(host, tx, track.Event{Name: track.HostUpdatedTrip, At: w.Clock.Now(), TripID: w.TripID,
			TripName: "Andes"})
	}))
	failed := w.DB.InTenantTx(host, w.Tenant.ID, func(tx pgx.Tx) error {
		testkit.Must(t, track.Record(host, tx, track.Event{Name: track.SavedPricing, At: w.Clock.Now()}))
		return errors.New("rolled back")
	})
	if failed == nil {
		t.Fatal("not rolled back")
	}
	if err := s.Deliver(w.Context()); err == nil {
		t.Error("a failing receiver took them")
	}
	fail = false
	testkit.Must(t, s.Deliver(w.Context()))
	testkit.Must(t, s.Deliver(w.Context()))
	if len(batches) != 2 || len(batches[1]) != 1 || batches[0][0].MessageID != batches[1][0].MessageID {
		t.Fatalf("batches %+v", batches)
	}
	var properties map[string]string
	testkit.Must(t, json.Unmarshal(batches[1][0].Properties, &properties))
	if e := batches[1][0]; e.Event != "Host Updated Trip" || e.UserID != w.HostMember.String() ||
		properties["userGroup"] != "host" || properties["tripId"] != w.TripID.String() || properties["tripName"] != "Andes" {
		t.Errorf("event %+v %v", e, properties)
	}
}

func TestHostsTellOfTheirOwnTripsOnly(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(w)
	host := w.As(w.HostMember, "host")
	tell := func(ctx context.Context) error {
		return w.DB.InTenantTx(ctx, w.Tenant.ID, func(tx pgx.Tx) error {
			return s.RecordTx(ctx, tx, &analyticsapi.HostEvent{Name: analyticsapi.HostEventNameDownloadedItineraryPDF,
				TripId: api.NewOptUUID(w.TripID)})
		})
	}
	testkit.Must(t, tell(host))
	p := principal.Must(host)
	p.HostID = uuid.New()
	if err := tell(principal.With(w.Context(), p)); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("of another host's trip: %v", err)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM analytics_event WHERE name = 'downloaded itinerary PDF' AND properties->>'itineraryId' <> ''"); n != 1 {
		t.Errorf("%d events", n)
	}
}
