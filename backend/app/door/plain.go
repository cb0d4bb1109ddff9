package door

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"strings"

	"connectrpc.com/connect"
	"google.golang.org/protobuf/proto"

	"caravan/backend/gen/permission"
	"caravan/backend/gen/proto/caravan/supply/v1/supplyv1connect"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/pace"
	"caravan/backend/platform/plain"
	"caravan/backend/platform/rest"
)

const (
	// longestWord is the maximum length in characters of a part of a URL. The contract limits each parameter more
	// closely; this applies to those that are read before that.
	longestWord = 2_000
	// longestText is the same for a string of the Connect contract: more than any text of an itinerary.
	longestText = 20_000
)

// plainRequest rejects what no string may contain, in the URL and in the body, before either is
// decoded. The body is read here and passed on.
func plainRequest(r *http.Request, call rest.Call, query url.Values) error {
	fields := map[string]string{}
	position := 0
	for part := range strings.SplitSeq(permission.REST[call.ID].Path, "/") {
		if !strings.HasPrefix(part, "{") {
			continue
		}
		if fault := plain.Text(call.Args[position], longestWord); fault != "" {
			fields[strings.Trim(part, "{}")] = fault
		}
		position++
	}
	for name, values := range query {
		for _, value := range values {
			if fault := plain.Text(value, longestWord); fault != "" {
				fields[name] = fault
			}
		}
	}
	if fault := plain.Text(r.Header.Get(keyHeader), longestWord); fault != "" {
		fields[keyHeader] = fault
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	return plainBody(r, call)
}

// cardCall is the sandbox provider's own call, which stands in for a real provider's: it alone takes card numbers.
const cardCall = "createSandboxToken"

func plainBody(r *http.Request, call rest.Call) error {
	if media, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); r.Body == nil || err != nil ||
		media != "application/json" {
		return nil
	}
	body, err := io.ReadAll(r.Body)
	_ = r.Body.Close()
	if err != nil {
		return pace.Unread(err)
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	rule := plain.JSON
	if call.ID == cardCall {
		rule = plain.Storable
	}
	if faults := rule(body); len(faults) > 0 {
		return apierr.Invalid(faults)
	}
	return nil
}

// plainMessages rejects what no string may contain, in messages of the Connect contract. It runs
// inside the permission check.
type plainMessages struct{}

// eachItem are methods whose items succeed or fail individually: they check each one themselves.
var eachItem = map[string]bool{
	supplyv1connect.SupplyServicePushItinerariesProcedure: true,
	supplyv1connect.SupplyServicePushDeparturesProcedure:  true,
}

func plainMessage(spec connect.Spec, message any) error {
	m, ok := message.(proto.Message)
	if !ok {
		return fmt.Errorf("request of %s is no message", spec.Procedure)
	}
	if eachItem[spec.Procedure] {
		return nil
	}
	if faults := plain.Message(m, longestText); len(faults) > 0 {
		return apierr.Invalid(faults)
	}
	return nil
}

// WrapUnary implements connect.Interceptor.
func (plainMessages) WrapUnary(next connect.UnaryFunc) connect.UnaryFunc {
	return func(ctx context.Context, req connect.AnyRequest) (connect.AnyResponse, error) {
		if err := plainMessage(req.Spec(), req.Any()); err != nil {
			return nil, err
		}
		return next(ctx, req)
	}
}

// WrapStreamingClient implements connect.Interceptor; the server makes no calls.
func (plainMessages) WrapStreamingClient(next connect.StreamingClientFunc) connect.StreamingClientFunc {
	return next
}

// WrapStreamingHandler implements connect.Interceptor.
func (plainMessages) WrapStreamingHandler(next connect.StreamingHandlerFunc) connect.StreamingHandlerFunc {
	return func(ctx context.Context, conn connect.StreamingHandlerConn) error {
		return next(ctx, plainStream{conn})
	}
}

type plainStream struct{ connect.StreamingHandlerConn }

// Receive checks the message before the handler sees it.
func (s plainStream) Receive(m any) error {
	if err := s.StreamingHandlerConn.Receive(m); err != nil {
		return err
	}
	return plainMessage(s.Spec(), m)
}

// ReadableText returns a header as valid UTF-8, for logs: headers may contain arbitrary bytes.
func ReadableText(header string) string { return strings.ToValidUTF8(header, "\ufffd") }
