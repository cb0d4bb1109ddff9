package supply_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"google.golang.org/protobuf/proto"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// withKey returns a partner that pushes with an API key.
func (p partner) withKey(name string) partner {
	who := principal.Must(p.ctx)
	who.KeyID, who.KeyName = uuid.New(), name
	who.MemberID = who.KeyID
	return partner{p.Market, principal.With(p.ctx, who)}
}

func (p partner) edit(id string, change *itineraryapi.ItineraryUpdate) {
	p.T.Helper()
	it, err := p.Itineraries.Get(p.ctx, uuid.MustParse(id))
	p.Must(err)
	change.Version = it.Version
	p.Must(p.Itineraries.Update(p.ctx, it.ID, change))
}

func (p partner) compared(id string) (*supplyv1.SyncedItinerary, map[string]*supplyv1.Difference) {
	p.T.Helper()
	item, found, err := p.Supply.Synced(p.ctx, uuid.MustParse(id))
	p.Must(err)
	by := map[string]*supplyv1.Difference{}
	for _, d := range found {
		by[d.Field] = d
	}
	return item, by
}

func (p partner) decide(in *supplyv1.DecideSyncedRequest) int64 {
	p.T.Helper()
	version, err := p.Supply.Decide(p.ctx, in)
	p.Must(err)
	return version
}

func code(err error) string {
	if err == nil {
		return ""
	}
	return apierr.From(err).Code
}

// whole is a product that sets every part, in forms that the rules fill in and correct.
func whole() *supplyv1.Itinerary {
	in := product()
	in.Inclusions, in.Cities, in.Photos = []string{"Boat"}, []string{"Castro"}, []*supplyv1.Photo{{Url: "/media/a.jpg"}}
	in.Services[2].StartTime = "6"
	in.Services = append(in.Services, &supplyv1.Service{Day: 2, Type: "transfer", Description: "Back to the pier."})
	return in
}

// What was just pushed differs in nothing, whatever the rules made of it; the key and the time are known.
func TestPushedSupplyIsAsPushed(t *testing.T) {
	p := open(t).withKey("Nightly")
	made := p.itinerary(whole())
	p.departure(departure())
	item, found := p.compared(made.Id)
	if len(found) != 0 || item.PushedBy != "Nightly" || item.ExternalId != "P-1" || item.Departures != 1 ||
		item.EditsWin || item.Unknown || item.PushedAt == "" || item.Version != made.Version {
		t.Errorf("%v %v", item, found)
	}
	if item, found := p.compared(p.ItineraryID.String()); item != nil || len(found) != 0 {
		t.Errorf("one that was never pushed: %v", item)
	}
}

