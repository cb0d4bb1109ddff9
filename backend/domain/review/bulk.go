package review

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
)

// state is a review's state in the contract; it has an index.
const state = `(CASE WHEN review.checked_at IS NULL AND review.comment <> '' THEN 'waiting'
    WHEN review.hidden_at IS NOT NULL THEN 'hidden' ELSE 'shown' END)`

// reviewRecords describes reviews to the record layer: admins moderate them.
var reviewRecords = &record.Resource{
	Name: "Review", Tenant: "review.tenant_id", ID: "review.id", From: "review",
	Scope: map[string]string{"admin": record.Everything}, Search: []string{"review.comment"},
	Through: []record.Through{{Kind: search.Trip, Column: "review.trip_id"},
		{Kind: search.Member, Column: "review.member_id"}},
	Filters: map[string]string{"state": state + " = @value"},
	Sorts: map[string]record.Sort{
		"created": record.Created("review.id"), "saved": {Column: "review.saved_at", Type: "timestamptz"},
		"rating": {Column: "review.rating", Type: "int"}, "state": {Column: state, Type: "text"},
	}, Sort: "-created",
}

// Bulks returns the bulk actions on reviews. One that was hidden before has to be moderated individually.
func (s *Service) Bulks() []record.Bulk {
	return []record.Bulk{{
		Name: "keepReviews", Section: "trips", Of: reviewRecords,
		Row:  "review.rating || ' ★ · ' || left(review.comment, 120)",
		Fits: "review.checked_at IS NULL AND review.comment <> '' AND review.hidden_at IS NULL",
		Not:  "They are decided already, or were hidden before.",
		Do: func(ctx context.Context, id uuid.UUID, _ string) error {
			_, err := s.Moderate(ctx, id, false, "")
			return err
		},
	}}
}
