package export_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/export"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// The file of an export is kept for as long as the marketplace's policy says; then it is removed and the export
// says so.
func TestFilesEnd(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Work(t)
	host := w.As(w.HostMember, "host")
	started, err := w.Exports.Create(host, export.Asked{Kind: export.KindTripTravelers, TripID: &w.TripID},
		uuid.NewString())
	testkit.Must(t, err)
	state := func() string {
		e, err := w.Exports.Get(host, started.ID)
		testkit.Must(t, err)
		return e.State
	}
	bookingtest.Eventually(t, "export", func() bool { return state() == export.Success })
	link := token(w.Exports.Link(host, started.ID, 30*24*time.Hour))

	testkit.Must(t, w.Exports.End(host))
	if state() != export.Success {
		t.Fatal("it ended at once")
	}
	w.Clock.Advance(8 * 24 * time.Hour)
	testkit.Must(t, w.Exports.End(host))
	testkit.Must(t, w.Exports.End(host))
	if state() != export.Expired {
		t.Fatalf("after eight days: %s", state())
	}
	if _, _, err := w.Exports.Open(host, started.ID, link); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("the link of a file that is gone: %v", err)
	}
	if _, ok, err := w.Exports.Files.Reader(host, "exports/"+started.TenantID.String()+"/"+started.ID.String()+
		"/00000.csv"); ok || err != nil {
		t.Errorf("the file is still there: %v", err)
	}
}

// River considers a job stuck that runs longer than the maximum.
func TestTheJobTakesTheTimeOfAJob(t *testing.T) {
	if limit := (&export.WriteWorker{}).Timeout(nil); limit != 0 {
		t.Errorf("it asks for %s of its own", limit)
	}
}
