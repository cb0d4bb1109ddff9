package days

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/idempotency"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// CreateService implements itineraryapi.Handler.
func (h HTTP) CreateService(ctx context.Context, req *itineraryapi.ServiceSave,
	params itineraryapi.CreateServiceParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.once(ctx, "createService:"+params.ID.String(), params.IdempotencyKey, req,
		func(tx pgx.Tx) (edit.Saved, error) {
			return h.Service.AddServiceTx(ctx, tx, params.ID, req)
		})
}

// UpdateService implements itineraryapi.Handler.
func (h HTTP) UpdateService(ctx context.Context, req *itineraryapi.ServiceSave,
	params itineraryapi.UpdateServiceParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.now(ctx, func(tx pgx.Tx) (edit.Saved, error) {
		return h.Service.UpdateServiceTx(ctx, tx, params.Type, params.ServiceId, req)
	})
}

// DeleteServices implements itineraryapi.Handler.
func (h HTTP) DeleteServices(ctx context.Context, params itineraryapi.DeleteServicesParams) (
	*itineraryapi.ServicesDeletedAnswer, error) {
	removed, err := h.Service.DeleteServices(ctx, params.Ids)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ServicesDeletedAnswer{Success: true, Data: itineraryapi.ServicesDeleted{Deleted: removed}}, nil
}

// CreateAlternative implements itineraryapi.Handler.
func (h HTTP) CreateAlternative(ctx context.Context, req *itineraryapi.AlternativeInput,
	params itineraryapi.CreateAlternativeParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.once(ctx, "createAlternative:"+params.ServiceId.String(), params.IdempotencyKey, req,
		func(tx pgx.Tx) (edit.Saved, error) {
			return h.Service.CreateAlternativeTx(ctx, tx, params.ItineraryId, params.ServiceId, req)
		})
}

// UpdateAlternative implements itineraryapi.Handler.
func (h HTTP) UpdateAlternative(ctx context.Context, req *itineraryapi.AlternativeInput,
	params itineraryapi.UpdateAlternativeParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.now(ctx, func(tx pgx.Tx) (edit.Saved, error) {
		return h.Service.UpdateAlternativeTx(ctx, tx, params.ItineraryId, params.ServiceId, params.AlternativeId, req)
	})
}

// DeleteAlternative implements itineraryapi.Handler.
func (h HTTP) DeleteAlternative(ctx context.Context, params itineraryapi.DeleteAlternativeParams) (
	*itineraryapi.ServiceSavedAnswer, error) {
	return h.now(ctx, func(tx pgx.Tx) (edit.Saved, error) {
		return h.Service.DeleteAlternativeTx(ctx, tx, params.ItineraryId, params.ServiceId, params.AlternativeId)
	})
}

// SwapAccommodations implements itineraryapi.Handler.
func (h HTTP) SwapAccommodations(ctx context.Context, req *itineraryapi.VersionOnly,
	params itineraryapi.SwapAccommodationsParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.once(ctx, "swapAccommodations:"+params.AlternativeId.String(), params.IdempotencyKey, req,
		func(tx pgx.Tx) (edit.Saved, error) {
			return h.Service.SwapTx(ctx, tx, params.ItineraryId, params.ServiceId, params.AlternativeId, req.Version)
		})
}

// once changes services under the call's idempotency key.
func (h HTTP) once(ctx context.Context, scope, key string, body any, change func(tx pgx.Tx) (edit.Saved, error)) (
	*itineraryapi.ServiceSavedAnswer, error) {
	call := idempotency.By(ctx, scope, key, body)
	saved, err := idempotency.Do(ctx, h.Service.DB, call, change)
	if err != nil {
		return nil, err
	}
	return h.saved(ctx, saved)
}

func (h HTTP) now(ctx context.Context, change func(tx pgx.Tx) (edit.Saved, error)) (
	*itineraryapi.ServiceSavedAnswer, error) {
	var saved edit.Saved
	err := h.Service.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		saved, err = change(tx)
		return err
	})
	if err != nil {
		return nil, err
	}
	return h.saved(ctx, saved)
}

func (h HTTP) saved(ctx context.Context, saved edit.Saved) (*itineraryapi.ServiceSavedAnswer, error) {
	data := itineraryapi.ServiceSaved{Version: saved.Version}
	for _, text := range saved.ResetDates {
		day, err := civil.Parse(text)
		if err != nil {
			return nil, err
		}
		data.ResetDates = append(data.ResetDates, day.UTC())
	}
	if saved.ServiceID != nil {
		err := h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
			found, err := h.Service.Itineraries.ServicesByIDTx(ctx, tx, []uuid.UUID{*saved.ServiceID})
			if service, ok := found[*saved.ServiceID]; ok {
				data.Service = itineraryapi.NewOptService(service)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return &itineraryapi.ServiceSavedAnswer{Success: true, Data: data}, nil
}
