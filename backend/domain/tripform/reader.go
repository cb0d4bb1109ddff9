package tripform

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tripform/tripformdb"
	"caravan/backend/gen/api/tripformapi"
)

// Reader answers what others ask about forms. It opens nothing that is sealed.
type Reader struct{}

// TripTx gives what the travelers of a trip have told so far, by the traveler: flights and wishes, without passport,
// insurance, contact or disclosure. Who has told nothing yet is left out.
func (Reader) TripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (map[uuid.UUID]tripformapi.TripForm, error) {
	rows, err := tripformdb.New(tx).TripForms(ctx, tripformdb.TripFormsParams{TenantID: tenant.From(ctx).ID, TripID: tripID})
	if err != nil {
		return nil, fmt.Errorf("trip forms: %w", err)
	}
	told := make(map[uuid.UUID]tripformapi.TripForm, len(rows))
	for _, row := range rows {
		form, err := join(row.OpenPart, nil)
		if err != nil {
			return nil, fmt.Errorf("trip form of %s: %w", row.ParticipantID, err)
		}
		told[row.ParticipantID] = tripformapi.TripForm{
			ArrivalDetails: form.ArrivalDetails, DepartureDetails: form.DepartureDetails, SpecialRequests: form.SpecialRequests,
		}
	}
	return told, nil
}
