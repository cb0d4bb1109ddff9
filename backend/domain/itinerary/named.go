package itinerary

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
)

// Named is an itinerary by its name.
type Named struct {
	ID   uuid.UUID
	Name string
}

// OfOperatorTx returns all itineraries of an operator, ordered by name.
func (Reader) OfOperatorTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) ([]Named, error) {
	rows, err := itinerarydb.New(tx).OperatorItineraries(ctx, itinerarydb.OperatorItinerariesParams{
		TenantID: tenant.From(ctx).ID, OperatorID: operatorID})
	if err != nil {
		return nil, fmt.Errorf("itineraries of an operator: %w", err)
	}
	named := make([]Named, len(rows))
	for i, r := range rows {
		named[i] = Named{ID: r.ID, Name: r.Name}
	}
	return named, nil
}

// GoneTx returns which of some services their itineraries no longer have.
func (Reader) GoneTx(ctx context.Context, tx pgx.Tx, serviceIDs []uuid.UUID) ([]uuid.UUID, error) {
	gone, err := itinerarydb.New(tx).GoneServices(ctx, itinerarydb.GoneServicesParams{TenantID: tenant.From(ctx).ID,
		Ids: serviceIDs})
	if err != nil {
		return nil, fmt.Errorf("removed services: %w", err)
	}
	return gone, nil
}
