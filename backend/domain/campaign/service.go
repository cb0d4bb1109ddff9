package campaign

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/campaign/campaigndb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/campaignapi"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service implements campaigns.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   tenant.Clock
	Tenants *tenant.Store
	Tokens  seal.Tokens
	Trips   Trips
	// Tests sends a promotional email to the caller.
	Tests Tests
	Hosts Hosts
	// Travelers returns the recipients of messages.
	Travelers Travelers
	Forms     Forms
	// Readers returns people's languages.
	Readers Readers
	Mail    Mailer
	// LeftAnyway announces emails that were held back too late, Uncertain those that may have arrived.
	LeftAnyway *announce.Topic[notification.LeftAnyway]
	Uncertain  *announce.Topic[notification.Uncertain]
	// Stepped announces a trip's steps: a launch is what people wait for.
	Stepped *announce.Topic[trip.Stepped]
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("campaign", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d}
	d.LeftAnyway.Subscribe(leftAnyway)
	d.Uncertain.Subscribe(uncertain)
	d.Stepped.Subscribe(s.stepped)
	return s, nil
}

// Trips provides the text of promotional emails.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	LoadForUpdateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	DuePromotionsTx(ctx context.Context, tx pgx.Tx) ([]promote.Due, error)
	NextPromotion(ctx context.Context, after time.Time) (time.Time, error)
	TakePromotionTx(ctx context.Context, tx pgx.Tx,
		due promote.Due) (t trip.Trip, name, hostName string, p promote.Promotion, ok bool, err error)
}

// Hosts returns who gets a host's emails.
type Hosts interface {
	MarketingListTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) ([]string, error)
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// Travelers lists the reachable travelers of a trip.
type Travelers interface {
	AddresseesTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, statuses []string,
		without []uuid.UUID) (emails, firstNames []string, err error)
}

// Forms returns whose trip form is complete.
type Forms interface {
	CompleteOfTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error)
}

// Readers returns the languages that members chose.
type Readers interface {
	// LanguagesTx returns members' languages by lower-case email address; those without a choice are left out.
	LanguagesTx(ctx context.Context, tx pgx.Tx, emails []string) (map[string]string, error)
}

// Mailer writes emails in the transaction that triggers them.
type Mailer interface {
	SendTx(ctx context.Context, tx pgx.Tx, m notification.Mail) error
	// WordTx and SendWordedTx write emails with the same content to many.
	WordTx(ctx context.Context, tx pgx.Tx, m notification.Mail, mark string) (notification.Wording, error)
	SendWordedTx(ctx context.Context, tx pgx.Tx, w notification.Wording, to []notification.Addressed) error
	// RefusedTx returns which of the addresses a mail server has permanently rejected.
	RefusedTx(ctx context.Context, tx pgx.Tx, emails []string) (map[string]bool, error)
}

// Sweep starts the campaigns that are due by the tenant's clock.
func (s *Service) Sweep(ctx context.Context) error {
	t := tenant.From(ctx)
	var due []promote.Due
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		due, err = s.Trips.DuePromotionsTx(ctx, tx)
		return err
	})
	if err != nil {
		return fmt.Errorf("due promotions: %w", err)
	}
	failures := []error{s.forget(ctx)}
	for _, one := range due {
		err := s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error { return s.promoteTx(ctx, tx, one) })
		if err != nil {
			failures = append(failures, fmt.Errorf("promotion %s of trip %s: %w", one.Kind, one.TripID, err))
		}
	}
	return errors.Join(failures...)
}

// Next returns the first instant after one at which a campaign starts.
func (s *Service) Next(ctx context.Context, after time.Time) (time.Time, error) {
	return s.Trips.NextPromotion(ctx, after)
}

func (s *Service) promoteTx(ctx context.Context, tx pgx.Tx, due promote.Due) error {
	t, name, _, p, ok, err := s.Trips.TakePromotionTx(ctx, tx, due)
	if err != nil || !ok {
		return err
	}
	emails, err := s.Hosts.MarketingListTx(ctx, tx, t.HostID)
	if err != nil {
		return err
	}
	if emails, err = withoutReadersTx(ctx, tx, emails, t.ID, p.Except); err != nil {
		return err
	}
	_, err = s.startTx(ctx, tx, t, campaigndb.CreateCampaignParams{
		Kind: due.Kind, Name: name, Subject: p.Subject, Body: p.Text, Marketing: true,
	}, emails, make([]string, len(emails)))
	return err
}

// Audience returns how many people a host reaches, before there are campaigns.
type Audience struct {
	Hosts interface {
		MarketingListTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) ([]string, error)
	}
}

