package inventory

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of the contract's inventory tag.
type HTTP struct{ Service *Service }

// ListInventory implements api.Handler.
func (h HTTP) ListInventory(ctx context.Context, params api.ListInventoryParams) (*api.InventoryListAnswer, error) {
	items, years, err := h.Service.List(ctx, params.ItineraryId, params.Year.Or(0))
	if err != nil {
		return nil, err
	}
	list := api.InventoryList{Items: make([]api.InventoryItem, len(items)), Years: append([]int{}, years...)}
	for i, item := range items {
		list.Items[i] = answer(item)
	}
	return &api.InventoryListAnswer{Success: true, Data: list}, nil
}

// CreateInventoryItem implements api.Handler.
func (h HTTP) CreateInventoryItem(ctx context.Context, req *api.InventoryInput, params api.CreateInventoryItemParams) (*api.InventoryItemAnswer, error) {
	call := idempotency.Call{
		TenantID: tenant.From(ctx).ID, Scope: "createInventoryItem:" + principal.Must(ctx).MemberID.String() + ":" + params.ItineraryId.String(),
		Key: params.IdempotencyKey, Body: req,
	}
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.CreateTx(ctx, tx, params.ItineraryId, req)
	})
	if err != nil {
		return nil, err
	}
	return h.get(ctx, params.ItineraryId, id)
}

// GetInventoryItem implements api.Handler.
func (h HTTP) GetInventoryItem(ctx context.Context, params api.GetInventoryItemParams) (*api.InventoryItemAnswer, error) {
	return h.get(ctx, params.ItineraryId, params.InventoryItemId)
}

// UpdateInventoryItem implements api.Handler.
func (h HTTP) UpdateInventoryItem(ctx context.Context, req *api.InventoryInput, params api.UpdateInventoryItemParams) (*api.InventoryItemAnswer, error) {
	if err := h.Service.Update(ctx, params.ItineraryId, params.InventoryItemId, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ItineraryId, params.InventoryItemId)
}

// DeleteInventoryItem implements api.Handler.
func (h HTTP) DeleteInventoryItem(ctx context.Context, params api.DeleteInventoryItemParams) (*api.DoneAnswer, error) {
	if err := h.Service.Delete(ctx, params.ItineraryId, params.InventoryItemId); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

func (h HTTP) get(ctx context.Context, itineraryID, id uuid.UUID) (*api.InventoryItemAnswer, error) {
	item, err := h.Service.Get(ctx, itineraryID, id)
	if err != nil {
		return nil, err
	}
	return &api.InventoryItemAnswer{Success: true, Data: answer(item)}, nil
}

func answer(item Item) api.InventoryItem {
	out := api.InventoryItem{
		ID: item.ID, StartDate: item.StartDate.UTC(), PackageLevel: item.PackageLevel, QuantityAvailable: item.QuantityAvailable,
		QuantityPending: item.QuantityPending, QuantityConfirmed: item.QuantityConfirmed, Status: Status(item),
		SingleSupplementPriceMinor: item.SingleSupplementPriceMinor, SingleSupplementQuantityAvailable: item.SingleSupplementQuantity,
		CostSchedule: itinerary.Tiers(item.CostSchedule), IsReserved: item.QuantityPending+item.QuantityConfirmed > 0, Version: item.Version,
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

// Status sorts a departure by O-100 to O-103, the fullest first.
func Status(item Item) api.InventoryItemStatus {
	switch {
	case item.QuantityAvailable <= item.QuantityConfirmed:
		return api.InventoryItemStatusFullyBooked
	case item.QuantityPending > 0 && !item.Free():
		return api.InventoryItemStatusFullyPending
	case item.QuantityPending > 0 || item.QuantityConfirmed > 0:
		return api.InventoryItemStatusInUse
	}
	return api.InventoryItemStatusAvailable
}
