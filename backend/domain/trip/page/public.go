package page

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/capacity"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

// GetPublic returns the public page of a trip by its path (H-555); a trip without one is CodeNotFound. With a
// token of PreviewPurpose it returns a page that is not public yet (H-152).
func (s *Service) GetPublic(ctx context.Context, path, preview string) (tripapi.PublicTrip, error) {
	var out tripapi.PublicTrip
	now := s.Clock.Now(ctx)
	// The path may be a full URL from an address bar.
	path = path[strings.LastIndexByte(strings.TrimRight(path, "/"), '/')+1:]
	path = strings.TrimRight(path, "/")
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := trip.Loaded(tripdb.New(tx).GetTripByPath(ctx, tripdb.GetTripByPathParams{TenantID: tenant.From(ctx).ID,
			TripPath: path}))
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
		out, err = publicPage(t, now, services, hosts[t.HostID], operators[t.OperatorID], capacity.Bookable(t, now) == nil)
		if err != nil {
			return err
		}
		out.MaximumParty = s.maximumParty()
		if out.Bookable {
			if out.Extras, err = s.extrasTx(ctx, tx, t); err != nil {
				return err
			}
		}
		if out.Going, err = s.goingTx(ctx, tx, t, civil.Today(now)); err != nil {
			return err
		}
		if out.HostPage, err = s.hostPageTx(ctx, tx, now, t); err != nil {
			return err
		}
		out.Similar, err = s.similarTx(ctx, tx, now, t)
		return err
	})
	return out, err
}

// extrasTx returns the departure's nights and transfers, with how many are left.
func (s *Service) extrasTx(ctx context.Context, tx pgx.Tx, t trip.Trip) ([]tripapi.TripExtra, error) {
	offers, err := s.Capacity.OffersTx(ctx, tx, t)
	if err != nil {
		return nil, err
	}
	offers = slices.DeleteFunc(offers, func(o capacity.Offer) bool { return o.ServiceID != nil })
	if len(offers) == 0 {
		return nil, nil
	}
	left, err := s.Capacity.PlacesLeftTx(ctx, tx, t, capacity.SupplyOf(offers))
	if err != nil {
		return nil, err
	}
	extras := make([]tripapi.TripExtra, len(offers))
	for i, o := range offers {
		extras[i] = tripapi.TripExtra{ID: o.ID, Type: o.Type, Timing: o.Timing, Name: o.Name,
			UnitPriceWithFeeMinor: o.UnitMinor}
		if o.Night != nil {
			extras[i].Available = api.NewOptInt(left.Nights[*o.Night])
		}
	}
	return extras, nil
}

// mostPast and mostSimilar are how many other trips a page shows.
const (
	mostPast    = 4
	mostSimilar = 3
)

// hostPageTx returns the past trips of the trip's host, and their page.
func (s *Service) hostPageTx(ctx context.Context, tx pgx.Tx, now time.Time,
	t trip.Trip) (tripapi.PublicTripHost, error) {
	out := tripapi.PublicTripHost{PastTrips: []tripapi.PublicTripCard{}}
	path, err := s.Hosts.PagePathTx(ctx, tx, t.HostID)
	if err != nil {
		return out, err
	}
	out.PagePath = trip.Words(path)
	queries, today := tripdb.New(tx), civil.Today(now)
	led, err := queries.CountPastTrips(ctx, tripdb.CountPastTripsParams{TenantID: t.TenantID, Today: today,
		HostID: &t.HostID})
	if err != nil {
		return out, fmt.Errorf("trips led: %w", err)
	}
	if out.TripsLed = int(led); led == 0 {
		return out, nil
	}
	rows, err := queries.PastTrips(ctx, tripdb.PastTripsParams{TenantID: t.TenantID, Today: today, HostID: &t.HostID,
		BeforeDate: today, PageSize: mostPast})
	if err != nil {
		return out, fmt.Errorf("past trips: %w", err)
	}
	trips, err := fromRows(rows)
	if err != nil {
		return out, err
	}
	out.PastTrips, err = s.cardsTx(ctx, tx, now, trips)
	return out, err
}

// similarTx returns other trips that are bookable.
func (s *Service) similarTx(ctx context.Context, tx pgx.Tx, now time.Time,
	t trip.Trip) ([]tripapi.PublicTripCard, error) {
	rows, err := tripdb.New(tx).SimilarTrips(ctx, tripdb.SimilarTripsParams{
		TenantID: t.TenantID, Today: civil.Today(now), ID: t.ID, Country: t.Country, HostID: t.HostID,
		Categories: append([]string{}, t.Categories...),
		PageSize:   mostSimilar,
	})
	if err != nil {
		return nil, fmt.Errorf("similar trips: %w", err)
	}
	trips, err := fromRows(rows)
	if err != nil {
		return nil, err
	}
	return s.cardsTx(ctx, tx, now, trips)
}

