package app_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"
	"time"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
	"caravan/backend/seed/loader"
	"caravan/backend/testkit"
)

func settingsOf(t *testing.T, s *apptest.Server, token string) map[string]any {
	t.Helper()
	return s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: token})
}

func TestAMarketplaceIsOpenedAndWorks(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	host, email := testkit.ID("new")+".localhost", testkit.Email("first")
	slug := strings.TrimSuffix(host, ".localhost")
	body := map[string]any{
		"slug": slug, "brand": "Nomad", "currency": "EUR", "locale": "de-DE", "host": host, "accent": "#0a6e4f",
		"admin": map[string]any{"email": email, "firstName": "Nora", "lastName": "Mad"},
	}
	key := map[string]string{"Idempotency-Key": testkit.ID("key")}
	request := apptest.Request{Method: "POST", Path: "/api/admin/tenants", Token: admin, Body: body, Header: key}
	made := s.Must(t, request)
	if again := s.Must(t, request); again["id"] != made["id"] {
		t.Error("the same key opened another marketplace")
	}
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenants", Token: admin,
		Body: body}); a.Fields["slug"] == "" {
		t.Errorf("the same name twice: %d %s", a.Status, a.Text)
	}
	there := s.On(host)
	shown := there.Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"})
	if shown["brand"] != "Nomad" || shown["currency"] != "EUR" || shown["theme"].(map[string]any)["accent"] != "#0a6e4f" {
		t.Errorf("%v", shown)
	}
	// The opener is nobody there, and its admin nobody here.
	if a := there.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/users",
		Token: admin}); a.Status != http.StatusUnauthorized {
		t.Errorf("the platform's admin is somebody there: %d", a.Status)
	}
	activated := there.Must(t, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + mailed(t,
		there, email),
		Body: map[string]string{"password": loader.DemoPassword}})
	token := activated["token"].(string)
	enrol(t, there, token)
	s.Eventually(t, "the first admin administers", func() bool {
		return there.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/users", Token: token}).Status == http.StatusOK
	})
	if users := there.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/users",
		Token: token})["items"].([]any); len(users) != 1 {
		t.Errorf("%d people in a new marketplace", len(users))
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/users",
		Token: token}); a.Status != http.StatusUnauthorized {
		t.Errorf("its admin is somebody here: %d", a.Status)
	}
	if a := there.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/tenants",
		Token: token}); a.Status != http.StatusForbidden {
		t.Errorf("only the platform's admins list marketplaces: %d", a.Status)
	}
	if opened := auditItems(t, s, admin, "action=tenant.open"); len(opened) != 1 {
		t.Errorf("%d entries here", len(opened))
	}
	if opened := auditItems(t, there, token, "action=tenant.open"); len(opened) != 1 {
		t.Errorf("%d entries there", len(opened))
	}
	list := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenants?q=nomad", Token: admin})["items"].([]any)
	if len(list) != 1 || list[0].(map[string]any)["host"] != host {
		t.Errorf("%v", list)
	}
}

