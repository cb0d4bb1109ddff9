package main

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"caravan/backend/platform/apierr"
)

// published is where the documents stand that partners read, and that the server hands out under /developers.
const published = "backend/gen/reference/"

// publish writes the OpenAPI document for those who call: the bundled one with what no handler is generated from – who
// may call and how, where, and which answers a refusal has – and without the numbers of the product's specification.
func publish(bundled *yaml.Node, operations []Operation) error {
	root := clone(bundled)
	tags, groups, err := tagsOf("apis/openapi/common.yaml")
	if err != nil {
		return err
	}
	words, err := introduction()
	if err != nil {
		return err
	}
	info := get(root, "info")
	put(info, "description", text(words))
	set(info, "license", object("name", "Apache-2.0", "url", "https://www.apache.org/licenses/LICENSE-2.0"))
	servers := &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq"}
	servers.Content = append(servers.Content,
		object("url", "/", "description", "The marketplace of the requested host name."))
	set(root, "servers", servers)
	set(root, "tags", tags)
	set(root, "x-tagGroups", groups)
	components := get(root, "components")
	set(components, "securitySchemes", securitySchemes())
	responses := get(components, "responses")
	for _, r := range refusals {
		answer := mapping()
		set(answer, "description", text(r.words))
		set(answer, "content", jsonOf(ref("schemas", "Error")))
		set(responses, r.name, answer)
	}
	byID := map[string]Operation{}
	for _, o := range operations {
		byID[o.ID] = o
	}
	if silent := unsaid(get(root, "paths")); len(silent) > 0 {
		return fmt.Errorf("these operations want a summary and a description: %s", strings.Join(silent, ", "))
	}
	for _, op := range operationsIn(get(root, "paths")) {
		byID[value(op, "operationId")].publish(op)
	}
	withoutNumbers(root)
	withoutMarks(get(components, "schemas"))
	return writeYAML(published+"openapi.yaml", root)
}

// guide is what developers read before the operations.
const guide = "apis/guide.md"

// introduction returns the guide, whose table has every error code.
func introduction() (string, error) {
	raw, err := os.ReadFile(guide)
	if err != nil {
		return "", err
	}
	for code, status := range apierr.Statuses() {
		if row := fmt.Sprintf("| `%s` | %d | ", code, status); !strings.Contains(string(raw), row) {
			return "", fmt.Errorf("%s: its table of codes wants a row %q", guide, row)
		}
	}
	return strings.TrimSpace(string(raw)), nil
}

// refusals are the answers that name their status; operations have those that can happen to them.
var refusals = []struct {
	status, name, words string
	of                  func(o Operation, op *yaml.Node) bool
}{
	{"400", "BadRequest", "The request is missing something or has an invalid value; fields names it.",
		func(Operation, *yaml.Node) bool { return true }},
	{"401", "Unauthenticated", "The request has no session or API key, or the session's sign-in isn't complete.", asksWho},
	{"403", "Forbidden", "The caller doesn't have permission.", asksWho},
	{"404", "NotFound", "The object doesn't exist, or the caller cannot see it.", func(o Operation, _ *yaml.Node) bool {
		return strings.Contains(o.Path, "{") || o.Resource != ""
	}},
	{"409", "Conflict",
		"The object changed in the meantime, the idempotency key was used for another request, or the object's state doesn't allow it.",
		func(o Operation, _ *yaml.Node) bool { return o.Method != "GET" }},
	{"429", "TooMany", "The operation or the API key has reached its rate limit; Retry-After says when to try again.",
		func(o Operation, _ *yaml.Node) bool { return o.Limit != "" || o.Scope != "" }},
	{"503", "Unavailable",
		"A dependency isn't responding, or the server is overloaded; Retry-After says when to try again.",
		func(Operation, *yaml.Node) bool { return true }},
}

func asksWho(o Operation, _ *yaml.Node) bool { return o.Permission != "public" }

// publish completes one operation.
func (o Operation) publish(op *yaml.Node) {
	answers := get(op, "responses")
	for _, r := range refusals {
		if r.of(o, op) {
			set(answers, r.status, ref("responses", r.name))
		}
	}
	// The refusals stand before the one for all others.
	for i := 0; i+1 < len(answers.Content); i += 2 {
		if answers.Content[i].Value == "default" {
			rest := slices.Clone(answers.Content[i : i+2])
			answers.Content = append(slices.Delete(answers.Content, i, i+2), rest...)
			break
		}
	}
	set(op, "security", o.security())
	words := strings.TrimSpace(value(op, "description") + "\n\n" + o.words())
	put(op, "description", text(words))
}

