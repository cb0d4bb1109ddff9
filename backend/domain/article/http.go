package article

import (
	"context"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/articleapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's article tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return articleapi.Mount(h, c) }

// GetPublicSitePage implements getPublicSitePage.
func (h HTTP) GetPublicSitePage(ctx context.Context, params articleapi.GetPublicSitePageParams) (
	*articleapi.PublicSitePageAnswer, error) {
	language := string(params.Language.Or(articleapi.SitePageLanguage(tenant.LanguageOf(ctx))))
	page, all, err := h.Service.Read(ctx, Page(params.Page), language, params.Version.Or(0))
	if err != nil {
		return nil, err
	}
	data := articleapi.PublicSitePage{
		Page: params.Page, Language: articleapi.SitePageLanguage(page.Language), Title: page.Title, HTML: page.HTML,
		Version: page.Number, PublishedAt: page.PublishedAt.UTC(),
		Versions: make([]articleapi.PublicSitePageVersion, len(all)),
	}
	for i, v := range all {
		data.Versions[i] = articleapi.PublicSitePageVersion{Version: v.Number, PublishedAt: v.PublishedAt.UTC(),
			Note: optional(v.Note)}
	}
	return &articleapi.PublicSitePageAnswer{Success: true, Data: data}, nil
}

func optional(text string) (out api.OptString) {
	if text != "" {
		out.SetTo(text)
	}
	return out
}

// ListSitePages implements listSitePages.
func (h HTTP) ListSitePages(ctx context.Context) (*articleapi.SitePageListAnswer, error) {
	states, err := h.Service.List(ctx)
	if err != nil {
		return nil, err
	}
	data := articleapi.SitePageList{Items: make([]articleapi.SitePageState, len(states))}
	for i, s := range states {
		item := articleapi.SitePageState{Page: articleapi.SitePageKey(s.Page),
			Language: articleapi.SitePageLanguage(s.Language)}
		if s.DraftedAt != nil {
			item.DraftSavedAt.SetTo(s.DraftedAt.UTC())
		}
		if s.Live != nil {
			item.Live.SetTo(s.Live.answer())
		}
		data.Items[i] = item
	}
	return &articleapi.SitePageListAnswer{Success: true, Data: data}, nil
}

func (v Version) answer() articleapi.SitePageVersion {
	return articleapi.SitePageVersion{Number: v.Number, Title: v.Title, HTML: optional(v.HTML), Note: v.Note,
		PublishedAt: v.PublishedAt.UTC(), PublishedBy: v.PublishedBy, Live: v.Live}
}

func at(page articleapi.SitePageKey, language articleapi.SitePageLanguage) At {
	return At{Page(page), string(language)}
}

func (h HTTP) answer(ctx context.Context, of At, err error) (*articleapi.SitePageAnswer, error) {
	if err != nil {
		return nil, err
	}
	s, err := h.Service.Get(ctx, of)
	if err != nil {
		return nil, err
	}
	data := articleapi.SitePage{
		Page: articleapi.SitePageKey(of.Page), Language: articleapi.SitePageLanguage(of.Language), Version: s.Version,
		Title: s.Text.Title, HTML: s.Text.HTML, DraftSavedBy: optional(s.DraftedBy),
	}
	if s.DraftedAt != nil {
		data.DraftSavedAt.SetTo(s.DraftedAt.UTC())
	}
	if s.Live != nil {
		data.Live.SetTo(s.Live.answer())
	}
	for _, action := range s.Actions() {
		data.AvailableActions = append(data.AvailableActions, articleapi.SitePageAction(action))
	}
	return &articleapi.SitePageAnswer{Success: true, Data: data}, nil
}

// GetSitePage implements getSitePage.
func (h HTTP) GetSitePage(ctx context.Context, params articleapi.GetSitePageParams) (
	*articleapi.SitePageAnswer, error) {
	return h.answer(ctx, at(params.Page, params.Language), nil)
}

// SaveSitePageDraft implements saveSitePageDraft.
func (h HTTP) SaveSitePageDraft(ctx context.Context, req *articleapi.SitePageDraft,
	params articleapi.SaveSitePageDraftParams) (*articleapi.SitePageAnswer, error) {
	of := at(params.Page, params.Language)
	return h.answer(ctx, of, h.Service.Save(ctx, of, req.Version, Text{req.Title, req.HTML}))
}

// DiscardSitePageDraft implements discardSitePageDraft.
func (h HTTP) DiscardSitePageDraft(ctx context.Context, req *articleapi.SitePageChange,
	params articleapi.DiscardSitePageDraftParams) (*articleapi.SitePageAnswer, error) {
	of := at(params.Page, params.Language)
	return h.answer(ctx, of, h.Service.Discard(ctx, of, req.Version))
}

// PublishSitePage implements publishSitePage.
func (h HTTP) PublishSitePage(ctx context.Context, req *articleapi.SitePagePublication,
	params articleapi.PublishSitePageParams) (*articleapi.SitePageAnswer, error) {
	of := at(params.Page, params.Language)
	return h.answer(ctx, of, h.Service.Publish(ctx, of, req.Version, req.Note.Value))
}

// TakeSitePageDown implements takeSitePageDown.
func (h HTTP) TakeSitePageDown(ctx context.Context, req *articleapi.SitePageChange,
	params articleapi.TakeSitePageDownParams) (*articleapi.SitePageAnswer, error) {
	of := at(params.Page, params.Language)
	return h.answer(ctx, of, h.Service.TakeDown(ctx, of, req.Version))
}

// ListSitePageVersions implements listSitePageVersions.
func (h HTTP) ListSitePageVersions(ctx context.Context, params articleapi.ListSitePageVersionsParams) (
	*articleapi.SitePageVersionListAnswer, error) {
	versions, err := h.Service.Versions(ctx, at(params.Page, params.Language))
	if err != nil {
		return nil, err
	}
	data := articleapi.SitePageVersionList{Items: make([]articleapi.SitePageVersion, len(versions))}
	for i, v := range versions {
		data.Items[i] = v.answer()
	}
	return &articleapi.SitePageVersionListAnswer{Success: true, Data: data}, nil
}

// GetSitePageVersion implements getSitePageVersion.
func (h HTTP) GetSitePageVersion(ctx context.Context, params articleapi.GetSitePageVersionParams) (
	*articleapi.SitePageVersionAnswer, error) {
	version, err := h.Service.Version(ctx, at(params.Page, params.Language), params.Number)
	if err != nil {
		return nil, err
	}
	return &articleapi.SitePageVersionAnswer{Success: true, Data: version.answer()}, nil
}

// RestoreSitePageVersion implements restoreSitePageVersion.
func (h HTTP) RestoreSitePageVersion(ctx context.Context, req *articleapi.SitePageChange,
	params articleapi.RestoreSitePageVersionParams) (*articleapi.SitePageAnswer, error) {
	of := at(params.Page, params.Language)
	return h.answer(ctx, of, h.Service.Restore(ctx, of, req.Version, params.Number))
}
