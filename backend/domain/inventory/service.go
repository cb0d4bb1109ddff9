package inventory

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory/inventorydb"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
)

// Item is a departure; package itinerary, which prices it, has the type.
type Item = itinerary.Departure

// Service holds the use cases of departures.
type Service struct {
	DB          *db.DB
	Clock       tenant.Clock
	Itineraries Itineraries
}

// Itineraries finds the itinerary of a departure.
type Itineraries interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Itinerary, error)
}

// LoadTx reads a departure; a missing or removed one is CodeNotFound.
func (s *Service) LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Item, error) {
	row, err := inventorydb.New(tx).GetItem(ctx, inventorydb.GetItemParams{TenantID: tenant.From(ctx).ID, ID: id})
	return loaded(row, err)
}

// DeparturesTx gives the departures of itineraries from a day on, ordered by date.
func (s *Service) DeparturesTx(ctx context.Context, tx pgx.Tx, itineraryIDs []uuid.UUID, from civil.Date) (map[uuid.UUID][]Item, error) {
	found := map[uuid.UUID][]Item{}
	if len(itineraryIDs) == 0 {
		return found, nil
	}
	rows, err := inventorydb.New(tx).ListItemsOf(ctx, inventorydb.ListItemsOfParams{
		TenantID: tenant.From(ctx).ID, ItineraryIds: itineraryIDs, FromDate: from,
	})
	if err != nil {
		return nil, fmt.Errorf("departures: %w", err)
	}
	for _, row := range rows {
		item, err := fromRow(row)
		if err != nil {
			return nil, err
		}
		found[row.ItineraryID] = append(found[row.ItineraryID], item)
	}
	return found, nil
}

// TakeTx reserves one of a departure for a request; without a free one it is CodeSoldOut.
func (s *Service) TakeTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	taken, err := inventorydb.New(tx).TakeItem(ctx, inventorydb.TakeItemParams{TenantID: tenant.From(ctx).ID, ID: id})
	if err != nil {
		return fmt.Errorf("take departure: %w", err)
	}
	if taken == 0 {
		return apierr.New(apierr.CodeSoldOut, "This departure was just taken. Please choose another date.")
	}
	return nil
}

// ConfirmTx turns a reserved departure into a confirmed one.
func (s *Service) ConfirmTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	if err := inventorydb.New(tx).ConfirmItem(ctx, inventorydb.ConfirmItemParams{TenantID: tenant.From(ctx).ID, ID: id}); err != nil {
		return fmt.Errorf("confirm departure: %w", err)
	}
	return nil
}

// ReleaseTx gives a reserved or confirmed departure back.
func (s *Service) ReleaseTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, confirmed bool) error {
	err := inventorydb.New(tx).ReleaseItem(ctx, inventorydb.ReleaseItemParams{TenantID: tenant.From(ctx).ID, ID: id, Confirmed: confirmed})
	if err != nil {
		return fmt.Errorf("release departure: %w", err)
	}
	return nil
}

// List gives the departures of an itinerary by date, and the years they lie in.
func (s *Service) List(ctx context.Context, itineraryID uuid.UUID, year int) ([]Item, []int, error) {
	var items []Item
	var years []int
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, err := inventorydb.New(tx).ListItems(ctx, inventorydb.ListItemsParams{TenantID: tenant.From(ctx).ID, ItineraryID: itineraryID})
		if err != nil {
			return fmt.Errorf("list departures: %w", err)
		}
		for _, row := range rows {
			item, err := fromRow(row)
			if err != nil {
				return err
			}
			if !slices.Contains(years, item.StartDate.Year) {
				years = append(years, item.StartDate.Year)
			}
			if year == 0 || item.StartDate.Year == year {
				items = append(items, item)
			}
		}
		return nil
	})
	return items, years, err
}

// Get gives one departure of an itinerary.
func (s *Service) Get(ctx context.Context, itineraryID, id uuid.UUID) (Item, error) {
	var item Item
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		item, err = s.LoadTx(ctx, tx, id)
		if err == nil && item.ItineraryID != itineraryID {
			err = apierr.NotFound("departure")
		}
		return err
	})
	return item, err
}

