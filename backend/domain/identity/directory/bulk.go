package directory

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
)

// Bulks returns the bulk actions on members.
func (s *Service) Bulks() []record.Bulk {
	return []record.Bulk{{
		Name: "resendInvitations", Section: "people", Of: userRecords, Row: userRecords.Meta.Name + " || ' · ' || m.email",
		Fits: "m.status = 'invited'", Not: "They have accepted already, or their account is disabled.",
		Do: func(ctx context.Context, id uuid.UUID, _ string) error { return s.ResendActivation(ctx, id) },
	}}
}
