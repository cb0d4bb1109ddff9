package notification

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/tenant"
)

// Batches are emails that are written together, such as those of a campaign: their outcome, and holding back the
// unsent ones. It needs only the transaction.
type Batches struct{}

// LeftAnyway is an email that was sent after it had been held back or marked as uncertain.
type LeftAnyway struct {
	Key string
	At  time.Time
}

// Uncertain is an email of which nobody knows whether the mail server has it.
type Uncertain struct{ Key string }

// Unsent counts the emails of a batch that wait to be sent, and those that no mail server accepted. Uncertain
// ones are announced, and not counted here.
type Unsent struct{ Waiting, Failed int }

// UnsentTx returns for each batch how many of its emails are unsent; batches without any are left out.
func (Batches) UnsentTx(ctx context.Context, tx pgx.Tx, batches []uuid.UUID) (map[uuid.UUID]Unsent, error) {
	rows, err := notificationdb.New(tx).UnsentOf(ctx, notificationdb.UnsentOfParams{TenantID: tenant.From(ctx).ID,
		Batches: batches})
	if err != nil {
		return nil, fmt.Errorf("unsent mails: %w", err)
	}
	out := make(map[uuid.UUID]Unsent, len(rows))
	for _, row := range rows {
		out[*row.Batch] = Unsent{int(row.Waiting), int(row.Failed)}
	}
	return out, nil
}

// HoldBackTx keeps unsent emails from being sent, and returns their keys. One that is being sent at this moment
// may still go out; LeftAnyway reports it.
func (Batches) HoldBackTx(ctx context.Context, tx pgx.Tx, batch uuid.UUID) ([]string, error) {
	keys, err := notificationdb.New(tx).HoldBack(ctx, notificationdb.HoldBackParams{TenantID: tenant.From(ctx).ID,
		Batch: &batch})
	if err != nil {
		return nil, fmt.Errorf("hold mails back: %w", err)
	}
	return keys, nil
}

// FailedTx returns the keys whose emails could not be delivered.
func (Batches) FailedTx(ctx context.Context, tx pgx.Tx, keys []string) ([]string, error) {
	failed, err := notificationdb.New(tx).FailedKeys(ctx, notificationdb.FailedKeysParams{TenantID: tenant.From(ctx).ID,
		Keys: keys})
	if err != nil {
		return nil, fmt.Errorf("failed mails: %w", err)
	}
	return failed, nil
}

// refusedFor is how long an address that a mail server rejected gets no promotional email: some become valid
// again.
const refusedFor = 180 * 24 * time.Hour

// RefusedTx returns which of the lower-case addresses a mail server has permanently rejected.
func (s *Service) RefusedTx(ctx context.Context, tx pgx.Tx, emails []string) (map[string]bool, error) {
	found, err := notificationdb.New(tx).RefusedAddresses(ctx, notificationdb.RefusedAddressesParams{
		TenantID: tenant.From(ctx).ID, Emails: emails, Since: s.Clock.Now(ctx).Add(-refusedFor),
	})
	if err != nil {
		return nil, fmt.Errorf("refused addresses: %w", err)
	}
	out := make(map[string]bool, len(found))
	for _, email := range found {
		out[email] = true
	}
	return out, nil
}

func refuseTx(ctx context.Context, tx pgx.Tx, email string, at time.Time, answer string) error {
	err := notificationdb.New(tx).RefuseAddress(ctx, notificationdb.RefuseAddressParams{TenantID: tenant.From(ctx).ID,
		Email: email, RefusedAt: at, Answer: answer})
	if err != nil {
		return fmt.Errorf("refused address: %w", err)
	}
	return nil
}
