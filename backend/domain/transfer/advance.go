package transfer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer/reported"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/event"
)

// AdvanceArgs are the arguments of the job that advances a transfer at its company.
type AdvanceArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	RideID   uuid.UUID `json:"rideId"`
}

// Kind implements river.JobArgs.
func (AdvanceArgs) Kind() string { return "transfer_advance" }

// SweepArgs are the arguments of the job that advances all open or imminent transfers, of all tenants.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "transfer_sweep" }

func (s *Service) enqueueTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	return s.Jobs.InsertTx(ctx, tx, AdvanceArgs{tenant.From(ctx).ID, id}, nil)
}

// AdvanceWorker advances one transfer.
type AdvanceWorker struct {
	river.WorkerDefaults[AdvanceArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *AdvanceWorker) Work(ctx context.Context, job *river.Job[AdvanceArgs]) error {
	ctx, err := w.Service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	return w.Service.Advance(ctx, job.Args.RideID, nil)
}

const (
	sweepEvery = 5 * time.Minute
	// near is how long before a transfer its company is asked for the driver.
	near = 48 * time.Hour
)

// Sweep advances the tenant's transfers: those whose company was unreachable, and those that are imminent.
func (s *Service) Sweep(ctx context.Context) error {
	t := tenant.From(ctx)
	var ids []uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ids, err = transferdb.New(tx).DueRides(ctx, transferdb.DueRidesParams{TenantID: t.ID,
			Until: s.Clock.Now(ctx).Add(near)})
		return err
	})
	if err != nil {
		return fmt.Errorf("rides that are due: %w", err)
	}
	var faults []error
	for _, id := range ids {
		if err := s.Advance(ctx, id, nil); err != nil {
			faults = append(faults, fmt.Errorf("ride %s: %w", id, err))
		}
	}
	return errors.Join(faults...)
}

// Advance makes the company call that a transfer waits for, outside a transaction, and records the response. It
// may run twice and concurrently: the company accepts a key once, and a late response finds the transfer already
// changed. News are the company's webhook, if there is one.
func (s *Service) Advance(ctx context.Context, id uuid.UUID, news *reported.News) error {
	t := tenant.From(ctx)
	var row transferdb.GroundTransfer
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = transferdb.New(tx).GetRide(ctx, transferdb.GetRideParams{TenantID: t.ID, ID: id})
		return err
	})
	if err != nil {
		return fmt.Errorf("ride: %w", err)
	}
	if row.EndedAt != nil {
		return reported.Late(ctx, s.DB, row, news, s.Clock.Now(ctx))
	}
	p, err := s.Providers.of(ctx, row.CompanyID)
	if err != nil {
		return err
	}
	answer, err := call(ctx, p, row)
	var no Refusal
	if err != nil && !errors.As(err, &no) {
		return fmt.Errorf("transfer company: %w", err)
	}
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		now, err := transferdb.New(tx).LockRide(ctx, transferdb.LockRideParams{TenantID: t.ID, ID: id})
		// A response to something else than the transfer now waits for is irrelevant; what it waits for has its
		// own job.
		if err != nil || now.EndedAt != nil || now.Cancelling != row.Cancelling || now.Version != row.Version ||
			now.Status != row.Status {
			return err
		}
		if no.Message != "" {
			return s.refusedTx(ctx, tx, now, no.Message, news)
		}
		return s.answeredTx(ctx, tx, now, answer, news)
	})
}

// call makes the request that a transfer waits for.
func call(ctx context.Context, p Provider, row transferdb.GroundTransfer) (Result, error) {
	traveler := Traveler{row.FlightNumber, row.FirstName, row.LastName, row.Email, row.Phone}
	switch {
	case row.ProviderRef == nil:
		return p.Book(ctx, BookRequest{
			Key: row.ID, QuoteRef: row.QuoteRef, PickupAt: row.PickupAt, DurationSeconds: row.DurationSeconds,
			PriceMinor: row.CompanyMinor, Currency: row.Currency, Traveler: traveler,
			Load: Load{row.Passengers, row.CarryOnLuggage, row.CheckedLuggage},
		})
	case row.Cancelling != "":
		return p.Cancel(ctx, *row.ProviderRef)
	case row.ToldVersion != row.Version:
		return p.Update(ctx, *row.ProviderRef, traveler)
	}
	return p.Status(ctx, *row.ProviderRef)
}

// refusedTx handles a company's rejection: a transfer that was never booked is over, a change or cancellation is
// not made.
func (s *Service) refusedTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, message string,
	news *reported.News) error {
	row.Message = message
	effect, now := reported.ChangeRefused, row
	if row.ProviderRef == nil {
		effect, now.Status = reported.Refused, string(CancelledFree)
	}
	if err := reported.RecordTx(ctx, tx, now, effect, news, s.Clock.Now(ctx)); err != nil {
		return err
	}
	if row.ProviderRef == nil {
		return s.endTx(ctx, tx, row, CancelledFree, "provider", row.PriceMinor)
	}
	row.Cancelling, row.RefundMinor, row.ToldVersion = "", 0, row.Version
	if err := save(ctx, tx, row, false); err != nil {
		return err
	}
	return s.keptTx(ctx, tx, row)
}

