package app_test

import (
	"net/url"
	"strings"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/testkit"
)

// mailTextTo returns the text of the email to an address whose subject has a prefix.
func mailTextTo(t *testing.T, s *apptest.Server, email, subject string) string {
	t.Helper()
	var mail struct{ Text string }
	s.Eventually(t, "the mail is there", func() bool {
		var list struct {
			Messages []struct{ ID, Subject string }
		}
		fetch(t, s.Services.Config.MailInboxURL+"/api/messages?to="+url.QueryEscape(email), &list)
		for _, m := range list.Messages {
			if strings.HasPrefix(m.Subject, subject) {
				fetch(t, s.Services.Config.MailInboxURL+"/api/messages/"+m.ID, &mail)
			}
		}
		return mail.Text != ""
	})
	return mail.Text
}

// A person gets emails in their chosen language, whatever the marketplace's.
func TestMailsAreInTheReadersLanguage(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email := s.Person(t, "traveler")
	token := s.SignIn(t, email)
	me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/profile/" + me["id"].(string), Token: token,
		Body: map[string]any{"language": "de", "version": me["version"]}})
	s.Must(t, apptest.Request{Method: "POST", Path: "/authentication/request-new-password",
		Body: map[string]any{"email": email}})
	text := mailTextTo(t, s, email, "Setz dein Passwort für ")
	if !strings.Contains(text, "Der Link gilt einmal und eine Stunde lang") ||
		!strings.Contains(text, "Oder gib diesen Code ein:") {
		t.Error(text)
	}
}

// The language of an email does not depend on the person whose action triggers it.
func TestAnInvitationIsNotInTheInvitersLanguage(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email := testkit.Email("invited")
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/users", Token: s.SignIn(t, apptest.AdminEmail),
		Header: map[string]string{"Cookie": "language=de"}, Body: map[string]any{"email": email, "firstName": "Una",
			"lastName": "Used", "group": "traveler"}})
	if text := mailTextTo(t, s, email, "Activate your "); !strings.Contains(text, "Or enter this code:") {
		t.Error(text)
	}
}
