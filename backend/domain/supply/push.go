package supply

import (
	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/itinerary/files"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"google.golang.org/protobuf/proto"

	"caravan/backend/domain/supply/supplydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
)

// PushItinerary creates or changes one itinerary by its reference.
func (s *Service) PushItinerary(ctx context.Context, operatorID uuid.UUID, in *supplyv1.Itinerary) (
	*supplyv1.Result, error) {
	content := proto.CloneOf(in)
	content.ExpectedVersion = nil
	return s.push(ctx, operatorID, pushed{kind: kindItinerary, externalID: in.ExternalId, content: content,
		apply: func(tx pgx.Tx, have *supplydb.SupplyReference) (applied, error) {
			draft, places := draftOf(in)
			faults, err := files.CheckDraft(draft)
			if err != nil {
				return applied{}, err
			}
			if len(faults) > 0 {
				return applied{}, places.renamed(apierr.Invalid(faults))
			}
			if have == nil {
				id, err := s.Itineraries.CreateTx(ctx, tx, operatorID, draft)
				return applied{id: id, itineraryID: id, version: 1, outcome: supplyv1.Outcome_OUTCOME_CREATED},
					places.renamed(err)
			}
			return s.updateItinerary(ctx, tx, have, in, draft, places)
		}})
}

func (s *Service) updateItinerary(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference,
	in *supplyv1.Itinerary, draft *itineraryapi.ItineraryDraft, places places) (applied, error) {
	it, err := s.Itineraries.LoadTx(ctx, tx, have.ObjectID)
	if err != nil {
		return applied{}, err
	}
	done := applied{id: it.ID, itineraryID: it.ID, outcome: supplyv1.Outcome_OUTCOME_UPDATED}
	services, err := s.Itineraries.ServicesTx(ctx, tx, it.ID)
	if err != nil {
		return applied{}, err
	}
	change := changeBy(draft)
	change.Version = it.Version
	if in.ExpectedVersion != nil {
		change.Version = *in.ExpectedVersion
	}
	if have.EditsWin {
		var nothing bool
		if done.kept, nothing, err = s.keepEdits(ctx, tx, have, change, places); err != nil {
			return applied{}, err
		}
		if nothing && change.Version != it.Version {
			return applied{}, apierr.Conflict()
		}
		if nothing {
			done.version, done.outcome = it.Version, supplyv1.Outcome_OUTCOME_UNCHANGED
			return done, nil
		}
	}
	keepIDs(change.ServicesByDay, services)
	done.version = change.Version + 1
	return done, places.renamed(s.Itineraries.UpdateTx(ctx, tx, it.ID, change))
}

// changeBy returns the update that sets everything a draft says.
func changeBy(draft *itineraryapi.ItineraryDraft) *itineraryapi.ItineraryUpdate {
	change := edit.AsUpdate(draft)
	change.ServicesByDay, change.InstantApproval = draft.ServicesByDay, draft.InstantApproval
	return change
}

// PushDeparture creates, changes or withdraws one departure by its reference.
func (s *Service) PushDeparture(ctx context.Context, operatorID uuid.UUID, in *supplyv1.Departure) (
	*supplyv1.Result, error) {
	content := proto.CloneOf(in)
	content.ExpectedVersion = nil
	return s.push(ctx, operatorID, pushed{kind: kindDeparture, externalID: in.ExternalId, content: content,
		apply: func(tx pgx.Tx, have *supplydb.SupplyReference) (applied, error) {
			if have == nil {
				return s.createDeparture(ctx, tx, operatorID, in)
			}
			return s.updateDeparture(ctx, tx, have, in)
		}})
}

