package app_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/tenant"
)

const wordings = "/api/admin/email-wordings"

// arrived is an email as the mail server has it.
type arrived struct{ Subject, Text, HTML string }

// mailTo waits for the email to an address whose subject contains words.
func mailTo(t *testing.T, s *apptest.Server, email, words string) (mail arrived) {
	t.Helper()
	s.Eventually(t, "the mail “"+words+"” is there", func() bool {
		var list struct {
			Messages []struct{ ID, Subject string }
		}
		fetch(t, s.Services.Config.MailInboxURL+"/api/messages?to="+url.QueryEscape(email), &list)
		for _, m := range list.Messages {
			if strings.Contains(m.Subject, words) {
				fetch(t, s.Services.Config.MailInboxURL+"/api/messages/"+m.ID, &mail)
			}
		}
		return mail.Subject != ""
	})
	return mail
}

// rewriter rewords emails as an admin.
type rewriter struct {
	*apptest.Server
	token string
}

func (w rewriter) read(t *testing.T, template, language string) map[string]any {
	t.Helper()
	return w.Must(t, apptest.Request{Method: "GET", Path: wordings + "/" + template + "?language=" + language,
		Token: w.token})
}

// sentence returns the nth sentence of a kind.
func sentence(t *testing.T, wording map[string]any, kind string, nth int) map[string]any {
	t.Helper()
	for _, one := range wording["sentences"].([]any) {
		if one := one.(map[string]any); one["kind"] == kind {
			if nth--; nth < 0 {
				return one
			}
		}
	}
	t.Fatalf("no such %s", kind)
	return nil
}

func (w rewriter) save(t *testing.T, template, language string, version any, texts map[string]string) apptest.Answer {
	t.Helper()
	list := []any{}
	for id, text := range texts {
		list = append(list, map[string]any{"id": id, "text": text})
	}
	return w.Call(t, apptest.Request{Method: "POST", Path: wordings + "/" + template, Token: w.token,
		Body: map[string]any{"language": language, "version": version, "texts": list}})
}

// reword puts sentences, named by kind, in a marketplace's own words, and returns the email as it is worded then.
func (w rewriter) reword(t *testing.T, template, language string, texts map[string]string) map[string]any {
	t.Helper()
	wording, byID := w.read(t, template, language), map[string]string{}
	for kind, text := range texts {
		byID[sentence(t, wording, kind, 0)["id"].(string)] = text
	}
	a := w.save(t, template, language, wording["version"], byID)
	if a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	return a.Data
}

