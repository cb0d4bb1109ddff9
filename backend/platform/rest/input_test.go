package rest_test

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"caravan/backend/gen/api/analyticsapi"
	"caravan/backend/gen/api/auditlogapi"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/gen/api/identityapi"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/gen/api/transferapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
)

// Handlers that are never reached: invalid requests are rejected before them.
type (
	analytics struct{ analyticsapi.Handler }
	auditlog  struct{ auditlogapi.Handler }
	booking   struct{ bookingapi.Handler }
	exports   struct{ exportapi.Handler }
	identity  struct{ identityapi.Handler }
	itinerary struct{ itineraryapi.Handler }
	links     struct{ linkapi.Handler }
	payout    struct{ payoutapi.Handler }
	transfer  struct{ transferapi.Handler }
)

// served returns, by id, the operations of domains that together have every kind of parameter.
func served(t *testing.T) map[string]rest.Operation {
	t.Helper()
	out := map[string]rest.Operation{}
	add := func(operations []rest.Operation, err error) {
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range operations {
			out[o.ID] = o
		}
	}
	refusals := rest.Refusals{}
	add(analyticsapi.Mount(struct {
		analytics
		rest.Refusals
	}{analytics{}, refusals}, rest.Config{}))
	add(auditlogapi.Mount(struct {
		auditlog
		rest.Refusals
	}{auditlog{}, refusals}, rest.Config{}))
	add(bookingapi.Mount(struct {
		booking
		rest.Refusals
	}{booking{}, refusals}, rest.Config{}))
	add(exportapi.Mount(struct {
		exports
		rest.Refusals
	}{exports{}, refusals}, rest.Config{}))
	add(identityapi.Mount(struct {
		identity
		rest.Refusals
	}{identity{}, refusals}, rest.Config{}))
	add(itineraryapi.Mount(struct {
		itinerary
		rest.Refusals
	}{itinerary{}, refusals}, rest.Config{}))
	add(linkapi.Mount(struct {
		links
		rest.Refusals
	}{links{}, refusals}, rest.Config{}))
	add(payoutapi.Mount(struct {
		payout
		rest.Refusals
	}{payout{}, refusals}, rest.Config{}))
	add(transferapi.Mount(struct {
		transfer
		rest.Refusals
	}{transfer{}, refusals}, rest.Config{}))
	return out
}

// schema is a value's schema in the contract.
type schema struct {
	Ref              string `yaml:"$ref"`
	Type, Format     string
	Enum             []string
	Minimum, Maximum *int
	MinLength        *int `yaml:"minLength"`
	MaxLength        *int `yaml:"maxLength"`
	MaxItems         *int `yaml:"maxItems"`
	Items            *schema
}

// param is a parameter in the contract.
type param struct {
	Ref      string `yaml:"$ref"`
	Name, In string
	Required bool
	Explode  *bool
	Schema   schema
}

// asked is an operation of the contract.
type asked struct {
	OperationID string `yaml:"operationId"`
	Parameters  []param
	path        string
	method      string
	body        bool
}

// readContract reads the operations and their parameters, as far as the input tests need them.
func readContract(t *testing.T) []asked {
	t.Helper()
	raw, err := os.ReadFile("../../gen/openapi/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var document struct {
		Paths      map[string]map[string]yaml.Node
		Components struct {
			Parameters map[string]param
			Schemas    map[string]yaml.Node
		}
	}
	if err := yaml.Unmarshal(raw, &document); err != nil {
		t.Fatal(err)
	}
	var whole func(s *schema)
	whole = func(s *schema) {
		if name, ok := strings.CutPrefix(s.Ref, "#/components/schemas/"); ok {
			node := document.Components.Schemas[name]
			*s = schema{}
			if err := node.Decode(s); err != nil {
				t.Fatal(name, err)
			}
		}
		if s.Items != nil {
			whole(s.Items)
		}
	}
	var out []asked
	for _, path := range slices.Sorted(maps.Keys(document.Paths)) {
		var common []param
		if node, ok := document.Paths[path]["parameters"]; ok {
			if err := node.Decode(&common); err != nil {
				t.Fatal(path, err)
			}
		}
		for _, method := range slices.Sorted(maps.Keys(document.Paths[path])) {
			node := document.Paths[path][method]
			a := asked{path: path, method: strings.ToUpper(method)}
			var more struct {
				RequestBody map[string]any `yaml:"requestBody"`
			}
			if node.Kind != yaml.MappingNode {
				continue
			}
			if err := errors.Join(node.Decode(&a), node.Decode(&more)); err != nil {
				t.Fatal(path, err)
			}
			a.body, a.Parameters = more.RequestBody != nil, append(a.Parameters, common...)
			for i, p := range a.Parameters {
				if name, ok := strings.CutPrefix(p.Ref, "#/components/parameters/"); ok {
					a.Parameters[i] = document.Components.Parameters[name]
				}
				whole(&a.Parameters[i].Schema)
			}
			out = append(out, a)
		}
	}
	return out
}

