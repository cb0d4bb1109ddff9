package insurance_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/gen/api/insuranceapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/page"
	"caravan/backend/testkit"
)

func insurer(name string, countries ...string) company.Company {
	return company.Company{ID: uuid.New(), Kind: company.Insurance, Name: name, Adapter: company.Simulated,
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

// lives sets where the travelers of the booking live.
func (w world) lives(t *testing.T, countries ...string) {
	t.Helper()
	for i, country := range countries {
		w.Exec(t, "UPDATE booking_participant SET country_code = $2 WHERE booking_id = $1 AND position = $3", w.booking,
			country, i)
	}
}

// sellers returns the names of the companies of the policies, by position of the traveler.
func (w world) sellers(t *testing.T) string {
	t.Helper()
	var out []string
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), `SELECT p.company FROM insurance_policy p
			JOIN booking_participant b ON b.tenant_id = p.tenant_id AND b.id = p.participant_id
			WHERE p.status <> 'cancelled' ORDER BY b.position`)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, pgx.RowTo[string])
		return err
	}))
	return strings.Join(out, ", ")
}

// The customer's country chooses who insures the whole party; a company that sells no more keeps its policies, and a
// change of the booking reprices each policy at the company that sold it.
func TestTheCustomersCountryChoosesTheInsurer(t *testing.T) {
	w := insured(t, "Lane", "Poe", "Voss")
	harbor, fjord := insurer("Harbor", "US"), insurer("Fjord", "NO", "US")
	w.with(t, harbor, fjord)
	w.lives(t, "US", "NO", "JP")
	travelers := w.travelers(t)
	q, err := w.QuoteNew(w.ctx(), w.booking, travelers[:1])
	testkit.Must(t, err)
	w.buy(t, q)
	harbor.Paused = true
	w.with(t, harbor, fjord)
	q, err = w.QuoteNew(w.ctx(), w.booking, travelers[1:2])
	testkit.Must(t, err)
	w.buy(t, q)
	testkit.Must(t, w.Sweep(w.Context()))
	if got := w.sellers(t); got != "Harbor, Fjord" || w.statuses(t) != "confirmed, confirmed" {
		t.Fatalf("%s are %s", got, w.statuses(t))
	}
	harbor.Removed = true
	w.with(t, harbor, fjord)
	reprice, err := w.Reprice(w.ctx(), w.booking, map[uuid.UUID]int64{travelers[0]: 900_000, travelers[1]: 900_000})
	testkit.Must(t, err)
	if len(reprice.Premiums) != 2 || reprice.TotalMinor <= 0 ||
		reprice.Premiums[0].PolicyID == reprice.Premiums[1].PolicyID {
		t.Errorf("%+v", reprice)
	}
	for _, country := range []string{"JP", ""} {
		w.lives(t, country)
		if _, err := w.QuoteNew(w.ctx(), w.booking, nil); testkit.Code(err) != apierr.CodeIllegalState ||
			apierr.From(err).Message != "Insurance isn’t available here." {
			t.Errorf("%q: %v", country, err)
		}
		answer, err := insurance.HTTP{Service: w.Service}.GetBookingInsurance(w.ctx(),
			insuranceapi.GetBookingInsuranceParams{ID: w.booking})
		testkit.Must(t, err)
		if answer.Data.Offered || answer.Data.Reason.Value != "Insurance isn’t available here." ||
			len(answer.Data.Policies) != 2 || answer.Data.Policies[1].Company != "Harbor" {
			t.Errorf("%q: %+v", country, answer.Data)
		}
	}
	for _, p := range []uuid.UUID{w.policyOf(t, travelers[0]), w.policyOf(t, travelers[1])} {
		testkit.Must(t, w.World.DB.InTenantTx(w.ctx(), w.Tenant.ID, func(tx pgx.Tx) error {
			return w.CancelTx(w.ctx(), tx, w.booking, p, false)
		}))
	}
	testkit.Must(t, w.Sweep(w.Context()))
	if w.statuses(t) != "cancelled, cancelled" {
		t.Errorf("policies of a company that sells no more are %s", w.statuses(t))
	}
}

