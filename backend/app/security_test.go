package app_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/descope/virtualwebauthn"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/pquerna/otp/totp"

	"caravan/backend/app/apptest"
	"caravan/backend/gen/permission"
)

// code returns what an authenticator app shows for a secret.
func code(t *testing.T, secret string) string {
	t.Helper()
	c, err := totp.GenerateCode(secret, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// enrol sets up an authenticator app and returns its secret.
func enrol(t *testing.T, s *apptest.Server, token string) string {
	t.Helper()
	setup := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/security/totp", Token: token})
	secret := setup["secret"].(string)
	now := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/security/totp/confirm", Token: token,
		Body: map[string]any{"flow": setup["flow"], "code": code(t, secret)}})
	if now["totp"] != true || now["confirmed"] != true {
		t.Fatalf("after enrolment: %v", now)
	}
	return secret
}

// newcomer creates a person of the tenant with an address unique to this test: the test's Kratos is shared.
func newcomer(t *testing.T, s *apptest.Server, group string) (email, password string) {
	t.Helper()
	email, password = "p"+uuid.NewString()[:12]+"@second.example", "seven lanterns by the quiet river"
	s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/signup/host", Body: map[string]string{"email": email,
		"firstName": "Nia", "lastName": "New"}})
	link, _ := mailedSecret(t, s, email)
	s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/activate-user?token=" + link,
		Body: map[string]any{"password": password}})
	if group != "host" {
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), "UPDATE member SET user_group = $1 WHERE email = $2", group, email)
			return err
		})
	}
	return email, password
}

func inTenant(t *testing.T, s *apptest.Server, do func(pgx.Tx) error) {
	t.Helper()
	if err := s.Services.DB.InTenantTx(t.Context(), s.Tenant(t).ID, do); err != nil {
		t.Fatal(err)
	}
}

func login(t *testing.T, s *apptest.Server, email, password string) map[string]any {
	t.Helper()
	return s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/login", Body: map[string]string{"email": email,
		"password": password}})
}

func step(in map[string]any) any {
	factor, _ := in["profile"].(map[string]any)["secondFactor"].(map[string]any)
	return factor["next"]
}

func profileStatus(t *testing.T, s *apptest.Server, token string) int {
	t.Helper()
	return s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips", Token: token}).Status
}

func TestAuthenticatorApp(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email, password := newcomer(t, s, "host")
	first := login(t, s, email, password)["token"].(string)
	other := login(t, s, email, password)["token"].(string)
	setup := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/security/totp", Token: first})
	uri, err := url.Parse(setup["uri"].(string))
	if err != nil || uri.Scheme != "otpauth" || uri.Query().Get("secret") != setup["secret"] ||
		uri.Query().Get("issuer") != s.Tenant(t).Brand {
		t.Errorf("uri %v %v", setup["uri"], err)
	}
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/security/totp/confirm", Token: first,
		Body: map[string]any{"flow": setup["flow"], "code": "000000"}}); a.Status != http.StatusBadRequest ||
		a.Fields["code"] == "" {
		t.Fatalf("a wrong code: %d %s", a.Status, a.Text)
	}
	secret := enrol(t, s, first)

	t.Run("the session that set it up continues, others must confirm at once", func(t *testing.T) {
		if got := profileStatus(t, s, first); got != http.StatusOK {
			t.Errorf("this session: %d", got)
		}
		a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/me/trips", Token: other})
		if a.Status != http.StatusForbidden || a.Code != "second_factor_required" {
			t.Errorf("the other session: %d %s", a.Status, a.Text)
		}
	})
	t.Run("a new sign-in is confirmed with a code", func(t *testing.T) {
		in := login(t, s, email, password)
		token := in["token"].(string)
		if step(in) != "confirm" {
			t.Fatalf("sign-in: %v", in)
		}
		if a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/change-password", Token: token,
			Body: map[string]string{"currentPassword": password,
				"password": "another seven lanterns here"}}); a.Code != "second_factor_required" {
			t.Errorf("the password alone changes the password: %d %s", a.Status, a.Text)
		}
		if a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/second-factor", Token: token,
			Body: map[string]string{"method": "totp", "code": "123456"}}); a.Status != http.StatusBadRequest ||
			a.Fields["code"] == "" {
			t.Errorf("wrong code: %d %s", a.Status, a.Text)
		}
		spaced := code(t, secret)
		done := s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/second-factor", Token: token,
			Body: map[string]string{"method": "totp", "code": spaced[:3] + " " + spaced[3:]}})
		if step(done) != nil || profileStatus(t, s, token) != http.StatusOK {
			t.Errorf("after the code: %v", done)
		}
	})
	t.Run("backup codes work once each", func(t *testing.T) {
		codes := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/security/backup-codes",
			Token: first})["codes"].([]any)
		if len(codes) < 8 {
			t.Fatalf("%d codes", len(codes))
		}
		use := func(c any) int {
			token := login(t, s, email, password)["token"].(string)
			return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/second-factor", Token: token,
				Body: map[string]any{"method": "backupCode", "code": c}}).Status
		}
		if got := use(codes[0]); got != http.StatusOK {
			t.Errorf("first use: %d", got)
		}
		if got := use(codes[0]); got != http.StatusBadRequest {
			t.Errorf("second use: %d", got)
		}
		now := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/security", Token: first})
		if now["backupCodesLeft"] != float64(len(codes)-1) {
			t.Errorf("left: %v", now)
		}
	})
	t.Run("without the app, backup codes go too and the password is enough again", func(t *testing.T) {
		now := s.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/security/totp", Token: first})
		if now["totp"] != false || now["backupCodesLeft"] != float64(0) {
			t.Fatalf("%v", now)
		}
		if in := login(t, s, email, password); step(in) != nil {
			t.Errorf("%v", in)
		}
		if a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/security/backup-codes",
			Token: first}); a.Status != http.StatusConflict {
			t.Errorf("backup codes alone: %d %s", a.Status, a.Text)
		}
	})
}

