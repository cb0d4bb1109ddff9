package insurance

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/audit"
)

// AdvanceArgs are the arguments of the job that advances a policy at its insurer.
type AdvanceArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	PolicyID uuid.UUID `json:"policyId"`
}

// Kind implements river.JobArgs.
func (AdvanceArgs) Kind() string { return "insurance_advance" }

// SweepArgs are the arguments of the job that advances all open policies, of all tenants.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "insurance_sweep" }

// ReturnArgs are the arguments of the job that refunds the part of an order for which no policy was issued.
type ReturnArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	OrderID  uuid.UUID `json:"orderId"`
	Minor    int64     `json:"minor"`
}

// Kind implements river.JobArgs.
func (ReturnArgs) Kind() string { return "insurance_return" }

// ReturnWorker refunds the part of an order for which no policy was issued, once.
type ReturnWorker struct {
	river.WorkerDefaults[ReturnArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *ReturnWorker) Work(ctx context.Context, job *river.Job[ReturnArgs]) error {
	s := w.Service
	ctx, err := s.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	t := tenant.From(ctx)
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		q, now := insurancedb.New(tx), s.Clock.Now(ctx)
		order, err := q.LockOrder(ctx, insurancedb.LockOrderParams{TenantID: t.ID, ID: job.Args.OrderID})
		if err != nil || order.State != "placed" {
			return err
		}
		if err := q.EndOrder(ctx, insurancedb.EndOrderParams{TenantID: t.ID, ID: order.ID, State: "dropped",
			EndedAt: &now}); err != nil {
			return err
		}
		return s.Payments.RefundInsuranceTx(ctx, tx, order.BookingID, job.Args.Minor, "Insurance no longer needed")
	})
}

func (s *Service) enqueueTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	return s.Jobs.InsertTx(ctx, tx, AdvanceArgs{tenant.From(ctx).ID, id}, nil)
}

// AdvanceWorker advances one policy.
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
	return w.Service.Advance(ctx, job.Args.PolicyID, nil)
}

const sweepEvery = 5 * time.Minute

// Sweep advances the tenant's open policies: after an insurer was unreachable, or takes its time.
func (s *Service) Sweep(ctx context.Context) error {
	t := tenant.From(ctx)
	var ids []uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ids, err = insurancedb.New(tx).OpenPolicies(ctx, t.ID)
		return err
	})
	if err != nil {
		return fmt.Errorf("open policies: %w", err)
	}
	var faults []error
	for _, id := range ids {
		if err := s.Advance(ctx, id, nil); err != nil {
			faults = append(faults, fmt.Errorf("policy %s: %w", id, err))
		}
	}
	return errors.Join(faults...)
}

// Advance makes the insurer call that a policy waits for, outside a transaction, and records the response. It may
// run twice and concurrently: the insurer accepts a key once, and a late response finds the policy already
// changed. News are the insurer's webhook, if there is one.
func (s *Service) Advance(ctx context.Context, id uuid.UUID, news *News) error {
	t := tenant.From(ctx)
	var row insurancedb.InsurancePolicy
	var traveler Insured
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		if row, err = insurancedb.New(tx).GetPolicy(ctx, insurancedb.GetPolicyParams{TenantID: t.ID, ID: id}); err != nil ||
			row.Status != Processing {
			return err
		}
		of, err := s.Bookings.InsurableTx(ctx, tx, row.BookingID)
		for _, one := range of.Travelers {
			if one.ParticipantID == row.ParticipantID {
				traveler = one
			}
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("policy: %w", err)
	}
	if row.Status == Confirmed && news == nil {
		return nil
	}
	p, err := s.Providers.of(ctx, row.CompanyID)
	if err != nil {
		return err
	}
	answer, err := call(ctx, p, row, traveler)
	var no Refusal
	if err != nil && !errors.As(err, &no) {
		return fmt.Errorf("insurer: %w", err)
	}
	if errors.As(err, &no) {
		answer = Result{State: StateRefused, Message: no.Message}
	}
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.answeredTx(ctx, tx, row, answer, news) })
}

// call makes the request that a policy waits for.
func call(ctx context.Context, p Provider, row insurancedb.InsurancePolicy, traveler Insured) (Result, error) {
	switch row.Status {
	case Processing:
		if row.ProviderRef != nil {
			return p.Status(ctx, *row.ProviderRef)
		}
		traveler.TripCostMinor = row.TripCostMinor
		return p.Purchase(ctx, PurchaseRequest{Key: row.ID, QuoteRef: row.QuoteRef, Traveler: traveler,
			PremiumMinor: row.PremiumMinor, Currency: row.Currency})
	case ModifyPending:
		var to Premium
		if err := json.Unmarshal(row.Change, &to); err != nil {
			return Result{}, err
		}
		key := fmt.Sprintf("%s-%d", row.ID, row.Version)
		return p.Modify(ctx, ModifyRequest{Key: key, Ref: *row.ProviderRef, TripCostMinor: to.TripCostMinor,
			PremiumMinor: to.PremiumMinor})
	case CancelPending:
		return p.Cancel(ctx, *row.ProviderRef)
	case Confirmed:
		return p.Status(ctx, *row.ProviderRef)
	}
	return Result{}, nil
}

