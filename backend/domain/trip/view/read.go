package view

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/fields"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/page"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
)

// ListFilter filters a list of trips.
type ListFilter struct {
	Cursor string
	Limit  int
	Status api.OptTripStatus
}

type cursor struct {
	ID uuid.UUID `json:"i"`
}

// List returns the caller's trips, as host, operator or traveler, newest first (H-483).
func (s *Service) List(ctx context.Context, f ListFilter) (tripapi.TripPage, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	answer := tripapi.TripPage{Items: []api.TripSummary{}}
	var from cursor
	if err := page.Decode(f.Cursor, &from); err != nil {
		return answer, err
	}
	query := tripdb.ListTripsParams{TenantID: t.ID, ManagerID: p.Manager(), PageSize: int32(f.Limit + 1)}
	if from.ID != uuid.Nil {
		query.BeforeID = &from.ID
	}
	if f.Status.Set {
		status := string(f.Status.Value)
		query.Status = &status
	}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		actor, _ := trip.ActorOf(p.Group)
		traveler := false
		switch actor {
		case trip.Host:
			query.HostID = &p.HostID
		case trip.Operator:
			query.OperatorID = &p.OperatorID
		case trip.Admin:
		default:
			traveler = true
			ids, err := s.Bookings.TravelerTrips(ctx, tx, p.MemberID)
			if err != nil {
				return err
			}
			query.Ids = append([]uuid.UUID{}, ids...)
		}
		trips, err := s.Trips.FindTx(ctx, tx, query)
		if err != nil {
			return err
		}
		trips, next := page.Cut(trips, f.Limit, func(t trip.Trip) any { return cursor{t.ID} })
		if next != "" {
			answer.NextCursor = api.NewOptString(next)
		}
		if answer.Items, err = s.Trips.SummarizeTx(ctx, tx, trips); err != nil || !traveler {
			return err
		}
		for i := range answer.Items {
			booking, err := s.Bookings.TravelerBooking(ctx, tx, trips[i], p.MemberID)
			if err != nil {
				return err
			}
			if booking != nil {
				answer.Items[i].Booking = api.NewOptBookingSummary(*booking)
			}
		}
		return nil
	})
	return answer, err
}

// Get returns one trip with what its caller may see and do.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (tripapi.Trip, error) {
	var out tripapi.Trip
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		out, err = s.answerTx(ctx, tx, t)
		return err
	})
	return out, err
}

func (s *Service) answerTx(ctx context.Context, tx pgx.Tx, t trip.Trip) (tripapi.Trip, error) {
	p, now := principal.Must(ctx), s.Clock.Now(ctx)
	actor, works := trip.ActorOf(p.Group)
	rows, err := s.Trips.ServiceRowsTx(ctx, tx, t.ID)
	if err != nil {
		return tripapi.Trip{}, err
	}
	services, err := trip.ServicesOf(rows)
	if err != nil {
		return tripapi.Trip{}, err
	}
	if works {
		origins(t, services, rows)
		if err := s.Library.MarkTx(ctx, tx, t.OperatorID, services); err != nil {
			return tripapi.Trip{}, err
		}
	}
	hosts, operators, err := s.Trips.PeopleTx(ctx, tx, []trip.Trip{t})
	if err != nil {
		return tripapi.Trip{}, err
	}
	state, rule, err := s.Trips.StateTx(ctx, tx, t, trip.Facts{})
	if err != nil {
		return tripapi.Trip{}, err
	}
	days, err := t.Days(services, !works)
	if err != nil {
		return tripapi.Trip{}, err
	}
	host, operator := hosts[t.HostID], operators[t.OperatorID]
	out := common(t, now, host, operator, days)
	waiting, err := s.Bookings.WaitingTx(ctx, tx, t.ID)
	if err != nil {
		return tripapi.Trip{}, err
	}
	out.WaitlistedNumber, out.MobileAppEnabled = api.NewOptInt(waiting), api.NewOptBool(s.mobileApp(ctx))
	if !works {
		out.Host.Value.Phone, out.Host.Value.Email, out.Operator.Value.Email = api.OptString{}, api.OptString{},
			api.OptString{}
		booking, err := s.Bookings.TravelerBooking(ctx, tx, t, p.MemberID)
		if err == nil && booking != nil {
			out.Booking = api.NewOptBookingSummary(*booking)
		}
		return out, err
	}
	forWorkers(t, &out, state, actor, now)
	switch {
	case p.ReadOnly:
		closeToLookers(&out, principal.LooksOnly)
	case p.Group == principal.Support:
		closeToSupport(&out)
	}
	out.EditableFields = record.Closed(p, out.EditableFields)
	if err := s.reportDate(ctx, tx, t, &out); err != nil {
		return tripapi.Trip{}, err
	}
	if actor != trip.Operator {
		out.LaunchRule = api.NewOptString(strings.Join(rule.Texts(), " "))
		if err := forHost(t, &out); err != nil {
			return tripapi.Trip{}, err
		}
	}
	if err := s.managedTx(ctx, tx, t, &out); err != nil {
		return tripapi.Trip{}, err
	}
	if actor != trip.Host {
		if err := s.forOperatorTx(ctx, tx, t, &out); err != nil {
			return tripapi.Trip{}, err
		}
	}
	return out, nil
}

