package notification

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/tenant"
)

// ReaddressTx addresses the emails to a person's wrong address to the corrected one. Those that the address refused
// stay failed until they are sent again. Those that it accepted count as failed from now on: a server can bounce an
// email after it accepted it, and the person has never signed in, so whoever has it is someone else.
func (s *Service) ReaddressTx(ctx context.Context, tx pgx.Tx, wrong, corrected string) error {
	arg := notificationdb.ReaddressEmailsParams{
		TenantID: tenant.From(ctx).ID, Wrong: wrong, Corrected: corrected, Now: s.Clock.Now(ctx),
		Problem: fmt.Sprintf("Sent to %s, which wasn’t this person’s address.", wrong),
	}
	if err := notificationdb.New(tx).ReaddressEmails(ctx, arg); err != nil {
		return fmt.Errorf("readdress mails: %w", err)
	}
	return nil
}
