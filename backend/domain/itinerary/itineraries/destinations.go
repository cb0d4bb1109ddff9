package itineraries

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/destination"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
)

// DestinationUseTx counts the itineraries of each place.
func (*Rooms) DestinationUseTx(ctx context.Context, tx pgx.Tx, use *destination.Use) error {
	rows, err := itinerarydb.New(tx).DestinationUse(ctx, tenant.From(ctx).ID)
	if err != nil {
		return fmt.Errorf("destinations of itineraries: %w", err)
	}
	for _, row := range rows {
		use.Itineraries[destination.Place{Country: row.Country, Name: row.Destination}] = int(row.Itineraries)
	}
	return nil
}

// DestinationsMovedTx moves itineraries to other destinations. Their versions stay as they are: whoever saved one chose
// the former destination, which leads to the one that remains.
func (*Rooms) DestinationsMovedTx(ctx context.Context, tx pgx.Tx, moves []destination.Move) error {
	params := itinerarydb.MoveDestinationsParams{TenantID: tenant.From(ctx).ID}
	for _, m := range moves {
		params.FromCountries, params.FromNames = append(params.FromCountries, m.From.Country), append(params.FromNames,
			m.From.Name)
		params.IntoCountries, params.IntoNames = append(params.IntoCountries, m.Into.Country), append(params.IntoNames,
			m.Into.Name)
	}
	ids, err := itinerarydb.New(tx).MoveDestinations(ctx, params)
	if err != nil {
		return fmt.Errorf("move itineraries to other destinations: %w", err)
	}
	return search.NoteTx(ctx, tx, search.Itinerary, ids...)
}
