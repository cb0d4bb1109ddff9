package stripetest

import (
	"net/http"
	"net/url"
)

// Methods that Stripe's script creates from its documented test cards.
const (
	Good             = "pm_card_visa"
	Mastercard       = "pm_card_mastercard"
	Declined         = "pm_card_visa_chargeDeclined"
	NoFunds          = "pm_card_visa_chargeDeclinedInsufficientFunds"
	Lost             = "pm_card_visa_chargeDeclinedLostCard"
	Stolen           = "pm_card_visa_chargeDeclinedStolenCard"
	Expired          = "pm_card_chargeDeclinedExpiredCard"
	WrongCode        = "pm_card_chargeDeclinedIncorrectCvc"
	ProcessingError  = "pm_card_chargeDeclinedProcessingError"
	Asks             = "pm_card_authenticationRequired"        // authentication for each payment
	AsksUnlessSetUp  = "pm_card_authenticationRequiredOnSetup" // authentication once
	Debit            = "pm_bank_debit"                         // takes days; the outcome is set at the desk
	AsksThenDeclines = "pm_card_authenticationRequiredChargeDeclinedInsufficientFunds"
)

type declining struct{ code, decline, text string }

// declines are Stripe's responses for the failing cards.
var declines = map[string]declining{
	Declined:         {"card_declined", "generic_decline", "Your card was declined."},
	NoFunds:          {"card_declined", "insufficient_funds", "Your card has insufficient funds."},
	Lost:             {"card_declined", "lost_card", "Your card was declined."},
	Stolen:           {"card_declined", "stolen_card", "Your card was declined."},
	Expired:          {"expired_card", "", "Your card has expired."},
	WrongCode:        {"incorrect_cvc", "", "Your card's security code is incorrect."},
	ProcessingError:  {"processing_error", "", "An error occurred while processing your card. Try again in a little bit."},
	AsksThenDeclines: {"card_declined", "insufficient_funds", "Your card has insufficient funds."},
}

func asks(method string) bool {
	return method == Asks || method == AsksUnlessSetUp || method == AsksThenDeclines
}

func known(method string) bool {
	return method == Good || method == Mastercard || method == Debit || asks(method) || declines[method].code != ""
}

// pay creates an intent and confirms it, in one call as the adapter does. Its first event is from before the
// confirmation.
func (s *Stripe) pay(form url.Values) (object, error) {
	minor, err := amountOf(form)
	if err != nil {
		return nil, err
	}
	method, later := form.Get("payment_method"), form.Get("payment_method_types[0]") == affirm
	if !known(method) && !later {
		return nil, refusal{
			status: http.StatusBadRequest, kind: "invalid_request_error", code: "resource_missing", param: "payment_method",
			text: "No such PaymentMethod",
		}
	}
	id := s.id("pi")
	in := s.put(object{
		"id": id, "object": "payment_intent", "amount": minor, "currency": form.Get("currency"),
		"status":        "requires_payment_method",
		"client_secret": id + "_secret", "metadata": metadata(form), "setup_future_usage": nil, "customer": nil,
		"payment_method": nil,
	})
	if types := form.Get("payment_method_types[0]"); types != "" {
		in["payment_method_types"] = []string{types}
	}
	s.tell("payment_intent.created", in)
	if customer := form.Get("customer"); customer != "" {
		in["customer"] = object{"id": customer, "object": "customer"}
	}
	if usage := form.Get("setup_future_usage"); usage != "" {
		in["setup_future_usage"] = usage
	}
	if later {
		return in, nil // the payer's browser confirms it
	}
	if form.Get("confirm") != "true" {
		in["status"], in["payment_method"] = "requires_confirmation", object{"id": method, "object": "payment_method"}
		return in, nil
	}
	return s.confirm(in, method, form)
}

// Agree confirms a bank debit as its payer does in the browser.
func (s *Stripe) Agree(ref string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if in := s.of["payment_intent"][ref]; in != nil && in.text("status") == "requires_confirmation" {
		_, _ = s.confirm(in, Debit, url.Values{})
	}
}

// Arrive ends a bank debit after its days.
func (s *Stripe) Arrive(ref string, arrived bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	in := s.of["payment_intent"][ref]
	if in == nil || in.text("status") != "processing" {
		return
	}
	if arrived {
		s.succeed(in)
	} else {
		_ = s.decline(in, declining{"debit_not_authorized", "", "The bank account could not be debited."})
	}
}

// affirm is the payment method that is confirmed on its own page.
const affirm = "affirm"

