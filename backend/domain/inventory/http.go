package inventory

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's inventory tag.
type HTTP struct {
	rest.Refusals
	Service *Service
	Uses    *Uses
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return inventoryapi.Mount(h, c) }

// ListInventory implements inventoryapi.Handler.
func (h HTTP) ListInventory(ctx context.Context, params inventoryapi.ListInventoryParams) (
	*inventoryapi.InventoryListAnswer, error) {
	items, years, err := h.Service.List(ctx, params.ItineraryId,
		Filter{Year: params.Year.Or(0), Future: params.Future.Or(false)})
	if err != nil {
		return nil, err
	}
	list := inventoryapi.InventoryList{Items: make([]inventoryapi.InventoryItem, len(items)),
		Years: append([]int{}, years...)}
	for i, item := range items {
		list.Items[i] = answer(item)
	}
	return &inventoryapi.InventoryListAnswer{Success: true, Data: list}, nil
}

// CreateInventoryItem implements inventoryapi.Handler.
func (h HTTP) CreateInventoryItem(ctx context.Context, req *inventoryapi.InventoryInput,
	params inventoryapi.CreateInventoryItemParams) (*inventoryapi.InventoryItemAnswer, error) {
	call := idempotency.By(ctx, "createInventoryItem:"+params.ItineraryId.String(), params.IdempotencyKey, req)
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.CreateTx(ctx, tx, params.ItineraryId, req)
	})
	if err != nil {
		return nil, err
	}
	return h.get(ctx, params.ItineraryId, id)
}

// GetInventoryItem implements inventoryapi.Handler.
func (h HTTP) GetInventoryItem(ctx context.Context, params inventoryapi.GetInventoryItemParams) (
	*inventoryapi.InventoryItemAnswer, error) {
	return h.get(ctx, params.ItineraryId, params.InventoryItemId)
}

// UpdateInventoryItem implements inventoryapi.Handler.
func (h HTTP) UpdateInventoryItem(ctx context.Context, req *inventoryapi.InventoryChange,
	params inventoryapi.UpdateInventoryItemParams) (*inventoryapi.InventoryItemAnswer, error) {
	if err := h.Service.Update(ctx, params.ItineraryId, params.InventoryItemId, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ItineraryId, params.InventoryItemId)
}

