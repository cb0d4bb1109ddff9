package page

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
)

// mostGoing is how many travelers a page shows at most.
const mostGoing = 60

// goingTx returns the travelers who chose to be shown. It is queried for each response, so that withdrawing
// consent takes effect immediately.
func (s *Service) goingTx(ctx context.Context, tx pgx.Tx, t trip.Trip,
	today civil.Date) ([]tripapi.PublicTraveler, error) {
	out := []tripapi.PublicTraveler{}
	people, err := s.Travelers.IntroducedTx(ctx, tx, t.ID, today, mostGoing)
	if err != nil || len(people) == 0 {
		return out, err
	}
	ids := make([]uuid.UUID, len(people))
	for i, p := range people {
		ids[i] = p.MemberID
	}
	faces, err := s.Faces.FacesTx(ctx, tx, ids)
	if err != nil {
		return out, err
	}
	for _, p := range people {
		if face, known := faces[p.MemberID]; known {
			out = append(out, tripapi.PublicTraveler{FirstName: p.FirstName, PictureUrl: trip.Words(face)})
		}
	}
	return out, nil
}