// The next email that is written has the marketplace's own words, in its subject, its HTML and its plain text. What
// looks like HTML or a template is shown as it was written. Emails in other languages, and other marketplaces', are
// as before; and back at the standard words, so are those.
func TestARewordedEmailIsSent(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	w := rewriter{s, s.SignIn(t, apptest.AdminEmail)}
	live := s.LiveTrip(t, 2, 6)
	book := func() string {
		t.Helper()
		email := "buyer-" + uuid.NewString()[:8] + "@people.example"
		card, err := s.CardToken(t.Context(), "4242424242424242")
		if err != nil {
			t.Fatal(err)
		}
		if _, refused, err := s.Book(t.Context(), live.ID, email, card, 1); err != nil || refused != nil {
			t.Fatalf("book: %v %v", refused, err)
		}
		return email
	}
	saved := w.reword(t, "booking_received", "en", map[string]string{
		"subject": "Hooray, order {orderId}!\r\nBcc: all@evil.example", "heading": "See you on {tripName}",
		"paragraph": `<script>alert(1)</script> & {{.Order.Total}} {{"x"}} for {brand}`, "button": "To my booking",
	})
	w.reword(t, "every_email", "en", map[string]string{"label": "Any questions? Write to"})
	w.reword(t, "booking_received", "de", map[string]string{"subject": "Juhu, {orderId}!"})

	mail := mailTo(t, s, book(), "Hooray")
	if !strings.HasPrefix(mail.Subject, "Hooray, order ") || !strings.HasSuffix(mail.Subject, "! Bcc: all@evil.example") {
		t.Errorf("subject %q", mail.Subject)
	}
	for _, words := range []string{"See you on ",
		"&lt;script&gt;alert(1)&lt;/script&gt; &amp; {{.Order.Total}} {{&#34;x&#34;}} for ",
		">To my booking<", "Any questions? Write to"} {
		if !strings.Contains(mail.HTML, words) {
			t.Errorf("the HTML lacks %q", words)
		}
	}
	for _, words := range []string{`<script>alert(1)</script> & {{.Order.Total}} {{"x"}} for `, "To my booking: http"} {
		if !strings.Contains(mail.Text, words) {
			t.Errorf("the text lacks %q:\n%s", words, mail.Text)
		}
	}
	// Each sentence that was not reworded is the standard one.
	if !strings.Contains(mail.Text, "We’ll email you as soon as the trip is confirmed.") {
		t.Error(mail.Text)
	}

	there := rewriter{s.On("solstice.localhost"), ""}
	there.token = there.SignIn(t, "admin@solstice.example")
	if theirs := there.read(t, "booking_received", "en"); theirs["version"] != 0. ||
		sentence(t, theirs, "subject", 0)["own"] != nil {
		t.Errorf("another marketplace: %v", theirs)
	}
	if preview := there.Must(t, apptest.Request{Method: "POST", Path: wordings + "/booking_received/preview",
		Token: there.token, Body: map[string]any{"language": "en", "texts": []any{}}}); !strings.HasPrefix(
		preview["subject"].(string), "You booked ") || strings.Contains(preview["html"].(string), "Any questions?") {
		t.Errorf("another marketplace’s: %v", preview["subject"])
	}

	s.Must(t, apptest.Request{Method: "POST", Path: wordings + "/booking_received/reset", Token: w.token,
		Body: map[string]any{"language": "en", "version": saved["version"]}})
	if mail := mailTo(t, s, book(), "You booked "); !strings.Contains(mail.HTML, "Your spots are reserved") ||
		!strings.Contains(mail.HTML, "Any questions?") {
		t.Error("back at the standard words")
	}
	if german := w.read(t, "booking_received", "de"); sentence(t, german, "subject", 0)["own"] != "Juhu, {orderId}!" {
		t.Errorf("the other language: %v", german)
	}
	entry := auditItems(t, s, w.token, "action=tenant.email_words")
	if len(entry) < 3 {
		t.Errorf("audit log: %v", entry)
	}
}

