package app

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/ogen-go/ogen/middleware"
	"github.com/ogen-go/ogen/ogenerrors"
	"github.com/ogen-go/ogen/validate"

	"caravan/backend/gen/api"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/pace"
	"caravan/backend/platform/principal"
)

// newREST serves the OpenAPI contract. The declared permission is enforced before any input is read; only a
// permission whose object stands in the body waits until the body is.
func newREST(h api.Handler, a authorizer, l limits) (http.Handler, error) {
	if err := l.known(permission.REST); err != nil {
		return nil, err
	}
	server, err := api.NewServer(h,
		api.WithMiddleware(func(req middleware.Request, next middleware.Next) (middleware.Response, error) {
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
		}, l.around),
		api.WithErrorHandler(func(ctx context.Context, w http.ResponseWriter, _ *http.Request, err error) {
			// Anything but an unreadable request is an answer that breaks the contract: ours to mend.
			writeError(ctx, w, apierr.From(decodeErrorOr(err)))
		}),
		api.WithNotFound(func(w http.ResponseWriter, r *http.Request) {
			writeError(r.Context(), w, apierr.New(apierr.CodeNotFound, "There is nothing at this address."))
		}),
		api.WithMethodNotAllowed(func(w http.ResponseWriter, r *http.Request, allowed string) {
			w.Header().Set("Allow", allowed)
			writeErrorStatus(r.Context(), w, http.StatusMethodNotAllowed, apierr.New(apierr.CodeInvalid, "This address does not take "+r.Method+"."))
		}),
	)
	if err != nil {
		return nil, err
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r = withoutSlash(r)
		if route, ok := server.FindPath(r.Method, r.URL); ok {
			query, err := url.ParseQuery(r.URL.RawQuery)
			if err != nil {
				writeError(r.Context(), w, apierr.Wrap(err, apierr.CodeInvalid, "The part of the address after the question mark could not be read."))
				return
			}
			if err := a.admit(r.Context(), route, query); err != nil {
				if to := signInFor(r, apierr.From(err)); to != "" {
					http.Redirect(w, r, to, http.StatusSeeOther)
					return
				}
				writeError(r.Context(), w, apierr.From(err))
				return
			}
			rule := permission.REST[route.OperationID()]
			if err := cmp.Or(onlyKnown(rule, query), keyed(rule, r.Header)); err != nil {
				writeError(r.Context(), w, apierr.From(err))
				return
			}
			if err := plainRequest(r, route, query); err != nil {
				writeError(r.Context(), w, apierr.From(err))
				return
			}
		}
		server.ServeHTTP(w, r.WithContext(withAnswerHeader(r.Context(), w.Header())))
	}), nil
}

// withoutSlash takes the slash off an address: a search is GET {path}/ in the specification (H-465).
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

// onlyKnown refuses parameters that the contract does not name: a mistyped filter would otherwise show everything.
func onlyKnown(rule permission.Rule, query url.Values) error {
	fields := map[string]string{}
	for name := range query {
		if !slices.Contains(rule.Query, name) {
			fields[name] = "This parameter is not known here"
		}
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return nil
}

// admit checks what can be checked from the address alone.
func (a authorizer) admit(ctx context.Context, route api.Route, query url.Values) error {
	rule, ok := permission.REST[route.OperationID()]
	if !ok {
		return errors.New("operation without a permission: " + route.OperationID())
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
				return uuid.Nil, apierr.InvalidField(field, "This value is missing or not of the right kind")
			}
			return id, nil
		}
		return pathID(rule, route)
	})
}

// pathID reads the object's id from the address. Text that is no id names nothing that exists.
func pathID(rule permission.Rule, route api.Route) (uuid.UUID, error) {
	position := 0
	for part := range strings.SplitSeq(rule.Path, "/") {
		if part == "{"+rule.Resource+"}" {
			id, err := uuid.Parse(route.Args()[position])
			if err != nil {
				return uuid.Nil, apierr.NotFound("address")
			}
			return id, nil
		}
		if strings.HasPrefix(part, "{") {
			position++
		}
	}
	return uuid.Nil, fmt.Errorf("operation %s has no parameter %q", route.OperationID(), rule.Resource)
}

