package drawn

import (
	"encoding/json"
	"html/template"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"caravan/backend/platform/react"
)

// code has the paths of the files that hydrate a page.
type code struct {
	// app is what every page needs in addition to its first script, which loads it.
	app []string
	// routes is what the pages of each route need in addition.
	routes map[string][]string
	// pages lists the files of each page that is a separate document.
	pages map[string][]string
}

// firstPage is the build's page, and appEntry the module that its script loads when the visitor interacts with a
// page.
const firstPage, appEntry = "index.html", "src/live.tsx"

// documentFile prefixes the names of build files that hydrate a single page.
const documentFile = "page-"

// codeOf reads the build's manifest.
func codeOf(files fs.FS, app string) code {
	type file struct {
		File    string   `json:"file"`
		Name    string   `json:"name"`
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
	out := code{app: slices.Sorted(maps.Keys(all)), routes: map[string][]string{}, pages: map[string][]string{}}
	for name, file := range manifest {
		if page, ok := strings.CutPrefix(file.Name, documentFile); ok {
			needs := map[string]bool{}
			gather(name, needs)
			out.pages[page] = slices.Sorted(maps.Keys(needs))
		}
	}
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

// routeOf returns the id of the route whose component a file of the build's manifest is.
func routeOf(name string) (string, bool) {
	route, component := strings.CutSuffix(name, ".tsx?tsr-split=component")
	route, ok := strings.CutPrefix(route, "src/routes")
	if !component || !ok {
		return "", false
	}
	return strings.TrimSuffix(strings.ReplaceAll(route, ".", "/"), "index"), true
}

// of returns the files that hydrate a page: its own, or those of the app and of the page's routes.
func (c code) of(page react.Page) []string {
	if files, ok := c.pages[page.Name]; ok {
		return files
	}
	out := slices.Clone(c.app)
	for _, route := range page.Routes {
		out = append(out, c.routes[route]...)
	}
	return out
}

// links makes a browser preload the app alongside the page's first script.
func (c code) links() string {
	var out strings.Builder
	for _, address := range c.app {
		out.WriteString(`<link rel="modulepreload" crossorigin href="` + template.HTMLEscapeString(address) + `">`)
	}
	return out.String()
}