// Every refusal names what is wrong, and changes nothing.
func TestRewordingIsRefused(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	w := rewriter{s, s.SignIn(t, apptest.AdminEmail)}
	reminder := w.read(t, "payment_reminder", "en")
	subject := sentence(t, reminder, "subject", 1)["id"].(string)
	for text, said := range map[string]string{
		"Pay {tripPrice}": "“{tripPrice}” cannot be used here. You can use {brand}, ", "": "Write a text",
		"Now {{if .Code}}":       "“{if .Code}” cannot be used here.",
		strings.Repeat("a", 151): "Use at most 150 characters",
	} {
		a := w.save(t, "payment_reminder", "en", 0, map[string]string{subject: text})
		if a.Status != http.StatusBadRequest || !strings.HasPrefix(a.Fields[subject], said) {
			t.Errorf("%.20s: %d %s", text, a.Status, a.Text)
		}
	}
	if a := w.save(t, "payment_reminder", "en", 0, map[string]string{"subject_gone:": "x"}); a.Fields["subject_gone:"] == "" {
		t.Errorf("no such sentence: %d %s", a.Status, a.Text)
	}
	for _, template := range []string{"activation", "password_reset", "password_help", "member_added", "account_changed",
		"accounts_merged", "opening_confirm", "test_mail"} {
		if a := w.save(t, template, "en", 0, nil); a.Status != http.StatusConflict || a.Code != "illegal_state" {
			t.Errorf("%s: %d %s", template, a.Status, a.Text)
		}
		if is := w.read(t, template, "en"); is["fixed"] == nil || len(is["sentences"].([]any)) != 0 {
			t.Errorf("%s: %v", template, is)
		}
	}
	if a := w.save(t, "no_such_email", "en", 0, nil); a.Status != http.StatusNotFound {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	if a := w.save(t, "payment_reminder", "fr", 0, nil); a.Status != http.StatusBadRequest {
		t.Errorf("%d %s", a.Status, a.Text)
	}
	texts := map[string]string{subject: "{orderDue} for {tripName}"}
	if a := w.save(t, "payment_reminder", "en", 0, texts); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	if a := w.save(t, "payment_reminder", "en", 0, texts); a.Status != http.StatusConflict || a.Code != "conflict" {
		t.Errorf("an old version: %d %s", a.Status, a.Text)
	}
	for _, group := range []string{"support", "tripManager", "host", "operator", "traveler"} {
		token := s.SignIn(t, s.Person(t, group))
		for _, r := range []apptest.Request{
			{Method: "GET", Path: wordings}, {Method: "GET", Path: wordings + "/payment_reminder?language=en"},
			{Method: "POST", Path: wordings + "/payment_reminder", Body: map[string]any{"language": "en", "version": 1,
				"texts": []any{}}},
			{Method: "POST", Path: wordings + "/payment_reminder/reset", Body: map[string]any{"language": "en", "version": 1}},
			{Method: "POST", Path: wordings + "/payment_reminder/preview", Body: map[string]any{"language": "en",
				"texts": []any{}}},
			{Method: "POST", Path: wordings + "/payment_reminder/sample", Body: map[string]any{"language": "en",
				"texts": []any{}}},
		} {
			r.Token = token
			if a := s.Call(t, r); a.Status != http.StatusForbidden {
				t.Errorf("%s, %s %s: %d", group, r.Method, r.Path, a.Status)
			}
		}
	}
	if is := w.read(t, "payment_reminder", "en"); is["version"] != 1. ||
		sentence(t, is, "subject", 1)["own"] != "{orderDue} for {tripName}" {
		t.Errorf("changed nevertheless: %v", is["version"])
	}
}

// A preview shows the draft in the case that a sentence is for, and the sample goes to the admin alone. Neither saves.
func TestADraftIsShownAndSampled(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email := s.Person(t, "admin")
	w := rewriter{s, s.SignIn(t, email)}
	is := w.read(t, "payment_reminder", "de")
	overdue := sentence(t, is, "subject", 0)
	if overdue["shown"].([]any)[0] != "If the payment is overdue" {
		t.Errorf("%v", overdue)
	}
	draft := map[string]any{"language": "de", "showing": overdue["id"], "texts": []any{
		map[string]any{"id": overdue["id"], "text": "Bitte zahl {tripName}"},
	}}
	preview := s.Must(t, apptest.Request{Method: "POST", Path: wordings + "/payment_reminder/preview", Token: w.token,
		Body: draft})
	if !strings.HasPrefix(preview["subject"].(string), "Bitte zahl ") || preview["preheader"] == "" ||
		!strings.Contains(preview["html"].(string), `lang="de"`) ||
		!strings.Contains(preview["plain"].(string), "Hallo Ana,") {
		t.Errorf("%v %v", preview["subject"], preview["preheader"])
	}
	s.Must(t, apptest.Request{Method: "POST", Path: wordings + "/payment_reminder/sample", Token: w.token, Body: draft})
	if mail := mailTo(t, s, email, "Bitte zahl "); !strings.Contains(mail.Text, "Hallo Ana,") {
		t.Error(mail.Text)
	}
	if notices := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/notices", Token: w.token}); len(
		notices["items"].([]any)) != 0 {
		t.Errorf("a sample is no notice: %v", notices)
	}
	if after := w.read(t, "payment_reminder", "de"); after["version"] != 0. {
		t.Errorf("saved: %v", after["version"])
	}
}

