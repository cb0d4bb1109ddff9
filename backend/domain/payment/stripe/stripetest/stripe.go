// Package stripetest is a stand-in for Stripe in tests: it implements the states that Stripe documents for
// payment intents, setup intents, refunds, disputes, connected accounts and transfers, behaves like Stripe's test
// cards, stores idempotency keys, and signs its events. The real adapter, with Stripe's own library, uses it by
// its URL.
package stripetest

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"
)

// object is one of Stripe's objects, as its API returns it.
type object map[string]any

func (o object) text(key string) string { s, _ := o[key].(string); return s }
func (o object) minor(key string) int64 { n, _ := o[key].(int64); return n }

// Event is a change: the object as it was then.
type Event struct {
	ID   string
	Kind string
	Body []byte
}

// Stripe is one account at Stripe.
type Stripe struct {
	URL           string
	WebhookSecret string
	// Now is Stripe's clock.
	Now func() time.Time
	// Stall reports whether a call hangs before or after it is carried out; nil lets none hang.
	Stall func(call string) (before, after bool)
	// Lose reports whether the response of a call gets lost; nil loses none.
	Lose func(call string) bool

	mu     sync.Mutex
	last   int
	of     map[string]map[string]object // by kind and id
	order  map[string][]string          // by kind: ids, oldest first
	by     map[string][]object          // refunds and disputes by kind and charge
	kept   map[string]answer            // by path and idempotency key
	events []Event

	charges map[string]string // intents by our payment
	balance map[string]int64  // by currency
	told    chan struct{}     // signals that there may be something to post
	stop    func()            // stops posting events

	to, host string         // where events are posted
	taken    int            // how many of them need no longer be posted there
	quiet    bool           // replaying: changes are repeated without events
	noted    func(told int) // records how many were posted
}

type answer struct {
	status int
	body   []byte
	asked  string
}

// Open returns a stand-in that serves as a handler; address is its URL.
func Open(address string) *Stripe {
	s := &Stripe{
		URL: address, WebhookSecret: "whsec_stand_in", Now: time.Now,
		of: map[string]map[string]object{}, order: map[string][]string{}, by: map[string][]object{},
		kept: map[string]answer{}, charges: map[string]string{}, balance: map[string]int64{}, told: make(chan struct{}, 1),
	}
	s.put(object{"id": "acct_own", "object": "account", "country": "US"})
	return s
}

// tests is what is needed of a test.
type tests interface {
	Helper()
	Cleanup(end func())
}

// New starts a stand-in until the test ends.
func New(t tests) *Stripe {
	t.Helper()
	s := Open("")
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	s.URL = server.URL
	return s
}

// id returns an id in Stripe's format.
func (s *Stripe) id(prefix string) string {
	s.last++
	return prefix + "_" + strconv.Itoa(s.last)
}

func (s *Stripe) put(o object) object {
	kind, id := o.text("object"), o.text("id")
	if s.of[kind] == nil {
		s.of[kind] = map[string]object{}
	}
	if s.of[kind][id] == nil {
		s.order[kind] = append(s.order[kind], id)
		if charge := o.text("payment_intent"); charge != "" {
			s.by[kind+charge] = append(s.by[kind+charge], o)
		}
		if of, ok := o["metadata"].(object); ok && kind == "payment_intent" {
			s.charges[of.text("payment_id")] = id
		}
	}
	o["created"] = s.Now().Unix()
	s.of[kind][id] = o
	return o
}

// tell records an event with the object as it is now.
func (s *Stripe) tell(kind string, o object) {
	id := s.id("evt")
	body, _ := json.Marshal(object{
		"id": id, "object": "event", "type": kind, "api_version": "2025-08-27.basil", "created": s.Now().Unix(),
		"data": object{"object": o},
	})
	s.events = append(s.events, Event{ID: id, Kind: kind, Body: body})
	select {
	case s.told <- struct{}{}:
	default:
	}
}

// Events returns all events so far, in order.
func (s *Stripe) Events() []Event {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Event(nil), s.events...)
}

// hang waits until the caller gives up. A server notices that only once it has read the whole body.
func hang(r *http.Request) {
	_, _ = io.Copy(io.Discard, r.Body)
	<-r.Context().Done()
}

// refusal is an error in Stripe's format.
type refusal struct {
	status                           int
	kind, code, decline, param, text string
	intent                           object
	setup                            bool
}

func (r refusal) Error() string { return r.text }

func invalid(code, param, text string) refusal {
	return refusal{status: http.StatusBadRequest, kind: "invalid_request_error", code: code, param: param, text: text}
}

func missing(what, id string) refusal {
	return refusal{status: http.StatusNotFound, kind: "invalid_request_error", code: "resource_missing", param: "id",
		text: "No such " + what + ": '" + id + "'"}
}

func (r refusal) body() object {
	e := object{"type": r.kind, "code": r.code, "message": r.text}
	if r.decline != "" {
		e["decline_code"] = r.decline
	}
	if r.param != "" {
		e["param"] = r.param
	}
	if r.intent != nil && r.setup {
		e["setup_intent"] = r.intent
	} else if r.intent != nil {
		e["payment_intent"] = r.intent
	}
	return object{"error": e}
}

