package web

import (
	"bytes"
	"embed"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"time"

	"caravan/backend/app/asset"
	"caravan/backend/gen/reference"
)

//go:embed developers
var developersPage embed.FS

// Developers serves the reference of both contracts below /developers: the page, the documents that it renders
// and that anyone may download, and the renderer, which the build puts next to the portals.
func (s *Web) Developers() http.Handler {
	const below = "/developers/"
	page := bytes.Replace(mustRead(developersPage, "developers/index.html"), []byte("<!-- protos -->"),
		protoLinks(below), 1)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(path.Clean(r.URL.Path), strings.TrimSuffix(below, "/"))
		name = strings.TrimPrefix(name, "/")
		h := w.Header()
		h.Set("Content-Security-Policy", referencePolicy)
		h.Set("Cache-Control", "public, no-cache")
		if name == "" {
			h.Set("Content-Type", "text/html; charset=utf-8")
			http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(page))
			return
		}
		if name == "scalar.js" {
			s.assets.Serve(w, r, "developers/scalar.js", false)
			return
		}
		content, err := fs.ReadFile(reference.Files, name)
		if err != nil {
			content, err = fs.ReadFile(developersPage, "developers/"+name)
		}
		if err != nil || path.Ext(name) == ".html" {
			http.NotFound(w, r)
			return
		}
		h.Set("Content-Type", documentType(name, content))
		h.Set("ETag", `W/"`+asset.Digest(content)+`"`)
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
	})
}

// referencePolicy lets the page run the product's own files only. The renderer injects its styles into the page;
// what they may load is restricted like everything else.
const referencePolicy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; " +
	"connect-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'"

func documentType(name string, content []byte) string {
	switch path.Ext(name) {
	case ".yaml":
		return "application/yaml"
	case ".proto":
		return "text/plain; charset=utf-8"
	case ".binpb":
		return "application/x-protobuf"
	}
	return asset.ContentType(name, content)
}

// protoLinks returns the list entries of the files of the Connect contract.
func protoLinks(below string) []byte {
	var out bytes.Buffer
	_ = fs.WalkDir(reference.Files, "proto", func(file string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			out.WriteString(`<li><a href="` + below + file + `" download>` + strings.TrimPrefix(file, "proto/") + `</a></li>`)
		}
		return err
	})
	return out.Bytes()
}

func mustRead(files fs.FS, name string) []byte {
	content, err := fs.ReadFile(files, name)
	if err != nil {
		panic(err) // it is embedded in the program
	}
	return content
}
