package page

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/page"
	"caravan/backend/platform/places"
)

// publicCursor is the last trip of a page: its sort key, its start and its id.
type publicCursor struct {
	Key   int64      `json:"k"`
	Start civil.Date `json:"s"`
	ID    uuid.UUID  `json:"i"`
}

const defaultPublicLimit = 25

// ListPublic returns the trips that are bookable or upcoming, with the available filter values; or those that
// ended.
func (s *Service) ListPublic(ctx context.Context, params tripapi.ListPublicTripsParams) (
	tripapi.PublicTripPage, error) {
	now := s.Clock.Now(ctx)
	list := func(ctx context.Context) (tripapi.PublicTripPage, error) {
		if params.Past.Or(false) {
			return s.listPast(ctx, now, params)
		}
		return s.listPublic(ctx, now, params)
	}
	if key, keeps := recentKeyOf(tenant.From(ctx), now, civil.Today(now), tenant.LanguageOf(ctx), params); keeps {
		return s.recent.get(ctx, key, list)
	}
	return list(ctx)
}

func emptyPage() tripapi.PublicTripPage {
	none := func() []tripapi.PublicTripOption { return []tripapi.PublicTripOption{} }
	return tripapi.PublicTripPage{
		Items: []tripapi.PublicTripCard{}, Categories: []api.CategoryName{}, Without: []tripapi.PublicTripWithout{},
		Filters: tripapi.PublicTripFilters{
			Month: none(), Country: none(), Destination: none(), Days: none(), MaxPriceMinor: none(), Host: none(),
			Category: none(),
			MinSpots: none(), Pace: none(),
		},
	}
}

func (s *Service) listPublic(ctx context.Context, now time.Time, params tripapi.ListPublicTripsParams) (
	tripapi.PublicTripPage, error) {
	t, answer := tenant.From(ctx), emptyPage()
	from := publicCursor{Key: math.MinInt64, Start: civil.Today(now)}
	if err := page.Decode(params.Cursor.Or(""), &from); err != nil {
		return answer, err
	}
	limit, sort := params.Limit.Or(defaultPublicLimit), string(params.Sort.Or(tripapi.ListPublicTripsSortStart))
	q := tripdb.ListPublicTripsParams{
		TenantID: t.ID, Today: civil.Today(now), Category: t.Categories.ID(params.Category.Or("")),
		Search: strings.TrimSpace(params.Q.Or("")),
		HostID: hostOf(params),
		Month:  params.Month.Or(""), Country: params.Country.Or(""), Days: params.Days.Or(0),
		MaxPriceMinor: params.MaxPriceMinor.Or(0),
		MinSpots:      params.MinSpots.Or(0), Pace: params.Pace.Or(0), Sort: sort, AfterKey: from.Key, AfterDate: from.Start,
		AfterID: from.ID, PageSize: int32(limit + 1),
	}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		if err := narrowTx(ctx, tx, params.Destination.Or(""), &q, &answer); err != nil {
			return err
		}
		rows, err := tripdb.New(tx).ListPublicTrips(ctx, q)
		if err != nil {
			return fmt.Errorf("list public trips: %w", err)
		}
		trips, err := fromRows(rows)
		if err != nil {
			return err
		}
		trips, next := page.Cut(trips, limit, func(t trip.Trip) any {
			return publicCursor{sortKey(t, sort), t.StartDate, t.ID}
		})
		answer.NextCursor = trip.Words(next)
		if answer.Items, err = s.cardsTx(ctx, tx, now, trips); err != nil {
			return err
		}
		return s.filtersTx(ctx, tx, &answer, q)
	})
	return answer, err
}

// sortKey is what the query sorts by before the start.
func sortKey(t trip.Trip, sort string) int64 {
	switch tripapi.ListPublicTripsSort(sort) {
	case tripapi.ListPublicTripsSortPrice:
		return t.SpotPrice(t.SpotsTaken)
	case tripapi.ListPublicTripsSortMinusPrice:
		return -t.SpotPrice(t.SpotsTaken)
	case tripapi.ListPublicTripsSortDays:
		return int64(t.EndDate.Sub(t.StartDate))
	case tripapi.ListPublicTripsSortSpots:
		return int64(t.SpotsTaken - t.MaximumSpots)
	}
	return 0
}

func hostOf(params tripapi.ListPublicTripsParams) *uuid.UUID {
	if !params.Host.Set {
		return nil
	}
	return &params.Host.Value
}

