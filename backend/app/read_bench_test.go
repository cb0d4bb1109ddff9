package app_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/principal"
)

// The reads of the product, each compared with something simpler in the same run. The percentages matter: they
// say what the product costs on top of what it is built on, on any machine.

// reading is a read to measure.
type reading struct {
	name, path string
	header     map[string]string
}

// BenchmarkReads has three parts. keyed compares reads by key with a bare handler that runs the same statements
// under the same row-level security and writes the same response; the requirement is at least 70 %. signed-in
// compares reads by key of a signed-in caller with the same server without session and permission checks; at
// least 85 %. list reads trips, twenty at a time; at least 3,000 a second on two quiet cores.
func BenchmarkReads(b *testing.B) {
	m := newBazaar(b)
	for _, r := range m.public {
		b.Run("keyed/"+r.name, func(b *testing.B) { m.compare(b, r, m.bare(b, r), "%-of-bare") })
	}
	for _, r := range m.private {
		b.Run("signed-in/"+r.name, func(b *testing.B) { m.compare(b, r, m.unchecked(b, r), "%-of-unchecked") })
	}
	b.Run("list/"+m.list.name, func(b *testing.B) {
		var took time.Duration
		for range b.N {
			took += m.rounds(b, m.s.URL, m.list)
		}
		b.ReportMetric(float64(b.N*readsPerRound)/took.Seconds(), "lists/s")
	})
}

const readsPerRound, readers = 400, 8

// bazaar is a marketplace with something to read.
type bazaar struct {
	s               *apptest.Server
	public, private []reading
	list            reading
	client          *http.Client
}

func newBazaar(b *testing.B, change ...func(*app.Config)) *bazaar {
	b.Helper()
	s := apptest.Start(b, change...)
	s.Demo(b)
	m := &bazaar{s: s, client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 512}}}
	first := func(path, token string) map[string]any {
		return s.Must(b, apptest.Request{Method: "GET", Path: path, Token: token})["items"].([]any)[0].(map[string]any)
	}
	trip := first("/public/trips?limit=20", "")
	path := trip["tripPath"].(string)
	details := s.Must(b, apptest.Request{Method: "GET", Path: "/public/trip-details?path=" + path})
	hold := s.Must(b, apptest.Request{Method: "POST", Path: "/public/trips/" + details["id"].(string) + "/holds",
		Body: map[string]any{"spots": 1}})
	traveler, host := s.SignIn(b, apptest.TravelerEmail), s.SignIn(b, apptest.HostEmail)
	m.public = []reading{{"trip", "/public/trip-details?path=" + path, nil},
		{"hold", "/public/holds/" + hold["id"].(string), map[string]string{"X-Hold-Token": hold["token"].(string)}}}
	m.private = []reading{
		{"booking", "/api/me/bookings/" + first("/api/me/bookings", traveler)["id"].(string), bearer(traveler)},
		{"trip", "/api/me/trips/" + first("/api/me/trips", host)["id"].(string), bearer(host)},
		{"request", "/api/me/trip-requests/" + first("/api/me/trip-requests", host)["id"].(string), bearer(host)},
	}
	m.list = reading{name: "trips", path: "/public/trips?limit=20"}
	return m
}

// compare reads alternately from the product and from what it is compared with.
func (m *bazaar) compare(b *testing.B, r reading, other *httptest.Server, unit string) {
	m.rounds(b, m.s.URL, r) // warms up connections, prepared statements, caches
	m.rounds(b, other.URL, r)
	b.ResetTimer()
	var ours, theirs time.Duration
	for range b.N {
		ours += m.rounds(b, m.s.URL, r)
		theirs += m.rounds(b, other.URL, r)
	}
	b.ReportMetric(float64(b.N*readsPerRound)/ours.Seconds(), "reads/s")
	b.ReportMetric(float64(b.N*readsPerRound)/theirs.Seconds(), "simpler/s")
	b.ReportMetric(100*theirs.Seconds()/ours.Seconds(), unit)
}

