package stripetest

import (
	"embed"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
)

// A browser loads Stripe's script from the stand-in's own origin. It shows fields and the authentication in
// frames of that origin, so that a paying page sees no more of a card than with Stripe.

//go:embed browser
var browser embed.FS

const onboarding = "/connect/onboarding"

// PublishableKey is the key for browsers, SecretKey for the API.
const (
	PublishableKey = "pk_test_stand_in"
	SecretKey      = "sk_test_stand_in"
)

// pagePolicy lets the stand-in's pages be framed by any page, and connect to nothing else.
const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action *; base-uri 'none'"

// confirmPath is where a browser confirms an intent: the only GET that changes something.
const confirmPath = "/v3/confirm"

// maxBody is the maximum body of a call, including a file.
const maxBody = 8 << 20

// Site returns the whole stand-in: Stripe's API, what browsers load of it, and a desk for testers.
func (s *Stripe) Site() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/v1/", s)
	for path, file := range map[string]string{
		"/v3/stripe.js": "stripe.js", "/v3/fields.js": "fields.js", "/v3/bank.js": "bank.js", "/v3/page.css": "page.css",
		"/v3/fields": "fields.html", "/v3/bank": "bank.html", onboarding: "onboarding.html",
	} {
		mux.HandleFunc("GET "+path, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Security-Policy", pagePolicy)
			w.Header().Set("Cache-Control", "no-store")
			http.ServeFileFS(w, r, browser, "browser/"+file)
		})
	}
	mux.HandleFunc("POST /v3/method", answering(s.typed))
	mux.HandleFunc("POST /v3/answer", answering(s.answered))
	mux.HandleFunc("GET /v3/intent", func(w http.ResponseWriter, r *http.Request) {
		write(w, s.seen(r.FormValue("key"), r.FormValue("secret")))
	})
	mux.HandleFunc("GET "+confirmPath, func(w http.ResponseWriter, r *http.Request) {
		write(w, s.confirmed(r.FormValue("key"), r.FormValue("secret"), r.FormValue("method")))
	})
	mux.HandleFunc("POST "+onboarding, func(w http.ResponseWriter, r *http.Request) {
		s.Onboard(r.URL.Query().Get("account"))
		http.Redirect(w, r, r.URL.Query().Get("back"), http.StatusSeeOther)
	})
	s.desk(mux)
	return mux
}

// answering decodes a call's JSON and encodes the response.
func answering(do func(map[string]any) object) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var asked map[string]any
		if err := json.NewDecoder(http.MaxBytesReader(w, r.Body, 1<<16)).Decode(&asked); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		write(w, do(asked))
	}
}

func write(w http.ResponseWriter, o object) {
	w.Header().Set("Content-Type", "application/json")
	// Stripe's API answers pages of every origin; the script calls it from the paying page.
	w.Header().Set("Access-Control-Allow-Origin", "*")
	_ = json.NewEncoder(w).Encode(o)
}

// numbers maps Stripe's documented test cards and accounts to their methods.
var numbers = map[string]string{
	"4242424242424242": Good, "5555555555554444": Good, "378282246310005": Good, "4000000000000002": Declined,
	"4000000000009995": NoFunds, "4000000000009987": Lost, "4000000000009979": Stolen, "4000000000000069": Expired,
	"4000000000000127": WrongCode, "4000000000000119": ProcessingError, "4000002760003184": Asks,
	"4000002500003155": AsksUnlessSetUp,
	"4000008260003178": AsksThenDeclines,
}

func failure(kind, text string) object {
	return object{"error": object{"type": kind, "message": text}}
}

func wrongKey(key string) (object, bool) {
	return failure("invalid_request_error", "Invalid API Key provided: "+key), key != PublishableKey
}

// typed creates a method from what was typed into the fields, which is discarded.
func (s *Stripe) typed(asked map[string]any) object {
	text := func(name string) string { v, _ := asked[name].(string); return strings.ReplaceAll(v, " ", "") }
	if fault, wrong := wrongKey(text("key")); wrong {
		return fault
	}
	method := ""
	switch text("type") {
	case "card":
		method = numbers[text("number")]
	case "google_pay":
		method = Good
	case "sepa_debit", "us_bank_account", "bacs_debit":
		method = Debit
	}
	if method == "" {
		return failure("card_error", "Your card number is invalid.")
	}
	return object{"paymentMethod": object{"id": method, "object": "payment_method", "type": text("type")}}
}

// found returns an intent by its client secret. Must be called with the lock held.
func (s *Stripe) found(secret string) object {
	id := strings.TrimSuffix(secret, "_secret")
	if in := s.of["payment_intent"][id]; in != nil {
		return in
	}
	return s.of["setup_intent"][id]
}

// seen returns an intent as a browser sees it.
func (s *Stripe) seen(key, secret string) object {
	if fault, wrong := wrongKey(key); wrong {
		return fault
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	in := s.found(secret)
	if in == nil {
		return failure("invalid_request_error", "No such intent")
	}
	out := object{"id": in.text("id"), "object": in.text("object"), "status": in.text("status"), "client_secret": secret}
	if in.text("status") == "requires_payment_method" && in["last_payment_error"] != nil {
		out["last_error"] = in["last_payment_error"]
	}
	return out
}

// confirmed returns an intent that a browser confirmed with a method.
func (s *Stripe) confirmed(key, secret, method string) object {
	if fault, wrong := wrongKey(key); wrong {
		return fault
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	in := s.of["payment_intent"][strings.TrimSuffix(secret, "_secret")]
	if method == "" && in != nil && in.text("status") == "requires_confirmation" {
		held, _ := in["payment_method"].(object)
		method = held.text("id")
	}
	if in == nil || !known(method) || !strings.HasPrefix(in.text("status"), "requires_") {
		return failure("invalid_request_error", "This intent cannot be confirmed.")
	}
	out, err := s.confirm(in, method, url.Values{})
	if err != nil {
		return failure("card_error", err.Error())
	}
	return object{"id": out.text("id"), "status": out.text("status")}
}

// answered completes the cardholder's authentication.
func (s *Stripe) answered(asked map[string]any) object {
	secret, _ := asked["secret"].(string)
	s.Answer(strings.TrimSuffix(secret, "_secret"), asked["confirm"] == true)
	return object{}
}