// errorAnswer is the body of every refusal.
func errorAnswer(ctx context.Context, e *apierr.Error) api.Error {
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

// NewError implements api.Handler: the one place where a failure leaves and is logged.
func (handler) NewError(ctx context.Context, err error) *api.ErrorStatusCode {
	e := apierr.From(decodeErrorOr(err))
	logFailure(ctx, e)
	if h, ok := ctx.Value(answerHeaderKey{}).(http.Header); ok {
		helpsOn(h, e)
	}
	return &api.ErrorStatusCode{StatusCode: e.Status(), Response: errorAnswer(ctx, e)}
}

// signInHeader flags a refusal that a sign-in mends: portals leave for the sign-in page and come back (H-493). What is
// refused without it, by whatever stands between, has a page of its own (H-494).
const signInHeader = "Caravan-Sign-In"

func signInHelps(e *apierr.Error) bool {
	return e.Code == apierr.CodeUnauthenticated || e.Code == apierr.CodeSecondFactor
}

// helpsOn says in the header of a refusal what helps: to sign in, or to come back later.
func helpsOn(h http.Header, e *apierr.Error) {
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

// comeBackAfter is when what cannot be done right now may be tried again, unless somebody knows better.
const comeBackAfter = "2"

// signInFor is the page that lets somebody in who opened a call's address like a page, such as the link to a file in
// a mail; it leads back there (H-493). Programs get the refusal itself.
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

func logFailure(ctx context.Context, e *apierr.Error) {
	level := slog.LevelDebug
	// What ended because its caller left is no fault of ours; under load there are thousands of these.
	left := errors.Is(e, context.Canceled) && errors.Is(ctx.Err(), context.Canceled)
	if e.Status() >= 500 && !left {
		level = slog.LevelError
	}
	slog.Log(ctx, level, "request refused", "code", e.Code, "error", e.Error(), "request", principal.RequestFrom(ctx).ID)
}

func writeError(ctx context.Context, w http.ResponseWriter, e *apierr.Error) {
	writeErrorStatus(ctx, w, e.Status(), e)
}

func writeErrorStatus(ctx context.Context, w http.ResponseWriter, status int, e *apierr.Error) {
	logFailure(ctx, e)
	helpsOn(w.Header(), e)
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	answer := errorAnswer(ctx, e)
	_ = json.NewEncoder(w).Encode(&answer)
}

func decodeErrorOr(err error) error {
	var decode *ogenerrors.DecodeRequestError
	var params *ogenerrors.DecodeParamsError
	if errors.As(err, &decode) || errors.As(err, &params) {
		return decodeError(err)
	}
	return err
}

// decodeError turns what the generated decoder says into a sentence and messages by field.
func decodeError(err error) *apierr.Error {
	var tooLarge *http.MaxBytesError
	var media *validate.InvalidContentTypeError
	var known *apierr.Error
	switch {
	case errors.As(err, &known), errors.Is(err, pace.ErrSlow), errors.As(err, &tooLarge):
		return pace.Unread(err)
	case errors.As(err, &media):
		return apierr.Wrap(err, apierr.CodeUnsupportedMedia, "Send the body as application/json.")
	}
	fields := map[string]string{}
	var invalid *validate.Error
	var param *ogenerrors.DecodeParamError
	switch {
	case errors.As(err, &invalid):
		collectFields("", invalid, fields)
	case errors.As(err, &param):
		fields[param.Name] = "This value is missing or not of the right kind"
	default:
		jsonFields(err.Error(), fields)
	}
	if len(fields) == 0 {
		return apierr.Wrap(err, apierr.CodeInvalid, "The request could not be read.")
	}
	e := apierr.Invalid(fields)
	return e
}

func collectFields(prefix string, invalid *validate.Error, into map[string]string) {
	for _, f := range invalid.Fields {
		path := strings.ReplaceAll(strings.TrimPrefix(prefix+"."+f.Name, "."), ".[", "[")
		var nested *validate.Error
		switch {
		case errors.As(f.Error, &nested):
			collectFields(path, nested, into)
		case errors.Is(f.Error, validate.ErrFieldRequired):
			into[path] = "This field is required"
		default:
			into[path] = sentence(f.Error.Error())
		}
	}
}

var (
	decodedField    = regexp.MustCompile(`decode field "([^"]+)"`)
	unexpectedField = regexp.MustCompile(`unexpected field "([^"]+)"`)
)

func jsonFields(text string, into map[string]string) {
	var path []string
	for _, m := range decodedField.FindAllStringSubmatch(text, -1) {
		path = append(path, m[1])
	}
	if m := unexpectedField.FindStringSubmatch(text); m != nil {
		into[strings.Join(append(path, m[1]), ".")] = "This field is not known here"
		return
	}
	if len(path) > 0 {
		into[strings.Join(path, ".")] = "This value is not of the right kind"
	}
}

// sentence words the validator's remarks for a person.
func sentence(remark string) string {
	switch {
	case strings.Contains(remark, "len 0 less"):
		return "This field is required"
	case strings.Contains(remark, "len") && strings.Contains(remark, "less"):
		return "This is too short"
	case strings.Contains(remark, "len") && strings.Contains(remark, "greater"):
		return "This is too long"
	case strings.Contains(remark, "less than minimum"):
		return "This value is too small"
	case strings.Contains(remark, "greater than maximum"):
		return "This value is too large"
	case strings.Contains(remark, "invalid value"):
		return "This is none of the possible values"
	default:
		return "This value is not valid"
	}
}