// good returns a value that satisfies the schema.
func (s schema) good() string {
	switch {
	case len(s.Enum) > 0:
		return s.Enum[0]
	case s.Type == "array":
		return s.Items.good()
	case s.Type == "integer" && s.Minimum != nil:
		return fmt.Sprint(*s.Minimum)
	case s.Type == "integer":
		return "1"
	case s.Type == "boolean":
		return "true"
	}
	switch s.Format {
	case "uuid":
		return "0199c2f0-5a00-7000-8000-000000000001"
	case "date":
		return "2027-02-28"
	case "date-time":
		return "2027-02-28T09:30:00Z"
	}
	if s.MinLength != nil {
		return strings.Repeat("a", *s.MinLength)
	}
	return "a"
}

// bad returns values that violate the schema.
func (s schema) bad() map[string][]string {
	out := map[string][]string{}
	switch {
	case s.Type == "array":
		for why, values := range s.Items.bad() {
			out["an item "+why] = values
		}
		if s.MaxItems != nil {
			out["too many"] = slices.Repeat([]string{s.Items.good()}, *s.MaxItems+1)
		}
		return out
	case len(s.Enum) > 0, s.Format != "" && s.Type == "string", s.Type == "integer", s.Type == "boolean":
		out["of the wrong kind"] = []string{"no-such-thing"}
	}
	if s.Minimum != nil {
		out["too small"] = []string{fmt.Sprint(*s.Minimum - 1)}
	}
	if s.Maximum != nil {
		out["too large"] = []string{fmt.Sprint(*s.Maximum + 1)}
	}
	if s.MinLength != nil && *s.MinLength > 1 {
		out["too short"] = []string{strings.Repeat("a", *s.MinLength-1)}
	}
	if s.MaxLength != nil {
		out["too long"] = []string{strings.Repeat("a", *s.MaxLength+1)}
	}
	return out
}

// input maps parameter names to values.
type input map[string][]string

// ask calls an operation with parameters and a body.
func (a asked) ask(o rest.Operation, in input, body, mediaType string) (status int, answer refusal) {
	query, header := url.Values{}, http.Header{}
	inPath := map[string]string{}
	for _, p := range a.Parameters {
		values, ok := in[p.Name]
		switch {
		case !ok:
		case p.In == "query" && p.Explode != nil && !*p.Explode:
			query.Set(p.Name, strings.Join(values, ","))
		case p.In == "query":
			query[p.Name] = values
		case p.In == "header":
			header[http.CanonicalHeaderKey(p.Name)] = values
		default:
			inPath[p.Name] = values[0]
		}
	}
	var args []string
	for _, part := range regexp.MustCompile(`\{([^}]+)\}`).FindAllStringSubmatch(a.path, -1) {
		args = append(args, inPath[part[1]])
	}
	r := httptest.NewRequest(a.method, "/?"+query.Encode(), strings.NewReader(body))
	r.Header = header
	if mediaType != "" {
		r.Header.Set("Content-Type", mediaType)
	}
	w := httptest.NewRecorder()
	o.Serve(args, w, r)
	_ = json.Unmarshal(w.Body.Bytes(), &answer)
	return w.Code, answer
}

// refusal is the body of an error response.
type refusal struct {
	Error, Code string
	Fields      map[string]string
}

const (
	notRight = "This value is missing or has the wrong type"
	required = "This field is required"
)

