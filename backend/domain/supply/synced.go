package supply

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/supply/supplydb"
	"caravan/backend/domain/tenant"
	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/page"
)

// mostCompared is how many itineraries a list compares to put edited ones first. Longer lists are by name, and only
// the page is compared.
const mostCompared = 500

// The fates of a difference.
const (
	replaced = "replaced"
	kept     = "kept"
	refused  = "refused"
)

// synced is an itinerary with the references to it and to its departures.
type synced struct {
	it         itinerary.Itinerary
	reference  supplydb.SupplyReference
	departures []supplydb.SupplyReference
	here       []itinerary.Departure
	found      []*supplyv1.Difference
	compared   bool
}

// ListSynced returns a page of the caller's pushed itineraries, and the cursor of the next one.
func (s *Service) ListSynced(ctx context.Context, q, cursor string, limit int) (
	items []*supplyv1.SyncedItinerary, next string, err error) {
	operatorID, err := operatorOf(ctx)
	if err != nil {
		return nil, "", err
	}
	var after uuid.UUID
	if err := page.Decode(cursor, &after); err != nil {
		return nil, "", err
	}
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := supplydb.New(tx).SyncedOfOperator(ctx, supplydb.SyncedOfOperatorParams{TenantID: t.ID,
			OperatorID: operatorID})
		if err != nil {
			return fmt.Errorf("synced supply: %w", err)
		}
		all, err := s.gatherTx(ctx, tx, rows)
		if err != nil {
			return err
		}
		all = slices.DeleteFunc(all, func(one *synced) bool { return !one.matches(q) })
		if len(all) <= mostCompared {
			if err := s.compareTx(ctx, tx, all); err != nil {
				return err
			}
		}
		slices.SortFunc(all, func(a, b *synced) int {
			return cmp.Or(-cmp.Compare(min(len(a.found), 1), min(len(b.found), 1)),
				cmp.Compare(strings.ToLower(a.it.Name), strings.ToLower(b.it.Name)),
				cmp.Compare(a.it.ID.String(), b.it.ID.String()))
		})
		if at := slices.IndexFunc(all, func(one *synced) bool { return one.it.ID == after }); at >= 0 {
			all = all[at+1:]
		}
		all, next = page.Cut(all, limit, func(one *synced) any { return one.it.ID })
		if err := s.compareTx(ctx, tx, all); err != nil {
			return err
		}
		for _, one := range all {
			items = append(items, one.answer())
		}
		return nil
	})
	return items, next, err
}

func (one *synced) matches(q string) bool {
	q = strings.ToLower(strings.TrimSpace(q))
	return strings.Contains(strings.ToLower(one.it.Name), q) ||
		strings.Contains(strings.ToLower(one.reference.ExternalID), q)
}

// answer describes a compared itinerary. The push that counts as the last one is the latest of it or its departures.
func (one *synced) answer() *supplyv1.SyncedItinerary {
	last := one.reference
	for _, d := range one.departures {
		if d.PushedAt.After(last.PushedAt) {
			last = d
		}
	}
	return &supplyv1.SyncedItinerary{
		ItineraryId: one.it.ID.String(), ExternalId: one.reference.ExternalID, Name: one.it.Name,
		PushedBy: last.KeyName, PushedAt: last.PushedAt.UTC().Format(time.RFC3339), EditsWin: one.reference.EditsWin,
		Differences: int32(len(one.found)), Departures: int32(len(one.departures)), //nolint:gosec // G115: a few.
		Version: one.it.Version, Currency: one.it.Currency, Unknown: one.reference.ContentForm == nil,
	}
}

