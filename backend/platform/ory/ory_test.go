package ory_test

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"caravan/backend/platform/ory"
	"caravan/backend/testkit"
)

const goodPassword = "lanterns over the old harbour"

func TestPersonFromInvitationToSignOut(t *testing.T) {
	kratos := testkit.Ory(t).Kratos
	ctx := t.Context()
	email := testkit.Email("Ann") // Kratos stores addresses in lower case

	id, err := kratos.CreateIdentity(ctx, email, "Ann Example")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := kratos.CreateIdentity(ctx, email, "Somebody"); !errors.Is(err, ory.ErrConflict) {
		t.Errorf("the same email twice: %v, want ErrConflict", err)
	}
	found, err := kratos.FindIdentityByEmail(ctx, email)
	if err != nil || found.ID != id || found.Name != "Ann Example" || !found.Active {
		t.Errorf("found %+v, %v", found, err)
	}
	if has, err := kratos.HasPassword(ctx, id); err != nil || has {
		t.Errorf("HasPassword before activation: %v, %v", has, err)
	}

	if err := kratos.SetPassword(ctx, id, goodPassword); err != nil {
		t.Fatal(err)
	}
	if has, err := kratos.HasPassword(ctx, id); err != nil || !has {
		t.Errorf("HasPassword after activation: %v, %v", has, err)
	}
	if sessions, err := kratos.ListSessions(ctx, id); err != nil || len(sessions) != 0 {
		t.Errorf("setting a password left sessions: %v, %v", sessions, err)
	}

	token, session, err := kratos.Login(ctx, email, goodPassword)
	if err != nil {
		t.Fatal(err)
	}
	if session.IdentityID != id || session.AAL != "aal1" || session.ExpiresAt.Before(time.Now()) ||
		time.Since(session.AuthenticatedAt) > time.Minute {
		t.Errorf("session %+v", session)
	}
	who, err := kratos.WhoAmI(ctx, token)
	if err != nil || who.ID != session.ID || who.Email != found.Email {
		t.Errorf("who am I: %+v, %v", who, err)
	}
	if err := kratos.Logout(ctx, token); err != nil {
		t.Fatal(err)
	}
	if _, err := kratos.WhoAmI(ctx, token); !errors.Is(err, ory.ErrDenied) {
		t.Errorf("after signing out: %v, want ErrDenied", err)
	}
	if err := kratos.Logout(ctx, token); err != nil {
		t.Errorf("signing out twice: %v", err)
	}
}

func TestSignInRefusals(t *testing.T) {
	kratos := testkit.Ory(t).Kratos
	ctx := t.Context()
	email := testkit.Email("bo")
	id, err := kratos.CreateIdentity(ctx, email, "Bo")
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := kratos.Login(ctx, email, goodPassword); !errors.Is(err, ory.ErrDenied) {
		t.Errorf("without a password yet: %v", err)
	}
	if err := kratos.SetPassword(ctx, id, goodPassword); err != nil {
		t.Fatal(err)
	}
	for name, try := range map[string][2]string{
		"wrong password": {email, goodPassword + "x"},
		"unknown email":  {testkit.Email("nobody"), goodPassword},
	} {
		if _, _, err := kratos.Login(ctx, try[0], try[1]); !errors.Is(err, ory.ErrDenied) {
			t.Errorf("%s: %v, want ErrDenied", name, err)
		}
	}
	if err := kratos.SetActive(ctx, id, false); err != nil {
		t.Fatal(err)
	}
	if _, _, err := kratos.Login(ctx, email, goodPassword); !errors.Is(err, ory.ErrDenied) {
		t.Errorf("deactivated: %v, want ErrDenied", err)
	}
	if _, err := kratos.WhoAmI(ctx, "no such token"); !errors.Is(err, ory.ErrDenied) {
		t.Errorf("unknown token: %v, want ErrDenied", err)
	}
}

