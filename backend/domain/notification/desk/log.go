package desk

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// emailRecords describes emails to the record layer (H-492): admins can read them, nobody can change one.
var emailRecords = &record.Resource{
	Name: "Email", Tenant: "e.tenant_id", ID: "e.id", From: "email e",
	Scope:  map[string]string{"admin": "e.mailed"},
	Search: []string{"e.recipient", "e.subject", "e.template"},
	Filters: map[string]string{"hook": "e.template = @value", "recipient": "lower(e.recipient) = lower(@value)",
		"about": "e.about @> ARRAY[@value::uuid] AND e.batch IS NULL",
		"sent":  "(e.sent_at IS NOT NULL) = @value", "failed": "(e.failed_at IS NOT NULL) = @value"},
	Sorts: map[string]record.Sort{"created": record.Created("e.id"), "recipient": {Column: "lower(e.recipient)",
		Type: "text"}},
	Sort: "-created",
}

type emailRow struct {
	record.Key
	Template  string     `db:"template"`
	Recipient string     `db:"recipient"`
	Subject   string     `db:"subject"`
	Plain     string     `db:"plain"`
	HTML      string     `db:"html"`
	CreatedAt time.Time  `db:"created_at"`
	SentAt    *time.Time `db:"sent_at"`
	Problem   string     `db:"problem"`
	FailedAt  *time.Time `db:"failed_at"`
}

// The text of an email that opens an account is visible only to its recipient, even before it is sent.
const (
	emailColumns = emailFacts + ", '' AS plain, '' AS html"
	emailText    = emailFacts + ", CASE WHEN " + opensAccount +
		" THEN '' WHEN e.own <> '' THEN (SELECT replace(w.plain, w.mark, e.own)" + ofWording + ") ELSE e.plain END AS plain" +
		", CASE WHEN " + opensAccount + " THEN '' WHEN e.own <> '' THEN (SELECT replace(w.html, w.mark, e.own)" + ofWording +
		") ELSE e.html END AS html"
	emailFacts   = "e.template, e.recipient, e.subject, e.created_at, e.sent_at, e.problem, e.failed_at"
	ofWording    = " FROM email_wording w WHERE w.tenant_id = e.tenant_id AND w.id = e.wording"
	opensAccount = "e.template IN ('activation', 'password_reset')"
)

func (r emailRow) answer(by principal.Principal) api.Email {
	out := api.Email{ID: r.ID, Hook: r.Template, Recipient: r.Recipient, Subject: r.Subject,
		CreatedAt: r.CreatedAt.UTC()}
	if r.SentAt != nil {
		out.SentAt = api.NewOptDateTime(r.SentAt.UTC())
	}
	if r.Problem != "" {
		out.Problem, out.Failed = api.NewOptString(r.Problem), api.NewOptBool(r.FailedAt != nil)
	}
	if r.Plain != "" {
		out.Plain, out.HTML = api.NewOptString(r.Plain), api.NewOptString(r.HTML)
		out.Resendable = api.NewOptBool((r.SentAt != nil || r.FailedAt != nil) && !by.ReadOnly)
	}
	return out
}

// Emails returns a page of emails, without their texts.
func (s *Service) Emails(ctx context.Context, q record.Query) (notificationapi.EmailPage, error) {
	items, next, err := record.Answers(ctx, s.DB, emailRecords, emailColumns, q, emailRow.answer)
	return notificationapi.EmailPage{Items: items, NextCursor: next}, err
}

// Email returns one email with its text.
func (s *Service) Email(ctx context.Context, id uuid.UUID) (api.Email, error) {
	return record.Answer(ctx, s.DB, emailRecords, emailText, id, emailRow.answer)
}

var errNotResendable = apierr.New(apierr.CodeIllegalState, "This email is on its way, or its text isn’t kept.")

// Resend sends an email again as it was written. The original stays in the list; the new one is separate.
func (s *Service) Resend(ctx context.Context, id uuid.UUID, key string) (api.Email, error) {
	again, err := idempotency.Do(ctx, s.DB, idempotency.By(ctx, "resendEmail", key, id),
		func(tx pgx.Tx) (uuid.UUID, error) {
			t, now, next := tenant.From(ctx), s.Clock.Now(ctx), uuid.Must(uuid.NewV7())
			copied, err := notificationdb.New(tx).CopyEmail(ctx, notificationdb.CopyEmailParams{
				TenantID: t.ID, ID: id, NextID: next, DedupeKey: "resent/" + next.String(), CreatedAt: now,
			})
			switch {
			case err != nil:
				return next, fmt.Errorf("resend mail: %w", err)
			case copied == 0:
				return next, errNotResendable
			}
			err = audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "email.resent", ObjectType: "Email",
				ObjectID: next, After: map[string]any{"of": id}})
			if err != nil {
				return next, err
			}
			return next, s.Jobs.InsertTx(ctx, tx, notification.SendArgs{TenantID: t.ID, EmailID: next}, nil)
		})
	if err != nil {
		return api.Email{}, err
	}
	return s.Email(ctx, again)
}

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
