package mail_test

import (
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"

	"caravan/backend/platform/mail"
	"caravan/backend/platform/mail/inbox"
)

// startInbox runs a real mail server on a port that the system picks.
func startInbox(t *testing.T, dir string) (*inbox.Server, mail.Sender) {
	t.Helper()
	ports := [2]int{}
	for i := range ports {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		ports[i] = l.Addr().(*net.TCPAddr).Port
		l.Close()
	}
	server, err := inbox.Start(inbox.Options{
		Dir: dir, SMTPAddr: "127.0.0.1:" + strconv.Itoa(ports[0]), WebAddr: "127.0.0.1:" + strconv.Itoa(ports[1]),
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = server.Stop(t.Context()) })
	sender, err := mail.NewSMTP(mail.SMTPConfig{Host: "127.0.0.1", Port: ports[0], TLS: "none"})
	if err != nil {
		t.Fatal(err)
	}
	return server, sender
}

func TestMessageArrivesAsSent(t *testing.T) {
	dir := t.TempDir()
	server, sender := startInbox(t, dir)
	err := sender.Send(t.Context(), mail.Message{
		From: "Wander <no-reply@wander.example>", To: []string{"Ann <ann@example.com>", "bo@example.com"},
		Subject: "Your trip to Évora – confirmed", MessageID: "booking-7@wander.example",
		Headers: map[string]string{"List-Unsubscribe": "<https://wander.example/u/7>"},
		HTML:    `<p>Hello <a href="https://wander.example/trips/7?a=1&amp;b=2">your trip</a></p><script>alert(1)</script>`,
		Text:    "Hello, your trip: https://wander.example/trips/7", Calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
	})
	if err != nil {
		t.Fatal(err)
	}
	pages := httptest.NewServer(http.StripPrefix("/dev/mail", server.Handler()))
	defer pages.Close()
	get := func(path string) (string, http.Header) {
		t.Helper()
		res, err := http.Get(pages.URL + "/dev/mail" + path)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		raw, err := io.ReadAll(res.Body)
		if err != nil || res.StatusCode != http.StatusOK {
			t.Fatalf("%s: %s, %v", path, res.Status, err)
		}
		return string(raw), res.Header
	}

	var list struct{ Messages []inbox.Message }
	raw, _ := get("/api/messages?to=bo@example.com")
	if err := json.Unmarshal([]byte(raw), &list); err != nil || len(list.Messages) != 1 {
		t.Fatalf("list: %s, %v", raw, err)
	}
	m := list.Messages[0]
	if m.Subject != "Your trip to Évora – confirmed" || m.Headers["Message-Id"] != "<booking-7@wander.example>" ||
		m.Headers["List-Unsubscribe"] == "" {
		t.Errorf("message %+v", m)
	}
	if len(m.Attachments) != 1 || m.Attachments[0].Name != "trip.ics" || !strings.HasPrefix(m.Attachments[0].ContentType,
		"text/calendar") {
		t.Errorf("attachments %+v", m.Attachments)
	}
	if len(m.Links) != 1 || m.Links[0] != "https://wander.example/trips/7?a=1&b=2" {
		t.Errorf("links %q", m.Links)
	}
	if raw, _ := get("/api/messages?to=cy@example.com"); !strings.Contains(raw, `"messages":[]`) {
		t.Errorf("somebody else's mail: %s", raw)
	}
	if page, _ := get("/messages/" + m.ID); !strings.Contains(page, `sandbox="allow-popups`) ||
		strings.Contains(page, "<script>alert") {
		t.Error("the page shows the message's markup outside its frame")
	}
	if _, header := get("/messages/" + m.ID + "/body"); !strings.HasPrefix(header.Get("Content-Security-Policy"),
		"sandbox ") {
		t.Error("the message's own page is not sandboxed")
	}

	// After a restart the messages are still there.
	again, _ := startInbox(t, dir)
	if kept := again.Messages("ann@example.com"); len(kept) != 1 || kept[0].HTML != m.HTML {
		t.Errorf("after a restart: %d messages", len(kept))
	}
	if err := again.Clear(); err != nil || len(again.Messages("")) != 0 {
		t.Errorf("clearing: %v", err)
	}
}

// TestHeadersCannotBeInjected: names and subjects are typed by users.
func TestHeadersCannotBeInjected(t *testing.T) {
	server, sender := startInbox(t, t.TempDir())
	err := sender.Send(t.Context(), mail.Message{
		From: "no-reply@wander.example", To: []string{"ann@example.com"},
		Subject: "Hello\r\nBcc: thief@example.com", Text: "Hi",
	})
	if err != nil {
		t.Fatal(err)
	}
	got := server.Messages("")
	if len(got) != 1 || len(got[0].To) != 1 || got[0].Headers["Bcc"] != "" {
		t.Errorf("%+v", got)
	}
	err = sender.Send(t.Context(), mail.Message{From: "no-reply@wander.example", To: []string{"not an address"},
		Text: "Hi"})
	if !errors.As(err, new(*mail.Refused)) {
		t.Errorf("a recipient that is none: %v, want *Refused", err)
	}
}

func TestServerGoneIsNotFinal(t *testing.T) {
	sender, err := mail.NewSMTP(mail.SMTPConfig{Host: "127.0.0.1", Port: 1, TLS: "none"})
	if err != nil {
		t.Fatal(err)
	}
	err = sender.Send(t.Context(), mail.Message{From: "a@example.com", To: []string{"b@example.com"}, Text: "Hi"})
	if err == nil || errors.As(err, new(*mail.Refused)) {
		t.Errorf("%v, want an error that may go away", err)
	}
}