func (s *Service) updateDeparture(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference,
	in *supplyv1.Departure) (applied, error) {
	d, err := s.Inventory.LoadTx(ctx, tx, have.ObjectID)
	if err != nil && apierr.From(err).Code == apierr.CodeNotFound {
		return s.deletedHere(ctx, tx, have, in)
	}
	if err != nil {
		return applied{}, err
	}
	done := applied{id: d.ID, itineraryID: d.ItineraryID, outcome: supplyv1.Outcome_OUTCOME_UPDATED}
	version := d.Version
	if in.ExpectedVersion != nil {
		version = *in.ExpectedVersion
	}
	if in.Removed {
		if version != d.Version {
			return applied{}, apierr.Conflict()
		}
		done.version, done.outcome = d.Version+1, supplyv1.Outcome_OUTCOME_REMOVED
		return done, s.Inventory.DeleteTx(ctx, tx, d.ItineraryID, d.ID)
	}
	change, err := changeTo(in)
	if err != nil {
		return applied{}, err
	}
	editsWin, err := editsWinTx(ctx, tx, d.ItineraryID)
	if err != nil {
		return applied{}, err
	}
	if editsWin {
		var nothing bool
		if done.kept, nothing, err = s.keepDeparture(have, d, change); err != nil {
			return applied{}, err
		}
		if nothing && version != d.Version {
			return applied{}, apierr.Conflict()
		}
		if nothing {
			done.version, done.outcome = d.Version, supplyv1.Outcome_OUTCOME_UNCHANGED
			return done, nil
		}
	}
	change.Version.SetTo(version)
	done.version = version + 1
	return done, s.Inventory.UpdateTx(ctx, tx, d.ItineraryID, d.ID, change)
}

// deletedHere decides about the push of a departure that was deleted on this side: it stays deleted where edits win,
// and otherwise it is created again.
func (s *Service) deletedHere(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference,
	in *supplyv1.Departure) (applied, error) {
	if in.Removed {
		return applied{id: have.ObjectID, version: have.Version, outcome: supplyv1.Outcome_OUTCOME_REMOVED}, nil
	}
	if have.ItineraryID == nil {
		return applied{}, apierr.NotFound("departure")
	}
	editsWin, err := editsWinTx(ctx, tx, *have.ItineraryID)
	if err != nil {
		return applied{}, err
	}
	if editsWin {
		return applied{id: have.ObjectID, itineraryID: *have.ItineraryID, version: have.Version, kept: []string{removed},
			outcome: supplyv1.Outcome_OUTCOME_UNCHANGED}, nil
	}
	// The reference of the deleted departure remains, for the events that tell of it.
	if err := s.removeTx(ctx, tx, have); err != nil {
		return applied{}, err
	}
	return s.createDeparture(ctx, tx, have.OperatorID, in)
}

func editsWinTx(ctx context.Context, tx pgx.Tx, itineraryID uuid.UUID) (bool, error) {
	wins, err := supplydb.New(tx).EditsWin(ctx, supplydb.EditsWinParams{TenantID: tenant.From(ctx).ID,
		ItineraryID: itineraryID})
	if db.NoRows(err) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("who wins: %w", err)
	}
	return wins, nil
}

// changeTo returns the change that sets everything a pushed departure says.
func changeTo(in *supplyv1.Departure) (*inventoryapi.InventoryChange, error) {
	input, err := inputOf(in)
	if err != nil {
		return nil, err
	}
	return &inventoryapi.InventoryChange{
		PackageLevel: api.NewOptPackageLevel(input.PackageLevel),
		StartDate:    api.NewOptDate(input.StartDate), QuantityAvailable: api.NewOptInt(input.QuantityAvailable),
		SingleSupplementPriceMinor:        api.NewOptInt64(input.SingleSupplementPriceMinor),
		SingleSupplementQuantityAvailable: api.NewOptInt(input.SingleSupplementQuantityAvailable),
		PreTransferPriceMinor:             input.PreTransferPriceMinor,
		PostTransferPriceMinor:            input.PostTransferPriceMinor,
		PreAccommodation:                  input.PreAccommodation, PostAccommodation: input.PostAccommodation,
		CostSchedule: input.CostSchedule,
	}, nil
}

func (s *Service) createDeparture(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID,
	in *supplyv1.Departure) (applied, error) {
	if in.Removed {
		return applied{}, apierr.NotFound("departure")
	}
	owner, err := supplydb.New(tx).GetReference(ctx, supplydb.GetReferenceParams{
		TenantID: tenant.From(ctx).ID, OperatorID: operatorID, Kind: kindItinerary, ExternalID: in.ItineraryExternalId,
	})
	if db.NoRows(err) {
		return applied{}, apierr.InvalidField("itineraryExternalId", "This itinerary wasn’t pushed")
	}
	if err != nil {
		return applied{}, fmt.Errorf("itinerary of a departure: %w", err)
	}
	input, err := inputOf(in)
	if err != nil {
		return applied{}, err
	}
	id, err := s.Inventory.CreateTx(ctx, tx, owner.ObjectID, input)
	return applied{id: id, itineraryID: owner.ObjectID, version: 1, outcome: supplyv1.Outcome_OUTCOME_CREATED}, err
}

