package review

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
)

// reviewRecords describes reviews to the record layer: admins moderate them.
var reviewRecords = &record.Resource{
	Name: "Review", Tenant: "review.tenant_id", ID: "review.id", From: "review",
	Scope: map[string]string{"admin": record.Everything},
	Filters: map[string]string{"state": "CASE WHEN review.checked_at IS NULL AND review.comment <> '' THEN 'waiting' " +
		"WHEN review.hidden_at IS NOT NULL THEN 'hidden' ELSE 'shown' END = @value"},
	Sorts: map[string]record.Sort{"created": record.Created("review.id")}, Sort: "-created",
}

// Bulks returns the bulk actions on reviews. One that was hidden before has to be moderated individually.
func (s *Service) Bulks() []record.Bulk {
	return []record.Bulk{{
		Name: "keepReviews", Of: reviewRecords, Row: "review.rating || ' ★ · ' || left(review.comment, 120)",
		Fits: "review.checked_at IS NULL AND review.comment <> '' AND review.hidden_at IS NULL",
		Not:  "They are decided already, or were hidden before.",
		Do: func(ctx context.Context, id uuid.UUID, _ string) error {
			_, err := s.Moderate(ctx, id, false, "")
			return err
		},
	}}
}
