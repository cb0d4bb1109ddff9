package app_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"caravan/backend/app/apptest"
	"caravan/backend/app/upkeep"
)

func auditItems(t *testing.T, s *apptest.Server, token, query string) []map[string]any {
	t.Helper()
	var out []map[string]any
	for _, item := range s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?" + query,
		Token: token})["items"].([]any) {
		out = append(out, item.(map[string]any))
	}
	return out
}

func TestAuditLogIsSearched(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	admin, host := s.SignIn(t, apptest.AdminEmail), s.SignIn(t, apptest.HostEmail)
	profile := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: host})
	start := time.Now().UTC().Add(-time.Second).Format(time.RFC3339Nano)
	s.Must(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/StartImpersonation",
		Token: admin, Body: map[string]any{"userId": profile["id"], "reason": "Search me: needle"}})
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/profile/" + profile["id"].(string), Token: admin,
		Body:   map[string]any{"version": profile["version"], "bio": "=danger()"},
		Header: map[string]string{"User-Agent": "=cmd()"}})
	s.Must(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/StopImpersonation", Token: admin,
		Body: map[string]any{}})
	me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: admin})["id"].(string)
	subject := profile["id"].(string)

	for name, c := range map[string]struct {
		query string
		want  []string
	}{
		"by action": {"action=member.update&from=" + url.QueryEscape(start), []string{"member.update"}},
		"by area":   {"action=impersonation", []string{"impersonation.stop", "impersonation.start"}},
		"by object": {"objectType=Member&objectId=" + subject + "&from=" + url.QueryEscape(start),
			[]string{"impersonation.stop", "member.update", "impersonation.start"}},
		"by actor":             {"actorId=" + me + "&action=member", []string{"member.update"}},
		"as whom":              {"actingAsId=" + subject + "&action=member", []string{"member.update"}},
		"only as somebody":     {"impersonated=true&action=member", []string{"member.update"}},
		"by words":             {"q=needle", []string{"impersonation.start"}},
		"by words and time":    {"q=needle&to=" + url.QueryEscape(start), nil},
		"part of a name is no": {"action=imperson", nil},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, item := range auditItems(t, s, admin, c.query) {
				got = append(got, item["action"].(string))
			}
			if strings.Join(got, " ") != strings.Join(c.want, " ") {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
	changed := auditItems(t, s, admin, "action=member.update&limit=1")[0]
	if changed["actorId"] != me || changed["actingAsId"] != subject || changed["ip"] == "" ||
		changed["userAgent"] != "=cmd()" {
		t.Errorf("who, as whom, from where: %v", changed)
	}

	t.Run("with names, not ids", func(t *testing.T) {
		if want := profile["firstName"].(string) + " " + profile["lastName"].(string); changed["objectName"] != want {
			t.Errorf("the object is called %v, want %v", changed["objectName"], want)
		}
		hosts := s.Must(t, apptest.Request{Method: "GET", Path: "/api/metadata/hosts?limit=2", Token: admin})["items"].([]any)
		first := hosts[0].(map[string]any)
		made := s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: admin, Body: map[string]any{
			"email": "keeper@audit.example", "firstName": "Ada", "lastName": "Keeper", "group": "accountManager"}})
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users/" + made["id"].(string) + "/assignments",
			Token: admin, Body: map[string]any{"hostIds": []any{first["id"]}, "tripIds": []any{}}})
		for _, item := range auditItems(t, s, admin, "objectId="+made["id"].(string)) {
			if names, _ := item["names"].(map[string]any); names[first["id"].(string)] != nil {
				return
			}
		}
		t.Errorf("nobody tells the name of %v: %v", first, auditItems(t, s, admin, "objectId="+made["id"].(string)))
	})
	t.Run("as a file", func(t *testing.T) {
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs/file?impersonated=true&action=member",
			Token: admin})
		rows, err := csv.NewReader(strings.NewReader(a.Text)).ReadAll()
		if err != nil || len(rows) != 2 || rows[1][5] != "member.update" || rows[1][11] != "'=cmd()" {
			t.Fatalf("%d %v %v", a.Status, err, rows)
		}
		if !strings.Contains(a.Header.Get("Content-Disposition"), ".csv") {
			t.Errorf("no file name: %v", a.Header)
		}
		if taken := auditItems(t, s, admin, "action=audit.download"); len(taken) != 1 {
			t.Errorf("the download is not in the log: %v", taken)
		}
	})
	t.Run("for admins only", func(t *testing.T) {
		for _, path := range []string{"/api/metadata/audit-logs", "/api/metadata/audit-logs/file"} {
			if a := s.Call(t, apptest.Request{Method: "GET", Path: path, Token: host}); a.Status != http.StatusForbidden {
				t.Errorf("%s: %d", path, a.Status)
			}
		}
		there := s.On("solstice.localhost")
		if found := auditItems(t, there, there.SignIn(t, "admin@solstice.example"), "q=needle"); len(found) != 0 {
			t.Errorf("another tenant reads %v", found)
		}
	})
}

func TestAuditVerifyTellsWhatIsWrongAndWhere(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	tenant := s.Tenant(t)
	if _, err := s.Services.Audit.Seal(t.Context(), tenant.ID); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := upkeep.VerifyAudit(t.Context(), s.Services, upkeep.AuditChoice{}, &out); err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	_, anchor, ok := strings.Cut(out.String(), "anchor "+tenant.Slug+":")
	if !ok {
		t.Fatalf("no anchor: %s", out.String())
	}
	anchor = tenant.Slug + ":" + strings.Fields(anchor)[0]
	if err := upkeep.VerifyAudit(t.Context(), s.Services, upkeep.AuditChoice{Anchor: anchor}, &out); err != nil {
		t.Errorf("with the anchor: %v", err)
	}
	position := strings.Split(anchor, ":")[1]
	out.Reset()
	err := upkeep.VerifyAudit(t.Context(), s.Services, upkeep.AuditChoice{Anchor: tenant.Slug + ":" + position + ":00"},
		&out)
	if !errors.Is(err, upkeep.ErrAudit) || !strings.Contains(out.String(), "position "+position) {
		t.Errorf("%v %s", err, out.String())
	}
}
