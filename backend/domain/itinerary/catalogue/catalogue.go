package catalogue

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
)

// viewer is what the caller's group lets them see of itineraries.
type viewer struct {
	group      string
	looksOnly  bool
	operatorID uuid.UUID
	access     itinerary.Access
	marks      map[uuid.UUID]itinerarydb.RecommendationsRow
}

const groupHost = "host"

func (s *Service) viewer(ctx context.Context, tx pgx.Tx) (viewer, error) {
	p, _ := principal.From(ctx) // a job has no caller, and sees no marks or locks
	v := viewer{group: p.Group, looksOnly: p.ReadOnly || p.Group == principal.Support, operatorID: p.OperatorID,
		marks: map[uuid.UUID]itinerarydb.RecommendationsRow{}}
	if p.Group != groupHost || p.HostID == uuid.Nil {
		return v, nil
	}
	var err error
	if v.access.Level, v.access.UnlockedTiers, err = s.Hosts.UnlockedTiersTx(ctx, tx, p.HostID); err != nil {
		return v, err
	}
	rows, err := itinerarydb.New(tx).Recommendations(ctx, itinerarydb.RecommendationsParams{TenantID: tenant.From(ctx).ID,
		HostID: p.HostID})
	if err != nil {
		return v, fmt.Errorf("recommendations: %w", err)
	}
	for _, row := range rows {
		v.marks[row.ItineraryID] = row
	}
	return v, nil
}

type cursor struct {
	Name string    `json:"n"`
	ID   uuid.UUID `json:"i"`
}

// List returns the catalog of complete itineraries for hosts, and an operator's own with any status (H-475,
// O-179).
func (s *Service) List(ctx context.Context, params itineraryapi.ListItinerariesParams) (
	itineraryapi.ItineraryPage, error) {
	t := tenant.From(ctx)
	var from cursor
	if err := page.Decode(params.Cursor.Or(""), &from); err != nil {
		return itineraryapi.ItineraryPage{}, err
	}
	limit := params.Limit.Or(25)
	answer := itineraryapi.ItineraryPage{Items: []api.ItinerarySummary{}, Countries: []string{},
		Categories: []api.CategoryName{}}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		v, err := s.viewer(ctx, tx)
		if err != nil {
			return err
		}
		var operatorID *uuid.UUID
		var status *string
		var maxTier *int
		if params.Status.Set {
			text := string(params.Status.Value)
			status = &text
		}
		switch v.group {
		case groupHost:
			text := string(itinerary.Complete)
			status = &text
			next := v.access.Level + 1 // what is unlocked, and the next tier to reach (H-438)
			maxTier = &next
		case itinerary.GroupOperator:
			operatorID = &v.operatorID
		}
		queries := itinerarydb.New(tx)
		rows, err := queries.ListItineraries(ctx, itinerarydb.ListItinerariesParams{
			TenantID: t.ID, OperatorID: operatorID, Status: status, MaxTier: maxTier, Country: params.Country.Or(""),
			Category: t.Categories.ID(params.Category.Or("")), Search: strings.TrimSpace(params.Q.Or("")),
			AfterName: from.Name, AfterID: from.ID,
			PageSize: int32(limit + 1),
		})
		if err != nil {
			return fmt.Errorf("list itineraries: %w", err)
		}
		rows, answer.NextCursor = cut(rows, limit)
		items := make([]itinerary.Itinerary, len(rows))
		for i, row := range rows {
			if items[i], err = itinerary.FromRow(row); err != nil {
				return err
			}
		}
		if answer.Items, err = s.summaries(ctx, tx, items, v); err != nil {
			return err
		}
		facet := itinerarydb.CountriesParams{TenantID: t.ID, OperatorID: operatorID, Status: status}
		if answer.Countries, err = queries.Countries(ctx, facet); err != nil {
			return fmt.Errorf("countries: %w", err)
		}
		ids, err := queries.Categories(ctx, itinerarydb.CategoriesParams(facet))
		had := map[string]int{}
		for _, id := range ids {
			had[id]++
		}
		answer.Categories = tenant.CategoryNames(ctx, had)
		return err
	})
	return answer, err
}

func cut(rows []itinerarydb.Itinerary, limit int) ([]itinerarydb.Itinerary, api.OptString) {
	rows, next := page.Cut(rows, limit, func(r itinerarydb.Itinerary) any { return cursor{strings.ToLower(r.Name), r.ID} })
	if next == "" {
		return rows, api.OptString{}
	}
	return rows, api.NewOptString(next)
}