func (s *Service) listPast(ctx context.Context, now time.Time, params tripapi.ListPublicTripsParams) (
	tripapi.PublicTripPage, error) {
	t, answer := tenant.From(ctx), emptyPage()
	before := publicCursor{Start: civil.Today(now)}
	if err := page.Decode(params.Cursor.Or(""), &before); err != nil {
		return answer, err
	}
	limit := params.Limit.Or(defaultPublicLimit)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		queries := tripdb.New(tx)
		total, err := queries.CountPastTrips(ctx, tripdb.CountPastTripsParams{TenantID: t.ID, Today: civil.Today(now),
			HostID: hostOf(params)})
		if err != nil {
			return fmt.Errorf("count past trips: %w", err)
		}
		answer.Total = int(total)
		rows, err := queries.PastTrips(ctx, tripdb.PastTripsParams{
			TenantID: t.ID, Today: civil.Today(now), HostID: hostOf(params), BeforeDate: before.Start, BeforeID: before.ID,
			PageSize: int32(limit + 1),
		})
		if err != nil {
			return fmt.Errorf("past trips: %w", err)
		}
		trips, err := fromRows(rows)
		if err != nil {
			return err
		}
		trips, next := page.Cut(trips, limit, func(t trip.Trip) any { return publicCursor{Start: t.StartDate, ID: t.ID} })
		answer.NextCursor = trip.Words(next)
		answer.Items, err = s.cardsTx(ctx, tx, now, trips)
		return err
	})
	return answer, err
}

func fromRows(rows []tripdb.Trip) ([]trip.Trip, error) {
	trips := make([]trip.Trip, len(rows))
	for i, row := range rows {
		var err error
		if trips[i], err = trip.FromRow(row); err != nil {
			return nil, err
		}
	}
	return trips, nil
}

func (s *Service) cardsTx(ctx context.Context, tx pgx.Tx, now time.Time,
	trips []trip.Trip) ([]tripapi.PublicTripCard, error) {
	cards := make([]tripapi.PublicTripCard, len(trips))
	hosts, _, err := s.Trips.PeopleTx(ctx, tx, trips)
	for i, trip := range trips {
		cards[i] = card(trip, hosts[trip.HostID], capacity.Bookable(trip, now) == nil)
	}
	return cards, err
}

// priceStep is the step of the maximum prices to choose from, in minor units.
const priceStep = 50_000

// filtersTx counts what each filter would leave in combination with the others.
func (s *Service) filtersTx(ctx context.Context, tx pgx.Tx, answer *tripapi.PublicTripPage,
	q tripdb.ListPublicTripsParams) error {
	rows, err := tripdb.New(tx).PublicTripFilters(ctx, tripdb.PublicTripFiltersParams{
		TenantID: q.TenantID, Today: q.Today, Search: q.Search, Category: q.Category, HostID: q.HostID, Month: q.Month,
		Country: q.Country, Destination: q.Destination, DestinationCountry: q.DestinationCountry,
		Days: q.Days, MaxPriceMinor: q.MaxPriceMinor, MinSpots: q.MinSpots, Pace: q.Pace,
	})
	if err != nil {
		return fmt.Errorf("count by filter: %w", err)
	}
	counts := map[string]map[string]int{}
	for _, row := range rows {
		if counts[row.Filter] == nil {
			counts[row.Filter] = map[string]int{}
		}
		counts[row.Filter][row.Value] = int(row.Trips)
	}
	answer.Total = counts["total"][""]
	answer.Categories = tenant.CategoryNames(ctx, counts["categories"])
	if c, known := tenant.From(ctx).Categories.Find(q.Category); known {
		answer.Category = tripapi.NewOptCategoryName(api.CategoryName{ID: c.ID, Name: c.In(tenant.LanguageOf(ctx))})
	}
	f := &answer.Filters
	f.Month, f.Country = options(counts["month"]), options(counts["country"])
	for _, c := range tenant.CategoryNames(ctx, counts["category"]) {
		f.Category = append(f.Category, tripapi.PublicTripOption{Value: c.ID, Label: trip.Words(c.Name),
			Count: counts["category"][c.ID]})
	}
	if f.Destination, err = destinationOptionsTx(ctx, tx, counts["destination"]); err != nil {
		return err
	}
	f.Days, f.Pace = options(counts["days"]), options(counts["pace"])
	slices.SortFunc(f.Days, func(a, b tripapi.PublicTripOption) int {
		return cmp.Compare(numberOf(a.Value), numberOf(b.Value))
	})
	f.MaxPriceMinor, f.MinSpots = upTo(counts["maxPriceMinor"]), atLeast(counts["minSpots"])
	if f.Host, err = s.hostOptionsTx(ctx, tx, counts["host"]); err != nil {
		return err
	}
	if answer.Total == 0 {
		answer.Without = without(q, counts)
	}
	return nil
}

func (s *Service) hostOptionsTx(ctx context.Context, tx pgx.Tx,
	counts map[string]int) ([]tripapi.PublicTripOption, error) {
	list := options(counts)
	ids := make([]uuid.UUID, len(list))
	for i, option := range list {
		ids[i] = uuid.MustParse(option.Value)
	}
	hosts, err := s.Trips.Hosts.PersonsTx(ctx, tx, ids)
	for i, id := range ids {
		list[i].Label = trip.Words(hosts[id].DisplayName)
	}
	slices.SortFunc(list, func(a, b tripapi.PublicTripOption) int { return strings.Compare(a.Label.Value, b.Label.Value) })
	return list, err
}