func TestRevokeAndDelete(t *testing.T) {
	kratos := testkit.Ory(t).Kratos
	ctx := t.Context()
	email := testkit.Email("cy")
	ids, err := kratos.ImportIdentities(ctx, []ory.Import{{Email: email, Name: "Cy", Password: goodPassword}})
	if err != nil {
		t.Fatal(err)
	}
	first, _, err := kratos.Login(ctx, email, goodPassword)
	if err != nil {
		t.Fatal(err)
	}
	second, _, err := kratos.Login(ctx, email, goodPassword)
	if err != nil {
		t.Fatal(err)
	}
	if sessions, err := kratos.ListSessions(ctx, ids[0]); err != nil || len(sessions) != 2 {
		t.Errorf("sessions %v, %v", sessions, err)
	}
	if err := kratos.RevokeSessions(ctx, ids[0]); err != nil {
		t.Fatal(err)
	}
	for _, token := range []string{first, second} {
		if _, err := kratos.WhoAmI(ctx, token); !errors.Is(err, ory.ErrDenied) {
			t.Errorf("revoked session: %v", err)
		}
	}
	if err := kratos.RevokeSessions(ctx, ids[0]); err != nil {
		t.Errorf("revoking none: %v", err)
	}
	if err := kratos.UpdateIdentity(ctx, ids[0], "new."+email, "Cyrus"); err != nil {
		t.Fatal(err)
	}
	if _, _, err := kratos.Login(ctx, "new."+email, goodPassword); err != nil {
		t.Errorf("sign-in with the new email: %v", err)
	}
	if err := kratos.DeleteIdentity(ctx, ids[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := kratos.Identity(ctx, ids[0]); !errors.Is(err, ory.ErrNotFound) {
		t.Errorf("deleted: %v, want ErrNotFound", err)
	}
	if _, err := kratos.FindIdentityByEmail(ctx, email); !errors.Is(err, ory.ErrNotFound) {
		t.Errorf("deleted: %v, want ErrNotFound", err)
	}
}

// TestImportIsQuickAndRepeatable: the demo tenant's people are imported at each start.
func TestImportIsQuickAndRepeatable(t *testing.T) {
	servers := testkit.Ory(t)
	admin, err := url.Parse(servers.KratosAdmin)
	if err != nil {
		t.Fatal(err)
	}
	var calls atomic.Int64
	counted := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		calls.Add(1)
		httputil.NewSingleHostReverseProxy(admin).ServeHTTP(w, r)
	}))
	defer counted.Close()
	kratos := ory.NewKratos(servers.KratosPublic, counted.URL)
	ctx := t.Context()
	domain := testkit.ID("import")
	people := make([]ory.Import, 700)
	for i := range people {
		people[i] = ory.Import{Email: fmt.Sprintf("p%d@%s.example", i, domain), Name: "P", Password: goodPassword}
	}
	ids, err := kratos.ImportIdentities(ctx, people)
	if err != nil {
		t.Fatal(err)
	}
	if n := calls.Load(); n > 10 {
		t.Errorf("700 people took %d calls", n)
	}
	if _, session, err := kratos.Login(ctx, people[699].Email, goodPassword); err != nil ||
		session.IdentityID != ids[699] {
		t.Errorf("the last one signs in: %+v, %v", session, err)
	}
	again, err := kratos.ImportIdentities(ctx, people[:3])
	if err != nil || !slices.Equal(again, ids[:3]) {
		t.Errorf("again: %v, %v", again, err)
	}
	// In a batch with existing people, a new person is really created.
	mixed := append(people[:2:2], ory.Import{Email: "late@" + domain + ".example", Name: "Late", Password: goodPassword})
	ids, err = kratos.ImportIdentities(ctx, mixed)
	if err != nil || !slices.Equal(ids[:2], again[:2]) {
		t.Fatalf("mixed: %v, %v", ids, err)
	}
	if _, session, err := kratos.Login(ctx, mixed[2].Email, goodPassword); err != nil || session.IdentityID != ids[2] {
		t.Errorf("the new one signs in: %+v, %v", session, err)
	}
}

