package app_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"connectrpc.com/connect"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	accessv1 "caravan/backend/gen/proto/caravan/access/v1"
	"caravan/backend/gen/proto/caravan/access/v1/accessv1connect"
	eventsv1 "caravan/backend/gen/proto/caravan/events/v1"
	"caravan/backend/gen/proto/caravan/events/v1/eventsv1connect"
)

// market is a small marketplace with a signed-in operator's admin and admin.
type market struct {
	*apptest.Server
	operator, admin      string
	operatorID, tenantID string
}

func openMarket(t *testing.T, change ...func(*app.Config)) market {
	t.Helper()
	s := apptest.Start(t, change...)
	s.Small(t)
	m := market{Server: s, operator: s.SignIn(t, apptest.OperatorEmail), admin: s.SignIn(t, apptest.AdminEmail)}
	m.operatorID = s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
		Token: m.operator})["operatorId"].(string)
	m.tenantID = s.Tenant(t).ID.String()
	return m
}

func (m market) get(t *testing.T, token, path string) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{Method: "GET", Path: path, Token: token})
}

// A key is shown once, can do what its scopes say on any host name, and is revoked immediately, here and in
// another process.
func TestAPIKeys(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	key, id := m.Key(t, m.operator, m.operatorID, "itineraries:read")
	if a := m.get(t, key, "/api/me/itineraries"); a.Status != http.StatusOK {
		t.Fatalf("a fresh key: %d %s", a.Status, a.Text)
	}
	if a := m.On("solstice.localhost").Call(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries",
		Token: key}); a.Status != http.StatusOK {
		t.Errorf("a key carries its marketplace: %d %s", a.Status, a.Text)
	}
	t.Run("scopes bind", func(t *testing.T) {
		for _, path := range []string{"/api/me/trips", "/api/me/profile", "/api/me/operators/" + m.operatorID + "/api-keys"} {
			if a := m.get(t, key, path); a.Status != http.StatusForbidden {
				t.Errorf("%s: %d %s", path, a.Status, a.Text)
			}
		}
	})
	t.Run("only a hash is kept, and no answer tells it again", func(t *testing.T) {
		list := m.get(t, m.operator, "/api/me/operators/"+m.operatorID+"/api-keys")
		if strings.Contains(list.Text, key) || !strings.Contains(list.Text, key[len(key)-4:]) {
			t.Errorf("the list: %s", list.Text)
		}
		var rows string
		err := m.Services.DB.ReadTenant(t.Context(), uuid.MustParse(m.tenantID), func(tx pgx.Tx) error {
			return tx.QueryRow(t.Context(),
				`SELECT (SELECT string_agg(k::text, ' ') FROM api_key k) || (SELECT string_agg(a::text, ' ') FROM audit_log a WHERE action LIKE 'api_key%')
				|| (SELECT coalesce(string_agg(i::text, ' '), '') FROM idempotency_key i)`).Scan(&rows)
		})
		if err != nil || strings.Contains(rows, key[9:40]) || !strings.Contains(rows, "api_key.create") {
			t.Errorf("%v: the key is in the database, or its making is not in the trail", err)
		}
	})
	t.Run("a repeated call tells no key", func(t *testing.T) {
		request := apptest.Request{Method: "POST", Path: "/api/me/operators/" + m.operatorID + "/api-keys", Token: m.operator,
			Header: map[string]string{"Idempotency-Key": "the-same-key-1"}, Body: map[string]any{"name": "Twice",
				"scopes": []string{"webhooks"}}}
		first, second := m.Must(t, request), m.Must(t, request)
		if first["key"] == nil || second["key"] != nil ||
			first["apiKey"].(map[string]any)["id"] != second["apiKey"].(map[string]any)["id"] {
			t.Errorf("%v then %v", first, second)
		}
	})
	t.Run("rotation overlaps", func(t *testing.T) {
		old, id := m.Key(t, m.operator, m.operatorID, "itineraries:read")
		rotated := m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + id + "/rotate", Token: m.operator,
			Body: map[string]any{"overlapHours": 1}})
		for _, k := range []string{old, rotated["key"].(string)} {
			if a := m.get(t, k, "/api/me/itineraries"); a.Status != http.StatusOK {
				t.Errorf("during the overlap: %d %s", a.Status, a.Text)
			}
		}
		last := m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + id + "/rotate", Token: m.operator,
			Body: map[string]any{"overlapHours": 0}})
		if a := m.get(t, rotated["key"].(string), "/api/me/itineraries"); a.Status != http.StatusUnauthorized {
			t.Errorf("after it: %d %s", a.Status, a.Text)
		}
		if a := m.get(t, last["key"].(string), "/api/me/itineraries"); a.Status != http.StatusOK {
			t.Errorf("the newest: %d %s", a.Status, a.Text)
		}
	})
	t.Run("the marketplace rotates an operator's key too", func(t *testing.T) {
		old, id := m.Key(t, m.admin, m.operatorID, "itineraries:read")
		rotated := m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + id + "/rotate", Token: m.admin,
			Body: map[string]any{"overlapHours": 1}})
		for _, k := range []string{old, rotated["key"].(string)} {
			if a := m.get(t, k, "/api/me/itineraries"); a.Status != http.StatusOK {
				t.Errorf("during the overlap: %d %s", a.Status, a.Text)
			}
		}
	})
	t.Run("an ended key is refused at once", func(t *testing.T) {
		other := m.Process(t, apptest.Binary(t))
		if a := other.Call(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries",
			Token: key}); a.Status != http.StatusOK {
			t.Fatalf("the other process: %d %s", a.Status, a.Text)
		}
		m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + id + "/revoke", Token: m.admin})
		if a := m.get(t, key, "/api/me/itineraries"); a.Status != http.StatusUnauthorized {
			t.Errorf("this process: %d %s", a.Status, a.Text)
		}
		refused := func() bool {
			return other.Call(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries",
				Token: key}).Status == http.StatusUnauthorized
		}
		within(t, 10*time.Second, "refused by the other process", refused)
		if a := m.Call(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + id + "/rotate", Token: m.operator,
			Body: map[string]any{}}); a.Code != "illegal_state" {
			t.Errorf("a revoked key rotates: %d %s", a.Status, a.Text)
		}
		keys := m.get(t, m.operator, "/api/me/operators/"+m.operatorID+"/api-keys").Text
		if !strings.Contains(keys, `"availableActions":[]`) ||
			!strings.Contains(keys, `"availableActions":["rotate","revoke"]`) {
			t.Errorf("what can be done with keys: %s", keys)
		}
	})
}

