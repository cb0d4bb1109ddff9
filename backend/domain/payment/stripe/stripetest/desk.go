package stripetest

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"time"
)

// desk serves the actions of Stripe's dashboard, or of a bank at Stripe, and what a test needs to know: calls
// with JSON.
func (s *Stripe) desk(mux *http.ServeMux) {
	text := func(asked map[string]any, name string) string { v, _ := asked[name].(string); return v }
	minor := func(asked map[string]any) int64 { v, _ := asked["amount"].(float64); return int64(v) }
	for name, do := range map[string]func(asked map[string]any) object{
		"hooks": func(asked map[string]any) object { // Events are sent to this URL from now on.
			s.deliverTo(text(asked, "address"), text(asked, "host"))
			return object{"webhookSecret": s.WebhookSecret, "secretKey": SecretKey, "publishableKey": PublishableKey}
		},
		"clock": func(asked map[string]any) object {
			now, err := time.Parse(time.RFC3339, text(asked, "now"))
			if err != nil {
				return failure("invalid_request_error", err.Error())
			}
			ahead := time.Until(now)
			s.mu.Lock()
			defer s.mu.Unlock()
			s.Now = func() time.Time { return time.Now().Add(ahead) }
			return object{}
		},
		"dispute": func(asked map[string]any) object {
			return object{"id": s.Dispute(text(asked, "charge"), minor(asked))}
		},
		"decide": func(asked map[string]any) object { // The evidence was submitted, and the bank has decided.
			s.Decide(text(asked, "dispute"), asked["won"] == true)
			return object{}
		},
		"arrive": func(asked map[string]any) object { // A bank has debited an account, or not.
			s.Arrive(text(asked, "charge"), asked["arrived"] == true)
			return object{}
		},
		"topup": func(asked map[string]any) object {
			s.TopUp(minor(asked), text(asked, "currency"))
			return object{"balance": s.Balance(text(asked, "currency"))}
		},
		"list": func(asked map[string]any) object {
			return object{"items": s.All(text(asked, "kind"), text(asked, "status"))}
		},
	} {
		mux.HandleFunc("POST /desk/"+name, answering(do))
	}
}

// All returns the objects of a kind, in a state or, without one, in any, oldest first.
func (s *Stripe) All(kind, status string) []map[string]any {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := []map[string]any{}
	for _, id := range s.order[kind] {
		if o := s.of[kind][id]; o != nil && (status == "" || o.text("status") == status) {
			copied := map[string]any{}
			for name, value := range o {
				copied[name] = value
			}
			list = append(list, copied)
		}
	}
	return list
}

// deliverTo posts events to a marketplace from now on, in order, until another URL is set. Stripe cannot resolve
// host names of this machine, so the host name is given separately.
func (s *Stripe) deliverTo(address, host string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.to, s.host, s.taken = address, host, len(s.events)
	if !s.quiet {
		s.begin()
	}
}

// resume continues with the events that were not accepted before the process ended.
func (s *Stripe) resume() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.to != "" {
		s.begin()
	}
}

func (s *Stripe) begin() {
	if s.stop != nil {
		s.stop()
	}
	var ctx context.Context
	ctx, s.stop = context.WithCancel(context.Background())
	go s.deliver(ctx, s.to, s.host, s.taken)
}

const (
	deliveries  = 40 // of one event; Stripe retries for three days
	nextAttempt = 250 * time.Millisecond
)

func (s *Stripe) deliver(ctx context.Context, address, host string, from int) {
	for {
		for _, e := range s.Events()[from:] {
			from++
			for range deliveries {
				if s.sent(ctx, address, host, e) || ctx.Err() != nil {
					break
				}
				time.Sleep(nextAttempt)
			}
			if s.noted != nil && ctx.Err() == nil {
				s.noted(from)
			}
		}
		select {
		case <-ctx.Done():
			return
		case <-s.told:
		}
	}
}

// sent posts an event and reports whether it was accepted.
func (s *Stripe) sent(ctx context.Context, address, host string, e Event) bool {
	body, header := s.Post(e)
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return false
	}
	r.Host, r.Header = host, header
	r.Header.Set("Content-Type", "application/json")
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return false
	}
	_ = answer.Body.Close()
	if answer.StatusCode >= http.StatusMultipleChoices {
		fmt.Printf("%s: %d\n", e.Kind, answer.StatusCode)
	}
	return answer.StatusCode < http.StatusMultipleChoices
}
