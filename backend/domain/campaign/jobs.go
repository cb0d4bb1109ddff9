package campaign

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/campaign/campaigndb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/mails"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/platform/db"
)

// BatchArgs are the arguments of the job that writes the next emails of a campaign.
type BatchArgs struct {
	TenantID   uuid.UUID `json:"tenantId"`
	CampaignID uuid.UUID `json:"campaignId"`
}

// Kind implements river.JobArgs.
func (BatchArgs) Kind() string { return "campaign_batch" }

// SweepArgs are the arguments of the job that starts what is due in every tenant.
type SweepArgs struct{}

// Kind implements river.JobArgs.
func (SweepArgs) Kind() string { return "campaign_sweep" }

const sweepEvery = time.Minute

type batchWorker struct {
	river.WorkerDefaults[BatchArgs]
	service *Service
}

// Work implements river.Worker.
func (w *batchWorker) Work(ctx context.Context, job *river.Job[BatchArgs]) error {
	ctx, err := w.service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	next, err := w.service.Batch(ctx, job.Args.CampaignID)
	if err == nil && next > 0 {
		return river.JobSnooze(next)
	}
	return err
}

// A campaign is written in steps of at most mostAtOnce emails, about every stepEvery if its rate allows. No more
// than ahead steps wait for the mail server: it is fed at its own pace, other emails get through in between, and
// a campaign that is stopped has little in progress.
const (
	stepEvery  = 5 * time.Second
	mostAtOnce = 1_000
	ahead      = 2
	fullPause  = time.Second
)

// step returns how many emails are written together for a rate per minute, and the pause until the next step.
func step(perMinute int) (size int, pause time.Duration) {
	size = min(max(1, int(int64(perMinute)*int64(stepEvery)/int64(time.Minute))), mostAtOnce)
	return size, time.Duration(size) * time.Minute / time.Duration(perMinute)
}

// Batch writes the next emails of a campaign, and returns in how long it continues; zero if nothing is left to
// write.
func (s *Service) Batch(ctx context.Context, id uuid.UUID) (next time.Duration, err error) {
	t := tenant.From(ctx)
	err = s.DB.InTenantPipe(ctx, t.ID, func(tx *db.Pipeline) error {
		next = 0
		c, err := campaigndb.New(tx).LockCampaign(ctx, campaigndb.LockCampaignParams{TenantID: t.ID, ID: id})
		if err != nil {
			return fmt.Errorf("campaign: %w", err)
		}
		if c.StoppedAt != nil {
			return nil
		}
		of, err := s.Trips.LoadTx(ctx, tx, c.TripID)
		if err != nil {
			return err
		}
		if of.Status == trip.Cancelled {
			return nil // nobody is invited to a canceled trip
		}
		size, pause := step(t.Policy.Trip.PromoteMailsPerMinute)
		unsent, err := notification.Batches{}.UnsentTx(ctx, tx, []uuid.UUID{c.ID})
		if err != nil {
			return err
		}
		if unsent[c.ID].Waiting > (ahead-1)*size {
			next = fullPause
			return nil
		}
		hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{c.HostID})
		if err != nil {
			return err
		}
		more, err := s.batchTx(ctx, tx, c, of, hosts[c.HostID].DisplayName, size)
		if more {
			next = pause
		}
		return err
	})
	return next, err
}

// roundTrip is how many emails are written in one round trip: they are held in memory until then.
const roundTrip = 200

func (s *Service) batchTx(ctx context.Context, tx *db.Pipeline, c campaigndb.Campaign, of trip.Trip, hostName string,
	size int) (more bool, err error) {
	t, q, now := tenant.From(ctx), campaigndb.New(tx), s.Clock.Now(ctx)
	rows, err := q.WaitingRecipients(ctx, campaigndb.WaitingRecipientsParams{TenantID: t.ID, CampaignID: c.ID,
		HostID: c.HostID, PageSize: int32(size)})
	if err != nil {
		return false, fmt.Errorf("waiting recipients: %w", err)
	}
	l := letters{Service: s, c: c, of: of, hostName: hostName, worded: map[address]notification.Wording{}}
	for some := range slices.Chunk(rows, roundTrip) {
		emails := emailsOf(some)
		languages, err := s.Readers.LanguagesTx(ctx, tx, emails)
		if err != nil {
			return false, err
		}
		refused, err := s.Mail.RefusedTx(ctx, tx, emails)
		if err != nil {
			return false, err
		}
		done, to := map[string][]uuid.UUID{}, map[address][]campaigndb.CampaignRecipient{}
		for _, row := range some {
			r, state := row.CampaignRecipient, "sent"
			switch {
			case c.Marketing && row.Unsubscribed:
				state = "unsubscribed"
			case c.Marketing && refused[r.Email]:
				state = "undeliverable"
			default:
				at := address{cmp.Or(languages[strings.ToLower(r.Email)], t.Locale), r.FirstName}
				to[at] = append(to[at], r)
			}
			done[state] = append(done[state], r.ID)
		}
		for at, readers := range to {
			if err := l.writeTx(ctx, tx, at, readers); err != nil {
				return false, err
			}
		}
		for state, ids := range done {
			if err := recipientsDoneTx(ctx, tx, state, ids, now); err != nil {
				return false, err
			}
		}
		if err := tx.Finish(ctx); err != nil {
			return false, fmt.Errorf("write mails: %w", err)
		}
	}
	if len(rows) == size {
		return true, nil
	}
	return false, q.CompleteCampaign(ctx, campaigndb.CompleteCampaignParams{TenantID: t.ID, ID: c.ID, Now: now})
}

