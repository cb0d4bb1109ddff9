package door

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"slices"

	"connectrpc.com/connect"
	"github.com/google/uuid"
	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"

	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// codeHeader carries an error's stable code, for which Connect has no field.
const codeHeader = "Caravan-Code"

// ErrStopping ends streams when the server stops; their clients reconnect and continue where they were.
var ErrStopping = errors.New("the server is stopping; please connect again")

// RPC applies the rules of the Connect contract: around wraps each service's handler, and options are what a
// handler is created with.
func (a Authorizer) RPC(c Limits) (around func(http.Handler) http.Handler, options []connect.HandlerOption) {
	guard := rpcGuard{a}
	return guard.around, append(rpcInput(), connect.WithInterceptors(newStreams(c), guard, plainMessages{}))
}

// rpcGuard enforces the permission that a method declares, and gives errors their stable code.
type rpcGuard struct{ Authorizer }

// admit checks, before anything of a request's body is read, what can be known without it: everything but the
// right to an object that the message names. For that, the caller must at least be someone who could have it.
func (g rpcGuard) admit(ctx context.Context, procedure string) error {
	rule, ok := permission.RPC[procedure]
	if !ok {
		return fmt.Errorf("method %s declares no permission", procedure)
	}
	if err := inPerson(ctx, rule.SelfOnly); err != nil {
		return err
	}
	if rule.Resource == "" {
		return g.check(ctx, rule, func() (uuid.UUID, error) {
			return uuid.Nil, fmt.Errorf("method %s names no object", procedure)
		})
	}
	p, err := session(ctx, rule)
	if err != nil {
		return err
	}
	return scoped(p, rule.Scope)
}

// around lets permitted calls through.
func (g rpcGuard) around(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if procedures[r.URL.Path] != nil {
			r = r.WithContext(principal.Within(r.Context(), permission.RPC[r.URL.Path].Section))
			err := g.admit(r.Context(), r.URL.Path)
			if err == nil {
				err = keyed(permission.RPC[r.URL.Path], r.Header)
			}
			if err != nil {
				w.Header().Set("Cache-Control", "no-store")
				if !rpcErrors.IsSupported(r) {
					rest.Write(r.Context(), w, apierr.From(err))
					return
				}
				_ = rpcErrors.Write(w, r, rpcError(r.Context(), err))
				return
			}
		}
		next.ServeHTTP(w, r)
	})
}

// enforce checks the right to the object that the message names.
func (g rpcGuard) enforce(ctx context.Context, spec connect.Spec, message func() (proto.Message, error)) error {
	rule, ok := permission.RPC[spec.Procedure]
	if !ok {
		return fmt.Errorf("method %s declares no permission", spec.Procedure)
	}
	if rule.Resource == "" {
		return nil // already checked at the door
	}
	return g.check(ctx, rule, func() (uuid.UUID, error) {
		m, err := message()
		if err != nil {
			return uuid.Nil, err
		}
		field := m.ProtoReflect().Descriptor().Fields().ByName(protoreflect.Name(rule.Resource))
		if field == nil {
			return uuid.Nil, fmt.Errorf("method %s has no field %q", spec.Procedure, rule.Resource)
		}
		id, err := uuid.Parse(m.ProtoReflect().Get(field).String())
		if err != nil {
			return uuid.Nil, apierr.NotFound("object")
		}
		return id, nil
	})
}

// WrapUnary implements connect.Interceptor.
func (g rpcGuard) WrapUnary(next connect.UnaryFunc) connect.UnaryFunc {
	return func(ctx context.Context, req connect.AnyRequest) (connect.AnyResponse, error) {
		err := g.enforce(ctx, req.Spec(), func() (proto.Message, error) {
			m, ok := req.Any().(proto.Message)
			if !ok {
				return nil, fmt.Errorf("request of %s is no message", req.Spec().Procedure)
			}
			return m, nil
		})
		if err != nil {
			return nil, rpcError(ctx, err)
		}
		res, err := next(ctx, req)
		if err != nil {
			return nil, rpcError(ctx, err)
		}
		return res, nil
	}
}

