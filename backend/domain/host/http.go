package host

import (
	"context"

	"caravan/backend/gen/api/hostapi"
)

// HTTP serves the operations of the contract's host tag.
type HTTP struct {
	Service *Service
}

// GetMyHost implements hostapi.Handler.
func (h HTTP) GetMyHost(ctx context.Context) (*hostapi.HostAnswer, error) {
	host, err := h.Service.Mine(ctx)
	if err != nil {
		return nil, err
	}
	return &hostapi.HostAnswer{Success: true, Data: host}, nil
}

// GetAudience implements hostapi.Handler.
func (h HTTP) GetAudience(ctx context.Context) (*hostapi.AudienceAnswer, error) {
	audience, err := h.Service.Audience(ctx)
	if err != nil {
		return nil, err
	}
	return &hostapi.AudienceAnswer{Success: true, Data: audience}, nil
}

// GetPublicProfile implements hostapi.Handler.
func (h HTTP) GetPublicProfile(ctx context.Context, params hostapi.GetPublicProfileParams) (
	*hostapi.PublicProfileAnswer, error) {
	profile, err := h.Service.PublicProfile(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &hostapi.PublicProfileAnswer{Success: true, Data: profile}, nil
}

// GetPublicHost implements hostapi.Handler.
func (h HTTP) GetPublicHost(ctx context.Context, params hostapi.GetPublicHostParams) (
	*hostapi.PublicProfileAnswer, error) {
	profile, err := h.Service.PublicPage(ctx, params.Path)
	if err != nil {
		return nil, err
	}
	return &hostapi.PublicProfileAnswer{Success: true, Data: profile}, nil
}

// SavePublicProfile implements hostapi.Handler.
func (h HTTP) SavePublicProfile(ctx context.Context, req *hostapi.PublicProfileInput,
	params hostapi.SavePublicProfileParams) (*hostapi.PublicProfileAnswer, error) {
	profile, err := h.Service.SavePublicProfile(ctx, params.ID, req)
	if err != nil {
		return nil, err
	}
	return &hostapi.PublicProfileAnswer{Success: true, Data: profile}, nil
}

// GetHomeProgress implements hostapi.Handler.
func (h HTTP) GetHomeProgress(ctx context.Context, params hostapi.GetHomeProgressParams) (
	*hostapi.HomeProgressAnswer, error) {
	progress, err := h.Service.Progress(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &hostapi.HomeProgressAnswer{Success: true, Data: progress}, nil
}

// OnboardHost implements hostapi.Handler.
func (h HTTP) OnboardHost(ctx context.Context, req *hostapi.OnboardHost) (*hostapi.HostAnswer, error) {
	host, err := h.Service.Onboard(ctx, req)
	if err != nil {
		return nil, err
	}
	return &hostapi.HostAnswer{Success: true, Data: host}, nil
}

// ConnectSocials implements hostapi.Handler.
func (h HTTP) ConnectSocials(ctx context.Context) (*hostapi.SocialConnectionAnswer, error) {
	connection, err := h.Service.ConnectSocials(ctx)
	if err != nil {
		return nil, err
	}
	return &hostapi.SocialConnectionAnswer{Success: true, Data: connection}, nil
}

// ImportMarketingList implements hostapi.Handler.
func (h HTTP) ImportMarketingList(ctx context.Context, req *hostapi.MarketingListFileMultipart,
	params hostapi.ImportMarketingListParams) (*hostapi.MarketingListImportAnswer, error) {
	imported, err := h.Service.ImportMarketingList(ctx, params.ID, req.File.File)
	if err != nil {
		return nil, err
	}
	return &hostapi.MarketingListImportAnswer{Success: true, Data: imported}, nil
}
