package agreement

import (
	"context"

	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api"
)

// HTTP serves what the room is for.
type HTTP struct {
	Service *Service
	View    *view.Service // shows the trip as it is then
}

// GetHostTerms implements api.Handler.
func (h HTTP) GetHostTerms(ctx context.Context, params api.GetHostTermsParams) (*api.HostTermsDocumentAnswer, error) {
	document, err := h.Service.HostTerms(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.HostTermsDocumentAnswer{Success: true, Data: document}, nil
}

// AcceptHostTerms implements api.Handler.
func (h HTTP) AcceptHostTerms(ctx context.Context, req *api.AcceptHostTerms, params api.AcceptHostTermsParams) (*api.TripAnswer, error) {
	if err := h.Service.AcceptTerms(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.View.Answer(ctx, params.ID)
}

// UpdateHostTerms implements api.Handler.
func (h HTTP) UpdateHostTerms(ctx context.Context, req *api.AcceptHostTerms, params api.UpdateHostTermsParams) (*api.TripAnswer, error) {
	if err := h.Service.AcceptTerms(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.View.Answer(ctx, params.ID)
}
