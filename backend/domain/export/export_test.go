package export_test

import (
	"encoding/csv"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"connectrpc.com/connect"
	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/export"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	jobsv1 "caravan/backend/gen/proto/caravan/jobs/v1"
	"caravan/backend/gen/proto/caravan/jobs/v1/jobsv1connect"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

func TestFileOfTravelers(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Work(t)
	h, err := w.Bookings.Holds.CreateHold(w.Context(), w.TripID, uuid.NewString(), booking.Choices{Spots: 2})
	testkit.Must(t, err)
	order := bookingtest.Order(h, "a@example.com", w.Token(t, bookingtest.Good))
	order.Customer.LastName = `=HYPERLINK("http://evil.test")`
	order.Additional[0].FirstName = "Zoë, \"Z\""
	_, err = w.Bookings.Checkout.PayHold(w.Context(), h.ID, w.Bookings.Holds.HoldToken(w.Context(), h.ID),
		uuid.NewString(), order)
	testkit.Must(t, err)

	host := w.As(w.HostMember, "host")
	started, err := w.Exports.Create(host, export.Asked{Kind: export.KindTripTravelers, TripID: &w.TripID},
		uuid.NewString())
	testkit.Must(t, err)
	// The job may have finished by now: then the file exists.
	early := token(w.Exports.Link(host, started.ID, time.Hour))
	if _, file, err := w.Exports.Open(host, started.ID, early); err == nil {
		file.Close()
	} else if testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("a file that is not ready: %v", err)
	}
	bookingtest.Eventually(t, "export", func() bool {
		e, err := w.Exports.Get(host, started.ID)
		return err == nil && e.State == export.Success && e.DoneRows == 2 && e.TotalRows == 2
	})
	name, file, err := w.Exports.Open(host, started.ID, token(w.Exports.Link(host, started.ID, time.Hour)))
	testkit.Must(t, err)
	defer file.Close()
	text, err := io.ReadAll(file)
	testkit.Must(t, err)
	if !strings.HasPrefix(name, "andes-with-harper-travelers-") {
		t.Errorf("name %s", name)
	}
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(text), "\ufeff"))).ReadAll()
	testkit.Must(t, err)
	if len(rows) != 3 || rows[1][5] != `'=HYPERLINK("http://evil.test")` || rows[2][4] != `Zoë, "Z"` ||
		rows[1][13] != "3600.00" || rows[1][14] != "900.00" || rows[2][13] != "" {
		t.Errorf("rows %q", rows)
	}
	bookingtest.Eventually(t, "mail", func() bool { return slices.Contains(w.Mails.To("host@acme.test"), "export_ready") })

	other := w.Tenant
	other.ID = uuid.New()
	if _, err := w.Exports.Get(tenant.With(host, other), started.ID); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("in another tenant: %v", err)
	}
}

// token returns the token in a link.
func token(link string) string {
	_, token, _ := strings.Cut(link, "token=")
	return token
}

func TestSameKeyIsOneExport(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	host, key := w.As(w.HostMember, "host"), uuid.NewString()
	var wg sync.WaitGroup
	for range 100 {
		wg.Go(func() {
			if _, err := w.Exports.Create(host, export.Asked{Kind: export.KindTripTravelers, TripID: &w.TripID},
				key); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if n := w.Count(t, "SELECT count(*) FROM export"); n != 1 {
		t.Errorf("%d exports", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM river.river_job WHERE kind = 'export_write'"); n != 1 {
		t.Errorf("%d jobs", n)
	}
	rows, _, err := w.Exports.Mine(host, record.Query{})
	testkit.Must(t, err)
	if len(rows) != 1 {
		t.Errorf("the host sees %d", len(rows))
	}
	if rows, _, err = w.Exports.Mine(w.As(uuid.New(), "host"), record.Query{}); err != nil || len(rows) != 0 {
		t.Errorf("another host sees %d: %v", len(rows), err)
	}
}

func TestFailureIsTold(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	host := w.As(w.HostMember, "host")
	e, err := w.Exports.Create(host, export.Asked{Kind: export.KindTripTravelers, TripID: &w.TripID}, uuid.NewString())
	testkit.Must(t, err)
	testkit.Must(t, w.Exports.Files.Close())
	w.Work(t)
	bookingtest.Eventually(t, "failure", func() bool {
		got, err := w.Exports.Get(host, e.ID)
		return err == nil && got.State == export.Failure && got.Error != "" && !strings.Contains(got.Error, "blob")
	})
}

func TestWatching(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	for i := range 3 {
		w.Book(t, fmt.Sprintf("buyer%d@example.com", i), booking.Choices{Spots: 1})
	}
	host := w.As(w.HostMember, "host")
	e, err := w.Exports.Create(host, export.Asked{Kind: export.KindTripTravelers, TripID: &w.TripID}, uuid.NewString())
	testkit.Must(t, err)
	_, handler := jobsv1connect.NewJobsServiceHandler(onlyExports{RPC: export.RPC{Service: w.Exports}})
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		handler.ServeHTTP(rw, r.WithContext(tenant.With(r.Context(), w.Tenant)))
	}))
	defer server.Close()
	stream, err := jobsv1connect.NewJobsServiceClient(server.Client(), server.URL).
		WatchExport(t.Context(), connect.NewRequest(&jobsv1.WatchExportRequest{ExportId: e.ID.String()}))
	testkit.Must(t, err)
	defer stream.Close()
	if !stream.Receive() || stream.Msg().State != jobsv1.State_STATE_PENDING {
		t.Fatalf("first message %v, %v", stream.Msg(), stream.Err())
	}
	w.Work(t)
	last := stream.Msg()
	for stream.Receive() {
		last = stream.Msg()
	}
	testkit.Must(t, stream.Err())
	if last.State != jobsv1.State_STATE_SUCCESS || last.DoneRows != 3 || last.FileUrl == "" || last.FileName == "" {
		t.Errorf("last message %v", last)
	}
}

// onlyExports serves the streams of this package; the others of the contract answer that they are not
// implemented.
type onlyExports struct {
	export.RPC
	rest
}

// rest is nested one level deeper, so that the package's own methods take precedence.
type rest struct {
	jobsv1connect.UnimplementedJobsServiceHandler
}