func TestAPIKeysAreLimited(t *testing.T) {
	m := openMarket(t, func(c *app.Config) { c.Limits.KeyPerMinute, c.Limits.KeyBurst = 1, 3 })
	key, _ := m.Key(t, m.operator, m.operatorID, "itineraries:read")
	other, _ := m.Key(t, m.operator, m.operatorID, "itineraries:read")
	for range 3 {
		if a := m.get(t, key, "/api/me/itineraries"); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	if a := m.get(t, key, "/api/me/itineraries"); a.Status != http.StatusTooManyRequests || a.Code != "rate_limited" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := m.get(t, other, "/api/me/itineraries"); a.Status != http.StatusOK {
		t.Errorf("another key pays for it: %d %s", a.Status, a.Text)
	}
}

// receiver is a partner's server.
type receiver struct {
	*httptest.Server
	mu     sync.Mutex
	status int
	got    []http.Header
	bodies [][]byte
}

func receive(t *testing.T) *receiver {
	r := &receiver{status: http.StatusOK}
	r.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		body, _ := io.ReadAll(req.Body)
		r.mu.Lock()
		defer r.mu.Unlock()
		r.got, r.bodies = append(r.got, req.Header.Clone()), append(r.bodies, body)
		w.WriteHeader(r.status)
		_, _ = w.Write([]byte("thanks"))
	}))
	t.Cleanup(r.Close)
	return r
}

func (r *receiver) answer(status int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.status = status
}

func (r *receiver) count() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.got)
}

