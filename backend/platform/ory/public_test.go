package ory_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"caravan/backend/platform/ory"
	"caravan/backend/testkit"
)

// raw is a call to Kratos that bypasses the product, as anyone who reaches its public port by mistake could make
// it.
func raw(t *testing.T, method, address, token string, body any) (status int, answer map[string]any) {
	t.Helper()
	text, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	req, err := http.NewRequestWithContext(t.Context(), method, address, bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Accept", "application/json")
	req.Header.Set("Content-Type", "application/json")
	if token != "" {
		req.Header.Set("X-Session-Token", token)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	content, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	_ = json.Unmarshal(content, &answer)
	return res.StatusCode, answer
}

// With the production configuration, someone who knows only the password and reaches Kratos' public port can
// neither remove a second factor nor set a password.
func TestThePasswordAloneUnlinksNoFactor(t *testing.T) {
	servers, ctx := testkit.Ory(t), t.Context()
	kratos, email := servers.Kratos, testkit.Email("dee")
	id, err := kratos.CreateIdentity(ctx, email, "Dee")
	if err != nil {
		t.Fatal(err)
	}
	if err := kratos.SetPassword(ctx, id, goodPassword); err != nil {
		t.Fatal(err)
	}
	signIn := func() string {
		token, _, err := kratos.Login(ctx, email, goodPassword)
		if err != nil {
			t.Fatal(err)
		}
		return token
	}
	settings := servers.KratosPublic + "/self-service/settings"
	// A flow opened before the factor was enrolled is no way around it.
	before := signIn()
	status, early := raw(t, http.MethodGet, settings+"/api", before, nil)
	if status != http.StatusOK {
		t.Fatalf("settings without a factor: %d", status)
	}
	own := signIn()
	flow, secret, err := kratos.BeginTOTP(ctx, own)
	if err != nil {
		t.Fatal(err)
	}
	code, err := totp.GenerateCode(secret, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	if err := kratos.ConfirmTOTP(ctx, own, flow, code); err != nil {
		t.Fatal(err)
	}
	if _, err := kratos.NewBackupCodes(ctx, own); err != nil {
		t.Fatalf("whoever showed the factor: %v", err)
	}

	stolen := signIn()
	if status, _ := raw(t, http.MethodGet, settings+"/api", stolen, nil); status != http.StatusForbidden {
		t.Errorf("the settings open: %d", status)
	}
	for name, change := range map[string]map[string]any{
		"authenticator": {"method": "totp", "totp_unlink": true}, "backup codes": {"method": "lookup_secret",
			"lookup_secret_disable": true},
		"password": {"method": "password", "password": "another lantern over the harbour"},
		"address":  {"method": "profile", "traits": map[string]string{"email": "new." + email}},
	} {
		for which, token := range map[string]string{"a new session": stolen, "an old session": before} {
			status, _ := raw(t, http.MethodPost, settings+"?flow="+early["id"].(string), token, change)
			if status < http.StatusBadRequest {
				t.Errorf("%s, %s: %d", name, which, status)
			}
		}
	}
	if _, _, err := kratos.BeginTOTP(ctx, stolen); !errors.Is(err, ory.ErrHigherFactor) {
		t.Errorf("the product is told %v", err)
	}
	factors, err := kratos.Factors(ctx, id)
	if err != nil || !factors.TOTP || factors.BackupCodesLeft == 0 {
		t.Errorf("left: %+v, %v", factors, err)
	}
	signIn()
}

// What the product does not use is disabled: nobody can recover, register or verify past its rate limits.
func TestUnusedFlowsAreOff(t *testing.T) {
	servers, ctx := testkit.Ory(t), t.Context()
	email := testkit.Email("eve")
	id, err := servers.Kratos.CreateIdentity(ctx, email, "Eve")
	if err != nil {
		t.Fatal(err)
	}
	for _, flow := range []string{"recovery", "registration", "verification"} {
		status, answer := raw(t, http.MethodGet, servers.KratosPublic+"/self-service/"+flow+"/api", "", nil)
		if status < http.StatusBadRequest || answer["id"] != nil || answer["ui"] != nil {
			t.Errorf("%s opens: %d %v", flow, status, answer)
		}
	}
	for _, way := range []string{"code", "link"} {
		status, answer := raw(t, http.MethodPost, servers.KratosAdmin+"/admin/recovery/"+way, "",
			map[string]string{"identity_id": id})
		if status < http.StatusBadRequest {
			t.Errorf("the admin port gives a recovery %s: %d %v", way, status, answer)
		}
	}
}
