package itinerary

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/itineraryapi"
)

// Destinations lists the destinations of the complete itineraries (H-492).
func (r Reader) Destinations(ctx context.Context) (itineraryapi.DestinationList, error) {
	t := tenant.From(ctx)
	list := itineraryapi.DestinationList{Items: []itineraryapi.DestinationEntry{}}
	err := r.db.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := itinerarydb.New(tx).Destinations(ctx, t.ID)
		for _, row := range rows {
			list.Items = append(list.Items, itineraryapi.DestinationEntry{Country: row.Country, Destination: row.Destination,
				Itineraries: int(row.Itineraries)})
		}
		return err
	})
	return list, err
}
