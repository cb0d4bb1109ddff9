package campaign_test

import (
	"errors"
	"testing"

	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/platform/mail"
	"caravan/backend/testkit"
)

// A mail server's rejection of one address, or a moment of downtime, keeps nobody else from getting the email,
// and nobody gets it twice. Permanently rejected addresses are listed separately.
func TestOneMailboxKeepsNobodyElseWaiting(t *testing.T) {
	const readers = 40
	w := bookingtest.New(t, bookingtest.Options{})
	s := service(t, w)
	w.Exec(t, `INSERT INTO marketing_contact (tenant_id, id, host_id, email, created_at)
		SELECT $1, gen_random_uuid(), $2, 'reader' || n || '@example.com', now() FROM generate_series(1, $3::integer) n`,
		w.Tenant.ID, w.HostID, readers)
	accepted(t, w)
	testkit.Must(t, s.Sweep(w.Context()))
	tries := map[string]int{}
	w.Mails.Verdict = func(m mail.Message) error {
		tries[m.To[0]]++
		switch {
		case m.To[0] == "reader7@example.com":
			return &mail.Refused{Err: errors.New("550 no such user"), Address: true}
		case tries[m.To[0]] > 1:
			return nil
		case m.To[0] == "reader12@example.com":
			return &mail.Busy{Err: errors.New("450 mailbox full")}
		case m.To[0] == "reader23@example.com":
			return errors.New("connection refused")
		}
		return nil
	}
	_, err := s.Batch(w.Context(), campaignID(t, w, "launch"))
	testkit.Must(t, err)
	w.Work(t)
	bookingtest.Eventually(t, "everybody else has it", func() bool {
		return w.Count(t, "SELECT count(*) FROM email WHERE sent_at IS NOT NULL AND problem = ''") == readers-1
	})
	had := map[string]int{}
	for _, m := range w.Mails.All() {
		had[m.To[0]]++
		if m.MessageID == "" || m.Headers["X-Template"] != "trip_promotion" {
			t.Errorf("a mail without its marks: %+v", m.Headers)
		}
	}
	for reader, n := range had {
		if n != 1 {
			t.Errorf("%s got it %d times", reader, n)
		}
	}
	if len(had) != readers-1 || tries["reader7@example.com"] != 1 || tries["reader12@example.com"] != 2 ||
		tries["reader23@example.com"] != 2 {
		t.Errorf("%d have it; tries %v", len(had), tries)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM email WHERE failed_at IS NOT NULL AND recipient = 'reader7@example.com'"); n != 1 {
		t.Errorf("%d refused mails are told", n)
	}
	if n := w.Count(t, "SELECT count(*) FROM refused_address"); n != 1 {
		t.Errorf("%d addresses get nothing any more", n)
	}
}
