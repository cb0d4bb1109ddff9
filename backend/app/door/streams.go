package door

import (
	"context"
	"sync"
	"time"

	"connectrpc.com/connect"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// streams limits how many streams are open concurrently: each costs a connection and a wait for the next event.
// It counts in the process, for each person or API key and for each marketplace.
type streams struct {
	perPerson, perTenant int

	mu   sync.Mutex
	open map[string]int
}

func newStreams(c Limits) *streams {
	return &streams{perPerson: c.StreamsPerPerson, perTenant: c.StreamsPerTenant, open: map[string]int{}}
}

// soon is when to retry: streams end on their own, at unpredictable times.
const soon = 30 * time.Second

// enter counts a stream until leave is called.
func (s *streams) enter(ctx context.Context) (leave func(), err error) {
	whose := "tenant " + tenant.From(ctx).ID.String()
	// A caller that is not signed in is rejected with the first message, but need not send one.
	who := whose + " " + principal.RequestFrom(ctx).Network()
	if p, ok := principal.From(ctx); ok {
		who = whose + " " + p.Subject()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.perPerson > 0 && s.open[who] >= s.perPerson {
		return nil, apierr.TooMany("You’ve reached the limit of open streams. Close one to open another.", soon)
	}
	if s.perTenant > 0 && s.open[whose] >= s.perTenant {
		return nil, apierr.TooMany("This marketplace has reached its limit of open streams.", soon)
	}
	s.open[who]++
	s.open[whose]++
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		for _, key := range []string{who, whose} {
			if s.open[key]--; s.open[key] == 0 {
				delete(s.open, key)
			}
		}
	}, nil
}

// WrapUnary implements connect.Interceptor.
func (s *streams) WrapUnary(next connect.UnaryFunc) connect.UnaryFunc { return next }

// WrapStreamingClient implements connect.Interceptor; the server makes no calls.
func (s *streams) WrapStreamingClient(next connect.StreamingClientFunc) connect.StreamingClientFunc {
	return next
}

// WrapStreamingHandler implements connect.Interceptor.
func (s *streams) WrapStreamingHandler(next connect.StreamingHandlerFunc) connect.StreamingHandlerFunc {
	return func(ctx context.Context, conn connect.StreamingHandlerConn) error {
		if permission.RPC[conn.Spec().Procedure].Limit != limitStream {
			return next(ctx, conn)
		}
		leave, err := s.enter(ctx)
		if err != nil {
			return rpcError(ctx, err)
		}
		defer leave()
		return next(ctx, conn)
	}
}
