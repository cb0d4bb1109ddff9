package host

import (
	"context"

	"caravan/backend/gen/api"
)

// HTTP serves the operations of the contract's host tag.
type HTTP struct{ Service *Service }

// GetMyHost implements api.Handler.
func (h HTTP) GetMyHost(ctx context.Context) (*api.HostAnswer, error) {
	host, err := h.Service.Mine(ctx)
	if err != nil {
		return nil, err
	}
	return &api.HostAnswer{Success: true, Data: host}, nil
}

// GetAudience implements api.Handler.
func (h HTTP) GetAudience(ctx context.Context) (*api.AudienceAnswer, error) {
	audience, err := h.Service.Audience(ctx)
	if err != nil {
		return nil, err
	}
	return &api.AudienceAnswer{Success: true, Data: audience}, nil
}

// GetPublicProfile implements api.Handler.
func (h HTTP) GetPublicProfile(ctx context.Context, params api.GetPublicProfileParams) (*api.PublicProfileAnswer, error) {
	profile, err := h.Service.PublicProfile(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.PublicProfileAnswer{Success: true, Data: profile}, nil
}

// GetPublicHost implements api.Handler.
func (h HTTP) GetPublicHost(ctx context.Context, params api.GetPublicHostParams) (*api.PublicProfileAnswer, error) {
	profile, err := h.Service.PublicPage(ctx, params.Path)
	if err != nil {
		return nil, err
	}
	return &api.PublicProfileAnswer{Success: true, Data: profile}, nil
}

// SavePublicProfile implements api.Handler.
func (h HTTP) SavePublicProfile(ctx context.Context, req *api.PublicProfileInput, params api.SavePublicProfileParams) (*api.PublicProfileAnswer, error) {
	profile, err := h.Service.SavePublicProfile(ctx, params.ID, req)
	if err != nil {
		return nil, err
	}
	return &api.PublicProfileAnswer{Success: true, Data: profile}, nil
}

// GetHomeProgress implements api.Handler.
func (h HTTP) GetHomeProgress(ctx context.Context, params api.GetHomeProgressParams) (*api.HomeProgressAnswer, error) {
	progress, err := h.Service.Progress(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.HomeProgressAnswer{Success: true, Data: progress}, nil
}

// OnboardHost implements api.Handler.
func (h HTTP) OnboardHost(ctx context.Context, req *api.OnboardHost) (*api.HostAnswer, error) {
	host, err := h.Service.Onboard(ctx, req)
	if err != nil {
		return nil, err
	}
	return &api.HostAnswer{Success: true, Data: host}, nil
}

// ConnectSocials implements api.Handler.
func (h HTTP) ConnectSocials(ctx context.Context) (*api.SocialConnectionAnswer, error) {
	connection, err := h.Service.ConnectSocials(ctx)
	if err != nil {
		return nil, err
	}
	return &api.SocialConnectionAnswer{Success: true, Data: connection}, nil
}

// ListCategories implements api.Handler.
func (h HTTP) ListCategories(context.Context) (*api.CategoriesAnswer, error) {
	return &api.CategoriesAnswer{Success: true, Data: api.Categories{Items: Categories()}}, nil
}

// ImportMarketingList implements api.Handler.
func (h HTTP) ImportMarketingList(ctx context.Context, req *api.MarketingListFileMultipart, params api.ImportMarketingListParams) (*api.MarketingListImportAnswer, error) {
	imported, err := h.Service.ImportMarketingList(ctx, params.ID, req.File.File)
	if err != nil {
		return nil, err
	}
	return &api.MarketingListImportAnswer{Success: true, Data: imported}, nil
}
