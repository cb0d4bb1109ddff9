package door

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/ogen-go/ogen/middleware"

	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// NewREST serves the OpenAPI contract. The declared permission is enforced before any input is read; only a
// permission whose object is named in the body waits for the body.
func NewREST(mounts []rest.Mount, a Authorizer, l Counters) (http.Handler, error) {
	if err := l.known(permission.REST); err != nil {
		return nil, err
	}
	router, err := restRouter(mounts, rest.Config{Middleware: []middleware.Middleware{a.bodyPermission, l.around}})
	if err != nil {
		return nil, err
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r = withoutSlash(r)
		call, ok := router.Find(r)
		if !ok {
			nothingThere(w, r, router.Allowed(r))
			return
		}
		r = r.WithContext(principal.Within(r.Context(), permission.REST[call.ID].Section))
		if err := a.admitREST(r, call); err != nil {
			if to := signInFor(r, apierr.From(err)); to != "" {
				http.Redirect(w, r, to, http.StatusSeeOther)
				return
			}
			rest.Write(r.Context(), w, apierr.From(err))
			return
		}
		call.Serve(call.Args, w, r.WithContext(rest.WithAnswerHeader(r.Context(), w.Header())))
	}), nil
}

func restRouter(mounts []rest.Mount, c rest.Config) (*rest.Router, error) {
	var operations []rest.Operation
	for _, m := range mounts {
		own, err := m.Mount(c)
		if err != nil {
			return nil, err
		}
		operations = append(operations, own...)
	}
	places := map[string]rest.Place{}
	for id, rule := range permission.REST {
		places[id] = rest.Place{Method: rule.Method, Path: rule.Path}
	}
	return rest.NewRouter(operations, places)
}

// nothingThere answers a path that matches no operation, or not with this method.
func nothingThere(w http.ResponseWriter, r *http.Request, allowed []string) {
	if len(allowed) == 0 {
		rest.Write(r.Context(), w, apierr.New(apierr.CodeNotFound, "There’s nothing at this address."))
		return
	}
	w.Header().Set("Allow", strings.Join(allowed, ", "))
	rest.WriteStatus(r.Context(), w, http.StatusMethodNotAllowed,
		apierr.New(apierr.CodeInvalid, "This address doesn’t accept "+r.Method+"."))
}

// bodyPermission enforces a permission whose object is named in the body.
func (a Authorizer) bodyPermission(req middleware.Request, next middleware.Next) (middleware.Response, error) {
	rule, ok := permission.REST[req.OperationID]
	if !ok {
		return middleware.Response{}, errors.New("operation without a permission: " + req.OperationID)
	}
	if field, ok := strings.CutPrefix(rule.Resource, "body."); ok {
		err := a.check(req.Context, rule, func() (uuid.UUID, error) { return bodyField(req.Body, field) })
		if err != nil {
			return middleware.Response{}, err
		}
	}
	return next(req)
}

// admitREST checks a request before its input is read: its caller, and its URL.
func (a Authorizer) admitREST(r *http.Request, call rest.Call) error {
	query, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return apierr.Wrap(err, apierr.CodeInvalid, "We couldn’t read the query in this address.")
	}
	if err := a.admit(r.Context(), call, query); err != nil {
		return err
	}
	rule := permission.REST[call.ID]
	if err := cmp.Or(onlyKnown(rule, query), keyed(rule, r.Header)); err != nil {
		return err
	}
	return plainRequest(r, call, query)
}

// withoutSlash strips the trailing slash of a path: a search is GET {path}/ in the specification (H-465).
func withoutSlash(r *http.Request) *http.Request {
	path := strings.TrimSuffix(r.URL.Path, "/")
	if path == r.URL.Path || path == "" {
		return r
	}
	out, address := *r, *r.URL
	address.Path, address.RawPath = path, strings.TrimSuffix(address.RawPath, "/")
	out.URL = &address
	return &out
}

// onlyKnown rejects parameters that the contract does not name: a mistyped filter would otherwise show
// everything.
func onlyKnown(rule permission.Rule, query url.Values) error {
	fields := map[string]string{}
	for name := range query {
		if !slices.Contains(rule.Query, name) {
			fields[name] = "Unknown parameter"
		}
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

// admit checks everything that can be checked from the URL alone.
func (a Authorizer) admit(ctx context.Context, call rest.Call, query url.Values) error {
	rule, ok := permission.REST[call.ID]
	if !ok {
		return errors.New("operation without a permission: " + call.ID)
	}
	if err := inPerson(ctx, rule.SelfOnly); err != nil {
		return err
	}
	if strings.HasPrefix(rule.Resource, "body.") {
		_, err := session(ctx, rule)
		return err
	}
	return a.check(ctx, rule, func() (uuid.UUID, error) {
		if field, ok := strings.CutPrefix(rule.Resource, "query."); ok {
			id, err := uuid.Parse(query.Get(field))
			if err != nil {
				return uuid.Nil, apierr.InvalidField(field, "This value is missing or has the wrong type")
			}
			return id, nil
		}
		return pathID(rule, call)
	})
}

// pathID reads the object's id from the path. Text that is not an id names nothing that exists.
func pathID(rule permission.Rule, call rest.Call) (uuid.UUID, error) {
	position := 0
	for part := range strings.SplitSeq(rule.Path, "/") {
		if part == "{"+rule.Resource+"}" {
			id, err := uuid.Parse(call.Args[position])
			if err != nil {
				return uuid.Nil, apierr.NotFound("address")
			}
			return id, nil
		}
		if strings.HasPrefix(part, "{") {
			position++
		}
	}
	return uuid.Nil, fmt.Errorf("operation %s has no parameter %q", call.ID, rule.Resource)
}

// signInFor returns the sign-in page for someone who opened a call's URL like a page, such as the link to a file
// in an email; it leads back there (H-493). Programs get the error itself.
func signInFor(r *http.Request, e *apierr.Error) string {
	if r.Method != http.MethodGet || r.Header.Get("Sec-Fetch-Dest") != "document" {
		return ""
	}
	switch e.Code {
	case apierr.CodeUnauthenticated, apierr.CodeSecondFactor:
		return "/login?destination=" + url.QueryEscape(r.URL.RequestURI())
	case apierr.CodeMustChange:
		return "/change-password"
	}
	return ""
}
