package supply

import (
	"context"
	"fmt"

	"connectrpc.com/connect"
	"github.com/google/uuid"

	supplyv1 "caravan/backend/gen/proto/caravan/supply/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
	"caravan/backend/platform/event"
)

// RPC serves supply.v1.
type RPC struct{ Service *Service }

// PushItineraries implements supply.v1 PushItineraries.
func (r RPC) PushItineraries(ctx context.Context, req *connect.Request[supplyv1.PushItinerariesRequest]) (
	*connect.Response[supplyv1.PushItinerariesResponse], error) {
	results, err := batch(ctx, req.Msg.Itineraries, r.Service.PushItinerary)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(&supplyv1.PushItinerariesResponse{Results: results}), nil
}

// PushDepartures implements supply.v1 PushDepartures.
func (r RPC) PushDepartures(ctx context.Context, req *connect.Request[supplyv1.PushDeparturesRequest]) (
	*connect.Response[supplyv1.PushDeparturesResponse], error) {
	results, err := batch(ctx, req.Msg.Departures, r.Service.PushDeparture)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(&supplyv1.PushDeparturesResponse{Results: results}), nil
}

func batch[T any](ctx context.Context, items []T, push func(context.Context, uuid.UUID, T) (*supplyv1.Result, error)) (
	[]*supplyv1.Result, error) {
	operatorID, err := operatorOf(ctx)
	if err != nil {
		return nil, err
	}
	if len(items) > maximumBatch {
		return nil, apierr.New(apierr.CodeTooLarge, fmt.Sprintf("A batch can have up to %s.", count.Of(maximumBatch, "item")))
	}
	results := make([]*supplyv1.Result, len(items))
	for i, item := range items {
		if results[i], err = push(ctx, operatorID, item); err != nil && ctx.Err() != nil {
			return nil, err
		}
	}
	return results, nil
}

const (
	defaultPage = 100
	maximumPage = 500
)

// ListChanges implements supply.v1 ListChanges.
func (r RPC) ListChanges(ctx context.Context, req *connect.Request[supplyv1.ListChangesRequest]) (
	*connect.Response[supplyv1.ListChangesResponse], error) {
	limit := int(req.Msg.Limit)
	if limit <= 0 {
		limit = defaultPage
	}
	changes, cursor, more, err := r.Service.Changes(ctx, req.Msg.After, min(limit, maximumPage))
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(&supplyv1.ListChangesResponse{Changes: changes, Cursor: cursor, More: more}), nil
}

const (
	defaultList = 25
	maximumList = 100
)

// ListSynced implements supply.v1 ListSynced.
func (r RPC) ListSynced(ctx context.Context, req *connect.Request[supplyv1.ListSyncedRequest]) (
	*connect.Response[supplyv1.ListSyncedResponse], error) {
	limit := int(req.Msg.Limit)
	if limit <= 0 {
		limit = defaultList
	}
	items, next, err := r.Service.ListSynced(ctx, req.Msg.Q, req.Msg.Cursor, min(limit, maximumList))
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(&supplyv1.ListSyncedResponse{Items: items, NextCursor: next}), nil
}

// GetSynced implements supply.v1 GetSynced.
func (r RPC) GetSynced(ctx context.Context, req *connect.Request[supplyv1.GetSyncedRequest]) (
	*connect.Response[supplyv1.GetSyncedResponse], error) {
	id, err := uuid.Parse(req.Msg.ItineraryId)
	if err != nil {
		return nil, apierr.NotFound("itinerary")
	}
	item, differences, err := r.Service.Synced(ctx, id)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(&supplyv1.GetSyncedResponse{Itinerary: item, Differences: differences}), nil
}

// DecideSynced implements supply.v1 DecideSynced.
func (r RPC) DecideSynced(ctx context.Context, req *connect.Request[supplyv1.DecideSyncedRequest]) (
	*connect.Response[supplyv1.DecideSyncedResponse], error) {
	version, err := r.Service.Decide(ctx, req.Msg)
	if err != nil {
		return nil, err
	}
	return connect.NewResponse(&supplyv1.DecideSyncedResponse{Version: version}), nil
}

// WatchChanges implements supply.v1 WatchChanges; it ends when the caller disconnects or may no longer follow.
func (r RPC) WatchChanges(ctx context.Context, req *connect.Request[supplyv1.WatchChangesRequest],
	stream *connect.ServerStream[supplyv1.WatchChangesResponse]) error {
	at := req.Msg.After
	// The first message opens the stream, so that the client knows that it is connected.
	if err := stream.Send(&supplyv1.WatchChangesResponse{Cursor: at}); err != nil {
		return err
	}
	return event.Follow(ctx, event.Stream{
		Send: func(ctx context.Context) error {
			for {
				changes, cursor, more, err := r.Service.Changes(ctx, at, maximumPage)
				if err != nil {
					return err
				}
				for _, change := range changes {
					if err := stream.Send(&supplyv1.WatchChangesResponse{Change: change, Cursor: change.Cursor}); err != nil {
						return err
					}
				}
				if at = cursor; !more {
					return nil
				}
			}
		},
		Alive: func() error { return stream.Send(&supplyv1.WatchChangesResponse{Cursor: at}) },
		Check: r.Service.StillSignedIn,
	})
}
