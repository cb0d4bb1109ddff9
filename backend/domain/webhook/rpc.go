package webhook

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"connectrpc.com/connect"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"google.golang.org/protobuf/types/known/structpb"
	"google.golang.org/protobuf/types/known/timestamppb"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/webhook/webhookdb"
	eventsv1 "caravan/backend/gen/proto/caravan/events/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// RPC has events.v1.
type RPC struct{ Service *Service }

// Follow implements events.v1: what the caller may see after the cursor, then what happens.
func (r RPC) Follow(ctx context.Context, req *connect.Request[eventsv1.FollowRequest], stream *connect.ServerStream[eventsv1.FollowResponse]) error {
	s, p, t := r.Service, principal.Must(ctx), tenant.From(ctx)
	params := follower(p, webhookdb.FollowParams{TenantID: t.ID, Types: wanted(p, req.Msg.Types), Batch: batch})
	if req.Msg.TripId != "" {
		id, err := uuid.Parse(req.Msg.TripId)
		if err != nil {
			return apierr.InvalidField("tripId", "This isn’t a valid ID")
		}
		params.TripID = &id
	}
	at, err := s.start(ctx, t.ID, req.Msg.Cursor)
	if err != nil {
		return err
	}
	// The first message says where the stream begins, so that one that breaks at once can go on.
	if err := stream.Send(&eventsv1.FollowResponse{Cursor: cursorOf(at)}); err != nil {
		return err
	}
	return event.Follow(ctx, event.Stream{
		Send: func(ctx context.Context) error {
			at, err = s.sendAfter(ctx, p, params, at, stream)
			return err
		},
		Alive: func() error { return stream.Send(&eventsv1.FollowResponse{Cursor: cursorOf(at)}) },
		Check: s.StillSignedIn,
	})
}

// wanted are the types that a caller gets. A key sees bookings only with the scope for them.
func wanted(p principal.Principal, types []string) []string {
	out := typesFor(p.Group, types)
	if p.IsKey() && !slices.Contains(p.Scopes, "bookings:read") {
		out = slices.DeleteFunc(out, func(t string) bool { return strings.HasPrefix(t, "booking.") })
	}
	return out
}

func (s *Service) start(ctx context.Context, tenantID uuid.UUID, cursor string) (int64, error) {
	if cursor != "" {
		return seqOf(cursor)
	}
	var at int64
	err := s.DB.ReadTenant(ctx, tenantID, func(tx pgx.Tx) error {
		var err error
		at, err = webhookdb.New(tx).FeedAt(ctx, tenantID)
		return err
	})
	return at, err
}

// sendAfter sends what there is after a position and gives the position reached, which moves on over events that
// the caller does not see.
func (s *Service) sendAfter(ctx context.Context, p principal.Principal, params webhookdb.FollowParams, at int64, stream *connect.ServerStream[eventsv1.FollowResponse]) (int64, error) {
	for {
		var rows []webhookdb.Event
		var references map[uuid.UUID]string
		var end int64
		err := s.DB.ReadTenant(ctx, params.TenantID, func(tx pgx.Tx) error {
			var err error
			if end, err = webhookdb.New(tx).FeedAt(ctx, params.TenantID); err != nil || end <= at {
				return err
			}
			params.After = &at
			if rows, err = webhookdb.New(tx).Follow(ctx, params); err != nil {
				return err
			}
			references, err = s.referencesTx(ctx, tx, rows...)
			return err
		})
		if ctx.Err() != nil {
			return at, nil
		}
		if err != nil {
			return at, fmt.Errorf("follow: %w", err)
		}
		for _, row := range rows {
			message, err := eventMessage(p.Group, row)
			if err != nil {
				return at, err
			}
			message.Event.ExternalId = references[row.ObjectID]
			if err := stream.Send(message); err != nil {
				return at, err
			}
			at = *row.Seq
		}
		if len(rows) < batch {
			return max(at, end), nil
		}
	}
}

// Feed answers what an operator asks of the events. It needs nothing, so that it stands before its askers.
type Feed struct{}

// OfOperatorTx reads the events of these types that concern an operator, in order, after a position of the feed. at is
// where to go on: behind the last one, or, with all of them read, at the feed's end.
func (Feed) OfOperatorTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, types []string, after int64, limit int) (events []event.Numbered, at int64, more bool, err error) {
	tenantID, queries := tenant.From(ctx).ID, webhookdb.New(tx)
	end, err := queries.FeedAt(ctx, tenantID)
	if err != nil {
		return nil, after, false, fmt.Errorf("feed: %w", err)
	}
	rows, err := queries.OperatorEvents(ctx, webhookdb.OperatorEventsParams{TenantID: tenantID, OperatorID: &operatorID, After: &after, Types: types, Batch: int32(limit + 1)})
	if err != nil {
		return nil, after, false, fmt.Errorf("events of an operator: %w", err)
	}
	if more = len(rows) > limit; more {
		rows = rows[:limit]
		end = *rows[limit-1].Seq
	}
	for _, row := range rows {
		events = append(events, event.Numbered{
			Seq: *row.Seq, ID: row.ID, Type: row.Type, ObjectType: row.ObjectType, ObjectID: row.ObjectID, At: row.OccurredAt, Before: row.Before, After: row.After,
		})
	}
	return events, max(after, end), more, nil
}

func eventMessage(group string, e webhookdb.Event) (*eventsv1.FollowResponse, error) {
	before, after := visibleTo(group, e)
	out := &eventsv1.Event{
		Id: e.ID.String(), Type: e.Type, ObjectType: e.ObjectType, ObjectId: e.ObjectID.String(), OccurredAt: timestamppb.New(e.OccurredAt),
	}
	if e.TripID != nil {
		out.TripId = e.TripID.String()
	}
	var err error
	if before != nil {
		if out.Before, err = structpb.NewStruct(before); err != nil {
			return nil, err
		}
	}
	if after != nil {
		if out.After, err = structpb.NewStruct(after); err != nil {
			return nil, err
		}
	}
	return &eventsv1.FollowResponse{Event: out, Cursor: cursorOf(*e.Seq)}, nil
}