// SummariesTx describes itineraries as their caller sees them, for lists of other domains.
func (s *Service) SummariesTx(ctx context.Context, tx pgx.Tx,
	ids []uuid.UUID) (map[uuid.UUID]api.ItinerarySummary, error) {
	v, err := s.viewer(ctx, tx)
	if err != nil {
		return nil, err
	}
	found, err := s.Itineraries.LoadManyTx(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	items := make([]itinerary.Itinerary, 0, len(found))
	for _, it := range found {
		items = append(items, it)
	}
	summaries, err := s.summaries(ctx, tx, items, v)
	if err != nil {
		return nil, err
	}
	byID := make(map[uuid.UUID]api.ItinerarySummary, len(summaries))
	for _, summary := range summaries {
		byID[summary.ID] = summary
	}
	return byID, nil
}

func (s *Service) summaries(ctx context.Context, tx pgx.Tx, items []itinerary.Itinerary,
	v viewer) ([]api.ItinerarySummary, error) {
	t := tenant.From(ctx)
	operatorIDs := make([]uuid.UUID, len(items))
	for i, it := range items {
		operatorIDs[i] = it.OperatorID
	}
	departures, err := s.upcomingTx(ctx, tx, items)
	if err != nil {
		return nil, err
	}
	operators, err := s.Operators.PersonsTx(ctx, tx, operatorIDs)
	if err != nil {
		return nil, err
	}
	summaries := make([]api.ItinerarySummary, len(items))
	for i, it := range items {
		summaries[i] = summary(it, offered(it, departures[it.ID], t.Policy), v, t.Policy)
		summaries[i].OperatorName = api.NewOptString(operators[it.OperatorID].DisplayName)
	}
	return summaries, nil
}

func summary(it itinerary.Itinerary, o offer, v viewer, p policy.Policy) api.ItinerarySummary {
	mark, recommended := v.marks[it.ID]
	out := api.ItinerarySummary{
		ID: it.ID, Name: it.Name, Country: it.Country, Destination: it.Destination, LengthInDays: it.LengthInDays,
		Status: it.Status, OperatorGroup: itinerary.OperatorGroupOf(it.Status),
		Currency: it.Currency, Tier: it.Tier, ActivityLevel: api.NewOptInt(it.ActivityLevel),
		Categories: itinerary.OrEmpty(it.Categories),
		Hero:       it.Hero(), Recommended: recommended, TopRecommended: mark.Top,
		InstantApproval: api.NewOptBool(it.Content.InstantApproval),
	}
	if o.fromPriceMinor > 0 {
		out.FromPriceMinor = api.NewOptInt64(o.fromPriceMinor)
	}
	if !o.firstAvailableDate.IsZero() {
		out.FirstAvailableDate = api.NewOptDate(o.firstAvailableDate.UTC())
	}
	if v.group == groupHost {
		if reason := it.LockReason(v.access, p); reason != "" {
			out.Locked, out.LockReason = true, api.NewOptString(reason)
		}
	}
	return out
}

// Get returns one itinerary; hosts see only those in the catalog.
func (s *Service) Get(ctx context.Context, id uuid.UUID) (itineraryapi.Itinerary, error) {
	t := tenant.From(ctx)
	var out itineraryapi.Itinerary
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		it, err := s.visible(ctx, tx, id)
		if err != nil {
			return err
		}
		v, err := s.viewer(ctx, tx)
		if err != nil {
			return err
		}
		services, err := s.Itineraries.ServicesTx(ctx, tx, id)
		if err != nil {
			return err
		}
		departures, err := s.upcomingTx(ctx, tx, []itinerary.Itinerary{it})
		if err != nil {
			return err
		}
		operators, err := s.Operators.PersonsTx(ctx, tx, []uuid.UUID{it.OperatorID})
		if err != nil {
			return err
		}
		if out, err = answer(it, services, offered(it, departures[id], t.Policy), operators[it.OperatorID], v,
			t.Policy); err != nil {
			return err
		}
		if v.group == groupHost || !it.InventoryEnabled {
			return nil
		}
		limits, err := s.Inventory.DeparturesTx(ctx, tx, []uuid.UUID{id}, civil.Today(s.Clock.Now(ctx)))
		if lowest, highest := itinerary.SpotLimits(limits[id]); lowest > 0 {
			out.SpotLimits = itineraryapi.NewOptSpotLimits(itineraryapi.SpotLimits{Minimum: lowest, Maximum: highest})
		}
		return err
	})
	return out, err
}

func (s *Service) visible(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Itinerary, error) {
	it, err := s.Itineraries.LoadTx(ctx, tx, id)
	if err == nil && principal.Must(ctx).Group == groupHost && it.Status != itinerary.Complete {
		return itinerary.Itinerary{}, apierr.NotFound("itinerary")
	}
	return it, err
}