// DeleteInventoryItem implements inventoryapi.Handler.
func (h HTTP) DeleteInventoryItem(ctx context.Context, params inventoryapi.DeleteInventoryItemParams) (
	*api.DoneAnswer, error) {
	if err := h.Service.Delete(ctx, params.ItineraryId, params.InventoryItemId); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// UpdateInventoryBatch implements inventoryapi.Handler.
func (h HTTP) UpdateInventoryBatch(ctx context.Context, req *inventoryapi.InventoryBatch,
	params inventoryapi.UpdateInventoryBatchParams) (*inventoryapi.InventoryBatchResultAnswer, error) {
	result, err := h.Service.UpdateBatch(ctx, params.ItineraryId, req.Items, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &inventoryapi.InventoryBatchResultAnswer{Success: true, Data: result}, nil
}

// ListRequestedTrips implements inventoryapi.Handler.
func (h HTTP) ListRequestedTrips(ctx context.Context, params inventoryapi.ListRequestedTripsParams) (
	*inventoryapi.RequestedTripsAnswer, error) {
	found, err := h.Uses.RequestedTrips(ctx, params.ItineraryId, params.InventoryItemId)
	if err != nil {
		return nil, err
	}
	return &inventoryapi.RequestedTripsAnswer{Success: true,
		Data: inventoryapi.RequestedTrips{Items: append([]inventoryapi.RequestedTrip{}, found...)}}, nil
}

// ListOperatorDepartures implements inventoryapi.Handler.
func (h HTTP) ListOperatorDepartures(ctx context.Context, params inventoryapi.ListOperatorDeparturesParams) (
	*inventoryapi.OperatorDeparturesAnswer, error) {
	year, err := h.Uses.Year(ctx, params.Year)
	if err != nil {
		return nil, err
	}
	return &inventoryapi.OperatorDeparturesAnswer{Success: true, Data: year}, nil
}

// rowsBeforeViewAll is how many departures a table initially shows (O-218).
const rowsBeforeViewAll = 25

// GetInventoryMetadata implements inventoryapi.Handler.
func (h HTTP) GetInventoryMetadata(ctx context.Context) (*inventoryapi.InventoryMetadataAnswer, error) {
	p, today := tenant.From(ctx).Policy, civil.Today(h.Service.Clock.Now(ctx))
	return &inventoryapi.InventoryMetadataAnswer{Success: true, Data: inventoryapi.InventoryMetadata{
		DefaultQuantityAvailable:        p.Inventory.DefaultQuantity,
		DefaultSingleSupplementQuantity: p.Inventory.DefaultSingleSupplement,
		DefaultMaxNights:                p.Inventory.DefaultMaxNights,
		DefaultStartDate:                today.AddMonths(p.Inventory.DefaultStartMonths).UTC(),
		EarliestStartDate:               today.UTC(), LatestStartDate: LastStart(today, p).UTC(),
		RowsBeforeViewAll: rowsBeforeViewAll, ValidityPeriod: itinerary.NewPeriod(today), TierStep: itinerary.TierStep,
		Review: inventoryapi.InventoryReviewDefaults{
			MinimumSpots: itinerary.ReviewMinimum, MaximumSpots: itinerary.ReviewMaximum, SmallestSpots: itinerary.SmallestSpots,
			TierMaximum: api.NewOptInt(p.Pricing.DefaultMaxSpots), TermsAndConditions: true,
		},
	}}, nil
}

func (h HTTP) get(ctx context.Context, itineraryID, id uuid.UUID) (*inventoryapi.InventoryItemAnswer, error) {
	item, err := h.Service.Get(ctx, itineraryID, id)
	if err != nil {
		return nil, err
	}
	return &inventoryapi.InventoryItemAnswer{Success: true, Data: answer(item)}, nil
}

func answer(view View) inventoryapi.InventoryItem {
	item := view.Item
	out := inventoryapi.InventoryItem{
		ID: item.ID, StartDate: item.StartDate.UTC(), PackageLevel: item.PackageLevel,
		QuantityAvailable: item.QuantityAvailable,
		QuantityPending:   item.QuantityPending, QuantityConfirmed: item.QuantityConfirmed, Status: Status(item),
		Warnings: view.Warnings, AccommodationSelections: view.Lodging,
		SingleSupplementPriceMinor:        item.SingleSupplementPriceMinor,
		SingleSupplementQuantityAvailable: item.SingleSupplementQuantity, CostSchedule: itinerary.Tiers(item.CostSchedule),
		IsReserved: item.Reserved(), Version: item.Version,
	}
	if item.PreTransferPriceMinor != nil {
		out.PreTransferPriceMinor = api.NewOptInt64(*item.PreTransferPriceMinor)
	}
	if item.PostTransferPriceMinor != nil {
		out.PostTransferPriceMinor = api.NewOptInt64(*item.PostTransferPriceMinor)
	}
	if item.PreAccommodation != nil {
		out.PreAccommodation = api.NewOptRoomSupply(*item.PreAccommodation)
	}
	if item.PostAccommodation != nil {
		out.PostAccommodation = api.NewOptRoomSupply(*item.PostAccommodation)
	}
	return out
}

// Status returns a departure's status by O-100 to O-103, the fullest first.
func Status(item Item) inventoryapi.InventoryItemStatus {
	switch {
	case item.QuantityAvailable <= item.QuantityConfirmed:
		return inventoryapi.InventoryItemStatusFullyBooked
	case item.QuantityPending > 0 && !item.Free():
		return inventoryapi.InventoryItemStatusFullyPending
	case item.QuantityPending > 0 || item.QuantityConfirmed > 0:
		return inventoryapi.InventoryItemStatusInUse
	}
	return inventoryapi.InventoryItemStatusAvailable
}