func (s *Service) answeredTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, a Result,
	news *reported.News) error {
	before := Status(row.Status)
	err := reported.RecordTx(ctx, tx, heard(row, a), reported.Moved(row.Status, string(a.Status)), news, s.Clock.Now(ctx))
	if err != nil {
		return err
	}
	booked, hadDriver := row.ProviderRef == nil, row.Driver
	if a.Ref != "" {
		row.ProviderRef = &a.Ref
	}
	row.ToldVersion = row.Version
	if a.Driver != nil {
		text, err := json.Marshal(a.Driver)
		if err != nil {
			return err
		}
		row.Driver = text
	}
	ended := a.Status == CancelledFree || a.Status == CancelledWithCosts
	switch {
	case ended && row.Cancelling != "":
		status := CancelledFree
		if row.RefundMinor < row.PriceMinor {
			status = CancelledWithCosts
		}
		return s.endTx(ctx, tx, row, status, row.Cancelling, row.RefundMinor)
	case ended: // ended by the company (T-243)
		row.Message = a.Message
		return s.endTx(ctx, tx, row, CancelledFree, "provider", row.PriceMinor)
	case booked && row.Cancelling != "": // canceled while it was being booked
		if err := s.enqueueTx(ctx, tx, row.ID); err != nil {
			return err
		}
	case a.Status == Completed:
		return s.endTx(ctx, tx, row, Completed, "", 0)
	}
	row.Status = string(a.Status)
	if err := save(ctx, tx, row, false); err != nil {
		return err
	}
	if err := s.tellTx(ctx, tx, row, before, hadDriver); err != nil || before == a.Status {
		return err
	}
	return s.recordTx(ctx, tx, row, before)
}

// heard returns the ride as a response says that it is.
func heard(row transferdb.GroundTransfer, a Result) transferdb.GroundTransfer {
	if row.Status = string(a.Status); a.Ref != "" {
		row.ProviderRef = &a.Ref
	}
	return row
}

// tellTx emails the company's news: that the transfer is confirmed, or who drives.
func (s *Service) tellTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, before Status,
	driver []byte) error {
	waits := func(status Status) bool { return status == Pending || status == AwaitingApproval }
	if waits(before) && !waits(Status(row.Status)) {
		if err := s.confirmedTx(ctx, tx, row); err != nil {
			return err
		}
	}
	if len(row.Driver) == 0 || sameDriver(driver, row.Driver) {
		return nil
	}
	return s.drivenTx(ctx, tx, row)
}

// sameDriver compares drivers as stored, however their JSON is ordered.
func sameDriver(one, other []byte) bool {
	var a, b Driver
	return json.Unmarshal(one, &a) == nil && json.Unmarshal(other, &b) == nil && a == b
}

// endTx ends a transfer: the refund is made, and what remains beyond the company's price is the platform's.
func (s *Service) endTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, to Status, by string,
	refund int64) error {
	now, before := s.Clock.Now(ctx), Status(row.Status)
	row.Status, row.EndedAt, row.Cancelling, row.RefundMinor = string(to), &now, "", refund
	if by != "" {
		row.CancellationType = &by
	}
	if err := s.bookEndTx(ctx, tx, row, refund); err != nil {
		return err
	}
	if err := save(ctx, tx, row, true); err != nil {
		return err
	}
	row.Version++ // as stored now, so that email and feed have the same version
	if row.BookingID != nil && to != Completed {
		if err := s.Bookings.RemoveRideTx(ctx, tx, *row.BookingID, row.ID); err != nil {
			return err
		}
	}
	if to != Completed {
		if err := s.cancelledTx(ctx, tx, row, by); err != nil {
			return err
		}
	}
	return s.recordTx(ctx, tx, row, before)
}

func (s *Service) bookEndTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, refund int64) error {
	now := s.Clock.Now(ctx)
	if row.HostID != nil {
		return payment.Post(ctx, tx, payment.Transaction{
			SourceID: &row.ID, At: now, Entries: payment.Move(payment.TransferPayable, payment.Promotion, refund, row.Currency,
				payment.KindCancellation, "Host’s ride canceled"),
		})
	}
	if refund > 0 {
		return s.Payments.RefundTransfersTx(ctx, tx, *row.BookingID, refund, "Ride canceled")
	}
	return payment.Post(ctx, tx, payment.Transaction{
		SourceID: &row.ID, TripID: &row.TripID, At: now,
		Entries: payment.Move(payment.TransferPayable, payment.PlatformFee, row.PriceMinor-row.CompanyMinor, row.Currency,
			payment.KindEarnings, "Platform fee for a ride"),
	})
}

func save(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, changed bool) error {
	more := int64(0)
	if changed {
		more = 1
	}
	err := transferdb.New(tx).SaveRide(ctx, transferdb.SaveRideParams{
		TenantID: row.TenantID, ID: row.ID, Status: row.Status, ProviderRef: row.ProviderRef, Driver: row.Driver,
		Cancelling:       row.Cancelling,
		CancellationType: row.CancellationType, RefundMinor: row.RefundMinor, ToldVersion: row.ToldVersion,
		Message: row.Message, EndedAt: row.EndedAt, Changed: more,
	})
	if err != nil {
		return fmt.Errorf("save ride: %w", err)
	}
	return nil
}

// recordTx writes the audit entry of a transfer's change, and publishes it to those who follow the booking.
func (s *Service) recordTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, before Status) error {
	entry := audit.Entry{
		TenantID: row.TenantID, At: s.Clock.Now(ctx), Action: "groundtransfer.moved", ObjectType: "Trip",
		ObjectID: row.TripID,
		Before:   map[string]any{"groundTransferId": row.ID, "status": before},
		After: map[string]any{"groundTransferId": row.ID, "status": row.Status, "cancellationType": row.CancellationType,
			"refundMinor": row.RefundMinor},
	}
	if row.BookingID != nil {
		entry.ObjectType, entry.ObjectID, entry.Event = "Booking", *row.BookingID, event.BookingUpdated
	}
	return audit.Record(ctx, tx, entry)
}