// WrapStreamingClient implements connect.Interceptor; the server makes no calls.
func (g rpcGuard) WrapStreamingClient(next connect.StreamingClientFunc) connect.StreamingClientFunc {
	return next
}

// WrapStreamingHandler implements connect.Interceptor. The check needs the first message, so it happens when
// the handler receives it.
func (g rpcGuard) WrapStreamingHandler(next connect.StreamingHandlerFunc) connect.StreamingHandlerFunc {
	return func(ctx context.Context, conn connect.StreamingHandlerConn) error {
		if err := next(ctx, &guardedStream{conn, g, ctx}); err != nil {
			return rpcError(ctx, err)
		}
		return nil
	}
}

type guardedStream struct {
	connect.StreamingHandlerConn
	guard rpcGuard
	ctx   context.Context
}

// Receive checks the message before the handler sees it.
func (s *guardedStream) Receive(m any) error {
	if err := s.StreamingHandlerConn.Receive(m); err != nil {
		return err
	}
	return s.guard.enforce(s.ctx, s.Spec(), func() (proto.Message, error) {
		message, ok := m.(proto.Message)
		if !ok {
			return nil, fmt.Errorf("request of %s is no message", s.Spec().Procedure)
		}
		return message, nil
	})
}

var rpcCodes = map[int]connect.Code{
	http.StatusBadRequest: connect.CodeInvalidArgument, http.StatusUnauthorized: connect.CodeUnauthenticated,
	http.StatusPaymentRequired: connect.CodeFailedPrecondition, http.StatusForbidden: connect.CodePermissionDenied,
	http.StatusNotFound: connect.CodeNotFound, http.StatusConflict: connect.CodeAborted,
	http.StatusTooManyRequests: connect.CodeResourceExhausted, http.StatusServiceUnavailable: connect.CodeUnavailable,
	http.StatusInsufficientStorage: connect.CodeUnavailable,
}

// rpcError converts an error to Connect's form: the sentence as message, the stable code as metadata.
func rpcError(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		if errors.Is(context.Cause(ctx), ErrStopping) {
			return connect.NewError(connect.CodeUnavailable, ErrStopping)
		}
		return connect.NewError(connect.CodeCanceled, ctx.Err())
	}
	var unread *connect.Error
	switch {
	case !errors.As(err, &unread):
	case unread.Code() == connect.CodeInvalidArgument:
		err = apierr.Wrap(err, apierr.CodeInvalid, "We couldn’t read this request.")
	default:
		return unread // such as a message that is too large
	}
	e := apierr.From(err)
	rest.LogFailure(ctx, e)
	code, ok := rpcCodes[e.Status()]
	if !ok {
		code = connect.CodeInternal
	}
	e = rest.Said(rest.Language(ctx), e)
	out := connect.NewError(code, fmt.Errorf("%s", e.Message))
	out.Meta().Set(codeHeader, e.Code)
	if detail := fieldsDetail(e.Fields); detail != nil {
		out.AddDetail(detail)
	}
	rest.HelpsOn(out.Meta(), e)
	return out
}

// fieldsDetail carries messages by field in the form that Connect clients know.
func fieldsDetail(fields map[string]string) *connect.ErrorDetail {
	if len(fields) == 0 {
		return nil
	}
	refused := &errdetails.BadRequest{}
	for _, field := range slices.Sorted(maps.Keys(fields)) {
		refused.FieldViolations = append(refused.FieldViolations, &errdetails.BadRequest_FieldViolation{Field: field,
			Description: fields[field]})
	}
	detail, err := connect.NewErrorDetail(refused)
	if err != nil {
		return nil // a message that cannot be marshaled is returned without its fields
	}
	return detail
}