// recipientsDoneTx records the outcome for readers.
func recipientsDoneTx(ctx context.Context, tx pgx.Tx, state string, ids []uuid.UUID, now time.Time) error {
	done := campaigndb.RecipientsDoneParams{TenantID: tenant.From(ctx).ID, Ids: ids, State: state}
	if state == "sent" {
		done.SentAt = &now
	}
	if err := campaigndb.New(tx).RecipientsDone(ctx, done); err != nil {
		return fmt.Errorf("recipients: %w", err)
	}
	return nil
}

// address is how a reader is addressed: in a language, by a name.
type address struct{ language, firstName string }

// letters writes a campaign. Its promotion is the same for all readers with the same address, except for the
// reader's token.
type letters struct {
	*Service
	c        campaigndb.Campaign
	of       trip.Trip
	hostName string
	worded   map[address]notification.Wording
}

// writeTx writes to readers with the same address.
func (l letters) writeTx(ctx context.Context, tx pgx.Tx, at address, readers []campaigndb.CampaignRecipient) error {
	if !l.c.Marketing {
		return l.messageTx(ctx, tx, at, readers)
	}
	t := tenant.From(ctx)
	if _, written := l.worded[at]; !written {
		mark := l.token(t.ID, l.c.ID) // nothing that a host writes can equal it
		m := l.promotion(at.firstName, mark)
		m.Language, m.Batch = at.language, &l.c.ID
		w, err := l.Mail.WordTx(ctx, tx, m, mark)
		if err != nil {
			return err
		}
		l.worded[at] = w
	}
	to := make([]notification.Addressed, len(readers))
	for i, r := range readers {
		to[i] = notification.Addressed{To: r.Email, Key: keyOf(r.ID), Own: l.token(t.ID, r.ID)}
	}
	return l.Mail.SendWordedTx(ctx, tx, l.worded[at], to)
}

func (l letters) messageTx(ctx context.Context, tx pgx.Tx, at address, readers []campaigndb.CampaignRecipient) error {
	for _, r := range readers {
		m := message(l.of, l.hostName, l.c.Subject, l.c.Body, at.firstName)
		m.To, m.Key, m.Batch, m.Language = r.Email, keyOf(r.ID), &l.c.ID, at.language
		if err := l.Mail.SendTx(ctx, tx, m); err != nil {
			return err
		}
	}
	return nil
}

// promotion returns the email to the reader of a token.
func (l letters) promotion(firstName, token string) notification.Mail {
	m := mails.Promotion(l.of, l.hostName, promote.Promotion{Kind: l.c.Kind, Subject: l.c.Subject, Text: l.c.Body,
		FirstName: firstName})
	m.Data.Path += "?utm_source=email&e=" + token
	m.Data.Unsubscribe, m.Data.Opened = "/public/unsubscribe/"+token, "/public/emails/"+token+"/opened"
	return m
}

func emailsOf(rows []campaigndb.WaitingRecipientsRow) []string {
	out := make([]string, len(rows))
	for i, row := range rows {
		out[i] = row.CampaignRecipient.Email
	}
	return out
}

// keyPrefix is the prefix of the keys of campaign emails; the reader's id follows.
const keyPrefix = "campaign/"

func keyOf(reader uuid.UUID) string { return keyPrefix + reader.String() }

// message returns a host's email to a traveler on their trip.
func message(t trip.Trip, hostName, subject, text, firstName string) notification.Mail {
	data := notification.Data{Trip: mails.Trip(t), Headline: subject, Path: mails.TravelerPage(t.ID),
		Paragraphs: notification.Paragraphs(text)}
	data.Trip.HostName = hostName
	return notification.Mail{Template: notification.TripMessage, Name: firstName, Data: data}
}