// common returns what everyone who may see the trip sees of it.
func common(t trip.Trip, now time.Time, host, operator api.Person, days []api.Day) tripapi.Trip {
	head := t.Summarize(host.DisplayName, operator.DisplayName)
	return tripapi.Trip{
		ID: head.ID, ShortId: head.ShortId, Name: head.Name, Destination: head.Destination, Country: head.Country,
		Status: head.Status, StatusLabel: head.StatusLabel, StatusText: head.StatusText,
		HostGroup: tripapi.TripHostGroup(head.HostGroup), OperatorGroup: tripapi.OptTripOperatorGroup{
			Value: tripapi.TripOperatorGroup(head.OperatorGroup.Value),
			Set:   head.OperatorGroup.Set},
		StartDate: head.StartDate, EndDate: head.EndDate, LaunchDate: head.LaunchDate, Hero: head.Hero,
		MinimumSpots: head.MinimumSpots,
		MaximumSpots: head.MaximumSpots, SpotsLeft: head.SpotsLeft, SoldOut: head.SoldOut, Currency: head.Currency,
		TripPath: head.TripPath, HostName: head.HostName, OperatorName: head.OperatorName, TripRequestId: head.TripRequestId,
		Version: t.Version, AvailableActions: []tripapi.Action{}, Editable: []string{}, Stage: string(t.Stage(now)),
		PublishStatus: tripapi.TripPublishStatus(t.PublishStatus), TripSummary: t.Summary,
		Categories: append([]string{}, t.Categories...), Photos: append([]api.Photo{}, t.Content.Photos...),
		ActivityLevel: trip.Positive(t.Content.ActivityLevel), LengthInDays: api.NewOptInt(t.Content.LengthInDays),
		ItineraryId: api.NewOptUUID(t.ItineraryID),
		Host:        api.NewOptPerson(host), Operator: api.NewOptPerson(operator), ServicesByDay: days,
		BookingAutoConfirmation:   t.BookingAutoConfirmation,
		TravelerInsuranceRequired: api.NewOptBool(t.Content.TravelerInsuranceRequired),
		PassportRequired:          api.NewOptBool(t.Content.PassportRequired),
		PreparationListUrl:        trip.Words(t.Content.PreparationListURL),
		BookingsDeadline:          api.NewOptDate(t.BookingsDeadline.UTC()), TimeZone: t.TimeZone,
		EditableFields: []api.EditableField{}, HasPage: t.HasPage(), OnTrip: t.OnTrip(now),
		AdminTechnicalItineraryApproved: api.NewOptBool(t.AdminTechnicalAt != nil), Cities: t.Content.Cities,
		Inclusions: t.Content.Inclusions, Exclusions: t.Content.Exclusions, Logistics: trip.Words(t.Content.Logistics),
		ArrivalLocation: airport(t.Content.Arrival), DepartureLocation: airport(t.Content.Departure),
		Cancelled: api.NewOptBool(t.Status == trip.Cancelled), CancellationReason: trip.Words(t.CancellationReason),
		SelectedPackage: api.NewOptPackageLevel(api.PackageLevel(t.PackageLevel)),
	}
}

