package export_test

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/export"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// answers inserts n answers to the host's survey; every tenth has opted out of emails.
func answers(t testing.TB, w *bookingtest.World, n int) { moreAnswers(t, w, 0, n) }

// moreAnswers inserts the answers from one number up to another.
func moreAnswers(t testing.TB, w *bookingtest.World, from, to int) {
	t.Helper()
	w.Exec(t,
		`INSERT INTO survey_response (tenant_id, id, host_id, age, budget_minor, destination, time_of_year, gender, email, marketing_opt_in, answered_at)
		SELECT $1, ('01900000-0000-7000-8000-' || lpad(to_hex(k), 12, '0'))::uuid, $2, 18 + k % 50, 100000 + k % 500 * 1000,
			(ARRAY['Peru', '=1+1', 'Côte d''Ivoire', '-2'])[k % 4 + 1], 'Spring', 'female', 'reader' || k || '@example.com', k % 10 <> 0, now()
		FROM generate_series($3::int, $4::int - 1) k`, w.Tenant.ID, w.HostID, from, to)
}

func (f found) cell(column string) string { return f.row[f.at[column]] }

type found struct {
	at  map[string]int
	row []string
}

func download(t *testing.T, w *bookingtest.World, ctx context.Context, id uuid.UUID) []found {
	t.Helper()
	_, file, err := w.Exports.Open(ctx, id, token(w.Exports.Link(ctx, id, time.Hour)))
	testkit.Must(t, err)
	defer file.Close()
	text, err := io.ReadAll(file)
	testkit.Must(t, err)
	if !strings.HasPrefix(string(text), "\ufeff") {
		t.Errorf("no mark at the beginning: %.20q", text)
	}
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(text), "\ufeff"))).ReadAll()
	testkit.Must(t, err)
	at := map[string]int{}
	for i, head := range rows[0] {
		at[head] = i
	}
	var out []found
	for _, row := range rows[1:] {
		out = append(out, found{at, row})
	}
	return out
}

func TestAudienceFile(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Work(t)
	answers(t, w, 40)
	w.Exec(t,
		"INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at) VALUES ($1, $2, $3, '+plus@example.com', now())",
		w.Tenant.ID, uuid.New(), w.HostID)
	host := w.As(w.HostMember, "host")
	for _, extended := range []bool{false, true} {
		e, err := w.Exports.Create(host, export.Asked{Kind: export.KindAudience, HostID: &w.HostID,
			Options: export.Options{Extended: extended}}, uuid.NewString())
		testkit.Must(t, err)
		bookingtest.Eventually(t, "export", func() bool {
			got, err := w.Exports.Get(host, e.ID)
			return err == nil && got.State == export.Success && got.DoneRows == 41 && got.TotalRows == 41
		})
		rows := download(t, w, host, e.ID)
		if len(rows) != 41 {
			t.Fatalf("%d rows", len(rows))
		}
		if first := rows[0]; first.cell("Source") != "Survey" || first.cell("Email") != "" ||
			first.cell("Wants emails") != "no" {
			t.Errorf("somebody who wants no emails: %q", first.row)
		}
		if second := rows[1]; second.cell("Email") != "reader1@example.com" {
			t.Errorf("second row %q", second.row)
		}
		if last := rows[40]; last.cell("Source") != "Marketing list" || last.cell("Email") != "'+plus@example.com" {
			t.Errorf("the address of the list: %q", last.row)
		}
		if _, has := rows[0].at["Destination"]; has != extended {
			t.Errorf("answers in the file: %v, asked for: %v", has, extended)
		}
		if extended {
			if second := rows[1]; second.cell("Destination") != "'=1+1" || second.cell("Budget (USD)") != "1010.00" ||
				second.cell("Qualified") != "no" {
				t.Errorf("answers %q", second.row)
			}
		}
	}
}

