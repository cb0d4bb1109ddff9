package page

import (
	"context"
	"strings"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/destination"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api/tripapi"
)

// narrowTx narrows the list to a destination, named as links name it. A text that the marketplace does not list is the
// name of a place in any country.
func narrowTx(ctx context.Context, tx pgx.Tx, asked string, q *tripdb.ListPublicTripsParams,
	answer *tripapi.PublicTripPage) error {
	if asked = strings.TrimSpace(asked); asked == "" {
		return nil
	}
	stored, err := destination.StoredTx(ctx, tx)
	if err != nil {
		return err
	}
	d, known := stored.List.Find(asked)
	if !known {
		q.Destination = asked
		return nil
	}
	q.Destination, q.DestinationCountry = d.Name, d.Country
	answer.Destination.SetTo(tripapi.PublicDestination{ID: d.ID, Name: d.Name, Intro: d.IntroText(),
		Picture: d.Photo()})
	return nil
}

// destinationOptionsTx returns those of the marketplace's destinations that have trips, in its order; counts are by
// country and name.
func destinationOptionsTx(ctx context.Context, tx pgx.Tx, counts map[string]int) ([]tripapi.PublicTripOption, error) {
	list := []tripapi.PublicTripOption{}
	stored, err := destination.StoredTx(ctx, tx)
	for _, d := range stored.List.Shown() {
		if n := counts[d.Country+"\n"+d.Name]; n > 0 {
			list = append(list, tripapi.PublicTripOption{Value: d.ID, Label: trip.Words(d.Name), Count: n})
		}
	}
	return list, err
}