func TestPasskeys(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email, password := newcomer(t, s, "host")
	token := login(t, s, email, password)["token"].(string)
	origin := "http://" + s.Host
	rp := virtualwebauthn.RelyingParty{Name: s.Tenant(t).Brand, ID: s.Host, Origin: origin}
	device := virtualwebauthn.NewAuthenticator()
	key := virtualwebauthn.NewCredential(virtualwebauthn.KeyTypeEC2)
	attest := func(rp virtualwebauthn.RelyingParty) (state any, credential json.RawMessage) {
		challenge := s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/security/passkey-options", Token: token})
		options, err := json.Marshal(map[string]any{"publicKey": challenge["publicKey"]})
		if err != nil {
			t.Fatal(err)
		}
		parsed, err := virtualwebauthn.ParseAttestationOptions(string(options))
		if err != nil {
			t.Fatal(err)
		}
		return challenge["state"], json.RawMessage(virtualwebauthn.CreateAttestationResponse(rp, device, key, *parsed))
	}
	keep := func(state any, credential json.RawMessage) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/security/passkeys", Token: token,
			Body: map[string]any{"state": state, "credential": credential, "name": "Laptop"}})
	}
	state, credential := attest(virtualwebauthn.RelyingParty{Name: rp.Name, ID: rp.ID,
		Origin: "https://elsewhere.example"})
	if a := keep(state, credential); a.Status != http.StatusBadRequest {
		t.Fatalf("made on another site: %d %s", a.Status, a.Text)
	}
	state, credential = attest(rp)
	if a := keep("x"+state.(string), credential); a.Status != http.StatusBadRequest {
		t.Fatalf("with another challenge: %d %s", a.Status, a.Text)
	}
	a := keep(state, credential)
	if a.Status != http.StatusOK || len(a.Data["passkeys"].([]any)) != 1 || a.Data["confirmed"] != true {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	device.AddCredential(key)

	in := login(t, s, email, password)
	second := in["token"].(string)
	if step(in) != "confirm" {
		t.Fatalf("sign-in with a passkey kept: %v", in)
	}
	challenge := s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/second-factor/passkey-options",
		Token: second})
	options, err := json.Marshal(map[string]any{"publicKey": challenge["publicKey"]})
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := virtualwebauthn.ParseAssertionOptions(string(options))
	if err != nil {
		t.Fatal(err)
	}
	answer := json.RawMessage(virtualwebauthn.CreateAssertionResponse(rp, device, key, *parsed))
	stranger := virtualwebauthn.NewCredential(virtualwebauthn.KeyTypeEC2)
	stranger.ID = key.ID
	forged := json.RawMessage(virtualwebauthn.CreateAssertionResponse(rp, device, stranger, *parsed))
	confirm := func(token string, answer json.RawMessage) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/second-factor/passkey", Token: token,
			Body: map[string]any{"state": challenge["state"], "credential": answer}})
	}
	if a := confirm(second, forged); a.Status != http.StatusBadRequest {
		t.Errorf("signed by another key: %d %s", a.Status, a.Text)
	}
	third := login(t, s, email, password)["token"].(string)
	if a := confirm(third, answer); a.Status != http.StatusBadRequest {
		t.Errorf("for another session's challenge: %d %s", a.Status, a.Text)
	}
	if a := confirm(second, answer); a.Status != http.StatusOK || profileStatus(t, s, second) != http.StatusOK {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	passkeys := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/security", Token: second})["passkeys"].([]any)
	id := passkeys[0].(map[string]any)["id"].(string)
	stolen, otherPassword := newcomer(t, s, "host")
	other := login(t, s, stolen, otherPassword)["token"].(string)
	if a := s.Call(t, apptest.Request{Method: "DELETE", Path: "/api/me/security/passkeys/" + id,
		Token: other}); a.Status != http.StatusNotFound {
		t.Errorf("somebody else's passkey: %d %s", a.Status, a.Text)
	}
	if left := s.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/security/passkeys/" + id,
		Token: second})["passkeys"].([]any); len(left) != 0 {
		t.Errorf("left: %v", left)
	}
}

