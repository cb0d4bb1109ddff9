package notification

import (
	"context"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of this package; package desk mounts them with its own.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// ListMyNotices implements listMyNotices.
func (h HTTP) ListMyNotices(ctx context.Context, params notificationapi.ListMyNoticesParams) (
	*notificationapi.NoticePageAnswer, error) {
	page, err := h.Service.Notices(ctx, params.Cursor.Value, params.Limit.Value)
	if err != nil {
		return nil, err
	}
	return &notificationapi.NoticePageAnswer{Success: true, Data: page}, nil
}

// ListMyNoticeChoices implements listMyNoticeChoices.
func (h HTTP) ListMyNoticeChoices(ctx context.Context) (*notificationapi.NoticeChoicesAnswer, error) {
	choices, err := h.Service.NoticeChoices(ctx)
	if err != nil {
		return nil, err
	}
	return &notificationapi.NoticeChoicesAnswer{Success: true, Data: choices}, nil
}

// ChooseMyNotice implements chooseMyNotice.
func (h HTTP) ChooseMyNotice(ctx context.Context, req *notificationapi.NoticeChoice) (
	*notificationapi.NoticeChoicesAnswer, error) {
	choices, err := h.Service.ChooseNotice(ctx, *req)
	if err != nil {
		return nil, err
	}
	return &notificationapi.NoticeChoicesAnswer{Success: true, Data: choices}, nil
}

// ReadMyNotices implements readMyNotices.
func (h HTTP) ReadMyNotices(ctx context.Context, req *notificationapi.NoticesRead) (*api.DoneAnswer, error) {
	if err := h.Service.ReadNotices(ctx, req); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
