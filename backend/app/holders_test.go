package app_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"connectrpc.com/connect"
	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	accessv1 "caravan/backend/gen/proto/caravan/access/v1"
	"caravan/backend/gen/proto/caravan/access/v1/accessv1connect"
)

// Those listed as having a permission on an object have it, those not listed do not, and each line says why.
func TestHoldersAgreeWithThePermissionServer(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	client := accessv1connect.NewAccessServiceClient(http.DefaultClient, rpcURL(m.Server))
	ids := map[string]string{}
	for _, caller := range []string{ownHost, secondHost, otherHost, ownOperator, agent, otherOperator, ownTraveler, admin,
		manager, ownAccounts, otherAccounts} {
		ids[caller] = m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
			Token: m.tokens[caller]})["id"].(string)
	}
	permits, err := client.ListPermits(t.Context(), as(m.tokens[admin], &accessv1.ListPermitsRequest{}))
	if err != nil {
		t.Fatal(err)
	}
	for _, set := range permits.Msg.Sets {
		object, ok := m.objects[set.Namespace]
		if !ok {
			continue
		}
		answer, err := client.ListHolders(t.Context(),
			as(m.tokens[admin], &accessv1.ListHoldersRequest{Namespace: set.Namespace, ObjectId: object}))
		if err != nil {
			t.Errorf("%s: %v", set.Namespace, err)
			continue
		}
		listed := map[string][]string{}
		for _, h := range answer.Msg.Holders {
			for _, g := range h.Grants {
				listed[h.Subject] = append(listed[h.Subject], g.Permits...)
				if len(g.Steps) == 0 || !strings.HasPrefix(g.Sentence, h.Name) || strings.Contains(g.Sentence, "  ") {
					t.Errorf("%s: %s is not explained: %q", set.Namespace, h.Name, g.Sentence)
				}
			}
		}
		for caller, id := range ids {
			for _, permit := range set.Permits {
				checked, err := client.Check(t.Context(),
					as(m.tokens[caller], &accessv1.CheckRequest{Namespace: set.Namespace, ObjectId: object, Permit: permit}))
				if err != nil {
					t.Fatal(err)
				}
				if got := slices.Contains(listed["User:"+id], permit); got != checked.Msg.Allowed {
					t.Errorf("%s %s#%s: listed %v, checked %v", caller, set.Namespace, permit, got, checked.Msg.Allowed)
				}
			}
		}
	}
	t.Run("what a person is related to", func(t *testing.T) {
		got, err := client.ListRelations(t.Context(),
			as(m.tokens[admin], &accessv1.ListRelationsRequest{UserId: ids[ownTraveler]}))
		if err != nil {
			t.Fatal(err)
		}
		found := slices.ContainsFunc(got.Msg.Relations, func(r *accessv1.Relation) bool {
			return r.Namespace == "Trip" && r.ObjectId == m.objects["Trip"] &&
				slices.Equal(r.Permits, []string{"travel", "view"}) && strings.Contains(r.Sentence, " travels on trip ")
		})
		if !found {
			t.Errorf("%v", got.Msg.Relations)
		}
	})
	t.Run("only of the own marketplace", func(t *testing.T) {
		there := m.On("solstice.localhost")
		for method, body := range map[string]map[string]any{
			"ListHolders": {"namespace": "Trip", "objectId": m.objects["Trip"]}, "ListRelations": {"userId": ids[ownHost]},
		} {
			a := there.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/" + method,
				Token: m.tokens[foreign], Body: body})
			if a.Status != http.StatusNotFound {
				t.Errorf("%s: %d %s", method, a.Status, a.Text)
			}
		}
		_, err := client.ListHolders(t.Context(),
			as(m.tokens[admin], &accessv1.ListHoldersRequest{Namespace: "Trip", ObjectId: uuid.NewString()}))
		if connect.CodeOf(err) != connect.CodeNotFound {
			t.Errorf("what does not exist: %v", err)
		}
	})
}

// as returns a request with a session.
func as[T any](token string, message *T) *connect.Request[T] {
	request := connect.NewRequest(message)
	request.Header().Set("Authorization", "Bearer "+token)
	return request
}

// The admin sees the keys of all operators, by operator and state.
func TestAdminListsAPIKeys(t *testing.T) {
	t.Parallel()
	m := openMarket(t)
	_, mine := m.Key(t, m.operator, m.operatorID, "itineraries:read")
	other := m.SignIn(t, otherOperatorEmail)
	otherID := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: other})["operatorId"].(string)
	_, theirs := m.Key(t, other, otherID, "webhooks")
	m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/api-keys/" + theirs + "/revoke", Token: m.admin})
	for query, want := range map[string][]string{
		"": {theirs, mine}, "?state=active": {mine}, "?state=revoked": {theirs}, "?operatorId=" + otherID: {theirs},
		"?operatorId=" + otherID + "&state=active": {},
	} {
		got := []string{}
		for _, k := range m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/api-keys" + query,
			Token: m.admin})["items"].([]any) {
			key := k.(map[string]any)
			if key["operatorName"] == nil || key["createdBy"] == nil {
				t.Errorf("%v", key)
			}
			got = append(got, key["id"].(string))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %v, not %v", query, got, want)
		}
	}
}
