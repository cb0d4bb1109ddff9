package page

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
	"caravan/backend/platform/page"
)

type publicCursor struct {
	Start civil.Date `json:"s"`
	ID    uuid.UUID  `json:"i"`
}

const defaultPublicLimit = 25

// ListPublic gives the trips one can book or look forward to, by start date.
func (s *Service) ListPublic(ctx context.Context, params tripapi.ListPublicTripsParams) (tripapi.PublicTripPage, error) {
	now := s.Clock.Now(ctx)
	list := func(ctx context.Context) (tripapi.PublicTripPage, error) { return s.listPublic(ctx, now, params) }
	if key, keeps := recentKeyOf(tenant.From(ctx), now, civil.Today(now), params); keeps {
		return s.recent.get(ctx, key, list)
	}
	return list(ctx)
}

func (s *Service) listPublic(ctx context.Context, now time.Time, params tripapi.ListPublicTripsParams) (tripapi.PublicTripPage, error) {
	t := tenant.From(ctx)
	answer := tripapi.PublicTripPage{Items: []tripapi.PublicTripCard{}, Categories: []string{}}
	from := publicCursor{Start: civil.Today(now)}
	if err := page.Decode(params.Cursor.Or(""), &from); err != nil {
		return answer, err
	}
	limit := params.Limit.Or(defaultPublicLimit)
	var hostID *uuid.UUID
	if params.Host.Set {
		hostID = &params.Host.Value
	}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		queries := tripdb.New(tx)
		rows, err := queries.ListPublicTrips(ctx, tripdb.ListPublicTripsParams{
			TenantID: t.ID, Today: civil.Today(now), Category: params.Category.Or(""), Search: strings.TrimSpace(params.Q.Or("")),
			HostID: hostID, AfterDate: from.Start, AfterID: from.ID, PageSize: int32(limit + 1),
		})
		if err != nil {
			return fmt.Errorf("list public trips: %w", err)
		}
		rows, next := page.Cut(rows, limit, func(r tripdb.Trip) any { return publicCursor{r.StartDate, r.ID} })
		if next != "" {
			answer.NextCursor = api.NewOptString(next)
		}
		trips := make([]trip.Trip, len(rows))
		for i, row := range rows {
			if trips[i], err = trip.FromRow(row); err != nil {
				return err
			}
		}
		hosts, _, err := s.Trips.PeopleTx(ctx, tx, trips)
		if err != nil {
			return err
		}
		for _, trip := range trips {
			answer.Items = append(answer.Items, card(trip, hosts[trip.HostID], s.Trips.PublicBookable(trip, now) == nil))
		}
		answer.Categories, err = queries.PublicCategories(ctx, tripdb.PublicCategoriesParams{TenantID: t.ID, Today: civil.Today(now)})
		return err
	})
	return answer, err
}

func card(t trip.Trip, host api.Person, bookable bool) tripapi.PublicTripCard {
	soldOut := t.SpotsLeft() == 0
	return tripapi.PublicTripCard{
		TripPath: t.Path, Name: t.Name, Destination: t.Destination, Country: t.Country, StartDate: t.StartDate.UTC(), EndDate: t.EndDate.UTC(),
		LengthInDays: t.Content.LengthInDays, Hero: t.Content.Hero, SpotsLeft: t.SpotsLeft(), SoldOut: soldOut, Bookable: bookable && !soldOut,
		Currency: t.Currency, FromPriceMinor: t.SpotPrice(t.SpotsTaken), HostName: host.DisplayName, HostPictureUrl: host.PictureUrl, Categories: t.Categories,
	}
}

// GetPublic is the public page of a trip by its path (H-555); one without such a page is CodeNotFound.
// With a token of PreviewPurpose it shows a page that is not public yet (H-152).
func (s *Service) GetPublic(ctx context.Context, path, preview string) (tripapi.PublicTrip, error) {
	var out tripapi.PublicTrip
	now := s.Clock.Now(ctx)
	// The path may come as it stands in an address bar.
	path = path[strings.LastIndexByte(strings.TrimRight(path, "/"), '/')+1:]
	path = strings.TrimRight(path, "/")
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := trip.Loaded(tripdb.New(tx).GetTripByPath(ctx, tripdb.GetTripByPathParams{TenantID: tenant.From(ctx).ID, TripPath: path}))
		if err != nil {
			return err
		}
		if !t.HasPublicPage() && !(t.HasPage() && s.Tokens.Holds(preview, trip.PreviewPurpose, t.TenantID, t.ID, now)) {
			return apierr.NotFound("trip")
		}
		services, err := s.Trips.ServicesTx(ctx, tx, t.ID)
		if err != nil {
			return err
		}
		hosts, operators, err := s.Trips.PeopleTx(ctx, tx, []trip.Trip{t})
		if err != nil {
			return err
		}
		out, err = publicPage(t, now, services, hosts[t.HostID], operators[t.OperatorID], s.Trips.PublicBookable(t, now) == nil)
		out.MaximumParty = s.maximumParty()
		return err
	})
	return out, err
}

