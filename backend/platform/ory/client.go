// Package ory provides small clients for the two Ory servers: Kratos, which knows who a person is, and Keto,
// which knows what a person may do.
package ory

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"
)

// Outcomes of a call other than success, to be tested with errors.Is; the text contains the server's response,
// for the log.
var (
	ErrUnavailable = errors.New("ory: the server does not answer")
	ErrDenied      = errors.New("ory: denied")
	ErrNotFound    = errors.New("ory: not found")
	ErrConflict    = errors.New("ory: exists already")
)

// ValidationError is input that Kratos rejects. Fields maps the input's name (password, email) to a message about
// it; messages that belong to no field are under "".
type ValidationError struct {
	Fields map[string]string
}

func (e *ValidationError) Error() string { return fmt.Sprintf("ory: invalid input: %v", e.Fields) }

// maxAnswer bounds how much of a response is read.
const maxAnswer = 32 << 20

const (
	// interactive is the timeout of calls that a person waits for; bulk calls pass their own.
	interactive = 5 * time.Second
	// hashing is the timeout of calls in which Kratos hashes a password, by design its most expensive work: on a
	// busy machine it takes seconds. The whole request finishes within 10 s.
	hashing = 7 * time.Second
)

func newHTTPClient() *http.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	// Every request of the product calls these two servers: idle connections are kept rather than reopened.
	transport.MaxIdleConns, transport.MaxIdleConnsPerHost = 256, 128
	transport.IdleConnTimeout = time.Minute
	transport.Proxy = nil
	return &http.Client{
		Transport:     transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

type call struct {
	method  string
	address string
	query   url.Values
	token   string // Kratos session token
	body    any
	timeout time.Duration
	from    Caller
}

// Caller is the device that a person signs in from. Kratos stores it with the session.
type Caller struct{ Address, UserAgent string }

type callerKey struct{}

// WithCaller makes Kratos see the person's device instead of this server.
func WithCaller(ctx context.Context, c Caller) context.Context {
	return context.WithValue(ctx, callerKey{}, c)
}

func callerOf(ctx context.Context) Caller {
	c, _ := ctx.Value(callerKey{}).(Caller)
	return c
}

type reply struct {
	status int
	body   []byte
}

// send performs a call. It returns ErrUnavailable for transport failures and 5xx; other statuses are left to the
// caller.
func send(ctx context.Context, client *http.Client, c call) (reply, error) {
	if c.timeout == 0 {
		c.timeout = interactive
	}
	callCtx, cancel := context.WithTimeout(ctx, c.timeout)
	defer cancel()

	var body io.Reader
	if c.body != nil {
		raw, err := json.Marshal(c.body)
		if err != nil {
			return reply{}, err
		}
		body = bytes.NewReader(raw)
	}
	address := c.address
	if len(c.query) > 0 {
		address += "?" + c.query.Encode()
	}
	req, err := http.NewRequestWithContext(callCtx, c.method, address, body)
	if err != nil {
		return reply{}, err
	}
	req.Header.Set("Accept", "application/json")
	if c.body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	if c.from.Address != "" {
		req.Header.Set("True-Client-IP", c.from.Address)
	}
	if c.from.UserAgent != "" {
		req.Header.Set("User-Agent", c.from.UserAgent)
	}
	if c.token != "" {
		req.Header.Set("X-Session-Token", c.token)
	}
	res, err := client.Do(req)
	if err != nil {
		if ctx.Err() != nil {
			return reply{}, ctx.Err()
		}
		return reply{}, fmt.Errorf("%w: %w", ErrUnavailable, err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(res.Body, maxAnswer))
	if err != nil {
		return reply{}, fmt.Errorf("%w: %w", ErrUnavailable, err)
	}
	if res.StatusCode >= http.StatusInternalServerError || res.StatusCode == http.StatusTooManyRequests {
		return reply{}, fmt.Errorf("%w: %s", ErrUnavailable, explain(res.StatusCode, raw))
	}
	return reply{res.StatusCode, raw}, nil
}

// into decodes a successful response, and converts the usual rejections to errors.
func (r reply) into(v any) error {
	if err := r.refusal(); err != nil {
		return err
	}
	if v == nil || len(r.body) == 0 {
		return nil
	}
	return json.Unmarshal(r.body, v)
}

func (r reply) refusal() error {
	if r.status < 300 {
		return nil
	}
	text := explain(r.status, r.body)
	switch r.status {
	case http.StatusUnauthorized, http.StatusForbidden:
		return fmt.Errorf("%w: %s", ErrDenied, text)
	case http.StatusNotFound:
		return fmt.Errorf("%w: %s", ErrNotFound, text)
	case http.StatusConflict:
		return fmt.Errorf("%w: %s", ErrConflict, text)
	}
	if invalid := validation(r.body); invalid != nil {
		return invalid
	}
	return fmt.Errorf("ory: %s", text)
}

// explain extracts the reason from an error response; never the whole body, which may repeat what a person typed.
func explain(status int, body []byte) string {
	var answer struct {
		Error struct{ Reason, Message string } `json:"error"`
	}
	_ = json.Unmarshal(body, &answer)
	text := fmt.Sprintf("status %d", status)
	for _, part := range []string{answer.Error.Message, answer.Error.Reason} {
		if part != "" {
			text += ": " + part
		}
	}
	return text
}
