package apptest

import (
	"net/http"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/seed/loader"
)

// Person adds a person to a group of the tenant, who signs in as the demo people do, and returns their email
// address.
func (s *Server) Person(t testing.TB, group string) string {
	t.Helper()
	id, at := uuid.Must(uuid.NewV7()), s.Tenant(t)
	email := group + "-" + id.String()[24:] + "@people.example"
	ctx := tenant.With(t.Context(), at)
	remote, err := s.Services.Kratos.CreateIdentity(ctx, email, "Sam Extra")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Services.Kratos.SetPassword(ctx, remote, loader.DemoPassword); err != nil {
		t.Fatal(err)
	}
	identityID := uuid.MustParse(remote)
	err = s.Services.DB.InTenantTx(ctx, at.ID, func(tx pgx.Tx) error {
		return s.Services.Identity.CreateMemberTx(ctx, tx, identity.NewMember{
			ID: id, IdentityID: &identityID, Email: email, FirstName: "Sam", LastName: "Extra", Group: group,
		})
	})
	if err != nil {
		t.Fatal(err)
	}
	return email
}

// Key creates an API key of an operator, and returns it with its id.
func (s *Server) Key(t testing.TB, token, operatorID string, scopes ...string) (key, id string) {
	t.Helper()
	a := s.Must(t, Request{
		Method: http.MethodPost, Path: "/api/me/operators/" + operatorID + "/api-keys", Token: token,
		Body: map[string]any{"name": "Test", "scopes": scopes},
	})
	return a["key"].(string), a["apiKey"].(map[string]any)["id"].(string)
}
