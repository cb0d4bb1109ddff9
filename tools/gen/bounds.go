package main

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// endlessStrings names the strings of requests that may be of any length. Each has an end in the contract, so that
// what is too long is refused in words instead of by a column or an index.
func endlessStrings(paths, params, schemas *yaml.Node) []string {
	var out []string
	seen := map[string]bool{}
	var walk func(at string, n *yaml.Node)
	walk = func(at string, n *yaml.Node) {
		if n == nil {
			return
		}
		if name, ok := strings.CutPrefix(value(n, "$ref"), "#/components/schemas/"); ok {
			if !seen[name] {
				seen[name] = true
				walk(name, get(schemas, name))
			}
			return
		}
		if value(n, "type") == "string" && !ends(n) {
			out = append(out, at)
		}
		if properties := get(n, "properties"); properties != nil {
			for i := 0; i < len(properties.Content); i += 2 {
				walk(at+"."+properties.Content[i].Value, properties.Content[i+1])
			}
		}
		walk(at+"[]", get(n, "items"))
		walk(at+".*", get(n, "additionalProperties"))
	}
	for i := 0; i < len(paths.Content); i += 2 {
		for _, method := range methods {
			op := get(paths.Content[i+1], method)
			if op == nil {
				continue
			}
			id := value(op, "operationId")
			if content := get(get(op, "requestBody"), "content"); content != nil {
				for k := 1; k < len(content.Content); k += 2 {
					walk(id, get(content.Content[k], "schema"))
				}
			}
			if list := get(op, "parameters"); list != nil {
				for _, p := range list.Content {
					if name, ok := strings.CutPrefix(value(p, "$ref"), "#/components/parameters/"); ok {
						p = get(params, name)
					}
					walk(id+"?"+value(p, "name"), get(p, "schema"))
				}
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// ends tells whether a string is bounded, in characters or by what it may say.
func ends(n *yaml.Node) bool {
	if get(n, "maxLength") != nil || get(n, "enum") != nil || get(n, "pattern") != nil {
		return true
	}
	switch value(n, "format") {
	case "uuid", "date", "date-time", "binary":
		return true
	}
	return false
}
