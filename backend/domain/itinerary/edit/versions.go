package edit

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/itinerary/itinerarydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/principal"
)

// Draft returns a state as the draft that would create it: the form in which versions and files store an
// itinerary.
func (s State) Draft() *itineraryapi.ItineraryDraft {
	it, c := s.It, s.It.Content
	d := &itineraryapi.ItineraryDraft{
		Name: it.Name, Country: it.Country, Destination: it.Destination, LengthInDays: it.LengthInDays,
		TripSummary:  api.NewOptString(it.Summary),
		MinimumSpots: api.NewOptInt(it.MinimumSpots), MaximumSpots: api.NewOptInt(it.MaximumSpots),
		ActivityLevel: api.NewOptInt(it.ActivityLevel),
		Tier:          api.NewOptInt(it.Tier), Categories: itinerary.OrEmpty(it.Categories),
		Photos: append([]api.Photo{}, c.Photos...), Cities: itinerary.OrEmpty(c.Cities),
		Logistics: api.NewOptString(c.Logistics), Inclusions: itinerary.OrEmpty(c.Inclusions),
		Exclusions:                itinerary.OrEmpty(c.Exclusions),
		TravelerInsuranceRequired: api.NewOptBool(it.TravelerInsuranceRequired),
		PassportRequired:          api.NewOptBool(it.PassportRequired),
		YearOverYearIncreaseBp:    api.NewOptInt(int(it.YearOverYearBP)), InstantApproval: api.NewOptBool(c.InstantApproval),
		Packages:                    slices.Clone(c.Packages),
		ServicesByDay:               c.DayPhotos.On(itinerary.ByDay(s.Services, it.LengthInDays)),
		Currency:                    api.NewOptString(it.Currency),
		AdditionalOptionalServices:  append([]api.OptionalService{}, c.OptionalServices...),
		OperatorCode:                api.NewOptString(it.OperatorCode),
		ItineraryInventoryEnabled:   api.NewOptBool(it.InventoryEnabled),
		HostGroundTransferCostMinor: api.NewOptInt64(c.GroundTransferMinor),
	}
	for i := range d.Packages {
		d.Packages[i].FromPriceMinor = api.OptInt64{}
	}
	if c.Hero.URL != "" {
		d.Hero = api.NewOptPhoto(c.Hero)
	}
	if c.Arrival != nil {
		d.ArrivalLocation = api.NewOptAirport(*c.Arrival)
	}
	if c.Departure != nil {
		d.DepartureLocation = api.NewOptAirport(*c.Departure)
	}
	if c.LeadTime != nil {
		d.TripLeadTime = api.NewOptLeadTime(*c.LeadTime)
	}
	return d
}

// AsUpdate converts a draft to an update that sets everything.
func AsUpdate(d *itineraryapi.ItineraryDraft) *itineraryapi.ItineraryUpdate {
	return &itineraryapi.ItineraryUpdate{
		Name: api.NewOptString(d.Name), Country: api.NewOptString(d.Country), Destination: api.NewOptString(d.Destination),
		LengthInDays: api.NewOptInt(d.LengthInDays), TripSummary: d.TripSummary, MinimumSpots: d.MinimumSpots,
		MaximumSpots:  d.MaximumSpots,
		ActivityLevel: d.ActivityLevel, Categories: d.Categories, Hero: d.Hero, Photos: d.Photos, Cities: d.Cities,
		Logistics:  d.Logistics,
		Inclusions: d.Inclusions, Exclusions: d.Exclusions, ArrivalLocation: d.ArrivalLocation,
		DepartureLocation: d.DepartureLocation, TravelerInsuranceRequired: d.TravelerInsuranceRequired,
		PassportRequired: d.PassportRequired, Currency: d.Currency, YearOverYearIncreaseBp: d.YearOverYearIncreaseBp,
		InstantApproval: d.InstantApproval, Packages: emptyIsAbsent(d.Packages),
		AdditionalOptionalServices: d.AdditionalOptionalServices, ItineraryInventoryEnabled: d.ItineraryInventoryEnabled,
		TripLeadTime:                d.TripLeadTime,
		HostGroundTransferCostMinor: d.HostGroundTransferCostMinor,
		OperatorCode:                d.OperatorCode,
	}
}

func emptyIsAbsent(packages []api.PackageSetup) []api.PackageSetup {
	if len(packages) == 0 {
		return nil
	}
	return packages
}

// keepVersion stores the result of a save, and the state it started from if that was never stored.
func (s *Service) keepVersion(ctx context.Context, tx pgx.Tx, before *State, after State, how Saving) error {
	snapshot, err := after.Draft().MarshalJSON()
	if err != nil {
		return err
	}
	row := itinerarydb.InsertVersionParams{
		TenantID: tenant.From(ctx).ID, ItineraryID: after.It.ID, Version: after.It.Version, Action: how.Action,
		RestoredFrom: how.RestoredFrom, SavedAt: s.Clock.Now(ctx), Snapshot: snapshot,
	}
	if p, ok := principal.From(ctx); ok {
		row.SavedBy = &p.MemberID
	}
	queries := itinerarydb.New(tx)
	if before != nil {
		earlier, err := before.Draft().MarshalJSON()
		if err != nil {
			return err
		}
		difference, err := Compare(earlier, snapshot)
		if err != nil {
			return err
		}
		row.Changes = len(difference.Fields) + len(difference.Services)
		first := row
		first.Version, first.Action, first.RestoredFrom, first.SavedBy, first.Snapshot, first.Changes = before.It.Version,
			"itinerary.kept", nil, nil, earlier, 0
		if err := queries.InsertVersion(ctx, first); err != nil {
			return fmt.Errorf("keep version: %w", err)
		}
	}
	if err := queries.InsertVersion(ctx, row); err != nil {
		return fmt.Errorf("keep version: %w", err)
	}
	return nil
}

