package trip

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
)

// FindTx lists trips.
func (s *Service) FindTx(ctx context.Context, tx pgx.Tx, query tripdb.ListTripsParams) ([]Trip, error) {
	rows, err := tripdb.New(tx).ListTrips(ctx, query)
	if err != nil {
		return nil, fmt.Errorf("list trips: %w", err)
	}
	trips := make([]Trip, len(rows))
	for i, row := range rows {
		if trips[i], err = FromRow(row); err != nil {
			return nil, err
		}
	}
	return trips, nil
}

// HostTripsTx lists all trips of a host, for the host's home.
func (s *Service) HostTripsTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) ([]Trip, error) {
	return s.FindTx(ctx, tx, tripdb.ListTripsParams{TenantID: tenant.From(ctx).ID, HostID: &hostID, PageSize: 1000})
}

// SummariesTx describes trips by id, for lists of other domains.
func (s *Service) SummariesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.TripSummary, error) {
	trips, err := s.FindTx(ctx, tx, tripdb.ListTripsParams{TenantID: tenant.From(ctx).ID,
		Ids: append([]uuid.UUID{}, ids...), PageSize: int32(len(ids))})
	if err != nil {
		return nil, err
	}
	summaries, err := s.SummarizeTx(ctx, tx, trips)
	if err != nil {
		return nil, err
	}
	byID := make(map[uuid.UUID]api.TripSummary, len(summaries))
	for _, summary := range summaries {
		byID[summary.ID] = summary
	}
	return byID, nil
}

// SummarizeTx returns summaries of trips with the names of their hosts and operators.
func (s *Service) SummarizeTx(ctx context.Context, tx pgx.Tx, trips []Trip) ([]api.TripSummary, error) {
	hosts, operators, err := s.PeopleTx(ctx, tx, trips)
	if err != nil {
		return nil, err
	}
	summaries := make([]api.TripSummary, len(trips))
	for i, t := range trips {
		summaries[i] = t.Summarize(hosts[t.HostID].DisplayName, operators[t.OperatorID].DisplayName)
	}
	return summaries, nil
}

type persons = map[uuid.UUID]api.Person

// PeopleTx returns the hosts and the operators of trips.
func (s *Service) PeopleTx(ctx context.Context, tx pgx.Tx, trips []Trip) (hosts, operators persons, err error) {
	hostIDs, operatorIDs := make([]uuid.UUID, len(trips)), make([]uuid.UUID, len(trips))
	for i, t := range trips {
		hostIDs[i], operatorIDs[i] = t.HostID, t.OperatorID
	}
	if hosts, err = s.Hosts.PersonsTx(ctx, tx, hostIDs); err != nil {
		return nil, nil, err
	}
	operators, err = s.Operators.PersonsTx(ctx, tx, operatorIDs)
	return hosts, operators, err
}

// Summarize returns the trip as lists show it.
func (t Trip) Summarize(hostName, operatorName string) api.TripSummary {
	out := api.TripSummary{
		ID: t.ID, ShortId: t.ShortID, Name: t.Name, Destination: t.Destination, Country: t.Country,
		Status:      api.TripStatus(t.Status),
		StatusLabel: StatusLabel(t.Status), StatusText: t.StatusText(),
		HostGroup: api.TripSummaryHostGroup(HostGroupOf(t.Status)),
		StartDate: t.StartDate.UTC(), EndDate: t.EndDate.UTC(), Hero: t.Content.Hero, MinimumSpots: t.MinimumSpots,
		MaximumSpots: t.MaximumSpots, SpotsLeft: t.SpotsLeft(), SoldOut: t.SpotsLeft() == 0, Currency: t.Currency,
		TripPath: api.NewOptString(t.Path), TripRequestId: api.NewOptUUID(t.TripRequestID), LaunchDate: DateTime(t.LaunchAt),
		HostName:     Words(hostName),
		OperatorName: Words(operatorName),
	}
	if group, ok := OperatorGroupOf(t.Status); ok {
		out.OperatorGroup = api.NewOptTripSummaryOperatorGroup(api.TripSummaryOperatorGroup(group))
	}
	return out
}

// Days sorts the services into dated days. The operator's prices are hidden from travelers.
func (t Trip) Days(services []api.Service, hidePrices bool) ([]api.Day, error) {
	for i := range services {
		if err := itinerary.PriceService(&services[i], t.PlatformFeeBP, t.Currency); err != nil {
			return nil, err
		}
		if hidePrices {
			services[i].PriceMinor, services[i].PricePerHourMinor = api.OptInt64{}, api.OptInt64{}
		}
	}
	days := t.Content.DayPhotos.On(itinerary.ByDay(services, t.Content.LengthInDays))
	for i := range days {
		days[i].Date = api.NewOptDate(t.StartDate.AddDays(i).UTC())
	}
	return days, nil
}

// Words returns a text for a response, unset if it is empty.
func Words(text string) api.OptString {
	if text == "" {
		return api.OptString{}
	}
	return api.NewOptString(text)
}

// Diet returns the dietary restriction of the host's group, unset if it has none (H-347).
func Diet(restriction string) api.OptString {
	if restriction == itinerary.DietaryNone {
		return api.OptString{}
	}
	return Words(restriction)
}

// Positive returns a number for a response, unset if it is zero.
func Positive(n int) api.OptInt {
	if n == 0 {
		return api.OptInt{}
	}
	return api.NewOptInt(n)
}

// DateTime returns an instant for a response, unset if it is nil.
func DateTime(t *time.Time) api.OptDateTime {
	if t == nil {
		return api.OptDateTime{}
	}
	return api.NewOptDateTime(t.UTC())
}
