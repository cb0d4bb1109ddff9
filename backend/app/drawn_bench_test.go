package app_test

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"syscall"
	"testing"
	"time"

	"caravan/backend/app/apptest"
	"caravan/backend/platform/react"
	"caravan/backend/platform/spoken"
)

// BenchmarkDrawnPages measures the pages that the server renders, in the demo marketplace: how long one takes
// when something on it has changed, and how long a cached one does. It needs the build (make build):
//
//	go test ./backend/app -run - -bench DrawnPages
func BenchmarkDrawnPages(b *testing.B) {
	script, err := os.ReadFile("web/dist/render/site/render.js")
	if err != nil {
		b.Skip("the pages are not built")
	}
	m := newBazaar(b)
	list := m.s.Must(b, apptest.Request{Method: "GET", Path: "/public/trips?limit=20"})
	trip := list["items"].([]any)[0].(map[string]any)
	painter := react.New(string(script), nil)
	ask := m.asked(b)
	for name, address := range map[string]string{"landing": "/", "listing": "/trips",
		"trip": "/trips/" + trip["tripPath"].(string)} {
		b.Run("fresh/"+name, func(b *testing.B) {
			draw := func() {
				if _, err := painter.Draw(context.Background(), spoken.Languages[0].String(), address, ask); err != nil {
					b.Fatal(err)
				}
			}
			draw() // warms the engine up
			quantiles(b, draw)
		})
		b.Run("kept/"+name, func(b *testing.B) {
			read := func() {
				if err := m.read(m.s.URL, reading{path: address}); err != nil {
					b.Fatal(err)
				}
			}
			read()
			quantiles(b, read)
			m.againstBytes(b, address)
		})
	}
}

// againstBytes measures how many pages a second the server sends while the callers run on the same cores, and how many
// a bare handler sends of the same bytes, in alternating rounds. The callers take them compressed, as browsers do, and
// leave the unpacking to whoever reads them.
func (m *bazaar) againstBytes(b *testing.B, address string) {
	b.Helper()
	const rounds = 10
	packed := reading{path: address, header: map[string]string{"Accept-Encoding": "gzip"}}
	page, header := m.bytesOf(b, packed)
	bare := serve(b, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		maps.Copy(w.Header(), header)
		_, _ = w.Write(page)
	}))
	var ours, theirs time.Duration
	for range rounds {
		ours += m.rounds(b, m.s.URL, packed)
		theirs += m.rounds(b, bare.URL, packed)
	}
	b.ReportMetric(rounds*readsPerRound/ours.Seconds(), "pages/s")
	b.ReportMetric(rounds*readsPerRound/theirs.Seconds(), "bare/s")
	b.ReportMetric(100*theirs.Seconds()/ours.Seconds(), "%-of-bare")
}

// bytesOf returns a page as it is sent.
func (m *bazaar) bytesOf(b *testing.B, r reading) ([]byte, http.Header) {
	b.Helper()
	answer := m.s.Call(b, apptest.Request{Method: http.MethodGet, Path: r.path, Header: r.header})
	if answer.Header.Get("Content-Encoding") != "gzip" || len(answer.Text) < leastPage {
		b.Fatalf("%s: %v, %d bytes", r.path, answer.Header, len(answer.Text))
	}
	return []byte(answer.Text), answer.Header
}

// BenchmarkKeptPages measures the processor time of the server alone for a cached page, without a caller: each response
// in each coding, through the whole handler.
//
//	go test ./backend/app -run - -bench KeptPages
func BenchmarkKeptPages(b *testing.B) {
	if _, err := os.Stat("web/dist/render/site/render.js"); err != nil {
		b.Skip("the pages are not built")
	}
	m := newBazaar(b)
	server, err := m.s.Services.NewServer()
	if err != nil {
		b.Fatal(err)
	}
	list := m.s.Must(b, apptest.Request{Method: "GET", Path: "/public/trips?limit=20"})
	trip := "/trips/" + list["items"].([]any)[0].(map[string]any)["tripPath"].(string)
	for coding, unpacked := range unpack {
		for name, address := range map[string]string{"landing": "/", "listing": "/trips", "trip": trip} {
			b.Run(name+"/"+cmp.Or(coding, "plain"), func(b *testing.B) {
				read := func() *httptest.ResponseRecorder {
					r := httptest.NewRequest(http.MethodGet, address, http.NoBody)
					r.Host = m.s.Host
					r.Header.Set("Accept-Encoding", coding)
					w := httptest.NewRecorder()
					server.Handler().ServeHTTP(w, r)
					return w
				}
				first := read()
				text, err := unpacked(first.Body)
				if err != nil {
					b.Fatal(err)
				}
				if all, err := io.ReadAll(text); err != nil || !bytes.Contains(all, []byte(`id="first-answers"`)) ||
					!bytes.HasSuffix(bytes.TrimSpace(all), []byte("</html>")) {
					b.Fatalf("%v: %d bytes", err, len(all))
				}
				began := cpuTime(b)
				for b.Loop() {
					w := read()
					if w.Code != http.StatusOK || w.Header().Get("Content-Encoding") != coding || w.Body.Len() < leastPage {
						b.Fatalf("%d, %d bytes", w.Code, w.Body.Len())
					}
				}
				b.ReportMetric(float64((cpuTime(b)-began).Microseconds())/float64(b.N), "cpu-µs/page")
			})
		}
	}
}

// leastPage is the size in bytes below which a response can't be one of these pages.
const leastPage = 4 << 10

// cpuTime is the processor time that the process has used.
func cpuTime(b *testing.B) time.Duration {
	b.Helper()
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		b.Fatal(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// asked answers pages' requests from the marketplace, each requested once.
func (m *bazaar) asked(b *testing.B) react.Ask {
	known := map[string]apptest.Answer{}
	return func(address string) (int, json.RawMessage) {
		answer, ok := known[address]
		if !ok {
			answer = m.s.Call(b, apptest.Request{Method: "GET", Path: address})
			known[address] = answer
		}
		return answer.Status, json.RawMessage(answer.Text)
	}
}

// quantiles reports the median and the slow end of what is timed.
func quantiles(b *testing.B, each func()) {
	b.Helper()
	took := make([]time.Duration, 0, b.N)
	for b.Loop() {
		began := time.Now()
		each()
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	at := func(share int) float64 { return float64(took[len(took)*share/100].Microseconds()) / 1000 }
	b.ReportMetric(at(50), "p50-ms")
	b.ReportMetric(at(95), "p95-ms")
}
