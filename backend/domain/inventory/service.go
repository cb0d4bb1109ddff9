package inventory

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/inventory/inventorydb"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/event"
	"caravan/backend/platform/whole"
)

// Item is a departure; its type is in package itinerary, which prices it.
type Item = itinerary.Departure

// Service implements departures.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Outbox      authz.Outbox
	Clock       tenant.Clock
	Itineraries Itineraries
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("inventory", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Itineraries finds the itinerary of a departure.
type Itineraries interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (itinerary.Itinerary, error)
	ServicesTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) ([]api.Service, error)
}

// LoadTx reads a departure; a missing or removed one is CodeNotFound.
func (s *Service) LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (Item, error) {
	row, err := inventorydb.New(tx).GetItem(ctx, inventorydb.GetItemParams{TenantID: tenant.From(ctx).ID, ID: id})
	return loaded(row, err)
}

// DeparturesTx returns the departures of itineraries from a day on, ordered by date; all of them for no day.
func (s *Service) DeparturesTx(ctx context.Context, tx pgx.Tx, itineraryIDs []uuid.UUID,
	from civil.Date) (map[uuid.UUID][]Item, error) {
	found := map[uuid.UUID][]Item{}
	if len(itineraryIDs) == 0 {
		return found, nil
	}
	if from.IsZero() {
		// The database has no date for none, and compares every day with it in vain.
		from = civil.Date{Year: 1, Month: 1, Day: 1}
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

// ErrTaken is returned for a departure of which none is available.
var ErrTaken = apierr.New(apierr.CodeSoldOut, "This departure was just booked. Choose another date.")

// TakeTx reserves one of a departure for a request; if none is available the error is CodeSoldOut.
func (s *Service) TakeTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	taken, err := take(ctx, tx, tenant.From(ctx).ID, id)
	if err != nil {
		return fmt.Errorf("take departure: %w", err)
	}
	if !taken {
		return ErrTaken
	}
	return s.changed(ctx, tx, id, event.InventoryTaken)
}

// ConfirmTx turns a reserved departure into a confirmed one.
func (s *Service) ConfirmTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) error {
	if err := inventorydb.New(tx).ConfirmItem(ctx, inventorydb.ConfirmItemParams{TenantID: tenant.From(ctx).ID,
		ID: id}); err != nil {
		return fmt.Errorf("confirm departure: %w", err)
	}
	return s.changed(ctx, tx, id, event.InventoryUpdated)
}

// ReleaseTx releases a reserved or confirmed departure.
func (s *Service) ReleaseTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, confirmed bool) error {
	err := inventorydb.New(tx).ReleaseItem(ctx, inventorydb.ReleaseItemParams{TenantID: tenant.From(ctx).ID, ID: id,
		Confirmed: confirmed})
	if err != nil {
		return fmt.Errorf("release departure: %w", err)
	}
	return s.changed(ctx, tx, id, event.InventoryReleased)
}

// changed publishes how many of a departure are taken.
func (s *Service) changed(ctx context.Context, tx pgx.Tx, id uuid.UUID, kind string) error {
	row, err := inventorydb.New(tx).GetItemWithRemoved(ctx,
		inventorydb.GetItemWithRemovedParams{TenantID: tenant.From(ctx).ID, ID: id})
	if err != nil {
		return fmt.Errorf("changed departure: %w", err)
	}
	return event.Publish(ctx, tx, event.Event{Type: kind, ObjectType: "InventoryItem", ObjectID: id, At: s.Clock.Now(ctx),
		After: map[string]any{
			"itineraryId": row.ItineraryID, "startDate": row.StartDate, "packageLevel": row.PackageLevel, "version": row.Version,
			"quantityAvailable": row.QuantityAvailable, "quantityPending": row.QuantityPending,
			"quantityConfirmed": row.QuantityConfirmed,
		}})
}

