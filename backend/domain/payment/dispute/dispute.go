package dispute

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
)

// dispute is one of a booking's payment, with its order.
type dispute struct {
	paymentdb.Dispute
	Provider string
	Card     string // the payment's method, such as Visa •••• 4242
	Facts    payment.Evidence
	Files    []paymentdb.DisputeFile
}

// OfBookingTx returns the disputes of a booking's payments, oldest first.
func (s *Service) OfBookingTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) ([]dispute, error) {
	rows, err := paymentdb.New(tx).BookingDisputes(ctx, paymentdb.BookingDisputesParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	facts, err := s.Orders.EvidenceTx(ctx, tx, bookingID)
	if err != nil {
		return nil, err
	}
	list, ids := make([]dispute, len(rows)), make([]uuid.UUID, len(rows))
	for i, r := range rows {
		list[i], ids[i] = dispute{Dispute: r.Dispute, Provider: r.Provider, Card: r.MethodLabel, Facts: facts}, r.Dispute.ID
	}
	files, err := s.filesTx(ctx, tx, ids...)
	for _, f := range files {
		of := slices.Index(ids, f.DisputeID)
		list[of].Files = append(list[of].Files, f)
	}
	return list, err
}

// evidence returns what was drafted or submitted; before that, the booking's data.
func (d dispute) evidence() (payment.Evidence, error) {
	out := d.Facts
	if len(d.Evidence) == 0 {
		return out, nil
	}
	out = payment.Evidence{CustomerName: d.Facts.CustomerName, CustomerEmail: d.Facts.CustomerEmail,
		OrderID: d.Facts.OrderID}
	if err := json.Unmarshal(d.Evidence, &out); err != nil {
		return out, fmt.Errorf("evidence of dispute %s: %w", d.ID, err)
	}
	return out, nil
}

// answerable reports whether the bank still accepts an answer, and the provider passes it on.
func (s *Service) answerable(ctx context.Context, d dispute) bool {
	provider, err := s.Providers.Named(d.Provider)
	if err != nil {
		return false
	}
	_, takes := provider.(payment.Contester)
	return takes && d.Status == payment.DisputeOpen && d.Answer == nil &&
		(d.DueBy == nil || s.Clock.Now(ctx).Before(*d.DueBy))
}

var (
	errOver   = apierr.New(apierr.CodeIllegalState, "This dispute cannot be answered anymore.")
	errAmount = apierr.New(apierr.CodeAmountMismatch, "The disputed amount has changed. Look at it again.")
)

// lockTx finds and locks a dispute that can be answered.
func (s *Service) lockTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (dispute, error) {
	row, err := paymentdb.New(tx).LockDispute(ctx, paymentdb.LockDisputeParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) || err == nil && row.BookingID == nil {
		return dispute{}, apierr.NotFound("dispute")
	}
	if err != nil {
		return dispute{}, fmt.Errorf("lock dispute: %w", err)
	}
	d := dispute{Dispute: row.Dispute, Provider: row.Provider, Card: row.MethodLabel}
	if d.Facts, err = s.Orders.EvidenceTx(ctx, tx, *row.BookingID); err != nil {
		return d, err
	}
	if d.Files, err = s.filesTx(ctx, tx, id); err != nil {
		return d, err
	}
	if !s.answerable(ctx, d) {
		return d, errOver
	}
	return d, nil
}

// Save saves a draft.
func (s *Service) Save(ctx context.Context, id uuid.UUID, e payment.Evidence) (dispute, error) {
	var d dispute
	raw, err := json.Marshal(e)
	if err != nil {
		return d, err
	}
	t := tenant.From(ctx)
	err = s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if d, err = s.lockTx(ctx, tx, id); err != nil {
			return err
		}
		d.Evidence = raw
		return paymentdb.New(tx).SaveDisputeEvidence(ctx, paymentdb.SaveDisputeEvidenceParams{TenantID: t.ID, ID: id,
			Evidence: raw})
	})
	return d, err
}

// Submit answers a dispute with evidence, once. amountMinor is what the caller saw.
func (s *Service) Submit(ctx context.Context, id uuid.UUID, key string, e payment.Evidence,
	amountMinor int64) (dispute, error) {
	if strings.TrimSpace(e.Explanation) == "" {
		return dispute{}, apierr.InvalidField("evidence.explanation", "Explain why the payment is valid")
	}
	return s.decide(ctx, id, key, payment.AnsweredWithEvidence, &e, amountMinor)
}

// Accept leaves the money to the cardholder.
func (s *Service) Accept(ctx context.Context, id uuid.UUID, key string, amountMinor int64) (dispute, error) {
	return s.decide(ctx, id, key, payment.AnsweredByAccepting, nil, amountMinor)
}

// actions are the audit log's names of answers.
var actions = map[string]string{payment.AnsweredWithEvidence: "payment.dispute_answered",
	payment.AnsweredByAccepting: "payment.dispute_accepted"}

func (s *Service) decide(ctx context.Context, id uuid.UUID, key, answer string, e *payment.Evidence,
	amountMinor int64) (dispute, error) {
	t := tenant.From(ctx)
	call := idempotency.Call{
		TenantID: t.ID, Scope: "answerDispute:" + id.String(), Key: key, Body: map[string]any{"answer": answer, "evidence": e,
			"amountMinor": amountMinor},
	}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		return id, s.decideTx(ctx, tx, id, answer, e, amountMinor)
	})
	if err != nil {
		return dispute{}, err
	}
	return s.get(ctx, id)
}

func (s *Service) decideTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, answer string, e *payment.Evidence,
	amountMinor int64) error {
	d, err := s.lockTx(ctx, tx, id)
	if err != nil {
		return err
	}
	if amountMinor != d.AmountMinor {
		return errAmount
	}
	raw := d.Evidence
	if e != nil {
		if raw, err = json.Marshal(e); err != nil {
			return err
		}
	}
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	err = paymentdb.New(tx).AnswerDispute(ctx, paymentdb.AnswerDisputeParams{TenantID: t.ID, ID: id, Answer: &answer,
		Now: &now, Evidence: raw})
	if err != nil {
		return fmt.Errorf("answer dispute: %w", err)
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: actions[answer], ObjectType: "Payment", ObjectID: d.PaymentID,
		After: map[string]any{"disputeId": id, "amountMinor": d.AmountMinor, "currency": d.Currency},
	})
	if err != nil {
		return err
	}
	return s.Jobs.InsertTx(ctx, tx, AnswerArgs{TenantID: t.ID, DisputeID: id}, nil)
}

func (s *Service) get(ctx context.Context, id uuid.UUID) (dispute, error) {
	var d dispute
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		row, err := paymentdb.New(tx).GetDispute(ctx, paymentdb.GetDisputeParams{TenantID: tenant.From(ctx).ID, ID: id})
		if err != nil {
			return err
		}
		d = dispute{Dispute: row.Dispute, Provider: row.Provider, Card: row.MethodLabel}
		if d.Files, err = s.filesTx(ctx, tx, id); err != nil {
			return err
		}
		if row.BookingID != nil {
			d.Facts, err = s.Orders.EvidenceTx(ctx, tx, *row.BookingID)
		}
		return err
	})
	if db.NoRows(err) {
		return d, apierr.NotFound("dispute")
	}
	return d, err
}
