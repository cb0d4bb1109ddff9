package triprequest_test

import (
	"context"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/triptest"
	"caravan/backend/domain/triprequest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/triprequestapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

func reject(m *triptest.Market, ctx context.Context, id uuid.UUID, version int64, reason string) error {
	return m.DB.InTenantTx(ctx, m.Tenant.ID, func(tx pgx.Tx) error {
		return m.Requests.RejectTx(ctx, tx, id, &triprequestapi.TripRequestRejection{Version: version, Reason: reason})
	})
}

func wishing(m *triptest.Market) triprequest.Created {
	m.T.Helper()
	form := m.Form(triptest.First)
	form.AdditionalRequests = api.NewOptString("Slowly.")
	created, err := m.Request(form)
	m.Must(err)
	return created
}

func TestRejectedRequestGivesItsDepartureBack(t *testing.T) {
	m := triptest.Open(t)
	created := wishing(m)
	if e := code(t, reject(m, m.Operator(), created.ID, 1, " ")); e.Fields["reason"] != "This field is required" {
		t.Errorf("%v", e)
	}
	if e := code(t, reject(m, m.Operator(), created.ID, 7, "Closed.")); e.Code != apierr.CodeConflict {
		t.Errorf("%v", e)
	}
	foreign := m.In(m.AddTenant("other"), principal.Principal{Group: "admin"})
	err := m.DB.InTenantTx(foreign, uuid.New(), func(tx pgx.Tx) error {
		return m.Requests.RejectTx(foreign, tx, created.ID, &triprequestapi.TripRequestRejection{Version: 1, Reason: "x"})
	})
	if code(t, err).Code != apierr.CodeNotFound {
		t.Errorf("another tenant: %v", err)
	}
	m.Must(reject(m, m.Operator(), created.ID, 1, "The road is closed."))
	request, err := m.Requests.Get(m.Host(), created.ID)
	if err != nil || request.Status != api.TripRequestStatusRejected ||
		request.RejectionReason.Value != "The road is closed." {
		t.Errorf("%+v %v", request, err)
	}
	if n := m.Count("inventory_item", "quantity_pending > 0"); n != 0 {
		t.Error("the departure is still reserved")
	}
	if n := m.Count("email", "template = 'trip_request_rejected' AND recipient = 'hanna@example.com'"); n != 1 {
		t.Errorf("%d mails to the host", n)
	}
	if e := code(t, reject(m, m.Operator(), created.ID, 2, "Again.")); e.Code != apierr.CodeIllegalState {
		t.Errorf("%v", e)
	}
	if e := code(t, m.Requests.Update(m.Host(), created.ID,
		&triprequestapi.TripRequestUpdate{Version: 2})); e.Code != apierr.CodeIllegalState {
		t.Errorf("%v", e)
	}
}

func TestWithdrawnRequestFreesItsDeparture(t *testing.T) {
	m := triptest.Open(t)
	created := wishing(m)
	withdraw := func(version int64) error {
		return m.DB.InTenantTx(m.Host(), m.Tenant.ID, func(tx pgx.Tx) error {
			return m.Requests.WithdrawTx(m.Host(), tx, created.ID, &triprequestapi.TripRequestWithdrawal{Version: version})
		})
	}
	if e := code(t, withdraw(7)); e.Code != apierr.CodeConflict {
		t.Errorf("%v", e)
	}
	before, err := m.Requests.Get(m.Host(), created.ID)
	m.Must(err)
	if !before.Editable || before.WithdrawnAt.Set {
		t.Errorf("a pending request: %+v", before)
	}
	m.Must(withdraw(before.Version))
	after, err := m.Requests.Get(m.Host(), created.ID)
	m.Must(err)
	if after.Status != api.TripRequestStatusRejected || !after.WithdrawnAt.Set || after.Editable ||
		after.RejectionReason.Set {
		t.Errorf("%+v", after)
	}
	if n := m.Count("inventory_item", "quantity_pending > 0"); n != 0 {
		t.Error("the departure is still reserved")
	}
	if n := m.Count("email", "template = 'trip_request_rejected'"); n != 0 {
		t.Error("the host was told of a rejection")
	}
	if n := m.Count("email", "template = 'trip_request_withdrawn' AND dedupe_key LIKE $1",
		"trip_request_withdrawn/"+created.ID.String()+"/%"); n == 0 {
		t.Error("the operator was not told")
	}
	if e := code(t, withdraw(after.Version)); e.Code != apierr.CodeIllegalState {
		t.Errorf("a second time: %v", e)
	}
	if e := code(t, reject(m, m.Operator(), created.ID, after.Version, "Late.")); e.Code != apierr.CodeIllegalState {
		t.Errorf("%v", e)
	}
}

func TestAddedRequestsLoseInstantApproval(t *testing.T) {
	m := triptest.Open(t)
	form := m.Form(triptest.First)
	before, err := m.Requests.Cost(m.Host(), form)
	if err != nil || !before.InstantApproval {
		t.Fatalf("%+v %v", before, err)
	}
	form.AdditionalRequests = api.NewOptString("A quiet room.")
	after, err := m.Requests.Cost(m.Host(), form)
	if err != nil || after.InstantApproval {
		t.Errorf("%+v %v", after, err)
	}
	if created := wishing(m); created.InstantlyApproved {
		t.Error("approved without a look at the requests")
	}
}

// The cost of a form is the price of the trip made from it, and the preview reserves nothing (H-222).
func TestCostOfAForm(t *testing.T) {
	m := triptest.Open(t)
	it, err := m.Itineraries.Get(m.Host(), m.ItineraryID)
	m.Must(err)
	deck := it.ServicesByDay[1].Services[0].ID.Value
	form := m.Form(triptest.First)
	form.SelectedWorkshopSpaces = []api.WorkshopChoice{{ServiceId: deck, HoursRequested: 2}}
	form.HostSelectedOptionalActivities = []api.ServiceChoice{{ServiceId: it.ServicesByDay[0].Services[2].ID.Value,
		Quantity: 1}}
	cost, err := m.Requests.Cost(m.Host(), form)
	if err != nil {
		t.Fatal(err)
	}
	if cost.GroupVariableMinor != 2*40_00+50_00 || cost.TripLength != 2 || cost.Host != m.HostID ||
		cost.FreeOfCharge != 1 ||
		cost.ItineraryInventoryItem.Value.ID != m.Departures[triptest.First] || len(cost.SelectedWorkshopSpaces) != 1 ||
		cost.SelectedWorkshopSpaces[0].CostMinor != 80_00 ||
		cost.SelectedWorkshopSpaces[0].Activity.Name.Value != "Yoga deck" {
		t.Errorf("%+v", cost)
	}
	plain, err := m.Requests.Cost(m.Host(), m.Form(triptest.First))
	if err != nil || plain.SuggestedSellPrice.MinPriceMinor >= cost.SuggestedSellPrice.MinPriceMinor ||
		plain.SuggestedSellPrice.MaxPriceMinor < plain.SuggestedSellPrice.MinPriceMinor {
		t.Errorf("%+v against %+v, %v", plain.SuggestedSellPrice, cost.SuggestedSellPrice, err)
	}
	if n := m.Count("inventory_item", "quantity_pending > 0") + m.Count("trip_request", "true"); n != 0 {
		t.Error("asking for the cost left something behind")
	}
	form.QuantityOfHostsRooms, form.HostRooms = api.NewOptInt(2), nil
	if _, err := m.Requests.Cost(m.Host(), form); code(t, err).Fields["quantityOfHostsRooms"] != "1 Room(s) Limit" {
		t.Errorf("%v", err)
	}
	created, err := m.Request(m.Form(triptest.First))
	m.Must(err)
	if m.Trip(*created.TripID).GroupVariableMinor != plain.GroupVariableMinor {
		t.Error("the trip costs something else")
	}
}

func TestDepartureShowsWhoAskedForIt(t *testing.T) {
	m := triptest.Open(t)
	id := m.Departures[triptest.First]
	m.Must(m.Inventory.Update(m.Operator(), m.ItineraryID, id,
		&inventoryapi.InventoryChange{QuantityAvailable: api.NewOptInt(3)}))
	trip := m.Trip(m.Approved())
	pending, rejected := wishing(m), wishing(m)
	m.Must(reject(m, m.Operator(), rejected.ID, 1, "Full."))
	found, err := m.Uses.RequestedTrips(m.Operator(), m.ItineraryID, id)
	if err != nil || len(found) != 3 {
		t.Fatalf("%+v %v", found, err)
	}
	uses := map[uuid.UUID]inventoryapi.RequestedTrip{}
	for _, f := range found {
		uses[f.TripRequestId] = f
	}
	if uses[rejected.ID].Use != inventoryapi.RequestedTripUseReleased ||
		uses[pending.ID].Use != inventoryapi.RequestedTripUsePending || uses[pending.ID].HostName != "hanna" {
		t.Errorf("%+v", uses)
	}
	if made := uses[trip.TripRequestID]; made.TripId.Value != trip.ID || made.TripName.Value != trip.Name ||
		made.Use != inventoryapi.RequestedTripUsePending {
		t.Errorf("%+v", made)
	}
	if _, err := m.Uses.RequestedTrips(m.Operator(), uuid.New(), id); code(t, err).Code != apierr.CodeNotFound {
		t.Errorf("%v", err)
	}
}
