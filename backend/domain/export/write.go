package export

import (
	"bufio"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/export/parts"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/cell"
	"caravan/backend/platform/slug"
)

// WriteArgs are the arguments of the job that writes an export's file.
type WriteArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	ExportID uuid.UUID `json:"exportId"`
}

// Kind implements river.JobArgs.
func (WriteArgs) Kind() string { return "export_write" }

var writeOptions = &river.InsertOpts{MaxAttempts: 3}

// WriteWorker writes files.
type WriteWorker struct {
	river.WorkerDefaults[WriteArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *WriteWorker) Work(ctx context.Context, job *river.Job[WriteArgs]) error {
	ctx, err := w.Service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	err = w.Service.Write(ctx, job.Args.ExportID)
	if errors.Is(err, errMore) {
		return river.JobSnooze(0)
	}
	if err != nil && job.Attempt >= job.MaxAttempts {
		if failed := w.Service.fail(context.WithoutCancel(ctx), job.Args.ExportID); failed != nil {
			return fmt.Errorf("%w; and marking it failed: %w", err, failed)
		}
	}
	return err
}

// partsInRun keeps a run of the job far below the job timeout: a long file is written in several runs, so that
// none is considered stuck and started a second time.
const partsInRun = 100

var errMore = errors.New("the file has more parts")

// Write writes the file of an export, or continues where an earlier run stopped; errMore means that it is not
// complete.
func (s *Service) Write(ctx context.Context, id uuid.UUID) error {
	row, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	if row.State != Pending && row.State != Running {
		return nil
	}
	t := tenant.From(ctx)
	var of file
	var total int64
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		if of, err = s.fileOf(ctx, tx, row); err != nil {
			return err
		}
		for _, source := range of.sources {
			n, err := source.count(ctx, tx)
			if err != nil {
				return fmt.Errorf("count: %w", err)
			}
			total += n
		}
		return nil
	})
	if err != nil {
		return err
	}
	row.FileName = of.name + "-" + s.Clock.Now(ctx).Format("2006-01-02") + ".csv"
	if err := s.start(ctx, row, total); err != nil {
		return err
	}
	for written := 0; row.Source < len(of.sources); written++ {
		if written == partsInRun {
			return errMore
		}
		if row, err = s.writeNext(ctx, row, of); err != nil {
			return err
		}
	}
	return s.finish(ctx, row)
}

// fileOf returns the content of a kind of export.
func (s *Service) fileOf(ctx context.Context, tx pgx.Tx, row exportdb.Export) (file, error) {
	switch row.Kind {
	case KindTripTravelers:
		of, err := s.Trips.LoadTx(ctx, tx, *row.TripID)
		return file{name: slug.Of("trip", of.Name) + "-travelers", header: header, keys: ordersInPart,
			sources: []source{orders{bookings: s.Bookings, tripID: row.TripID, record: cellsOf}}}, err
	case KindBookings:
		return file{name: "bookings", header: append([]string{"Trip"}, header...), keys: ordersInPart,
			sources: []source{orders{bookings: s.Bookings, record: func(r view.RosterRow) []string {
				return append([]string{cell.Defuse(r.TripName)}, cellsOf(r)...)
			}}}}, nil
	case KindAudience, KindJournal:
		var o Options
		if err := json.Unmarshal(row.Options, &o); err != nil {
			return file{}, fmt.Errorf("options: %w", err)
		}
		if row.Kind == KindJournal {
			return journal(ctx, o), nil
		}
		return audience(ctx, row, o.Extended)
	}
	return file{}, fmt.Errorf("no export %q", row.Kind)
}

func (s *Service) start(ctx context.Context, row exportdb.Export, total int64) error {
	return s.DB.InTenantTx(ctx, row.TenantID, func(tx pgx.Tx) error {
		_, err := exportdb.New(tx).StartExport(ctx, exportdb.StartExportParams{TenantID: row.TenantID, ID: row.ID,
			TotalRows: total, FileName: row.FileName})
		return err
	})
}

// bom is required because Excel takes a CSV without this mark for a legacy code page.
const bom = "\ufeff"

func prefix(row exportdb.Export) string {
	return "exports/" + row.TenantID.String() + "/" + row.ID.String()
}

