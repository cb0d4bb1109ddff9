package notification

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/tenant"
)

// Nowhere is the domain of the placeholder addresses of erased people. Nothing is sent to it.
const Nowhere = "@erased.invalid"

// Erased counts what was erased of a person.
type Erased struct{ Emails, Choices int64 }

// EraseTx empties the emails to a person, and those to others about them.
func (*Service) EraseTx(ctx context.Context, tx pgx.Tx, member uuid.UUID, email, name,
	nobody string) (out Erased, err error) {
	t, q := tenant.From(ctx), notificationdb.New(tx)
	if name == "" {
		name = email
	}
	if out.Emails, err = q.EraseEmails(ctx, notificationdb.EraseEmailsParams{TenantID: t.ID, Email: email, Name: name,
		Nobody: nobody}); err != nil {
		return out, fmt.Errorf("erase mails: %w", err)
	}
	if out.Choices, err = q.EraseChoices(ctx, notificationdb.EraseChoicesParams{TenantID: t.ID,
		MemberID: member}); err != nil {
		return out, fmt.Errorf("erase choices of notices: %w", err)
	}
	if err = q.ForgetRefusedAddress(ctx, notificationdb.ForgetRefusedAddressParams{TenantID: t.ID,
		Email: email}); err != nil {
		return out, fmt.Errorf("forget a refused address: %w", err)
	}
	return out, nil
}