// CreateTx adds a departure and gives its id.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, itineraryID uuid.UUID, in *api.InventoryInput) (uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	it, err := s.Itineraries.LoadTx(ctx, tx, itineraryID)
	if err != nil {
		return uuid.Nil, err
	}
	item := fromInput(in)
	item.ID, item.ItineraryID = uuid.Must(uuid.NewV7()), itineraryID
	fields := check(item, it)
	today := civil.Today(now)
	if last := today.AddMonths(t.Policy.Inventory.LatestStartMonths).AddDays(1); item.StartDate.Before(today) || item.StartDate.After(last) {
		fields["startDate"] = fmt.Sprintf("Choose a date between %s and %s", today, last)
	}
	if len(fields) > 0 {
		return uuid.Nil, apierr.Invalid(fields)
	}
	cost, before, after, err := columns(item)
	if err != nil {
		return uuid.Nil, err
	}
	_, err = inventorydb.New(tx).InsertItem(ctx, inventorydb.InsertItemParams{
		TenantID: t.ID, ID: item.ID, ItineraryID: itineraryID, StartDate: item.StartDate, PackageLevel: string(item.PackageLevel),
		QuantityAvailable: item.QuantityAvailable, SingleSupplementPriceMinor: item.SingleSupplementPriceMinor,
		SingleSupplementQuantity: item.SingleSupplementQuantity, PreTransferPriceMinor: item.PreTransferPriceMinor,
		PostTransferPriceMinor: item.PostTransferPriceMinor, CostSchedule: cost, PreAccommodation: before, PostAccommodation: after, CreatedAt: now,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("insert departure: %w", err)
	}
	return item.ID, s.record(ctx, tx, "inventory.create", item, nil)
}

// Update changes a departure; its quantity can only rise.
func (s *Service) Update(ctx context.Context, itineraryID, id uuid.UUID, in *api.InventoryInput) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		it, err := s.Itineraries.LoadTx(ctx, tx, itineraryID)
		if err != nil {
			return err
		}
		queries := inventorydb.New(tx)
		have, err := loaded(queries.LockItem(ctx, inventorydb.LockItemParams{TenantID: t.ID, ID: id}))
		if err != nil {
			return err
		}
		if have.ItineraryID != itineraryID {
			return apierr.NotFound("departure")
		}
		item := fromInput(in)
		item.ID, item.ItineraryID = id, itineraryID
		fields := check(item, it)
		if item.QuantityAvailable < have.QuantityAvailable {
			fields["quantityAvailable"] = "Trip Quantity can only be increased"
		}
		if item.StartDate != have.StartDate {
			fields["startDate"] = "The start date of a departure cannot be changed"
		}
		if item.PackageLevel != have.PackageLevel {
			fields["packageLevel"] = "The package of a departure cannot be changed"
		}
		if len(fields) > 0 {
			return apierr.Invalid(fields)
		}
		cost, before, after, err := columns(item)
		if err != nil {
			return err
		}
		_, err = queries.SaveItem(ctx, inventorydb.SaveItemParams{
			TenantID: t.ID, ID: id, Version: in.Version.Or(have.Version), QuantityAvailable: item.QuantityAvailable,
			SingleSupplementPriceMinor: item.SingleSupplementPriceMinor, SingleSupplementQuantity: item.SingleSupplementQuantity,
			PreTransferPriceMinor: item.PreTransferPriceMinor, PostTransferPriceMinor: item.PostTransferPriceMinor,
			CostSchedule: cost, PreAccommodation: before, PostAccommodation: after,
		})
		if db.NoRows(err) {
			return apierr.Conflict()
		}
		if err != nil {
			return fmt.Errorf("save departure: %w", err)
		}
		return s.record(ctx, tx, "inventory.update", item, &have)
	})
}

// Delete removes a departure that nobody uses (O-174).
func (s *Service) Delete(ctx context.Context, itineraryID, id uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		have, err := s.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if have.ItineraryID != itineraryID {
			return apierr.NotFound("departure")
		}
		removed, err := inventorydb.New(tx).DeleteItem(ctx, inventorydb.DeleteItemParams{TenantID: t.ID, ID: id, DeletedAt: s.Clock.Now(ctx)})
		if err != nil {
			return fmt.Errorf("remove departure: %w", err)
		}
		if removed == 0 {
			return apierr.New(apierr.CodeIllegalState, "This date is in use and cannot be deleted.")
		}
		return s.record(ctx, tx, "inventory.delete", have, nil)
	})
}

// events are what the feed calls these changes.
var events = map[string]string{"inventory.create": event.InventoryCreated, "inventory.update": event.InventoryUpdated, "inventory.delete": event.InventoryDeleted}

func (s *Service) record(ctx context.Context, tx pgx.Tx, action string, item Item, before *Item) error {
	entry := audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, ObjectType: "InventoryItem", ObjectID: item.ID, After: brief(item), Event: events[action],
	}
	if before != nil {
		entry.Before = brief(*before)
	}
	return audit.Record(ctx, tx, entry)
}

func brief(item Item) map[string]any {
	return map[string]any{
		"itineraryId": item.ItineraryID, "startDate": item.StartDate, "packageLevel": item.PackageLevel, "quantityAvailable": item.QuantityAvailable,
		"singleSupplementPriceMinor": item.SingleSupplementPriceMinor, "costSchedule": item.CostSchedule,
	}
}

