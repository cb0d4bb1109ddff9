package desk

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
)

// AboutTx returns the emails about records that follow a position, newest first. Emails to many people are about
// none: they are in the list of the campaign that sent them.
func (*Service) AboutTx(ctx context.Context, tx pgx.Tx, records []uuid.UUID, after page.Instant, most int) (
	[]api.Email, error) {
	at, id := after.Below()
	rows, err := notificationdb.New(tx).EmailsAbout(ctx, notificationdb.EmailsAboutParams{TenantID: tenant.From(ctx).ID,
		Records: records, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	return told(ctx, rows, err, func(r notificationdb.EmailsAboutRow) emailRow {
		return pastRow(r.ID, r.Template, r.Recipient, r.Subject, r.CreatedAt, r.SentAt, r.Problem, r.FailedAt)
	})
}

// ToTx returns the emails to addresses that follow a position, newest first.
func (*Service) ToTx(ctx context.Context, tx pgx.Tx, addresses []string, after page.Instant, most int) (
	[]api.Email, error) {
	at, id := after.Below()
	lower := make([]string, len(addresses))
	for i, address := range addresses {
		lower[i] = strings.ToLower(address)
	}
	rows, err := notificationdb.New(tx).EmailsTo(ctx, notificationdb.EmailsToParams{TenantID: tenant.From(ctx).ID,
		Recipients: lower, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	return told(ctx, rows, err, func(r notificationdb.EmailsToRow) emailRow {
		return pastRow(r.ID, r.Template, r.Recipient, r.Subject, r.CreatedAt, r.SentAt, r.Problem, r.FailedAt)
	})
}

func told[R any](ctx context.Context, rows []R, err error, row func(R) emailRow) ([]api.Email, error) {
	if err != nil {
		return nil, fmt.Errorf("past emails: %w", err)
	}
	by, out := principal.Must(ctx), make([]api.Email, len(rows))
	for i, r := range rows {
		out[i] = row(r).answer(by)
	}
	return out, nil
}

func pastRow(id uuid.UUID, template, recipient, subject string, created time.Time, sent *time.Time, problem string,
	failed *time.Time) emailRow {
	return emailRow{Key: record.Key{ID: id}, Template: template, Recipient: recipient, Subject: subject,
		CreatedAt: created, SentAt: sent, Problem: problem, FailedAt: failed}
}
