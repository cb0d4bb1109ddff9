package notification

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/mail"
	"caravan/backend/platform/shortly"
)

// Wording is the common content of many emails in a batch, except for one text of each reader's own. It is
// rendered and stored once, however many get it.
type Wording struct {
	id                  uuid.UUID
	template            Template
	subject, path, mark string
	batch               *uuid.UUID
}

// Addressed is one email of a wording.
type Addressed struct {
	To, Key string
	// Own is the reader's own text. It is inserted into links, so it consists only of letters, digits, and -._.
	Own string
}

// keepWording is how long a worker caches what it sends many times. A wording never changes.
const keepWording = 10 * time.Minute

// WordTx renders m, in the language that it names, with mark as the placeholder for a reader's own text.
func (s *Service) WordTx(ctx context.Context, tx pgx.Tx, m Mail, mark string) (Wording, error) {
	t := tenant.From(ctx)
	var err error
	if m.Language, err = s.languageOf(ctx, tx, m); err != nil {
		return Wording{}, fmt.Errorf("language of mail %s: %w", m.Template, err)
	}
	if m.Data.Trip, err = s.led(ctx, tx, m.Data.Trip); err != nil {
		return Wording{}, fmt.Errorf("host of mail %s: %w", m.Template, err)
	}
	content, err := s.renderTx(ctx, tx, m)
	if err != nil {
		return Wording{}, fmt.Errorf("mail %s: %w", m.Template, err)
	}
	headers, err := json.Marshal(headersOf(s.Origin(t), m))
	if err != nil {
		return Wording{}, err
	}
	said := strings.Join([]string{string(m.Template), content.HTML, content.Plain, string(headers), mark}, "\x00")
	w := Wording{uuid.NewSHA1(t.ID, []byte(said)), m.Template, content.Subject, noticePath(m), mark, m.Batch}
	if s.Silent {
		return w, nil
	}
	return w, notificationdb.New(tx).CreateWording(ctx, notificationdb.CreateWordingParams{
		TenantID: t.ID, ID: w.id, Html: content.HTML, Plain: content.Plain, Headers: headers, Mark: mark,
		CreatedAt: s.Clock.Now(ctx),
	})
}

// A job sends several emails in sequence. Emails written together are divided into enough jobs to keep all
// workers busy.
const (
	mostTogether = 25
	atWork       = 12
)

// SendWordedTx writes emails of a wording; they are sent after tx commits. A key that was used before sends
// nothing.
func (s *Service) SendWordedTx(ctx context.Context, tx pgx.Tx, w Wording, to []Addressed) error {
	if s.Silent || len(to) == 0 {
		return nil
	}
	t := tenant.From(ctx)
	params := notificationdb.CreateWordedParams{
		TenantID: t.ID, Template: string(w.template), Subject: w.subject, Path: w.path, Mark: w.mark, Batch: w.batch,
		Wording: w.id, CreatedAt: s.Clock.Now(ctx),
	}
	for _, one := range to {
		params.Ids = append(params.Ids, uuid.Must(uuid.NewV7()))
		params.Keys, params.Recipients, params.Owns = append(params.Keys, one.Key), append(params.Recipients, one.To),
			append(params.Owns, one.Own)
	}
	if err := notificationdb.New(tx).CreateWorded(ctx, params); err != nil {
		return fmt.Errorf("write mails %s: %w", w.template, err)
	}
	for ids := range slices.Chunk(params.Ids, min(mostTogether, (len(to)+atWork-1)/atWork)) {
		args := SendWordedArgs{TenantID: t.ID, WordingID: w.id, Template: w.template, EmailIDs: ids}
		if err := s.Jobs.InsertTx(ctx, tx, args, nil); err != nil {
			return err
		}
	}
	return nil
}

// wording returns the common content of emails, read once for many.
func (s *Service) wording(ctx context.Context, id uuid.UUID) (notificationdb.EmailWording, error) {
	t := tenant.From(ctx)
	return s.wordings.Get(ctx, shortly.Key{TenantID: t.ID, Address: id.String()},
		func(ctx context.Context) (notificationdb.EmailWording, error) {
			return notificationdb.New(s.DB.Glancing(t.ID)).GetWording(ctx,
				notificationdb.GetWordingParams{TenantID: t.ID, ID: id})
		})
}

// written returns the email of a wording for one reader.
func written(w notificationdb.EmailWording, own string) (mail.Message, error) {
	m := mail.Message{HTML: strings.ReplaceAll(w.Html, w.Mark, own), Text: strings.ReplaceAll(w.Plain, w.Mark, own),
		Headers: map[string]string{}}
	err := json.Unmarshal([]byte(strings.ReplaceAll(string(w.Headers), w.Mark, own)), &m.Headers)
	return m, err
}

// SendWordedArgs are the arguments of the job that sends written emails of one wording.
type SendWordedArgs struct {
	TenantID  uuid.UUID   `json:"tenantId"`
	WordingID uuid.UUID   `json:"wordingId"`
	Template  Template    `json:"template"`
	EmailIDs  []uuid.UUID `json:"emailIds"`
}

// Kind names the job.
func (SendWordedArgs) Kind() string { return "send_mails" }

