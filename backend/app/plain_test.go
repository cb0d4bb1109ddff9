package app_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"gopkg.in/yaml.v3"

	"caravan/backend/app/apptest"
	"caravan/backend/gen/permission"
)

// contract is the REST contract as the server loads it.
type contract struct {
	Paths      map[string]map[string]yaml.Node
	Components struct {
		Parameters map[string]parameter
		Schemas    map[string]schema
	}
}

type operation struct {
	OperationID string `yaml:"operationId"`
	Parameters  []parameter
	RequestBody struct {
		Content map[string]struct{ Schema schema }
	} `yaml:"requestBody"`
}

type parameter struct {
	Ref      string `yaml:"$ref"`
	Name, In string
	Schema   schema
}

type schema struct {
	Ref        string `yaml:"$ref"`
	Type       string
	Format     string
	Enum       []any
	MaxLength  int `yaml:"maxLength"`
	Properties map[string]schema
	Items      *schema
}

func readContract(t *testing.T) contract {
	t.Helper()
	raw, err := os.ReadFile("../gen/openapi/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var c contract
	if err := yaml.Unmarshal(raw, &c); err != nil {
		t.Fatal(err)
	}
	return c
}

// filler puts invalid strings into each string of a body, and records where.
type filler struct {
	contract
	text  func(most int) string
	paths []string
}

func (f *filler) value(s schema, at string, depth int) any {
	if name, ok := strings.CutPrefix(s.Ref, "#/components/schemas/"); ok {
		s = f.Components.Schemas[name]
	}
	switch {
	case depth > 6:
		return nil
	case s.Properties != nil:
		out := map[string]any{}
		for name, property := range s.Properties {
			if v := f.value(property, strings.TrimPrefix(at+"."+name, "."), depth+1); v != nil {
				out[name] = v
			}
		}
		return out
	case s.Items != nil:
		if v := f.value(*s.Items, at+"[0]", depth+1); v != nil {
			return []any{v}
		}
		return []any{}
	case s.Type == "string":
		f.paths = append(f.paths, at)
		return f.text(s.MaxLength)
	case s.Type == "integer", s.Type == "number":
		return 1
	case s.Type == "boolean":
		return true
	}
	return nil
}

// halfPair marks the place of an unpaired surrogate, which Go cannot write.
const halfPair = "\uE000half"

// Strings that no operation may accept. Random letters are not shortened by an index or by compression.
var badStrings = map[string]func(most int) string{
	"NUL":         func(int) string { return "a\x00b" },
	"half a pair": func(int) string { return halfPair },
	"too long":    func(most int) string { return letters(max(most, 3_000) + 1) },
	"a card":      func(int) string { return canary },
}

func letters(n int) string {
	var out strings.Builder
	for range n {
		out.WriteByte(byte('a' + rand.IntN(26)))
	}
	return out.String()
}

// A string that cannot be stored, is too long, or contains a card number is a 4xx in every operation of the REST
// contract, and each field is named.
func TestNoStringBreaksAnOperation(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	c := readContract(t)
	var group errgroup.Group
	group.SetLimit(rowWidth)
	for _, item := range c.Paths {
		for method, node := range item {
			var op operation
			if node.Kind != yaml.MappingNode || node.Decode(&op) != nil || op.OperationID == "" ||
				slices.Contains(ends, op.OperationID) {
				continue
			}
			group.Go(func() error {
				m.badParameters(t, c, op)
				for kind, text := range badStrings {
					m.badBody(t, c, op, strings.ToUpper(method), kind, text)
				}
				return nil
			})
		}
	}
	_ = group.Wait()
	m.badHeaders(t)
	m.badPages(t)
}

// tokenFor returns the token of a permitted caller.
func (m matrix) tokenFor(required, scope string) string {
	for _, caller := range allowed[required] {
		if ok, _ := may(caller, required, scope); ok && m.tokens[caller] != "" && !slices.Contains(standIns, caller) {
			return m.tokens[caller]
		}
	}
	return ""
}

func (m matrix) badBody(t *testing.T, c contract, op operation, method, kind string, text func(int) string) {
	body, ok := op.RequestBody.Content["application/json"]
	if !ok || kind == "a card" && op.OperationID == "createSandboxToken" {
		return
	}
	f := filler{contract: c, text: text}
	raw, err := json.Marshal(f.value(body.Schema, "", 0))
	if err != nil {
		t.Error(err)
		return
	}
	if len(f.paths) == 0 {
		return
	}
	sent := strings.ReplaceAll(string(raw), halfPair, `\ud800`)
	rule := permission.REST[op.OperationID]
	a, err := m.answered(t.Context(), apptest.Request{Method: method, Path: m.address(rule),
		Token: m.tokenFor(rule.Permission, rule.Scope), Body: sent,
		Header: map[string]string{"Idempotency-Key": uuid.NewString()}})
	if err != nil || a.Status < 400 || a.Status >= 500 {
		t.Errorf("%s: %s: %v %d %.300s", op.OperationID, kind, err, a.Status, a.Text)
		return
	}
	if a.Status != http.StatusBadRequest || kind == "too long" {
		return
	}
	for _, path := range f.paths {
		if a.Fields[path] == "" {
			t.Errorf("%s: %s: %s is not named: %.300s", op.OperationID, kind, path, a.Text)
		}
	}
}

func (m matrix) badParameters(t *testing.T, c contract, op operation) {
	rule := permission.REST[op.OperationID]
	token := m.tokenFor(rule.Permission, rule.Scope)
	for _, p := range op.Parameters {
		if name, ok := strings.CutPrefix(p.Ref, "#/components/parameters/"); ok {
			p = c.Components.Parameters[name]
		}
		for kind, text := range map[string]string{
			"NUL": "a\x00b", "no UTF-8": "a\xff", "too long": letters(max(p.Schema.MaxLength, 2_000) + 1), "a card": canary,
		} {
			address := m.address(rule)
			switch p.In {
			case "path":
				if p.Name == rule.Resource {
					continue // text that is no id names nothing
				}
				address = addressWith(m, rule, p.Name, url.PathEscape(text))
			case "query":
				if "query."+p.Name == rule.Resource {
					continue
				}
				separator := "?"
				if strings.Contains(address, "?") {
					separator = "&"
				}
				address += separator + p.Name + "=" + url.QueryEscape(text)
			default:
				continue
			}
			a, err := m.answered(t.Context(), apptest.Request{Method: rule.Method, Path: address, Token: token, Body: "{}"})
			if err != nil || a.Status < 400 || a.Status >= 500 {
				t.Errorf("%s: %s in %s: %v %d %.300s", op.OperationID, kind, p.Name, err, a.Status, a.Text)
			}
		}
	}
}

func addressWith(m matrix, rule permission.Rule, name, text string) string {
	rule.Path = strings.ReplaceAll(rule.Path, "{"+name+"}", text)
	return m.address(rule)
}

// Headers contain bytes too.
func (m matrix) badHeaders(t *testing.T) {
	for name, value := range map[string]string{
		"Idempotency-Key": "12345678\xff", "User-Agent": "browser\xff", "Authorization": "Bearer a\xff",
		"Accept-Language": "de\xff", "X-Forwarded-For": "\xff",
	} {
		for path, body := range map[string]any{
			"/authentication/login": map[string]string{"email": apptest.HostEmail, "password": "wrong" + name},
			"/api/me/exports":       map[string]string{"kind": "tripTravelers", "tripId": m.objects["Trip"]},
		} {
			r := apptest.Request{Method: "POST", Path: path, Token: m.tokens[ownHost], Body: body,
				Header: map[string]string{name: value}}
			if a := m.Call(t, r); a.Status >= 500 {
				t.Errorf("%s with %s: %d %.300s", path, name, a.Status, a.Text)
			}
		}
	}
	cursor := base64.RawURLEncoding.EncodeToString(
		[]byte(`{"id":"a\u0000","name":"a\u0000","text":"\u0000","q":"\u0000","Name":"\u0000","Key":"\u0000"}`))
	for operation, rule := range permission.REST {
		if !slices.Contains(rule.Query, "cursor") {
			continue
		}
		address := m.address(rule)
		separator := "?"
		if strings.Contains(address, "?") {
			separator = "&"
		}
		r := apptest.Request{Method: rule.Method, Path: address + separator + "cursor=" + cursor,
			Token: m.tokenFor(rule.Permission, rule.Scope)}
		if a := m.Call(t, r); a.Status < 400 || a.Status >= 500 {
			t.Errorf("%s with a cursor of NUL: %d %.300s", operation, a.Status, a.Text)
		}
	}
}

// badPages are paths that no contract describes.
func (m matrix) badPages(t *testing.T) {
	for _, path := range []string{"/public/l/%00", "/public/l/%ff", "/trips/%00", "/hosts/%00", "/public/images/%00",
		"/app/%00", "/%00", "/media/%00", "/login?destination=%00"} {
		if a := m.Call(t, apptest.Request{Method: "GET", Path: path}); a.Status >= 500 &&
			!strings.Contains(a.Text, "are not built") {
			t.Errorf("%s: %d %.300s", path, a.Status, a.Text)
		}
	}
}

// The same for each method of the Connect contract; items of a batch fail individually.
func TestNoStringBreaksAMethod(t *testing.T) {
	t.Parallel()
	m := newMatrix(t)
	protoregistry.GlobalFiles.RangeFiles(func(file protoreflect.FileDescriptor) bool {
		if !strings.HasPrefix(string(file.Package()), "caravan.") {
			return true
		}
		for i := range file.Services().Len() {
			for j := range file.Services().Get(i).Methods().Len() {
				m.badMessages(t, file.Services().Get(i).Methods().Get(j))
			}
		}
		return true
	})
}

func (m matrix) badMessages(t *testing.T, method protoreflect.MethodDescriptor) {
	name := string(method.Parent().FullName()) + "/" + string(method.Name())
	if strings.HasSuffix(name, "Impersonation") && !hasStrings(method.Input()) {
		return
	}
	rule := permission.RPC["/"+name]
	long := letters(20_001)
	for kind, text := range map[string]string{"NUL": "a\x00b", "half a pair": halfPair, "too long": long,
		"a card": canary} {
		raw, err := json.Marshal(filledMessage(method.Input(), text, 0))
		if err != nil {
			t.Fatal(err)
		}
		body := strings.ReplaceAll(string(raw), halfPair, `\ud800`)
		token := m.tokenFor(rule.Permission, rule.Scope)
		if method.IsStreamingServer() {
			if code := m.streamed(t, name, token, body); slices.Contains([]string{"", "internal", "unknown", "unavailable"},
				code) && hasStrings(method.Input()) {
				t.Errorf("%s: %s: %q", name, kind, code)
			}
			continue
		}
		a := m.Call(t, apptest.Request{Method: "POST", Path: "/rpc/" + name, Token: token, Body: body})
		switch {
		case a.Status >= 500:
			t.Errorf("%s: %s: %d %.300s", name, kind, a.Status, a.Text)
		case strings.Contains(name, "SupplyService/Push") && kind != "half a pair":
			var out struct {
				Results []struct{ Outcome, Code string }
			}
			if err := json.Unmarshal([]byte(a.Text), &out); err != nil || len(out.Results) != 1 ||
				out.Results[0].Code != "invalid_input" {
				t.Errorf("%s: %s: %d %.300s", name, kind, a.Status, a.Text)
			}
		case a.Status < 400 && hasStrings(method.Input()):
			t.Errorf("%s: %s: %d %.300s", name, kind, a.Status, a.Text)
		}
	}
}

// streamed calls a stream and returns the code that it ends with.
func (m matrix) streamed(t *testing.T, name, token, body string) string {
	t.Helper()
	frame := append(binary.BigEndian.AppendUint32([]byte{0}, uint32(len(body))), body...)
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, m.URL+"/rpc/"+name, bytes.NewReader(frame))
	if err != nil {
		t.Fatal(err)
	}
	req.Host = m.Host
	req.Header.Set("Content-Type", "application/connect+json")
	req.Header.Set("Authorization", "Bearer "+token)
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	var head [5]byte
	if _, err := io.ReadFull(res.Body, head[:]); err != nil {
		return fmt.Sprintf("status %d", res.StatusCode)
	}
	content := make([]byte, binary.BigEndian.Uint32(head[1:]))
	if _, err := io.ReadFull(res.Body, content); err != nil {
		return "cut"
	}
	if head[0]&2 == 0 {
		return "" // the stream was opened
	}
	var end struct{ Error struct{ Code string } }
	_ = json.Unmarshal(content, &end)
	return end.Error.Code
}

