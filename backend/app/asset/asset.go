package asset

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"sync"
	"time"

	"caravan/backend/platform/compress"
)

// Files serves an app's built files. The build has written each compressible file in both codings next to the
// original.
type Files struct {
	files fs.FS
	tags  sync.Map // digests by file and coding
}

// New returns a Files for files.
func New(files fs.FS) *Files { return &Files{files: files} }

var codingSuffix = map[string]string{compress.Brotli: ".br", compress.Gzip: ".gz"}

// Serve answers with a file; forever means that its name changes with its content.
func (a *Files) Serve(w http.ResponseWriter, r *http.Request, file string, forever bool) {
	plain, err := fs.ReadFile(a.files, file)
	if err != nil || path.Ext(file) == ".br" || path.Ext(file) == ".gz" {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Cache-Control", "public, no-cache")
	if !isDocument(file) {
		for _, name := range documentHeaders {
			h.Del(name)
		}
	}
	if forever {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	h.Set("Content-Type", ContentType(file, plain))
	sent, weak := plain, ""
	if compress.Compressible(h.Get("Content-Type")) {
		h.Set("Vary", "Accept-Encoding")
		// A range of a file is a range of its uncompressed form: few clients can assemble ranges of a compressed
		// one.
		coding := compress.Coding(r.Header.Get("Accept-Encoding"))
		if packed, err := fs.ReadFile(a.files, file+codingSuffix[coding]); coding != "" && r.Header.Get("Range") == "" &&
			err == nil {
			sent = packed
			h.Set("Content-Encoding", coding)
			h.Set("Content-Length", strconv.Itoa(len(packed)))
		} else if r.Header.Get("Range") == "" {
			weak = "W/" // it may be compressed in transit
		}
	}
	h.Set("ETag", weak+`"`+a.digest(file+h.Get("Content-Encoding"), sent)+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(sent))
}

// documentHeaders say how a browser treats a page. Scripts, fonts and styles have no use for them, and a first
// page loads dozens of files: they are a tenth of the bytes.
var documentHeaders = []string{"Cross-Origin-Opener-Policy", "Permissions-Policy", "Referrer-Policy", "X-Frame-Options",
	"X-Request-Id"}

// isDocument reports whether a browser may open the file as a page, in which scripts could run.
func isDocument(file string) bool {
	switch path.Ext(file) {
	case ".js", ".mjs", ".css", ".woff2", ".png", ".webp", ".avif", ".ico":
		return false
	}
	return true
}

// digest returns a file's digest, computed once.
func (a *Files) digest(name string, content []byte) string {
	if known, ok := a.tags.Load(name); ok {
		return known.(string)
	}
	made := Digest(content)
	a.tags.Store(name, made)
	return made
}

// ContentType returns a file's content type by its name, independent of the machine's own list, which differs
// between machines.
func ContentType(file string, content []byte) string {
	switch path.Ext(file) {
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	case ".json", ".map":
		return "application/json"
	case ".woff2":
		return "font/woff2"
	case ".webmanifest":
		return "application/manifest+json"
	case ".txt":
		return "text/plain; charset=utf-8"
	}
	if known := mime.TypeByExtension(path.Ext(file)); known != "" {
		return known
	}
	return http.DetectContentType(content)
}

// Digest returns the digest of a content.
func Digest(content []byte) string {
	sum := sha256.Sum256(content)
	return base64.RawURLEncoding.EncodeToString(sum[:12])
}
