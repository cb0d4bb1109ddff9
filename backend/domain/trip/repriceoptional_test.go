package trip_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/trip/triptest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	pricingv1 "caravan/backend/gen/proto/caravan/pricing/v1"
)

// A price increase of an optional service appears in the preview of its trips, before it is saved and after; the
// job applies it to the chosen ones: to the trip's offer and to what the host's choices cost the group.
func TestOptionalServicesAreRepriced(t *testing.T) {
	m := triptest.Open(t)
	id := chosen(t, m)
	before := m.Trip(id)
	massage := before.Content.OptionalServices[0].ID
	preview := func(services ...*pricingv1.ProposedService) *pricingv1.RepricingEffect {
		t.Helper()
		answer, err := m.Trips.PreviewRepricing(m.Admin(),
			&pricingv1.PreviewRepricingRequest{ItineraryId: m.ItineraryID.String(), Services: services})
		m.Must(err)
		if len(answer.Effects) != 1 {
			return nil
		}
		return answer.Effects[0]
	}
	// 3 at 10.00 more each, shared by the paying travelers.
	dearer := func(effect *pricingv1.RepricingEffect) bool {
		return effect != nil && slices.Equal(effect.Changes, []string{"Host’s choices", "Optional service prices"}) &&
			effect.SuggestedMinAfter >= effect.SuggestedMinBefore
	}
	if effect := preview(); effect != nil {
		t.Fatalf("nothing changed: %+v", effect)
	}
	if effect := preview(&pricingv1.ProposedService{ServiceId: massage.String(), PriceMinor: 50_00}); !dearer(effect) {
		t.Fatalf("a price that is not saved: %+v", effect)
	}
	save := func(services []api.OptionalService) {
		t.Helper()
		it, err := m.Itineraries.Get(m.Operator(), m.ItineraryID)
		m.Must(err)
		m.Must(m.Itineraries.Update(m.Operator(), m.ItineraryID, &itineraryapi.ItineraryUpdate{Version: it.Version,
			AdditionalOptionalServices: services}))
	}
	save([]api.OptionalService{{ID: massage, Name: "Massage", Type: api.ServiceTypeActivity,
		PriceMinor: api.NewOptInt64(50_00), Quantity: api.NewOptInt(5)}})
	if effect := preview(); !dearer(effect) {
		t.Fatalf("a price that is saved: %+v", effect)
	}
	apply := func() {
		t.Helper()
		done, err := m.Trips.ApplyRepricing(m.Admin(), &pricingv1.ApplyRepricingRequest{
			ItineraryId: m.ItineraryID.String(),
			Trips:       []*pricingv1.RepricingChoice{{TripId: id.String(), Version: m.Trip(id).Version}},
		}, uuid.NewString())
		m.Must(err)
		for range 2 { // a job may run twice
			m.Must(m.Trips.Reprice(m.Admin(), uuid.MustParse(done.RepricingId)))
		}
	}
	if now := m.Trip(id); now.Version != before.Version || now.GroupVariableMinor != before.GroupVariableMinor {
		t.Error("a preview changed the trip")
	}
	apply()
	after := m.Trip(id)
	if after.GroupVariableMinor != before.GroupVariableMinor+3*10_00 || after.Version != before.Version+1 {
		t.Errorf("choices cost %d, before %d", after.GroupVariableMinor, before.GroupVariableMinor)
	}
	if got := after.Content.GroupChoices.OptionalServices; len(got) != 1 || got[0].PriceMinor != 50_00 ||
		got[0].Quantity != 3 || got[0].Name != "Massage" {
		t.Errorf("chosen: %+v", got)
	}
	if got, err := m.Trips.Get(m.Operator(), id); err != nil ||
		got.AdditionalOptionalServices[0].PriceMinor.Value != 50_00 {
		t.Errorf("offered: %+v %v", got.AdditionalOptionalServices, err)
	}
	if effect := preview(); effect != nil {
		t.Errorf("after the job something still changes: %+v", effect)
	}
	// What the operator no longer sells keeps the agreed price.
	save([]api.OptionalService{})
	if effect := preview(); effect != nil {
		t.Errorf("a service that is gone: %+v", effect)
	}
}