func hasStrings(d protoreflect.MessageDescriptor) bool {
	for i := range d.Fields().Len() {
		if k := d.Fields().Get(i).Kind(); k == protoreflect.StringKind || k == protoreflect.MessageKind &&
			hasStrings(d.Fields().Get(i).Message()) {
			return true
		}
	}
	return false
}

func filledMessage(d protoreflect.MessageDescriptor, text string, depth int) map[string]any {
	out := map[string]any{}
	for i := range d.Fields().Len() {
		field := d.Fields().Get(i)
		var value any
		switch {
		case field.Kind() == protoreflect.StringKind:
			value = text
		case field.Kind() == protoreflect.MessageKind && depth < 5 && !field.IsMap():
			value = filledMessage(field.Message(), text, depth+1)
		default:
			continue
		}
		if field.IsList() {
			value = []any{value}
		}
		out[field.JSONName()] = value
	}
	return out
}

// A batch with one invalid item keeps the others.
func TestABadItemLeavesTheOthers(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	token := s.SignIn(t, apptest.OperatorEmail)
	item := func(reference string) map[string]any {
		return map[string]any{"externalId": reference, "name": "Walk", "country": "Portugal", "destination": "Lisbon",
			"lengthInDays": 3, "minimumSpots": 2, "maximumSpots": 8}
	}
	bad := item("b")
	bad["cities"] = []string{"Lis\x00bon"}
	worse := item("c\x00")
	a := s.Call(t, apptest.Request{Method: "POST", Path: "/rpc/caravan.supply.v1.SupplyService/PushItineraries",
		Token: token, Body: map[string]any{"itineraries": []any{item("a"), bad, worse, item("d")}}})
	var out struct {
		Results []struct {
			ExternalID, Outcome, Code string
			Fields                    map[string]string
		}
	}
	if err := json.Unmarshal([]byte(a.Text), &out); err != nil || len(out.Results) != 4 {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	for i, want := range []string{"OUTCOME_CREATED", "OUTCOME_FAILED", "OUTCOME_FAILED", "OUTCOME_CREATED"} {
		if out.Results[i].Outcome != want {
			t.Errorf("item %d: %+v", i, out.Results[i])
		}
	}
	if out.Results[1].Fields["cities[0]"] == "" || out.Results[2].Fields["externalId"] == "" {
		t.Errorf("fields: %s", a.Text)
	}
}