// paymentsOf returns what a traveler who books today pays and when. From the balance due date on, everything is
// paid together.
func paymentsOf(t trip.Trip, priceMinor, depositMinor int64, today civil.Date) []tripapi.PublicPayment {
	due := t.StartDate.AddDays(-t.Policy.Payment.FinalDueDays)
	if !today.Before(due) || depositMinor >= priceMinor {
		return []tripapi.PublicPayment{{Kind: tripapi.PublicPaymentKindFull, AmountMinor: priceMinor}}
	}
	return []tripapi.PublicPayment{
		{Kind: tripapi.PublicPaymentKindDeposit, AmountMinor: depositMinor},
		{Kind: tripapi.PublicPaymentKindBalance, AmountMinor: priceMinor - depositMinor, Due: api.NewOptDate(due.UTC())},
	}
}

// cancellationOf returns the trip's cancellation policy as steps in time, for a timeline.
func cancellationOf(t trip.Trip, today civil.Date) []tripapi.PublicCancellation {
	steps := t.CancellationSteps(today)
	out := make([]tripapi.PublicCancellation, len(steps))
	date := func(d *civil.Date) api.OptDate {
		if d == nil {
			return api.OptDate{}
		}
		return api.NewOptDate(d.UTC())
	}
	for i, step := range steps {
		out[i] = tripapi.PublicCancellation{
			Kind: tripapi.PublicCancellationKind(step.Kind), Title: step.Title, Text: step.Text, From: date(step.From),
			Until: date(step.Until),
		}
	}
	return out
}

// largestParty is the contract's maximum for one booking.
const largestParty = 50

func (s *Service) maximumParty() int {
	if s.HeldSpots == 0 {
		return largestParty
	}
	return min(s.HeldSpots, largestParty)
}

// pageStage returns the stage that the page shows: bookable except for a lack of spots is shown as sold out.
func pageStage(t trip.Trip, now time.Time) trip.PageStage {
	if stage := t.Stage(now); !stage.Bookable() || t.SpotsLeft() > 0 {
		return stage
	}
	return trip.StageSoldOut
}

func publicPage(t trip.Trip, now time.Time, services []api.Service, host, operator api.Person,
	bookable bool) (tripapi.PublicTrip, error) {
	card := card(t, host, bookable)
	days, err := t.Days(services, true)
	if err != nil {
		return tripapi.PublicTrip{}, err
	}
	deposit, err := money.Percent(card.FromPriceMinor, t.Policy.Payment.DepositBP, t.Currency)
	if err != nil {
		return tripapi.PublicTrip{}, fmt.Errorf("deposit of trip %s: %w", t.ID, err)
	}
	// The public sees who leads the trip, but no contact details.
	host.Phone, host.Email = api.OptString{}, api.OptString{}
	out := tripapi.PublicTrip{
		TripPath: card.TripPath, Name: card.Name, Destination: card.Destination, Country: card.Country,
		StartDate: card.StartDate,
		EndDate:   card.EndDate, LengthInDays: card.LengthInDays, Hero: card.Hero, SpotsLeft: card.SpotsLeft,
		SoldOut: card.SoldOut, Bookable: card.Bookable, Currency: card.Currency, FromPriceMinor: card.FromPriceMinor,
		HostName: card.HostName, HostPictureUrl: card.HostPictureUrl, Categories: card.Categories,
		Happening: card.Happening, SpotsTaken: t.SpotsTaken, ToConfirm: t.ToConfirm(), Similar: []tripapi.PublicTripCard{},
		Going:        []tripapi.PublicTraveler{},
		Payments:     paymentsOf(t, card.FromPriceMinor, deposit, civil.Today(now)),
		Cancellation: cancellationOf(t, civil.Today(now)),
		ID:           t.ID, Status: api.TripStatus(t.Status), StatusText: t.StatusText(), Stage: string(pageStage(t, now)),
		LaunchDate: trip.DateTime(t.LaunchAt), TripSummary: t.Summary,
		ActivityLevel: trip.Positive(t.Content.ActivityLevel), Photos: append([]api.Photo{}, t.Content.Photos...),
		ServicesByDay: days, Host: host, OperatorName: trip.Words(operator.DisplayName), Inclusions: t.Content.Inclusions,
		Exclusions: t.Content.Exclusions, InitialPriceMinor: t.SpotPrice(0), RemainingPriceMinor: t.SpotPrice(t.MinimumSpots),
		EarlyBirdLeft: t.EarlyBirdLeft(), DepositMinor: deposit, MinimumSpots: t.MinimumSpots, MaximumSpots: t.MaximumSpots,
		HoldMinutes:               t.Policy.Booking.HoldMinutes,
		BookingsDeadline:          api.NewOptDate(t.BookingsDeadline.UTC()),
		FinalPaymentDue:           api.NewOptDate(t.StartDate.AddDays(-t.Policy.Payment.FinalDueDays).UTC()),
		TravelerInsuranceRequired: api.NewOptBool(t.Content.TravelerInsuranceRequired),
		PassportRequired:          api.NewOptBool(t.Content.PassportRequired),
		RoomTypes:                 []api.RoomType{api.RoomTypeDouble, api.RoomTypeTwin}, AddOns: []api.Service{},
		CancellationPolicy: t.CancellationTexts(),
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