// confirm charges a method.
func (s *Stripe) confirm(in object, method string, form url.Values) (object, error) {
	in["payment_method"] = object{"id": method, "object": "payment_method"}
	away := form.Get("off_session") == "true"
	ready := method == AsksUnlessSetUp && s.isSetUp(form.Get("customer"), method)
	switch {
	case method == Debit:
		in["status"] = "processing"
		s.tell("payment_intent.processing", in)
		return in, nil
	case asks(method) && away && !ready:
		return nil, s.decline(in, declining{"authentication_required", "authentication_required",
			"Your card was declined. This transaction requires authentication."})
	case asks(method) && !ready:
		in["status"] = "requires_action"
		s.tell("payment_intent.requires_action", in)
		return in, nil
	case declines[method].code != "":
		return nil, s.decline(in, declines[method])
	}
	s.succeed(in)
	return in, nil
}

func (s *Stripe) succeed(in object) {
	in["status"] = "succeeded"
	id := s.id("ch")
	brand := "visa"
	if method, _ := in["payment_method"].(object); method.text("id") == Mastercard {
		brand = "mastercard"
	}
	details := object{"type": "card", "card": object{"brand": brand, "last4": "4242"}}
	if types, ok := in["payment_method_types"].([]string); ok {
		details = object{"type": types[0]}
	}
	in["latest_charge"] = object{"id": id, "object": "charge", "payment_method_details": details}
	delete(in, "last_payment_error")
	minor := in.minor("amount")
	s.move("charge", minor, feeOf(minor, in.text("currency")), in.text("currency"), of("charge", id, in.text("id")))
	s.tell("payment_intent.succeeded", in)
}

func (s *Stripe) decline(in object, d declining) refusal {
	in["status"] = "requires_payment_method"
	in["last_payment_error"] = object{"type": "card_error", "code": d.code, "decline_code": d.decline, "message": d.text}
	s.tell("payment_intent.payment_failed", in)
	return refusal{status: http.StatusPaymentRequired, kind: "card_error", code: d.code, decline: d.decline, text: d.text,
		intent: in}
}

// Answer completes the cardholder's authentication: true confirms. Abandoned ones are never answered.
func (s *Stripe) Answer(ref string, confirm bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	in := s.of["payment_intent"][ref]
	if types, ok := in["payment_method_types"].([]string); ok && types[0] == affirm &&
		in.text("status") == "requires_payment_method" {
		if confirm {
			s.succeed(in)
		} else {
			_ = s.decline(in, declining{"payment_method_provider_decline", "", "The payment was declined by Affirm."})
		}
		return
	}
	if in != nil && in.text("status") == "requires_action" {
		method, _ := in["payment_method"].(object)
		switch d := declines[method.text("id")]; {
		case !confirm:
			_ = s.decline(in, declining{"payment_intent_authentication_failure", "",
				"We are unable to authenticate your payment method. Please choose a different payment method and try again."})
		case d.code != "":
			_ = s.decline(in, d)
		default:
			s.succeed(in)
		}
	}
	if in := s.of["setup_intent"][ref]; in != nil && in.text("status") == "requires_action" {
		in["status"] = "requires_payment_method"
		if confirm {
			in["status"] = "succeeded"
		}
	}
}

func (s *Stripe) cancel(id string) (object, error) {
	in := s.of["payment_intent"][id]
	if in == nil {
		return nil, missing("payment_intent", id)
	}
	if status := in.text("status"); status == "succeeded" || status == "canceled" || status == "processing" {
		return nil, invalid("payment_intent_unexpected_state", "",
			"You cannot cancel this PaymentIntent because it has a status of "+status+".")
	}
	in["status"] = "canceled"
	s.tell("payment_intent.canceled", in)
	return in, nil
}

// keep sets a card up for off-session payments.
func (s *Stripe) keep(form url.Values) (object, error) {
	method := form.Get("payment_method")
	id := s.id("seti")
	in := s.put(object{
		"id": id, "object": "setup_intent", "status": "succeeded", "client_secret": id + "_secret",
		"customer": object{"id": form.Get("customer"), "object": "customer"},
		"payment_method": object{"id": method, "object": "payment_method", "type": "card",
			"card": object{"brand": "visa", "last4": "4242"}},
	})
	switch d := declines[method]; {
	case asks(method):
		in["status"] = "requires_action"
	case d.code != "":
		in["status"] = "requires_payment_method"
		return nil, refusal{status: http.StatusPaymentRequired, kind: "card_error", code: d.code, decline: d.decline,
			text: d.text, intent: in, setup: true}
	}
	return in, nil
}

func (s *Stripe) isSetUp(customer, method string) bool {
	for _, in := range s.of["setup_intent"] {
		of, _ := in["customer"].(object)
		with, _ := in["payment_method"].(object)
		if in.text("status") == "succeeded" && of.text("id") == customer && with.text("id") == method {
			return true
		}
	}
	return false
}
