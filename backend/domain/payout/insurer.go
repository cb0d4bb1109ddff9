package payout

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
)

// Insurers returns what policies cost.
type Insurers interface {
	InsurersTx(ctx context.Context, tx pgx.Tx) ([]insurance.Insurer, error)
	// Known reports whether the tenant has an insurer, or had it.
	Known(ctx context.Context, id uuid.UUID) bool
}

// PlanPremiums plans what insurers are due: the premiums of policies that can no longer be refunded, less what
// they received. It may run twice.
func (s *Service) PlanPremiums(ctx context.Context) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := payoutdb.New(tx)
		if err := q.LockTenantPayouts(ctx, t.ID.String()); err != nil {
			return err
		}
		insurers, err := s.Insurers.InsurersTx(ctx, tx)
		if err != nil {
			return err
		}
		for _, i := range insurers {
			payee := i.ID
			planned, err := q.PlannedPremiums(ctx, payoutdb.PlannedPremiumsParams{TenantID: t.ID, PayeeID: payee,
				Currency: i.Currency})
			if err != nil {
				return fmt.Errorf("premiums of insurer %s: %w", i.Name, err)
			}
			p := plan{Insurer, payee, Premiums, i.DueMinor - planned.PlannedMinor, civil.Today(s.Clock.Now(ctx))}
			if err := s.plans().planTx(ctx, tx, nil, i.Currency, p); err != nil {
				return err
			}
		}
		return nil
	})
}

// insurerPayables returns what is owed to insurers now: the cost of their active policies, less what they
// received.
func (s *Service) insurerPayables(ctx context.Context, tx pgx.Tx) ([]payoutapi.Payable, error) {
	t, q := tenant.From(ctx), payoutdb.New(tx)
	insurers, err := s.Insurers.InsurersTx(ctx, tx)
	if err != nil {
		return nil, err
	}
	var all []payoutapi.Payable
	for _, i := range insurers {
		payee := i.ID
		planned, err := q.PlannedPremiums(ctx, payoutdb.PlannedPremiumsParams{TenantID: t.ID, PayeeID: payee,
			Currency: i.Currency})
		if err != nil {
			return nil, fmt.Errorf("premiums of insurer %s: %w", i.Name, err)
		}
		all = append(all, payoutapi.Payable{
			PayeeKind: payoutapi.PayeeKind(Insurer), PayeeId: payee, PayeeName: i.Name, Currency: i.Currency,
			OwedMinor: i.PremiumsMinor - planned.SentMinor,
		})
	}
	return all, nil
}

// insurerNames returns the names of payees that are insurers.
func insurerNames(ctx context.Context, tx pgx.Tx, of Insurers) (map[uuid.UUID]string, error) {
	insurers, err := of.InsurersTx(ctx, tx)
	names := map[uuid.UUID]string{}
	for _, i := range insurers {
		names[i.ID] = i.Name
	}
	return names, err
}

func (h HTTP) insurer(ctx context.Context, id uuid.UUID) error {
	if !h.Service.Insurers.Known(ctx, id) {
		return apierr.NotFound("insurer")
	}
	return nil
}

// GetInsurerPayoutAccount implements getInsurerPayoutAccount.
func (h HTTP) GetInsurerPayoutAccount(ctx context.Context, params payoutapi.GetInsurerPayoutAccountParams) (
	*payoutapi.PayoutAccountAnswer, error) {
	if err := h.insurer(ctx, params.Insurer); err != nil {
		return nil, err
	}
	return h.account(ctx, Insurer, params.Insurer, nil)
}

// SetInsurerPayoutAccount implements setInsurerPayoutAccount.
func (h HTTP) SetInsurerPayoutAccount(ctx context.Context, req *payoutapi.PayoutAccountInput,
	params payoutapi.SetInsurerPayoutAccountParams) (*payoutapi.PayoutAccountAnswer, error) {
	if err := h.insurer(ctx, params.Insurer); err != nil {
		return nil, err
	}
	return h.account(ctx, Insurer, params.Insurer, req)
}
