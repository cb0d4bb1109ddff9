package tripform

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tripform/tripformdb"
)

// Progress returns the progress of travelers' forms to bookings. It needs only the transaction, so that it can be
// built before them.
type Progress struct{}

// CompleteTx implements booking.Forms.
func (Progress) CompleteTx(ctx context.Context, tx pgx.Tx, participants []uuid.UUID) (map[uuid.UUID]bool, error) {
	ids, err := tripformdb.New(tx).CompleteForms(ctx, tripformdb.CompleteFormsParams{TenantID: tenant.From(ctx).ID,
		ParticipantIds: participants})
	if err != nil {
		return nil, fmt.Errorf("complete forms: %w", err)
	}
	return setOf(ids), nil
}

// CompleteOfTripTx returns the travelers of a trip whose form is complete.
func (Progress) CompleteOfTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error) {
	ids, err := tripformdb.New(tx).CompleteFormsOfTrip(ctx,
		tripformdb.CompleteFormsOfTripParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("complete forms of trip: %w", err)
	}
	return ids, nil
}

// InsuredTx implements booking.Forms.
func (Progress) InsuredTx(ctx context.Context, tx pgx.Tx, participants []uuid.UUID) (map[uuid.UUID]bool, error) {
	ids, err := tripformdb.New(tx).InsuredForms(ctx, tripformdb.InsuredFormsParams{TenantID: tenant.From(ctx).ID,
		ParticipantIds: participants})
	if err != nil {
		return nil, fmt.Errorf("insurance of forms: %w", err)
	}
	return setOf(ids), nil
}

func setOf(ids []uuid.UUID) map[uuid.UUID]bool {
	set := make(map[uuid.UUID]bool, len(ids))
	for _, id := range ids {
		set[id] = true
	}
	return set
}
