package frame

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"caravan/backend/domain/trip/agreement"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/frameapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's page tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return frameapi.Mount(h, c) }

const pageCache = "private, no-store"

// ShowItineraryPortal implements showItineraryPortal.
func (h HTTP) ShowItineraryPortal(ctx context.Context, params frameapi.ShowItineraryPortalParams) (
	*frameapi.ShowItineraryPortalOKHeaders, error) {
	html, policy, err := h.Service.ItineraryPortal(ctx, params.ItineraryId, PortalOptions{
		Preview: params.ItineraryPreview.Or(false), HostQualifying: params.IsHostQualifying.Or(false),
		Requestable: params.IsRequestable.Or(false),
	})
	if err != nil {
		return nil, err
	}
	return &frameapi.ShowItineraryPortalOKHeaders{
		CacheControl: api.NewOptString(pageCache), ContentSecurityPolicy: api.NewOptString(policy),
		Response: frameapi.ShowItineraryPortalOK{Data: bytes.NewReader(html)},
	}, nil
}

// ShowHostTerms implements showHostTerms.
func (h HTTP) ShowHostTerms(ctx context.Context, params frameapi.ShowHostTermsParams) (
	*frameapi.ShowHostTermsOKHeaders, error) {
	html, policy, err := h.Service.HostTerms(ctx, params.TripId, TermsOptions{
		HideButtons: params.HideFooterButtons.Or(false), PostDocument: params.PostTermsDocument.Or(false),
		Draft: agreement.Draft{InitialMinor: params.InitialPrice, RemainingMinor: params.RemainingPrice,
			AdvanceMinor: params.FlightAdvance},
	})
	if err != nil {
		return nil, err
	}
	return &frameapi.ShowHostTermsOKHeaders{
		CacheControl: api.NewOptString(pageCache), ContentSecurityPolicy: api.NewOptString(policy),
		Response: frameapi.ShowHostTermsOK{Data: bytes.NewReader(html)},
	}, nil
}

// ShowTravelerTerms implements showTravelerTerms.
func (h HTTP) ShowTravelerTerms(ctx context.Context, params frameapi.ShowTravelerTermsParams) (
	*frameapi.ShowTravelerTermsOKHeaders, error) {
	html, policy, err := h.Service.TravelerTerms(ctx, params.TripId)
	if err != nil {
		return nil, err
	}
	return &frameapi.ShowTravelerTermsOKHeaders{
		CacheControl: api.NewOptString(pageCache), ContentSecurityPolicy: api.NewOptString(policy),
		Response: frameapi.ShowTravelerTermsOK{Data: bytes.NewReader(html)},
	}, nil
}

// ShowPreparation implements showPreparation.
func (h HTTP) ShowPreparation(ctx context.Context, params frameapi.ShowPreparationParams) (
	*frameapi.ShowPreparationOKHeaders, error) {
	html, policy, err := h.Service.Preparation(ctx, params.TripId)
	if err != nil {
		return nil, err
	}
	return &frameapi.ShowPreparationOKHeaders{
		CacheControl: api.NewOptString(pageCache), ContentSecurityPolicy: api.NewOptString(policy),
		Response: frameapi.ShowPreparationOK{Data: bytes.NewReader(html)},
	}, nil
}

// GetTripScreenshot implements getTripScreenshot.
func (h HTTP) GetTripScreenshot(ctx context.Context, params frameapi.GetTripScreenshotParams) (
	*frameapi.GetTripScreenshotOKHeaders, error) {
	fresh := time.Duration(params.CacheHours.Or(1)) * time.Hour
	picture, err := h.Service.Screenshot(ctx, params.ID, params.Width.Or(1280), params.Height.Or(1000), fresh)
	if err != nil {
		return nil, err
	}
	return &frameapi.GetTripScreenshotOKHeaders{
		CacheControl: api.NewOptString(fmt.Sprintf("public, max-age=%d", int(fresh.Seconds()))),
		Response:     frameapi.GetTripScreenshotOK{Data: picture},
	}, nil
}
