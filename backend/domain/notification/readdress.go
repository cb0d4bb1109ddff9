package notification

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/tenant"
)

// ReaddressTx addresses the emails that a person's wrong address refused to the corrected one. They stay failed
// until they are sent again.
func (*Service) ReaddressTx(ctx context.Context, tx pgx.Tx, wrong, corrected string) error {
	arg := notificationdb.ReaddressRefusedParams{TenantID: tenant.From(ctx).ID, Wrong: wrong, Corrected: corrected}
	if err := notificationdb.New(tx).ReaddressRefused(ctx, arg); err != nil {
		return fmt.Errorf("readdress refused mails: %w", err)
	}
	return nil
}
