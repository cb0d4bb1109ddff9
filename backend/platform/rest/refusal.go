package rest

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"maps"
	"net/http"
	"strconv"

	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/spoken"
)

type answerHeaderKey struct{}

// WithAnswerHeader gives operations access to the response header.
func WithAnswerHeader(ctx context.Context, h http.Header) context.Context {
	return context.WithValue(ctx, answerHeaderKey{}, h)
}

// AnswerHeader returns the response header of the current operation.
func AnswerHeader(ctx context.Context) (http.Header, bool) {
	h, ok := ctx.Value(answerHeaderKey{}).(http.Header)
	return h, ok
}

// Said returns an error with its sentences translated.
func Said(in string, e *apierr.Error) *apierr.Error {
	if in == English {
		return e
	}
	out := *e
	out.Message = spoken.Say(in, e.Message)
	out.Fields = maps.Clone(e.Fields)
	for field, message := range out.Fields {
		out.Fields[field] = spoken.Say(in, message)
	}
	return &out
}

// errorAnswer returns the body of every error response.
func errorAnswer(ctx context.Context, e *apierr.Error) api.Error {
	e = Said(Language(ctx), e)
	out := api.Error{Error: e.Message, Code: e.Code}
	if len(e.Fields) > 0 {
		out.Fields = api.NewOptErrorFields(e.Fields)
	}
	if len(e.Details) > 0 {
		out.Details = api.NewOptErrorDetails(e.Details)
	}
	if id := principal.RequestFrom(ctx).ID; id != "" {
		out.RequestId = api.NewOptString(id)
	}
	return out
}

// Refusals converts errors to responses; every domain's handler embeds it.
type Refusals struct{}

// NewError is the only place where an operation's error leaves the server and is logged.
func (Refusals) NewError(ctx context.Context, err error) *api.ErrorStatusCode {
	e := apierr.From(Unread(err))
	LogFailure(ctx, e)
	if h, ok := AnswerHeader(ctx); ok {
		HelpsOn(h, e)
	}
	return &api.ErrorStatusCode{StatusCode: e.Status(), Response: errorAnswer(ctx, e)}
}

// signInHeader marks a rejection that signing in resolves: portals redirect to the sign-in page and return
// (H-493). A rejection without it, from anything in between, has a page of its own (H-494).
const signInHeader = "Caravan-Sign-In"

func signInHelps(e *apierr.Error) bool {
	return e.Code == apierr.CodeUnauthenticated || e.Code == apierr.CodeSecondFactor
}

// HelpsOn sets the headers that say what helps: signing in, or retrying later.
func HelpsOn(h http.Header, e *apierr.Error) {
	if signInHelps(e) {
		h.Set(signInHeader, "required")
	}
	seconds := e.RetryAfter()
	if seconds == "" && e.Code == apierr.CodeUnavailable && h.Get("Retry-After") == "" {
		seconds = comeBackAfter
	}
	if seconds != "" {
		h.Set("Retry-After", seconds)
	}
}

// comeBackAfter is the Retry-After of what is temporarily impossible, unless a better value is known.
const comeBackAfter = "2"

// LogFailure logs an error, at error level if it is the server's fault.
func LogFailure(ctx context.Context, e *apierr.Error) {
	level := slog.LevelDebug
	// A canceled request of a client that disconnected is not the server's fault; under load there are thousands
	// of these.
	left := errors.Is(e, context.Canceled) && errors.Is(ctx.Err(), context.Canceled)
	if e.Status() >= 500 && !left {
		level = slog.LevelError
	}
	slog.Log(ctx, level, "request refused", "code", e.Code, "error", e.Error(), "request", principal.RequestFrom(ctx).ID)
}

// Write answers a request with an error.
func Write(ctx context.Context, w http.ResponseWriter, e *apierr.Error) {
	WriteStatus(ctx, w, e.Status(), e)
}

// WriteStatus is Write with a status of its own.
func WriteStatus(ctx context.Context, w http.ResponseWriter, status int, e *apierr.Error) {
	LogFailure(ctx, e)
	HelpsOn(w.Header(), e)
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	answer := errorAnswer(ctx, e)
	_ = json.NewEncoder(w).Encode(&answer)
}

// Prepared returns a handler with a precomputed error response, for what is rejected thousands of times a second:
// it has no request id, and is not logged.
func Prepared(in string, e *apierr.Error) http.Handler {
	e = Said(in, e)
	header := http.Header{}
	HelpsOn(header, e)
	header.Set("Content-Type", "application/json; charset=utf-8")
	answer := errorAnswer(context.Background(), e)
	body, err := json.Marshal(&answer)
	if err != nil {
		panic(err) // a refusal is text
	}
	header.Set("Content-Length", strconv.Itoa(len(body)))
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		maps.Copy(w.Header(), header)
		w.WriteHeader(e.Status())
		_, _ = w.Write(body)
	})
}
