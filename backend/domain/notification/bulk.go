package notification

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
)

// Bulks returns the bulk actions on emails.
func (s *Service) Bulks() []record.Bulk {
	return []record.Bulk{{
		Name: "resendEmails", Of: emailRecords, Row: "e.recipient || ' · ' || e.subject",
		Fits: "(e.sent_at IS NOT NULL OR e.failed_at IS NOT NULL) AND (e.plain <> '' OR e.own <> '') AND NOT " + opensAccount,
		Not:  "They are on their way, or their text isn’t kept.",
		Do: func(ctx context.Context, id uuid.UUID, key string) error {
			_, err := s.Resend(ctx, id, key)
			return err
		},
	}}
}
