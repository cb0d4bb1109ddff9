package campaign

import (
	"context"
	"fmt"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/campaign/campaigndb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/identityapi"
)

// ErasedTx deletes the recipients of campaigns and those waiting for a trip to open. An address's unsubscription
// has to be kept: an imported host list would reach it again.
func (*Service) ErasedTx(ctx context.Context, tx pgx.Tx, e identity.Erasure) error {
	t, q := tenant.From(ctx), campaigndb.New(tx)
	sent, err := q.EraseRecipient(ctx, campaigndb.EraseRecipientParams{TenantID: t.ID, Email: e.Email})
	if err != nil {
		return fmt.Errorf("erase recipients: %w", err)
	}
	watches, err := q.EraseWatches(ctx, campaigndb.EraseWatchesParams{TenantID: t.ID, Email: e.Email})
	if err != nil {
		return fmt.Errorf("erase who waits for trips: %w", err)
	}
	unsubscribed, err := q.CountUnsubscribed(ctx, campaigndb.CountUnsubscribedParams{TenantID: t.ID, Email: e.Email})
	if err != nil {
		return fmt.Errorf("count unsubscribed: %w", err)
	}
	e.Erases(identityapi.ErasurePartLists, sent+watches)
	e.Keeps(identityapi.ErasurePartUnsubscribed, unsubscribed)
	return nil
}
