package app_test

import (
	"context"
	"encoding/json"
	"os"
	"slices"
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
	for name, address := range map[string]string{"landing": "/", "listing": "/trips", "trip": "/trips/" + trip["tripPath"].(string)} {
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
			b.ReportMetric(readsPerRound/m.rounds(b, m.s.URL, reading{path: address}).Seconds(), "pages/s")
		})
	}
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
