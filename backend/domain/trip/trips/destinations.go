package trips

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/destination"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
)

// DestinationUseTx counts the trips of each place.
func (*Rooms) DestinationUseTx(ctx context.Context, tx pgx.Tx, use *destination.Use) error {
	rows, err := tripdb.New(tx).DestinationUse(ctx, tenant.From(ctx).ID)
	if err != nil {
		return fmt.Errorf("destinations of trips: %w", err)
	}
	for _, row := range rows {
		use.Trips[destination.Place{Country: row.Country, Name: row.Destination}] = int(row.Trips)
	}
	return nil
}

// DestinationsMovedTx moves trips to other destinations.
func (*Rooms) DestinationsMovedTx(ctx context.Context, tx pgx.Tx, moves []destination.Move) error {
	params := tripdb.MoveDestinationsParams{TenantID: tenant.From(ctx).ID}
	for _, m := range moves {
		params.FromCountries, params.FromNames = append(params.FromCountries, m.From.Country), append(params.FromNames,
			m.From.Name)
		params.IntoCountries, params.IntoNames = append(params.IntoCountries, m.Into.Country), append(params.IntoNames,
			m.Into.Name)
	}
	ids, err := tripdb.New(tx).MoveDestinations(ctx, params)
	if err != nil {
		return fmt.Errorf("move trips to other destinations: %w", err)
	}
	return search.NoteTx(ctx, tx, search.Trip, ids...)
}
