package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// Operation is what the permission table needs to know of one call.
type Operation struct {
	ID, Method, Path, Permission, Resource, Scope string
	// Section is what staff who may change only some sections of the marketplace need; empty if it belongs to none.
	Section string
	// SelfOnly bars an admin who stands in for the person.
	SelfOnly bool
	// Query names the parameters that its address may carry after the question mark.
	Query []string
	// Domain is the contract file it stands in: its tag, and the name of its generated Go package.
	Domain string
	Policy
}

// bundle merges the domain files of dir into one OpenAPI document. Each operation is written there in a
// short form (x-data, x-body, x-form, x-file, x-page) that bundle expands to the success/data/error envelope of H-469,
// so that the envelope and the error answer stand in one place.
func bundle(dir string) (*yaml.Node, []Operation, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.yaml"))
	if err != nil {
		return nil, nil, err
	}
	slices.Sort(files)
	paths, params, schemas := mapping(), mapping(), mapping()
	homes, sections := map[string]string{}, map[string]string{}
	for _, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			return nil, nil, err
		}
		var doc yaml.Node
		if err := yaml.Unmarshal(raw, &doc); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", file, err)
		}
		root := doc.Content[0]
		domain := strings.TrimSuffix(filepath.Base(file), ".yaml")
		sections[domain] = value(root, "x-section")
		if err := mergePaths(paths, get(root, "paths"), domain, homes); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", file, err)
		}
		for _, part := range []struct {
			into *yaml.Node
			from *yaml.Node
		}{
			{params, get(get(root, "components"), "parameters")},
			{schemas, get(get(root, "components"), "schemas")},
		} {
			if err := merge(part.into, part.from); err != nil {
				return nil, nil, fmt.Errorf("%s: %w", file, err)
			}
		}
	}
	operations, err := expand(paths, params, schemas, homes, sections)
	if err != nil {
		return nil, nil, err
	}
	refuseUnknownFields(paths, schemas)
	if endless := endlessStrings(paths, params, schemas); len(endless) > 0 {
		return nil, nil, fmt.Errorf("these strings of requests have no maxLength:\n  %s", strings.Join(endless, "\n  "))
	}
	root := mapping()
	set(root, "openapi", text("3.0.3"))
	set(root, "info", object("title", "Caravan", "version", "1.0.0", "description",
		"Operations for portals and partners. Streams and batches are in the Connect contract."))
	set(root, "paths", paths)
	components := mapping()
	set(components, "parameters", params)
	set(components, "responses", errorResponse())
	set(components, "schemas", schemas)
	set(root, "components", components)
	return root, operations, nil
}

var methods = []string{"get", "post", "put", "patch", "delete"}

// mergePaths takes a file's paths up and notes in homes which file each operation stands in. Domains may share a path,
// each with methods of its own.
func mergePaths(into, from *yaml.Node, domain string, homes map[string]string) error {
	for i := 0; from != nil && i < len(from.Content); i += 2 {
		path, item := from.Content[i], from.Content[i+1]
		for _, method := range methods {
			if op := get(item, method); op != nil {
				homes[value(op, "operationId")] = domain
			}
		}
		there := get(into, path.Value)
		if there == nil {
			into.Content = append(into.Content, path, item)
			continue
		}
		for k := 0; k < len(item.Content); k += 2 {
			key := item.Content[k]
			if key.Value == "parameters" && get(there, "parameters") != nil {
				continue
			}
			if get(there, key.Value) != nil {
				return fmt.Errorf("line %d: %s %s is defined twice", key.Line, key.Value, path.Value)
			}
			there.Content = append(there.Content, key, item.Content[k+1])
		}
	}
	return nil
}

func expand(paths, params, schemas *yaml.Node, homes, sections map[string]string) ([]Operation, error) {
	var out []Operation
	var problems []string
	for i := 0; i < len(paths.Content); i += 2 {
		path, item := paths.Content[i].Value, paths.Content[i+1]
		for _, method := range methods {
			op := get(item, method)
			if op == nil {
				continue
			}
			o := Operation{Method: strings.ToUpper(method), Path: path, ID: value(op, "operationId"),
				Permission: value(op, "x-permission"), Resource: value(op, "x-resource"), Scope: value(op, "x-scope"),
				SelfOnly: value(op, "x-self-only") == "true" || value(op, "x-permission") == "self"}
			if o.ID == "" || o.Permission == "" {
				problems = append(problems, fmt.Sprintf("%s %s: operationId and x-permission are required", o.Method, path))
				continue
			}
			if o.Domain = homes[o.ID]; len(get(op, "tags").Content) != 1 || get(op, "tags").Content[0].Value != o.Domain {
				problems = append(problems, fmt.Sprintf("%s: its tag is the name of its file, %s", o.ID, o.Domain))
			}
			section, known := sectionOf(cmp.Or(value(op, "x-section"), sections[o.Domain]))
			if o.Section = section; !known {
				problems = append(problems, fmt.Sprintf("%s: x-section, or that of its file, is one of %s", o.ID,
					strings.Join(sectionNames, ", ")))
			}
			if strings.Contains(o.Permission, "#") && o.Resource == "" && !strings.HasPrefix(o.Permission, "Tenant#") {
				problems = append(problems, fmt.Sprintf("%s: %s needs x-resource", o.ID, o.Permission))
			}
			var faults, unsaid []string
			o.Policy, unsaid = policyOf(op, o)
			o.Query, faults = queryOf(op, params)
			faults = append(faults, unsaid...)
			for _, fault := range faults {
				problems = append(problems, o.ID+": "+fault)
			}
			if err := expandOperation(op, o.ID, schemas); err != nil {
				problems = append(problems, err.Error())
			}
			out = append(out, o)
		}
	}
	if len(problems) > 0 {
		return nil, fmt.Errorf("the contract has mistakes:\n  %s", strings.Join(problems, "\n  "))
	}
	return out, nil
}

