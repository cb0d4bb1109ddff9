package stripetest

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v82/webhook"
)

// goneOf returns what of a charge is refunded or being refunded.
func (s *Stripe) goneOf(ref string) int64 {
	var gone int64
	for _, r := range s.by["refund"+ref] {
		if r.text("status") != "failed" {
			gone += r.minor("amount")
		}
	}
	return gone
}

func (s *Stripe) disputed(ref string) bool {
	for _, d := range s.by["dispute"+ref] {
		if d.text("status") != "won" {
			return true
		}
	}
	return false
}

func (s *Stripe) refund(form url.Values) (object, error) {
	// A refund is in the currency of its charge.
	form.Set("currency", s.of["payment_intent"][form.Get("payment_intent")].text("currency"))
	minor, err := amountOf(form)
	if err != nil {
		return nil, err
	}
	ref := form.Get("payment_intent")
	in := s.of["payment_intent"][ref]
	switch {
	case in == nil:
		return nil, missing("payment_intent", ref)
	case in.text("status") != "succeeded":
		return nil, invalid("charge_not_refundable", "payment_intent",
			"This PaymentIntent does not have a successful charge to refund.")
	case s.disputed(ref):
		return nil, invalid("charge_disputed", "", "Charge has been charged back; cannot issue a refund.")
	case s.goneOf(ref)+minor > in.minor("amount"):
		return nil, invalid("charge_already_refunded", "amount", "Refund amount is greater than unrefunded amount on charge.")
	}
	r := s.put(object{
		"id": s.id("re"), "object": "refund", "amount": minor, "currency": in.text("currency"), "payment_intent": ref,
		"status":   "succeeded",
		"metadata": metadata(form),
	})
	s.move("refund", -minor, 0, in.text("currency"), of("refund", r.text("id"), ref))
	s.tell("refund.created", r)
	s.tell("refund.updated", r)
	return r, nil
}

// ReturnRefund is a bank that sends a refund back to Stripe, days after it was made, with Stripe's code for why.
func (s *Stripe) ReturnRefund(id, reason string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.of["refund"][id]
	r["status"], r["failure_reason"] = "failed", reason
	s.move("refund_failure", r.minor("amount"), 0, r.text("currency"), of("refund", id, r.text("payment_intent")))
	s.tell("refund.failed", r)
	s.tell("refund.updated", r)
}

// LandRefund is a bank that took a refund after all that it had sent back.
func (s *Stripe) LandRefund(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.of["refund"][id]
	r["status"] = "succeeded"
	delete(r, "failure_reason")
	s.move("refund", -r.minor("amount"), 0, r.text("currency"), of("refund", id, r.text("payment_intent")))
	s.tell("refund.updated", r)
}

// RefundAtDesk refunds part of a charge as in Stripe's dashboard: without metadata of ours.
func (s *Stripe) RefundAtDesk(ref string, minor string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, err := s.refund(url.Values{"payment_intent": {ref}, "amount": {minor}})
	return err
}

// Dispute reverses part of a charge, as a bank does for its cardholder.
func (s *Stripe) Dispute(ref string, minor int64) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.put(object{
		"id": s.id("dp"), "object": "dispute", "amount": minor, "currency": s.of["payment_intent"][ref].text("currency"),
		"payment_intent": ref, "status": "needs_response", "reason": "fraudulent",
		"evidence_details": object{"due_by": s.Now().Add(disputeTime).Unix(), "has_evidence": false, "past_due": false,
			"submission_count": int64(0)},
	})
	s.move("adjustment", -minor, disputeFee, d.text("currency"), of("dispute", d.text("id"), ref))
	s.tell("charge.dispute.created", d)
	s.tell("charge.dispute.funds_withdrawn", d)
	return d.text("id")
}

// Decide closes a dispute. It passes through review, as Stripe documents.
func (s *Stripe) Decide(dispute string, won bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.decide(dispute, won)
}

// disputeTime is how long a bank accepts answers.
const disputeTime = 9 * 24 * time.Hour

// evidence answers a dispute. Stripe documents texts that decide it in tests; any other leaves it under review.
func (s *Stripe) evidence(id string, form url.Values) (object, error) {
	d := s.of["dispute"][id]
	switch {
	case d == nil:
		return nil, missing("dispute", id)
	case d.text("status") != "needs_response":
		return nil, invalid("dispute_already_submitted", "", "This dispute has already been submitted.")
	}
	if err := s.evidenceFits(form); err != nil {
		return nil, err
	}
	kept := object{}
	for key, values := range form {
		if name, ok := strings.CutPrefix(key, "evidence["); ok {
			kept[strings.TrimSuffix(name, "]")] = values[0]
		}
	}
	d["evidence"] = kept
	details, _ := d["evidence_details"].(object)
	details["has_evidence"] = true
	if form.Get("submit") == "false" {
		s.tell("charge.dispute.updated", d)
		return d, nil
	}
	details["submission_count"] = details.minor("submission_count") + 1
	switch kept.text("uncategorized_text") {
	case "winning_evidence":
		s.decide(id, true)
	case "losing_evidence":
		s.decide(id, false)
	default:
		d["status"] = "under_review"
		s.tell("charge.dispute.updated", d)
	}
	return d, nil
}