// Someone who knows the password of a person with a passkey in one marketplace cannot use another one to add a
// factor that would open the first.
func TestAFactorOfAnotherMarketplaceStandsInForNoPasskey(t *testing.T) {
	t.Parallel()
	m := openTwo(t)
	email, password := newcomer(t, m.Server, "host")
	m.invite(t, email)
	token := login(t, m.Server, email, password)["token"].(string)
	device, key := virtualwebauthn.NewAuthenticator(), virtualwebauthn.NewCredential(virtualwebauthn.KeyTypeEC2)
	options := func(path string) (state any, raw string) {
		challenge := m.Must(t, apptest.Request{Method: "POST", Path: path, Token: token})
		text, err := json.Marshal(map[string]any{"publicKey": challenge["publicKey"]})
		if err != nil {
			t.Fatal(err)
		}
		return challenge["state"], string(text)
	}
	state, raw := options("/api/me/security/passkey-options")
	parsed, err := virtualwebauthn.ParseAttestationOptions(raw)
	if err != nil {
		t.Fatal(err)
	}
	rp := virtualwebauthn.RelyingParty{Name: m.Tenant(t).Brand, ID: m.Host, Origin: "http://" + m.Host}
	kept := m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/security/passkeys", Token: token,
		Body: map[string]any{
			"state": state, "credential": json.RawMessage(virtualwebauthn.CreateAttestationResponse(rp, device, key, *parsed)),
			"name": "Laptop"}})

	thief := login(t, m.theirs, email, password)["token"].(string)
	for _, path := range []string{"totp", "passkey-options"} {
		a := m.theirs.Call(t, apptest.Request{Method: "POST", Path: "/api/me/security/" + path, Token: thief})
		if a.Status != http.StatusConflict || !strings.Contains(a.Error, "passkey is for another marketplace") {
			t.Errorf("%s: %d %s", path, a.Status, a.Text)
		}
	}
	enrol(t, m.Server, token) // in the session that was confirmed with the passkey
	if in := login(t, m.theirs, email, password); step(in) != "confirm" {
		t.Errorf("the authenticator does not count elsewhere: %v", in)
	}
	id := kept["passkeys"].([]any)[0].(map[string]any)["id"].(string)
	m.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/security/passkeys/" + id, Token: token})
	m.Must(t, apptest.Request{Method: "DELETE", Path: "/api/me/security/totp", Token: token})
	enrol(t, m.theirs, login(t, m.theirs, email, password)["token"].(string))
}

