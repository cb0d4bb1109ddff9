package notification

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/mail"
	"caravan/backend/platform/shortly"
	"caravan/backend/platform/whole"
)

// Service writes and sends emails.
type Service struct {
	Deps
	// LeftAnyway announces an email that was held back, or marked as uncertain, while the mail server was accepting it.
	LeftAnyway announce.Topic[LeftAnyway]
	// Uncertain announces an email that may have arrived and is not sent again.
	Uncertain announce.Topic[Uncertain]
	leaders   shortly.Kept[leader]
	wordings  shortly.Kept[notificationdb.EmailWording]
	reworded  shortly.Kept[*reworded]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   tenant.Clock
	Tenants *tenant.Store
	Senders Senders
	// Languages returns readers' choices.
	Languages Languages
	// Hosts returns who leads a trip.
	Hosts Leaders
	// Silent suppresses emails: loading a past notifies nobody.
	Silent bool
	// Origin returns the product's origin for a tenant, without a trailing slash.
	Origin func(tenant.Tenant) string
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("notification", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d, leaders: shortly.Kept[leader]{Keep: keepLeader},
		wordings: shortly.Kept[notificationdb.EmailWording]{Keep: keepWording},
		reworded: shortly.Kept[*reworded]{Keep: keepReworded}}, nil
}

// SendTx writes an email; it is sent after tx commits. A key that was used before sends nothing.
func (s *Service) SendTx(ctx context.Context, tx pgx.Tx, m Mail) error {
	if s.Silent {
		return nil
	}
	if strings.HasSuffix(m.To, Nowhere) {
		return nil
	}
	var err error
	if m.Language, err = s.languageOf(ctx, tx, m); err != nil {
		return fmt.Errorf("language of mail %s: %w", m.Template, err)
	}
	if m.Data.Trip, err = s.led(ctx, tx, m.Data.Trip); err != nil {
		return fmt.Errorf("host of mail %s: %w", m.Template, err)
	}
	by, err := s.chosenTx(ctx, tx, &m)
	if err != nil || !by.Mail && !by.Bell {
		return err
	}
	content, err := s.renderTx(ctx, tx, m)
	if err != nil {
		return fmt.Errorf("mail %s: %w", m.Template, err)
	}
	return s.writeTx(ctx, tx, m, content, by)
}

// writeTx stores an email, and the job that sends it if it is to be sent.
func (s *Service) writeTx(ctx context.Context, tx pgx.Tx, m Mail, content content,
	by notificationapi.NoticeChoice) error {
	t := tenant.From(ctx)
	headers, err := json.Marshal(headersOf(s.Origin(t), m))
	if err != nil {
		return err
	}
	calendar, err := s.calendarOf(ctx, m)
	if err != nil {
		return fmt.Errorf("calendar of mail %s: %w", m.Template, err)
	}
	id := uuid.Must(uuid.NewV7())
	if _, ok := tx.(*db.Pipeline); ok {
		// Whether the key is new is not awaited: the job of an email that was not written finds nothing to send.
		err := notificationdb.New(tx).CreateEmailLater(ctx, notificationdb.CreateEmailLaterParams{
			TenantID: t.ID, ID: id, DedupeKey: m.Key, Template: string(m.Template), Recipient: m.To,
			Subject: content.Subject, Html: content.HTML, Plain: content.Plain, Headers: headers, Path: noticePath(m),
			Calendar: calendar, Mailed: by.Mail, Rung: by.Bell, Batch: m.Batch, About: about(m),
			CreatedAt: s.Clock.Now(ctx),
		})
		if err != nil || !by.Mail {
			return err
		}
		return s.Jobs.InsertTx(ctx, tx, SendArgs{TenantID: t.ID, EmailID: id}, nil)
	}
	written, err := notificationdb.New(tx).CreateEmail(ctx, notificationdb.CreateEmailParams{
		TenantID: t.ID, ID: id, DedupeKey: m.Key, Template: string(m.Template), Recipient: m.To,
		Subject: content.Subject, Html: content.HTML, Plain: content.Plain, Headers: headers, Path: noticePath(m),
		Calendar: calendar, Mailed: by.Mail, Rung: by.Bell, Batch: m.Batch, About: about(m),
		CreatedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return fmt.Errorf("write mail %s: %w", m.Template, err)
	}
	if written == 0 || !by.Mail {
		return nil
	}
	return s.Jobs.InsertTx(ctx, tx, SendArgs{TenantID: t.ID, EmailID: id}, nil)
}

// WrittenTx reports whether an email was written under a key.
func (*Service) WrittenTx(ctx context.Context, tx pgx.Tx, key string) (bool, error) {
	written, err := notificationdb.New(tx).EmailWritten(ctx,
		notificationdb.EmailWrittenParams{TenantID: tenant.From(ctx).ID, DedupeKey: key})
	if err != nil {
		return false, fmt.Errorf("mail %s: %w", key, err)
	}
	return written, nil
}

// calendarOf returns the attached calendar file of an email; empty without one.
func (s *Service) calendarOf(ctx context.Context, m Mail) (string, error) {
	if m.Data.Calendar == nil {
		return "", nil
	}
	t := tenant.From(ctx)
	calendar := m.Data.Calendar(t, s.Origin(t), m.Language)
	calendar.Now = s.Clock.Now(ctx)
	file, err := calendar.Write()
	return string(file), err
}

// Preview renders an email as its reader gets it, without sending it.
func (s *Service) Preview(ctx context.Context, m Mail) (subject, html string, err error) {
	var written content
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if m.Data.Trip, err = s.led(ctx, tx, m.Data.Trip); err != nil {
			return err
		}
		written, err = s.renderTx(ctx, tx, m)
		return err
	})
	return written.Subject, written.HTML, err
}

