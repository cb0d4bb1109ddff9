package review

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/review/reviewdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/reviewapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Waiting are comments that no admin has read since they were saved.
var Waiting = []record.Waiting{{
	Kind: "review", Since: "review.saved_at", While: "review.checked_at IS NULL AND review.comment <> ''",
	Of: &record.Resource{
		Name: "Review", Tenant: "review.tenant_id", ID: "review.id", Scope: map[string]string{"admin": record.Everything},
		From: "review",
		Meta: record.Meta{Name: "left(review.comment,120)", Facts: "jsonb_build_object('rating',review.rating::text)"},
	},
}}

// All lists reviews for moderators.
func (s *Service) All(ctx context.Context, q record.Query) (out reviewapi.ModeratedReviews, err error) {
	out.Items, out.NextCursor, err = record.Loaded(ctx, s.DB, reviewRecords, q,
		func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]reviewapi.ModeratedReview, error) {
			rows, err := reviewdb.New(tx).ReviewsOf(ctx, reviewdb.ReviewsOfParams{TenantID: tenant.From(ctx).ID, Ids: ids})
			if err != nil {
				return nil, fmt.Errorf("reviews: %w", err)
			}
			found := map[uuid.UUID]reviewapi.ModeratedReview{}
			for _, row := range rows {
				if found[row.ID], err = s.moderatedTx(ctx, tx, row); err != nil {
					return nil, err
				}
			}
			return found, nil
		})
	return out, err
}

func (s *Service) moderatedTx(ctx context.Context, tx pgx.Tx, row reviewdb.Review) (reviewapi.ModeratedReview, error) {
	said, err := s.saidTx(ctx, tx, row)
	out := reviewapi.ModeratedReview{
		ID: said.ID, TripId: said.TripId, TripName: said.TripName, Rating: said.Rating, Comment: said.Comment,
		FirstName: said.FirstName, SavedAt: said.SavedAt, State: stateOf(row), Hidden: row.HiddenAt != nil,
		AvailableActions: principal.Offered(ctx, actionsOf(row)),
	}
	if row.HiddenReason != "" {
		out.HiddenReason = api.NewOptString(row.HiddenReason)
	}
	return out, err
}

func stateOf(row reviewdb.Review) reviewapi.ModeratedReviewState {
	switch {
	case row.CheckedAt == nil && row.Comment != "":
		return reviewapi.ModeratedReviewStateWaiting
	case row.HiddenAt != nil:
		return reviewapi.ModeratedReviewStateHidden
	}
	return reviewapi.ModeratedReviewStateShown
}

// actionsOf returns what can be decided about a review: one that was hidden and revised stays hidden until it is
// approved.
func actionsOf(row reviewdb.Review) (actions []reviewapi.ModeratedReviewAvailableActionsItem) {
	state := stateOf(row)
	switch {
	case state == reviewapi.ModeratedReviewStateShown:
	case row.HiddenAt != nil:
		actions = append(actions, reviewapi.ModeratedReviewAvailableActionsItemShow)
	default:
		actions = append(actions, reviewapi.ModeratedReviewAvailableActionsItemKeep)
	}
	if state != reviewapi.ModeratedReviewStateHidden {
		actions = append(actions, reviewapi.ModeratedReviewAvailableActionsItemHide)
	}
	return actions
}

// Moderate approves a review, or hides it with a reason that its author can read.
func (s *Service) Moderate(ctx context.Context, id uuid.UUID, hide bool,
	reason string) (reviewapi.ModeratedReview, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var out reviewapi.ModeratedReview
	reason = strings.TrimSpace(reason)
	if hide && reason == "" {
		return out, apierr.InvalidField("reason", "Reason is required")
	}
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := reviewdb.New(tx)
		was, err := q.LockReview(ctx, reviewdb.LockReviewParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) {
			return apierr.NotFound("review")
		}
		if err != nil {
			return fmt.Errorf("lock review: %w", err)
		}
		action, hidden := "trip.show_review", (*time.Time)(nil)
		if hide {
			action, hidden = "trip.hide_review", &now
		} else {
			reason = ""
		}
		row, err := q.Moderate(ctx, reviewdb.ModerateParams{TenantID: t.ID, ID: id, Now: now, HiddenAt: hidden,
			HiddenReason: reason})
		if err != nil {
			return fmt.Errorf("moderate review: %w", err)
		}
		if out, err = s.moderatedTx(ctx, tx, row); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: action, ObjectType: "Trip", ObjectID: row.TripID,
			Before: map[string]any{"review": id, "hidden": was.HiddenAt != nil},
			After:  map[string]any{"review": id, "hidden": hide, "reason": reason},
		})
	})
	return out, err
}
