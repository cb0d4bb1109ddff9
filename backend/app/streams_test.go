package app_test

import (
	"errors"
	"net/http"
	"strings"
	"testing"

	"connectrpc.com/connect"

	"caravan/backend/app"
	eventsv1 "caravan/backend/gen/proto/caravan/events/v1"
	"caravan/backend/gen/proto/caravan/events/v1/eventsv1connect"
)

// No person has more open streams than allowed, nor does a marketplace; closing one makes room for another.
func TestOpenStreamsAreLimited(t *testing.T) {
	t.Parallel()
	m := openMarket(t, func(c *app.Config) { c.Limits.StreamsPerPerson, c.Limits.StreamsPerTenant = 3, 5 })
	client := eventsv1connect.NewEventsServiceClient(http.DefaultClient, rpcURL(m.Server))
	type stream = *connect.ServerStreamForClient[eventsv1.FollowResponse]
	follow := func(key string) (stream, error) {
		request := connect.NewRequest(&eventsv1.FollowRequest{})
		request.Header().Set("Authorization", "Bearer "+key)
		s, err := client.Follow(t.Context(), request)
		if err != nil {
			return nil, err
		}
		if !s.Receive() {
			return nil, s.Err()
		}
		return s, nil
	}
	opened := func(key string) stream {
		t.Helper()
		s, err := follow(key)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	refused := func(key string) {
		t.Helper()
		_, err := follow(key)
		var fault *connect.Error
		if connect.CodeOf(err) != connect.CodeResourceExhausted || !strings.Contains(err.Error(), "Try again in") {
			t.Fatalf("%v", err)
		}
		if !errors.As(err, &fault) || fault.Meta().Get("Caravan-Code") != "rate_limited" ||
			fault.Meta().Get("Retry-After") == "" {
			t.Errorf("%v", fault.Meta())
		}
	}
	one, _ := m.Key(t, m.operator, m.operatorID, "events:read")
	two, _ := m.Key(t, m.operator, m.operatorID, "events:read")
	first := opened(one)
	opened(one)
	opened(one)
	refused(one)
	opened(two)
	opened(two)
	refused(two) // the marketplace has five
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	m.Eventually(t, "a stream can be opened once another is closed", func() bool {
		_, err := follow(two)
		return err == nil
	})
	refused(two)
}