func (w world) travelers(t *testing.T) []uuid.UUID {
	t.Helper()
	var out []uuid.UUID
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(), "SELECT id FROM booking_participant WHERE booking_id = $1 ORDER BY position",
			w.booking)
		if err != nil {
			return err
		}
		out, err = pgx.CollectRows(rows, pgx.RowTo[uuid.UUID])
		return err
	}))
	return out
}

func (w world) policyOf(t *testing.T, traveler uuid.UUID) (id uuid.UUID) {
	t.Helper()
	testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT id FROM insurance_policy WHERE participant_id = $1", traveler).Scan(&id)
	}))
	return id
}

// A company's policies are in force until they end or the trip is over.
func TestPoliciesInForce(t *testing.T) {
	w := insured(t, "Lane", "Poe")
	w.buy(t, w.quote(t))
	testkit.Must(t, w.Sweep(w.Context()))
	inForce := func() int {
		use := tenant.CompanyUse{InForce: map[uuid.UUID]int{}}
		testkit.Must(t, w.DBRead(func(tx pgx.Tx) error { return w.Use.Announce(w.Context(), tx, &use) }))
		return use.InForce[company.BuiltInInsurer]
	}
	if n := inForce(); n != 2 {
		t.Errorf("%d of 2 policies are in force", n)
	}
	w.Exec(t, "UPDATE insurance_policy SET status = 'cancelled' WHERE id = $1", w.policy(t))
	if n := inForce(); n != 1 {
		t.Errorf("%d are in force, and one is canceled", n)
	}
	w.World.Clock.Set(w.World.Clock.Now().AddDate(1, 0, 0))
	if n := inForce(); n != 0 {
		t.Errorf("%d are in force after the trip", n)
	}
}

// What an insurer reports is stored with its effect, once.
func TestWhatAnInsurerReportsIsStored(t *testing.T) {
	w := insured(t, "Slow", "Refused")
	w.buy(t, w.quote(t))
	kinds := func() string {
		var out []string
		testkit.Must(t, w.DBRead(func(tx pgx.Tx) error {
			rows, err := w.ReportedTx(w.Context(), tx, []uuid.UUID{w.booking}, page.Instant{}, 10)
			for _, r := range rows {
				out = append(out, r.Company+" "+r.Kind)
			}
			return err
		}))
		return strings.Join(out, ", ")
	}
	testkit.Must(t, w.Sweep(w.Context()))
	if got := kinds(); got != "Simulated insurer policy.refused" {
		t.Errorf("while the other is processed: %s", got)
	}
	w.World.Clock.Set(w.World.Clock.Now().Add(2 * 3600 * 1e9))
	for range 3 {
		testkit.Must(t, w.Sweep(w.Context()))
	}
	if got := kinds(); got != "Simulated insurer policy.confirmed, Simulated insurer policy.refused" {
		t.Errorf("%s", got)
	}
	testkit.Must(t, w.World.DB.InTenantTx(w.ctx(), w.Tenant.ID, func(tx pgx.Tx) error {
		return w.CancelTx(w.ctx(), tx, w.booking, w.policy(t), false)
	}))
	testkit.Must(t, w.Sweep(w.Context()))
	if got := kinds(); !strings.HasPrefix(got, "Simulated insurer policy.canceled, ") {
		t.Errorf("%s", got)
	}
	if n := w.Count(t, `SELECT count(*) FROM insurance_event WHERE (kind, outcome) IN (('policy.confirmed', 'confirmed'),
		('policy.refused', 'failed'), ('policy.canceled', 'cancelled'))
		AND company_id = $1`, company.BuiltInInsurer); n != 3 {
		t.Errorf("%d of 3 events say what came of them", n)
	}
}
