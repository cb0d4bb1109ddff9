package home

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/host"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
	"caravan/backend/platform/places"
)

// The weekly email is sent on Mondays from this hour on, in the host's time zone.
const (
	digestHour  = 8
	digestEvery = 30 * time.Minute
)

// Visits counts the visits to the pages of trips.
type Visits interface {
	OfTripsTx(ctx context.Context, tx pgx.Tx, tripIDs []uuid.UUID, since, until civil.Date) (int, error)
}

// DigestArgs are the arguments of the job that sends the weekly emails.
type DigestArgs struct{}

// Kind implements river.JobArgs.
func (DigestArgs) Kind() string { return "host_digest" }

// AddWorkers registers the jobs of the home.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, tenant.EachWorker[DigestArgs](s.Tenants, s.Digest))
}

// Periodic returns the periodic jobs of this domain.
func (*Service) Periodic() []*river.PeriodicJob {
	return []*river.PeriodicJob{river.NewPeriodicJob(river.PeriodicInterval(digestEvery),
		func() (river.JobArgs, *river.InsertOpts) { return DigestArgs{}, &river.InsertOpts{MaxAttempts: 1} }, nil)}
}

// Digest emails every host in whose time zone it is Monday morning what happened on their trips in the previous
// week, once. Hosts without a visit or a booking get nothing.
func (s *Service) Digest(ctx context.Context) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	var hosts []host.Whereabouts
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		hosts, err = host.Reader{}.ActiveTx(ctx, tx)
		return err
	})
	if err != nil {
		return err
	}
	var failures []error
	for _, h := range hosts {
		local := now.In(zoneOf(t, h.Country))
		if local.Weekday() != time.Monday || local.Hour() < digestHour {
			continue
		}
		if err := s.digestOf(ctx, h.ID, civil.Of(local), local.Location()); err != nil {
			failures = append(failures, fmt.Errorf("week of host %s: %w", h.ID, err))
		}
	}
	return errors.Join(failures...)
}

// zoneOf returns the time zone of most people in the host's country, else the marketplace's.
func zoneOf(t tenant.Tenant, country string) *time.Location {
	name := t.Policy.Trip.TimeZone
	if zones := places.CountryZones(country); country != "" && len(zones) > 0 {
		name = zones[0]
	}
	if zone, err := time.LoadLocation(name); err == nil {
		return zone
	}
	return time.UTC
}

// digestOf emails one host about the week before a Monday.
func (s *Service) digestOf(ctx context.Context, hostID uuid.UUID, monday civil.Date, zone *time.Location) error {
	t := tenant.From(ctx)
	key := fmt.Sprintf("host_digest/%s/%s", hostID, monday)
	var week notification.Week
	var earned int64
	var written bool
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		if written, err = s.Post.Mail.WrittenTx(ctx, tx, key); err != nil || written {
			return err
		}
		week, earned, err = s.weekTx(ctx, tx, hostID, monday, zone)
		return err
	})
	if err != nil || written || week.Visits == 0 && week.Bookings == 0 {
		return err
	}
	next, err := s.Next(ctx, hostID)
	if err != nil {
		return err
	}
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		return s.Post.ToHostTx(ctx, tx, hostID, notification.Mail{Template: notification.HostDigest, Key: key,
			Data: notification.Data{Path: "/app/host/home", Week: week, Amount: money.New(earned, t.Currency),
				Paragraphs: tasks(next.Items)}})
	})
}

// weekTx counts what happened on a host's trips in the seven days before one, and the earnings from the new
// bookings.
func (s *Service) weekTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, until civil.Date,
	zone *time.Location) (week notification.Week, earned int64, err error) {
	trips, err := s.Trips.HostTripsTx(ctx, tx, hostID)
	if err != nil || len(trips) == 0 {
		return week, 0, err
	}
	ids := make([]uuid.UUID, len(trips))
	for i, t := range trips {
		ids[i] = t.ID
	}
	since := until.AddDays(-7)
	if week.Visits, err = s.Visits.OfTripsTx(ctx, tx, ids, since, until); err != nil {
		return week, 0, err
	}
	bookings, spots, err := s.Bookings.SoldTx(ctx, tx, ids, since.Start(zone), until.Start(zone))
	if err != nil {
		return week, 0, err
	}
	for _, t := range trips {
		if bookings[t.ID] == 0 {
			continue
		}
		week.Bookings += bookings[t.ID]
		week.Spots += spots[t.ID]
		// Amounts of different currencies cannot be summed; those in other currencies are on the host's own
		// pages.
		if t.Currency != tenant.From(ctx).Currency {
			continue
		}
		more, err := s.earnedTx(ctx, tx, t, spots[t.ID])
		if err != nil {
			return week, 0, err
		}
		earned += more
	}
	return week, earned, nil
}

// earnedTx returns what the last spots of a trip earn its host: the earnings with them less those without.
func (s *Service) earnedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, spots int) (int64, error) {
	if !t.Priced() {
		return 0, nil
	}
	confirmed, pending, err := s.Bookings.Spots(ctx, tx, t.ID)
	if err != nil {
		return 0, err
	}
	sheet, err := t.Model().Sheet()
	if err != nil {
		return 0, err
	}
	all := confirmed + pending
	return sheet.Earnings(all) - sheet.Earnings(max(0, all-spots)), nil
}

// waits are the labels of what a host can do; unsold spots are not a task.
var waits = map[hostapi.HostNextItemKind]string{
	hostapi.HostNextItemKindConfirm: "Travelers to confirm",
	hostapi.HostNextItemKindLaunch:  "Ready to launch",
	hostapi.HostNextItemKindForms:   "Travel forms missing",
}

func tasks(items []hostapi.HostNextItem) []notification.Paragraph {
	var out []notification.Paragraph
	for _, item := range items {
		about := waits[item.Kind]
		if about == "" {
			continue
		}
		text := item.TripName
		if item.Kind != hostapi.HostNextItemKindLaunch {
			text += " (" + strconv.Itoa(item.Count) + ")"
		}
		out = append(out, notification.Paragraph{About: about, Text: text})
	}
	return out
}