func (s *Stripe) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	_ = r.ParseMultipartForm(maxBody) // this parses other forms, too
	withFile(r)
	call, key := r.Method+" "+r.URL.Path, r.Header.Get("Idempotency-Key")
	s.mu.Lock()
	var before, after bool
	if s.Stall != nil {
		before, after = s.Stall(call)
	}
	if before {
		s.mu.Unlock()
		hang(r)
		return
	}
	told := s.once(call, key, r)
	if after {
		s.mu.Unlock()
		hang(r)
		return
	}
	lost := s.Lose != nil && s.Lose(call)
	s.mu.Unlock()
	if lost {
		panic(http.ErrAbortHandler)
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(told.status)
	_, _ = w.Write(told.body)
}

// once carries out a call, and answers a repeated key with the first response, as Stripe does for a day.
func (s *Stripe) once(call, key string, r *http.Request) answer {
	asked := r.PostForm.Encode()
	if had, ok := s.kept[call+key]; ok && key != "" && r.Method == http.MethodPost {
		if had.asked == asked {
			return had
		}
		return told(nil, refusal{
			status: http.StatusBadRequest, kind: "idempotency_error",
			text: "Keys for idempotent requests can only be used with the same parameters.",
		}, asked)
	}
	out, err := s.route(r.Method, strings.Split(strings.TrimPrefix(r.URL.Path, "/v1/"), "/"), r.Form)
	a := told(out, err, asked)
	if key != "" && r.Method == http.MethodPost {
		s.kept[call+key] = a
	}
	return a
}

func told(out object, err error, asked string) answer {
	a := answer{status: http.StatusOK, asked: asked}
	if err != nil {
		var r refusal
		if !errors.As(err, &r) {
			r = refusal{status: http.StatusInternalServerError, kind: "api_error", text: err.Error()}
		}
		a.status, out = r.status, r.body()
	}
	a.body, _ = json.Marshal(out)
	return a
}

func (s *Stripe) route(method string, path []string, form url.Values) (object, error) {
	at := func(i int) string {
		if i < len(path) {
			return path[i]
		}
		return ""
	}
	id := at(1)
	switch method + " " + at(0) + " " + at(2) {
	case "POST customers ":
		return s.put(object{"id": s.id("cus"), "object": "customer", "email": form.Get("email"), "metadata": metadata(form)}),
			nil
	case "POST payment_intents ":
		return s.pay(form)
	case "POST payment_intents cancel":
		return s.cancel(id)
	case "GET payment_intents ":
		return s.read("payment_intent", id, form)
	case "POST setup_intents ":
		return s.keep(form)
	case "GET setup_intents ":
		return s.read("setup_intent", id, form)
	case "POST refunds ":
		return s.refund(form)
	case "GET refunds ":
		return s.read("refund", id, form)
	case "GET disputes ":
		return s.read("dispute", id, form)
	case "POST files ":
		return s.file(form)
	case "POST disputes ":
		return s.evidence(id, form)
	case "POST disputes close":
		return s.accepted(id)
	case "GET balance_transactions ":
		return s.read("balance_transaction", id, form)
	case "GET account ":
		return s.of["account"]["acct_own"], nil
	case "GET accounts ":
		return s.read("account", id, form)
	case "POST accounts ":
		return s.openAccount(form)
	case "DELETE accounts ":
		return s.closeAccount(id)
	case "POST account_links ":
		return object{"object": "account_link", "url": s.URL + onboarding + "?account=" + form.Get("account") + "&back=" +
			url.QueryEscape(form.Get("return_url"))}, nil
	case "POST tokens ":
		return object{"id": s.id("btok"), "object": "token"}, nil
	case "POST transfers ":
		return s.transfer(form)
	case "GET transfers ":
		return s.read("transfer", id, form)
	}
	return nil, refusal{status: http.StatusNotFound, kind: "invalid_request_error",
		text: "Unrecognized request URL (" + method + " /v1/" + strings.Join(path, "/") + ")."}
}

// read returns one object, or a list of those created since an instant, newest first.
func (s *Stripe) read(kind, id string, form url.Values) (object, error) {
	if id != "" {
		if o := s.of[kind][id]; o != nil {
			return o, nil
		}
		return nil, missing(kind, id)
	}
	since, _ := strconv.ParseInt(form.Get("created[gte]"), 10, 64)
	group := form.Get("transfer_group")
	list := []object{}
	for i := len(s.order[kind]) - 1; i >= 0; i-- {
		o := s.of[kind][s.order[kind][i]]
		if created, _ := o["created"].(int64); created >= since && (group == "" || o.text("transfer_group") == group) {
			list = append(list, o)
		}
	}
	return object{"object": "list", "data": list, "has_more": false}, nil
}

func metadata(form url.Values) object {
	out := object{}
	for key, values := range form {
		if name, ok := strings.CutPrefix(key, "metadata["); ok {
			out[strings.TrimSuffix(name, "]")] = values[0]
		}
	}
	return out
}

func amountOf(form url.Values) (int64, error) {
	n, err := strconv.ParseInt(form.Get("amount"), 10, 64)
	if err != nil || n <= 0 {
		return 0, invalid("parameter_invalid_integer", "amount", fmt.Sprintf("Invalid integer: %s", form.Get("amount")))
	}
	if step := stepOf(form.Get("currency")); n%step != 0 {
		return 0, invalid("invalid_request_error", "amount", fmt.Sprintf("Amounts in %s must be divisible by %d.",
			form.Get("currency"), step))
	}
	return n, nil
}

// stepOf is what Stripe requires amounts in a currency to be divisible by.
func stepOf(currency string) int64 {
	switch currency {
	case "bhd", "jod", "kwd", "omr", "tnd":
		return 10
	case "isk", "ugx":
		return 100
	}
	return 1
}
