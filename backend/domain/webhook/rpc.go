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

// RPC serves events.v1.
type RPC struct{ Service *Service }

// Follow implements events.v1: what the caller may see after the cursor, then new events.
func (r RPC) Follow(ctx context.Context, req *connect.Request[eventsv1.FollowRequest],
	stream *connect.ServerStream[eventsv1.FollowResponse]) error {
	s, p, t := r.Service, principal.Must(ctx), tenant.From(ctx)
	filter := event.Filter{Types: wanted(p, req.Msg.Types)}
	if req.Msg.TripId != "" {
		id, err := uuid.Parse(req.Msg.TripId)
		if err != nil {
			return apierr.InvalidField("tripId", "This isn’t a valid ID")
		}
		filter.TripID = &id
	}
	var err error
	if filter.After, err = s.start(ctx, t.ID, req.Msg.Cursor); err != nil {
		return err
	}
	// The first message contains the start of the stream, so that one that breaks immediately can be continued.
	if err := stream.Send(&eventsv1.FollowResponse{Cursor: cursorOf(filter.After)}); err != nil {
		return err
	}
	return event.Follow(ctx, event.Stream{
		Send: func(ctx context.Context) error {
			filter.After, err = s.sendAfter(ctx, p, filter, stream)
			return err
		},
		Alive: func() error { return stream.Send(&eventsv1.FollowResponse{Cursor: cursorOf(filter.After)}) },
		Check: s.StillSignedIn,
	})
}

// wanted returns the types that a caller gets. A key sees bookings only with the scope for them.
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

// sendAfter sends the events after a position and returns the position reached, which also advances over events
// that the caller may not see.
func (s *Service) sendAfter(ctx context.Context, p principal.Principal, f event.Filter,
	stream *connect.ServerStream[eventsv1.FollowResponse]) (int64, error) {
	tenantID := tenant.From(ctx).ID
	for {
		var rows []event.Numbered
		var references map[uuid.UUID]string
		var end int64
		err := s.DB.ReadTenant(ctx, tenantID, func(tx pgx.Tx) error {
			var err error
			if end, err = webhookdb.New(tx).FeedAt(ctx, tenantID); err != nil || end <= f.After {
				return err
			}
			if f.For, err = audienceTx(ctx, tx, tenantID, p); err != nil {
				return err
			}
			if rows, err = event.Read(ctx, tx, tenantID, f, batch); err != nil {
				return err
			}
			references, err = s.referencesTx(ctx, tx, rows...)
			return err
		})
		if ctx.Err() != nil {
			return f.After, nil
		}
		if err != nil {
			return f.After, fmt.Errorf("follow: %w", err)
		}
		for _, row := range rows {
			message, err := eventMessage(p.Group, row)
			if err != nil {
				return f.After, err
			}
			message.Event.ExternalId = references[row.ObjectID]
			if err := stream.Send(message); err != nil {
				return f.After, err
			}
			f.After = row.Seq
		}
		if len(rows) < batch {
			return max(f.After, end), nil
		}
	}
}

// Feed answers operators' queries about events. It needs nothing, so that it can be built before its users.
type Feed struct{}

// OfOperatorTx returns the events of these types that concern an operator, in order, after a position of the
// feed. at is where to continue: after the last one, or, if all of them were read, at the feed's end.
func (Feed) OfOperatorTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, types []string, after int64,
	limit int) (events []event.Numbered, at int64, more bool, err error) {
	tenantID := tenant.From(ctx).ID
	end, err := webhookdb.New(tx).FeedAt(ctx, tenantID)
	if err != nil {
		return nil, after, false, fmt.Errorf("feed: %w", err)
	}
	filter := event.Filter{After: after, Types: types, For: &event.Audience{Operators: []uuid.UUID{operatorID}}}
	events, err = event.Read(ctx, tx, tenantID, filter, limit+1)
	if err != nil {
		return nil, after, false, fmt.Errorf("events of an operator: %w", err)
	}
	if more = len(events) > limit; more {
		events = events[:limit]
		end = events[limit-1].Seq
	}
	return events, max(after, end), more, nil
}

func eventMessage(group string, e event.Numbered) (*eventsv1.FollowResponse, error) {
	before, after := visibleTo(group, e)
	out := &eventsv1.Event{
		Id: e.ID.String(), Type: e.Type, ObjectType: e.ObjectType, ObjectId: e.ObjectID.String(),
		OccurredAt: timestamppb.New(e.At),
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
	return &eventsv1.FollowResponse{Event: out, Cursor: cursorOf(e.Seq)}, nil
}
