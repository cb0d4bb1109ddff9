package app_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/domain/tenant"
	"caravan/backend/testkit"
)

// disputed returns a booking whose deposit is disputed by the cardholder, with the dispute as the admin sees it.
func (m atStripe) disputed(t *testing.T) (booking, ref string, dispute map[string]any) {
	t.Helper()
	return m.disputedBy(t, stripetest.Good)
}

// disputedBy is disputed with a card.
func (m atStripe) disputedBy(t *testing.T, card string) (booking, ref string, dispute map[string]any) {
	t.Helper()
	_, paid := m.deposit(t, testkit.Email("disputes"), card)
	booking = m.becomes(t, paid, "status", "succeeded")["bookingId"].(string)
	ref = m.there.Dispute(m.there.Charge(paid["paymentId"].(string)), 5_000)
	m.Eventually(t, "the dispute is known", func() bool {
		list := m.disputes(t, booking)
		if len(list) == 1 {
			dispute = list[0].(map[string]any)
		}
		return len(list) == 1
	})
	return booking, ref, dispute
}

func (m atStripe) disputes(t *testing.T, booking string) []any {
	t.Helper()
	return m.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + booking + "/money",
		Token: m.Admin})["disputes"].([]any)
}

func (m atStripe) answer(t *testing.T, token, key, method, id, what string, body any) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{
		Method: method, Path: "/api/admin/disputes/" + id + "/" + what, Token: token,
		Header: map[string]string{"Idempotency-Key": key}, Body: body,
	})
}

// decided waits until a dispute has a status.
func (m atStripe) decided(t *testing.T, booking, status string) map[string]any {
	t.Helper()
	var d map[string]any
	m.Eventually(t, "the dispute is "+status, func() bool {
		d = m.disputes(t, booking)[0].(map[string]any)
		return d["status"] == status
	})
	return d
}

func evidence(of map[string]any, explanation string) map[string]any {
	out := map[string]any{}
	for name, value := range of["evidence"].(map[string]any) {
		out[name] = value
	}
	out["explanation"] = explanation
	return out
}

// A dispute is answered with evidence: prefilled from the booking, saved as a draft, denied to those without
// permission, submitted once, and decided by the bank as Stripe documents for its test data.
func TestADisputeIsAnsweredWithEvidence(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	for explanation, end := range map[string]string{"winning_evidence": "won", "losing_evidence": "lost"} {
		booking, ref, d := m.disputed(t)
		id := d["id"].(string)
		if d["status"] != "needsResponse" || d["dueBy"] == nil || d["customer"] != "Pia First" ||
			len(d["availableActions"].([]any)) != 2 {
			t.Errorf("open: %v", d)
		}
		prefilled := d["evidence"].(map[string]any)
		for _, field := range []string{"product", "serviceDate", "cancellationPolicy"} {
			if prefilled[field] == "" {
				t.Errorf("%s is not prefilled", field)
			}
		}
		m.sound(t, "disputed")
		draft := evidence(d, "A first draft")
		for range 2 {
			if a := m.answer(t, m.Admin, uuid.NewString(), "PUT", id, "evidence", draft); a.Status != http.StatusOK ||
				a.Data["evidence"].(map[string]any)["explanation"] != "A first draft" {
				t.Errorf("a draft: %d %s", a.Status, a.Text)
			}
		}
		if got := m.there.State("dispute", ref); got != "needs_response" {
			t.Errorf("a draft went to Stripe: %s", got)
		}
		submit := map[string]any{"evidence": evidence(d, explanation), "amountMinor": 5_000}
		for who, token := range map[string]string{"the host": m.Trip.Host,
			"a trip manager": m.SignIn(t, m.Person(t, "tripManager")), "nobody": ""} {
			if a := m.answer(t, token, uuid.NewString(), "POST", id, "submit", submit); a.Status < http.StatusUnauthorized ||
				a.Status > http.StatusNotFound {
				t.Errorf("%s: %d %s", who, a.Status, a.Text)
			}
		}
		for what, wrong := range map[string]map[string]any{
			"nothing explained": {"evidence": evidence(d, " "), "amountMinor": 5_000},
			"another amount":    {"evidence": evidence(d, "Fine"), "amountMinor": 5_001},
		} {
			if a := m.answer(t, m.Admin, uuid.NewString(), "POST", id, "submit", wrong); a.Status < http.StatusBadRequest ||
				a.Status > http.StatusUnprocessableEntity {
				t.Errorf("%s: %d %s", what, a.Status, a.Text)
			}
		}
		key := uuid.NewString()
		for range 2 {
			if a := m.answer(t, m.Admin, key, "POST", id, "submit", submit); a.Status != http.StatusOK ||
				len(a.Data["availableActions"].([]any)) != 0 {
				t.Fatalf("submitted: %d %s", a.Status, a.Text)
			}
		}
		if a := m.answer(t, m.Admin, uuid.NewString(), "POST", id, "submit", submit); a.Status != http.StatusConflict {
			t.Errorf("submitted again: %d %s", a.Status, a.Text)
		}
		if a := m.answer(t, m.Admin, uuid.NewString(), "POST", id, "accept",
			map[string]any{"amountMinor": 5_000}); a.Status != http.StatusConflict {
			t.Errorf("accepted afterwards: %d %s", a.Status, a.Text)
		}
		closed := m.decided(t, booking, end)
		if steps := closed["trail"].([]any); len(steps) != 4 {
			t.Errorf("what happened: %v", steps)
		}
		sent := m.there.Evidence(ref)
		if sent["uncategorized_text"] != explanation || sent["customer_name"] != "Pia First" ||
			sent["cancellation_policy_disclosure"] == "" || sent["service_date"] == "" {
			t.Errorf("Stripe has %v", sent)
		}
		m.sound(t, end)
	}
}