// ResetSelectionsTx implements itinerary.Inventory.
func (s *Service) ResetSelectionsTx(ctx context.Context, tx pgx.Tx, itineraryID, accommodationID uuid.UUID) (
	[]civil.Date, error) {
	dates, err := inventorydb.New(tx).ResetSelections(ctx, inventorydb.ResetSelectionsParams{
		TenantID: tenant.From(ctx).ID, ItineraryID: itineraryID, AccommodationID: accommodationID.String(),
	})
	if err != nil {
		return nil, fmt.Errorf("reset accommodations: %w", err)
	}
	slices.SortFunc(dates, civil.Date.Compare)
	return slices.Compact(dates), nil
}

// View is a departure with additional information for responses.
type View struct {
	Item
	Lodging  []inventoryapi.AccommodationSelection
	Warnings []string
}

// Warnings of the departure form, in words for the operator.
const (
	sameDate = "You already have a departure available on this date" // O-120
	inUse    = "This date is in use. Trip Quantity can only be increased."
)

// Filter filters a list of departures; zero values do not filter.
type Filter struct {
	Year   int
	Future bool // only those that have not started
}

// List returns the departures of an itinerary by date, and the years they are in.
func (s *Service) List(ctx context.Context, itineraryID uuid.UUID, f Filter) ([]View, []int, error) {
	var items []View
	var years []int
	today := civil.Today(s.Clock.Now(ctx))
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		services, err := s.Itineraries.ServicesTx(ctx, tx, itineraryID)
		if err != nil {
			return err
		}
		rows, err := inventorydb.New(tx).ListItems(ctx, inventorydb.ListItemsParams{TenantID: tenant.From(ctx).ID,
			ItineraryID: itineraryID})
		if err != nil {
			return fmt.Errorf("list departures: %w", err)
		}
		on := map[civil.Date]int{}
		for _, row := range rows {
			on[row.StartDate]++
		}
		for _, row := range rows {
			item, err := fromRow(row)
			if err != nil {
				return err
			}
			if !slices.Contains(years, item.StartDate.Year) {
				years = append(years, item.StartDate.Year)
			}
			if f.Year != 0 && item.StartDate.Year != f.Year || f.Future && item.StartDate.Before(today) {
				continue
			}
			items = append(items, View{item, itinerary.Selections(services, item.Selections),
				warnings(item, on[item.StartDate]-1)})
		}
		return nil
	})
	return items, years, err
}

// Get returns one departure of an itinerary.
func (s *Service) Get(ctx context.Context, itineraryID, id uuid.UUID) (View, error) {
	var view View
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		item, err := s.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		if item.ItineraryID != itineraryID {
			return apierr.NotFound("departure")
		}
		view, err = s.view(ctx, tx, item)
		return err
	})
	return view, err
}

func (s *Service) view(ctx context.Context, tx pgx.Tx, item Item) (View, error) {
	services, err := s.Itineraries.ServicesTx(ctx, tx, item.ItineraryID)
	if err != nil {
		return View{}, err
	}
	others, err := inventorydb.New(tx).OthersOn(ctx, inventorydb.OthersOnParams{
		TenantID: tenant.From(ctx).ID, ItineraryID: item.ItineraryID, StartDate: item.StartDate, ID: item.ID,
	})
	if err != nil {
		return View{}, fmt.Errorf("departures of a date: %w", err)
	}
	return View{item, itinerary.Selections(services, item.Selections), warnings(item, int(others))}, nil
}

// warnings returns those of a departure next to a number of others on its day.
func warnings(item Item, others int) []string {
	out := []string{}
	if others > 0 {
		out = append(out, sameDate)
	}
	if item.Reserved() {
		out = append(out, inUse)
	}
	return out
}

