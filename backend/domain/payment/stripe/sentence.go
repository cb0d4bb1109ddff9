package stripe

// declined is the message for a card that a bank declines without saying why. A lost or stolen card gets the same
// one, as Stripe advises: the person using it may not be its owner.
const declined = "card_declined"

// failures tell the payer why a card failed, and what to do, by Stripe's codes.
var failures = map[string]string{
	declined:                                "Your card was declined. Try another card.",
	"insufficient_funds":                    "Your card has insufficient funds. Try another card.",
	"card_velocity_exceeded":                "Your card has insufficient funds. Try another card.",
	"withdrawal_count_limit_exceeded":       "Your card has insufficient funds. Try another card.",
	"expired_card":                          "Your card has expired. Try another card.",
	"invalid_expiry_month":                  "Your card has expired. Try another card.",
	"invalid_expiry_year":                   "Your card has expired. Try another card.",
	"incorrect_cvc":                         "Your card’s security code is incorrect.",
	"invalid_cvc":                           "Your card’s security code is incorrect.",
	"incorrect_number":                      "Your card number isn’t valid.",
	"invalid_number":                        "Your card number isn’t valid.",
	"authentication_required":               "Your bank wants to hear from you before it pays. Please pay the balance yourself.",
	"payment_intent_authentication_failure": "Your bank couldn’t confirm it’s you. Try again or use another card.",
	"setup_intent_authentication_failure":   "Your bank couldn’t confirm it’s you. Try again or use another card.",
	"processing_error":                      "Your bank couldn’t process the payment. Try again in a moment.",
	"issuer_not_available":                  "Your bank couldn’t process the payment. Try again in a moment.",
	"try_again_later":                       "Your bank couldn’t process the payment. Try again in a moment.",
	"canceled":                              "The payment wasn’t completed. Try again or use another card.",
	"payment_method_provider_decline":       "Affirm didn’t approve this payment. Try again or use a card.",
	"payment_method_provider_timeout":       "Affirm didn’t approve this payment. Try again or use a card.",
	amountRefused:                           "This amount cannot be charged. Pay another amount.",
	"debit_not_offered":                     "Bank debits aren’t available for this payment. Use a card.",
	"debit_not_authorized":                  debitFailed,
	"bank_account_restricted":               debitFailed,
	"account_closed":                        debitFailed,
	"no_account":                            debitFailed,
	"payment_intent_payment_attempt_failed": debitFailed,
	"requires_payment_method":               "Your payment didn’t go through. Try again or use another card.",
}

const debitFailed = "Your bank didn’t pay the debit. Try again or use a card."

func sentence(code string) string {
	if said, ok := failures[code]; ok {
		return said
	}
	return failures[declined]
}