// answeredTx records an insurer's response; one that the policy no longer waits for changes nothing.
func (s *Service) answeredTx(ctx context.Context, tx pgx.Tx, asked insurancedb.InsurancePolicy, a Result,
	news *News) error {
	return s.changeTx(ctx, tx, asked.ID, func(row *insurancedb.InsurancePolicy) (err error) {
		if row.Status == asked.Status {
			take(row, a)
			switch row.Status {
			case Processing:
				err = s.boughtTx(ctx, tx, row, a)
			case ModifyPending:
				err = s.modifiedTx(ctx, tx, row, a)
			case CancelPending:
				err = s.endedTx(ctx, tx, row, a)
			case Confirmed:
				if a.State == StateCancelled {
					err = s.endedTx(ctx, tx, row, a)
				}
			}
		}
		if err != nil {
			return err
		}
		kind := ""
		if row.Status != asked.Status {
			kind = eventOf(asked.Status, *row, a)
		}
		if kind == "" && news == nil {
			return nil
		}
		return s.eventTx(ctx, tx, *row, kind, news)
	})
}

// take stores what an insurer returns about a policy.
func take(row *insurancedb.InsurancePolicy, a Result) {
	if a.Ref != "" {
		row.ProviderRef = &a.Ref
	}
	for _, f := range []struct {
		to   *string
		from string
	}{{&row.PolicyNumber, a.PolicyNumber}, {&row.Coverage, a.Coverage}, {&row.ClaimsUrl, a.ClaimsURL},
		{&row.BenefitsUrl, a.BenefitsURL}} {
		if f.from != "" {
			*f.to = f.from
		}
	}
}

func (s *Service) boughtTx(ctx context.Context, tx pgx.Tx, row *insurancedb.InsurancePolicy, a Result) error {
	now := s.Clock.Now(ctx)
	switch a.State {
	case StateConfirmed:
		row.Status = Confirmed
		if len(row.Change) > 0 { // its booking was canceled in the meantime
			row.Status, row.Change = CancelPending, nil
			return s.enqueueTx(ctx, tx, row.ID)
		}
		return s.recordTx(ctx, tx, *row, "insurance.bought")
	case StateRefused, StateCancelled:
		row.Status, row.Message, row.EndedAt = Failed, a.Message, &now
		if err := s.Payments.RefundInsuranceTx(ctx, tx, row.BookingID, row.PremiumMinor, "Insurance declined"); err != nil {
			return err
		}
		return s.recordTx(ctx, tx, *row, "insurance.refused")
	}
	return nil
}

// modifiedTx records a change; a rejected one leaves the policy unchanged and refunds the difference.
func (s *Service) modifiedTx(ctx context.Context, tx pgx.Tx, row *insurancedb.InsurancePolicy, a Result) error {
	var to Premium
	if err := json.Unmarshal(row.Change, &to); err != nil {
		return err
	}
	difference := to.PremiumMinor - row.PremiumMinor
	row.Status, row.Change, row.Message = Confirmed, nil, a.Message
	if a.State == StateRefused {
		return s.Payments.RefundInsuranceTx(ctx, tx, row.BookingID, difference, "Insurance unchanged")
	}
	row.PremiumMinor, row.TripCostMinor = to.PremiumMinor, to.TripCostMinor
	if err := s.Payments.RefundInsuranceTx(ctx, tx, row.BookingID, -difference, "Insurance price reduced"); err != nil {
		return err
	}
	return s.recordTx(ctx, tx, *row, "insurance.modified")
}

func (s *Service) endedTx(ctx context.Context, tx pgx.Tx, row *insurancedb.InsurancePolicy, a Result) error {
	now := s.Clock.Now(ctx)
	switch a.State {
	case StateCancelled:
		row.Status, row.EndedAt = CancelledStatus, &now
		if err := s.Payments.RefundInsuranceTx(ctx, tx, row.BookingID, row.PremiumMinor, "Insurance canceled"); err != nil {
			return err
		}
		return s.recordTx(ctx, tx, *row, "insurance.cancelled")
	case StateRefused:
		row.Status, row.Message = Confirmed, a.Message
	}
	return nil
}

func (s *Service) recordTx(ctx context.Context, tx pgx.Tx, row insurancedb.InsurancePolicy, action string) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: row.TenantID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Booking", ObjectID: row.BookingID,
		After: map[string]any{"policyId": row.ID, "status": row.Status, "policyNumber": row.PolicyNumber,
			"premiumMinor": row.PremiumMinor},
	})
}
