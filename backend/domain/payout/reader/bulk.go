package reader

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/approximate"
	"caravan/backend/domain/payout"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/money"
	"caravan/backend/platform/principal"
)

// Bulks returns the bulk actions on payouts. Each payout is checked by itself, so that one that takes two admins still
// takes another one.
func Bulks(s *payout.Service) []record.Bulk {
	return []record.Bulk{
		bulk(s, "approvePayouts", payout.Approve, "They need no approval, or not yours."),
		bulk(s, "retryPayouts", payout.Retry, "They haven’t failed."),
	}
}

func bulk(s *payout.Service, name string, action payout.Action, not string) record.Bulk {
	return record.Bulk{
		Name: name, Section: "money", Of: payout.Records, Row: "p.kind",
		Fits: "p.status IN ('scheduled', 'failed', 'held')", Not: not,
		Look: func(ctx context.Context, tx pgx.Tx, rows []record.BulkRow) error {
			return look(ctx, tx, s, action, rows)
		},
		Do: func(ctx context.Context, id uuid.UUID, key string) error {
			_, err := s.Act(ctx, id, key, action, "")
			return err
		},
	}
}

// look names rows by payee and amount, and checks the action on each.
func look(ctx context.Context, tx pgx.Tx, s *payout.Service, action payout.Action, rows []record.BulkRow) error {
	ids := make([]uuid.UUID, len(rows))
	for i, r := range rows {
		ids[i] = r.ID
	}
	found, err := payoutdb.New(tx).PayoutsOf(ctx, payoutdb.PayoutsOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return fmt.Errorf("payouts: %w", err)
	}
	payouts, payees := map[uuid.UUID]payoutdb.Payout{}, map[string][]uuid.UUID{payout.Host: {}, payout.Operator: {}}
	for _, p := range found {
		payouts[p.ID] = p
		payees[p.PayeeKind] = append(payees[p.PayeeKind], p.PayeeID)
	}
	names, err := s.NamesTx(ctx, tx, payees)
	if err != nil {
		return err
	}
	policies, err := approximate.PoliciesTx(ctx, tx)
	if err != nil {
		return err
	}
	for i := range rows {
		p := payouts[rows[i].ID]
		rules, err := policies.In(p.Currency)
		if err != nil {
			return err
		}
		rows[i].Name = names[p.PayeeID] + " · " + money.New(p.AmountMinor, p.Currency).Format()
		rows[i].Fits = rows[i].Fits && payout.Check(p, action, rules.Payment, principal.Must(ctx).MemberID) == ""
	}
	return nil
}
