package rest_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/ogen-go/ogen/middleware"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
)

// domain serves two operations of links.
type domain struct {
	linkapi.Handler
	mailed []string
}

func (d *domain) JoinMailingList(_ context.Context, req *linkapi.MailingListSignup, p linkapi.JoinMailingListParams) (
	*api.DoneAnswer, error) {
	if !req.Consent {
		return nil, apierr.Invalid(map[string]string{"consent": "Please agree"})
	}
	d.mailed = append(d.mailed, p.LinkPath+" "+req.Email+" "+p.IdempotencyKey)
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// ListMyLinks returns a link with an invalid type.
func (*domain) ListMyLinks(_ context.Context, p linkapi.ListMyLinksParams) (*linkapi.LinkPageAnswer, error) {
	if p.Q.Or("") == "fail" {
		return nil, errors.New("the secret cause")
	}
	return &linkapi.LinkPageAnswer{Success: true, Data: linkapi.LinkPage{Items: []linkapi.Link{{}}}}, nil
}

func (*domain) NewError(ctx context.Context, err error) *api.ErrorStatusCode {
	return rest.Refusals{}.NewError(ctx, err)
}

func call(t *testing.T, d *domain, c rest.Config, id string, args []string, r *http.Request) (int, string) {
	t.Helper()
	operations, err := linkapi.Mount(d, c)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(operations, func(o rest.Operation) bool { return o.ID == id })
	w := httptest.NewRecorder()
	operations[at].Serve(args, w, r)
	if kind := w.Header().Get("Content-Type"); kind != "application/json; charset=utf-8" {
		t.Errorf("%s is answered as %q", id, kind)
	}
	return w.Code, strings.TrimSpace(w.Body.String())
}

func join(body string) *http.Request {
	r := httptest.NewRequest("POST", "/public/links/summer/contacts", strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Idempotency-Key", "0123456789")
	return r
}

// Middleware wraps a call in order, sees the body and the path parameters, and may answer itself.
func TestMiddlewareStandsAroundTheCall(t *testing.T) {
	t.Parallel()
	var seen []string
	note := func(name string) middleware.Middleware {
		return func(req middleware.Request, next middleware.Next) (middleware.Response, error) {
			of, _ := req.Params.Path("linkPath")
			body := req.Body.(*linkapi.MailingListSignup)
			seen = append(seen, name+" before "+req.OperationID+" "+of.(string)+" "+body.Email)
			answer, err := next(req)
			seen = append(seen, name+" after")
			return answer, err
		}
	}
	d := &domain{}
	status, body := call(t, d, rest.Config{Middleware: []middleware.Middleware{note("outer"), note("inner")}},
		"joinMailingList",
		[]string{"summer"}, join(`{"email":"a@example.org","consent":true}`))
	if status != http.StatusOK || body != `{"success":true,"data":{"ok":true}}` {
		t.Errorf("%d %s", status, body)
	}
	if !slices.Equal(d.mailed, []string{"summer a@example.org 0123456789"}) {
		t.Errorf("mailed %q", d.mailed)
	}
	want := []string{
		"outer before joinMailingList summer a@example.org", "inner before joinMailingList summer a@example.org",
		"inner after", "outer after",
	}
	if !slices.Equal(seen, want) {
		t.Errorf("%q", seen)
	}

	itself := func(middleware.Request, middleware.Next) (middleware.Response, error) {
		return middleware.Response{Type: &api.DoneAnswer{Success: true}}, nil
	}
	status, body = call(t, d, rest.Config{Middleware: []middleware.Middleware{itself}}, "joinMailingList",
		[]string{"summer"}, join(`{"email":"b@example.org","consent":true}`))
	if status != http.StatusOK || body != `{"success":true,"data":{"ok":false}}` || len(d.mailed) != 1 {
		t.Errorf("%d %s %q", status, body, d.mailed)
	}
}

// An operation's error keeps its message and fields; the cause of a failure and a response that violates the
// contract are not exposed.
func TestFailuresAreAnswers(t *testing.T) {
	t.Parallel()
	status, body := call(t, &domain{}, rest.Config{}, "joinMailingList", []string{"summer"},
		join(`{"email":"a@example.org","consent":false}`))
	if status != http.StatusBadRequest || !strings.Contains(body, `"fields":{"consent":"Please agree"}`) {
		t.Errorf("%d %s", status, body)
	}
	for _, q := range []string{"fail", "other"} {
		status, body := call(t, &domain{}, rest.Config{}, "listMyLinks", nil, httptest.NewRequest("GET", "/api/me/links?q="+q,
			http.NoBody))
		if status != http.StatusInternalServerError || !strings.Contains(body, apierr.CodeInternal) ||
			strings.Contains(body, "secret") {
			t.Errorf("%s: %d %s", q, status, body)
		}
	}
}

// reader returns a page of links.
type reader struct {
	domain
	page linkapi.LinkPageAnswer
}

func (r *reader) ListMyLinks(context.Context, linkapi.ListMyLinksParams) (*linkapi.LinkPageAnswer, error) {
	return &r.page, nil
}

// BenchmarkRead measures what a read costs apart from its domain: parameters, middleware, validation of the
// response and writing it.
func BenchmarkRead(b *testing.B) {
	link := linkapi.Link{LinkType: linkapi.LinkTypeSurvey, Path: "summer", EditableFields: []api.EditableField{}}
	d := &reader{page: linkapi.LinkPageAnswer{Success: true,
		Data: linkapi.LinkPage{Items: slices.Repeat([]linkapi.Link{link}, 25)}}}
	pass := func(req middleware.Request, next middleware.Next) (middleware.Response, error) { return next(req) }
	operations, err := linkapi.Mount(d, rest.Config{Middleware: []middleware.Middleware{pass, pass}})
	if err != nil {
		b.Fatal(err)
	}
	at := slices.IndexFunc(operations, func(o rest.Operation) bool { return o.ID == "listMyLinks" })
	r := httptest.NewRequest("GET", "/api/me/links?limit=25&q=maya&sort=path&linkType=survey", http.NoBody)
	b.ReportAllocs()
	for b.Loop() {
		w := httptest.NewRecorder()
		operations[at].Serve(nil, w, r)
		if w.Code != http.StatusOK {
			b.Fatal(w.Code, w.Body)
		}
	}
}
