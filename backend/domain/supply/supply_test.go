package supply_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"google.golang.org/protobuf/proto"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/operator"
	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/triprequestapi"
	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

func product() *supplyv1.Itinerary {
	return &supplyv1.Itinerary{
		ExternalId: "P-1", Name: "Lagoons by Boat", Country: "Chile", Destination: "Chiloé", LengthInDays: 2, MinimumSpots: 2,
		MaximumSpots: 8,
		TripSummary:  "Two days between islands on a wooden boat, with people who fish here and who know where the dolphins turn at dusk.",
		Packages: []*supplyv1.Package{{Level: "standard", Enabled: true, AccommodationLevels: []string{"Lodge"},
			MealLevels: []string{"Full board"}}},
		Services: []*supplyv1.Service{
			{Day: 1, Type: "info", Title: "Arrival at the pier", Description: "We meet at noon."},
			{Day: 1, Type: "accommodation", Name: "Palafito", Description: "A house on stilts."},
			{Day: 2, Type: "activity", Name: "Dolphins", Description: "Out at dawn.", StartTime: "06:00",
				PriceMinor: proto.Int64(60_00)},
		},
	}
}

func departure() *supplyv1.Departure {
	return &supplyv1.Departure{
		ExternalId: "D-1", ItineraryExternalId: "P-1", PackageLevel: "standard", StartDate: "2026-10-12",
		QuantityAvailable: 2, SingleSupplementPriceMinor: 100_00, SingleSupplementQuantityAvailable: 3,
		CostSchedule: []*supplyv1.CostTier{{NumberOfTravelers: 2, PriceMinor: 700_00},
			{NumberOfTravelers: 8, PriceMinor: 500_00}},
	}
}

type partner struct {
	*triptest.Market
	ctx context.Context
}

func (p partner) itinerary(in *supplyv1.Itinerary) *supplyv1.Result {
	p.T.Helper()
	r, err := p.Supply.PushItinerary(p.ctx, p.OperatorID, in)
	p.Must(err)
	return r
}

func (p partner) departure(in *supplyv1.Departure) *supplyv1.Result {
	p.T.Helper()
	r, err := p.Supply.PushDeparture(p.ctx, p.OperatorID, in)
	p.Must(err)
	return r
}

func open(t *testing.T) partner {
	m := triptest.Open(t)
	return partner{m, m.Operator()}
}

func TestPushedItineraryIsOneObjectByItsReference(t *testing.T) {
	p := open(t)
	created := p.itinerary(product())
	if created.Outcome != supplyv1.Outcome_OUTCOME_CREATED || created.Version != 1 {
		t.Fatalf("%v", created)
	}
	if again := p.itinerary(product()); again.Outcome != supplyv1.Outcome_OUTCOME_UNCHANGED || again.Id != created.Id ||
		again.Version != 1 {
		t.Errorf("%v", again)
	}
	id := uuid.MustParse(created.Id)
	before, err := p.Itineraries.Get(p.ctx, id)
	p.Must(err)

	changed := product()
	changed.Name = "Lagoons by Wooden Boat"
	changed.Services = append(changed.Services, &supplyv1.Service{Day: 2, Type: "meal", Description: "Curanto."})
	updated := p.itinerary(changed)
	after, err := p.Itineraries.Get(p.ctx, id)
	p.Must(err)
	if updated.Outcome != supplyv1.Outcome_OUTCOME_UPDATED || updated.Version != 2 || after.Version != 2 ||
		after.Name != changed.Name || len(after.ServicesByDay[1].Services) != 2 {
		t.Errorf("%v %+v", updated, after)
	}
	if after.ServicesByDay[1].Services[0].ID != before.ServicesByDay[1].Services[0].ID {
		t.Error("a service lost its id")
	}
	// What partners don't push stays: the photos that the operator gave to a day.
	days := after.ServicesByDay
	days[1].Photos = []api.Photo{{URL: "/media/pier.jpg"}}
	p.Must(p.Itineraries.Update(p.ctx, id, &itineraryapi.ItineraryUpdate{Version: after.Version, ServicesByDay: days}))
	changed.Name = "Lagoons by Old Wooden Boat"
	if r := p.itinerary(changed); r.Outcome != supplyv1.Outcome_OUTCOME_UPDATED {
		t.Errorf("%v", r)
	}
	if after, err = p.Itineraries.Get(p.ctx, id); err != nil || after.Name != changed.Name ||
		len(after.ServicesByDay[1].Photos) != 1 {
		t.Errorf("%+v %v", after.ServicesByDay, err)
	}
	stale := proto.CloneOf(changed)
	stale.Name, stale.ExpectedVersion = "Lagoons", proto.Int64(1)
	if r := p.itinerary(stale); r.Outcome != supplyv1.Outcome_OUTCOME_FAILED || r.Code != apierr.CodeConflict {
		t.Errorf("%v", r)
	}
	wrong := proto.CloneOf(changed)
	wrong.Name, wrong.Services[0].Title, wrong.Services[2].Type = "", "Day 1", "dance"
	r := p.itinerary(wrong)
	if r.Outcome != supplyv1.Outcome_OUTCOME_FAILED || r.Fields["services[2].type"] == "" {
		t.Errorf("%v", r)
	}
	wrong.Services[2].Type = "activity"
	if r = p.itinerary(wrong); r.Fields["name"] != "A name is required" ||
		r.Fields["services[0].title"] != "Enter a more descriptive title" {
		t.Errorf("%v", r)
	}
}