// Evidence without a test text remains under review until the bank has decided.
func TestADisputeIsUnderReviewOrAccepted(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	booking, ref, d := m.disputed(t)
	a := m.answer(t, m.Admin, uuid.NewString(), "POST", d["id"].(string), "submit",
		map[string]any{"evidence": evidence(d, "She came along and liked it."), "amountMinor": 5_000})
	if a.Status != http.StatusOK || a.Data["status"] != "underReview" {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	m.Eventually(t, "Stripe has it", func() bool { return m.there.State("dispute", ref) == "under_review" })
	m.sound(t, "under review")
	m.there.Decide(ref, true)
	m.decided(t, booking, "won")
	m.sound(t, "won")

	other, ref, d := m.disputed(t)
	if a := m.answer(t, m.Admin, uuid.NewString(), "POST", d["id"].(string), "accept",
		map[string]any{"amountMinor": 1}); a.Status < http.StatusBadRequest {
		t.Errorf("another amount: %d %s", a.Status, a.Text)
	}
	if a := m.answer(t, m.Admin, uuid.NewString(), "POST", d["id"].(string), "accept",
		map[string]any{"amountMinor": 5_000}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	m.decided(t, other, "lost")
	if got := m.there.State("dispute", ref); got != "lost" {
		t.Errorf("at Stripe: %s", got)
	}
	m.sound(t, "accepted")

	late, _, d := m.disputed(t)
	m.later(t, 10*24*time.Hour)
	if now := m.disputes(t, late)[0].(map[string]any); len(now["availableActions"].([]any)) != 0 {
		t.Errorf("too late: %v", now["availableActions"])
	}
	if a := m.answer(t, m.Admin, uuid.NewString(), "POST", d["id"].(string), "accept",
		map[string]any{"amountMinor": 5_000}); a.Status != http.StatusConflict {
		t.Errorf("too late: %d %s", a.Status, a.Text)
	}
}

// Admins are notified by email and in the bell once three days and once one day before the bank's deadline for an
// answer, but not of disputes that were answered, accepted or decided.
func TestAdminsHearOfADisputeThatNobodyAnswers(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	_, _, waits := m.disputed(t)
	_, _, answered := m.disputed(t)
	_, _, accepted := m.disputed(t)
	decided, ref, _ := m.disputed(t)
	m.there.Decide(ref, true)
	m.decided(t, decided, "won")
	for what, d := range map[string]map[string]any{"submit": answered, "accept": accepted} {
		body := map[string]any{"amountMinor": 5_000}
		if what == "submit" {
			body["evidence"] = evidence(d, "She came along.")
		}
		if a := m.answer(t, m.Admin, uuid.NewString(), "POST", d["id"].(string), what, body); a.Status != http.StatusOK {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
	}
	due, err := time.Parse(time.RFC3339, waits["dueBy"].(string))
	if err != nil {
		t.Fatal(err)
	}
	told := func(when string, want int) {
		t.Helper()
		var mine []written
		for _, w := range mailsOf(t, m.Server, "dispute_due") {
			if w.To == apptest.AdminEmail {
				mine = append(mine, w)
			}
		}
		if len(mine) != want {
			t.Fatalf("%s: %d mails, want %d", when, len(mine), want)
		}
		if want > 0 && (!strings.Contains(mine[0].Subject, "Answer the dispute of $50.00 by ") ||
			!strings.Contains(mine[0].HTML, "Pia First") || !strings.Contains(mine[0].HTML, "?tab=money")) {
			t.Errorf("%s: %+v", when, mine[0])
		}
	}
	m.later(t, time.Until(due)-4*24*time.Hour)
	told("four days before", 0)
	m.later(t, 25*time.Hour)
	told("three days before", 1)
	m.later(t, 24*time.Hour)
	told("two days before", 1)
	m.later(t, 24*time.Hour)
	told("on the last day", 2)
	bell := m.Must(t, apptest.Request{Method: "GET", Path: "/api/me/notices",
		Token: m.SignIn(t, apptest.AdminEmail)})["items"].([]any)
	if first := bell[0].(map[string]any); !strings.HasPrefix(first["title"].(string), "Answer the dispute of $50.00") {
		t.Errorf("in the bell: %v", first)
	}
	m.later(t, 36*time.Hour)
	told("too late", 2)
}

// The sandbox's banks decide the same way.
func TestADisputeAtTheSandbox(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	m := atStripe{Server: s, Trip: s.LiveTrip(t, 2, 8)}
	card, err := s.CardToken(t.Context(), apptest.CardGood)
	if err != nil {
		t.Fatal(err)
	}
	ctx := tenant.With(t.Context(), s.Tenant(t))
	for explanation, end := range map[string]string{"winning_evidence": "won", "losing_evidence": "lost"} {
		_, paid := m.deposit(t, testkit.Email("disputes"), card)
		booking := m.becomes(t, paid, "status", "succeeded")["bookingId"].(string)
		p, err := s.Services.Payments.Get(ctx, uuid.MustParse(paid["paymentId"].(string)))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Services.Sandbox.Dispute(ctx, p.Ref, 5_000, "fraudulent"); err != nil {
			t.Fatal(err)
		}
		m.Eventually(t, "the dispute is known", func() bool { return len(m.disputes(t, booking)) == 1 })
		d := m.disputes(t, booking)[0].(map[string]any)
		if a := m.file(t, m.Admin, d["id"].(string), "receipt", "receipt.pdf", pdfOf(1, 1)); a.Status != http.StatusOK {
			t.Fatalf("a file: %d %s", a.Status, a.Text)
		}
		a := m.answer(t, m.Admin, uuid.NewString(), "POST", d["id"].(string), "submit",
			map[string]any{"evidence": evidence(d, explanation), "amountMinor": 5_000})
		if a.Status != http.StatusOK || d["dueBy"] == nil {
			t.Fatalf("%d %s", a.Status, a.Text)
		}
		m.decided(t, booking, end)
		if n := count(t, s, "SELECT count(*) FROM dispute_file WHERE provider_ref <> '' AND dispute_id = '"+d["id"].(string)+
			"'"); n != 1 {
			t.Errorf("%d files are at the sandbox", n)
		}
		m.sound(t, end)
	}
}

// TestASandboxCardIsDisputed pays with the sandbox card whose holder disputes the charge, modeled on Stripe's test
// card: it lets support practice answering disputes without a provider.
func TestASandboxCardIsDisputed(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	trip := s.LiveTrip(t, 2, 6)
	card, err := s.CardToken(t.Context(), "4000000000000259")
	if err != nil {
		t.Fatal(err)
	}
	paid, refused, err := s.Book(t.Context(), trip.ID, testkit.Email("contests"), card, 1)
	if err != nil || refused != nil {
		t.Fatalf("%v %+v", err, refused)
	}
	s.Eventually(t, "the dispute is known", func() bool {
		money := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/bookings/" + paid["bookingId"].(string) +
			"/money", Token: trip.Admin})
		list := money["disputes"].([]any)
		return len(list) == 1 && list[0].(map[string]any)["status"] == "needsResponse"
	})
}