// CreateTx adds a departure and returns its id.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, itineraryID uuid.UUID, in *inventoryapi.InventoryInput) (
	uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	it, err := s.Itineraries.LoadTx(ctx, tx, itineraryID)
	if err != nil {
		return uuid.Nil, err
	}
	item := fromInput(in)
	item.ID, item.ItineraryID, item.Selections = uuid.Must(uuid.NewV7()), itineraryID, []uuid.UUID{}
	fields := check(item, it)
	today := civil.Today(now)
	if last := LastStart(today, t.Policy); item.StartDate.Before(today) || item.StartDate.After(last) {
		fields["startDate"] = fmt.Sprintf("Choose a date between %s and %s", today.Long(), last.Long())
	}
	if len(fields) > 0 {
		return uuid.Nil, apierr.Invalid(fields)
	}
	parts, err := columns(item)
	if err != nil {
		return uuid.Nil, err
	}
	_, err = inventorydb.New(tx).InsertItem(ctx, inventorydb.InsertItemParams{
		TenantID: t.ID, ID: item.ID, ItineraryID: itineraryID, StartDate: item.StartDate,
		PackageLevel: string(item.PackageLevel), QuantityAvailable: item.QuantityAvailable,
		SingleSupplementPriceMinor: item.SingleSupplementPriceMinor, SingleSupplementQuantity: item.SingleSupplementQuantity,
		PreTransferPriceMinor: item.PreTransferPriceMinor, PostTransferPriceMinor: item.PostTransferPriceMinor,
		CostSchedule: parts.cost, PreAccommodation: parts.before, PostAccommodation: parts.after,
		AccommodationSelections: parts.selections, CreatedAt: now,
	})
	if err != nil {
		return uuid.Nil, fmt.Errorf("insert departure: %w", err)
	}
	if err := s.Outbox.Add(ctx, tx, t.ID, tuple(item)); err != nil {
		return uuid.Nil, err
	}
	return item.ID, s.record(ctx, tx, "departure.create", item, nil)
}

// tuple relates a departure to its itinerary, whose permissions apply to it.
func tuple(item Item) authz.Tuple {
	return authz.Tuple{Namespace: "Inventory", Object: item.ID.String(), Relation: "itineraries",
		Subject: "Itinerary:" + item.ItineraryID.String()}
}

// LastStart returns the last day on which a departure may start (O-115).
func LastStart(today civil.Date, p policy.Policy) civil.Date {
	return today.AddMonths(p.Inventory.LatestStartMonths).AddDays(1)
}

// Update changes the given fields of a departure; its quantity can only increase (O-113).
func (s *Service) Update(ctx context.Context, itineraryID, id uuid.UUID, in *inventoryapi.InventoryChange) error {
	return s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		return s.UpdateTx(ctx, tx, itineraryID, id, in)
	})
}

// UpdateTx is Update inside a transaction.
func (s *Service) UpdateTx(ctx context.Context, tx pgx.Tx, itineraryID, id uuid.UUID,
	in *inventoryapi.InventoryChange) error {
	t := tenant.From(ctx)
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
	item, err := s.with(ctx, tx, have, in, it)
	if err != nil {
		return err
	}
	parts, err := columns(item)
	if err != nil {
		return err
	}
	row, err := queries.SaveItem(ctx, inventorydb.SaveItemParams{
		TenantID: t.ID, ID: id, Version: in.Version.Or(have.Version), QuantityAvailable: item.QuantityAvailable,
		SingleSupplementPriceMinor: item.SingleSupplementPriceMinor, SingleSupplementQuantity: item.SingleSupplementQuantity,
		PreTransferPriceMinor: item.PreTransferPriceMinor, PostTransferPriceMinor: item.PostTransferPriceMinor,
		CostSchedule: parts.cost, PreAccommodation: parts.before, PostAccommodation: parts.after,
		AccommodationSelections: parts.selections,
	})
	if db.NoRows(err) {
		return apierr.Conflict()
	}
	if err != nil {
		return fmt.Errorf("save departure: %w", err)
	}
	item.Version = row.Version
	return s.record(ctx, tx, "departure.update", item, &have)
}

