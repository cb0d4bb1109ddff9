package trip

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/platform/civil"
)

// Counted is a trip as figures need it. Its spots count for how full trips are once it sells.
type Counted struct {
	ID, HostID, OperatorID uuid.UUID
	Name                   string
	StartDate              civil.Date
	Taken, Maximum         int
	Sells                  bool
}

// CountedIn says which trips: those of one currency that are named by ID or start in a period, and of one host or
// operator if set.
type CountedIn struct {
	Currency           string
	IDs                []uuid.UUID
	First, Last        civil.Date
	HostID, OperatorID *uuid.UUID
}

// CountedTx returns trips in no particular order.
func (Reader) CountedTx(ctx context.Context, tx pgx.Tx, in CountedIn) ([]Counted, error) {
	rows, err := tripdb.New(tx).CountedTrips(ctx, tripdb.CountedTripsParams{
		TenantID: tenant.From(ctx).ID, Currency: in.Currency, Ids: in.IDs, FirstDay: in.First, LastDay: in.Last,
		HostID: in.HostID, OperatorID: in.OperatorID,
	})
	if err != nil {
		return nil, fmt.Errorf("counted trips: %w", err)
	}
	out := make([]Counted, len(rows))
	for i, r := range rows {
		out[i] = Counted{ID: r.ID, HostID: r.HostID, OperatorID: r.OperatorID, Name: r.Name, StartDate: r.StartDate,
			Taken: r.SpotsTaken, Maximum: r.MaximumSpots, Sells: r.Sells}
	}
	return out, nil
}

// NarrowedTx returns the trips in a currency, those of one host or operator or one trip if set.
func (Reader) NarrowedTx(ctx context.Context, tx pgx.Tx, currency string, hostID, operatorID,
	tripID *uuid.UUID) ([]uuid.UUID, error) {
	ids, err := tripdb.New(tx).TripsIn(ctx, tripdb.TripsInParams{TenantID: tenant.From(ctx).ID, Currency: currency,
		HostID: hostID, OperatorID: operatorID, TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("trips in %s: %w", currency, err)
	}
	return ids, nil
}

// CurrenciesTx returns the currencies of all trips.
func (Reader) CurrenciesTx(ctx context.Context, tx pgx.Tx) ([]string, error) {
	all, err := tripdb.New(tx).TripCurrencies(ctx, tenant.From(ctx).ID)
	if err != nil {
		return nil, fmt.Errorf("currencies of trips: %w", err)
	}
	return all, nil
}
