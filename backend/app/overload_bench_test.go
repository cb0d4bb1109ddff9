package app_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

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
// time: with admission and, in the same run, without. At least 70 % of what can be answered is asked. Servers are
// processes of their own and, started by `make proof ONLY=overload`, keep with the databases to all cores but the last,
// which is the callers': neither takes the other's time. Where that cannot be, the run says so, and its percentages say
// less.
func BenchmarkOverload(b *testing.B) {
	m := newBazaar(b)
	trips := func() *http.Request { return m.request("GET", m.list.path, "") }
	details := func() *http.Request { return m.request("GET", m.public[0].path, "") }
	trip := m.s.Must(b, apptest.Request{Method: "GET", Path: m.public[0].path})["id"].(string)
	hold := func() *http.Request { return m.request("POST", "/public/trips/"+trip+"/holds", `{"spots":1}`) }
	bounded := m.s.Process(b, apptest.Binary(b), unlimited...).URL
	open := m.s.Process(b, apptest.Binary(b), append(unbounded(), unlimited...)...).URL
	apart(b)
	for name, request := range map[string]func() *http.Request{"trips": trips, "trip": details, "bookings": hold} {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				capacity := m.capacity(b, bounded, request)
				with := m.storm(bounded, request, capacity*times)
				without := m.storm(open, request, capacity*times)
				b.ReportMetric(capacity, "answers/s")
				b.ReportMetric(100*with/capacity, "%-in-time")
				b.ReportMetric(100*without/capacity, "%-in-time-unbounded")
			}
		})
	}
}

// apart moves this process, which calls, to the machine's last core. What it has started keeps the cores that it was
// started on itself: proof.sh leaves the last one out of them.
func apart(b *testing.B) {
	b.Helper()
	core := os.Getenv("CARAVAN_PROOF_CALLERS_CORE")
	if core == "" {
		b.Log("callers and servers share the machine's cores: set no percentage against another run's")
		return
	}
	out, err := exec.CommandContext(b.Context(), "taskset", "--all-tasks", "--cpu-list", "--pid", core, strconv.Itoa(os.Getpid())).CombinedOutput()
	if err != nil {
		b.Fatalf("callers on core %s: %v %s", core, err, out)
	}
}

// unlimited lets one network take what it likes.
var unlimited = []string{"CARAVAN_LIMIT_HOLDS_PER_MINUTE=0", "CARAVAN_LIMIT_HELD_SPOTS=0"}

// unbounded is the environment of a server that takes everything in.
func unbounded() (settings []string) {
	for _, class := range []string{"PUBLIC", "PRIVATE", "WRITES", "SIGN_IN", "FILES", "RENDERS", "HOOKS", "STREAMS"} {
		settings = append(settings, "CARAVAN_ADMIT_"+class+"=-1")
	}
	return settings
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

// capacity is how many answers a second come when so many ask as are worked on at once.
func (m *bazaar) capacity(b *testing.B, origin string, request func() *http.Request) float64 {
	b.Helper()
	var count atomic.Int64
	var group sync.WaitGroup
	ctx, stop := context.WithTimeout(b.Context(), 3*time.Second)
	defer stop()
	began := time.Now()
	for range 2 * readers {
		group.Go(func() {
			for ctx.Err() == nil {
				if m.answered(ctx, origin, request()) {
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
