package campaign_test

import (
	"sync"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// What the mail server has stays sent, what was written and not sent is never sent, and nothing more is written.
func TestAStoppedCampaignSendsNoMore(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	slow := w.Tenant
	slow.Policy.Trip.PromoteMailsPerMinute = 2
	host := tenant.With(w.As(w.HostMember, "host"), slow)
	id := campaignID(t, w, "launch")
	step := func() {
		t.Helper()
		if _, err := s.Batch(host, id); err != nil {
			t.Fatal(err)
		}
	}
	step()
	taken(t, w)
	step()
	if _, err := s.Stop(host, uuid.New(), id); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("by another trip: %v", err)
	}
	for range 2 { // repeating it changes nothing
		got, err := s.Stop(host, w.TripID, id)
		testkit.Must(t, err)
		if got.Status != api.EmailCampaignStatusStopped || got.Stoppable || got.Sent != 1 || got.Recipients != 3 ||
			!got.StoppedDate.Set {
			t.Errorf("stopped: %+v", got)
		}
	}
	if next, err := s.Batch(host, id); err != nil || next != 0 || mails(t, w, "trip_promotion") != 2 {
		t.Errorf("goes on in %s with %d mails, %v", next, mails(t, w, "trip_promotion"), err)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM email WHERE template = 'trip_promotion' AND sent_at IS NULL AND mailed"); n != 0 {
		t.Errorf("%d mails still leave", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM audit_log WHERE action = 'campaign.stop'"); n != 1 {
		t.Errorf("%d audit entries", n)
	}
	states := map[string]int{}
	rows, err := s.Sent(host, w.TripID, "launch", nil, 10)
	testkit.Must(t, err)
	for _, row := range rows {
		if row.Stopped {
			states["stopped"]++
		} else {
			states[row.CampaignRecipient.State]++
		}
	}
	if states["sent"] != 1 || states["stopped"] != 2 {
		t.Errorf("readers: %v", states)
	}
	// The mail server was accepting the second one at that moment.
	var key string
	testkit.Must(t, w.DB.InTenantTx(host, w.Tenant.ID, func(tx pgx.Tx) error {
		if err := tx.QueryRow(host, "SELECT dedupe_key FROM email WHERE batch = $1 AND NOT mailed",
			id).Scan(&key); err != nil {
			return err
		}
		return s.LeftAnyway.Announce(host, tx, notification.LeftAnyway{Key: key, At: w.Clock.Now()})
	}))
	if got, err := s.Stop(host, w.TripID, id); err != nil || got.Sent != 2 {
		t.Errorf("one left anyway: %+v %v", got, err)
	}
}

// However writing and stopping interleave, each reader either has an email that is sent or is left out, and
// stopping ends it.
func TestStoppingRacesWithWriting(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	w.Exec(t, `INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at)
		SELECT $1, gen_random_uuid(), $2, 'reader' || n || '@example.com', now() FROM generate_series(1, 60) n`,
		w.Tenant.ID, w.HostID)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	id := campaignID(t, w, "launch")
	quick := w.Tenant
	quick.Policy.Trip.PromoteMailsPerMinute = 120
	host := tenant.With(w.As(w.HostMember, "host"), quick)
	var all sync.WaitGroup
	for range 3 {
		all.Go(func() {
			if _, err := s.Batch(host, id); err != nil {
				t.Error(err)
			}
		})
		all.Go(func() {
			if _, err := s.Stop(host, w.TripID, id); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if n := w.Count(t, "SELECT count(*) FROM email WHERE batch IS NOT NULL AND mailed"); n != 0 {
		t.Errorf("%d mails still leave", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM campaign_recipient WHERE state NOT IN ('waiting', 'stopped')"); n != 0 {
		t.Errorf("%d readers count as written to", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM audit_log WHERE action = 'campaign.stop'"); n != 1 {
		t.Errorf("stopped %d times", n)
	}
}

func TestWhatHasGoneOutIsNotStopped(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	host, id := w.As(w.HostMember, "host"), campaignID(t, w, "launch")
	_, err := s.Batch(host, id)
	testkit.Must(t, err)
	taken(t, w)
	if _, err := s.Stop(host, w.TripID, id); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("after everybody has it: %v", err)
	}
}

// An address that a mail server rejected permanently gets no promotion, and is listed separately from those that
// were emailed.
func TestRefusedAddressesGetNoPromotion(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	list(t, w)
	accepted(t, w)
	w.Exec(t,
		"INSERT INTO refused_address (tenant_id, email, refused_at, answer) VALUES ($1, 'ann@example.com', $2, '550 no such user')",
		w.Tenant.ID, w.Clock.Now())
	testkit.Must(t, s.Sweep(w.Context()))
	host, id := w.As(w.HostMember, "host"), campaignID(t, w, "launch")
	_, err := s.Batch(host, id)
	testkit.Must(t, err)
	if n := w.Count(t, "SELECT count(*) FROM email WHERE recipient = 'ann@example.com'"); n != 0 ||
		mails(t, w, "trip_promotion") != 2 {
		t.Errorf("%d mails to the refused address, %d in all", n, mails(t, w, "trip_promotion"))
	}
	// The mail server accepts one of the other two and rejects the last.
	w.Exec(t, "UPDATE email SET failed_at = now(), problem = '550' WHERE recipient = 'bob@example.com'")
	taken(t, w)
	w.Exec(t, "UPDATE email SET sent_at = NULL WHERE recipient = 'bob@example.com'")
	var all []api.EmailCampaign
	testkit.Must(t, w.DB.ReadTenant(host, w.Tenant.ID, func(tx pgx.Tx) error {
		of, err := w.Trips.LoadTx(host, tx, w.TripID)
		if err != nil {
			return err
		}
		all, err = campaign.Figures{}.CampaignsTx(host, tx, of)
		return err
	}))
	if got := all[0]; got.Status != api.EmailCampaignStatusSent || got.Sent != 1 || got.Undelivered != 2 {
		t.Errorf("%+v", got)
	}
	rows, err := s.Sent(host, w.TripID, "launch", nil, 10)
	testkit.Must(t, err)
	for _, row := range rows {
		if r := row.CampaignRecipient; (r.State == "sent") != (r.Email == "cid@example.com") {
			t.Errorf("%s is %s", r.Email, r.State)
		}
	}
}
