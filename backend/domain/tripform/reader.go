package tripform

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tripform/tripformdb"
	"caravan/backend/gen/api/tripformapi"
)

// Reader answers queries of other domains about forms. It decrypts nothing.
type Reader struct{}

// Told is what a traveler entered.
type Told struct {
	tripformapi.TripForm
	At time.Time // when it was last saved
}

// TripTx returns what the travelers of a trip have entered so far, by traveler: flights and wishes, without
// passport, insurance, contact or disclosure. Those who have entered nothing yet are left out.
func (Reader) TripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (map[uuid.UUID]Told, error) {
	rows, err := tripformdb.New(tx).TripForms(ctx, tripformdb.TripFormsParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("trip forms: %w", err)
	}
	told := make(map[uuid.UUID]Told, len(rows))
	for _, row := range rows {
		form, err := join(row.OpenPart, nil)
		if err != nil {
			return nil, fmt.Errorf("trip form of %s: %w", row.ParticipantID, err)
		}
		told[row.ParticipantID] = Told{At: row.UpdatedAt, TripForm: tripformapi.TripForm{
			ArrivalDetails: form.ArrivalDetails, DepartureDetails: form.DepartureDetails, SpecialRequests: form.SpecialRequests,
		}}
	}
	return told, nil
}