// headersOf lets mail programs offer one-click unsubscription (RFC 2369, RFC 8058), or the page where notices are
// chosen.
func headersOf(origin string, m Mail) map[string]string {
	headers := map[string]string{}
	if m.Data.Unsubscribe != "" {
		headers["List-Unsubscribe"] = "<" + absolute(origin, m.Data.Unsubscribe) + ">"
		if strings.HasPrefix(m.Data.Unsubscribe, "/public/") {
			headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
		}
	}
	return headers
}

// SendArgs are the arguments of the job that sends a written email.
type SendArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	EmailID  uuid.UUID `json:"emailId"`
}

// Kind implements river.JobArgs.
func (SendArgs) Kind() string { return "send_mail" }

// SendWorker sends emails.
type SendWorker struct {
	river.WorkerDefaults[SendArgs]
	Service *Service
}

// Timeout implements river.Worker.
func (*SendWorker) Timeout(*river.Job[SendArgs]) time.Duration { return time.Minute }

// Work implements river.Worker.
func (w *SendWorker) Work(ctx context.Context, job *river.Job[SendArgs]) error {
	s := w.Service
	ctx, err := s.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	t := tenant.From(ctx)
	row, err := notificationdb.New(s.DB.Glancing(t.ID)).GetEmail(ctx, notificationdb.GetEmailParams{TenantID: t.ID,
		ID: job.Args.EmailID})
	if db.NoRows(err) || err == nil && (row.SentAt != nil || !row.Mailed) {
		return nil
	}
	if err != nil {
		return err
	}
	if row.Wording != nil {
		return s.sendOneWorded(ctx, row, job.Attempt >= job.MaxAttempts)
	}
	m, err := messageOf(row)
	if err != nil {
		return err
	}
	m.To, m.Subject, m.MessageID, m.Headers["X-Template"] = []string{row.Recipient}, row.Subject, messageID(t, row.ID),
		row.Template
	if err := s.Senders.send(ctx, t, Template(row.Template), m); err != nil {
		final, noted := s.notSent(ctx, row.ID, row.Recipient, err, job.Attempt >= job.MaxAttempts)
		if final {
			return river.JobCancel(errors.Join(err, noted))
		}
		return errors.Join(err, noted)
	}
	return s.left(ctx, row.ID, s.Clock.Now(ctx))
}

// messageID is the same for every attempt: mail programs show duplicates once.
func messageID(t tenant.Tenant, id uuid.UUID) string { return id.String() + "@" + t.Host }

// sendOneWorded sends one email of a wording; like the others, at most once.
func (s *Service) sendOneWorded(ctx context.Context, row notificationdb.Email, last bool) error {
	args := SendWordedArgs{TenantID: row.TenantID, WordingID: *row.Wording, Template: Template(row.Template),
		EmailIDs: []uuid.UUID{row.ID}}
	return s.sendWorded(ctx, args, func(ctx context.Context, to string, ids []uuid.UUID, cause error) (bool, error) {
		final, noted := s.notSent(ctx, ids[0], to, cause, last)
		err := errors.Join(cause, noted)
		if final {
			err = river.JobCancel(err)
		}
		return false, err
	})
}

// messageOf returns the content of a written email.
func messageOf(row notificationdb.Email) (mail.Message, error) {
	m := mail.Message{HTML: row.Html, Text: row.Plain, Headers: map[string]string{}, Calendar: row.Calendar}
	if err := json.Unmarshal(row.Headers, &m.Headers); err != nil {
		return m, fmt.Errorf("headers of mail %s: %w", row.ID, err)
	}
	return m, nil
}

// left records that the mail server has accepted an email, including one that was given up in the meantime.
func (s *Service) left(ctx context.Context, id uuid.UUID, at time.Time) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		sent, err := notificationdb.New(tx).EmailSent(ctx, notificationdb.EmailSentParams{TenantID: t.ID, ID: id,
			SentAt: &at})
		if err != nil || !sent.GivenUp {
			return err
		}
		return s.LeftAnyway.Announce(ctx, tx, LeftAnyway{Key: sent.DedupeKey, At: at})
	})
}

// notSent records why, for the admins. What the server permanently rejected, or the last attempt, is not retried.
func (s *Service) notSent(ctx context.Context, id uuid.UUID, to string, cause error,
	last bool) (final bool, err error) {
	t := tenant.From(ctx)
	var refused *mail.Refused
	final = errors.As(cause, &refused)
	params := notificationdb.EmailNotSentParams{TenantID: t.ID, ID: id, Problem: problem(cause)}
	now := s.Clock.Now(ctx)
	if final || last {
		params.FailedAt = &now
	}
	err = s.DB.InTenantTx(context.WithoutCancel(ctx), t.ID, func(tx pgx.Tx) error {
		if final && refused.Address {
			if err := refuseTx(ctx, tx, to, now, params.Problem); err != nil {
				return err
			}
		}
		return notificationdb.New(tx).EmailNotSent(ctx, params)
	})
	return final, err
}