func (m *bazaar) rounds(b *testing.B, origin string, r reading) time.Duration {
	b.Helper()
	var group sync.WaitGroup
	began := time.Now()
	for range readers {
		group.Go(func() {
			for range readsPerRound / readers {
				if err := m.read(origin, r); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	group.Wait()
	return time.Since(began)
}

func (m *bazaar) read(origin string, r reading) error {
	req, err := http.NewRequest(http.MethodGet, origin+r.path, nil)
	if err != nil {
		return err
	}
	req.Host = m.s.Host
	for name, value := range r.header {
		req.Header.Set(name, value)
	}
	res, err := m.client.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err == nil && (res.StatusCode != http.StatusOK || len(text) < 100) {
		err = fmt.Errorf("%s: %d %s", r.path, res.StatusCode, text)
	}
	return err
}

func serve(b *testing.B, h http.Handler) *httptest.Server {
	server := httptest.NewServer(h)
	b.Cleanup(server.Close)
	return server
}

// unchecked is the product's own server with a fixed caller, and with permissions that are always granted.
func (m *bazaar) unchecked(b *testing.B, r reading) *httptest.Server {
	b.Helper()
	services, err := app.Wire(b.Context(), m.s.Services.Config)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(services.Close)
	services.Authz = authz.New(granted{}, services.DB)
	server, err := services.NewServer()
	if err != nil {
		b.Fatal(err)
	}
	ctx := tenant.With(b.Context(), m.s.Tenant(b))
	caller, err := m.s.Services.Identity.Authenticate(ctx, strings.TrimPrefix(r.header["Authorization"], "Bearer "), false)
	if err != nil {
		b.Fatal(err)
	}
	next := server.Handler()
	return serve(b, http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		req.Header.Del("Authorization")
		next.ServeHTTP(w, req.WithContext(principal.With(req.Context(), caller.Principal)))
	}))
}

type granted struct{}

func (granted) Check(context.Context, authz.Tuple) (bool, error)          { return true, nil }
func (granted) Write(context.Context, []authz.Tuple, []authz.Tuple) error { return nil }

// statements records what a read asks the database.
type statements struct {
	mu  sync.Mutex
	all []statement
}

type statement struct {
	sql  string
	args []any
}

func (s *statements) TraceQueryStart(ctx context.Context, _ *pgx.Conn, q pgx.TraceQueryStartData) context.Context {
	s.mu.Lock()
	defer s.mu.Unlock()
	if text := strings.TrimSpace(strings.ToUpper(q.SQL)); !strings.HasPrefix(text, "BEGIN") && text != "COMMIT" &&
		text != "ROLLBACK" {
		s.all = append(s.all, statement{q.SQL, q.Args})
	}
	return ctx
}

func (s *statements) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// bare answers the read with net/http, pgx and the statements that the product ran for it, and nothing else.
func (m *bazaar) bare(b *testing.B, r reading) *httptest.Server {
	b.Helper()
	var ran statements
	services, err := app.Wire(b.Context(), m.s.Services.Config)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(services.Close)
	plain := services.DB.Pool
	config := plain.Config()
	config.ConnConfig.Tracer = &ran
	if services.DB.Pool, err = pgxpool.NewWithConfig(b.Context(), config); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(plain.Close)
	server, err := services.NewServer()
	if err != nil {
		b.Fatal(err)
	}
	traced := serve(b, server.Handler())
	for range 2 { // the first one also finds the tenant
		ran.mu.Lock()
		ran.all = nil
		ran.mu.Unlock()
		if err := m.read(traced.URL, r); err != nil {
			b.Fatal(err)
		}
	}
	answer := m.s.Call(b, apptest.Request{Method: "GET", Path: r.path, Header: r.header})
	var body any
	if err := json.Unmarshal([]byte(answer.Text), &body); err != nil {
		b.Fatal(err)
	}
	b.Logf("%s: %d statements, %d bytes", r.name, len(ran.all), len(answer.Text))
	begin := "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL caravan.tenant_id = '" + m.s.Tenant(
		b).ID.String() + "'"
	return serve(b, http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		tx, err := plain.BeginTx(req.Context(), pgx.TxOptions{BeginQuery: begin})
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		for _, s := range ran.all {
			rows, err := tx.Query(req.Context(), s.sql, s.args...)
			if err == nil {
				for rows.Next() && err == nil {
					_, err = rows.Values()
				}
				rows.Close()
			}
			if err != nil {
				http.Error(w, err.Error(), http.StatusInternalServerError)
				break
			}
		}
		_ = tx.Commit(req.Context())
		w.Header().Set("Content-Type", "application/json; charset=utf-8")
		_ = json.NewEncoder(w).Encode(body)
	}))
}

func bearer(token string) map[string]string {
	return map[string]string{"Authorization": "Bearer " + token}
}