func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for deadline := time.Now().Add(90 * time.Second); !ok(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("never: " + what)
		}
	}
}

func (m market) touch(t *testing.T) {
	t.Helper()
	list := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries", Token: m.operator})["items"].([]any)
	id := list[0].(map[string]any)["id"].(string)
	now := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/itineraries/" + id, Token: m.operator})
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/itineraries/" + id, Token: m.operator,
		Body: map[string]any{"version": now["version"], "name": "Changed " + uuid.NewString()[:8]}})
}

// A change is delivered to a subscription signed, with its before and after; a pause loses nothing; deliveries
// are listed, resent and replayed; the secret rotates with an overlap.
func TestWebhooks(t *testing.T) {
	t.Parallel()
	m := openMarket(t, func(c *app.Config) { c.WebhookLoopback = true })
	partner := receive(t)
	made := m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/operators/" + m.operatorID + "/webhooks",
		Token: m.operator, Body: map[string]any{"url": partner.URL + "/hook", "eventTypes": []string{"itinerary.updated"}}})
	hook, secret := made["webhook"].(map[string]any)["id"].(string), made["secret"].(string)
	base := "/api/me/webhooks/" + hook
	m.touch(t)
	eventually(t, "the first delivery", func() bool { return partner.count() == 1 })
	verifier, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		t.Fatal(err)
	}
	if err := verifier.Verify(partner.bodies[0], partner.got[0]); err != nil {
		t.Errorf("the signature: %v", err)
	}
	var body struct {
		Type string
		Data struct{ Before, After map[string]any }
	}
	if err := json.Unmarshal(partner.bodies[0], &body); err != nil || body.Type != "itinerary.updated" ||
		body.Data.Before["name"] == body.Data.After["name"] {
		t.Errorf("the body: %s", partner.bodies[0])
	}
	var delivery map[string]any
	eventually(t, "the delivery is shown as delivered", func() bool {
		items := m.Must(t, apptest.Request{Method: "GET", Path: base + "/deliveries", Token: m.operator})["items"].([]any)
		delivery = items[0].(map[string]any)
		return len(items) == 1 && delivery["state"] == "delivered"
	})
	if delivery["responseBody"] != "thanks" || delivery["requestBody"] != string(partner.bodies[0]) {
		t.Errorf("shown: %v", delivery)
	}
	t.Run("paused, then resumed where it stopped", func(t *testing.T) {
		now := m.Must(t, apptest.Request{Method: "GET", Path: base, Token: m.operator})
		now = m.Must(t, apptest.Request{Method: "POST", Path: base, Token: m.operator,
			Body: map[string]any{"version": now["version"], "state": "paused"}})
		m.touch(t)
		if err := m.Services.Webhooks.Dispatch(t.Context(), uuid.MustParse(m.tenantID)); err != nil {
			t.Fatal(err)
		}
		if n := partner.count(); n != 1 {
			t.Errorf("%d deliveries while paused", n)
		}
		m.Must(t, apptest.Request{Method: "POST", Path: base, Token: m.operator,
			Body: map[string]any{"version": now["version"], "state": "active"}})
		eventually(t, "what happened meanwhile", func() bool { return partner.count() == 2 })
	})
	t.Run("sent again and replayed under the same id", func(t *testing.T) {
		m.Must(t, apptest.Request{Method: "POST", Path: base + "/deliveries/" + delivery["id"].(string) + "/resend",
			Token: m.operator})
		eventually(t, "the resent delivery", func() bool { return partner.count() == 3 })
		if first, again := partner.got[0].Get("webhook-id"), partner.got[2].Get("webhook-id"); first != again {
			t.Errorf("%s then %s", first, again)
		}
		replayed := m.Must(t, apptest.Request{Method: "POST", Path: base + "/replay", Token: m.operator,
			Body: map[string]any{"after": "0"}})
		n := int(replayed["deliveries"].(float64))
		if n < 2 {
			t.Fatalf("%d events are replayed", n)
		}
		eventually(t, "the replay", func() bool { return partner.count() == 3+n })
	})
	t.Run("both secrets sign after a rotation", func(t *testing.T) {
		fresh := m.Must(t, apptest.Request{Method: "POST", Path: base + "/rotate-secret", Token: m.operator,
			Body: map[string]any{"overlapHours": 1}})["secret"].(string)
		n := partner.count()
		m.touch(t)
		eventually(t, "the delivery after the rotation", func() bool { return partner.count() == n+1 })
		for _, text := range []string{secret, fresh} {
			verifier, err := standardwebhooks.NewWebhook(text)
			if err != nil {
				t.Fatal(err)
			}
			if err := verifier.Verify(partner.bodies[n], partner.got[n]); err != nil {
				t.Errorf("%v", err)
			}
		}
	})
	t.Run("a refusal is tried again", func(t *testing.T) {
		partner.answer(http.StatusTeapot)
		m.touch(t)
		eventually(t, "the failure is shown", func() bool {
			items := m.Must(t, apptest.Request{Method: "GET", Path: base + "/deliveries?state=pending",
				Token: m.operator})["items"].([]any)
			return len(items) == 1 && items[0].(map[string]any)["error"] == "answered 418" &&
				items[0].(map[string]any)["nextAttemptAt"] != nil
		})
		partner.answer(http.StatusOK)
		eventually(t, "it arrives after all", func() bool {
			return len(m.Must(t, apptest.Request{Method: "GET", Path: base + "/deliveries?state=pending",
				Token: m.operator})["items"].([]any)) == 0
		})
	})
	t.Run("archived, it stays", func(t *testing.T) {
		now := m.Must(t, apptest.Request{Method: "GET", Path: base, Token: m.admin})
		now = m.Must(t, apptest.Request{Method: "POST", Path: base, Token: m.admin,
			Body: map[string]any{"version": now["version"], "state": "archived"}})
		if a := m.Call(t, apptest.Request{Method: "POST", Path: base, Token: m.admin,
			Body: map[string]any{"version": now["version"], "state": "active"}}); a.Code != "illegal_state" {
			t.Errorf("%d %s", a.Status, a.Text)
		}
		if actions := now["availableActions"].([]any); len(actions) != 0 {
			t.Errorf("%v", actions)
		}
	})
}

