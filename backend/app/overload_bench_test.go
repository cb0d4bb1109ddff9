package app_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
)

// inTime is how long a person waits for an answer before it is of no use; times is how much more comes in than can be
// answered, for so long.
const (
	inTime   = time.Second
	times    = 3
	overload = 8 * time.Second
)

// BenchmarkOverload sends three times what the server can answer, whatever it answers, and counts what is answered in
// time: with admission and, in the same run, without. At least 70 % of what can be answered is asked. Callers and server
// share the machine, so a percentage says less than it would on two.
func BenchmarkOverload(b *testing.B) {
	m := newBazaar(b, func(c *app.Config) { c.Limits.HoldsPerMinute, c.Limits.HeldSpots = 0, 0 })
	trips := func() *http.Request { return m.request("GET", m.list.path, "") }
	details := func() *http.Request { return m.request("GET", m.public[0].path, "") }
	trip := m.s.Must(b, apptest.Request{Method: "GET", Path: m.public[0].path})["id"].(string)
	hold := func() *http.Request { return m.request("POST", "/public/trips/"+trip+"/holds", `{"spots":1}`) }
	open := m.unbounded(b)
	for name, request := range map[string]func() *http.Request{"trips": trips, "trip": details, "bookings": hold} {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				capacity := m.capacity(b, request)
				with := m.storm(m.s.URL, request, capacity*times)
				without := m.storm(open, request, capacity*times)
				b.ReportMetric(capacity, "answers/s")
				b.ReportMetric(100*with/capacity, "%-in-time")
				b.ReportMetric(100*without/capacity, "%-in-time-unbounded")
			}
		})
	}
}

func (m *bazaar) request(method, path, body string) *http.Request {
	req, err := http.NewRequest(method, path, strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	req.Host = m.s.Host
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Idempotency-Key", uuid.NewString())
	}
	return req
}

// unbounded is the same product on the same database, which takes everything in.
func (m *bazaar) unbounded(b *testing.B) string {
	b.Helper()
	config := m.s.Services.Config
	config.Admission = app.Admission{Public: -1, Private: -1, Writes: -1, SignIn: -1, Files: -1, Renders: -1, Hooks: -1, Streams: -1}
	services, err := app.Wire(b.Context(), config)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(services.Close)
	server, err := services.NewServer()
	if err != nil {
		b.Fatal(err)
	}
	return serve(b, server.Handler()).URL
}

// capacity is how many answers a second come when so many ask as are worked on at once.
func (m *bazaar) capacity(b *testing.B, request func() *http.Request) float64 {
	b.Helper()
	var count atomic.Int64
	var group sync.WaitGroup
	ctx, stop := context.WithTimeout(b.Context(), 3*time.Second)
	defer stop()
	began := time.Now()
	for range 2 * readers {
		group.Go(func() {
			for ctx.Err() == nil {
				if m.answered(ctx, m.s.URL, request()) {
					count.Add(1)
				}
			}
		})
	}
	group.Wait()
	return float64(count.Load()) / time.Since(began).Seconds()
}

// storm sends so many a second, whether or not they are answered, and tells how many a second were in time.
func (m *bazaar) storm(origin string, request func() *http.Request, rate float64) float64 {
	var good atomic.Int64
	var group sync.WaitGroup
	began, sent := time.Now(), 0
	for took := time.Duration(0); took < overload; took = time.Since(began) {
		for ; float64(sent) < rate*took.Seconds(); sent++ {
			group.Go(func() {
				ctx, give := context.WithTimeout(context.Background(), inTime)
				defer give()
				if m.answered(ctx, origin, request()) {
					good.Add(1)
				}
			})
		}
		time.Sleep(2 * time.Millisecond)
	}
	group.Wait()
	return float64(good.Load()) / overload.Seconds()
}

// answered tells whether there was an answer; that a trip is sold out is one.
func (m *bazaar) answered(ctx context.Context, origin string, req *http.Request) bool {
	address, err := req.URL.Parse(origin + req.URL.String())
	if err != nil {
		panic(fmt.Sprint(origin, req.URL, err))
	}
	req.URL = address
	res, err := m.client.Do(req.WithContext(ctx))
	if err != nil {
		return false
	}
	defer res.Body.Close()
	_, err = io.Copy(io.Discard, res.Body)
	return err == nil && (res.StatusCode == http.StatusOK || res.StatusCode == http.StatusConflict)
}
