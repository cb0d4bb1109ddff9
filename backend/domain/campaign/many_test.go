package campaign_test

import (
	"context"
	"os"
	"strconv"
	"sync"
	"testing"
	"time"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/tenant"
	"caravan/backend/testkit"
)

// A large campaign is interrupted repeatedly, by several concurrent workers: nobody gets it twice, and nobody is
// left out. `make proof ONLY=promotion` has a hundred thousand readers.
func TestManyReadersGetItOnceHoweverOftenItIsStopped(t *testing.T) {
	readers, err := strconv.Atoi(os.Getenv("CARAVAN_PROOF_READERS"))
	if err != nil {
		readers = 200
	}
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	w.Exec(t, `INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at)
		SELECT $1, gen_random_uuid(), $2, 'reader' || n || '@example.com', now() FROM generate_series(1, $3::integer) n`,
		w.Tenant.ID, w.HostID, readers)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	id := campaignID(t, w, "launch")
	quick := w.Tenant
	quick.Policy.Trip.PromoteMailsPerMinute = max(120, readers/5)
	started := time.Now()
	var workers sync.WaitGroup
	for i := range 3 {
		workers.Go(func() {
			for k := range 20 {
				ctx, stop := context.WithTimeout(tenant.With(w.Context(), quick), time.Duration(1+(k*7+i*3)%40)*time.Millisecond)
				_, _ = s.Batch(ctx, id) // stopped wherever it is
				stop()
			}
		})
	}
	workers.Wait()
	for next := time.Second; next > 0; {
		taken(t, w)
		next, err = s.Batch(tenant.With(w.Context(), quick), id)
		testkit.Must(t, err)
	}
	took := time.Since(started)
	t.Logf("%d mails in %s, %.0f a second", readers, took.Round(time.Millisecond), float64(readers)/took.Seconds())
	if all, each := mails(t, w, "trip_promotion"), w.Count(t,
		"SELECT count(DISTINCT recipient) FROM email WHERE template = 'trip_promotion'"); all != readers || each != readers {
		t.Errorf("%d mails to %d of %d readers", all, each, readers)
	}
	if n := w.Count(t, "SELECT count(*) FROM campaign_recipient WHERE state = 'sent'"); n != readers {
		t.Errorf("%d are recorded", n)
	}
}
