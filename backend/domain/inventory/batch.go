package inventory

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/inventoryapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/idempotency"
)

// Messages of the inventory manager (O-212).
const (
	allSaved  = "All changes have been saved successfully."
	someWrong = "Some changes failed to save"
)

// outcome is the result of one change in a batch; it is stored under the call's idempotency key.
type outcome struct {
	ID      uuid.UUID         `json:"id"`
	Saved   bool              `json:"saved"`
	Code    string            `json:"code,omitempty"`
	Message string            `json:"message,omitempty"`
	Fields  map[string]string `json:"fields,omitempty"`
}

// UpdateBatch changes many departures of an itinerary, each independently: a rejected one does not keep the
// others from being saved (O-104, O-212).
func (s *Service) UpdateBatch(ctx context.Context, itineraryID uuid.UUID, items []inventoryapi.InventoryBatchItem,
	key string) (inventoryapi.InventoryBatchResult, error) {
	call := idempotency.By(ctx, "updateInventoryBatch:"+itineraryID.String(), key, items)
	outcomes, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) ([]outcome, error) {
		outcomes := make([]outcome, len(items))
		for i, item := range items {
			outcomes[i] = outcome{ID: item.InventoryItemId, Saved: true}
			err := pgx.BeginFunc(ctx, tx, func(one pgx.Tx) error {
				return s.UpdateTx(ctx, one, itineraryID, item.InventoryItemId,
					&item.Change)
			})
			var refused *apierr.Error
			switch {
			case err == nil:
			case errors.As(err, &refused) && refused.Status() < 500:
				outcomes[i] = outcome{ID: item.InventoryItemId, Code: refused.Code, Message: refused.Message,
					Fields: refused.Fields}
			default:
				return nil, err
			}
		}
		return outcomes, nil
	})
	if err != nil {
		return inventoryapi.InventoryBatchResult{}, err
	}
	return s.batchResult(ctx, itineraryID, outcomes)
}

func (s *Service) batchResult(ctx context.Context, itineraryID uuid.UUID,
	outcomes []outcome) (inventoryapi.InventoryBatchResult, error) {
	result := inventoryapi.InventoryBatchResult{Message: allSaved, Results: make([]inventoryapi.InventoryOutcome,
		len(outcomes))}
	for i, o := range outcomes {
		one := inventoryapi.InventoryOutcome{InventoryItemId: o.ID, Saved: o.Saved}
		if o.Saved {
			view, err := s.Get(ctx, itineraryID, o.ID)
			if err != nil {
				return result, err
			}
			one.Item = inventoryapi.NewOptInventoryItem(answer(view))
			result.Saved++
		} else {
			one.Code, one.Error = api.NewOptString(o.Code), api.NewOptString(o.Message)
			if len(o.Fields) > 0 {
				one.Fields = inventoryapi.NewOptInventoryOutcomeFields(o.Fields)
			}
			result.Failed++
			result.Message = someWrong
		}
		result.Results[i] = one
	}
	return result, nil
}