func answer(it itinerary.Itinerary, services []api.Service, o offer, operator api.Person, v viewer,
	p policy.Policy) (itineraryapi.Itinerary, error) {
	head := summary(it, o, v, p)
	for i := range services {
		if err := itinerary.PriceService(&services[i], p.Pricing.PlatformFeeBP, it.Currency); err != nil {
			return itineraryapi.Itinerary{}, err
		}
	}
	out := itineraryapi.Itinerary{
		ID: head.ID, Name: head.Name, Country: head.Country, Destination: head.Destination, LengthInDays: head.LengthInDays,
		Status: head.Status, OperatorGroup: itineraryapi.ItineraryOperatorGroup(head.OperatorGroup), Currency: head.Currency,
		Tier: head.Tier, ActivityLevel: head.ActivityLevel, Categories: head.Categories, Hero: head.Hero,
		FromPriceMinor: head.FromPriceMinor, Locked: head.Locked, LockReason: head.LockReason, Recommended: head.Recommended,
		TopRecommended: head.TopRecommended, InstantApproval: head.InstantApproval,
		FirstAvailableDate: head.FirstAvailableDate, OperatorName: api.NewOptString(operator.DisplayName),
		Operator: api.NewOptPerson(operator), TripSummary: it.Summary, MinimumSpots: it.MinimumSpots,
		MaximumSpots: it.MaximumSpots, TravelerInsuranceRequired: it.TravelerInsuranceRequired,
		PassportRequired: api.NewOptBool(it.PassportRequired), Photos: append([]api.Photo{}, it.Content.Photos...),
		Cities: it.Content.Cities, Inclusions: it.Content.Inclusions,
		Exclusions: it.Content.Exclusions,
		Packages:   append([]api.PackageSetup{}, it.Content.Packages...), ServicesByDay: it.Content.DayPhotos.On(
			itinerary.ByDay(services, it.LengthInDays)), Version: it.Version,
	}
	if it.Content.Logistics != "" {
		out.Logistics = api.NewOptString(it.Content.Logistics)
	}
	if it.Content.Arrival != nil {
		out.ArrivalLocation = api.NewOptAirport(*it.Content.Arrival)
	}
	if it.Content.Departure != nil {
		out.DepartureLocation = api.NewOptAirport(*it.Content.Departure)
	}
	out.AdditionalOptionalServices, out.ItineraryInventoryEnabled = it.Content.OptionalServices,
		api.NewOptBool(it.InventoryEnabled)
	if lead := it.Content.LeadTime; lead != nil {
		out.TripLeadTime = api.NewOptLeadTime(*lead)
	}
	out.Owner = api.NewOptUUID(it.OperatorID)
	if v.group == groupHost {
		// The operator's prices by number of travelers are not for hosts.
		out.Packages = slices.Clone(out.Packages)
		for i := range out.Packages {
			out.Packages[i].ValidityPeriods = nil
		}
	} else {
		out.HostGroundTransferCostMinor = api.NewOptInt64(it.Content.GroundTransferMinor)
		out.YearOverYearIncreaseBp = api.NewOptInt(int(it.YearOverYearBP))
		out.OperatorCode = api.NewOptString(it.OperatorCode)
		if !v.looksOnly {
			out.AvailableActions = it.Actions(v.group, p)
		}
		if it.Content.ReviewNote != "" {
			out.ReviewNote = api.NewOptString(it.Content.ReviewNote)
		}
		out.ReviewComments = it.Comments(v.group)
		if it.Content.LiveVersion > 0 {
			out.LiveVersion = api.NewOptInt64(it.Content.LiveVersion)
		}
	}
	if next := o.next; next != nil {
		out.StartDate = api.NewOptDate(next.StartDate.UTC())
		if v.group != groupHost {
			out.SingleSupplement = itineraryapi.NewOptSingleSupplementOffer(itineraryapi.SingleSupplementOffer{
				PriceMinor: next.SingleSupplementPriceMinor, Quantity: next.SingleSupplementQuantity})
		}
	}
	for i := range out.Packages {
		out.Packages[i].FromPriceMinor = api.OptInt64{}
		if price, known := o.packages[out.Packages[i].Level]; known {
			out.Packages[i].FromPriceMinor = api.NewOptInt64(price)
		}
	}
	return out, nil
}

// Answer returns an itinerary in the contract's form.
func (s *Service) Answer(ctx context.Context, id uuid.UUID) (*itineraryapi.ItineraryAnswer, error) {
	it, err := s.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryAnswer{Success: true, Data: it}, nil
}
