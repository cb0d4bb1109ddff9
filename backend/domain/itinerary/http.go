package itinerary

import (
	"bytes"
	"context"
	"fmt"
	"mime"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/pricing"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's itinerary tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return itineraryapi.Mount(h, c) }

// ListItineraries implements itineraryapi.Handler.
func (h HTTP) ListItineraries(ctx context.Context, params itineraryapi.ListItinerariesParams) (*itineraryapi.ItineraryPageAnswer, error) {
	page, err := h.Service.List(ctx, params)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryPageAnswer{Success: true, Data: page}, nil
}

// CreateItinerary implements itineraryapi.Handler.
func (h HTTP) CreateItinerary(ctx context.Context, req *itineraryapi.ItineraryDraft, params itineraryapi.CreateItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	call := idempotency.By(ctx, "createItinerary", params.IdempotencyKey, req)
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) { return h.Service.Create(ctx, tx, req) })
	if err != nil {
		return nil, err
	}
	return h.get(ctx, id)
}

// GetItinerary implements itineraryapi.Handler.
func (h HTTP) GetItinerary(ctx context.Context, params itineraryapi.GetItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	return h.get(ctx, params.ID)
}

// UpdateItinerary implements itineraryapi.Handler.
func (h HTTP) UpdateItinerary(ctx context.Context, req *itineraryapi.ItineraryUpdate, params itineraryapi.UpdateItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	if err := h.Service.Update(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// PublishItinerary implements itineraryapi.Handler.
func (h HTTP) PublishItinerary(ctx context.Context, params itineraryapi.PublishItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	if err := h.Service.Publish(ctx, params.ID); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// GetAvailability implements itineraryapi.Handler.
func (h HTTP) GetAvailability(ctx context.Context, params itineraryapi.GetAvailabilityParams) (*itineraryapi.AvailabilityAnswer, error) {
	availability, err := h.Service.Availability(ctx, params.ID, params.IncludeInUse.Or(false))
	if err != nil {
		return nil, err
	}
	return &itineraryapi.AvailabilityAnswer{Success: true, Data: availability}, nil
}

// GetSuggestedSellPrice implements itineraryapi.Handler.
func (h HTTP) GetSuggestedSellPrice(ctx context.Context, params itineraryapi.GetSuggestedSellPriceParams) (*itineraryapi.PriceRangeAnswer, error) {
	prices, err := h.Service.SuggestedPrice(ctx, params)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.PriceRangeAnswer{Success: true, Data: prices}, nil
}

// CreateService implements itineraryapi.Handler.
func (h HTTP) CreateService(ctx context.Context, req *itineraryapi.ServiceSave, params itineraryapi.CreateServiceParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.once(ctx, "createService:"+params.ID.String(), params.IdempotencyKey, req, func(tx pgx.Tx) (Saved, error) {
		return h.Service.AddServiceTx(ctx, tx, params.ID, req)
	})
}

// UpdateService implements itineraryapi.Handler.
func (h HTTP) UpdateService(ctx context.Context, req *itineraryapi.ServiceSave, params itineraryapi.UpdateServiceParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.now(ctx, func(tx pgx.Tx) (Saved, error) {
		return h.Service.UpdateServiceTx(ctx, tx, params.Type, params.ServiceId, req)
	})
}

// DeleteServices implements itineraryapi.Handler.
func (h HTTP) DeleteServices(ctx context.Context, params itineraryapi.DeleteServicesParams) (*itineraryapi.ServicesDeletedAnswer, error) {
	removed, err := h.Service.DeleteServices(ctx, params.Ids)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ServicesDeletedAnswer{Success: true, Data: itineraryapi.ServicesDeleted{Deleted: removed}}, nil
}

// SearchServiceLibrary implements itineraryapi.Handler.
func (h HTTP) SearchServiceLibrary(ctx context.Context, params itineraryapi.SearchServiceLibraryParams) (*itineraryapi.ServiceLibraryAnswer, error) {
	found, err := h.Service.SearchLibrary(ctx, params)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ServiceLibraryAnswer{Success: true, Data: found}, nil
}

// DeleteLibraryService implements itineraryapi.Handler.
func (h HTTP) DeleteLibraryService(ctx context.Context, params itineraryapi.DeleteLibraryServiceParams) (*api.DoneAnswer, error) {
	if err := h.Service.DeleteFromLibrary(ctx, params.ServiceId); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// ListAccommodations implements itineraryapi.Handler.
func (h HTTP) ListAccommodations(ctx context.Context, params itineraryapi.ListAccommodationsParams) (*itineraryapi.AccommodationPlanAnswer, error) {
	plan, err := h.Service.Accommodations(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.AccommodationPlanAnswer{Success: true, Data: plan}, nil
}

// CreateAlternative implements itineraryapi.Handler.
func (h HTTP) CreateAlternative(ctx context.Context, req *itineraryapi.AlternativeInput, params itineraryapi.CreateAlternativeParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.once(ctx, "createAlternative:"+params.ServiceId.String(), params.IdempotencyKey, req, func(tx pgx.Tx) (Saved, error) {
		return h.Service.CreateAlternativeTx(ctx, tx, params.ItineraryId, params.ServiceId, req)
	})
}

// UpdateAlternative implements itineraryapi.Handler.
func (h HTTP) UpdateAlternative(ctx context.Context, req *itineraryapi.AlternativeInput, params itineraryapi.UpdateAlternativeParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.now(ctx, func(tx pgx.Tx) (Saved, error) {
		return h.Service.UpdateAlternativeTx(ctx, tx, params.ItineraryId, params.ServiceId, params.AlternativeId, req)
	})
}

// DeleteAlternative implements itineraryapi.Handler.
func (h HTTP) DeleteAlternative(ctx context.Context, params itineraryapi.DeleteAlternativeParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.now(ctx, func(tx pgx.Tx) (Saved, error) {
		return h.Service.DeleteAlternativeTx(ctx, tx, params.ItineraryId, params.ServiceId, params.AlternativeId)
	})
}

// SwapAccommodations implements itineraryapi.Handler.
func (h HTTP) SwapAccommodations(ctx context.Context, req *itineraryapi.VersionOnly, params itineraryapi.SwapAccommodationsParams) (*itineraryapi.ServiceSavedAnswer, error) {
	return h.once(ctx, "swapAccommodations:"+params.AlternativeId.String(), params.IdempotencyKey, req, func(tx pgx.Tx) (Saved, error) {
		return h.Service.SwapTx(ctx, tx, params.ItineraryId, params.ServiceId, params.AlternativeId, req.Version)
	})
}

// EditValidityPeriods implements itineraryapi.Handler.
func (h HTTP) EditValidityPeriods(ctx context.Context, req *itineraryapi.ValidityPeriodEdit, params itineraryapi.EditValidityPeriodsParams) (*itineraryapi.ItineraryAnswer, error) {
	if err := h.Service.EditPeriods(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// ListItineraryVersions implements itineraryapi.Handler.
func (h HTTP) ListItineraryVersions(ctx context.Context, params itineraryapi.ListItineraryVersionsParams) (*itineraryapi.ItineraryVersionPageAnswer, error) {
	versions, err := h.Service.Versions(ctx, params)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryVersionPageAnswer{Success: true, Data: versions}, nil
}

// CompareItineraryVersions implements itineraryapi.Handler.
func (h HTTP) CompareItineraryVersions(ctx context.Context, params itineraryapi.CompareItineraryVersionsParams) (*itineraryapi.ItineraryDifferenceAnswer, error) {
	difference, err := h.Service.Difference(ctx, params.ID, params.Version, params.With)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryDifferenceAnswer{Success: true, Data: difference}, nil
}

// RestoreItineraryVersion implements itineraryapi.Handler.
func (h HTTP) RestoreItineraryVersion(ctx context.Context, req *itineraryapi.VersionOnly, params itineraryapi.RestoreItineraryVersionParams) (*itineraryapi.ItineraryAnswer, error) {
	scope := fmt.Sprintf("restoreItinerary:%s:%d", params.ID, params.Version)
	_, err := h.once(ctx, scope, params.IdempotencyKey, req, func(tx pgx.Tx) (Saved, error) {
		return h.Service.RestoreTx(ctx, tx, params.ID, params.Version, req.Version)
	})
	if err != nil {
		return nil, err
	}
	return h.get(ctx, params.ID)
}

// ExportItinerary implements itineraryapi.Handler.
func (h HTTP) ExportItinerary(ctx context.Context, params itineraryapi.ExportItineraryParams) (*itineraryapi.ExportItineraryOKHeaders, error) {
	name, content, err := h.Service.Export(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ExportItineraryOKHeaders{
		ContentDisposition: api.NewOptString(mime.FormatMediaType("attachment", map[string]string{"filename": name})),
		Response:           itineraryapi.ExportItineraryOK{Data: bytes.NewReader(content)},
	}, nil
}

// ImportItinerary implements itineraryapi.Handler.
func (h HTTP) ImportItinerary(ctx context.Context, req *itineraryapi.ItineraryImport, params itineraryapi.ImportItineraryParams) (*itineraryapi.ItineraryAnswer, error) {
	call := idempotency.By(ctx, "importItinerary", params.IdempotencyKey, req)
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) { return h.Service.ImportTx(ctx, tx, req.File) })
	if err != nil {
		return nil, err
	}
	return h.get(ctx, id)
}

// once makes a change of services with its idempotency key.
func (h HTTP) once(ctx context.Context, scope, key string, body any, change func(tx pgx.Tx) (Saved, error)) (*itineraryapi.ServiceSavedAnswer, error) {
	call := idempotency.By(ctx, scope, key, body)
	saved, err := idempotency.Do(ctx, h.Service.DB, call, change)
	if err != nil {
		return nil, err
	}
	return h.saved(ctx, saved)
}

func (h HTTP) now(ctx context.Context, change func(tx pgx.Tx) (Saved, error)) (*itineraryapi.ServiceSavedAnswer, error) {
	var saved Saved
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

func (h HTTP) saved(ctx context.Context, saved Saved) (*itineraryapi.ServiceSavedAnswer, error) {
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
			found, err := h.Service.ServicesByIDTx(ctx, tx, []uuid.UUID{*saved.ServiceID})
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

func (h HTTP) get(ctx context.Context, id uuid.UUID) (*itineraryapi.ItineraryAnswer, error) {
	it, err := h.Service.Get(ctx, id)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ItineraryAnswer{Success: true, Data: it}, nil
}

func instants(days []civil.Date) []time.Time {
	out := make([]time.Time, len(days))
	for i, day := range days {
		out[i] = day.UTC()
	}
	return out
}

// Tiers writes a cost schedule in the contract's form.
func Tiers(schedule []pricing.Tier) []api.Tier {
	out := make([]api.Tier, len(schedule))
	for i, tier := range schedule {
		out[i] = api.Tier{NumberOfTravelers: tier.Travelers, PriceMinor: tier.PriceMinor}
	}
	return out
}

// Schedule reads the contract's form of a cost schedule.
func Schedule(tiers []api.Tier) []pricing.Tier {
	out := make([]pricing.Tier, len(tiers))
	for i, tier := range tiers {
		out[i] = pricing.Tier{Travelers: tier.NumberOfTravelers, PriceMinor: tier.PriceMinor}
	}
	return out
}