func TestManyPushesOfOneReferenceMakeOneItinerary(t *testing.T) {
	p := open(t)
	var group sync.WaitGroup
	results := make([]*supplyv1.Result, 8)
	for i := range results {
		group.Go(func() {
			var err error
			if results[i], err = p.Supply.PushItinerary(p.ctx, p.OperatorID, product()); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	made := 0
	for _, r := range results {
		if r.Outcome == supplyv1.Outcome_OUTCOME_CREATED {
			made++
		}
	}
	if made != 1 || p.Count("itinerary", "name = 'Lagoons by Boat'") != 1 {
		t.Errorf("%d made", made)
	}
}

func TestPushedDepartures(t *testing.T) {
	p := open(t)
	if r := p.departure(departure()); r.Fields["itineraryExternalId"] == "" {
		t.Errorf("%v", r)
	}
	p.itinerary(product())
	created := p.departure(departure())
	if created.Outcome != supplyv1.Outcome_OUTCOME_CREATED {
		t.Fatalf("%v", created)
	}
	less := departure()
	less.QuantityAvailable = 1
	if r := p.departure(less); r.Fields["quantityAvailable"] != "Trip Quantity can only be increased" {
		t.Errorf("%v", r)
	}
	more := departure()
	more.QuantityAvailable, more.PreTransferPriceMinor = 4, 25_00
	if r := p.departure(more); r.Outcome != supplyv1.Outcome_OUTCOME_UPDATED || r.Id != created.Id {
		t.Errorf("%v", r)
	}
	for field, in := range map[string]*supplyv1.Departure{
		"startDate":    {ExternalId: "D-2", ItineraryExternalId: "P-1", PackageLevel: "standard", StartDate: "soon"},
		"packageLevel": {ExternalId: "D-2", ItineraryExternalId: "P-1", StartDate: "2026-10-12"},
	} {
		if r := p.departure(in); r.Fields[field] == "" {
			t.Errorf("%s: %v", field, r)
		}
	}
	gone := departure()
	gone.Removed = true
	if r := p.departure(gone); r.Outcome != supplyv1.Outcome_OUTCOME_REMOVED {
		t.Errorf("%v", r)
	}
	if r := p.departure(gone); r.Code != apierr.CodeNotFound {
		t.Errorf("%v", r)
	}
	again := p.departure(departure())
	if again.Outcome != supplyv1.Outcome_OUTCOME_CREATED || again.Id == created.Id {
		t.Errorf("%v", again)
	}
	// What was withdrawn is still named by its reference, which another departure has now.
	named := map[string]int{}
	found, _ := p.changes(0)
	for _, c := range found {
		if c.Kind == "departure" && c.ExternalId == departure().ExternalId {
			named[c.Id]++
		}
	}
	if named[created.Id] != 3 || named[again.Id] != 1 {
		t.Errorf("%v of %s and %s in %v", named, created.Id, again.Id, found)
	}
}

// Two operators may use the same references, and neither sees the other's changes.
func TestReferencesAndChangesAreTheOperatorsOwn(t *testing.T) {
	p := open(t)
	var second uuid.UUID
	p.Tx(p.System(), func(tx pgx.Tx) error {
		var err error
		second, err = p.Operators.CreateTx(p.System(), tx, operator.Newcomer{Name: "Pampa", Code: "PAMPA", Terms: "x"})
		return err
	})
	other := principal.With(p.System(), principal.Principal{TenantID: p.Tenant.ID, MemberID: p.OperatorMember,
		Group: "operator", OperatorID: second})
	mine := p.itinerary(product())
	theirs, err := p.Supply.PushItinerary(other, second, product())
	if err != nil || theirs.Outcome != supplyv1.Outcome_OUTCOME_CREATED || theirs.Id == mine.Id {
		t.Errorf("%v %v", theirs, err)
	}
	p.Must(p.Webhooks.Dispatch(p.System(), p.Tenant.ID))
	changes, _, _, err := p.Supply.Changes(other, 0, 100)
	if err != nil || len(changes) != 1 || changes[0].Id != theirs.Id {
		t.Errorf("%v %v", changes, err)
	}
	foreign := p.In(p.AddTenant("other"), principal.Principal{Group: "operator", OperatorID: p.OperatorID})
	if changes, _, _, err := p.Supply.Changes(foreign, 0, 100); err != nil || len(changes) != 0 {
		t.Errorf("another tenant sees %v, %v", changes, err)
	}
	_, _, _, err = p.Supply.Changes(p.Admin(), 0, 100)
	var refused *apierr.Error
	if !errors.As(err, &refused) || refused.Code != apierr.CodeForbidden {
		t.Errorf("%v", err)
	}
}

// changes reads the caller's feed from a cursor to its end, two at a time.
func (p partner) changes(after int64) (found []*supplyv1.Change, end int64) {
	p.T.Helper()
	p.Must(p.Webhooks.Dispatch(p.System(), p.Tenant.ID))
	for {
		page, cursor, more, err := p.Supply.Changes(p.ctx, after, 2)
		p.Must(err)
		for _, c := range page {
			if c.Cursor <= after {
				p.T.Errorf("cursor %d after %d", c.Cursor, after)
			}
			after = c.Cursor
			found = append(found, c)
		}
		if after = cursor; !more {
			return found, cursor
		}
	}
}

func TestChangesAreFollowedByCursor(t *testing.T) {
	p := open(t)
	_, last := p.changes(0)
	p.itinerary(product())
	d := p.departure(departure())
	p.Must(p.Itineraries.Update(p.Admin(), uuid.MustParse(p.itinerary(product()).Id),
		&itineraryapi.ItineraryUpdate{Version: 1, Status: itineraryapi.NewOptItineraryStatus("complete")}))
	form := p.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	request, err := p.Request(form)
	p.Must(err)
	p.Tx(p.ctx, func(tx pgx.Tx) error {
		return p.Requests.RejectTx(p.ctx, tx, request.ID, &triprequestapi.TripRequestRejection{Version: 1,
			Reason: "The road is closed."})
	})
	found, end := p.changes(last)
	var actions []string
	for _, c := range found {
		actions = append(actions, fmt.Sprint(c.Kind, " ", c.Action, " ", c.ExternalId, " ", c.Version))
	}
	// The request and its rejection are events too, but not of supply.
	want := []string{
		"itinerary itinerary.created P-1 1", "departure inventory.created D-1 1", "itinerary itinerary.updated P-1 2",
		"departure inventory.taken  1", "departure inventory.released  1",
	}
	if !slices.Equal(actions, want) {
		t.Errorf("%q, want %q", actions, want)
	}
	if end <= found[len(found)-1].Cursor {
		t.Errorf("the cursor %d stays at the last change instead of moving on with the feed", end)
	}
	if again, _ := p.changes(end); len(again) != 0 {
		t.Errorf("%d changes come twice", len(again))
	}
	if d.Id == "" {
		t.Error("the departure has no id")
	}
}