func TestEditsAreFoundAndWhoWinsIsDecided(t *testing.T) {
	p := open(t)
	made := p.itinerary(whole())
	it, err := p.Itineraries.Get(p.ctx, uuid.MustParse(made.Id))
	p.Must(err)
	days := it.ServicesByDay
	days[1].Services[0].Description = api.NewOptString("Out at dawn, with coffee.")
	// The form of the portal saves packages that aren't offered, too.
	packages := append(it.Packages, api.PackageSetup{Level: api.PackageLevelPremium},
		api.PackageSetup{Level: api.PackageLevelEconomy})
	p.edit(made.Id, &itineraryapi.ItineraryUpdate{Name: api.NewOptString("Lagoons by Hand"), ServicesByDay: days,
		Packages: packages})

	_, found := p.compared(made.Id)
	if len(found) != 2 || found["name"] == nil || found["name"].Pushed != `"Lagoons by Boat"` ||
		found["name"].Here != `"Lagoons by Hand"` || found["name"].Next != "replaced" || found["days/2"] == nil ||
		!strings.Contains(found["days/2"].Here, "with coffee") || strings.Contains(found["days/2"].Pushed, "with coffee") {
		t.Fatalf("%v", found)
	}
	// The same push again changes nothing, as before.
	if r := p.itinerary(whole()); r.Outcome != supplyv1.Outcome_OUTCOME_UNCHANGED || len(r.Kept) != 0 {
		t.Errorf("%v", r)
	}
	on := true
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &on})
	if item, found := p.compared(made.Id); !item.EditsWin || found["name"].Next != "kept" {
		t.Errorf("%v %v", item, found)
	}

	next := whole()
	next.Name, next.Logistics = "Lagoons by System", "Bring a coat."
	next.Services[0].Description, next.Services[2].PriceMinor = "We meet at one.", proto.Int64(70_00)
	r := p.itinerary(next)
	if r.Outcome != supplyv1.Outcome_OUTCOME_UPDATED || !slices.Equal(r.Kept, []string{"name", "days/2"}) {
		t.Fatalf("%v", r)
	}
	it, err = p.Itineraries.Get(p.ctx, uuid.MustParse(made.Id))
	p.Must(err)
	if it.Name != "Lagoons by Hand" || it.Logistics.Value != "Bring a coat." || it.Version != r.Version ||
		it.ServicesByDay[0].Services[0].Description.Value != "We meet at one." ||
		it.ServicesByDay[1].Services[0].Description.Value != "Out at dawn, with coffee." ||
		it.ServicesByDay[1].Services[0].ID != days[1].Services[0].ID {
		t.Errorf("%+v", it)
	}
	_, found = p.compared(made.Id)
	if len(found) != 2 || found["name"].Pushed != `"Lagoons by System"` {
		t.Errorf("%v", found)
	}
	// Only what is kept differs from the next push: nothing is saved.
	next.Name = "Lagoons by System, again"
	if again := p.itinerary(next); again.Outcome != supplyv1.Outcome_OUTCOME_UNCHANGED || again.Version != r.Version ||
		!slices.Equal(again.Kept, []string{"name", "days/2"}) {
		t.Errorf("%v", again)
	}
	stale := proto.CloneOf(next)
	stale.Name, stale.ExpectedVersion = "Stale", proto.Int64(1)
	if r := p.itinerary(stale); r.Code != apierr.CodeConflict {
		t.Errorf("%v", r)
	}

	// The pushed name is used now, so that it follows the pushes again.
	version := p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, UsePushed: []string{"name", "days/2"},
		Version: r.Version})
	it, err = p.Itineraries.Get(p.ctx, uuid.MustParse(made.Id))
	p.Must(err)
	if it.Version != version || it.Name != "Lagoons by System, again" ||
		it.ServicesByDay[1].Services[0].PriceMinor.Value != 70_00 ||
		it.ServicesByDay[1].Services[0].ID != days[1].Services[0].ID {
		t.Errorf("%+v", it)
	}
	next.Name = "Lagoons at last"
	if r := p.itinerary(next); r.Outcome != supplyv1.Outcome_OUTCOME_UPDATED || len(r.Kept) != 0 {
		t.Errorf("%v", r)
	}
	// Your system wins again: a changed push replaces everything.
	p.edit(made.Id, &itineraryapi.ItineraryUpdate{Name: api.NewOptString("By hand, again")})
	off := false
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &off})
	next.Logistics = ""
	p.itinerary(next)
	if it, err = p.Itineraries.Get(p.ctx, uuid.MustParse(made.Id)); err != nil || it.Name != "Lagoons at last" {
		t.Errorf("%v %v", it.Name, err)
	}
}

// A day edited here keeps the length that it needs, and a length edited here keeps pushed days away.
func TestKeptDaysAndTheLength(t *testing.T) {
	p := open(t)
	made := p.itinerary(whole())
	on := true
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &on})
	it, err := p.Itineraries.Get(p.ctx, uuid.MustParse(made.Id))
	p.Must(err)
	it.ServicesByDay[1].Services[0].Description = api.NewOptString("By hand.")
	p.edit(made.Id, &itineraryapi.ItineraryUpdate{ServicesByDay: it.ServicesByDay})
	shorter := whole()
	shorter.LengthInDays, shorter.Logistics = 1, "Short."
	shorter.Services = shorter.Services[:2]
	if r := p.itinerary(shorter); !slices.Equal(r.Kept, []string{"days/2", "lengthInDays"}) {
		t.Fatalf("%v", r)
	}
	if it, err = p.Itineraries.Get(p.ctx, it.ID); err != nil || it.LengthInDays != 2 || it.Logistics.Value != "Short." ||
		it.ServicesByDay[1].Services[0].Description.Value != "By hand." {
		t.Errorf("%+v %v", it, err)
	}
	longer := whole()
	longer.LengthInDays, longer.Logistics = 3, "Long."
	longer.Services = append(longer.Services, &supplyv1.Service{Day: 3, Type: "meal", Description: "Curanto."})
	if r := p.itinerary(longer); r.Outcome != supplyv1.Outcome_OUTCOME_UPDATED ||
		!slices.Equal(r.Kept, []string{"lengthInDays", "days/2", "days/3"}) {
		t.Fatalf("%v", r)
	}
	if it, err = p.Itineraries.Get(p.ctx, it.ID); err != nil || it.LengthInDays != 2 || it.Logistics.Value != "Long." {
		t.Errorf("%+v %v", it, err)
	}
}