func TestUnavailable(t *testing.T) {
	_, err := ory.NewKratos("http://127.0.0.1:1", "http://127.0.0.1:1").WhoAmI(t.Context(), "token")
	if !errors.Is(err, ory.ErrUnavailable) {
		t.Errorf("%v, want ErrUnavailable", err)
	}
	_, err = ory.NewKeto("http://127.0.0.1:1", "http://127.0.0.1:1").Check(t.Context(),
		ory.Tuple{Namespace: "Tenant", Object: "x", Relation: "view", SubjectID: "y"})
	if !errors.Is(err, ory.ErrUnavailable) {
		t.Errorf("%v, want ErrUnavailable", err)
	}
}

func TestPermissions(t *testing.T) {
	keto := testkit.Ory(t).Keto
	ctx := t.Context()
	tenant, ann, bo := testkit.ID("tenant"), testkit.ID("ann"), testkit.ID("bo")
	admin := ory.Tuple{Namespace: "Tenant", Object: tenant, Relation: "admins", SubjectID: ann}
	if err := keto.Write(ctx, []ory.Tuple{admin, {Namespace: "Tenant", Object: tenant, Relation: "members",
		SubjectID: bo}}, nil); err != nil {
		t.Fatal(err)
	}
	check := func(subject, relation string) ory.Tuple {
		return ory.Tuple{Namespace: "Tenant", Object: tenant, Relation: relation, SubjectID: subject}
	}
	if ok, err := keto.Check(ctx, check(ann, "administer")); err != nil || !ok {
		t.Errorf("the admin: %v, %v", ok, err)
	}
	got, err := keto.BatchCheck(ctx, []ory.Tuple{check(ann, "administer"), check(bo, "administer"), check(bo, "view")})
	if err != nil || !slices.Equal(got, []bool{true, false, true}) {
		t.Errorf("batch: %v, %v", got, err)
	}
	many := slices.Repeat([]ory.Tuple{check(ann, "administer")}, 25)
	if got, err := keto.BatchCheck(ctx, many); err != nil || len(got) != 25 || slices.Contains(got, false) {
		t.Errorf("25 checks: %v, %v", got, err)
	}
	if _, err := keto.Check(ctx, check(ann, "no_such_relation")); err == nil {
		t.Error("a mistyped relation is accepted")
	}

	tuples, next, err := keto.List(ctx, ory.Query{Namespace: "Tenant", Object: tenant}, ory.Page{})
	if err != nil || len(tuples) != 2 || next != "" {
		t.Errorf("list: %v, %q, %v", tuples, next, err)
	}
	// A job may write the same tuple twice; a single removal undoes both.
	if err := keto.Write(ctx, []ory.Tuple{admin}, nil); err != nil {
		t.Fatal(err)
	}
	if err := keto.Write(ctx, nil, []ory.Tuple{admin}); err != nil {
		t.Fatal(err)
	}
	if ok, err := keto.Check(ctx, check(ann, "administer")); err != nil || ok {
		t.Errorf("after removal: %v, %v", ok, err)
	}
}

func TestWriteInBatches(t *testing.T) {
	keto := testkit.Ory(t).Keto
	tenant := testkit.ID("tenant")
	tuples := make([]ory.Tuple, 2500)
	for i := range tuples {
		tuples[i] = ory.Tuple{Namespace: "Tenant", Object: tenant, Relation: "members", SubjectID: fmt.Sprintf("u%d", i)}
	}
	if err := keto.Write(t.Context(), tuples, nil); err != nil {
		t.Fatal(err)
	}
	var all []ory.Tuple
	for page := (ory.Page{Size: 1000}); ; {
		got, next, err := keto.List(t.Context(), ory.Query{Namespace: "Tenant", Object: tenant}, page)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, got...)
		if page.Token = next; next == "" {
			break
		}
	}
	if len(all) != len(tuples) {
		t.Errorf("%d tuples listed, %d written", len(all), len(tuples))
	}
	if err := keto.Write(t.Context(), nil, tuples); err != nil {
		t.Fatal(err)
	}
}
