package built

import (
	"encoding/json"
	"html/template"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
)

// Code has the paths of the files that an app's pages run.
type Code struct {
	// First is the first script of the app's page, and Styles are its stylesheets.
	First  string
	Styles []string
	// App is what every page needs in addition to its first script, which loads it.
	App []string
	// routes is what the pages of each route need in addition.
	routes map[string][]string
	// documents lists the files of each page that is a separate document.
	documents map[string][]string
}

// documentFile prefixes the names of build files that hydrate a single page.
const documentFile = "page-"

// FirstPage is the build's page, whose head loads the first script and its imports.
const FirstPage = "index.html"

// Read reads an app's manifest. The app is served below the prefix; entry is the module that its first script loads.
func Read(files fs.FS, app, prefix, entry string) Code {
	type file struct {
		File    string   `json:"file"`
		Name    string   `json:"name"`
		Imports []string `json:"imports"`
		CSS     []string `json:"css"`
	}
	var manifest map[string]file
	raw, err := fs.ReadFile(files, path.Join(app, ".vite/manifest.json"))
	if err != nil || json.Unmarshal(raw, &manifest) != nil {
		return Code{}
	}
	first := map[string]bool{}
	var gather func(name string, into map[string]bool)
	gather = func(name string, into map[string]bool) {
		if address := prefix + "/" + manifest[name].File; !first[address] && !into[address] {
			into[address] = true
			for _, other := range manifest[name].Imports {
				gather(other, into)
			}
		}
	}
	gather(FirstPage, first)
	all := map[string]bool{}
	gather(entry, all)
	page := manifest[FirstPage]
	out := Code{First: prefix + "/" + page.File, App: slices.Sorted(maps.Keys(all)), routes: map[string][]string{},
		documents: map[string][]string{}}
	for _, sheet := range page.CSS {
		out.Styles = append(out.Styles, prefix+"/"+sheet)
	}
	for name, file := range manifest {
		if page, ok := strings.CutPrefix(file.Name, documentFile); ok {
			needs := map[string]bool{}
			gather(name, needs)
			out.documents[page] = slices.Sorted(maps.Keys(needs))
		}
	}
	maps.Copy(first, all)
	for name := range manifest {
		if route, ok := routeOf(name); ok {
			needs := map[string]bool{}
			for _, file := range out.routes[route] {
				needs[file] = true
			}
			gather(name, needs)
			out.routes[route] = slices.Sorted(maps.Keys(needs))
		}
	}
	return out
}

// routeOf returns the id of the route whose component or loader a file of the build's manifest is.
func routeOf(name string) (string, bool) {
	file, part, _ := strings.Cut(name, ".tsx?tsr-split=")
	route, ok := strings.CutPrefix(file, "src/routes")
	if !ok || part != "component" && part != "loader" {
		return "", false
	}
	route = strings.TrimSuffix(strings.ReplaceAll(route, ".", "/"), "/route")
	return strings.TrimSuffix(route, "index"), true
}

// Of returns the files of the app and of the routes.
func (c Code) Of(routes []string) []string {
	out := slices.Clone(c.App)
	for _, route := range routes {
		out = append(out, c.routes[route]...)
	}
	return out
}

// Document returns the files that hydrate a page that is a separate document.
func (c Code) Document(name string) ([]string, bool) {
	files, ok := c.documents[name]
	return files, ok
}

// At returns the files of the page at a path below the app's prefix, including those of its parent routes.
func (c Code) At(address string) []string {
	leaf, parts := "", strings.Split(strings.Trim(address, "/"), "/")
	for route := range c.routes {
		if Fits(strings.Split(strings.Trim(route, "/"), "/"), parts) &&
			(leaf == "" || strings.Count(route, "$") < strings.Count(leaf, "$")) {
			leaf = route
		}
	}
	if leaf == "" {
		return nil
	}
	out := slices.Clone(c.routes[leaf])
	for route, files := range c.routes {
		if strings.HasPrefix(leaf, route+"/") && !strings.HasSuffix(route, "/") {
			out = append(out, files...)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// Fits reports whether a path matches a route, both as segments. A segment that begins with $ matches any, and a final
// $ all that follow. A trailing underscore, which keeps a route out of its parent's layout, is ignored.
func Fits(route, parts []string) bool {
	if n := len(route); n > 0 && route[n-1] == "$" {
		return len(parts) >= n && Fits(route[:n-1], parts[:n-1])
	}
	if len(route) != len(parts) {
		return false
	}
	for i, part := range route {
		if strings.TrimSuffix(part, "_") != parts[i] && (part == "" || part[0] != '$' || parts[i] == "") {
			return false
		}
	}
	return true
}

// Links makes a browser preload files alongside the page's first script.
func Links(files []string) string {
	var out strings.Builder
	for _, address := range files {
		out.WriteString(`<link rel="modulepreload" crossorigin href="` + template.HTMLEscapeString(address) + `">`)
	}
	return out.String()
}