func inputOf(in *supplyv1.Departure) (*inventoryapi.InventoryInput, error) {
	fields := map[string]string{}
	day, err := civil.Parse(in.StartDate)
	if err != nil {
		fields["startDate"] = "Enter a valid date"
	}
	if api.PackageLevel(in.PackageLevel).Validate() != nil {
		fields["packageLevel"] = "Package is required"
	}
	if len(fields) > 0 {
		return nil, apierr.Invalid(fields)
	}
	input := &inventoryapi.InventoryInput{
		PackageLevel: api.PackageLevel(in.PackageLevel), StartDate: day.UTC(), QuantityAvailable: int(in.QuantityAvailable),
		SingleSupplementPriceMinor:        in.SingleSupplementPriceMinor,
		SingleSupplementQuantityAvailable: int(in.SingleSupplementQuantityAvailable),
		// What the partner leaves out is not offered: a push is the whole departure.
		PreTransferPriceMinor:  api.NewOptInt64(in.PreTransferPriceMinor),
		PostTransferPriceMinor: api.NewOptInt64(in.PostTransferPriceMinor),
		PreAccommodation:       api.NewOptRoomSupply(roomsOf(in.PreAccommodation)),
		PostAccommodation:      api.NewOptRoomSupply(roomsOf(in.PostAccommodation)),
	}
	for _, tier := range in.CostSchedule {
		input.CostSchedule = append(input.CostSchedule, api.Tier{NumberOfTravelers: int(tier.NumberOfTravelers),
			PriceMinor: tier.PriceMinor})
	}
	if err := input.Validate(); err != nil {
		return nil, apierr.InvalidField("departure", "One of this departure’s values isn’t allowed")
	}
	return input, nil
}

func roomsOf(in *supplyv1.Rooms) api.RoomSupply {
	night := func(n *supplyv1.Night) api.OptNightSupply {
		if n == nil {
			return api.OptNightSupply{}
		}
		return api.NewOptNightSupply(api.NightSupply{
			PriceMinor: n.PriceMinor, QuantityAvailable: api.NewOptInt(int(n.QuantityAvailable)),
			MaxNights: api.NewOptInt(int(n.MaxNights)),
		})
	}
	return api.RoomSupply{Single: night(in.GetSingle()), Double: night(in.GetDouble())}
}

// places maps a service of the draft to its position in the partner's list.
type places map[string]string

// renamed rewrites an error to name services as the partner sent them.
func (p places) renamed(err error) error {
	var refused *apierr.Error
	if !errors.As(err, &refused) || len(refused.Fields) == 0 {
		return err
	}
	fields := make(map[string]string, len(refused.Fields))
	for field, message := range refused.Fields {
		for from, to := range p {
			if rest, found := strings.CutPrefix(field, from+"."); found {
				field = to + "." + rest
				break
			}
		}
		fields[field] = message
	}
	return apierr.Invalid(fields)
}

