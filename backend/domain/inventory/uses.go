package inventory

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/whole"
)

// Uses returns what departures are requested and used for. It queries domains above the departures, and is built
// above them.
type Uses struct{ UsesDeps }

// UsesDeps are its dependencies.
type UsesDeps struct {
	Departures *Service
	Requests   Requests
	Offers     Offers
	Trips      Trips
}

// NewUses returns an error that names any missing dependency.
func NewUses(d UsesDeps) (*Uses, error) {
	if err := whole.Check("inventory", d); err != nil {
		return nil, err
	}
	return &Uses{d}, nil
}

// Requests lists who requested a departure.
type Requests interface {
	OnDepartureTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]inventoryapi.RequestedTrip, error)
}

// RequestedTrips lists the requests and trips that use a departure (O-045, O-064).
func (u *Uses) RequestedTrips(ctx context.Context, itineraryID, id uuid.UUID) ([]inventoryapi.RequestedTrip, error) {
	var found []inventoryapi.RequestedTrip
	err := u.Departures.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		item, err := u.Departures.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if item.ItineraryID != itineraryID {
			return apierr.NotFound("departure")
		}
		found, err = u.Requests.OnDepartureTx(ctx, tx, id)
		return err
	})
	return found, err
}
