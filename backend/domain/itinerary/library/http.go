package library

import (
	"context"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// SearchServiceLibrary implements itineraryapi.Handler.
func (h HTTP) SearchServiceLibrary(ctx context.Context, params itineraryapi.SearchServiceLibraryParams) (
	*itineraryapi.ServiceLibraryAnswer, error) {
	found, err := h.Service.SearchLibrary(ctx, params)
	if err != nil {
		return nil, err
	}
	return &itineraryapi.ServiceLibraryAnswer{Success: true, Data: found}, nil
}

// DeleteLibraryService implements itineraryapi.Handler.
func (h HTTP) DeleteLibraryService(ctx context.Context, params itineraryapi.DeleteLibraryServiceParams) (
	*api.DoneAnswer, error) {
	if err := h.Service.DeleteFromLibrary(ctx, params.ServiceId); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