// Evidence returns what a dispute was answered with.
func (s *Stripe) Evidence(dispute string) map[string]any {
	s.mu.Lock()
	defer s.mu.Unlock()
	kept, _ := s.of["dispute"][dispute]["evidence"].(object)
	return kept
}

// Answers returns how often disputes of a charge were answered or accepted.
func (s *Stripe) Answers(charge string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	var n int64
	for _, d := range s.by["dispute"+charge] {
		details, _ := d["evidence_details"].(object)
		n += details.minor("submission_count")
		if d["accepted"] == true {
			n++
		}
	}
	return int(n)
}

// accepted closes a dispute that is not contested.
func (s *Stripe) accepted(id string) (object, error) {
	d := s.of["dispute"][id]
	if d == nil {
		return nil, missing("dispute", id)
	}
	if d.text("status") != "needs_response" {
		return nil, invalid("", "", "This dispute is already closed.")
	}
	d["status"], d["accepted"] = "lost", true
	s.tell("charge.dispute.closed", d)
	return d, nil
}

// decide closes a dispute. Must be called with the lock held.
func (s *Stripe) decide(dispute string, won bool) {
	d := s.of["dispute"][dispute]
	if status := d.text("status"); status == "won" || status == "lost" {
		return
	}
	d["status"] = "under_review"
	s.tell("charge.dispute.updated", d)
	d["status"] = "lost"
	if won {
		d["status"] = "won"
		s.move("adjustment", d.minor("amount"), 0, d.text("currency"), of("dispute", dispute, d.text("payment_intent")))
		s.tell("charge.dispute.funds_reinstated", d)
	}
	s.tell("charge.dispute.closed", d)
}

func (s *Stripe) openAccount(form url.Values) (object, error) {
	a := s.put(object{
		"id": s.id("acct"), "object": "account", "country": form.Get("country"), "payouts_enabled": false,
		"capabilities": object{"transfers": "inactive"}, "metadata": metadata(form),
	})
	return a, nil
}

// Onboard enables an account to receive: its holder is verified.
func (s *Stripe) Onboard(account string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	a := s.of["account"][account]
	a["payouts_enabled"], a["capabilities"] = true, object{"transfers": "active"}
}

func (s *Stripe) closeAccount(id string) (object, error) {
	if s.of["account"][id] == nil {
		return nil, refusal{status: http.StatusForbidden, kind: "invalid_request_error", code: "account_invalid",
			text: "No such account"}
	}
	delete(s.of["account"], id)
	return object{"id": id, "object": "account", "deleted": true}, nil
}

func (s *Stripe) transfer(form url.Values) (object, error) {
	minor, err := amountOf(form)
	if err != nil {
		return nil, err
	}
	to := s.of["account"][form.Get("destination")]
	if to == nil {
		return nil, missing("destination", form.Get("destination"))
	}
	if can, _ := to["capabilities"].(object); can.text("transfers") != "active" {
		return nil, invalid("insufficient_capabilities_for_transfer", "",
			"Your destination account needs to have the transfers capability enabled.")
	}
	currency := form.Get("currency")
	if s.balance[currency] < minor {
		return nil, invalid("balance_insufficient", "", "You have insufficient available funds in your Stripe account.")
	}
	x := s.put(object{
		"id": s.id("tr"), "object": "transfer", "amount": minor, "amount_reversed": int64(0), "currency": currency,
		"destination": to.text("id"), "transfer_group": form.Get("transfer_group"), "reversed": false,
		"metadata": metadata(form),
	})
	s.move("transfer", -minor, 0, currency, of("transfer", x.text("id"), ""))
	return x, nil
}

// Reverse reverses a transfer, as Stripe does when the payee's bank rejects it.
func (s *Stripe) Reverse(transfer string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	x := s.of["transfer"][transfer]
	if x["reversed"] == true {
		return
	}
	x["amount_reversed"], x["reversed"] = x.minor("amount"), true
	s.move("transfer_refund", x.minor("amount"), 0, x.text("currency"), of("transfer_reversal", s.id("trr"), ""))
	s.tell("transfer.reversed", x)
}

// Post returns an event as Stripe posts it, signed now: signatures are checked against the machine's clock.
func (s *Stripe) Post(e Event) (body []byte, header http.Header) {
	signed := webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{Payload: e.Body, Secret: s.WebhookSecret,
		Timestamp: time.Now()})
	return signed.Payload, http.Header{"Stripe-Signature": {signed.Header}}
}

// State returns an object's status, "" if there is none.
func (s *Stripe) State(kind, id string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.of[kind][id].text("status")
}

// IDs returns those of a kind, oldest first.
func (s *Stripe) IDs(kind string) []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.order[kind]...)
}

// Sum sums the amounts of a kind in a state, for one charge or, without one, for all.
func (s *Stripe) Sum(kind, status, charge string) (minor int64, count int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	among := s.by[kind+charge]
	if charge == "" {
		among = slices.Collect(maps.Values(s.of[kind]))
	}
	for _, o := range among {
		if status == "" || o.text("status") == status {
			minor, count = minor+o.minor("amount"), count+1
		}
	}
	return minor, count
}

// Charge returns the intent for a payment of ours, or "".
func (s *Stripe) Charge(payment string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.charges[payment]
}

// Silent makes the responses of all calls from now on get lost, or arrive again. Calls are carried out all the
// same.
func (s *Stripe) Silent(silent bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.Lose = nil
	if silent {
		s.Lose = func(string) bool { return true }
	}
}