// Without the development flag no internal address can be subscribed or reached.
func TestWebhooksReachNothingInside(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	for _, address := range []string{"http://127.0.0.1:9/", "https://127.0.0.1/", "https://10.0.0.1/",
		"https://169.254.169.254/", "https://[::1]/", "http://partner.example/"} {
		a := m.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/webhooks", Token: m.admin,
			Body: map[string]any{"url": address, "eventTypes": []string{}}})
		if a.Status != http.StatusBadRequest || !bytes.Contains([]byte(a.Text), []byte(`"url"`)) {
			t.Errorf("%s: %d %s", address, a.Status, a.Text)
		}
	}
}

// rpcURL names the tenant by its host, which the URL of a test server does not.
func rpcURL(s *apptest.Server) string {
	return strings.Replace(s.URL, "127.0.0.1", "localhost", 1) + "/rpc"
}

// A follower receives events, continues from its cursor without a gap, sees only its own, and is disconnected
// when its key is revoked.
func TestFollowingEvents(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	key, id := m.Key(t, m.operator, m.operatorID, "events:read")
	client := eventsv1connect.NewEventsServiceClient(http.DefaultClient, rpcURL(m.Server))
	follow := func(token, cursor string) *connect.ServerStreamForClient[eventsv1.FollowResponse] {
		request := connect.NewRequest(&eventsv1.FollowRequest{Cursor: cursor})
		request.Header().Set("Authorization", "Bearer "+token)
		stream, err := client.Follow(t.Context(), request)
		if err != nil {
			t.Fatal(err)
		}
		return stream
	}
	next := func(stream *connect.ServerStreamForClient[eventsv1.FollowResponse]) *eventsv1.FollowResponse {
		for stream.Receive() {
			if stream.Msg().Event != nil {
				return stream.Msg()
			}
		}
		t.Fatalf("the stream ended: %v", stream.Err())
		return nil
	}
	stream := follow(key, "")
	stream.Receive() // the start of the stream
	start := stream.Msg().Cursor
	m.touch(t)
	m.touch(t)
	first, second := next(stream), next(stream)
	if first.Event.Type != "itinerary.updated" || second.Event.Id == first.Event.Id {
		t.Errorf("%v %v", first, second)
	}
	again := follow(key, start)
	if got := next(again); got.Event.Id != first.Event.Id {
		t.Errorf("from the start: %v", got)
	}
	again.Close()
	onward := follow(key, first.Cursor)
	if got := next(onward); got.Event.Id != second.Event.Id {
		t.Errorf("from the first: %v", got)
	}
	onward.Close()
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + id + "/revoke", Token: m.operator})
	for stream.Receive() {
	}
	if code := connect.CodeOf(stream.Err()); code != connect.CodeUnauthenticated {
		t.Errorf("the stream of an ended key: %v", stream.Err())
	}
	other := m.SignIn(t, otherOperatorEmail)
	foreign := follow(other, "0")
	if !foreign.Receive() {
		t.Fatal(foreign.Err())
	}
	done := make(chan struct{})
	go func() { defer close(done); time.Sleep(1500 * time.Millisecond); foreign.Close() }()
	for foreign.Receive() {
		if e := foreign.Msg().Event; e != nil && (e.Id == first.Event.Id || e.Id == second.Event.Id) {
			t.Error("another operator sees the change")
		}
	}
	<-done
}

