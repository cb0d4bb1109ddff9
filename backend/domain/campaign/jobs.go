package campaign

import (
	"context"
	"errors"
	"fmt"
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
)

// BatchArgs asks to write the next mails of a campaign.
type BatchArgs struct {
	TenantID   uuid.UUID `json:"tenantId"`
	CampaignID uuid.UUID `json:"campaignId"`
}

// Kind names the job.
func (BatchArgs) Kind() string { return "campaign_batch" }

// SweepArgs asks to start what is due in every tenant.
type SweepArgs struct{}

// Kind names the job.
func (SweepArgs) Kind() string { return "campaign_sweep" }

const sweepEvery = time.Minute

type sweepWorker struct {
	river.WorkerDefaults[SweepArgs]
	service *Service
}

// Work implements river.Worker.
func (w *sweepWorker) Work(ctx context.Context, _ *river.Job[SweepArgs]) error {
	all, err := w.service.Tenants.All(ctx)
	if err != nil {
		return err
	}
	var failures []error
	for _, t := range all {
		failures = append(failures, w.service.Sweep(tenant.With(ctx, t)))
	}
	return errors.Join(failures...)
}

type batchWorker struct {
	river.WorkerDefaults[BatchArgs]
	service *Service
}

// batchPause is real time: it keeps the mail server from being flooded.
const batchPause = time.Minute

// Work implements river.Worker.
func (w *batchWorker) Work(ctx context.Context, job *river.Job[BatchArgs]) error {
	t, err := w.service.Tenants.ByID(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	more, err := w.service.Batch(tenant.With(ctx, t), job.Args.CampaignID)
	if err == nil && more {
		return river.JobSnooze(batchPause)
	}
	return err
}

// Batch writes as many mails of a campaign as a minute allows, and tells whether some are left.
func (s *Service) Batch(ctx context.Context, id uuid.UUID) (more bool, err error) {
	t := tenant.From(ctx)
	err = s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		more = false
		c, err := campaigndb.New(tx).GetCampaign(ctx, campaigndb.GetCampaignParams{TenantID: t.ID, ID: id})
		if err != nil {
			return fmt.Errorf("campaign: %w", err)
		}
		of, err := s.Trips.LoadTx(ctx, tx, c.TripID)
		if err != nil {
			return err
		}
		if of.Status == trip.Cancelled {
			return nil // nobody is invited to a trip that does not take place
		}
		hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{c.HostID})
		if err != nil {
			return err
		}
		more, err = s.batchTx(ctx, tx, c, of, hosts[c.HostID].DisplayName)
		return err
	})
	return more, err
}

func (s *Service) batchTx(ctx context.Context, tx pgx.Tx, c campaigndb.Campaign, of trip.Trip, hostName string) (more bool, err error) {
	t, q, now := tenant.From(ctx), campaigndb.New(tx), s.Clock.Now(ctx)
	size := t.Policy.Trip.PromoteMailsPerMinute
	rows, err := q.WaitingRecipients(ctx, campaigndb.WaitingRecipientsParams{TenantID: t.ID, CampaignID: c.ID, HostID: c.HostID, PageSize: int32(size)})
	if err != nil {
		return false, fmt.Errorf("waiting recipients: %w", err)
	}
	for _, row := range rows {
		r := row.CampaignRecipient
		done := campaigndb.RecipientDoneParams{TenantID: t.ID, ID: r.ID, State: "sent", SentAt: &now}
		if c.Marketing && row.Unsubscribed {
			done.State, done.SentAt = "unsubscribed", nil
		} else if err := s.Mail.SendTx(ctx, tx, s.mailTo(t, c, of, hostName, r)); err != nil {
			return false, err
		}
		if err := q.RecipientDone(ctx, done); err != nil {
			return false, fmt.Errorf("recipient: %w", err)
		}
	}
	if len(rows) == size {
		return true, nil
	}
	return false, q.CompleteCampaign(ctx, campaigndb.CompleteCampaignParams{TenantID: t.ID, ID: c.ID, Now: now})
}

func (s *Service) mailTo(t tenant.Tenant, c campaigndb.Campaign, of trip.Trip, hostName string, r campaigndb.CampaignRecipient) notification.Mail {
	var m notification.Mail
	if c.Marketing {
		token := s.token(t.ID, r.ID)
		m = mails.Promotion(of, hostName, promote.Promotion{Kind: c.Kind, Subject: c.Subject, Text: c.Body, FirstName: r.FirstName})
		m.Data.Path += "?utm_source=email&e=" + token
		m.Data.Unsubscribe, m.Data.Opened = "/public/unsubscribe/"+token, "/public/emails/"+token+"/opened"
	} else {
		m = message(of, hostName, c.Subject, c.Body, r.FirstName)
	}
	m.To, m.Key = r.Email, "campaign/"+r.ID.String()
	return m
}

// message is what a host writes to a traveler of his trip.
func message(t trip.Trip, hostName, subject, text, firstName string) notification.Mail {
	data := notification.Data{Trip: mails.Trip(t), Headline: subject, Path: mails.TravelerPage(t.ID), Paragraphs: notification.Paragraphs(text)}
	data.Trip.HostName = hostName
	return notification.Mail{Template: notification.TripMessage, Name: firstName, Data: data}
}