// SendWordedWorker sends emails of one wording over one connection, each at most once. An email is claimed before
// the mail server can have it, in the round trip that records the one before. Of an email that was claimed by a
// killed worker, or whose connection broke before the server replied, it is unknown whether the server has it: it is
// marked as uncertain and not sent again, since a missing promotion is better than a second one.
type SendWordedWorker struct {
	river.WorkerDefaults[SendWordedArgs]
	Service *Service
}

// Work implements river.Worker.
func (w *SendWordedWorker) Work(ctx context.Context, job *river.Job[SendWordedArgs]) error {
	s := w.Service
	ctx, err := s.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	return s.sendWorded(ctx, job.Args, s.notSentNow)
}

// notTaken handles an email, the first of some, that the mail server does not have, and reports whether the others
// may be tried over the same connection.
type notTaken func(ctx context.Context, to string, ids []uuid.UUID, cause error) (goesOn bool, err error)

func (s *Service) sendWorded(ctx context.Context, args SendWordedArgs, notSent notTaken) error {
	t := tenant.From(ctx)
	wording, err := s.wording(ctx, args.WordingID)
	if err != nil {
		return fmt.Errorf("wording of mails: %w", err)
	}
	send, hangUp, err := s.Senders.talk(ctx, t)
	if err != nil {
		return err
	}
	defer hangUp()
	left := uuid.Nil // sent, but not recorded yet
	for i, id := range args.EmailIDs {
		next, err := s.noteThenClaim(ctx, left, id)
		if err != nil {
			return err
		}
		left = uuid.Nil
		if next.Doubtful {
			if err := s.uncertain(ctx, id); err != nil {
				return err
			}
		}
		if !next.Claimed {
			continue
		}
		m, err := written(wording, next.Own)
		if err != nil {
			return fmt.Errorf("headers of mail %s: %w", id, err)
		}
		m.To, m.Subject, m.MessageID, m.Headers["X-Template"] = []string{next.Recipient}, next.Subject, messageID(t, id),
			string(args.Template)
		if err = send(ctx, m); err == nil {
			left = id
			continue
		}
		var unanswered *mail.Unanswered
		if errors.As(err, &unanswered) {
			if err := s.uncertain(ctx, id); err != nil {
				return err
			}
			continue
		}
		if goesOn, err := notSent(ctx, next.Recipient, args.EmailIDs[i:], err); err != nil || !goesOn {
			return err
		}
	}
	_, err = s.noteThenClaim(ctx, left, uuid.Nil)
	return err
}

// notingTime is how long recording what was sent may take, even after the job is canceled.
const notingTime = 10 * time.Second

// noteThenClaim records the email that was sent, if any, and claims the next, in one round trip. A canceled job
// records what was sent, and claims no more. What is claimed must be sent: nobody else will send it.
func (s *Service) noteThenClaim(ctx context.Context, left, id uuid.UUID) (notificationdb.SentThenNextRow, error) {
	t, now, canceled := tenant.From(ctx), s.Clock.Now(ctx), ctx.Err()
	if canceled != nil {
		id = uuid.Nil
	}
	if left == uuid.Nil && id == uuid.Nil {
		return notificationdb.SentThenNextRow{}, canceled
	}
	noting, cancel := context.WithTimeout(context.WithoutCancel(ctx), notingTime)
	defer cancel()
	row, err := notificationdb.New(s.DB.Stepping(t.ID)).SentThenNext(noting,
		notificationdb.SentThenNextParams{TenantID: t.ID, SentID: left, ID: id, Now: now})
	if err != nil {
		return row, fmt.Errorf("note mail %s: %w", left, err)
	}
	if left != uuid.Nil && !row.Noted {
		if err := s.left(noting, left, now); err != nil {
			return row, err
		}
	}
	return row, canceled
}

// unknownOutcome is why an uncertain email is not sent again, for the admins.
const unknownOutcome = "The connection ended before the mail server confirmed this email, so it may have arrived."

// uncertain records that nobody knows whether the mail server has an email.
func (s *Service) uncertain(ctx context.Context, id uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(context.WithoutCancel(ctx), t.ID, func(tx pgx.Tx) error {
		key, err := notificationdb.New(tx).EmailUncertain(ctx, notificationdb.EmailUncertainParams{
			TenantID: t.ID, ID: id, Now: s.Clock.Now(ctx), Problem: unknownOutcome,
		})
		if db.NoRows(err) { // recorded by now
			return nil
		}
		if err != nil {
			return fmt.Errorf("uncertain mail %s: %w", id, err)
		}
		return s.Uncertain.Announce(ctx, tx, Uncertain{Key: key})
	})
}

// notSentNow records why the first of some emails was not sent, and reports whether the others may be tried over
// the same connection. What may be accepted later is retried separately; if the server does not even respond, so
// are the others.
func (s *Service) notSentNow(ctx context.Context, to string, ids []uuid.UUID, cause error) (goesOn bool, err error) {
	final, err := s.notSent(ctx, ids[0], to, cause, false)
	if final || err != nil {
		return err == nil, err
	}
	var busy *mail.Busy
	if goesOn = errors.As(cause, &busy); goesOn {
		ids = ids[:1]
	}
	t := tenant.From(ctx)
	return goesOn, s.DB.InTenantPipe(context.WithoutCancel(ctx), t.ID, func(tx *db.Pipeline) error {
		for _, id := range ids {
			if err := s.Jobs.InsertTx(ctx, tx, SendArgs{TenantID: t.ID, EmailID: id}, nil); err != nil {
				return err
			}
		}
		return nil
	})
}