// Synced compares an itinerary with what was pushed last; nil if it never was.
func (s *Service) Synced(ctx context.Context, id uuid.UUID) (
	item *supplyv1.SyncedItinerary, found []*supplyv1.Difference, err error) {
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := supplydb.New(tx).SyncedOfItinerary(ctx, supplydb.SyncedOfItineraryParams{TenantID: t.ID,
			ItineraryID: &id})
		if err != nil {
			return fmt.Errorf("synced itinerary: %w", err)
		}
		all, err := s.gatherTx(ctx, tx, rows)
		if err != nil || len(all) == 0 {
			return err
		}
		if err := s.compareTx(ctx, tx, all); err != nil {
			return err
		}
		item, found = all[0].answer(), all[0].found
		return nil
	})
	return item, found, err
}

// gatherTx groups references by itinerary and loads what they refer to.
func (s *Service) gatherTx(ctx context.Context, tx pgx.Tx, rows []supplydb.SupplyReference) ([]*synced, error) {
	byID := map[uuid.UUID]*synced{}
	var all []*synced
	var ids []uuid.UUID
	for _, row := range rows {
		if row.Kind == kindItinerary {
			one := &synced{reference: row}
			byID[row.ObjectID], all, ids = one, append(all, one), append(ids, row.ObjectID)
		}
	}
	for _, row := range rows {
		if row.Kind == kindDeparture && row.ItineraryID != nil && byID[*row.ItineraryID] != nil {
			byID[*row.ItineraryID].departures = append(byID[*row.ItineraryID].departures, row)
		}
	}
	itineraries, err := s.Itineraries.LoadManyTx(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	departures, err := s.Inventory.DeparturesTx(ctx, tx, ids, civil.Date{})
	if err != nil {
		return nil, err
	}
	for _, one := range all {
		one.it, one.here = itineraries[one.reference.ObjectID], departures[one.reference.ObjectID]
	}
	return slices.DeleteFunc(all, func(one *synced) bool { return one.it.ID == uuid.Nil }), nil
}

// compareTx finds the differences of itineraries and their departures from what was pushed last.
func (s *Service) compareTx(ctx context.Context, tx pgx.Tx, all []*synced) error {
	for _, one := range all {
		if one.compared {
			continue
		}
		one.compared = true
		last, err := pushedItinerary(&one.reference)
		if err != nil {
			return err
		}
		if last != nil {
			found, err := s.differencesTx(ctx, tx, &one.reference, last)
			if err != nil {
				return err
			}
			one.add(found, func(d *supplyv1.Difference) { d.Version = one.it.Version })
		}
		for i := range one.departures {
			if err := s.compareDeparture(one, &one.departures[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *Service) compareDeparture(one *synced, reference *supplydb.SupplyReference) error {
	last, err := pushedDeparture(reference)
	if err != nil || last == nil {
		return err
	}
	tell := func(d *supplyv1.Difference) {
		d.DepartureId, d.StartDate = reference.ObjectID.String(), civil.Of(last.StartDate.Value).String()
		d.PackageLevel, d.Version = string(last.PackageLevel.Value), reference.Version
	}
	at := slices.IndexFunc(one.here, func(d itinerary.Departure) bool { return d.ID == reference.ObjectID })
	if at < 0 {
		one.add([]difference{{part: removed}}, tell)
		return nil
	}
	here := one.here[at]
	found, err := compareDepartures(here, s.Inventory.Preview(here, last))
	if err != nil {
		return err
	}
	one.add(found, func(d *supplyv1.Difference) {
		tell(d)
		d.Version = here.Version
		// A quantity only increases: a push of less is refused as a whole.
		if d.Field == quantity && d.Next == replaced && last.QuantityAvailable.Value < here.QuantityAvailable {
			d.Next = refused
		}
	})
	return nil
}

// add appends differences with what the next push does to them.
func (one *synced) add(found []difference, tell func(*supplyv1.Difference)) {
	for _, f := range found {
		d := &supplyv1.Difference{Field: f.part, Pushed: string(f.pushed), Here: string(f.here), Next: replaced}
		if one.reference.EditsWin {
			d.Next = kept
		}
		tell(d)
		one.found = append(one.found, d)
	}
}
