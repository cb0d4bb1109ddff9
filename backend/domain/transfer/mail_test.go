package transfer_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/transferapi"
	"caravan/backend/testkit"
)

// mails returns the subjects and texts of a template's emails, in order.
func (w world) mails(t *testing.T, template string) []string {
	t.Helper()
	var all []string
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		rows, err := tx.Query(t.Context(),
			"SELECT recipient || ': ' || subject || E'\n' || plain FROM email WHERE template = $1 ORDER BY id", template)
		if err != nil {
			return err
		}
		all, err = pgx.CollectRows(rows, pgx.RowTo[string])
		return err
	}))
	return all
}

// calendar returns the calendar file of the last email of a template.
func (w world) calendar(t *testing.T, template string) (file string) {
	t.Helper()
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT calendar FROM email WHERE template = $1 ORDER BY id DESC LIMIT 1",
			template).Scan(&file)
	}))
	return file
}

// said fails unless there is exactly one email with all of the words.
func said(t *testing.T, mails []string, words ...string) {
	t.Helper()
	if len(mails) != 1 {
		t.Fatalf("%d mails: %q", len(mails), mails)
	}
	for _, word := range words {
		if !strings.Contains(mails[0], word) {
			t.Errorf("the mail lacks %q: %s", word, mails[0])
		}
	}
}

// The traveler gets one email that the transfer is confirmed, one with the driver, and one that it is canceled.
func TestMailsOfARide(t *testing.T) {
	w := riding(t)
	id, q := w.book(w.traveler(), t, "Marques")
	if n := len(w.mails(t, "ride_confirmed")); n != 0 {
		t.Errorf("%d mails of a ride that its company does not know", n)
	}
	for range 2 { // a response may arrive twice
		w.sweep(t)
	}
	said(t, w.mails(t, "ride_confirmed"), "robin@example.com: Your ride on ", "12:00 PM is confirmed", "Arrival transfer",
		"(LIS)", "Flight TP 201", q.Category)
	if file := w.calendar(t, "ride_confirmed"); !strings.Contains(file, "UID:"+id.String()+"@") ||
		!strings.Contains(file, "STATUS:CONFIRMED") ||
		!strings.Contains(file, "T120000Z\r\n") {
		t.Errorf("the calendar file: %s", file)
	}
	for _, before := range []time.Duration{23 * time.Hour, 22 * time.Hour, 21 * time.Hour} {
		w.Clock.Set(w.pickup.Add(-before))
		w.sweep(t)
	}
	driver := w.ride(w.traveler(), t, id).Journey.Driver.Value
	said(t, w.mails(t, "ride_changed"), driver.Name+" is your driver.", driver.PhoneNumber)
	w.Exec(t, "UPDATE booking SET version = version + 7")
	testkit.Must(t, w.rides.Cancel(w.traveler(), id, "cancel-mailed", nil))
	w.sweep(t)
	said(t, w.mails(t, "ride_cancelled"), "We canceled the ride as you asked.")
	if file := w.calendar(t, "ride_cancelled"); !strings.Contains(file, "STATUS:CANCELLED") {
		t.Errorf("the calendar file of a cancelled ride: %s", file)
	}
	sum := w.Count(t,
		"SELECT (g.version + t.version + b.version)::int FROM ground_transfer g JOIN trip t ON t.id = g.trip_id JOIN booking b ON b.id = g.booking_id")
	if file := w.calendar(t, "ride_cancelled"); !strings.Contains(file, fmt.Sprintf("SEQUENCE:%d\r\n", sum)) {
		t.Errorf("the mail counts otherwise than the feed, which is at %d: %s", sum, file)
	}
	if strings.Contains(w.mails(t, "ride_cancelled")[0], "refunding") {
		t.Error("the mail of a late cancellation promises money")
	}
	said(t, w.mails(t, "ride_confirmed"))
}

// A rejected transfer is emailed with the reason and the refund; one that never was is not confirmed.
func TestAMailTellsOfARefusedRide(t *testing.T) {
	w := riding(t)
	w.book(w.traveler(), t, "Refused")
	for range 2 {
		w.sweep(t)
	}
	said(t, w.mails(t, "ride_cancelled"), "The transfer company canceled the ride. The company cannot take this ride.",
		"to the card you paid with")
	if n := len(w.mails(t, "ride_confirmed")) + len(w.mails(t, "ride_changed")); n != 0 {
		t.Errorf("%d other mails", n)
	}
}

// stubborn is a company that accepts no changes, and sends another driver.
type stubborn struct {
	transfer.Provider
	driver *transfer.Driver
}

func (s *stubborn) Update(context.Context, string, transfer.Traveler) (transfer.Result, error) {
	return transfer.Result{}, transfer.Refusal{Message: "It is too late for another flight."}
}

func (s *stubborn) Status(ctx context.Context, ref string) (transfer.Result, error) {
	out, err := s.Provider.Status(ctx, ref)
	if out.Driver != nil && s.driver != nil {
		out.Driver = s.driver
	}
	return out, err
}

// What the company changes or rejects is emailed, each once.
func TestMailsTellWhatTheCompanyChanges(t *testing.T) {
	w := riding(t)
	stub := &stubborn{Provider: w.rides.Providers[company.Simulated](company.Company{})}
	w.rides.Providers[company.Simulated] = func(company.Company) transfer.Provider { return stub }
	id, _ := w.book(w.traveler(), t, "Marques")
	w.sweep(t)
	ride := w.ride(w.traveler(), t, id)
	_, err := w.rides.Update(w.traveler(), id, &transferapi.GroundTransferUpdate{Version: ride.Version,
		FlightNumber: api.NewOptString("LH 1166")})
	testkit.Must(t, err)
	w.sweep(t)
	said(t, w.mails(t, "ride_changed"), "It declined the change: It is too late for another flight.")
	w.Clock.Set(w.pickup.Add(-23 * time.Hour))
	w.sweep(t)
	if n := len(w.mails(t, "ride_changed")); n != 2 {
		t.Fatalf("%d mails with the first driver", n)
	}
	stub.driver = &transfer.Driver{Name: "Vera Lopes", PhoneNumber: "+1 202 555 0199"}
	for range 2 {
		w.sweep(t)
	}
	all := w.mails(t, "ride_changed")
	if len(all) != 3 || !strings.Contains(all[2], "Vera Lopes is your driver.") ||
		!strings.Contains(all[2], "+1 202 555 0199") {
		t.Errorf("%d mails: %q", len(all), all)
	}
}