// check gives the messages of O-112 to O-119.
func check(item Item, it itinerary.Itinerary) map[string]string {
	fields := map[string]string{}
	if item.PackageLevel == "" {
		fields["packageLevel"] = "Package is required"
	} else if _, enabled := it.Package(item.PackageLevel); !enabled {
		fields["packageLevel"] = "This package is not enabled"
	}
	seen := map[int]bool{}
	for i, tier := range item.CostSchedule {
		at := fmt.Sprintf("costSchedule[%d].numberOfTravelers", i)
		switch {
		case seen[tier.Travelers]:
			fields[at] = "Each number of travelers can have one price"
		case tier.PriceMinor <= 0:
			fields[fmt.Sprintf("costSchedule[%d].priceMinor", i)] = "Price is required"
		}
		seen[tier.Travelers] = true
	}
	if len(item.CostSchedule) == 0 {
		fields["costSchedule"] = "Price is required"
	}
	return fields
}

func loaded(row inventorydb.InventoryItem, err error) (Item, error) {
	if db.NoRows(err) {
		return Item{}, apierr.NotFound("departure")
	}
	if err != nil {
		return Item{}, fmt.Errorf("load departure: %w", err)
	}
	return fromRow(row)
}

func fromRow(r inventorydb.InventoryItem) (Item, error) {
	item := Item{
		ID: r.ID, ItineraryID: r.ItineraryID, StartDate: r.StartDate, PackageLevel: api.PackageLevel(r.PackageLevel),
		QuantityAvailable: r.QuantityAvailable, QuantityPending: r.QuantityPending, QuantityConfirmed: r.QuantityConfirmed,
		SingleSupplementPriceMinor: r.SingleSupplementPriceMinor, SingleSupplementQuantity: r.SingleSupplementQuantity,
		PreTransferPriceMinor: r.PreTransferPriceMinor, PostTransferPriceMinor: r.PostTransferPriceMinor, Version: r.Version,
	}
	if err := json.Unmarshal(r.CostSchedule, &item.CostSchedule); err != nil {
		return Item{}, fmt.Errorf("cost schedule of departure %s: %w", r.ID, err)
	}
	for _, part := range []struct {
		text json.RawMessage
		into **api.RoomSupply
	}{{r.PreAccommodation, &item.PreAccommodation}, {r.PostAccommodation, &item.PostAccommodation}} {
		if len(part.text) == 0 {
			continue
		}
		if err := json.Unmarshal(part.text, part.into); err != nil {
			return Item{}, fmt.Errorf("accommodation of departure %s: %w", r.ID, err)
		}
	}
	return item, nil
}

func fromInput(in *api.InventoryInput) Item {
	item := Item{
		StartDate: civil.Of(in.StartDate), PackageLevel: in.PackageLevel, QuantityAvailable: in.QuantityAvailable,
		SingleSupplementPriceMinor: in.SingleSupplementPriceMinor, SingleSupplementQuantity: in.SingleSupplementQuantityAvailable,
		PreTransferPriceMinor: price(in.PreTransferPriceMinor), PostTransferPriceMinor: price(in.PostTransferPriceMinor),
		CostSchedule: itinerary.Schedule(in.CostSchedule), PreAccommodation: supply(in.PreAccommodation), PostAccommodation: supply(in.PostAccommodation),
	}
	slices.SortStableFunc(item.CostSchedule, func(a, b pricing.Tier) int { return a.Travelers - b.Travelers })
	return item
}

// price drops an optional price that is empty or zero (O-116).
func price(in api.OptInt64) *int64 {
	if in.Or(0) <= 0 {
		return nil
	}
	return &in.Value
}

func supply(in api.OptRoomSupply) *api.RoomSupply {
	rooms := in.Value
	if rooms.Single.Value.PriceMinor <= 0 {
		rooms.Single = api.OptNightSupply{}
	}
	if rooms.Double.Value.PriceMinor <= 0 {
		rooms.Double = api.OptNightSupply{}
	}
	if !rooms.Single.Set && !rooms.Double.Set {
		return nil
	}
	return &rooms
}

// columns writes the parts of a departure that are kept as JSON.
func columns(item Item) (cost, before, after json.RawMessage, err error) {
	if cost, err = json.Marshal(item.CostSchedule); err != nil {
		return nil, nil, nil, err
	}
	if item.PreAccommodation != nil {
		if before, err = item.PreAccommodation.MarshalJSON(); err != nil {
			return nil, nil, nil, err
		}
	}
	if item.PostAccommodation != nil {
		after, err = item.PostAccommodation.MarshalJSON()
	}
	return cost, before, after, err
}
