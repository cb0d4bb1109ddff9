package app_test

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/ory"
)

// both returns the policies of both contracts by operation.
func both() map[string]permission.Rule {
	all := maps.Clone(permission.REST)
	maps.Copy(all, permission.RPC)
	return all
}

// Every operation that requires a fresh session rejects one that was revoked without the server's knowledge,
// while the server still has a cached lookup that is good enough for other operations.
func TestFreshOperationsAskAnew(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	kratos := ory.NewKratos(s.Services.Config.KratosPublicURL, s.Services.Config.KratosAdminURL)
	var group errgroup.Group
	group.SetLimit(rowWidth)
	asked := 0
	for operation, rule := range both() {
		if !rule.Fresh {
			continue
		}
		asked++
		group.Go(func() error {
			if err := anew(t.Context(), s, kratos, rule); err != nil {
				t.Errorf("%s: %v", operation, err)
			}
			return nil
		})
	}
	_ = group.Wait()
	if asked < 50 {
		t.Errorf("only %d operations want a fresh session", asked)
	}
}

// anew revokes a session in the identity server only, makes sure that its cached lookup is still used, and calls.
func anew(ctx context.Context, s *apptest.Server, kratos *ory.Kratos, rule permission.Rule) error {
	me := apptest.Request{Method: "GET", Path: "/api/me/profile"}
	for range 5 {
		me.Token = s.SignInOr(ctx, apptest.TravelerEmail, "")
		if a, err := s.Try(ctx, me); err != nil || a.Status != http.StatusOK {
			continue // a busy machine; try again
		}
		session, err := kratos.WhoAmI(ctx, me.Token)
		if err != nil {
			return err
		}
		if err := kratos.RevokeSession(ctx, session.ID); err != nil {
			return err
		}
		if a, err := s.Try(ctx, me); err != nil || a.Status != http.StatusOK {
			continue // no longer cached: this proves nothing
		}
		call := apptest.Request{Method: rule.Method, Path: pathParameter.ReplaceAllString(rule.Path, uuid.NewString()),
			Token: me.Token}
		if rule.Method != http.MethodGet && rule.Method != http.MethodDelete {
			call.Body = map[string]any{}
		}
		a, err := s.Try(ctx, call)
		if err != nil {
			return err
		}
		if a.Status != http.StatusUnauthorized {
			return fmt.Errorf("a session that has ended is let in: %d %.200s", a.Status, a.Text)
		}
		return nil
	}
	return fmt.Errorf("no session is kept for a moment")
}

// Every operation that requires a key rejects a permitted call without one.
func TestKeysAreRequired(t *testing.T) {
	t.Parallel()
	m := newPeople(t)
	m.partners(t)
	for _, operation := range slices.Sorted(maps.Keys(both())) {
		rule := both()[operation]
		if rule.Idempotent != permission.KeyRequired {
			continue
		}
		t.Run(operation, func(t *testing.T) {
			call := apptest.Request{Method: rule.Method, Path: m.address(rule), Token: m.keyCaller(rule),
				Body: m.body(operation, rule), Header: map[string]string{"Idempotency-Key": ""}}
			a := m.Call(t, call)
			if a.Status != http.StatusBadRequest || !strings.Contains(a.Text, "Idempotency-Key") {
				t.Errorf("%d %.300s", a.Status, a.Text)
			}
		})
	}
}

// keyCaller returns a caller that may call an operation.
func (m matrix) keyCaller(rule permission.Rule) string {
	for _, caller := range []string{ownHost, ownOperator, ownTraveler, admin, manager} {
		if yes, _ := may(caller, rule.Permission, rule.Scope); yes {
			return m.tokens[caller]
		}
	}
	return ""
}