// security lists the ways to say who calls.
func (o Operation) security() *yaml.Node {
	ways := []string{"session", "cookie"}
	switch {
	case o.Permission == "public":
		ways = nil
	case o.Scope != "":
		ways = append([]string{"apiKey"}, ways...)
	}
	n := &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq"}
	for _, way := range ways {
		one := mapping()
		set(one, way, &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq", Style: yaml.FlowStyle})
		n.Content = append(n.Content, one)
	}
	return n
}

func securitySchemes() *yaml.Node {
	n := mapping()
	set(n, "apiKey", object("type", "http", "scheme", "bearer", "description",
		"An operator's API key, created with createApiKey."))
	set(n, "session", object("type", "http", "scheme", "bearer", "description",
		"A session token, which login returns to programs that send Caravan-Session: token."))
	set(n, "cookie", object("type", "apiKey", "in", "cookie", "name", "__Host-caravan_session", "description",
		"A browser session."))
	return n
}

// words say an operation's policy to whoever calls it.
func (o Operation) words() string {
	var out []string
	switch {
	case o.Permission == "public":
		out = append(out, "**Access:** anyone.")
	case o.Permission == "session", o.Permission == "self":
		out = append(out, "**Access:** anyone signed in.")
	case strings.HasPrefix(o.Permission, "group:"):
		out = append(out, "**Access:** "+strings.ReplaceAll(strings.TrimPrefix(o.Permission, "group:"), "|",
			", ")+" accounts.")
	default:
		out = append(out, "**Access:** requires the permission `"+o.Permission+"`.")
	}
	if o.Scope != "" {
		out = append(out, "**API keys** require the scope `"+o.Scope+"`.")
	}
	if o.SelfOnly {
		out = append(out, "Not available while impersonating.")
	}
	if o.Fresh {
		out = append(out, "The session is checked again, not taken from the cache.")
	}
	switch o.Idempotent {
	case "required":
		out = append(out, "**Retries:** requests with the same `Idempotency-Key` take effect once.")
	case "inherent":
		out = append(out, "**Retries:** repeating the request changes nothing further.")
	case "none":
		out = append(out, "**Retries:** every request takes effect.")
	}
	if o.Limit != "" {
		out = append(out, "**Rate-limited.**")
	}
	return strings.Join(out, " ")
}

// specification matches references to the product's specification, which readers elsewhere do not have.
var specification = regexp.MustCompile(`\s*\((?:[HOT]-\d|DECISIONS)[^)]*\)`)

// withoutNumbers takes them out of everything that is read.
func withoutNumbers(n *yaml.Node) {
	if n.Kind == yaml.MappingNode {
		for i := 0; i+1 < len(n.Content); i += 2 {
			if key := n.Content[i].Value; (key == "summary" || key == "description") && n.Content[i+1].Kind == yaml.ScalarNode {
				n.Content[i+1].Value = specification.ReplaceAllString(n.Content[i+1].Value, "")
			}
		}
	}
	for _, child := range n.Content {
		withoutNumbers(child)
	}
}

// withoutMarks takes away for whom fields are that no portal reads: that speaks of our portals, not to who calls.
func withoutMarks(schemas *yaml.Node) {
	for i := 1; i < len(schemas.Content); i += 2 {
		take(schemas.Content[i], "x-for")
	}
}

// tagsOf reads the tags and their groups from the contract. Each tag has a name for readers and is in one group.
func tagsOf(file string) (tags, groups *yaml.Node, err error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, nil, err
	}
	var doc yaml.Node
	if err := yaml.Unmarshal(raw, &doc); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	tags, groups = get(doc.Content[0], "tags"), get(doc.Content[0], "x-tagGroups")
	if tags == nil || groups == nil {
		return nil, nil, fmt.Errorf("%s: tags or x-tagGroups are missing", file)
	}
	grouped := map[string]int{}
	for _, group := range groups.Content {
		for _, tag := range get(group, "tags").Content {
			grouped[tag.Value]++
		}
	}
	for _, tag := range tags.Content {
		if name := value(tag, "name"); grouped[name] != 1 || value(tag, "x-displayName") == "" {
			return nil, nil, fmt.Errorf("%s: the tag %s wants an x-displayName and one group", file, name)
		}
	}
	return clone(tags), clone(groups), nil
}

// unsaid are operations without words of their own.
func unsaid(paths *yaml.Node) (out []string) {
	for _, op := range operationsIn(paths) {
		if value(op, "summary") == "" || value(op, "description") == "" {
			out = append(out, value(op, "operationId"))
		}
	}
	return out
}

func operationsIn(paths *yaml.Node) (out []*yaml.Node) {
	for i := 1; i < len(paths.Content); i += 2 {
		for _, method := range methods {
			if op := get(paths.Content[i], method); op != nil {
				out = append(out, op)
			}
		}
	}
	return out
}

func clone(n *yaml.Node) *yaml.Node {
	if n == nil {
		return nil
	}
	out := *n
	out.Content = make([]*yaml.Node, len(n.Content))
	for i, child := range n.Content {
		out.Content[i] = clone(child)
	}
	return &out
}

// put sets a key that may be there already.
func put(n *yaml.Node, key string, v *yaml.Node) {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			n.Content[i+1] = v
			return
		}
	}
	set(n, key, v)
}

func writeYAML(path string, root *yaml.Node) error {
	var out bytes.Buffer
	out.WriteString("# Generated by tools/gen from apis. Do not edit.\n")
	enc := yaml.NewEncoder(&out)
	enc.SetIndent(2)
	if err := enc.Encode(root); err != nil {
		return err
	}
	return write(path, out.Bytes())
}