// sectionNames are the parts of a marketplace that staff can be let change one by one; "any" belongs to none of them.
var sectionNames = []string{"trips", "supply", "money", "people", "settings", "any"}

// sectionOf returns the section of an operation as the permission table has it.
func sectionOf(name string) (section string, known bool) {
	if name == "any" {
		return "", true
	}
	return name, slices.Contains(sectionNames, name)
}

// parameterName is what a parameter may be called: the generated client keeps names beginning with $ for itself.
var parameterName = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_-]*$`)

// queryOf lists what an operation takes after the question mark, and what is wrong with the names of its parameters.
func queryOf(op, params *yaml.Node) (names, faults []string) {
	list := get(op, "parameters")
	if list == nil {
		return nil, nil
	}
	for _, p := range list.Content {
		if name, ok := strings.CutPrefix(value(p, "$ref"), "#/components/parameters/"); ok {
			if p = get(params, name); p == nil {
				faults = append(faults, "no parameter "+name)
				continue
			}
		}
		name := value(p, "name")
		if !parameterName.MatchString(name) {
			faults = append(faults, "a parameter cannot be called "+name)
		}
		if value(p, "in") == "query" {
			names = append(names, name)
		}
	}
	return names, faults
}

func expandOperation(op *yaml.Node, id string, schemas *yaml.Node) error {
	ok := mapping()
	set(ok, "description", text("Success."))
	data, file, page := take(op, "x-data"), take(op, "x-file"), take(op, "x-page")
	if page != "" {
		file = "text/html"
	}
	switch {
	case data != "":
		if get(schemas, data) == nil {
			return fmt.Errorf("%s: no schema %s", id, data)
		}
		name := data + "Answer"
		if get(schemas, name) == nil {
			set(schemas, name, envelope(data))
		}
		set(ok, "content", jsonOf(ref("schemas", name)))
	case file != "":
		media := mapping()
		set(media, "schema", object("type", "string", "format", "binary"))
		content := mapping()
		set(content, file, media)
		set(ok, "content", content)
		set(ok, "headers", headersOf(page != ""))
	default:
		return fmt.Errorf("%s: x-data, x-file or x-page is required", id)
	}
	if body := take(op, "x-body"); body != "" {
		if get(schemas, body) == nil {
			return fmt.Errorf("%s: no schema %s", id, body)
		}
		request := mapping()
		set(request, "required", &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!bool", Value: "true"})
		set(request, "content", jsonOf(ref("schemas", body)))
		set(op, "requestBody", request)
	}
	if form := take(op, "x-form"); form != "" {
		if get(schemas, form) == nil {
			return fmt.Errorf("%s: no schema %s", id, form)
		}
		media, content, request := mapping(), mapping(), mapping()
		set(media, "schema", ref("schemas", form))
		set(content, "multipart/form-data", media)
		set(request, "required", &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!bool", Value: "true"})
		set(request, "content", content)
		set(op, "requestBody", request)
	}
	responses := mapping()
	set(responses, "200", ok)
	set(responses, "default", ref("responses", "Error"))
	set(op, "responses", responses)
	return nil
}

// headersOf are those of a file, or of a page, which says what may run in it and who may frame it.
func headersOf(page bool) *yaml.Node {
	names := []string{"Content-Disposition", "Cache-Control"}
	if page {
		names = []string{"Content-Security-Policy", "Cache-Control"}
	}
	headers := mapping()
	for _, name := range names {
		header := mapping()
		set(header, "schema", object("type", "string"))
		set(headers, name, header)
	}
	return headers
}

func envelope(data string) *yaml.Node {
	properties := mapping()
	set(properties, "success", object("type", "boolean"))
	set(properties, "data", ref("schemas", data))
	n := mapping()
	set(n, "type", text("object"))
	set(n, "required", list("success", "data"))
	set(n, "properties", properties)
	return n
}

func errorResponse() *yaml.Node {
	e := mapping()
	set(e, "description", text("What went wrong. Nothing was changed."))
	set(e, "content", jsonOf(ref("schemas", "Error")))
	n := mapping()
	set(n, "Error", e)
	return n
}

func jsonOf(schema *yaml.Node) *yaml.Node {
	media, content := mapping(), mapping()
	set(media, "schema", schema)
	set(content, "application/json", media)
	return content
}

// refuseUnknownFields closes every object that a request body reaches, so that a mistyped field is an
// error instead of a change that silently did not happen.
func refuseUnknownFields(paths, schemas *yaml.Node) {
	seen := map[string]bool{}
	var closeSchema func(n *yaml.Node)
	closeSchema = func(n *yaml.Node) {
		if n == nil {
			return
		}
		if name, ok := strings.CutPrefix(value(n, "$ref"), "#/components/schemas/"); ok {
			if !seen[name] {
				seen[name] = true
				closeSchema(get(schemas, name))
			}
			return
		}
		properties := get(n, "properties")
		if properties != nil && get(n, "additionalProperties") == nil {
			set(n, "additionalProperties", &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!bool", Value: "false"})
		}
		for i := 1; properties != nil && i < len(properties.Content); i += 2 {
			closeSchema(properties.Content[i])
		}
		closeSchema(get(n, "items"))
	}
	for i := 1; i < len(paths.Content); i += 2 {
		for _, method := range methods {
			content := get(get(get(paths.Content[i], method), "requestBody"), "content")
			closeSchema(get(get(content, "application/json"), "schema"))
		}
	}
}
