package drawn

import (
	"encoding/json"
	"html/template"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
)

// code has the addresses of the files that make a page live.
type code struct {
	// app is what every page needs beside its first script, which loads it.
	app []string
	// routes is what the pages of each route need beside that.
	routes map[string][]string
}

// firstPage is the build's page, and appEntry the module that its script loads when a page is reached for.
const firstPage, appEntry = "index.html", "src/live.tsx"

// codeOf reads the build's manifest.
func codeOf(files fs.FS, app string) code {
	type file struct {
		File    string   `json:"file"`
		Imports []string `json:"imports"`
	}
	var manifest map[string]file
	raw, err := fs.ReadFile(files, path.Join(app, ".vite/manifest.json"))
	if err != nil || json.Unmarshal(raw, &manifest) != nil {
		return code{}
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
	gather(firstPage, first)
	all := map[string]bool{}
	gather(appEntry, all)
	out := code{app: slices.Sorted(maps.Keys(all)), routes: map[string][]string{}}
	maps.Copy(first, all)
	for name := range manifest {
		if route, ok := routeOf(name); ok {
			needs := map[string]bool{}
			gather(name, needs)
			out.routes[route] = slices.Sorted(maps.Keys(needs))
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

// of are the files of the app and of the routes.
func (c code) of(routes []string) []string {
	out := slices.Clone(c.app)
	for _, route := range routes {
		out = append(out, c.routes[route]...)
	}
	return out
}

// links makes a browser load the app beside the page's first script, instead of after it.
func (c code) links() string {
	var out strings.Builder
	for _, address := range c.app {
		out.WriteString(`<link rel="modulepreload" crossorigin href="` + template.HTMLEscapeString(address) + `">`)
	}
	return out.String()
}