// Where the tenant requires it, an admin's session without a second factor may enroll one and nothing else, and
// an unconfirmed session may confirm it and nothing else: for every operation of the contract.
func TestAdminsNeedASecondFactor(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email, password := newcomer(t, s, "admin")
	_, err := s.Services.DB.Pool.Exec(t.Context(), "UPDATE tenant SET policy = '{}' WHERE id = $1", s.Tenant(t).ID)
	if err != nil {
		t.Fatal(err)
	}
	s.Services.Tenants.Forget()
	in := login(t, s, email, password)
	bare := in["token"].(string)
	if step(in) != "enrol" {
		t.Fatalf("%v", in)
	}
	always := []string{"logout", "getMyProfile", "getTenant"}
	barred(t, s, bare, append(always, "getMySecurity", "startTotp", "confirmTotp", "startPasskey", "addPasskey",
		"confirmPassword"))

	secret := enrol(t, s, bare)
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/api/admin/policies",
		Token: bare}); a.Code == "second_factor_required" {
		t.Errorf("after enrolment: %d %s", a.Status, a.Text)
	}
	unconfirmed := login(t, s, email, password)["token"].(string)
	barred(t, s, unconfirmed, append(always, "confirmSecondFactor", "startPasskeyConfirmation", "confirmPasskey"))
	t.Run("the pages lead to the sign-in", func(t *testing.T) {
		if got := landing(t, s, unconfirmed); !strings.HasPrefix(got, "/login") {
			t.Errorf("/app leads to %s", got)
		}
		if got := landing(t, s, bare); got != "/admin/users" {
			t.Errorf("/app leads to %s", got)
		}
	})
	t.Run("the last one cannot be taken away", func(t *testing.T) {
		if a := s.Call(t, apptest.Request{Method: "DELETE", Path: "/api/me/security/totp",
			Token: bare}); a.Status != http.StatusConflict {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	})
	t.Run("guesses are limited for the person", func(t *testing.T) {
		var last apptest.Answer
		for range 8 {
			last = s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/second-factor", Token: unconfirmed,
				Body: map[string]string{"method": "totp", "code": "000000"}})
		}
		if last.Status != http.StatusTooManyRequests {
			t.Errorf("%d %s", last.Status, last.Text)
		}
		if a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/second-factor", Token: unconfirmed,
			Body: map[string]string{"method": "totp", "code": code(t, secret)}}); a.Status != http.StatusTooManyRequests {
			t.Errorf("the right one after too many: %d", a.Status)
		}
	})
	t.Run("only the platform's operators can reset it for a person, not the marketplace", func(t *testing.T) {
		lost := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: bare})["id"].(string)
		platform := s.SignIn(t, s.Person(t, "admin"))
		enrol(t, s, platform)
		if a := s.Call(t, apptest.Request{Method: "DELETE", Path: "/api/admin/users/" + lost + "/second-factor",
			Token: platform}); a.Status != http.StatusNotFound {
			t.Errorf("by the person: %d %s", a.Status, a.Text)
		}
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/accounts/reset-second-factor", Token: platform,
			Body: map[string]string{"email": email, "reason": "Lost the phone, seen by video"}})
		if got := profileStatus(t, s, bare); got != http.StatusUnauthorized {
			t.Errorf("old session: %d", got)
		}
		if in := login(t, s, email, password); step(in) != "enrol" {
			t.Errorf("%v", in)
		}
	})
}

// barred walks the contract: everything that is not listed answers second_factor_required.
func barred(t *testing.T, s *apptest.Server, token string, may []string) {
	t.Helper()
	open := map[string]bool{}
	for _, operation := range may {
		open[operation] = true
	}
	for operation, rule := range permission.REST {
		if rule.Permission == "public" || open[operation] {
			continue
		}
		request := apptest.Request{Method: rule.Method, Token: token,
			Path: pathParameter.ReplaceAllStringFunc(rule.Path, func(string) string { return uuid.NewString() })}
		if rule.Method != http.MethodGet && rule.Method != http.MethodDelete {
			request.Body = map[string]any{}
		}
		if a := s.Call(t, request); a.Status != http.StatusForbidden || a.Code != "second_factor_required" {
			t.Errorf("%s: %d %s", operation, a.Status, a.Text)
		}
	}
	a := s.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/Check", Token: token,
		Body: map[string]any{"namespace": "Tenant", "objectId": s.Tenant(t).ID.String(), "permit": "view"}})
	if a.Status != http.StatusForbidden || a.Header.Get("Caravan-Code") == "" && !strings.Contains(a.Text,
		"second factor") {
		t.Errorf("Connect: %d %s", a.Status, a.Text)
	}
}

