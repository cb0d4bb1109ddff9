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
			TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), Day: sheet.Day, Source: s.Source.Name(), PerEuro: perEuro,
			FetchedAt: now,
		})
	})
}

// latestTx returns the latest rates with their source; without any, an empty sheet.
func latestTx(ctx context.Context, tx pgx.Tx) (sheet rates.Sheet, source string, err error) {
	row, err := paymentdb.New(tx).LatestRates(ctx, tenant.From(ctx).ID)
	if db.NoRows(err) {
		return sheet, "", nil
	}
	if err != nil {
		return sheet, "", fmt.Errorf("rates: %w", err)
	}
	if err := json.Unmarshal(row.PerEuro, &sheet.PerEuro); err != nil {
		return sheet, "", fmt.Errorf("rates of %s: %w", row.Day, err)
	}
	sheet.Day = row.Day
	return sheet, row.Source, nil
}

// Of returns the approximate value of an amount in another currency, in whole units; without a currency, or without a
// rate, the available ones.
func (s *Service) Of(ctx context.Context, of money.Money, to string) (paymentapi.Approximation, error) {
	out := paymentapi.Approximation{Currencies: []string{}}
	var sheet rates.Sheet
	var source string
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		sheet, source, err = latestTx(ctx, tx)
		return err
	})
	if err != nil || sheet.PerEuro[of.Currency] == 0 {
		return out, err
	}
	for _, currency := range slices.Sorted(maps.Keys(sheet.PerEuro)) {
		if currency != of.Currency {
			out.Currencies = append(out.Currencies, currency)
		}
	}
	if !slices.Contains(out.Currencies, to) {
		return out, nil
	}
	minor, ok, err := sheet.Convert(of, to)
	if err != nil || !ok {
		return out, err
	}
	unit, err := money.Unit(to)
	if err != nil {
		return out, err
	}
	out.AmountMinor, out.Currency = api.NewOptInt64((minor+unit/2)/unit*unit), api.NewOptString(to)
	out.Day, out.Source = api.NewOptDate(sheet.Day.UTC()), api.NewOptString(source)
	return out, nil
}
