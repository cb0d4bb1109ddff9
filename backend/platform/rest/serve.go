package rest

import (
	"context"
	"errors"
	"io"
	"mime"
	"net/http"
	"strings"

	wrap "github.com/go-faster/errors"
	"github.com/go-faster/jx"
	ht "github.com/ogen-go/ogen/http"
	"github.com/ogen-go/ogen/middleware"
	"github.com/ogen-go/ogen/ogenerrors"
	"github.com/ogen-go/ogen/validate"

	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
)

// MaxMultipartMemory is how many bytes of a form's files are held in memory; the rest is buffered on disk.
const MaxMultipartMemory = 32 << 20

// Server is what the operations of one domain share.
type Server struct {
	around middleware.Middleware
	refuse func(context.Context, error) *api.ErrorStatusCode
}

// NewServer returns a server with the middleware of c; refuse converts the errors of operations.
func NewServer(c Config, refuse func(context.Context, error) *api.ErrorStatusCode) *Server {
	return &Server{around: middleware.ChainMiddlewares(c.Middleware...), refuse: refuse}
}

// Params reads the parameters of an operation; errors are recorded in in.
type Params[P any] func(in *Input) P

// Body reads a request body. The returned function frees what was held, once the response is written. raw is the
// body as read, for bodies that are stored verbatim.
type Body[B any] func(r *http.Request) (body B, raw []byte, free func() error, err error)

// Answer writes the result of an operation.
type Answer[A any] func(answer A, w http.ResponseWriter) error

type none struct{}

// Plain serves an operation with neither parameters nor a body.
func Plain[A any](s *Server, id string, call func(context.Context) (A, error), answer Answer[A]) Operation {
	return operation(s, id, nil, nil, func(ctx context.Context, _, _ none) (A, error) { return call(ctx) }, answer)
}

// ByParams serves an operation with parameters.
func ByParams[P, A any](
	s *Server, id string, params Params[P], call func(context.Context, P) (A, error), answer Answer[A],
) Operation {
	return operation(s, id, params, nil, func(ctx context.Context, _ none, p P) (A, error) { return call(ctx, p) }, answer)
}

// ByBody serves an operation with a body.
func ByBody[B, A any](
	s *Server, id string, body Body[B], call func(context.Context, B) (A, error), answer Answer[A],
) Operation {
	return operation(s, id, nil, body, func(ctx context.Context, b B, _ none) (A, error) { return call(ctx, b) }, answer)
}

// ByBoth serves an operation with parameters and a body.
func ByBoth[P, B, A any](
	s *Server, id string, params Params[P], body Body[B], call func(context.Context, B, P) (A, error), answer Answer[A],
) Operation {
	return operation(s, id, params, body, call, answer)
}

// operation reads the input, runs the call inside the middleware, and writes the response.
func operation[P, B, A any](
	s *Server, id string, params Params[P], body Body[B], call func(context.Context, B, P) (A, error), answer Answer[A],
) Operation {
	of := ogenerrors.OperationContext{Name: strings.ToUpper(id[:1]) + id[1:], ID: id}
	serve := func(args []string, w http.ResponseWriter, r *http.Request) {
		ask := middleware.Request{Context: r.Context(), OperationName: of.Name, OperationID: id, Raw: r}
		var p P
		if params != nil {
			in := &Input{args: args, request: r}
			p = params(in)
			if in.err != nil {
				unanswered(w, r, &ogenerrors.DecodeParamsError{OperationContext: of, Err: in.err})
				return
			}
			ask.Params = in.inPath
		}
		var b B
		if body != nil {
			read, raw, free, err := body(r)
			if err != nil {
				unanswered(w, r, &ogenerrors.DecodeRequestError{OperationContext: of, Err: err})
				return
			}
			defer func() { _ = free() }()
			b, ask.Body, ask.RawBody = read, read, raw
		}
		got, err := s.around(ask, func(ask middleware.Request) (middleware.Response, error) {
			a, err := call(ask.Context, b, p)
			return middleware.Response{Type: a}, err
		})
		if err != nil {
			s.refused(w, r, err)
			return
		}
		if err := answer(got.Type.(A), speaking(r.Context(), id, w)); err != nil {
			unanswered(w, r, err)
		}
	}
	return Operation{ID: id, Serve: serve}
}

// unanswered answers when a request could not be read, or a response violates the contract, which is a bug.
func unanswered(w http.ResponseWriter, r *http.Request, err error) {
	Write(r.Context(), w, apierr.From(Unread(err)))
}

// refused answers when an operation failed.
func (s *Server) refused(w http.ResponseWriter, r *http.Request, err error) {
	if errors.Is(err, ht.ErrNotImplemented) {
		unanswered(w, r, err)
		return
	}
	var refusal *api.ErrorStatusCode
	if !errors.As(err, &refusal) {
		refusal = s.refuse(r.Context(), err)
	}
	_ = send(w, refusal.StatusCode, &refusal.Response)
}

// JSONBody reads a JSON body and validates it against the contract.
func JSONBody[T any, B interface {
	*T
	Decode(*jx.Decoder) error
}](r *http.Request) (body B, raw []byte, free func() error, err error) {
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil {
		return nil, nil, nil, wrap.Wrap(err, "parse media type")
	}
	if kind != "application/json" {
		return nil, nil, nil, validate.InvalidContentType(kind)
	}
	if r.ContentLength == 0 {
		return nil, nil, nil, validate.ErrBodyRequired
	}
	raw, err = io.ReadAll(r.Body)
	_ = r.Body.Close()
	if err != nil {
		return nil, nil, nil, err
	}
	if len(raw) == 0 {
		return nil, nil, nil, validate.ErrBodyRequired
	}
	body = new(T)
	if err := decode(body, jx.DecodeBytes(raw)); err != nil {
		return nil, nil, nil, &ogenerrors.DecodeBodyError{ContentType: kind, Body: raw, Err: err}
	}
	if err := valid(body); err != nil {
		return nil, nil, nil, wrap.Wrap(err, "validate")
	}
	return body, raw, func() error { return nil }, nil
}

func decode(body interface{ Decode(*jx.Decoder) error }, d *jx.Decoder) error {
	if err := body.Decode(d); err != nil {
		return err
	}
	if err := d.Skip(); err != io.EOF { //nolint:errorlint // What ends within a value is an EOF with words around it.
		return errors.New("unexpected trailing data")
	}
	return nil
}

// valid validates a value against the contract, as far as that constrains it.
func valid(value any) error {
	if bounded, ok := value.(interface{ Validate() error }); ok {
		return bounded.Validate()
	}
	return nil
}

type encoder interface{ Encode(*jx.Encoder) }

// JSON writes a JSON response, unless it violates the contract.
func JSON[A encoder](answer A, w http.ResponseWriter) error {
	if err := valid(answer); err != nil {
		return wrap.Wrap(err, "validate")
	}
	return send(w, http.StatusOK, answer)
}

func send(w http.ResponseWriter, status int, answer encoder) error {
	e := jx.GetEncoder()
	defer jx.PutEncoder(e)
	answer.Encode(e)
	if said, ok := w.(*spokenWriter); ok {
		w.Header().Set("Content-Language", said.language)
		in := jx.GetEncoder()
		defer jx.PutEncoder(in)
		if err := said.say(jx.DecodeBytes(e.Bytes()), in, said.at); err != nil {
			return wrap.Wrap(err, "say")
		}
		e = in
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	if _, err := e.WriteTo(w); err != nil {
		return wrap.Wrap(err, "write")
	}
	return nil
}
