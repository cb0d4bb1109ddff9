package drawn

import (
	"encoding/json"
	"html/template"
	"io/fs"
	"path"
	"strings"
)

// routeCode has the addresses of the files that each route's code is in, beside what every page loads.
type routeCode map[string][]string

// routeCodeOf reads the build's manifest.
func routeCodeOf(files fs.FS, app string) routeCode {
	type file struct {
		File    string   `json:"file"`
		Imports []string `json:"imports"`
		IsEntry bool     `json:"isEntry"`
	}
	var manifest map[string]file
	raw, err := fs.ReadFile(files, path.Join(app, ".vite/manifest.json"))
	if err != nil || json.Unmarshal(raw, &manifest) != nil {
		return nil
	}
	first := map[string]bool{}
	var gather func(name string, into map[string]bool)
	gather = func(name string, into map[string]bool) {
		if address := "/" + manifest[name].File; !first[address] && !into[address] {
			into[address] = true
			for _, other := range manifest[name].Imports {
				gather(other, into)
			}
		}
	}
	for name, one := range manifest {
		if one.IsEntry {
			gather(name, first)
		}
	}
	out := routeCode{}
	for name := range manifest {
		if route, ok := routeOf(name); ok {
			needs := map[string]bool{}
			gather(name, needs)
			for address := range needs {
				out[route] = append(out[route], address)
			}
		}
	}
	return out
}

// routeOf is the id of the route that a file of the build's manifest is the component of.
func routeOf(name string) (string, bool) {
	route, component := strings.CutSuffix(name, ".tsx?tsr-split=component")
	route, ok := strings.CutPrefix(route, "src/routes")
	if !component || !ok {
		return "", false
	}
	return strings.TrimSuffix(strings.ReplaceAll(route, ".", "/"), "index"), true
}

// links makes a browser load the routes' code beside the app's, instead of after it.
func (c routeCode) links(routes []string) string {
	var out strings.Builder
	for _, route := range routes {
		for _, address := range c[route] {
			out.WriteString(`<link rel="modulepreload" crossorigin href="` + template.HTMLEscapeString(address) + `">`)
		}
	}
	return out.String()
}
