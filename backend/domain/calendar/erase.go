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

// ErasedTx revokes the URL of a person's calendar.
func (*Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	n, err := calendardb.New(tx).RemoveFeed(ctx, calendardb.RemoveFeedParams{TenantID: tenant.From(ctx).ID,
		MemberID: e.MemberID})
	if err != nil {
		return fmt.Errorf("erase a calendar: %w", err)
	}
	e.Erases(identityapi.ErasurePartCalendars, n)
	return nil
}
