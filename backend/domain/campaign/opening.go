package campaign

import (
	"context"
	"fmt"
	"net/mail"
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
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/campaignapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/spoken"
)

const (
	openingPurpose = "opening"
	// forgotten is after how long an address is deleted that nobody confirmed, that was notified, or that
	// unsubscribed.
	forgotten = 30 * 24 * time.Hour
)

// about is the trip or host that a watch waits for.
type about struct {
	host uuid.UUID
	trip *trip.Trip // nil for the host's next one
	name string     // of the trip, or the host's
}

// subject describes it for an email.
func (a about) subject(language string) string {
	if a.trip != nil {
		return a.name
	}
	return spoken.Say(language, fmt.Sprintf("%s’s next trip", a.name))
}

// WatchTx records that an address wants an email when a trip opens, and emails it for confirmation.
func (s *Service) WatchTx(ctx context.Context, tx pgx.Tx, in *campaignapi.OpeningWatch) (
	campaignapi.OpeningWatchedAbout, error) {
	t, now, language := tenant.From(ctx), s.Clock.Now(ctx), tenant.LanguageOf(ctx)
	email := strings.ToLower(strings.TrimSpace(in.Email))
	fields := map[string]string{}
	if a, err := mail.ParseAddress(email); err != nil || a.Address != email {
		fields["email"] = "Enter a valid email address"
	}
	if !in.Consent {
		fields["consent"] = "Check the box to get this email"
	}
	if in.TripId.Set == in.HostId.Set {
		fields["tripId"] = "Choose a trip or a host"
	}
	if len(fields) > 0 {
		return "", apierr.Invalid(fields)
	}
	of, err := s.askedTx(ctx, tx, in)
	if err != nil {
		return "", err
	}
	params := campaigndb.WatchOpeningParams{TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), HostID: of.host, Email: email,
		Language: language, AskedAt: now}
	told := campaignapi.OpeningWatchedAboutHost
	if of.trip != nil {
		params.TripID, told = &of.trip.ID, campaignapi.OpeningWatchedAboutTrip
	}
	watch, err := campaigndb.New(tx).WatchOpening(ctx, params)
	if err != nil {
		return "", fmt.Errorf("watch an opening: %w", err)
	}
	if watch.ConfirmedAt != nil {
		return told, nil
	}
	return told, s.Mail.SendTx(ctx, tx, notification.Mail{
		Template: notification.OpeningConfirm, Key: "opening_confirm/" + watch.ID.String() + "/" + now.Format(
			time.RFC3339Nano), To: email, Language: language,
		Data: notification.Data{Headline: of.subject(language), Path: "/public/openings/" + s.openingKey(watch)},
	})
}

// askedTx returns what a visitor asks for. A bookable trip needs no email, and one that is over leads to the
// next.
func (s *Service) askedTx(ctx context.Context, tx pgx.Tx, in *campaignapi.OpeningWatch) (about, error) {
	if !in.TripId.Set {
		return s.hostTx(ctx, tx, in.HostId.Value)
	}
	t, err := s.Trips.LoadTx(ctx, tx, in.TripId.Value)
	if err == nil && !t.HasPublicPage() {
		err = apierr.NotFound("trip")
	}
	if err != nil {
		return about{}, err
	}
	switch {
	case s.opens(ctx, t):
		return about{host: t.HostID, trip: &t, name: t.Name}, nil
	case s.open(ctx, t):
		return about{}, apierr.New(apierr.CodeIllegalState, "This trip is open. You can book it now.")
	}
	return s.hostTx(ctx, tx, t.HostID)
}

func (s *Service) hostTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (about, error) {
	hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return about{}, err
	}
	host, known := hosts[id]
	if !known {
		return about{}, apierr.NotFound("host")
	}
	return about{host: id, name: host.DisplayName}, nil
}

// opens reports whether a trip is still to open; open whether it has.
func (s *Service) opens(ctx context.Context, t trip.Trip) bool {
	stage := t.Stage(s.Clock.Now(ctx))
	return stage == trip.StageNotScheduled || stage == trip.StagePreLaunch
}

func (s *Service) open(ctx context.Context, t trip.Trip) bool {
	return t.Stage(s.Clock.Now(ctx)).Bookable()
}

// openingKey identifies a watch in the links of its emails.
func (s *Service) openingKey(w campaigndb.OpeningWatch) string {
	return w.ID.String() + "." + s.Tokens.For(openingPurpose, w.TenantID, w.ID)
}

// watchTx returns the watch of a key; errUnknownLink for an unknown one.
func (s *Service) watchTx(ctx context.Context, tx pgx.Tx, key string) (campaigndb.OpeningWatch, error) {
	t := tenant.From(ctx)
	text, secret, _ := strings.Cut(key, ".")
	id, err := uuid.Parse(text)
	if err != nil || !s.Tokens.Is(secret, openingPurpose, t.ID, id) {
		return campaigndb.OpeningWatch{}, errUnknownLink
	}
	row, err := campaigndb.New(tx).GetWatch(ctx, campaigndb.GetWatchParams{TenantID: t.ID, ID: id})
	if db.NoRows(err) {
		err = errUnknownLink
	}
	return row, err
}

// Watched is a watch for display.
type Watched struct {
	Email, About string
	// Open reports whether the trip can be booked now.
	Open bool
}

