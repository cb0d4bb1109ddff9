package stripe

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/google/uuid"
	api "github.com/stripe/stripe-go/v82"
	"github.com/stripe/stripe-go/v82/webhook"

	"caravan/backend/domain/payment"
)

// Verify implements payment.Verifier.
func (p *Provider) Verify(body []byte, header http.Header) (payment.Event, error) {
	event, err := webhook.ConstructEventWithOptions(body, header.Get("Stripe-Signature"), p.webhookSecret,
		webhook.ConstructEventOptions{IgnoreAPIVersionMismatch: true})
	if err != nil {
		return payment.Event{}, fmt.Errorf("stripe: %w", err)
	}
	return decode(event)
}

// decode decodes a verified event. Refunds and disputes made elsewhere carry no metadata of ours; they are found
// by the charge, in the tenant whose address was given to Stripe.
func decode(event api.Event) (payment.Event, error) {
	kind := string(event.Type)
	if event.ID == "" || event.Data == nil {
		return payment.Event{}, payment.ErrNotOurs
	}
	switch {
	case kind == "payment_intent.created":
		// This event has the state from before the confirmation, whenever it arrives: it says nothing about the
		// outcome.
		return payment.Event{}, payment.ErrNotOurs
	case strings.HasPrefix(kind, "payment_intent."):
		return decodeIntent(event)
	case strings.HasPrefix(kind, "refund."), kind == "charge.refund.updated":
		return decodeRefund(event)
	case strings.HasPrefix(kind, "charge.dispute."):
		return decodeDispute(event)
	case kind == "transfer.reversed":
		return decodeTransfer(event)
	}
	return payment.Event{}, payment.ErrNotOurs
}

func decodeIntent(event api.Event) (payment.Event, error) {
	var in api.PaymentIntent
	if err := json.Unmarshal(event.Data.Raw, &in); err != nil {
		return payment.Event{}, fmt.Errorf("stripe: event %s: %w", event.ID, err)
	}
	tenantID, tenantErr := uuid.Parse(in.Metadata[metaTenant])
	paymentID, paymentErr := uuid.Parse(in.Metadata[metaPayment])
	if tenantErr != nil || paymentErr != nil || in.ID == "" {
		// The account may take other payments than ours.
		return payment.Event{}, payment.ErrNotOurs
	}
	intent := intentOf(&in)
	return payment.Event{ID: event.ID, TenantID: tenantID, PaymentID: paymentID, ChargeRef: in.ID, Intent: &intent}, nil
}

func decodeRefund(event api.Event) (payment.Event, error) {
	var r api.Refund
	if err := json.Unmarshal(event.Data.Raw, &r); err != nil {
		return payment.Event{}, fmt.Errorf("stripe: event %s: %w", event.ID, err)
	}
	if r.ID == "" || r.PaymentIntent == nil || r.PaymentIntent.ID == "" || r.Amount <= 0 {
		return payment.Event{}, payment.ErrNotOurs
	}
	amount, currency, err := told(r.Amount, string(r.Currency))
	if err != nil {
		return payment.Event{}, err
	}
	out := payment.Event{ID: event.ID, ChargeRef: r.PaymentIntent.ID, Refund: &payment.RefundNews{
		Ref: r.ID, Status: refundStatus(r.Status), AmountMinor: amount, Currency: currency, Reason: string(r.FailureReason),
	}}
	out.TenantID, _ = uuid.Parse(r.Metadata[metaTenant])
	out.Refund.RefundID, _ = uuid.Parse(r.Metadata[metaRefund])
	return out, nil
}

// decodeTransfer returns a returned payout, once all of its money is back.
func decodeTransfer(event api.Event) (payment.Event, error) {
	var x api.Transfer
	if err := json.Unmarshal(event.Data.Raw, &x); err != nil {
		return payment.Event{}, fmt.Errorf("stripe: event %s: %w", event.ID, err)
	}
	tenantID, tenantErr := uuid.Parse(x.Metadata[metaTenant])
	payoutID, payoutErr := uuid.Parse(x.Metadata[metaPayout])
	if tenantErr != nil || payoutErr != nil || x.ID == "" || !x.Reversed {
		return payment.Event{}, payment.ErrNotOurs // a partial return is found by the comparison
	}
	return payment.Event{ID: event.ID, TenantID: tenantID, Returned: &payment.ReturnedPayout{ID: payoutID, Provider: Name,
		Ref: x.ID}}, nil
}

func refundStatus(s api.RefundStatus) string {
	switch s {
	case api.RefundStatusFailed, api.RefundStatusCanceled:
		return "failed"
	case api.RefundStatusSucceeded:
		return "succeeded"
	}
	return "pending"
}

func decodeDispute(event api.Event) (payment.Event, error) {
	var d api.Dispute
	if err := json.Unmarshal(event.Data.Raw, &d); err != nil {
		return payment.Event{}, fmt.Errorf("stripe: event %s: %w", event.ID, err)
	}
	if d.ID == "" || d.PaymentIntent == nil || d.PaymentIntent.ID == "" || d.Amount <= 0 {
		return payment.Event{}, payment.ErrNotOurs
	}
	amount, currency, err := told(d.Amount, string(d.Currency))
	if err != nil {
		return payment.Event{}, err
	}
	news := &payment.DisputeNews{
		Ref: d.ID, Status: disputeStatus(d.Status), AmountMinor: amount, Currency: currency, Reason: string(d.Reason),
		Answered: d.Status == api.DisputeStatusUnderReview || d.Status == api.DisputeStatusWarningUnderReview,
	}
	if due := dueBy(&d); due > 0 {
		news.DueBy = time.Unix(due, 0).UTC()
	}
	return payment.Event{ID: event.ID, ChargeRef: d.PaymentIntent.ID, Dispute: news}, nil
}

func disputeStatus(s api.DisputeStatus) string {
	switch s {
	case api.DisputeStatusWon, api.DisputeStatusWarningClosed:
		return payment.DisputeWon
	case api.DisputeStatusLost:
		return payment.DisputeLost
	}
	return payment.DisputeOpen
}
