package transfer_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/transfer/reported"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/page"
	"caravan/backend/testkit"
)

func driver(name string, countries ...string) company.Company {
	return company.Company{ID: uuid.New(), Kind: company.Transfers, Name: name, Adapter: company.Simulated,
		Countries: countries}
}

// with gives the marketplace companies.
func (w world) with(t *testing.T, list ...company.Company) {
	t.Helper()
	text, err := json.Marshal(list)
	testkit.Must(t, err)
	w.Exec(t, "UPDATE tenant SET companies = $1 WHERE id = $2", text, w.Tenant.ID)
	w.Tenant.Companies = list
}

// The country where a ride begins chooses who drives; a direction that begins where no company drives has no vehicles,
// and a trip in such a country has no rides. A company that sells no more drives what it has.
func TestTheCountryOfTheAirportChoosesTheCompany(t *testing.T) {
	w := riding(t)
	w.Exec(t, "UPDATE trip SET country = 'Portugal'")
	caravela, rising := driver("Caravela", "PT"), driver("Rising", "JP")
	w.with(t, rising, caravela)
	id, _ := w.book(w.traveler(), t, "Marques")
	caravela.Paused = true
	w.with(t, rising, caravela)
	w.sweep(t)
	if ride := w.ride(w.traveler(), t, id); ride.Journey.TransferCompany.Value.Name != "Caravela" ||
		ride.DisplayStatus != "confirmed" {
		t.Errorf("%s, driven by %v", ride.DisplayStatus, ride.Journey.TransferCompany)
	}
	use := tenant.CompanyUse{InForce: map[uuid.UUID]int{}}
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return w.rides.Use.Announce(w.Context(), tx, &use)
	}))
	if use.InForce[caravela.ID] != 1 || use.InForce[rising.ID] != 0 {
		t.Errorf("ahead: %v", use.InForce)
	}
	ask := func(country, airport string) (transfer.Quotes, error) {
		w.Exec(t, "UPDATE trip SET country = $1", country)
		leg := w.arrival(1)
		leg.OriginPlaceID = airport
		return w.rides.QuoteLegs(w.traveler(), w.TripID, map[transfer.Type]transfer.Leg{transfer.Arrival: leg})
	}
	for name, c := range map[string][2]string{
		"a trip where nobody drives":        {"Portugal", "iata:LIS"},
		"an airport where nobody drives":    {"Japan", "iata:LIS"},
		"a trip in a country of no company": {"Peru", "iata:HND"},
	} {
		if _, err := ask(c[0], c[1]); testkit.Code(err) != apierr.CodeIllegalState ||
			apierr.From(err).Message != "You cannot book rides for this trip." {
			t.Errorf("%s: %v", name, err)
		}
	}
	w.Exec(t, "UPDATE trip SET country = 'Japan'")
	departure := w.arrival(1)
	departure.OriginPlaceID, departure.DestinationPlaceID = "iata:HND", "iata:LIS"
	days := w.Count(t, "SELECT end_date - start_date FROM trip WHERE id = $1", w.TripID)
	departure.PickupAt = w.pickup.AddDate(0, 0, days+2)
	quotes, err := w.rides.QuoteLegs(w.traveler(), w.TripID, map[transfer.Type]transfer.Leg{
		transfer.Arrival: w.arrival(1), transfer.Departure: departure})
	testkit.Must(t, err)
	if got := quotes.ByType[transfer.Arrival]; got == nil || len(got) > 0 || quotes.Failed[transfer.Arrival] {
		t.Errorf("from where nobody drives: %+v", quotes)
	}
}

// What a company reports is stored with its effect, once.
func TestWhatACompanyReportsIsStored(t *testing.T) {
	w := riding(t)
	w.book(w.traveler(), t, "Marques")
	kinds := func(of reported.Of) string {
		var out []string
		testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
			rows, err := reported.Reader{}.ReportedTx(w.Context(), tx, of, page.Instant{}, 10)
			for _, r := range rows {
				out = append(out, r.Company+" "+r.Kind)
			}
			return err
		}))
		return strings.Join(out, ", ")
	}
	orders := reported.Of{Orders: []uuid.UUID{w.booking}}
	for range 2 {
		w.sweep(t)
	}
	if got := kinds(orders); got != "Caravan Fleet ride.confirmed" {
		t.Errorf("confirmed: %s", got)
	}
	w.Clock.Set(w.pickup.Add(-23 * time.Hour))
	for range 2 {
		w.sweep(t)
	}
	if got := kinds(orders); got != "Caravan Fleet ride.driver_assigned, Caravan Fleet ride.confirmed" {
		t.Errorf("with a driver: %s", got)
	}
	w.book(w.host(), t, "Refused")
	w.sweep(t)
	if got := kinds(reported.Of{TripID: &w.TripID}); got != "Caravan Fleet ride.refused" {
		t.Errorf("the host's rides: %s", got)
	}
	if got := kinds(orders); strings.Contains(got, "refused") {
		t.Errorf("the order has the host's: %s", got)
	}
}
