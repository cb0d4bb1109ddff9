package payout

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// Action is an admin's action on a payout.
type Action string

// Actions.
const (
	Approve Action = "approve" // where the policy requires it
	Hold    Action = "hold"
	Release Action = "release" // of a held one
	Retry   Action = "retry"   // a failed one now, instead of after the policy's hours
)

// Actions lists them in display order.
var Actions = []Action{Approve, Hold, Release, Retry}

// Approvals returns how many admins have to approve a payout before it is sent, by the policy for its currency.
func Approvals(p policy.Payment, amountMinor int64) int {
	switch {
	case p.PayoutTwoApprovalsFromMinor > 0 && amountMinor >= p.PayoutTwoApprovalsFromMinor:
		return 2
	case p.PayoutApproval:
		return 1
	}
	return 0
}

// Check returns why someone cannot take an action, or "" if they can.
func Check(p payoutdb.Payout, a Action, rules policy.Payment, by uuid.UUID) string {
	open := p.Status == Scheduled || p.Status == Failed
	switch a {
	case Approve:
		switch {
		case p.ApprovedAt != nil:
			return "This payout is already approved."
		case Approvals(rules, p.AmountMinor) == 0:
			return "Payouts on this marketplace don’t need approval."
		case !open && p.Status != Held:
			return "This payout is complete."
		case p.FirstApprovedBy != nil && *p.FirstApprovedBy == by:
			return "You approved this payout. Another admin has to approve it, too."
		}
	case Hold:
		if !open {
			return "You can hold only payouts that haven’t been sent."
		}
	case Release:
		if p.Status != Held {
			return "This payout isn’t on hold."
		}
	case Retry:
		if p.Status != Failed {
			return "You can retry only failed payouts."
		}
	}
	return ""
}

// Act takes an action, once per idempotency key. What is released or retried is sent with the next run.
func (s *Service) Act(ctx context.Context, id uuid.UUID, key string, a Action, reason string) (payoutdb.Payout, error) {
	t, now, by := tenant.From(ctx), s.Clock.Now(ctx), principal.Must(ctx).MemberID
	call := idempotency.Call{TenantID: t.ID, Scope: "payout:" + id.String(), Key: key,
		Body: map[string]any{"action": a, "reason": reason}}
	return idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (payoutdb.Payout, error) {
		q := payoutdb.New(tx)
		row, err := q.LockPayout(ctx, payoutdb.LockPayoutParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) {
			return row, apierr.NotFound("payout")
		}
		if err != nil {
			return row, fmt.Errorf("lock payout: %w", err)
		}
		rules, err := approximate.PolicyTx(ctx, tx, row.Currency)
		if err != nil {
			return row, err
		}
		if why := Check(row, a, rules.Payment, by); why != "" {
			return row, apierr.New(apierr.CodeIllegalState, why)
		}
		if a == Hold && reason == "" {
			return row, apierr.InvalidField("reason", "Enter a reason for the hold")
		}
		before := row.Status
		switch a {
		case Approve:
			if Approvals(rules.Payment, row.AmountMinor) == 2 && row.FirstApprovedAt == nil {
				row.FirstApprovedAt, row.FirstApprovedBy = &now, &by
				break
			}
			row.ApprovedAt, row.ApprovedBy = &now, &by
		case Hold:
			row.Status, row.Failure = Held, reason
		case Release, Retry:
			row.Status, row.Failure = Scheduled, ""
		}
		err = q.MovePayout(ctx, payoutdb.MovePayoutParams{
			TenantID: t.ID, ID: id, Status: row.Status, Failure: row.Failure, ApprovedAt: row.ApprovedAt,
			ApprovedBy: row.ApprovedBy, FirstApprovedAt: row.FirstApprovedAt, FirstApprovedBy: row.FirstApprovedBy,
		})
		if err != nil {
			return row, fmt.Errorf("move payout: %w", err)
		}
		return row, audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "payout." + string(a), ObjectType: "Payout", ObjectID: id,
			Before: map[string]any{"status": before}, After: map[string]any{"status": row.Status, "reason": reason},
		})
	})
}