// readableHere are valid bodies of the limited operations, because limits count calls that could succeed.
var readableHere = map[string]map[string]any{
	"applyHoldDiscount":   {"code": "NOSUCHCODE"},
	"login":               {"email": "nobody@demo.example", "password": "not-the-password"},
	"changePassword":      {"currentPassword": "not-the-password", "password": "not-the-password"},
	"confirmPassword":     {"password": "not-the-password"},
	"verifyMailedCode":    {"email": "nobody@demo.example", "code": "000000"},
	"activateUser":        {"password": "not-the-password"},
	"resetPassword":       {"password": "not-the-password"},
	"confirmSecondFactor": {"method": "totp", "code": "000000"},
	"confirmTotp":         {"flow": "none", "code": "000000"},
	"confirmPasskey":      {"state": "none", "credential": map[string]any{}},
	"requestNewPassword":  {"email": "nobody@demo.example"},
	"signupHost":          {"email": "nobody@demo.example", "firstName": "No", "lastName": "Body"},
	"recordTripVisit":     {},
	"answerSurvey":        {"age": 30, "budgetMinor": 0, "destination": "Peru", "timeOfYear": "spring"},
	"joinMailingList":     {"email": "nobody@demo.example", "consent": true},
	"watchOpening":        {"email": "nobody@demo.example", "consent": true},
	"createHold":          {"spots": 1},
	"joinWaitlist": {"spots": 1, "customer": map[string]any{"firstName": "No", "lastName": "Body",
		"email": "nobody@demo.example"}, "additionalParticipants": []any{}},
	"replaceParticipant": {"traveler": map[string]any{"firstName": "No", "lastName": "Body"}},
	"sendTestEmail":      {},
	"remindOfHold":       {"email": "nobody@demo.example"},

	"previewEmailWording": {"language": "en", "texts": []any{}}, "sendEmailWordingSample": {"language": "en",
		"texts": []any{}},
}

// Every operation that names a limit is limited: with a limit of one, one of the next calls has to wait. Visits
// beyond the limit get the same response, but are not counted.
func TestLimitedOperationsAreLimited(t *testing.T) {
	t.Parallel()
	m := newPeople(t)
	strict := m.Beside(t, func(c *app.Config) {
		l := &c.Limits
		for _, n := range []*int{
			&l.LoginFailures, &l.CodeFailures, &l.FactorFailures, &l.ChecksPerHour, &l.MailsPerHour, &l.StrangersPerHour,
			&l.HoldsPerMinute, &l.HoldsBurst, &l.MessagesPerHour, &l.AnswersPerMinute, &l.VisitsPerMinute, &l.PicturesPerMinute,
			&l.PreviewsPerMinute, &l.StreamsPerPerson,
		} {
			*n = 1
		}
	})
	limited := 0
	for _, operation := range slices.Sorted(maps.Keys(permission.REST)) {
		rule := permission.REST[operation]
		if rule.Limit == "" {
			continue
		}
		limited++
		t.Run(operation, func(t *testing.T) {
			call := apptest.Request{Method: rule.Method, Path: m.address(rule), Token: m.keyCaller(rule)}
			if strings.HasPrefix(rule.Path, "/public/holds/") {
				call.Header = map[string]string{"X-Hold-Token": "no-token-of-anybody"}
			}
			switch {
			case rule.Method != http.MethodGet && strings.HasPrefix(rule.Resource, "body."):
				call.Body = m.body(operation, rule)
			case readableHere[operation] != nil:
				call.Body = readableHere[operation]
			}
			if slices.Contains(rule.Query, "token") {
				call.Path += "?token=no-token-of-anybody"
			} else if slices.Contains(rule.Query, "email") {
				call.Path += "?email=nobody@demo.example"
			}
			var answers []string
			for range 3 {
				a := strict.Call(t, call)
				if a.Status == http.StatusTooManyRequests {
					mustWait(t, a)
					return
				}
				answers = append(answers, fmt.Sprintf("%d %.200s", a.Status, a.Text))
			}
			if rule.Limit != "visit" {
				t.Errorf("goes on without end: %s", answers)
			}
		})
	}
	if limited < 20 {
		t.Errorf("only %d operations are limited", limited)
	}
}

// Every stream of the Connect contract is limited; streams_test.go tests how.
func TestStreamsNameTheirLimit(t *testing.T) {
	t.Parallel()
	streams := 0
	for procedure, rule := range permission.RPC {
		if strings.Contains(procedure, "/Watch") || strings.HasSuffix(procedure, "/Follow") {
			streams++
			if rule.Limit != "stream" {
				t.Errorf("%s is not limited", procedure)
			}
		}
	}
	if streams != 4 {
		t.Errorf("%d streams", streams)
	}
}
