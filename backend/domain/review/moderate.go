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
	"caravan/backend/platform/page"
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

// All lists reviews in a state for moderators, newest first; an empty state means all.
func (s *Service) All(ctx context.Context, state string, before *uuid.UUID,
	limit int) (reviewapi.ModeratedReviews, error) {
	t := tenant.From(ctx)
	out := reviewapi.ModeratedReviews{Items: []reviewapi.ModeratedReview{}}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := reviewdb.New(tx).AllReviews(ctx, reviewdb.AllReviewsParams{TenantID: t.ID, State: state,
			BeforeID: before, PageSize: int32(limit + 1)})
		if err != nil {
			return fmt.Errorf("reviews: %w", err)
		}
		rows, next := page.Cut(rows, limit, func(r reviewdb.Review) any { return r.ID })
		if next != "" {
			out.NextCursor = api.NewOptString(next)
		}
		for _, row := range rows {
			one, err := s.moderatedTx(ctx, tx, row)
			if err != nil {
				return err
			}
			out.Items = append(out.Items, one)
		}
		return nil
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
