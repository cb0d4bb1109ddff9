package reader

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
)

// Touches count the payouts that a change of policies holds up or lets go, and those that keep their day.
var Touches = []record.Touch{
	{Path: "payment.payoutApproval", Count: approvalsChanged},
	{Path: "payment.payoutTwoApprovalsFromMinor", Count: approvalsChanged},
	{Path: "payment.secondHalfDays", Count: keepDay(payout.SecondHalf)},
	{Path: "trip.advancePaidDaysBefore", Count: keepDay(payout.Advance)},
	{Path: "payment.payoutRetryHours", Count: keepDay("")},
}

// approvalsChanged counts the payouts that take more admins than before or, if there are none, fewer.
func approvalsChanged(ctx context.Context, tx pgx.Tx, c record.PolicyChange) (record.Touched, error) {
	t := tenant.From(ctx)
	rows, err := payoutdb.New(tx).UnapprovedPayouts(ctx, t.ID)
	if err != nil {
		return record.Touched{}, fmt.Errorf("unapproved payouts: %w", err)
	}
	in := func(p policy.Policy) (approximate.Policies, error) {
		under := t
		under.Policy = p
		return approximate.PoliciesTx(tenant.With(ctx, under), tx)
	}
	was, err := in(c.Was)
	if err != nil {
		return record.Touched{}, err
	}
	is, err := in(c.Is)
	if err != nil {
		return record.Touched{}, err
	}
	more, fewer := 0, 0
	for _, r := range rows {
		before, err := was.In(r.Currency)
		if err != nil {
			return record.Touched{}, err
		}
		after, err := is.In(r.Currency)
		if err != nil {
			return record.Touched{}, err
		}
		switch change := payout.Approvals(after.Payment, r.AmountMinor) - payout.Approvals(before.Payment, r.AmountMinor); {
		case change > 0:
			more += int(r.Payouts)
		case change < 0:
			fewer += int(r.Payouts)
		}
	}
	if more > 0 {
		return record.Touched{What: "payoutsWait", N: more}, nil
	}
	return record.Touched{What: "payoutsGo", N: fewer}, nil
}

// keepDay counts the planned payouts of a kind; without one, those that have a time for the next attempt.
func keepDay(kind string) func(context.Context, pgx.Tx, record.PolicyChange) (record.Touched, error) {
	return func(ctx context.Context, tx pgx.Tx, c record.PolicyChange) (record.Touched, error) {
		row, err := payoutdb.New(tx).PlannedPayouts(ctx, payoutdb.PlannedPayoutsParams{TenantID: tenant.From(ctx).ID,
			Kind: kind, Now: c.Now})
		if err != nil {
			return record.Touched{}, fmt.Errorf("planned payouts: %w", err)
		}
		n := row.Planned
		if kind == "" {
			n = row.Again
		}
		return record.Touched{What: "payoutsKeepDate", N: int(n)}, nil
	}
}