// Compare returns the differences between two snapshots, field by field and service by service.
func Compare(before, after json.RawMessage) (itineraryapi.ItineraryDifference, error) {
	out := itineraryapi.ItineraryDifference{Fields: []api.FieldChange{}, Services: []api.ServiceChange{}}
	var a, b map[string]json.RawMessage
	for _, side := range []struct {
		text json.RawMessage
		into *map[string]json.RawMessage
	}{{before, &a}, {after, &b}} {
		if err := json.Unmarshal(side.text, side.into); err != nil {
			return out, fmt.Errorf("snapshot: %w", err)
		}
	}
	olds, err := servicesIn(a["servicesByDay"])
	if err != nil {
		return out, err
	}
	news, err := servicesIn(b["servicesByDay"])
	if err != nil {
		return out, err
	}
	for _, side := range []map[string]json.RawMessage{a, b} {
		if err := photosApart(side); err != nil {
			return out, err
		}
	}
	if out.Fields, err = compareFields(a, b); err != nil {
		return out, err
	}
	for _, service := range news {
		old, had := slices.IndexFunc(olds, service.same), true
		if old < 0 {
			had = false
		}
		change := service.change(api.ServiceChangeChangeAdded)
		if had {
			change.Change = api.ServiceChangeChangeChanged
			if change.Fields, err = compareFields(olds[old].fields, service.fields); err != nil {
				return out, err
			}
			if len(change.Fields) == 0 {
				continue
			}
		}
		out.Services = append(out.Services, change)
	}
	for _, service := range olds {
		if !slices.ContainsFunc(news, service.same) {
			out.Services = append(out.Services, service.change(api.ServiceChangeChangeRemoved))
		}
	}
	return out, nil
}

// photosApart replaces the days of a snapshot by a field for the photos of each, so that a difference says of which
// days they changed.
func photosApart(snapshot map[string]json.RawMessage) error {
	text := snapshot["servicesByDay"]
	delete(snapshot, "servicesByDay")
	if len(text) == 0 {
		return nil
	}
	var days []struct {
		Day    int               `json:"day"`
		Photos []json.RawMessage `json:"photos"`
	}
	if err := json.Unmarshal(text, &days); err != nil {
		return fmt.Errorf("days of a snapshot: %w", err)
	}
	for _, day := range days {
		if len(day.Photos) == 0 {
			continue
		}
		photos, err := json.Marshal(day.Photos)
		if err != nil {
			return err
		}
		snapshot[fmt.Sprintf("dayPhotos/%d", day.Day)] = photos
	}
	return nil
}

type snapshotService struct {
	api.Service
	fields map[string]json.RawMessage
}

func (s snapshotService) same(o snapshotService) bool { return s.ID == o.ID }

func (s snapshotService) change(kind api.ServiceChangeChange) api.ServiceChange {
	name := s.Name
	if !name.Set {
		name = s.Title
	}
	return api.ServiceChange{ServiceId: s.ID.Value, Type: s.Type, Name: name, Day: s.Day, Change: kind,
		Fields: []api.FieldChange{}}
}

func servicesIn(text json.RawMessage) ([]snapshotService, error) {
	if len(text) == 0 {
		return nil, nil
	}
	var days []struct {
		Services []json.RawMessage `json:"services"`
	}
	if err := json.Unmarshal(text, &days); err != nil {
		return nil, fmt.Errorf("services of a snapshot: %w", err)
	}
	var out []snapshotService
	for _, day := range days {
		for _, raw := range day.Services {
			read, err := itinerary.ReadService(raw)
			if err != nil {
				return nil, fmt.Errorf("service of a snapshot: %w", err)
			}
			service := snapshotService{Service: read}
			if err := json.Unmarshal(raw, &service.fields); err != nil {
				return nil, err
			}
			delete(service.fields, "unitPriceWithFeeMinor") // follows from the price
			out = append(out, service)
		}
	}
	return out, nil
}

func compareFields(a, b map[string]json.RawMessage) ([]api.FieldChange, error) {
	changes := []api.FieldChange{}
	for field, before := range a {
		same, err := equalJSON(before, b[field])
		if err != nil {
			return nil, err
		}
		if !same {
			changes = append(changes, api.FieldChange{Field: field, Before: string(before), After: string(b[field])})
		}
	}
	for field, after := range b {
		if _, had := a[field]; !had {
			changes = append(changes, api.FieldChange{Field: field, After: string(after)})
		}
	}
	slices.SortFunc(changes, func(x, y api.FieldChange) int { return strings.Compare(x.Field, y.Field) })
	return changes, nil
}

func equalJSON(a, b json.RawMessage) (bool, error) {
	if len(a) == 0 || len(b) == 0 {
		return len(a) == len(b), nil
	}
	var x, y any
	if err := json.Unmarshal(a, &x); err != nil {
		return false, err
	}
	if err := json.Unmarshal(b, &y); err != nil {
		return false, err
	}
	return reflect.DeepEqual(x, y), nil
}

// StateTx reads an itinerary with its current services.
func (s *Service) StateTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (State, error) {
	it, err := s.Itineraries.LoadTx(ctx, tx, id)
	if err != nil {
		return State{}, err
	}
	services, err := s.Itineraries.ServicesTx(ctx, tx, id)
	return State{it, services}, err
}