// Every parameter that has the wrong type, is out of bounds, missing or repeated is rejected by name.
func TestBadParametersAreRefusedByName(t *testing.T) {
	t.Parallel()
	operations, tried := served(t), map[string]int{}
	for _, a := range readContract(t) {
		o, ok := operations[a.OperationID]
		if !ok {
			continue
		}
		for _, p := range a.Parameters {
			bad := p.Schema.bad()
			if p.Required && p.In != "path" {
				bad["left out"] = nil
			}
			if p.In == "path" {
				bad["empty"] = []string{""}
			}
			if p.In == "query" && p.Schema.Type != "array" {
				bad["there twice"] = []string{p.Schema.good(), p.Schema.good()}
			}
			for why, values := range bad {
				in := input{}
				for _, other := range a.Parameters {
					in[other.Name] = []string{other.Schema.good()}
				}
				want := notRight
				if in[p.Name] = values; values == nil {
					delete(in, p.Name)
					if p.In == "header" {
						want = required
					}
				}
				tried[p.In+" "+why]++
				status, answer := a.ask(o, in, "{}", "application/json")
				if status != http.StatusBadRequest || answer.Code != apierr.CodeInvalid || len(answer.Fields) != 1 ||
					answer.Fields[p.Name] != want {
					t.Errorf("%s, %s %s %s: %d %+v", a.OperationID, p.In, p.Name, why, status, answer)
				}
			}
		}
	}
	for _, seen := range []string{
		"path of the wrong kind", "path too long", "path too small", "path empty", "query of the wrong kind",
		"query too long", "query too small", "query too large", "query left out", "query there twice", "query too many",
		"query an item of the wrong kind", "header left out", "header too short", "header too long",
		"header of the wrong kind",
	} {
		if tried[seen] == 0 {
			t.Errorf("no operation has a parameter in %s", seen)
		}
	}
}

// Errors in a body are reported the same way for every operation.
func TestBadBodiesAreRefused(t *testing.T) {
	t.Parallel()
	operations := served(t)
	for _, a := range readContract(t) {
		o, ok := operations[a.OperationID]
		if !ok || !a.body {
			continue
		}
		in := input{}
		for _, p := range a.Parameters {
			in[p.Name] = []string{p.Schema.good()}
		}
		for _, row := range []struct {
			body, mediaType, code, message string
			status                         int
		}{
			{"{}", "", apierr.CodeInvalid, "We couldn’t read this request.", 400},
			{"{}", "text/plain", apierr.CodeUnsupportedMedia, "Send the body as application/json.", 415},
			{"", "application/json", apierr.CodeInvalid, "We couldn’t read this request.", 400},
			{"{", "application/json", apierr.CodeInvalid, "", 400},
			{"[]", "application/json; charset=utf-8", apierr.CodeInvalid, "We couldn’t read this request.", 400},
		} {
			status, answer := a.ask(o, in, row.body, row.mediaType)
			if status != row.status || answer.Code != row.code || row.message != "" && answer.Error != row.message {
				t.Errorf("%s with %q as %q: %d %+v", a.OperationID, row.body, row.mediaType, status, answer)
			}
		}
	}
}

// Each row is one way for a body to be wrong, with what the caller sees.
func TestWhatIsWrongInABodyIsToldByField(t *testing.T) {
	t.Parallel()
	operations := served(t)
	contract := map[string]asked{}
	for _, a := range readContract(t) {
		contract[a.OperationID] = a
	}
	for _, row := range []struct{ operation, body, field, says string }{
		{"joinMailingList", `{"email":"a@example.org","consent":"yes"}`, "consent", "This value has the wrong type"},
		{"joinMailingList", `{"email":"` + strings.Repeat("a", 321) + `","consent":true}`, "email", "This is too long"},
		{"joinMailingList", `{"email":"a@example.org"}`, "consent", required},
		{"joinMailingList", `{"email":"a@example.org","consent":true,"more":1}`, "more", "Unknown field here"},
		{"createLink", `{"hostId":"x","linkType":"survey","path":"p"}`, "hostId", "This value has the wrong type"},
		{"createLink", `{"hostId":"0199c2f0-5a00-7000-8000-000000000001","linkType":"other","path":"p"}`, "linkType",
			"Choose one of the options"},
		{"joinMailingList", `{"email":"a@example.org","consent":true} x`, "", ""},
		{"joinMailingList", `null`, "", ""},
	} {
		a, in := contract[row.operation], input{}
		for _, p := range a.Parameters {
			in[p.Name] = []string{p.Schema.good()}
		}
		status, answer := a.ask(operations[row.operation], in, row.body, "application/json")
		if status != http.StatusBadRequest || answer.Code != apierr.CodeInvalid || answer.Fields[row.field] != row.says ||
			len(answer.Fields) != cmp.Compare(len(row.field), 0) {
			t.Errorf("%s %s: %d %+v", row.operation, row.body, status, answer)
		}
	}
}