// Emails to many are written in the marketplace's own words, too.
func TestAPromotionIsReworded(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	w := rewriter{s, s.SignIn(t, apptest.AdminEmail)}
	live := s.LiveTrip(t, 2, 6)
	w.reword(t, "trip_promotion", "en", map[string]string{"heading": "Pack your bags", "button": "Read on"})
	promoted(t, s, live, 3, 720)
	if err := s.Services.Campaigns.Sweep(tenant.With(t.Context(), s.Tenant(t))); err != nil {
		t.Fatal(err)
	}
	if mail := mailTo(t, s, "reader2@list.example", ""); !strings.Contains(mail.HTML, "Pack your bags") ||
		!strings.Contains(mail.Text, "Read on: http") {
		t.Error(mail.Text)
	}
}

// A text that was written for a sentence of an earlier release is not used, and shown until an admin decides.
func TestTheStandardTextHasChangedSince(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	w := rewriter{s, s.SignIn(t, apptest.AdminEmail)}
	w.reword(t, "trip_launched", "en", map[string]string{"heading": "Off you go!"})
	inTenant(t, s, func(tx pgx.Tx) error {
		_, err := tx.Exec(t.Context(), `UPDATE email_words SET words = replace(words::text, 'heading_', 'heading_0')::jsonb,
			updated_at = $1`, time.Now())
		return err
	})
	is := w.read(t, "trip_launched", "en")
	changed := is["changed"].([]any)
	if len(changed) != 1 || changed[0].(map[string]any)["text"] != "Off you go!" ||
		changed[0].(map[string]any)["standard"] != "Your trip is live!" || sentence(t, is, "heading", 0)["own"] != nil {
		t.Fatalf("%v", is)
	}
	state := func() map[string]any {
		t.Helper()
		for _, one := range s.Must(t, apptest.Request{Method: "GET", Path: wordings, Token: w.token})["items"].([]any) {
			if one := one.(map[string]any); one["template"] == "trip_launched" {
				return one["languages"].([]any)[0].(map[string]any)
			}
		}
		return nil
	}
	if counts := state(); counts["reworded"] != 0. || counts["changed"] != 1. {
		t.Errorf("%v", counts)
	}
	preview := s.Must(t, apptest.Request{Method: "POST", Path: wordings + "/trip_launched/preview", Token: w.token,
		Body: map[string]any{"language": "en", "texts": []any{}}})
	if strings.Contains(preview["html"].(string), "Off you go!") {
		t.Error("used nevertheless")
	}
	// A brand can be looked at on an email before it is saved.
	branded := s.Must(t, apptest.Request{Method: "POST", Path: wordings + "/trip_launched/preview", Token: w.token,
		Body: map[string]any{"language": "en", "texts": []any{}, "brand": "Slow Roads", "accent": "#1a6b8f"}})
	html := branded["html"].(string)
	if !strings.Contains(html, "#1a6b8f") || !strings.Contains(html, "Slow Roads") ||
		strings.Contains(preview["html"].(string), "#1a6b8f") {
		t.Error("not in the draft’s brand")
	}
	// Kept when other sentences are saved, until it is discarded.
	is = w.reword(t, "trip_launched", "en", map[string]string{"button": "Have a look"})
	if len(is["changed"].([]any)) != 1 {
		t.Errorf("not kept: %v", is["changed"])
	}
	button := sentence(t, is, "button", 0)
	is = s.Must(t, apptest.Request{Method: "POST", Path: wordings + "/trip_launched", Token: w.token, Body: map[string]any{
		"language": "en", "version": is["version"], "discard": []any{changed[0].(map[string]any)["id"]},
		"texts": []any{map[string]any{"id": button["id"], "text": button["own"]}},
	}})
	if counts := state(); len(is["changed"].([]any)) != 0 || counts["reworded"] != 1. {
		t.Errorf("%v %v", is["changed"], counts)
	}
}
