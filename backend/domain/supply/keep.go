package supply

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
	"google.golang.org/protobuf/proto"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/supply/supplydb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/gen/api/itineraryapi"
	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
)

// contentOf reads what was pushed last into a message. It reports false for pushes from before it was stored.
func contentOf(have *supplydb.SupplyReference, into proto.Message) (bool, error) {
	if have.ContentForm == nil || *have.ContentForm != contentForm {
		return false, nil
	}
	if err := proto.Unmarshal(have.Content, into); err != nil {
		return false, fmt.Errorf("content of reference %s: %w", have.ExternalID, err)
	}
	return true, nil
}

// pushedItinerary returns what was pushed last as the change that would apply it, or nil if it isn't known.
func pushedItinerary(have *supplydb.SupplyReference) (*itineraryapi.ItineraryUpdate, error) {
	var content supplyv1.Itinerary
	if known, err := contentOf(have, &content); err != nil || !known {
		return nil, err
	}
	draft, _ := draftOf(&content)
	return changeBy(draft), nil
}

// pushedDeparture returns what was pushed last as the change that would apply it, or nil if it isn't known.
func pushedDeparture(have *supplydb.SupplyReference) (*inventoryapi.InventoryChange, error) {
	var content supplyv1.Departure
	if known, err := contentOf(have, &content); err != nil || !known {
		return nil, err
	}
	return changeTo(&content)
}

// keepEdits leaves what people edited here out of a change that a push makes, and returns those parts. It reports
// whether nothing is left to change. Where the content of the last push isn't known, everything that differs counts
// as edited.
func (s *Service) keepEdits(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference,
	change *itineraryapi.ItineraryUpdate, places places) (kept []string, nothing bool, err error) {
	here, pushed, err := s.Itineraries.PreviewTx(ctx, tx, have.ObjectID, change)
	if err != nil {
		return nil, false, err
	}
	differences, err := compareItineraries(here.Draft(), pushed.Draft())
	if err != nil {
		return nil, false, err
	}
	kept = names(differences)
	last, err := pushedItinerary(have)
	if err != nil {
		return nil, false, err
	}
	if last != nil {
		edits, err := s.differencesTx(ctx, tx, have, last)
		if err != nil {
			return nil, false, err
		}
		kept = both(kept, names(edits))
	}
	// A day cannot be kept without the length that it needs, nor added to a length that is kept.
	longest := 0
	for _, name := range kept {
		if day := dayOf(name); day <= here.It.LengthInDays {
			longest = max(longest, day)
		}
	}
	if longest > pushed.It.LengthInDays && !slices.Contains(kept, lengthInDays) {
		kept = append(kept, lengthInDays)
	}
	if slices.Contains(kept, lengthInDays) {
		for _, d := range differences {
			if dayOf(d.part) > here.It.LengthInDays && !slices.Contains(kept, d.part) {
				kept = append(kept, d.part)
			}
		}
	}
	keep(parts, change, kept)
	keepDays(change, itinerary.ByDay(here.Services, here.It.LengthInDays), kept, places)
	return kept, !slices.ContainsFunc(differences, func(d difference) bool { return !slices.Contains(kept, d.part) }), nil
}

// keepDays gives a change the days that are kept as they are here.
func keepDays(change *itineraryapi.ItineraryUpdate, here []api.Day, kept []string, places places) {
	for _, name := range kept {
		number := dayOf(name)
		if number == 0 {
			continue
		}
		at := slices.IndexFunc(change.ServicesByDay, func(day api.Day) bool { return day.Day == number })
		if at < 0 {
			at = len(change.ServicesByDay)
			change.ServicesByDay = append(change.ServicesByDay, api.Day{Day: number})
		}
		change.ServicesByDay[at].Services = nil
		if number <= len(here) {
			change.ServicesByDay[at].Services = here[number-1].Services
		}
		for from := range places {
			if strings.HasPrefix(from, fmt.Sprintf("servicesByDay[%d].", at)) {
				delete(places, from)
			}
		}
	}
}

// differencesTx compares an itinerary with what was pushed last.
func (s *Service) differencesTx(ctx context.Context, tx pgx.Tx, have *supplydb.SupplyReference,
	last *itineraryapi.ItineraryUpdate) ([]difference, error) {
	here, pushed, err := s.Itineraries.PreviewTx(ctx, tx, have.ObjectID, last)
	if err != nil {
		return nil, err
	}
	return compareItineraries(here.Draft(), pushed.Draft())
}

// keepDeparture is keepEdits for a departure.
func (s *Service) keepDeparture(have *supplydb.SupplyReference, here itinerary.Departure,
	change *inventoryapi.InventoryChange) (kept []string, nothing bool, err error) {
	differences, err := compareDepartures(here, s.Inventory.Preview(here, change))
	if err != nil {
		return nil, false, err
	}
	kept = names(differences)
	last, err := pushedDeparture(have)
	if err != nil {
		return nil, false, err
	}
	if last != nil {
		edits, err := compareDepartures(here, s.Inventory.Preview(here, last))
		if err != nil {
			return nil, false, err
		}
		kept = both(kept, names(edits))
	}
	keep(departureParts, change, kept)
	return kept, len(kept) == len(differences), nil
}

// both returns the names that are in both lists.
func both(a, b []string) []string {
	return slices.DeleteFunc(slices.Clone(a), func(name string) bool { return !slices.Contains(b, name) })
}