// ReachTx counts who would get a promotional email of the host now, except readers of other emails of a trip.
func (a Audience) ReachTx(ctx context.Context, tx pgx.Tx, hostID, tripID uuid.UUID,
	except promote.Except) (int, error) {
	emails, err := a.Hosts.MarketingListTx(ctx, tx, hostID)
	if err != nil {
		return 0, err
	}
	if emails, err = withoutReadersTx(ctx, tx, emails, tripID, except); err != nil {
		return 0, err
	}
	gone, err := campaigndb.New(tx).Unsubscribed(ctx, campaigndb.UnsubscribedParams{TenantID: tenant.From(ctx).ID,
		HostID: hostID, Emails: emails})
	if err != nil {
		return 0, fmt.Errorf("unsubscribed: %w", err)
	}
	return len(emails) - len(gone), nil
}

// withoutReadersTx leaves out of a list who got any of the named emails of a trip.
func withoutReadersTx(ctx context.Context, tx pgx.Tx, emails []string, tripID uuid.UUID,
	except promote.Except) ([]string, error) {
	if len(except.Readers) == 0 {
		return emails, nil
	}
	states := []string{"sent"}
	if !except.NotUncertain {
		states = append(states, "uncertain")
	}
	readers, err := campaigndb.New(tx).ReadersOf(ctx, campaigndb.ReadersOfParams{TenantID: tenant.From(ctx).ID,
		TripID: tripID, Kinds: except.Readers, States: states})
	if err != nil {
		return nil, fmt.Errorf("readers of emails: %w", err)
	}
	had := make(map[string]bool, len(readers))
	for _, email := range readers {
		had[email] = true
	}
	return slices.DeleteFunc(emails, func(email string) bool { return had[email] }), nil
}

// startTx fixes the recipients of a campaign, and enqueues its first batch.
func (s *Service) startTx(ctx context.Context, tx pgx.Tx, t trip.Trip, c campaigndb.CreateCampaignParams, emails,
	firstNames []string) (uuid.UUID, error) {
	now, q := s.Clock.Now(ctx), campaigndb.New(tx)
	c.TenantID, c.ID, c.TripID, c.HostID, c.Recipients, c.CreatedAt = t.TenantID, uuid.Must(uuid.NewV7()), t.ID, t.HostID,
		len(emails), now
	if len(emails) == 0 {
		c.CompletedAt = &now
	}
	made, err := q.CreateCampaign(ctx, c)
	if err != nil {
		return c.ID, fmt.Errorf("create campaign: %w", err)
	}
	if made == 0 || len(emails) == 0 {
		return c.ID, nil
	}
	ids := make([]uuid.UUID, len(emails))
	for i := range ids {
		ids[i] = uuid.Must(uuid.NewV7())
	}
	err = q.AddRecipients(ctx, campaigndb.AddRecipientsParams{TenantID: t.TenantID, CampaignID: c.ID, Ids: ids,
		Emails: emails, FirstNames: firstNames})
	if err != nil {
		return c.ID, fmt.Errorf("recipients: %w", err)
	}
	err = audit.Record(ctx, tx, audit.Entry{
		TenantID: t.TenantID, At: now, Action: "campaign.start", ObjectType: "Trip", ObjectID: t.ID,
		After: map[string]any{"campaign": c.ID, "kind": c.Kind, "recipients": len(emails)},
	})
	if err != nil {
		return c.ID, err
	}
	return c.ID, s.Jobs.InsertTx(ctx, tx, BatchArgs{TenantID: t.TenantID, CampaignID: c.ID}, nil)
}

// writable are the statuses of bookings whose travelers get a message by default.
var writable = []string{"pending", "confirmed"}

// MessageTx emails the travelers of a trip (H-547).
func (s *Service) MessageTx(ctx context.Context, tx pgx.Tx, in *campaignapi.TravelerEmail) (uuid.UUID, error) {
	subject, text := strings.Join(strings.Fields(in.Subject), " "), strings.TrimSpace(in.Message)
	fields := map[string]string{}
	if subject == "" {
		fields["subject"] = "Subject is required"
	}
	if text == "" {
		fields["message"] = "Message is required"
	}
	if len(fields) > 0 {
		return uuid.Nil, apierr.Invalid(fields)
	}
	t, err := s.writableTx(ctx, tx, in.TripId)
	if err != nil {
		return uuid.Nil, err
	}
	emails, firstNames, err := s.addresseesTx(ctx, tx, t.ID, words(in.Statuses), in.OnlyMissingForms.Or(false))
	if err != nil {
		return uuid.Nil, err
	}
	if len(emails) == 0 {
		return uuid.Nil, apierr.New(apierr.CodeIllegalState, "This trip doesn’t have any travelers to email yet.")
	}
	id, by := uuid.NewString(), principal.Must(ctx).MemberID
	return s.startTx(ctx, tx, t, campaigndb.CreateCampaignParams{
		Kind: messageKind + id[:8], Name: subject, Subject: subject, Body: text, SentBy: &by,
	}, emails, firstNames)
}

