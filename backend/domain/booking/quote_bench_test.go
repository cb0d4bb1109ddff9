package booking

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/platform/civil"
)

// BenchmarkQuote prices a party of eight with private rooms and ten activities; the limit is 200 µs. For
// comparison it also encodes the quote as JSON, which every response with a price does too.
func BenchmarkQuote(b *testing.B) {
	initial, remaining := int64(180_000), int64(200_000)
	start := civil.New(2031, 5, 4)
	t := trip.Trip{
		Currency: "USD", StartDate: start, MinimumSpots: 4, MaximumSpots: 20, InitialPriceMinor: &initial,
		RemainingPriceMinor: &remaining, SingleSupplementPriceMinor: 30_000, SingleSupplementQuantity: 10,
		ServiceFeeBP: 1_200, Policy: policy.Default(),
	}
	var offers []capacity.Offer
	choices := Choices{Spots: 8}
	for i := range 8 {
		choices.Rooms = append(choices.Rooms, RoomChoice{RoomType: RoomPrivate, Travelers: []int{i}})
	}
	for range 10 {
		id := uuid.New()
		offers = append(offers, capacity.Offer{ID: id, ServiceID: &id, Name: "Rafting", UnitMinor: 11_000, Type: "activity"})
		choices.Activities = append(choices.Activities, ActivityChoice{ServiceID: id, Travelers: []int{0, 1, 2}})
	}
	quote := func() Quote {
		complete, err := choices.Complete(offers)
		if err != nil {
			b.Fatal(err)
		}
		q, err := complete.Price(t, TermsFrom(t.Policy, false, "USD"), 2, start.AddDays(-200))
		if err != nil {
			b.Fatal(err)
		}
		return q
	}
	var priced, written time.Duration
	for b.Loop() {
		began := time.Now()
		q := quote()
		between := time.Now()
		if _, err := json.Marshal(q); err != nil {
			b.Fatal(err)
		}
		priced, written = priced+between.Sub(began), written+time.Since(between)
	}
	b.ReportMetric(float64(priced.Microseconds())/float64(b.N), "µs/quote")
	b.ReportMetric(100*priced.Seconds()/float64(b.N)/200e-6, "%-of-200µs")
	b.ReportMetric(100*priced.Seconds()/written.Seconds(), "%-of-its-json")
}
