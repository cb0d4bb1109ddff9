package bookingtest

import (
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip/capacity"
	"caravan/backend/testkit"
)

// Offers returns a trip's add-ons, and what is left of them.
func (w *World) Offers(t testing.TB, tripID uuid.UUID) (offers []capacity.Offer, left capacity.Places) {
	t.Helper()
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		of, err := w.Trips.LoadTx(w.Context(), tx, tripID)
		if err != nil {
			return err
		}
		if offers, err = w.Trips.OffersTx(w.Context(), tx, of); err != nil {
			return err
		}
		left, err = w.Trips.PlacesLeftTx(w.Context(), tx, of, capacity.SupplyOf(offers))
		return err
	}))
	return offers, left
}