// WatchedAt returns the owner of a key and what they wait for.
func (s *Service) WatchedAt(ctx context.Context, key string) (Watched, error) {
	var out Watched
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		w, err := s.watchTx(ctx, tx, key)
		if err != nil {
			return err
		}
		out.Email = w.Email
		if w.TripID == nil {
			of, err := s.hostTx(ctx, tx, w.HostID)
			out.About = of.subject(tenant.LanguageOf(ctx))
			return err
		}
		t, err := s.Trips.LoadTx(ctx, tx, *w.TripID)
		out.About, out.Open = t.Name, err == nil && s.open(ctx, t)
		return err
	})
	return out, err
}

// ConfirmWatch confirms an address. It waits for a concurrent launch, so that the address is notified either by
// the launch or here.
func (s *Service) ConfirmWatch(ctx context.Context, key string) error {
	t := tenant.From(ctx)
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		w, err := s.watchTx(ctx, tx, key)
		if err != nil {
			return err
		}
		var of trip.Trip
		if w.TripID != nil {
			if of, err = s.Trips.LoadForUpdateTx(ctx, tx, *w.TripID); err != nil {
				return err
			}
		}
		made, err := campaigndb.New(tx).ConfirmWatch(ctx, campaigndb.ConfirmWatchParams{TenantID: t.ID, ID: w.ID,
			Now: s.Clock.Now(ctx)})
		if err != nil {
			return fmt.Errorf("confirm a watch: %w", err)
		}
		if made == 0 || w.TripID == nil || !s.open(ctx, of) {
			return nil
		}
		return s.Jobs.InsertTx(ctx, tx, OpenedArgs{TenantID: t.ID, TripID: of.ID}, nil)
	})
}

// Watchers counts who is notified when a trip opens.
func (s *Service) Watchers(ctx context.Context, tripID uuid.UUID) (int, error) {
	var n int64
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		n, err = campaigndb.New(tx).CountWatches(ctx, campaigndb.CountWatchesParams{TenantID: t.TenantID, HostID: t.HostID,
			TripID: t.ID})
		return err
	})
	return int(n), err
}

// stepped follows a launch: it enqueues the emails in the same transaction.
func (s *Service) stepped(ctx context.Context, tx pgx.Tx, step trip.Stepped) error {
	if step.Action != trip.ActLaunch {
		return nil
	}
	return s.Jobs.InsertTx(ctx, tx, OpenedArgs{TenantID: step.Trip.TenantID, TripID: step.Trip.ID}, nil)
}

// OpenedArgs are the arguments of the job that emails those who wait for a trip that has opened.
type OpenedArgs struct {
	TenantID uuid.UUID `json:"tenantId"`
	TripID   uuid.UUID `json:"tripId"`
}

// Kind implements river.JobArgs.
func (OpenedArgs) Kind() string { return "trip_opened" }

type openedWorker struct {
	river.WorkerDefaults[OpenedArgs]
	service *Service
}

// Work implements river.Worker.
func (w *openedWorker) Work(ctx context.Context, job *river.Job[OpenedArgs]) error {
	ctx, err := w.service.Tenants.Enter(ctx, job.Args.TenantID)
	if err != nil {
		return err
	}
	more, err := w.service.TellOpened(ctx, job.Args.TripID)
	if err == nil && more {
		return river.JobSnooze(time.Minute)
	}
	return err
}

// TellOpened emails as many of those who wait for a trip as a minute allows, each in the transaction that marks
// it, and reports whether some are left. A trip that closed again in the meantime is still waited for.
func (s *Service) TellOpened(ctx context.Context, tripID uuid.UUID) (more bool, err error) {
	t, size := tenant.From(ctx), tenant.From(ctx).Policy.Trip.PromoteMailsPerMinute
	err = s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		of, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil || !s.open(ctx, of) {
			return err
		}
		hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{of.HostID})
		if err != nil {
			return err
		}
		rows, err := campaigndb.New(tx).WaitingWatches(ctx, campaigndb.WaitingWatchesParams{TenantID: t.ID, HostID: of.HostID,
			TripID: of.ID, PageSize: int32(size)})
		if err != nil {
			return fmt.Errorf("who waits: %w", err)
		}
		more = len(rows) == size
		return s.tellTx(ctx, tx, of, hosts[of.HostID], rows)
	})
	return more, err
}

func (s *Service) tellTx(ctx context.Context, tx pgx.Tx, of trip.Trip, host api.Person,
	rows []campaigndb.OpeningWatch) error {
	q, done := campaigndb.New(tx), map[string]bool{}
	for _, w := range rows {
		if done[w.Email] { // it waited for both the trip and the host's next one
			continue
		}
		done[w.Email] = true
		err := q.WatchTold(ctx, campaigndb.WatchToldParams{TenantID: w.TenantID, HostID: w.HostID, TripID: of.ID,
			Email: w.Email, Now: s.Clock.Now(ctx)})
		if err != nil {
			return fmt.Errorf("told of an opening: %w", err)
		}
		m := notification.Mail{
			Template: notification.TripOpened, Key: "trip_opened/" + of.ID.String() + "/" + w.ID.String(), To: w.Email,
			Language: w.Language, Data: notification.Data{
				Trip: mails.Trip(of), Headline: of.Name, Path: "/trips/" + of.Path + "?utm_source=email&utm_campaign=opening",
				Unsubscribe: "/public/unsubscribe/" + s.openingKey(w),
			},
		}
		m.Data.Trip.HostName = host.DisplayName
		if err := s.Mail.SendTx(ctx, tx, m); err != nil {
			return err
		}
	}
	return nil
}

// forget deletes addresses that are no longer needed.
func (s *Service) forget(ctx context.Context) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		before := s.Clock.Now(ctx).Add(-forgotten)
		return campaigndb.New(tx).ForgetWatches(ctx, campaigndb.ForgetWatchesParams{TenantID: t.ID, Before: before})
	})
}
