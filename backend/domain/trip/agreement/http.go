package agreement

import (
	"context"

	"caravan/backend/domain/trip/view"
	"caravan/backend/gen/api/tripapi"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
	View    *view.Service // returns the changed trip
}

// GetHostTerms implements tripapi.Handler.
func (h HTTP) GetHostTerms(ctx context.Context, params tripapi.GetHostTermsParams) (
	*tripapi.HostTermsDocumentAnswer, error) {
	document, err := h.Service.HostTerms(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &tripapi.HostTermsDocumentAnswer{Success: true, Data: document}, nil
}

// AcceptHostTerms implements tripapi.Handler.
func (h HTTP) AcceptHostTerms(ctx context.Context, req *tripapi.AcceptHostTerms, params tripapi.AcceptHostTermsParams) (
	*tripapi.TripAnswer, error) {
	if err := h.Service.AcceptTerms(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.View.Answer(ctx, params.ID)
}

// UpdateHostTerms implements tripapi.Handler.
func (h HTTP) UpdateHostTerms(ctx context.Context, req *tripapi.AcceptHostTerms, params tripapi.UpdateHostTermsParams) (
	*tripapi.TripAnswer, error) {
	if err := h.Service.AcceptTerms(ctx, params.ID, req); err != nil {
		return nil, err
	}
	return h.View.Answer(ctx, params.ID)
}