// forWorkers adds what host, operator and admins share.
func forWorkers(t trip.Trip, out *tripapi.Trip, state trip.State, actor trip.Actor, now time.Time) {
	if actor == trip.Host && state.LaunchAt.IsZero() {
		state.LaunchAt = now // a host who launches without a schedule launches now
	}
	for _, a := range trip.AvailableActions(state, actor) {
		out.AvailableActions = append(out.AvailableActions, tripapi.Action{
			Action: string(a.Name), To: api.TripStatus(a.To), Enabled: a.Enabled, Reason: trip.Words(a.Reason),
		})
	}
	out.Editable, out.EditableFields = fields.Open(t, actor, now), fields.Seen(t, actor, now)
	out.EditableServiceKeys = fields.OpenServiceKeys(t, actor, now)
	if step, ok := trip.TimelineStepOf(t.Status); ok {
		out.TimelineStep = api.NewOptString(string(step))
	}
	out.PublishRequest = trip.DateTime(t.PublishRequest)
	out.HasEarningsReport = api.NewOptBool(t.Status == trip.Complete)
	out.MinimumTripThreshold = api.NewOptInt(t.MinimumTripThreshold)
	out.ConfirmedSpots, out.PendingSpots = api.NewOptInt(state.ConfirmedSpots), api.NewOptInt(state.PendingSpots)
	out.Companions, out.HostRooms = t.Content.Companions, t.Content.HostRooms
	out.QuantityHostRooms = api.NewOptInt(len(t.Content.HostRooms))
	out.OperatorTechnicalItineraryApproved = api.NewOptBool(t.OperatorTechnicalAt != nil)
	out.AdditionalOptionalServices = t.Content.OptionalServices
	if choices := t.Content.GroupChoices; choices != nil {
		for _, c := range choices.OptionalServices {
			out.HostSelectedOptionalServices = append(out.HostSelectedOptionalServices,
				api.ServiceChoice{ServiceId: c.ID, Quantity: c.Quantity, Name: trip.Words(c.Name)})
		}
	}
	out.DietaryRestriction, out.AdditionalRequests = trip.Diet(t.Content.DietaryRestriction),
		trip.Words(t.Content.AdditionalRequests)
	out.HasHostCompletedPromoteTutorial = api.NewOptBool(t.PromoteTutorialCompleted)
	out.HostTermsAcceptedAt = trip.DateTime(t.HostTermsAcceptedAt)
	if actor != trip.Host && fields.Editable(t, actor, fields.TimeZone, now) {
		out.TimeZones = places.CountryZones(t.Country)
	}
	derived(t, out, state, actor, now)
}

// mobileApp reports whether travelers can use the marketplace's app (T-078).
func (s *Service) mobileApp(ctx context.Context) bool {
	return len(tenant.From(ctx).Policy.MobileApp.Links) > 0 && s.Switches.On(ctx, tenant.FeatureMobileApp)
}

// managedTx adds who manages the trip on the platform, and what the host chose for the group (O-059).
func (s *Service) managedTx(ctx context.Context, tx pgx.Tx, t trip.Trip, out *tripapi.Trip) error {
	manager, err := s.Managers.ManagerOfTx(ctx, tx, t.ID, t.HostID)
	if err != nil {
		return err
	}
	if manager != nil {
		out.AccountManager = api.NewOptPerson(*manager)
	}
	choices := t.Content.GroupChoices
	if choices == nil {
		return nil
	}
	sources, err := tripdb.New(tx).TripServiceSources(ctx, tripdb.TripServiceSourcesParams{TenantID: t.TenantID,
		TripID: t.ID})
	if err != nil {
		return fmt.Errorf("sources of trip services: %w", err)
	}
	named := map[uuid.UUID]api.Service{}
	for _, day := range out.ServicesByDay {
		for _, service := range day.Services {
			named[service.ID.Value] = service
		}
	}
	for _, source := range sources {
		service := named[source.ID]
		if hours := choices.WorkshopHours[*source.SourceID]; hours > 0 {
			out.SelectedWorkshopSpaces = append(out.SelectedWorkshopSpaces, api.WorkshopChoice{
				ServiceId: source.ID, HoursRequested: hours, Name: service.Name, Day: service.Day,
			})
		}
		if attendees := choices.Activities[*source.SourceID]; attendees > 0 {
			out.HostSelectedOptionalActivities = append(out.HostSelectedOptionalActivities, api.ServiceChoice{
				ServiceId: source.ID, Quantity: attendees, Name: service.Name, Day: service.Day,
			})
		}
	}
	return nil
}

func airport(a *api.Airport) api.OptAirport {
	if a == nil {
		return api.OptAirport{}
	}
	return api.NewOptAirport(*a)
}

// forHost adds prices and the suggested ones.
func forHost(t trip.Trip, out *tripapi.Trip) error {
	out.FlightStipendMinor = api.NewOptInt64(t.FlightStipendMinor)
	if t.Priced() {
		out.Prices = tripapi.NewOptPrices(tripapi.Prices{
			InitialMinor: *t.InitialPriceMinor, RemainingMinor: *t.RemainingPriceMinor,
			ServiceFeeBp: api.NewOptInt(int(t.ServiceFeeBP)), TransactionFeeBp: api.NewOptInt(int(t.TransactionFeeBP)),
		})
	}
	sheet, err := t.Model().Sheet()
	if err != nil {
		return fmt.Errorf("prices of trip %s: %w", t.ID, err)
	}
	prices, err := sheet.SuggestedRange(t.Policy.Pricing.RangeSpreadBP, t.Policy.Pricing.RangeStepUnits)
	if err != nil {
		return fmt.Errorf("suggested price of trip %s: %w", t.ID, err)
	}
	out.SuggestedRange = tripapi.NewOptPriceRange(api.PriceRange{MinPriceMinor: prices.MinPriceMinor,
		MaxPriceMinor: prices.MaxPriceMinor, Currency: t.Currency})
	return nil
}
