package timeline

import (
	"context"

	"caravan/backend/gen/api/timelineapi"
	"caravan/backend/platform/page"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's timeline tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return timelineapi.Mount(h, c) }

const defaultLimit = 25

// ListTimeline implements listTimeline.
func (h HTTP) ListTimeline(ctx context.Context, params timelineapi.ListTimelineParams) (
	*timelineapi.TimelinePageAnswer, error) {
	q := Question{Of: params.ObjectType, ID: params.ObjectId, Kind: params.Kind.Or(""),
		Limit: params.Limit.Or(defaultLimit)}
	if err := page.Decode(params.Cursor.Value, &q.After); err != nil {
		return nil, err
	}
	items, next, err := h.Service.Page(ctx, q)
	if err != nil {
		return nil, err
	}
	data := timelineapi.TimelinePage{Items: items}
	data.NextCursor.Value, data.NextCursor.Set = next, next != ""
	return &timelineapi.TimelinePageAnswer{Success: true, Data: data}, nil
}
