package approximate

import (
	"context"
	"maps"
	"slices"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/platform/money"
	"caravan/backend/platform/rates"
)

// Policies are a marketplace's policies by currency. Their amounts are set in the marketplace's own currency; in others
// they are what these are worth by the latest rates, to three digits. No amount is ever compared with one of another
// currency.
type Policies struct {
	own      policy.Policy
	currency string
	sheet    rates.Sheet
}

// PoliciesTx returns the policies of the current marketplace.
func PoliciesTx(ctx context.Context, tx pgx.Tx) (Policies, error) {
	t := tenant.From(ctx)
	sheet, _, err := latestTx(ctx, tx)
	return Policies{t.Policy, t.Currency, sheet}, err
}

// PolicyTx returns the policies for a currency.
func PolicyTx(ctx context.Context, tx pgx.Tx, currency string) (policy.Policy, error) {
	if t := tenant.From(ctx); t.Currency == currency {
		return t.Policy, nil
	}
	p, err := PoliciesTx(ctx, tx)
	if err != nil {
		return policy.Policy{}, err
	}
	return p.In(currency)
}

// Currencies are those in which the policies have amounts.
func (p Policies) Currencies() []string {
	known := map[string]bool{p.currency: true}
	if p.sheet.PerEuro[p.currency] > 0 {
		for currency := range p.sheet.PerEuro {
			known[currency] = true
		}
	}
	return slices.Sorted(maps.Keys(known))
}

// In returns the policies for a currency. Without a rate, they are closed.
func (p Policies) In(currency string) (policy.Policy, error) {
	if currency == p.currency {
		return p.own, nil
	}
	if !slices.Contains(p.Currencies(), currency) {
		return p.own.Closed(), nil
	}
	return p.own.In(func(minor int64) (int64, error) {
		if minor <= 0 {
			return minor, nil // disabled in one currency is disabled in all
		}
		converted, _, err := p.sheet.Convert(money.New(minor, p.currency), currency)
		return max(rounded(converted, currency), money.Step(currency)), err
	})
}

// rounded rounds an amount to three digits and to its currency's step: a policy is a round figure.
func rounded(minor int64, currency string) int64 {
	const most = 1_000
	step := int64(1)
	for minor/step >= most {
		step *= 10
	}
	return money.Nearest((minor+step/2)/step*step, currency)
}