// Preview returns a departure as a change would leave it. It does not check whether the change would be accepted.
func (s *Service) Preview(d itinerary.Departure, in *inventoryapi.InventoryChange) itinerary.Departure {
	return changedItem(d, in)
}

// with applies a change to a departure and validates the result.
func (s *Service) with(ctx context.Context, tx pgx.Tx, have Item, in *inventoryapi.InventoryChange,
	it itinerary.Itinerary) (Item, error) {
	item := changedItem(have, in)
	fields := check(item, it)
	if item.QuantityAvailable < have.QuantityAvailable {
		fields["quantityAvailable"] = "Trip Quantity can only be increased"
	}
	if item.StartDate != have.StartDate {
		fields["startDate"] = "You cannot change a departure’s start date"
	}
	if item.PackageLevel != have.PackageLevel {
		fields["packageLevel"] = "You cannot change a departure’s package"
	}
	if in.CostSchedule != nil {
		checkRemovedTiers(fields, have.CostSchedule, item.CostSchedule, it)
	}
	if in.AccommodationSelections != nil {
		services, err := s.Itineraries.ServicesTx(ctx, tx, it.ID)
		if err != nil {
			return item, err
		}
		kept, problem := itinerary.CheckSelections(services, in.AccommodationSelections)
		switch {
		case problem != "":
			fields["accommodationSelections"] = problem
		case have.Reserved() && !sameIDs(kept, have.Selections):
			fields["accommodationSelections"] = "This date is in use. You cannot change its accommodation." // O-105
		}
		item.Selections = kept
	}
	if len(fields) > 0 {
		return item, apierr.Invalid(fields)
	}
	return item, nil
}

func sameIDs(a, b []uuid.UUID) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(id uuid.UUID) bool { return !slices.Contains(b, id) })
}

// Delete removes an unused departure (O-174).
func (s *Service) Delete(ctx context.Context, itineraryID, id uuid.UUID) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error { return s.DeleteTx(ctx, tx, itineraryID, id) })
}

// DeleteTx is Delete inside a transaction.
func (s *Service) DeleteTx(ctx context.Context, tx pgx.Tx, itineraryID, id uuid.UUID) error {
	have, err := s.LoadTx(ctx, tx, id)
	if err != nil {
		return err
	}
	if have.ItineraryID != itineraryID {
		return apierr.NotFound("departure")
	}
	removed, err := inventorydb.New(tx).DeleteItem(ctx, inventorydb.DeleteItemParams{TenantID: tenant.From(ctx).ID, ID: id,
		DeletedAt: s.Clock.Now(ctx)})
	if err != nil {
		return fmt.Errorf("remove departure: %w", err)
	}
	if removed == 0 {
		return apierr.New(apierr.CodeIllegalState, "This date is in use. You cannot delete it.")
	}
	if err := s.Outbox.Remove(ctx, tx, tenant.From(ctx).ID, tuple(have)); err != nil {
		return err
	}
	have.Version++
	return s.record(ctx, tx, "departure.delete", have, nil)
}

// events maps these changes to event types.
var events = map[string]string{"departure.create": event.InventoryCreated, "departure.update": event.InventoryUpdated,
	"departure.delete": event.InventoryDeleted}

// record writes the audit entry and publishes the event.
func (s *Service) record(ctx context.Context, tx pgx.Tx, action string, item Item, before *Item) error {
	entry := audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, ObjectType: "InventoryItem", ObjectID: item.ID,
		After: brief(item), Event: events[action],
	}
	if before != nil {
		entry.Before = brief(*before)
	}
	return audit.Record(ctx, tx, entry)
}

func brief(item Item) map[string]any {
	return map[string]any{
		"itineraryId": item.ItineraryID, "startDate": item.StartDate, "packageLevel": item.PackageLevel,
		"quantityAvailable":          item.QuantityAvailable,
		"singleSupplementPriceMinor": item.SingleSupplementPriceMinor, "costSchedule": item.CostSchedule,
		"accommodationSelections": item.Selections, "version": max(item.Version, 1),
	}
}