func TestFileOfManyBookings(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{MaximumSpots: 12})
	w.Work(t)
	for i := range 3 {
		w.Book(t, fmt.Sprintf("buyer%d@example.com", i), booking.Choices{Spots: 2})
	}
	admin := w.As(w.HostMember, "admin")
	e, err := w.Exports.Create(admin, export.Asked{Kind: export.KindBookings}, uuid.NewString())
	testkit.Must(t, err)
	bookingtest.Eventually(t, "export", func() bool {
		got, err := w.Exports.Get(admin, e.ID)
		return err == nil && got.State == export.Success && got.DoneRows == 6
	})
	rows := download(t, w, admin, e.ID)
	if len(rows) != 6 || rows[0].cell("Trip") != "Andes with Harper" || rows[0].cell("Email") != "buyer0@example.com" ||
		rows[5].cell("Traveler") != "Additional" {
		t.Errorf("rows %+v", rows)
	}
}

// A job that was stopped between two parts continues after the last one that is counted, and a part that was
// written but not counted is written again: nobody is left out or listed twice.
func TestStoppedFileGoesOn(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	const n = 250_000
	answers(t, w, n)
	host := w.As(w.HostMember, "host")
	e, err := w.Exports.Create(host, export.Asked{Kind: export.KindAudience, HostID: &w.HostID}, uuid.NewString())
	testkit.Must(t, err)
	stopped, stop := context.WithCancel(host)
	go func() {
		for stopped.Err() == nil {
			if got, err := w.Exports.Get(host, e.ID); err == nil && got.Parts >= 1 {
				stop()
			}
		}
	}()
	if err := w.Exports.Write(stopped, e.ID); err == nil {
		t.Skip("the file was written before it could be stopped")
	}
	before, err := w.Exports.Get(host, e.ID)
	testkit.Must(t, err)
	if before.State != export.Running || before.Parts == 0 || before.DoneRows == n {
		t.Fatalf("after the stop: %s with %d parts, %d rows", before.State, before.Parts, before.DoneRows)
	}
	testkit.Must(t, w.Exports.Write(host, e.ID))
	after, err := w.Exports.Get(host, e.ID)
	testkit.Must(t, err)
	if after.State != export.Success || after.DoneRows != n {
		t.Errorf("in the end: %s with %d rows", after.State, after.DoneRows)
	}
	seen := map[string]bool{}
	for _, row := range download(t, w, host, e.ID) {
		seen[row.cell("ID")] = true
	}
	if len(seen) != n {
		t.Errorf("%d answers in the file", len(seen))
	}
	testkit.Must(t, w.Exports.Write(host, e.ID))
	if mails := w.Count(t, "SELECT count(*) FROM email WHERE template = 'export_ready'"); mails != 1 {
		t.Errorf("%d mails", mails)
	}
}

func TestLinksEnd(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Work(t)
	host := w.As(w.HostMember, "host")
	var ids []uuid.UUID
	for range 2 {
		e, err := w.Exports.Create(host, export.Asked{Kind: export.KindAudience, HostID: &w.HostID}, uuid.NewString())
		testkit.Must(t, err)
		bookingtest.Eventually(t, "export", func() bool {
			got, err := w.Exports.Get(host, e.ID)
			return err == nil && got.State == export.Success
		})
		ids = append(ids, e.ID)
	}
	link := token(w.Exports.Link(host, ids[0], time.Hour))
	for name, try := range map[string]string{"none": "", "another file's": token(w.Exports.Link(host, ids[1], time.Hour)),
		"changed": "z" + link} {
		if _, _, err := w.Exports.Open(host, ids[0], try); testkit.Code(err) != apierr.CodeForbidden {
			t.Errorf("%s: %v", name, err)
		}
	}
	if rows := download(t, w, host, ids[0]); len(rows) != 0 {
		t.Errorf("an audience of nobody has %d rows", len(rows))
	}
	w.Clock.Advance(time.Hour)
	if _, _, err := w.Exports.Open(host, ids[0], link); testkit.Code(err) != apierr.CodeForbidden {
		t.Errorf("after an hour: %v", err)
	}
}
