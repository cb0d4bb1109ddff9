package app

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
	"time"

	"caravan/backend/platform/compress"
)

// assets serves an app's built files. The build has written each compressible one in both codings beside itself.
type assets struct {
	files fs.FS
	tags  *sync.Map
}

var codingSuffix = map[string]string{compress.Brotli: ".br", compress.Gzip: ".gz"}

func (a assets) serve(w http.ResponseWriter, r *http.Request, file string, forever bool) {
	plain, err := fs.ReadFile(a.files, file)
	if err != nil || path.Ext(file) == ".br" || path.Ext(file) == ".gz" {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Cache-Control", "public, no-cache")
	if forever {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	h.Set("Content-Type", contentType(file, plain))
	sent, weak := plain, ""
	if compress.Compressible(h.Get("Content-Type")) {
		h.Set("Vary", "Accept-Encoding")
		// A part of a file is a part of its plain form: few callers can put parts of a compressed one together.
		coding := compress.Coding(r.Header.Get("Accept-Encoding"))
		if packed, err := fs.ReadFile(a.files, file+codingSuffix[coding]); coding != "" && r.Header.Get("Range") == "" && err == nil {
			sent = packed
			h.Set("Content-Encoding", coding)
			h.Set("Content-Length", strconv.Itoa(len(packed)))
		} else if r.Header.Get("Range") == "" {
			weak = "W/" // it may be packed on its way
		}
	}
	h.Set("ETag", weak+`"`+a.digest(file+h.Get("Content-Encoding"), sent)+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(sent))
}

// digest of a file, worked out once.
func (a assets) digest(name string, content []byte) string {
	if known, ok := a.tags.Load(name); ok {
		return known.(string)
	}
	made := digest(content)
	a.tags.Store(name, made)
	return made
}

// contentType does not ask the machine's own list, which differs from one to the next.
func contentType(file string, content []byte) string {
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

func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return base64.RawURLEncoding.EncodeToString(sum[:12])
}

// nonceBytes is more than anybody guesses.
const nonceBytes = 16

func newNonce() string {
	raw := make([]byte, nonceBytes)
	_, _ = rand.Read(raw)
	return base64.RawURLEncoding.EncodeToString(raw)
}

func pageTag(version, nonce string) string { return `W/"` + version + "." + nonce + `"` }

// keptNonce is the nonce of the page that a browser has kept, when it is of this version.
func keptNonce(ifNoneMatch, version string) (string, bool) {
	for tag := range strings.SplitSeq(ifNoneMatch, ",") {
		of, nonce, ok := strings.Cut(strings.Trim(strings.TrimPrefix(strings.TrimSpace(tag), "W/"), `"`), ".")
		if !ok || of != version {
			continue
		}
		if raw, err := base64.RawURLEncoding.DecodeString(nonce); err == nil && len(raw) == nonceBytes {
			return nonce, true
		}
	}
	return "", false
}
