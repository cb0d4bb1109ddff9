package calendar

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/calendar/calendardb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
)

// MergedTx revokes the calendar URL of a member who was merged into another one, who has their own.
func (*Service) MergedTx(ctx context.Context, tx pgx.Tx, m identity.Merge) error {
	n, err := calendardb.New(tx).RemoveFeed(ctx, calendardb.RemoveFeedParams{TenantID: tenant.From(ctx).ID,
		MemberID: m.From})
	if err != nil {
		return fmt.Errorf("calendar of a merged member: %w", err)
	}
	m.Ends(identityapi.MergePartCalendars, n)
	return nil
}
