package approximate

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/db"
	"caravan/backend/platform/money"
	"caravan/backend/platform/rates"
	"caravan/backend/platform/whole"
)

// Service stores exchange rates.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB     *db.DB
	Clock  tenant.Clock
	Source rates.Source
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("payment/approximate", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Refresh stores the latest rates for the marketplace. It may run twice.
func (s *Service) Refresh(ctx context.Context) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	sheet, err := s.Source.Latest(ctx, now)
	if err != nil {
		return fmt.Errorf("rates of %s: %w", s.Source.Name(), err)
	}
	perEuro, err := json.Marshal(sheet.PerEuro)
	if err != nil {
		return err
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return paymentdb.New(tx).KeepRates(ctx, paymentdb.KeepRatesParams{
			TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), Day: sheet.Day, Source: s.Source.Name(), PerEuro: perEuro, FetchedAt: now,
		})
	})
}

// Of returns the approximate value of an amount in another currency; without a currency, or without a rate, the
// available ones.
func (s *Service) Of(ctx context.Context, of money.Money, to string) (paymentapi.Approximation, error) {
	out := paymentapi.Approximation{Currencies: []string{}}
	t := tenant.From(ctx)
	var row paymentdb.LatestRatesRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		row, err = paymentdb.New(tx).LatestRates(ctx, t.ID)
		return err
	})
	if db.NoRows(err) {
		return out, nil
	}
	if err != nil {
		return out, fmt.Errorf("rates: %w", err)
	}
	var perEuro map[string]int64
	if err := json.Unmarshal(row.PerEuro, &perEuro); err != nil {
		return out, fmt.Errorf("rates of %s: %w", row.Day, err)
	}
	if perEuro[of.Currency] == 0 {
		return out, nil
	}
	for _, currency := range slices.Sorted(maps.Keys(perEuro)) {
		if currency != of.Currency {
			out.Currencies = append(out.Currencies, currency)
		}
	}
	if !slices.Contains(out.Currencies, to) {
		return out, nil
	}
	minor, err := convert(of, to, perEuro)
	if err != nil {
		return out, err
	}
	out.AmountMinor, out.Currency = api.NewOptInt64(minor), api.NewOptString(to)
	out.Day, out.Source = api.NewOptDate(row.Day.UTC()), api.NewOptString(row.Source)
	return out, nil
}

// convert converts an amount to another currency, in whole units.
func convert(of money.Money, to string, perEuro map[string]int64) (int64, error) {
	from, err := money.Unit(of.Currency)
	if err != nil {
		return 0, err
	}
	unit, err := money.Unit(to)
	if err != nil {
		return 0, err
	}
	whole, err := money.MulDiv(of.Minor, perEuro[to], perEuro[of.Currency]*from)
	if err != nil {
		return 0, err
	}
	return money.MulDiv(whole, unit, 1)
}