// largestParty is what the contract takes in one booking.
const largestParty = 50

func (s *Service) maximumParty() int {
	if s.HeldSpots == 0 {
		return largestParty
	}
	return min(s.HeldSpots, largestParty)
}

// pageStage is the stage that the page shows: where one could book but for the spots, it says so.
func pageStage(t trip.Trip, now time.Time) trip.PageStage {
	if stage := t.Stage(now); !stage.Bookable() || t.SpotsLeft() > 0 {
		return stage
	}
	return trip.StageSoldOut
}

func publicPage(t trip.Trip, now time.Time, services []api.Service, host, operator api.Person, bookable bool) (tripapi.PublicTrip, error) {
	card := card(t, host, bookable)
	days, err := t.Days(services, true)
	if err != nil {
		return tripapi.PublicTrip{}, err
	}
	deposit, err := money.Percent(card.FromPriceMinor, t.Policy.Payment.DepositBP)
	if err != nil {
		return tripapi.PublicTrip{}, fmt.Errorf("deposit of trip %s: %w", t.ID, err)
	}
	// A stranger learns who leads the trip, not how to reach him.
	host.Phone, host.Email = api.OptString{}, api.OptString{}
	out := tripapi.PublicTrip{
		TripPath: card.TripPath, Name: card.Name, Destination: card.Destination, Country: card.Country, StartDate: card.StartDate,
		EndDate: card.EndDate, LengthInDays: card.LengthInDays, Hero: card.Hero, SpotsLeft: card.SpotsLeft, SoldOut: card.SoldOut,
		Bookable: card.Bookable, Currency: card.Currency, FromPriceMinor: card.FromPriceMinor, HostName: card.HostName,
		HostPictureUrl: card.HostPictureUrl, Categories: card.Categories,
		ID: t.ID, Status: api.TripStatus(t.Status), StatusText: t.StatusText(), Happening: trip.Happening(t.Status), Stage: string(pageStage(t, now)), LaunchDate: trip.DateTime(t.LaunchAt), TripSummary: t.Summary,
		ActivityLevel: trip.Positive(t.Content.ActivityLevel), Photos: append([]api.Photo{}, t.Content.Photos...), ServicesByDay: days, Host: host,
		OperatorName: trip.Words(operator.DisplayName), Inclusions: t.Content.Inclusions, Exclusions: t.Content.Exclusions,
		InitialPriceMinor: t.SpotPrice(0), RemainingPriceMinor: t.SpotPrice(t.MinimumSpots), EarlyBirdLeft: t.EarlyBirdLeft(),
		DepositMinor: deposit, MinimumSpots: t.MinimumSpots, MaximumSpots: t.MaximumSpots,
		HoldMinutes:               t.Policy.Booking.HoldMinutes,
		BookingsDeadline:          api.NewOptDate(t.BookingsDeadline.UTC()),
		FinalPaymentDue:           api.NewOptDate(t.StartDate.AddDays(-t.Policy.Payment.FinalDueDays).UTC()),
		TravelerInsuranceRequired: api.NewOptBool(t.Content.TravelerInsuranceRequired), PassportRequired: api.NewOptBool(t.Content.PassportRequired),
		RoomTypes: []api.RoomType{api.RoomTypeDouble, api.RoomTypeTwin}, AddOns: []api.Service{}, CancellationPolicy: t.CancellationTexts(),
	}
	if t.Content.Arrival != nil {
		out.ArrivalLocation = api.NewOptAirport(*t.Content.Arrival)
	}
	if t.Content.Departure != nil {
		out.DepartureLocation = api.NewOptAirport(*t.Content.Departure)
	}
	if left := t.SingleSupplementQuantity - t.SingleSupplementTaken; left > 0 {
		price, err := t.SupplementWithFeeMinor()
		if err != nil {
			return tripapi.PublicTrip{}, fmt.Errorf("private room of trip %s: %w", t.ID, err)
		}
		out.PrivateRoomPriceMinor, out.PrivateRoomsLeft = api.NewOptInt64(price), api.NewOptInt(left)
		out.RoomTypes = append([]api.RoomType{api.RoomTypeSingle}, out.RoomTypes...)
	}
	for _, service := range services {
		if service.Bookable.Or(false) && service.UnitPriceWithFeeMinor.Set {
			out.AddOns = append(out.AddOns, service)
		}
	}
	return out, nil
}