func TestDeparturesFollowTheirItinerarysRule(t *testing.T) {
	p := open(t)
	made := p.itinerary(product())
	d := p.departure(departure())
	id := uuid.MustParse(d.Id)
	p.Must(p.Inventory.Update(p.ctx, uuid.MustParse(made.Id), id, &inventoryapi.InventoryChange{
		QuantityAvailable: api.NewOptInt(5), PreTransferPriceMinor: api.NewOptInt64(30_00)}))
	item, found := p.compared(made.Id)
	if item.Differences != 2 || found["quantityAvailable"].Next != "refused" || found["quantityAvailable"].Here != "5" ||
		found["quantityAvailable"].DepartureId != d.Id || found["quantityAvailable"].StartDate != "2026-10-12" ||
		found["preTransferPriceMinor"].Next != "replaced" || found["preTransferPriceMinor"].Pushed != "" {
		t.Fatalf("%v", found)
	}
	on := true
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &on})
	next := departure()
	next.SingleSupplementPriceMinor = 120_00
	r := p.departure(next)
	now, err := p.Inventory.Get(p.ctx, uuid.MustParse(made.Id), id)
	p.Must(err)
	if !slices.Equal(r.Kept, []string{"quantityAvailable", "preTransferPriceMinor"}) || now.QuantityAvailable != 5 ||
		now.SingleSupplementPriceMinor != 120_00 {
		t.Errorf("%v %+v", r, now)
	}
	version := p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, DepartureId: d.Id,
		UsePushed: []string{"preTransferPriceMinor"}, Version: r.Version})
	if _, found := p.compared(made.Id); found["preTransferPriceMinor"] != nil ||
		found["quantityAvailable"].Version != version {
		t.Errorf("%v", found)
	}
	// A quantity never decreases, whoever decides.
	_, err = p.Supply.Decide(p.ctx, &supplyv1.DecideSyncedRequest{ItineraryId: made.Id, DepartureId: d.Id,
		UsePushed: []string{"quantityAvailable"}, Version: version})
	if code(err) != apierr.CodeInvalid {
		t.Errorf("%v", err)
	}

	// Deleted here, it stays deleted while edits win, and can be created again.
	p.Must(p.Inventory.Delete(p.ctx, uuid.MustParse(made.Id), id))
	if _, found := p.compared(made.Id); found["removed"] == nil || found["removed"].Next != "kept" {
		t.Errorf("%v", found)
	}
	next.SingleSupplementPriceMinor = 130_00
	if r := p.departure(next); r.Outcome != supplyv1.Outcome_OUTCOME_UNCHANGED ||
		!slices.Equal(r.Kept, []string{"removed"}) {
		t.Errorf("%v", r)
	}
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, DepartureId: d.Id, UsePushed: []string{"removed"}})
	item, found = p.compared(made.Id)
	if len(found) != 0 || item.Departures != 1 {
		t.Errorf("%v %v", item, found)
	}
	// While your system wins, a changed push creates it again.
	back := p.departure(next)
	p.Must(p.Inventory.Delete(p.ctx, uuid.MustParse(made.Id), uuid.MustParse(back.Id)))
	off := false
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &off})
	next.SingleSupplementPriceMinor = 140_00
	if r := p.departure(next); r.Outcome != supplyv1.Outcome_OUTCOME_CREATED || r.Id == back.Id {
		t.Errorf("%v", r)
	}
}

// A currency with departures in it is fixed, also without prices of services.
func TestPushedCurrencyStaysOnceThereAreDepartures(t *testing.T) {
	p := open(t)
	in := product()
	in.Services[2].PriceMinor = nil
	p.itinerary(in)
	p.departure(departure())
	in.Currency = "EUR"
	if r := p.itinerary(in); r.Fields["currency"] == "" {
		t.Errorf("%v", r)
	}
}

// A push from before its content was stored compares to nothing until the next one, which may be the same.
func TestPushesOfUnknownContent(t *testing.T) {
	p := open(t)
	made := p.itinerary(product())
	forget := func() {
		p.Tx(p.ctx, func(tx pgx.Tx) error {
			_, err := tx.Exec(p.ctx, "UPDATE supply_reference SET content = NULL, content_form = NULL")
			return err
		})
	}
	forget()
	p.edit(made.Id, &itineraryapi.ItineraryUpdate{Name: api.NewOptString("By hand")})
	if item, found := p.compared(made.Id); !item.Unknown || len(found) != 0 {
		t.Errorf("%v %v", item, found)
	}
	_, err := p.Supply.Decide(p.ctx, &supplyv1.DecideSyncedRequest{ItineraryId: made.Id, UsePushed: []string{"name"},
		Version: 2})
	if code(err) != apierr.CodeIllegalState {
		t.Errorf("%v", err)
	}
	p.itinerary(product())
	if item, found := p.compared(made.Id); item.Unknown || found["name"] == nil {
		t.Errorf("%v %v", item, found)
	}
	forget()
	on := true
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &on})
	next := product()
	next.Logistics = "Bring a coat."
	if r := p.itinerary(next); !slices.Equal(r.Kept, []string{"name", "logistics"}) {
		t.Errorf("%v", r)
	}
}