// writeNext writes the next part and counts it.
func (s *Service) writeNext(ctx context.Context, row exportdb.Export, of file) (exportdb.Export, error) {
	var done written
	err := parts.Write(ctx, s.Files, parts.Key(prefix(row), row.Parts), func(to io.Writer) error {
		buffered := bufio.NewWriterSize(to, 64<<10)
		if row.Parts == 0 {
			if err := heading(buffered, of.header); err != nil {
				return err
			}
		}
		err := s.DB.ReadTenant(ctx, row.TenantID, func(tx pgx.Tx) error {
			var err error
			done, err = of.sources[row.Source].write(ctx, tx, row.LastKey, of.keys, buffered)
			return err
		})
		if err != nil {
			return err
		}
		return buffered.Flush()
	})
	if err != nil {
		return row, err
	}
	before := row.Parts
	row.Parts, row.DoneRows, row.LastKey = row.Parts+1, row.DoneRows+done.rows, &done.last
	if done.keys < int64(of.keys) {
		row.Source, row.LastKey = row.Source+1, nil
	}
	return row, s.DB.InTenantTx(ctx, row.TenantID, func(tx pgx.Tx) error {
		counted, err := exportdb.New(tx).PartWritten(ctx, exportdb.PartWrittenParams{
			TenantID: row.TenantID, ID: row.ID, Rows: done.rows, Source: row.Source, LastKey: row.LastKey, Parts: before,
		})
		if err == nil && counted == 0 {
			return fmt.Errorf("export %s is being written elsewhere", row.ID)
		}
		return err
	})
}

func heading(to io.Writer, cells []string) error {
	if _, err := io.WriteString(to, bom); err != nil {
		return err
	}
	out := csv.NewWriter(to)
	if err := out.Write(cells); err != nil {
		return err
	}
	out.Flush()
	return out.Error()
}

func (s *Service) finish(ctx context.Context, row exportdb.Export) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		done, err := exportdb.New(tx).FinishExport(ctx, exportdb.FinishExportParams{TenantID: t.ID, ID: row.ID,
			FileKey: prefix(row), Now: s.Clock.Now(ctx)})
		if err != nil || done == 0 {
			return err
		}
		email, firstName, err := s.People.ContactTx(ctx, tx, row.RequestedBy)
		if err != nil {
			return err
		}
		return s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.ExportReady, Key: "export_ready/" + row.ID.String(), To: email, Name: firstName,
			Data: notification.Data{File: row.FileName, Path: s.Link(ctx, row.ID, mailedLink)},
		})
	})
}

func (s *Service) fail(ctx context.Context, id uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return exportdb.New(tx).FailExport(ctx, exportdb.FailExportParams{
			TenantID: t.ID, ID: id, Error: "We couldn’t create the file. Try again.", Now: s.Clock.Now(ctx),
		})
	})
}

// How long a link to a file is valid: one that was emailed, and one in a response.
const (
	mailedLink = 7 * 24 * time.Hour
	shownLink  = time.Hour
)

// Link returns the download link of an export's file, for the person who requested it, valid for a while.
func (s *Service) Link(ctx context.Context, id uuid.UUID, valid time.Duration) string {
	token := s.Tokens.Until("export", tenant.From(ctx).ID, id, s.Clock.Now(ctx).Add(valid))
	return "/api/me/exports/" + id.String() + "/file?token=" + token
}

var header = []string{
	"Order ID", "Status", "Payment status", "Traveler", "First name", "Last name", "Email", "Phone", "Gender",
	"Date of birth", "Country", "Instagram", "Spots", "Total", "Paid", "Due", "Currency", "Booked at",
}

func cellsOf(r view.RosterRow) []string {
	kind := "Additional"
	if r.Customer {
		kind = "Customer"
	}
	cells := []string{r.OrderID, r.Status, r.PaidStatus, kind, r.FirstName, r.LastName, r.Email, r.Phone, r.Gender,
		r.DateOfBirth.String(), r.CountryCode, r.InstagramHandle}
	for i := range cells {
		cells[i] = cell.Defuse(cells[i])
	}
	if !r.Customer {
		// The order's figures appear once, with the customer, so that columns sum up correctly.
		return append(cells, "", "", "", "", "", r.BookedAt.UTC().Format(time.RFC3339))
	}
	return append(cells, strconv.Itoa(r.Spots), cell.Decimal(r.TotalMinor, r.Currency),
		cell.Decimal(r.PaidMinor, r.Currency), cell.Decimal(r.DueMinor, r.Currency),
		r.Currency, r.BookedAt.UTC().Format(time.RFC3339))
}
