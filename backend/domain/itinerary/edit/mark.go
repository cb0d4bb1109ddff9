package edit

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
)

// Mark marks a requested change as made, or as open again. The version stays the same, because what hosts see does.
func (s *Service) Mark(ctx context.Context, id uuid.UUID, mark *itineraryapi.ReviewCommentMark) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		is, err := s.LockTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if is.It.Status != itinerary.Incomplete {
			return apierr.New(apierr.CodeIllegalState, "The itinerary isn’t waiting for changes.")
		}
		if !is.It.Mark(mark) {
			return apierr.NotFound("comment")
		}
		content, err := json.Marshal(&is.It.Content)
		if err != nil {
			return err
		}
		err = itinerarydb.New(tx).SaveItineraryContent(ctx, itinerarydb.SaveItineraryContentParams{TenantID: t.ID, ID: id,
			Content: content, Now: now})
		if err != nil {
			return fmt.Errorf("save content: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "itinerary.comment_marked", ObjectType: "Itinerary", ObjectID: id,
			After: map[string]any{"field": mark.Field.Or(""), "resolved": mark.Resolved},
		})
	})
}
