// Package home is a host's home: their trips and requests, the days they should not miss, and the weekly email
// that they get on Mondays at eight in their own time zone.
//
// It queries trips and requests, and is built above them; package host, which they query, is below.
package home

import (
	"context"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/triprequest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service implements the home.
type Service struct{ Deps }

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Hosts    *host.Service
	Trips    Trips
	Requests Requests
	Bookings Bookings
	Forms    Forms
	Visits   Visits
	Tenants  *tenant.Store
	Post     notification.Post
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("host/home", d); err != nil {
		return nil, err
	}
	return &Service{d}, nil
}

// Trips lists a host's trips.
type Trips interface {
	HostTripsTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) ([]trip.Trip, error)
	SummariesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.TripSummary, error)
}

// Requests lists a host's requests that are not a trip yet.
type Requests interface {
	HostPendingTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) ([]triprequest.Brief, error)
}

// HomeTrips returns the trips of a host's home in its three sections (H-080, H-495).
func (s *Service) HomeTrips(ctx context.Context, hostID uuid.UUID) (hostapi.HomeTrips, error) {
	out := hostapi.HomeTrips{Upcoming: []hostapi.HomeTrip{}, Past: []hostapi.HomeTrip{}, Cancelled: []hostapi.HomeTrip{}}
	now := s.Clock.Now(ctx)
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		trips, err := s.Trips.HostTripsTx(ctx, tx, hostID)
		if err != nil {
			return err
		}
		ids := make([]uuid.UUID, len(trips))
		for i, t := range trips {
			ids[i] = t.ID
		}
		summaries, err := s.Trips.SummariesTx(ctx, tx, ids)
		if err != nil {
			return err
		}
		for _, t := range trips {
			card := homeTrip(t, summaries[t.ID], now)
			switch trip.DashboardGroupOf(t.Status) {
			case trip.DashboardPast:
				out.Past = append(out.Past, card)
			case trip.DashboardCanceled:
				out.Cancelled = append(out.Cancelled, card)
			default:
				out.Upcoming = append(out.Upcoming, card)
			}
		}
		requests, err := s.Requests.HostPendingTx(ctx, tx, hostID)
		for _, request := range requests {
			out.Upcoming = append(out.Upcoming, homeRequest(request))
		}
		return err
	})
	slices.SortStableFunc(out.Upcoming, func(a, b hostapi.HomeTrip) int {
		return a.Trip.StartDate.Compare(b.Trip.StartDate)
	})
	slices.SortStableFunc(out.Past, func(a, b hostapi.HomeTrip) int { return b.Trip.EndDate.Compare(a.Trip.EndDate) })
	slices.SortStableFunc(out.Cancelled, func(a, b hostapi.HomeTrip) int {
		return b.Trip.StartDate.Compare(a.Trip.StartDate)
	})
	return out, err
}

func homeTrip(t trip.Trip, summary api.TripSummary, now time.Time) hostapi.HomeTrip {
	return hostapi.HomeTrip{Trip: summary, Model: hostapi.NewOptHomeTripModel(hostapi.HomeTripModelTrip),
		Steps: t.HostSteps(now)}
}

// homeRequest returns a request as the trip it asks for. Its id and short id are the request's own.
func homeRequest(r triprequest.Brief) hostapi.HomeTrip {
	return hostapi.HomeTrip{
		Model: hostapi.NewOptHomeTripModel(hostapi.HomeTripModelTripRequest), Steps: trip.RequestSteps(),
		Trip: api.TripSummary{
			ID: r.ID, ShortId: "", Name: r.Itinerary.Name, Destination: r.Itinerary.Destination, Country: r.Itinerary.Country,
			Status: api.TripStatusCreated, StatusLabel: trip.StatusLabel(trip.Created),
			StatusText: trip.StatusText(trip.Created, 0),
			HostGroup:  api.TripSummaryHostGroup(trip.HostRequests), StartDate: r.StartDate.UTC(), EndDate: r.EndDate.UTC(),
			Hero: r.Itinerary.Hero, Currency: r.Itinerary.Currency, OperatorName: r.Itinerary.OperatorName,
			TripRequestId: api.NewOptUUID(r.ID),
		},
	}
}

// Keys of important dates.
const (
	keyLaunch       = "launch"
	keyDeadline     = "bookingsDeadline"
	keyFinalPayment = "finalPayment"
	keyStart        = "tripStart"
	keyEnd          = "tripEnd"
)

// ImportantDates returns the days a host should not miss, soonest first (H-495).
func (s *Service) ImportantDates(ctx context.Context, hostID uuid.UUID) (hostapi.ImportantDates, error) {
	out := hostapi.ImportantDates{Items: []hostapi.ImportantDate{}}
	now := s.Clock.Now(ctx)
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		trips, err := s.Trips.HostTripsTx(ctx, tx, hostID)
		for _, t := range trips {
			out.Items = append(out.Items, importantDates(t, t.Today(now))...)
		}
		return err
	})
	slices.SortStableFunc(out.Items, func(a, b hostapi.ImportantDate) int { return a.Date.Compare(b.Date) })
	return out, err
}

func importantDates(t trip.Trip, today civil.Date) []hostapi.ImportantDate {
	var dates []hostapi.ImportantDate
	add := func(day civil.Date, key, label string) {
		if day.Before(today) {
			return
		}
		dates = append(dates, hostapi.ImportantDate{
			Date: day.UTC(), Key: key, Label: label, IsSimpleDate: api.NewOptBool(key != keyLaunch),
			TripId: api.NewOptUUID(t.ID), TripName: api.NewOptString(t.Name),
		})
	}
	if t.Status == trip.Cancelled || t.Status == trip.Complete {
		return nil
	}
	if t.LaunchAt != nil && t.LaunchedAt == nil {
		add(civil.Of(t.LaunchAt.In(t.Zone())), keyLaunch, "Trip launch")
	}
	if !trip.Customizable(t.Status) && t.Status != trip.Closed {
		add(t.BookingsDeadline, keyDeadline, "Bookings close")
	}
	if t.LaunchedAt != nil {
		add(t.StartDate.AddDays(-t.Policy.Payment.FinalDueDays), keyFinalPayment, "Final payments due")
	}
	add(t.StartDate, keyStart, "Trip starts")
	add(t.EndDate, keyEnd, "Trip ends")
	return dates
}