// landing returns where /app leads.
func landing(t *testing.T, s *apptest.Server, token string) string {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+"/app", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Host = s.Host
	req.AddCookie(&http.Cookie{Name: "caravan_session", Value: token})
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	res, err := client.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	return res.Header.Get("Location")
}

func TestChangingHowOneSignsInNeedsThePasswordAgain(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email, password := newcomer(t, s, "host")
	token := login(t, s, email, password)["token"].(string)
	if a := s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/confirm-password", Token: token,
		Body: map[string]string{"password": "not the password"}}); a.Status != http.StatusBadRequest ||
		a.Fields["password"] == "" {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	secret := enrol(t, s, token)
	s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/confirm-password", Token: token,
		Body: map[string]string{"password": password}})
	now := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/security", Token: token})
	if now["confirmed"] != true || secret == "" {
		t.Errorf("the password again takes the second factor away: %v", now)
	}
	t.Run("not while signed in as someone else", func(t *testing.T) {
		admin := s.SignIn(t, apptest.AdminEmail)
		host := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile",
			Token: s.SignIn(t, apptest.HostEmail)})["id"]
		s.Must(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.access.v1.AccessService/StartImpersonation",
			Token: admin, Body: map[string]any{"userId": host, "reason": "Checking the security page"}})
		for _, r := range []apptest.Request{{Method: "GET", Path: "/api/me/security"},
			{Method: "POST", Path: "/api/me/security/totp"}, {Method: "GET", Path: "/api/me/sessions"},
			{Method: "DELETE", Path: "/api/me/sessions"}} {
			r.Token = admin
			if a := s.Call(t, r); a.Status != http.StatusForbidden {
				t.Errorf("%s %s: %d %s", r.Method, r.Path, a.Status, a.Text)
			}
		}
	})
}

func TestMailedCodes(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	verify := func(email, code string) apptest.Answer {
		return s.Call(t, apptest.Request{Method: "POST", Path: "/authentication/verify-code",
			Body: map[string]string{"email": email, "code": code}})
	}
	email, _ := newcomer(t, s, "host")
	ask := func() (link, code string) {
		s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
			Body: map[string]string{"email": email}})
		return mailedSecret(t, s, email)
	}
	link, right := ask()
	unknown := verify("nobody@second.example", right)
	wrong := verify(email, "000000")
	if wrong.Status != http.StatusBadRequest || unknown.Status != wrong.Status || unknown.Text == "" ||
		unknown.Fields["code"] != wrong.Fields["code"] {
		t.Fatalf("%d %s, %d %s", wrong.Status, wrong.Text, unknown.Status, unknown.Text)
	}
	got := verify(" "+strings.ToUpper(email), right[:3]+" "+right[3:])
	if got.Status != http.StatusOK || got.Data["kind"] != "reset" {
		t.Fatalf("%d %s", got.Status, got.Text)
	}
	if a := verify(email, right); a.Status != http.StatusBadRequest {
		t.Errorf("the code twice: %d", a.Status)
	}
	if a := s.Call(t, apptest.Request{Method: "GET", Path: "/authentication/profile-password-reset?token=" +
		link}); a.Status != http.StatusNotFound {
		t.Errorf("the link of a spent code: %d", a.Status)
	}
	fresh := "nine quiet boats upon the lake"
	s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/reset-user-token?token=" + got.Data["token"].(string),
		Body: map[string]string{"password": fresh}})
	login(t, s, email, fresh)

	t.Run("five wrong ones spend the code, not the link", func(t *testing.T) {
		link, right := ask()
		for range 5 {
			if a := verify(email, "999999"); a.Status != http.StatusBadRequest {
				t.Fatalf("%d %s", a.Status, a.Text)
			}
		}
		if a := verify(email, right); a.Status != http.StatusBadRequest {
			t.Errorf("%d %s", a.Status, a.Text)
		}
		s.Must(t, apptest.Request{Method: "GET", Path: "/authentication/profile-password-reset?token=" + link})
	})
	t.Run("guesses from one network are limited", func(t *testing.T) {
		var last apptest.Answer
		for range 12 {
			last = verify("p"+uuid.NewString()+"@second.example", "111111")
		}
		if last.Status != http.StatusTooManyRequests || last.Header.Get("Retry-After") == "" {
			t.Errorf("%d %s", last.Status, last.Text)
		}
	})
}
