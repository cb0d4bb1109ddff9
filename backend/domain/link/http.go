package link

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/rest"
)

// HTTP serves the REST operations of this domain.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return linkapi.Mount(h, c) }

// AdminListLinks implements adminListLinks.
func (h HTTP) AdminListLinks(ctx context.Context, params linkapi.AdminListLinksParams) (
	*linkapi.LinkPageAnswer, error) {
	return pageAnswer(h.Service.List(ctx, record.Asked(params)))
}

// ListMyLinks implements listMyLinks.
func (h HTTP) ListMyLinks(ctx context.Context, params linkapi.ListMyLinksParams) (*linkapi.LinkPageAnswer, error) {
	return pageAnswer(h.Service.List(ctx, record.Asked(params)))
}

// ListLinkMetadata implements listLinkMetadata.
func (h HTTP) ListLinkMetadata(ctx context.Context, params linkapi.ListLinkMetadataParams) (
	*api.RecordMetadataPageAnswer, error) {
	return record.Metadata(ctx, h.Service.DB, linkRecords, record.MetadataParams(params))
}

// CreateLink implements createLink.
func (h HTTP) CreateLink(ctx context.Context, req *linkapi.NewLink, params linkapi.CreateLinkParams) (
	*linkapi.LinkAnswer, error) {
	call := idempotency.By(ctx, "createLink", params.IdempotencyKey, req)
	id, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.CreateTx(ctx, tx, req)
	})
	if err := refused(err); err != nil {
		return nil, err
	}
	return linkAnswer(h.Service.Get(ctx, id))
}

// AdminGetLink implements adminGetLink.
func (h HTTP) AdminGetLink(ctx context.Context, params linkapi.AdminGetLinkParams) (*linkapi.LinkAnswer, error) {
	return linkAnswer(h.Service.Get(ctx, params.ID))
}

// AdminUpdateLink implements adminUpdateLink.
func (h HTTP) AdminUpdateLink(ctx context.Context, req *linkapi.LinkUpdate, params linkapi.AdminUpdateLinkParams) (
	*linkapi.LinkAnswer, error) {
	return linkAnswer(h.Service.Update(ctx, params.ID, req))
}

// UpdateMyLink implements updateMyLink.
func (h HTTP) UpdateMyLink(ctx context.Context, req *linkapi.LinkUpdate, params linkapi.UpdateMyLinkParams) (
	*linkapi.LinkAnswer, error) {
	return linkAnswer(h.Service.Update(ctx, params.ID, req))
}

// GetPublicLink implements getPublicLink.
func (h HTTP) GetPublicLink(ctx context.Context, params linkapi.GetPublicLinkParams) (
	*linkapi.PublicLinkAnswer, error) {
	shown, err := h.Service.Public(ctx, params.LinkPath)
	if err != nil {
		return nil, err
	}
	return &linkapi.PublicLinkAnswer{Success: true, Data: shown}, nil
}

// AnswerSurvey implements answerSurvey.
func (h HTTP) AnswerSurvey(ctx context.Context, req *linkapi.SurveyReply, params linkapi.AnswerSurveyParams) (
	*api.DoneAnswer, error) {
	return done(h.Service.Answer(ctx, params.LinkPath, params.IdempotencyKey, req))
}

// JoinMailingList implements joinMailingList.
func (h HTTP) JoinMailingList(ctx context.Context, req *linkapi.MailingListSignup,
	params linkapi.JoinMailingListParams) (*api.DoneAnswer, error) {
	return done(h.Service.Join(ctx, params.LinkPath, params.IdempotencyKey, req))
}

func done(err error) (*api.DoneAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

func linkAnswer(l linkapi.Link, err error) (*linkapi.LinkAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &linkapi.LinkAnswer{Success: true, Data: l}, nil
}

func pageAnswer(p linkapi.LinkPage, err error) (*linkapi.LinkPageAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &linkapi.LinkPageAnswer{Success: true, Data: p}, nil
}

// ListMySites implements listMySites.
func (h HTTP) ListMySites(ctx context.Context) (*linkapi.HostSitesAnswer, error) {
	return sitesAnswer(h.Service.Sites(ctx))
}

// AllowMySite implements allowMySite.
func (h HTTP) AllowMySite(ctx context.Context, req *linkapi.NewHostSite) (*linkapi.HostSitesAnswer, error) {
	if err := h.Service.AddSite(ctx, req); err != nil {
		return nil, err
	}
	return sitesAnswer(h.Service.Sites(ctx))
}

// RefuseMySite implements refuseMySite.
func (h HTTP) RefuseMySite(ctx context.Context, params linkapi.RefuseMySiteParams) (*linkapi.HostSitesAnswer, error) {
	if err := h.Service.RemoveSite(ctx, params.ID); err != nil {
		return nil, err
	}
	return sitesAnswer(h.Service.Sites(ctx))
}

func sitesAnswer(sites linkapi.HostSites, err error) (*linkapi.HostSitesAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &linkapi.HostSitesAnswer{Success: true, Data: sites}, nil
}