// An explanation agrees with the permission server for every permission, and names the chain.
func TestExplaining(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	client := accessv1connect.NewAccessServiceClient(http.DefaultClient, rpcURL(m.Server))
	ask := func(user, namespace, object, permit string) *accessv1.ExplainResponse {
		request := connect.NewRequest(&accessv1.ExplainRequest{UserId: user, Namespace: namespace, ObjectId: object,
			Permit: permit})
		request.Header().Set("Authorization", "Bearer "+m.tokens[admin])
		answer, err := client.Explain(t.Context(), request)
		if err != nil {
			t.Fatalf("%s#%s: %v", namespace, permit, err)
		}
		return answer.Msg
	}
	set := connect.NewRequest(&accessv1.ListPermitsRequest{})
	set.Header().Set("Authorization", "Bearer "+m.tokens[admin])
	permits, err := client.ListPermits(t.Context(), set)
	if err != nil {
		t.Fatal(err)
	}
	for _, caller := range []string{ownHost, secondHost, otherHost, ownOperator, agent, ownTraveler, admin, manager,
		ownAccounts, otherAccounts} {
		user := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.tokens[caller]})["id"].(string)
		for _, s := range permits.Msg.Sets {
			object, ok := m.objects[s.Namespace]
			if !ok {
				continue
			}
			for _, permit := range s.Permits {
				check := connect.NewRequest(&accessv1.CheckRequest{Namespace: s.Namespace, ObjectId: object, Permit: permit})
				check.Header().Set("Authorization", "Bearer "+m.tokens[caller])
				checked, err := client.Check(t.Context(), check)
				if err != nil {
					t.Fatal(err)
				}
				e := ask(user, s.Namespace, object, permit)
				if e.Allowed != checked.Msg.Allowed {
					t.Errorf("%s %s#%s: explained %v, checked %v", caller, s.Namespace, permit, e.Allowed, checked.Msg.Allowed)
				}
				if e.Allowed == (len(e.Steps) == 0) || e.Allowed == (len(e.Alternatives) > 0) {
					t.Errorf("%s %s#%s: %v", caller, s.Namespace, permit, e)
				}
				if strings.Contains(e.Sentence, "  ") {
					t.Errorf("a relation has no words: %s", e.Sentence)
				}
			}
		}
	}
	user := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: m.tokens[agent]})["id"].(string)
	if s := ask(user, "Trip", m.objects["Trip"], "operate").Sentence; !strings.Contains(s, " is a member of operator ") ||
		!strings.Contains(s, ", which operates trip ") {
		t.Error(s)
	}
}
