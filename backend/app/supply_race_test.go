package app_test

import (
	"sync"
	"sync/atomic"
	"testing"

	"caravan/backend/app/apptest"
)

// departureRacers are few by default; `make proof` uses 1,000.
func departureRacers(t *testing.T) int { return proofRuns(t, "CARAVAN_PROOF_BUYERS", 40) }

type departureRace struct {
	won, lost atomic.Int64
	broken    broken
}

// raceForDeparture lets hosts request a departure of which there is one, all at the same moment, over HTTP.
func raceForDeparture(t *testing.T, prepare func(*apptest.Server)) *departureRace {
	t.Helper()
	s := apptest.Start(t)
	s.Small(t)
	if prepare != nil {
		prepare(s)
	}
	host, operator := s.SignIn(t, apptest.HostEmail), s.SignIn(t, apptest.OperatorEmail)
	itinerary, departure := lastDeparture(t, s, host, operator)
	body := map[string]any{
		"itinerary": itinerary, "itineraryInventoryItemId": departure["id"], "selectedPackage": departure["packageLevel"],
		"startDate": departure["startDate"], "quantityOfHostsRooms": 1, "hostRooms": []any{map[string]any{"type": "oneBed"}},
		"additionalRequests": "Please keep the first evening free.",
	}
	var r departureRace
	var group sync.WaitGroup
	start := make(chan struct{})
	for i := range departureRacers(t) {
		group.Go(func() {
			<-start
			a, err := s.Try(t.Context(), apptest.Request{Method: "POST", Path: "/api/me/trip-requests", Token: host, Body: body})
			switch {
			case err != nil:
				r.broken.add("host %d: %v", i, err)
			case a.Status == 200:
				r.won.Add(1)
			case a.Status == 409 && a.Code == "sold_out" ||
				a.Status == 400 && a.Fields["itineraryInventoryItemId"] == "This departure isn’t available":
				r.lost.Add(1)
			default:
				r.broken.add("host %d: %d %s", i, a.Status, a.Text)
			}
		})
	}
	close(start)
	group.Wait()
	return &r
}

// lastDeparture creates a departure of quantity one on a unique day, on an itinerary that the host has unlocked.
func lastDeparture(t *testing.T, s *apptest.Server, host, operator string) (itinerary any, departure map[string]any) {
	t.Helper()
	own := map[any]bool{}
	for _, item := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries?limit=100",
		Token: operator})["items"].([]any) {
		own[item.(map[string]any)["id"]] = true
	}
	metadata := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/inventory", Token: operator})
	for _, item := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries?limit=100",
		Token: host})["items"].([]any) {
		candidate := item.(map[string]any)
		if candidate["locked"] == true || !own[candidate["id"]] {
			continue
		}
		address := "/api/me/itineraries/" + candidate["id"].(string) + "/inventory"
		have := s.Must(t, apptest.Request{Method: "GET", Path: address, Token: operator})["items"].([]any)
		if len(have) == 0 {
			continue
		}
		return candidate["id"], s.Must(t, apptest.Request{Method: "POST", Path: address, Token: operator,
			Body: map[string]any{
				"packageLevel": have[0].(map[string]any)["packageLevel"], "startDate": metadata["latestStartDate"],
				"quantityAvailable":          1,
				"singleSupplementPriceMinor": 0, "singleSupplementQuantityAvailable": 1,
				"costSchedule": have[0].(map[string]any)["costSchedule"],
			}})
	}
	t.Fatal("no itinerary of the operator is open to the host")
	return nil, nil
}