// messageKind is the prefix of the kinds of messages; the rest makes each unique.
const messageKind = "travelers-"

// Figures returns the results of a trip's emails. It needs only the transaction, so that it can be built before
// those who show it.
type Figures struct{}

// CampaignsTx lists the promotional emails of a trip and its messages with their results (H-209).
func (Figures) CampaignsTx(ctx context.Context, tx pgx.Tx, t trip.Trip) ([]api.EmailCampaign, error) {
	rows, err := campaigndb.New(tx).CampaignsOf(ctx, campaigndb.CampaignsOfParams{TenantID: t.TenantID, TripID: t.ID})
	if err != nil {
		return nil, fmt.Errorf("campaigns: %w", err)
	}
	byKind, ids := make(map[string]campaigndb.CampaignsOfRow, len(rows)), make([]uuid.UUID, len(rows))
	for i, row := range rows {
		byKind[row.Campaign.Kind], ids[i] = row, row.Campaign.ID
	}
	unsent, err := notification.Batches{}.UnsentTx(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	out := []api.EmailCampaign{}
	for _, view := range promote.Emails(t) {
		one := api.EmailCampaign{
			Kind: view.Kind, Name: view.Name, ScheduledDate: view.ScheduledDate, ScheduledDateLabel: view.ScheduledLabel,
			Status: api.EmailCampaignStatus(view.Status), SortOrder: view.SortOrder.Or(0),
		}
		if row, sent := byKind[view.Kind]; sent {
			one = withFigures(t, one, row, unsent[row.Campaign.ID])
		}
		out = append(out, one)
	}
	for _, row := range rows {
		if !row.Campaign.Marketing {
			out = append(out, withFigures(t, api.EmailCampaign{Kind: row.Campaign.Kind, Name: row.Campaign.Name,
				SortOrder: len(out)}, row, unsent[row.Campaign.ID]))
		}
	}
	return out, nil
}

func withFigures(t trip.Trip, e api.EmailCampaign, row campaigndb.CampaignsOfRow,
	unsent notification.Unsent) api.EmailCampaign {
	c := row.Campaign
	e.ID, e.Recipients = api.NewOptUUID(c.ID), c.Recipients
	e.Sent, e.Opened, e.Clicked = int(row.Sent)-unsent.Waiting-unsent.Failed, int(row.Opened), int(row.Clicked)
	e.Undelivered, e.Uncertain = int(row.Undeliverable)+unsent.Failed, int(row.Uncertain)
	switch {
	case c.StoppedAt != nil:
		e.Status, e.StoppedDate = api.EmailCampaignStatusStopped, api.NewOptDateTime(c.StoppedAt.UTC())
	case c.CompletedAt != nil && unsent.Waiting == 0:
		e.Status, e.CompletedDate = api.EmailCampaignStatusSent, api.NewOptDateTime(c.CompletedAt.UTC())
	case t.Status == trip.Cancelled: // those still waiting get nothing
		e.Status = api.EmailCampaignStatusCanceled
	default:
		e.Status, e.Stoppable = api.EmailCampaignStatusSending, true
	}
	return e
}

// Sent lists who got which email of a trip, newest first, one more than limit if there are more.
func (s *Service) Sent(ctx context.Context, tripID uuid.UUID, kind string, before *uuid.UUID,
	limit int) ([]campaigndb.ListSentRow, error) {
	t := tenant.From(ctx)
	var rows []campaigndb.ListSentRow
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		rows, err = campaigndb.New(tx).ListSent(ctx, campaigndb.ListSentParams{TenantID: t.ID, TripID: tripID, Kind: kind,
			BeforeID: before, PageSize: int32(limit + 1)})
		if err != nil {
			return err
		}
		return markFailedTx(ctx, tx, rows)
	})
	return rows, err
}

// markFailedTx marks the readers whose email no mail server accepted.
func markFailedTx(ctx context.Context, tx pgx.Tx, rows []campaigndb.ListSentRow) error {
	keys := make([]string, len(rows))
	for i, row := range rows {
		keys[i] = keyOf(row.CampaignRecipient.ID)
	}
	failed, err := notification.Batches{}.FailedTx(ctx, tx, keys)
	for i, key := range keys {
		if slices.Contains(failed, key) {
			rows[i].CampaignRecipient.State, rows[i].CampaignRecipient.SentAt = "undeliverable", nil
		}
	}
	return err
}