func numberOf(value string) int64 {
	n, _ := strconv.ParseInt(value, 10, 64) // the query writes only numbers
	return n
}

func options(counts map[string]int) []tripapi.PublicTripOption {
	list := []tripapi.PublicTripOption{}
	for _, value := range slices.Sorted(maps.Keys(counts)) {
		list = append(list, tripapi.PublicTripOption{Value: value, Count: counts[value]})
	}
	return list
}

// upTo returns round maximum prices, each with the number of trips that cost no more.
func upTo(counts map[string]int) []tripapi.PublicTripOption {
	steps := map[int64]int{}
	for value, n := range counts {
		if price := numberOf(value); price > 0 {
			steps[(price+priceStep-1)/priceStep*priceStep] += n
		}
	}
	list, sum := []tripapi.PublicTripOption{}, 0
	for _, price := range slices.Sorted(maps.Keys(steps)) {
		sum += steps[price]
		list = append(list, tripapi.PublicTripOption{Value: strconv.FormatInt(price, 10), Count: sum})
	}
	return list
}

// atLeast returns party sizes, each with the number of trips that have room for it.
func atLeast(counts map[string]int) []tripapi.PublicTripOption {
	list := []tripapi.PublicTripOption{}
	for _, spots := range []int64{2, 3, 4, 6, 8, 10} {
		sum := 0
		for value, n := range counts {
			if numberOf(value) >= spots {
				sum += n
			}
		}
		if sum > 0 {
			list = append(list, tripapi.PublicTripOption{Value: strconv.FormatInt(spots, 10), Count: sum})
		}
	}
	return list
}

// without returns what removing one filter would show.
func without(q tripdb.ListPublicTripsParams, counts map[string]map[string]int) []tripapi.PublicTripWithout {
	sum := func(filter string) (n int) {
		for _, trips := range counts[filter] {
			n += trips
		}
		return n
	}
	list := []tripapi.PublicTripWithout{}
	add := func(set bool, filter tripapi.PublicTripWithoutFilter, n int) {
		if set && n > 0 {
			list = append(list, tripapi.PublicTripWithout{Filter: filter, Total: n})
		}
	}
	add(q.Search != "", tripapi.PublicTripWithoutFilterQ, counts["without"]["q"])
	add(q.Category != "", tripapi.PublicTripWithoutFilterCategory, counts["without"]["category"])
	add(q.Month != "", tripapi.PublicTripWithoutFilterMonth, sum("month"))
	add(q.Country != "", tripapi.PublicTripWithoutFilterCountry, sum("country"))
	add(q.Destination != "", tripapi.PublicTripWithoutFilterDestination, sum("destination"))
	add(q.Days != 0, tripapi.PublicTripWithoutFilterDays, sum("days"))
	add(q.MaxPriceMinor != 0, tripapi.PublicTripWithoutFilterMaxPriceMinor, sum("maxPriceMinor"))
	add(q.HostID != nil, tripapi.PublicTripWithoutFilterHost, sum("host"))
	add(q.MinSpots != 0, tripapi.PublicTripWithoutFilterMinSpots, sum("minSpots"))
	add(q.Pace != 0, tripapi.PublicTripWithoutFilterPace, sum("pace"))
	slices.SortStableFunc(list, func(a, b tripapi.PublicTripWithout) int { return cmp.Compare(b.Total, a.Total) })
	return list
}

func card(t trip.Trip, host api.Person, bookable bool) tripapi.PublicTripCard {
	soldOut := t.SpotsLeft() == 0
	out := tripapi.PublicTripCard{
		TripPath: t.Path, Name: t.Name, Destination: t.Destination, Country: t.Country, StartDate: t.StartDate.UTC(),
		EndDate:      t.EndDate.UTC(),
		LengthInDays: t.Content.LengthInDays, Hero: t.Content.Hero, SpotsLeft: t.SpotsLeft(), SoldOut: soldOut,
		Bookable:  bookable && !soldOut,
		Happening: trip.Happening(t.Status), Currency: t.Currency, FromPriceMinor: t.SpotPrice(t.SpotsTaken),
		HostName: host.DisplayName, HostPictureUrl: host.PictureUrl, Categories: t.Categories,
	}
	// A trip's position on a map is where it begins.
	if arrival := t.Content.Arrival; arrival != nil {
		if at, known := places.Airport(arrival.Code); known {
			out.At = api.NewOptGeoLocation(api.GeoLocation{Lat: at.Lat, Lng: at.Lng})
		}
	}
	return out
}