func draftOf(in *supplyv1.Itinerary) (*itineraryapi.ItineraryDraft, places) {
	draft := &itineraryapi.ItineraryDraft{
		Name: in.Name, Country: in.Country, Destination: in.Destination, LengthInDays: int(in.LengthInDays),
		TripSummary:  api.NewOptString(in.TripSummary),
		MinimumSpots: api.NewOptInt(int(in.MinimumSpots)), MaximumSpots: api.NewOptInt(int(in.MaximumSpots)),
		Categories: list(in.Categories),
		Inclusions: list(in.Inclusions), Exclusions: list(in.Exclusions), Cities: list(in.Cities),
		Logistics:                 api.NewOptString(in.Logistics),
		TravelerInsuranceRequired: api.NewOptBool(in.TravelerInsuranceRequired),
		PassportRequired:          api.NewOptBool(in.PassportRequired),
		OperatorCode:              api.NewOptString(in.OperatorCode), Photos: photos(in.Photos),
		InstantApproval: api.NewOptBool(in.InstantApproval),
	}
	if in.ActivityLevel != 0 {
		draft.ActivityLevel = api.NewOptInt(int(in.ActivityLevel))
	}
	if in.Currency != "" {
		draft.Currency = api.NewOptString(in.Currency)
	}
	for _, p := range in.Packages {
		draft.Packages = append(draft.Packages, api.PackageSetup{
			Level: api.PackageLevel(p.Level), Enabled: p.Enabled, AccommodationLevels: list(p.AccommodationLevels),
			MealLevels:  list(p.MealLevels),
			FoodOptions: list(p.FoodOptions),
		})
	}
	where := places{}
	for k, service := range in.Services {
		day := int(service.Day)
		at := -1
		for d := range draft.ServicesByDay {
			if draft.ServicesByDay[d].Day == day {
				at = d
			}
		}
		if at < 0 {
			at = len(draft.ServicesByDay)
			draft.ServicesByDay = append(draft.ServicesByDay, api.Day{Day: day})
		}
		where[fmt.Sprintf("servicesByDay[%d].services[%d]", at, len(draft.ServicesByDay[at].Services))] = fmt.Sprintf(
			"services[%d]", k)
		draft.ServicesByDay[at].Services = append(draft.ServicesByDay[at].Services, serviceOf(service))
	}
	if draft.ServicesByDay == nil {
		draft.ServicesByDay = []api.Day{}
	}
	return draft, where
}

func serviceOf(in *supplyv1.Service) api.Service {
	out := api.Service{
		Type: api.ServiceType(in.Type), Name: text(in.Name), Title: text(in.Title), Description: text(in.Description),
		StartTime:     text(in.StartTime),
		LengthMinutes: figure(in.LengthMinutes), Location: text(in.Location), NumberOfNights: figure(in.NumberOfNights),
		StarRating:        figure(in.StarRating),
		AccommodationType: text(in.AccommodationType), MealType: text(in.MealType), Options: in.Options,
		HoursAvailable: figure(in.HoursAvailable),
		FromCity:       text(in.FromCity), ToCity: text(in.ToCity), VehicleType: text(in.VehicleType),
		Airport: text(in.Airport),
		Images:  photos(in.Images),
	}
	if in.Timing != "" {
		out.Timing = api.NewOptTiming(api.Timing(in.Timing))
	}
	if in.PriceMinor != nil {
		out.PriceMinor = api.NewOptInt64(*in.PriceMinor)
	}
	if in.PricePerHourMinor != nil {
		out.PricePerHourMinor = api.NewOptInt64(*in.PricePerHourMinor)
	}
	if in.Capacity != nil {
		out.Capacity = api.NewOptInt(int(*in.Capacity))
	}
	if in.IncludedActivity {
		out.IncludedActivity = api.NewOptBool(true)
	}
	if in.Bookable {
		out.Bookable = api.NewOptBool(true)
	}
	return out
}

// keepIDs gives pushed services the ids of existing ones: same type and name, preferably on the same day.
func keepIDs(days []api.Day, have []api.Service) {
	used := map[uuid.UUID]bool{}
	for _, day := range days {
		for _, service := range day.Services {
			used[service.ID.Value] = service.ID.Set
		}
	}
	for _, sameDay := range []bool{true, false} {
		for d := range days {
			for i := range days[d].Services {
				service := &days[d].Services[i]
				for _, old := range have {
					if service.ID.Set || used[old.ID.Value] || old.Type != service.Type || title(old) != title(*service) ||
						sameDay && old.Day.Or(1) != days[d].Day {
						continue
					}
					service.ID, used[old.ID.Value] = old.ID, true
				}
			}
		}
	}
}

func title(s api.Service) string { return s.Name.Or(s.Title.Or("")) }

func text(s string) api.OptString {
	if s == "" {
		return api.OptString{}
	}
	return api.NewOptString(s)
}

func figure(n int32) api.OptInt {
	if n == 0 {
		return api.OptInt{}
	}
	return api.NewOptInt(int(n))
}

func list(in []string) []string { return append([]string{}, in...) }

func photos(in []*supplyv1.Photo) []api.Photo {
	out := make([]api.Photo, len(in))
	for i, p := range in {
		out[i] = api.Photo{URL: p.Url, Alt: text(p.Alt)}
	}
	return out
}