func TestSyncedSupplyIsListed(t *testing.T) {
	p := open(t)
	for i, name := range []string{"Cedar", "Birch", "Alder"} {
		in := product()
		in.ExternalId, in.Name = fmt.Sprint("T-", i), name
		p.itinerary(in)
	}
	edited, _, err := p.Supply.ListSynced(p.ctx, "cedar", "", 25)
	if err != nil || len(edited) != 1 {
		t.Fatalf("%v %v", edited, err)
	}
	p.edit(edited[0].ItineraryId, &itineraryapi.ItineraryUpdate{Logistics: api.NewOptString("By hand")})
	var names []string
	for cursor := ""; ; {
		page, next, err := p.Supply.ListSynced(p.ctx, "", cursor, 2)
		p.Must(err)
		for _, one := range page {
			names = append(names, fmt.Sprint(one.Name, one.Differences))
		}
		if cursor = next; cursor == "" {
			break
		}
	}
	if !slices.Equal(names, []string{"Cedar1", "Alder0", "Birch0"}) {
		t.Errorf("%v", names)
	}
	if found, _, err := p.Supply.ListSynced(p.ctx, "t-1", "", 25); err != nil || len(found) != 1 ||
		found[0].Name != "Birch" {
		t.Errorf("%v %v", found, err)
	}
	other := principal.Must(p.ctx)
	other.OperatorID = uuid.New()
	if found, _, err := p.Supply.ListSynced(principal.With(p.ctx, other), "", "", 25); err != nil || len(found) != 0 {
		t.Errorf("another operator sees %v, %v", found, err)
	}
	foreign := p.In(p.AddTenant("other"), principal.Principal{Group: "operator", OperatorID: p.OperatorID})
	if found, _, err := p.Supply.ListSynced(foreign, "", "", 25); err != nil || len(found) != 0 {
		t.Errorf("another tenant sees %v, %v", found, err)
	}
	if item, _, err := p.Supply.Synced(foreign, uuid.MustParse(edited[0].ItineraryId)); err != nil || item != nil {
		t.Errorf("another tenant sees %v, %v", item, err)
	}
	if _, _, err := p.Supply.ListSynced(p.Admin(), "", "", 25); code(err) != apierr.CodeForbidden {
		t.Errorf("%v", err)
	}
}

func TestWrongDecisionsChangeNothing(t *testing.T) {
	p := open(t)
	made := p.itinerary(product())
	on := true
	for name, c := range map[string]struct {
		ctx  context.Context
		in   *supplyv1.DecideSyncedRequest
		code string
	}{
		"never pushed": {p.ctx, &supplyv1.DecideSyncedRequest{ItineraryId: p.ItineraryID.String(), EditsWin: &on},
			apierr.CodeIllegalState},
		"no id": {p.ctx, &supplyv1.DecideSyncedRequest{ItineraryId: "x", EditsWin: &on}, apierr.CodeNotFound},
		"no such part": {p.ctx, &supplyv1.DecideSyncedRequest{ItineraryId: made.Id, UsePushed: []string{"status"},
			Version: 1}, apierr.CodeInvalid},
		"an old version": {p.ctx, &supplyv1.DecideSyncedRequest{ItineraryId: made.Id, UsePushed: []string{"name"},
			Version: 7}, apierr.CodeConflict},
		"another's departure": {p.ctx, &supplyv1.DecideSyncedRequest{ItineraryId: made.Id,
			UsePushed: []string{"costSchedule"}, DepartureId: uuid.NewString(), EditsWin: &on}, apierr.CodeIllegalState},
		"another tenant": {p.In(p.AddTenant("other"), principal.Principal{Group: "operator", OperatorID: p.OperatorID}),
			&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &on}, apierr.CodeIllegalState},
	} {
		if _, err := p.Supply.Decide(c.ctx, c.in); code(err) != c.code {
			t.Errorf("%s: %v", name, err)
		}
	}
	if item, _ := p.compared(made.Id); item.EditsWin || item.Version != 1 {
		t.Errorf("%v", item)
	}
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &on})
	p.decide(&supplyv1.DecideSyncedRequest{ItineraryId: made.Id, EditsWin: &on})
	if n := p.Count("audit_log", "action = 'itinerary.sync_rule'"); n != 1 {
		t.Errorf("%d entries", n)
	}
}