func TestPoliciesAreEditedByPath(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	read := func() (float64, map[string]map[string]any) {
		data := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/policies", Token: admin})
		items := map[string]map[string]any{}
		for _, i := range data["items"].([]any) {
			items[i.(map[string]any)["path"].(string)] = i.(map[string]any)
		}
		return data["version"].(float64), items
	}
	change := func(version float64, items ...map[string]any) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/policies", Token: admin,
			Body: map[string]any{"version": version, "items": items}})
	}
	version, items := read()
	if items["payment.depositBp"]["number"] != float64(2500) || items["payment.depositBp"]["kind"] != "basisPoints" ||
		items["hostLevels[1].name"]["text"] != "Explorer" {
		t.Fatalf("%v", items["payment.depositBp"])
	}
	a := change(version, map[string]any{"path": "payment.depositBp", "number": 3000},
		map[string]any{"path": "hostLevels[1].name", "text": "Scout"},
		map[string]any{"path": "payment.reminderDays", "numbers": []int{110, 95}},
		map[string]any{"path": "survey.tier3AfterFirstTrip", "flag": false})
	if a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	next, items := read()
	if items["payment.depositBp"]["number"] != float64(3000) || items["payment.depositBp"]["changed"] != true ||
		items["hostLevels[1].name"]["text"] != "Scout" {
		t.Errorf("%v", items)
	}
	if next == version {
		t.Error("the version stayed")
	}
	entry := auditItems(t, s, admin, "action=tenant.policies")[0]
	before, after := entry["before"].(map[string]any), entry["after"].(map[string]any)
	if before["payment.depositBp"] != float64(2500) || after["payment.depositBp"] != float64(3000) || len(after) != 4 {
		t.Errorf("audited: %v → %v", before, after)
	}
	for name, c := range map[string]struct {
		item map[string]any
	}{
		"unknown":           {map[string]any{"path": "payment.deposit", "number": 1}},
		"of another kind":   {map[string]any{"path": "payment.depositBp", "text": "many"}},
		"without a value":   {map[string]any{"path": "payment.depositBp"}},
		"out of its range":  {map[string]any{"path": "payment.depositBp", "number": 20_000}},
		"against another":   {map[string]any{"path": "payment.reminderDays[0]", "number": 1}},
		"past the last one": {map[string]any{"path": "hostLevels[4].name", "text": "X"}},
	} {
		a := change(next, c.item, map[string]any{"path": "booking.holdMinutes", "number": 16})
		if a.Status != http.StatusBadRequest || a.Fields[c.item["path"].(string)] == "" {
			t.Errorf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	if _, now := read(); now["booking.holdMinutes"]["number"] != float64(15) {
		t.Error("a part of a refused change was kept")
	}
	if a := change(version, map[string]any{"path": "booking.holdMinutes", "number": 16}); a.Code != "conflict" {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}
	change(next, map[string]any{"path": "payment.depositBp", "useDefault": true})
	if _, now := read(); now["payment.depositBp"]["number"] != float64(2500) ||
		now["payment.depositBp"]["changed"] != false {
		t.Errorf("back to the default: %v", now["payment.depositBp"])
	}
}

func TestMarketplaceSettings(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	version := func() float64 { return settingsOf(t, s, admin)["version"].(float64) }
	post := func(path string, body map[string]any) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: path, Token: admin, Body: body})
	}
	shown := func() map[string]any { return s.Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"}) }

	t.Run("brand and switches", func(t *testing.T) {
		a := post("/api/admin/tenant", map[string]any{"version": version(), "brand": "Meridian Two",
			"theme": map[string]any{"accent": "#123456", "radius": "sharp"}, "features": map[string]any{"publicProfile": false}})
		if a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		now := shown()
		features := now["features"].(map[string]any)
		if now["brand"] != "Meridian Two" || features["publicProfile"] != false || features["addressTab"] != true ||
			now["theme"].(map[string]any)["accent"] != "#123456" {
			t.Errorf("%v", now)
		}
		if other := s.On("solstice.localhost").Must(t, apptest.Request{Method: "GET",
			Path: "/public/tenant"}); other["features"].(map[string]any)["publicProfile"] != true {
			t.Error("another marketplace's switch was flipped")
		}
		entry := auditItems(t, s, admin, "action=tenant.update")[0]
		if after := entry["after"].(map[string]any); after["feature.publicProfile"] != false ||
			after["brand"] != "Meridian Two" || after["locale"] != nil {
			t.Errorf("audited: %v", after)
		}
		if a := post("/api/admin/tenant", map[string]any{"version": version(), "locale": "nowhere!",
			"senderEmail": "nobody"}); a.Fields["locale"] == "" || a.Fields["senderEmail"] == "" {
			t.Errorf("%d %s", a.Status, a.Text)
		}
		if a := post("/api/admin/tenant", map[string]any{"version": 0, "brand": "Old"}); a.Code != "conflict" {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("logo", func(t *testing.T) {
		var picture bytes.Buffer
		if err := png.Encode(&picture, image.NewRGBA(image.Rect(0, 0, 8, 8))); err != nil {
			t.Fatal(err)
		}
		a := post("/api/admin/tenant/logo", map[string]any{"data": base64.StdEncoding.EncodeToString(picture.Bytes())})
		address, _ := shown()["theme"].(map[string]any)["logoUrl"].(string)
		if a.Status != http.StatusOK || address == "" {
			t.Fatalf("%d %s %q", a.Status, a.Text, address)
		}
		if got := s.Call(t, apptest.Request{Method: "GET", Path: address}); got.Status != http.StatusOK ||
			got.Header.Get("Content-Type") != "image/png" {
			t.Errorf("%d %v", got.Status, got.Header)
		}
		if a := post("/api/admin/tenant/logo",
			map[string]any{"data": base64.StdEncoding.EncodeToString([]byte("<svg onload=alert(1)>"))}); a.Fields["data"] == "" {
			t.Errorf("no picture: %d %s", a.Status, a.Text)
		}
		post("/api/admin/tenant/logo", map[string]any{})
		if got := s.Call(t, apptest.Request{Method: "GET", Path: "/public/tenant/logo"}); got.Status != http.StatusNotFound {
			t.Errorf("removed: %d", got.Status)
		}
	})
	t.Run("providers", func(t *testing.T) {
		choice := map[string]any{"version": version(), "service": "social", "choice": "http",
			"settings": map[string]any{"url": "http://social.example"}}
		if a := post("/api/admin/tenant/providers", choice); a.Fields["settings.url"] == "" ||
			a.Fields["secrets.apiKey"] == "" {
			t.Errorf("%d %s", a.Status, a.Text)
		}
		choice["settings"], choice["secrets"] = map[string]any{"url": "https://social.example"},
			map[string]any{"apiKey": "very secret"}
		a := post("/api/admin/tenant/providers", choice)
		if a.Status != http.StatusOK || strings.Contains(a.Text, "very secret") {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		id := s.Tenant(t).ID
		secret, err := tenant.Secrets{DB: s.Services.DB, Sealer: s.Services.Outside.Sealer}.Open(t.Context(), id, "social",
			"http", "apiKey")
		if err != nil || secret != "very secret" {
			t.Errorf("%q %v", secret, err)
		}
		if log := s.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?action=tenant.provider",
			Token: admin}); strings.Contains(log.Text, "very secret") || !strings.Contains(log.Text, "apiKey") {
			t.Errorf("audited: %s", log.Text)
		}
		choice["version"] = version()
		delete(choice, "secrets")
		if a := post("/api/admin/tenant/providers", choice); a.Status != http.StatusOK {
			t.Errorf("the secret that is kept need not be given again: %d %s", a.Status, a.Text)
		}
	})
}

func TestAHostNameServesOnceItIsProven(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin := s.SignIn(t, apptest.AdminEmail)
	records := map[string][]string{}
	s.Services.Settings.Proof.LookupTXT = func(_ context.Context, name string) ([]string, error) {
		return records[name], nil
	}
	s.Services.Settings.Proof.Client = &http.Client{Transport: refusing{}, Timeout: time.Second}
	post := func(path, host string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/hosts" + path, Token: admin,
			Body: map[string]any{"host": host}})
	}
	hostIn := func(a apptest.Answer, name string) map[string]any {
		for _, h := range a.Data["hosts"].([]any) {
			if h.(map[string]any)["host"] == name {
				return h.(map[string]any)
			}
		}
		t.Fatalf("no %s in %s", name, a.Text)
		return nil
	}
	for _, bad := range []string{"127.0.0.1", "no host", "acme", "trips.acme.example:80", "solstice.localhost"} {
		if a := post("", bad); a.Fields["host"] == "" {
			t.Errorf("%s: %d %s", bad, a.Status, a.Text)
		}
	}
	name := testkit.ID("trips") + ".acme.example"
	claim := hostIn(post("", strings.ToUpper(name)), name)
	if claim["serving"] != false || claim["txtValue"] == "" {
		t.Fatalf("%v", claim)
	}
	if a := s.On(name).Call(t, apptest.Request{Method: "GET", Path: "/public/tenant"}); a.Status != http.StatusNotFound {
		t.Errorf("an unproven name serves: %d", a.Status)
	}
	records[claim["txtName"].(string)] = []string{"caravan-verify=somebody-elses"}
	if c := hostIn(post("/check", name), name); c["serving"] != false || c["problem"] == "" {
		t.Errorf("another's token: %v", c)
	}
	// A claim reserves the name from nobody else, and proves nothing for its owner.
	there := s.On("solstice.localhost")
	other := there.SignIn(t, "admin@solstice.example")
	theirs := there.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/hosts", Token: other,
		Body: map[string]any{"host": name}})
	if hostIn(theirs, name)["txtValue"] == claim["txtValue"] {
		t.Error("two marketplaces share a token")
	}
	records[claim["txtName"].(string)] = []string{"v=spf1 -all", claim["txtValue"].(string)}
	if c := hostIn(post("/check", name), name); c["serving"] != true {
		t.Fatalf("proven: %v", c)
	}
	if got := s.On(name).Must(t, apptest.Request{Method: "GET", Path: "/public/tenant"}); got["slug"] != "meridian" {
		t.Errorf("%v", got["slug"])
	}
	if a := there.Call(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant/hosts", Token: other,
		Body: map[string]any{"host": name}}); a.Fields["host"] == "" {
		t.Errorf("a name that serves is taken: %d %s", a.Status, a.Text)
	}
	if a := post("/remove", name); a.Status != http.StatusOK {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := s.On(name).Call(t, apptest.Request{Method: "GET", Path: "/public/tenant"}); a.Status != http.StatusNotFound {
		t.Errorf("a removed name serves: %d", a.Status)
	}
}

type refusing struct{}

func (refusing) RoundTrip(*http.Request) (*http.Response, error) { return nil, http.ErrServerClosed }
