package export

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/money"
)

// WriteArgs asks to write an export's file.
type WriteArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	ExportID uuid.UUID `json:"exportId"`
}

// Kind names the job.
func (WriteArgs) Kind() string { return "export_write" }

var writeOptions = &river.InsertOpts{MaxAttempts: 3}

// WriteWorker writes files.
type WriteWorker struct {
	river.WorkerDefaults[WriteArgs]
	Service *Service
}

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) { river.AddWorker(w, &WriteWorker{Service: s}) }

// Timeout implements river.Worker.
func (*WriteWorker) Timeout(*river.Job[WriteArgs]) time.Duration { return 10 * time.Minute }

// Work implements river.Worker.
func (w *WriteWorker) Work(ctx context.Context, job *river.Job[WriteArgs]) error {
	t, err := w.Service.Tenants.ByID(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	ctx = tenant.With(ctx, t)
	err = w.Service.Write(ctx, job.Args.ExportID)
	if err != nil && job.Attempt >= job.MaxAttempts {
		if failed := w.Service.fail(context.WithoutCancel(ctx), job.Args.ExportID); failed != nil {
			return fmt.Errorf("%w; and marking it failed: %w", err, failed)
		}
	}
	return err
}

// progressSteps is how often a watcher hears of a file at least, rows permitting.
const progressSteps = 20

// Write makes the file of an export.
func (s *Service) Write(ctx context.Context, id uuid.UUID) error {
	row, err := s.Get(ctx, id)
	if err != nil {
		return err
	}
	if row.State == Success || row.State == Failure {
		return nil
	}
	t := tenant.From(ctx)
	var of trip.Trip
	var roster []booking.RosterRow
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		if of, err = s.Trips.LoadTx(ctx, tx, *row.TripID); err != nil {
			return err
		}
		roster, err = s.Bookings.RosterTx(ctx, tx, of.ID)
		return err
	})
	if err != nil {
		return err
	}
	name := trip.Slug(of.Name) + "-travelers-" + s.Clock.Now(ctx).Format("2006-01-02") + ".csv"
	if err := s.start(ctx, id, int64(len(roster)), name); err != nil {
		return err
	}
	key := "exports/" + t.ID.String() + "/" + id.String() + ".csv"
	if err := s.writeFile(ctx, id, key, roster); err != nil {
		return err
	}
	return s.finish(ctx, row, key, name)
}

func (s *Service) start(ctx context.Context, id uuid.UUID, total int64, name string) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		_, err := exportdb.New(tx).StartExport(ctx, exportdb.StartExportParams{TenantID: t.ID, ID: id, TotalRows: total, FileName: name})
		return err
	})
}

func (s *Service) writeFile(ctx context.Context, id uuid.UUID, key string, roster []booking.RosterRow) (err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	file, err := s.Files.Writer(ctx, key, "text/csv; charset=utf-8")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			cancel() // an unfinished file must not appear
		}
		if closed := file.Close(); err == nil {
			err = closed
		}
	}()
	// Excel takes a CSV without this mark for an old code page.
	if _, err := io.WriteString(file, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(file)
	if err := out.Write(header); err != nil {
		return err
	}
	step := max(1, len(roster)/progressSteps)
	for i, row := range roster {
		if err := out.Write(record(row)); err != nil {
			return err
		}
		if (i+1)%step == 0 {
			if err := s.progress(ctx, id, int64(i+1)); err != nil {
				return err
			}
		}
	}
	out.Flush()
	return out.Error()
}

func (s *Service) progress(ctx context.Context, id uuid.UUID, done int64) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return exportdb.New(tx).ExportProgress(ctx, exportdb.ExportProgressParams{TenantID: t.ID, ID: id, DoneRows: done})
	})
}

func (s *Service) finish(ctx context.Context, row exportdb.Export, key, name string) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		done, err := exportdb.New(tx).FinishExport(ctx, exportdb.FinishExportParams{TenantID: t.ID, ID: row.ID, FileKey: key, Now: s.Clock.Now(ctx)})
		if err != nil || done == 0 {
			return err
		}
		email, firstName, err := s.People.ContactTx(ctx, tx, row.RequestedBy)
		if err != nil {
			return err
		}
		return s.Mail.SendTx(ctx, tx, notification.Mail{
			Template: notification.ExportReady, Key: "export_ready/" + row.ID.String(), To: email, Name: firstName,
			Data: notification.Data{File: name, Path: FilePath(row.ID)},
		})
	})
}

func (s *Service) fail(ctx context.Context, id uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return exportdb.New(tx).FailExport(ctx, exportdb.FailExportParams{
			TenantID: t.ID, ID: id, Error: "The file could not be written. Please try again.", Now: s.Clock.Now(ctx),
		})
	})
}

// FilePath is where an export's file is given out.
func FilePath(id uuid.UUID) string { return "/api/me/exports/" + id.String() + "/file" }

var header = []string{
	"Order ID", "Status", "Payment status", "Traveler", "First name", "Last name", "Email", "Phone", "Gender", "Date of birth",
	"Country", "Instagram", "Spots", "Total", "Paid", "Due", "Currency", "Booked at",
}

func record(r booking.RosterRow) []string {
	kind := "Additional"
	if r.Customer {
		kind = "Customer"
	}
	cells := []string{r.OrderID, r.Status, r.PaidStatus, kind, r.FirstName, r.LastName, r.Email, r.Phone, r.Gender, r.DateOfBirth.String(), r.CountryCode, r.InstagramHandle}
	for i := range cells {
		cells[i] = defuse(cells[i])
	}
	if !r.Customer {
		// The order's figures stand once, with the customer, so that columns add up.
		return append(cells, "", "", "", "", "", r.BookedAt.UTC().Format(time.RFC3339))
	}
	return append(cells, strconv.Itoa(r.Spots), decimal(r.TotalMinor, r.Currency), decimal(r.PaidMinor, r.Currency), decimal(r.DueMinor, r.Currency),
		r.Currency, r.BookedAt.UTC().Format(time.RFC3339))
}

// defuse keeps a spreadsheet from running what a traveler typed as a formula.
func defuse(cell string) string {
	if cell != "" {
		switch cell[0] {
		case '=', '+', '-', '@', '\t', '\r':
			return "'" + cell
		}
	}
	return cell
}

// decimal writes an amount without symbol, for sums in a spreadsheet.
func decimal(minor int64, currency string) string {
	digits, err := money.Digits(currency)
	if err != nil || digits == 0 {
		return strconv.FormatInt(minor, 10)
	}
	unit, _ := money.Unit(currency)
	sign := ""
	if minor < 0 {
		sign, minor = "-", -minor
	}
	return fmt.Sprintf("%s%d.%0*d", sign, minor/unit, digits, minor%unit)
}
