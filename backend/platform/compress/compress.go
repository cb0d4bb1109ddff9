// Package compress compresses responses with the coding that the client accepts, and answers 304 when they have
// not changed since its last request.
//
// On BREACH: an attacker who can make a browser send requests with chosen text, and can observe the length of the
// compressed responses, learns what else they contain. Here neither precondition holds. Cross-site requests carry
// no session, because its cookie is SameSite, and cross-origin writes are rejected; and responses that contain
// secrets (sign-in, activation) say no-transform and are left uncompressed, as is everything of an unknown type.
package compress

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/gzip"
)

const (
	// least is the size in bytes below which a compressed response takes as many packets as an uncompressed one.
	least = 1 << 10
	// keep is how many bytes of a response are buffered to determine its length and tag. Longer responses are
	// streamed.
	keep = 256 << 10
)

// Supported codings, best first.
const (
	Brotli = "br"
	Gzip   = "gzip"
)

// Coding returns the best coding that an Accept-Encoding allows, or "" for none.
func Coding(accept string) string {
	takes := map[string]bool{}
	for part := range strings.SplitSeq(accept, ",") {
		name, weight, _ := strings.Cut(part, ";")
		weight = strings.ReplaceAll(strings.ToLower(weight), " ", "")
		value, err := strconv.ParseFloat(strings.TrimPrefix(weight, "q="), 64)
		takes[strings.ToLower(strings.TrimSpace(name))] = weight == "" || err == nil && value > 0
	}
	for _, coding := range []string{Brotli, Gzip} {
		if wanted, named := takes[coding]; wanted || !named && takes["*"] {
			return coding
		}
	}
	return ""
}

// Compressible reports whether a content type benefits from compression.
func Compressible(contentType string) bool {
	kind, _, _ := strings.Cut(contentType, ";")
	switch kind = strings.ToLower(strings.TrimSpace(kind)); kind {
	case "application/json", "application/javascript", "application/xml", "application/manifest+json", "image/svg+xml",
		"application/problem+json":
		return true
	}
	return strings.HasPrefix(kind, "text/") && kind != "text/event-stream"
}

// Tag returns a weak entity tag of a body in a coding.
func Tag(body []byte, coding string) string {
	sum := sha256.Sum256(body)
	tag := base64.RawURLEncoding.EncodeToString(sum[:12])
	if coding != "" {
		tag += "-" + coding
	}
	return `W/"` + tag + `"`
}

// Has reports whether an If-None-Match contains the tag.
func Has(ifNoneMatch, tag string) bool {
	for part := range strings.SplitSeq(ifNoneMatch, ",") {
		if part = strings.TrimSpace(part); part == "*" || strings.TrimPrefix(part, "W/") == strings.TrimPrefix(tag, "W/") {
			return true
		}
	}
	return false
}

// Handler compresses the responses of next. A complete, cacheable response to a GET gets a tag, and is a 304 for
// clients that have it. A HEAD is passed to next as a GET, because its header describes the body; net/http
// discards the body itself.
func Handler(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodHead {
			whole := *r
			whole.Method = http.MethodGet
			r = &whole
		}
		c := &writer{ResponseWriter: w, request: r, status: http.StatusOK}
		next.ServeHTTP(c, r)
		c.finish()
	})
}

type encoder interface {
	io.WriteCloser
	Reset(io.Writer)
}

// Both at settings of about 300 MB/s: compressing a response must not cost more than producing it.
var encoders = map[string]*sync.Pool{
	Brotli: {New: func() any { return brotli.NewWriterV2(nil, 1) }},
	Gzip: {New: func() any {
		w, _ := gzip.NewWriterLevel(nil, 3)
		return w
	}},
	// For responses that are flushed, which the faster encoder doesn't support.
	flowing: {New: func() any { return brotli.NewWriterLevel(nil, 4) }},
}

// flowing is the Brotli encoder that can be flushed.
const flowing = "br-flushed"

type writer struct {
	http.ResponseWriter
	request *http.Request
	status  int
	kept    bytes.Buffer
	decided bool
	coding  string
	coder   string // of encoders
	encoder encoder
}

// WriteHeader is deferred until the body is known, because the header depends on it.
func (w *writer) WriteHeader(status int) {
	if w.decided || status < http.StatusOK {
		w.ResponseWriter.WriteHeader(status)
		return
	}
	w.status = status
	if h := w.Header(); h.Get("Content-Type") != "" && !w.mayCompress(h) {
		w.decided = true
		w.ResponseWriter.WriteHeader(status)
	}
}

func (w *writer) Write(p []byte) (int, error) {
	if !w.decided {
		if w.kept.Len()+len(p) <= keep {
			return w.kept.Write(p)
		}
		if err := w.begin(false); err != nil {
			return 0, err
		}
	}
	if w.encoder != nil {
		return w.encoder.Write(p)
	}
	return w.ResponseWriter.Write(p)
}

// FlushError sends what is buffered.
func (w *writer) FlushError() error {
	if !w.decided {
		w.coder = flowing
		if err := w.begin(false); err != nil {
			return err
		}
	}
	if f, ok := w.encoder.(interface{ Flush() error }); ok {
		if err := f.Flush(); err != nil {
			return err
		}
	}
	return http.NewResponseController(w.ResponseWriter).Flush()
}

// Flush implements http.Flusher.
func (w *writer) Flush() { _ = w.FlushError() }

// Unwrap supports http.ResponseController.
func (w *writer) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// begin sends the header and what was buffered; whole means that nothing follows.
func (w *writer) begin(whole bool) error {
	w.decided = true
	h := w.Header()
	if w.kept.Len() > 0 && h.Get("Content-Type") == "" {
		h.Set("Content-Type", http.DetectContentType(w.kept.Bytes()))
	}
	if w.mayCompress(h) {
		if !strings.Contains(strings.Join(h.Values("Vary"), ","), "Accept-Encoding") {
			h.Add("Vary", "Accept-Encoding")
		}
		if !whole || w.kept.Len() >= least {
			w.coding = Coding(w.request.Header.Get("Accept-Encoding"))
		}
	}
	if whole && w.mayTag(h) {
		tag := Tag(w.kept.Bytes(), w.coding)
		h.Set("ETag", tag)
		if Has(w.request.Header.Get("If-None-Match"), tag) {
			h.Del("Content-Type")
			h.Del("Content-Length")
			w.ResponseWriter.WriteHeader(http.StatusNotModified)
			return nil
		}
	}
	if w.coding == "" {
		if whole && w.kept.Len() > 0 {
			h.Set("Content-Length", strconv.Itoa(w.kept.Len()))
		}
		w.ResponseWriter.WriteHeader(w.status)
		_, err := w.ResponseWriter.Write(w.kept.Bytes())
		return err
	}
	h.Set("Content-Encoding", w.coding)
	if tag := h.Get("ETag"); strings.HasPrefix(tag, `"`) {
		h.Set("ETag", "W/"+tag) // the same content, but no longer byte for byte
	}
	h.Del("Content-Length")
	h.Del("Accept-Ranges")
	if w.coder == "" || w.coding != Brotli {
		w.coder = w.coding
	}
	w.encoder = encoders[w.coder].Get().(encoder)
	if whole {
		return w.wholeCoded(h)
	}
	w.encoder.Reset(w.ResponseWriter)
	w.ResponseWriter.WriteHeader(w.status)
	_, err := w.encoder.Write(w.kept.Bytes())
	return err
}

// wholeCoded sends a short response with its length.
func (w *writer) wholeCoded(h http.Header) error {
	var out bytes.Buffer
	w.encoder.Reset(&out)
	_, err := w.encoder.Write(w.kept.Bytes())
	if err == nil {
		err = w.encoder.Close()
	}
	w.free()
	if err != nil {
		return err
	}
	h.Set("Content-Length", strconv.Itoa(out.Len()))
	w.ResponseWriter.WriteHeader(w.status)
	_, err = w.ResponseWriter.Write(out.Bytes())
	return err
}

func (w *writer) free() {
	w.encoder.Reset(nil)
	encoders[w.coder].Put(w.encoder)
	w.encoder = nil
}

func (w *writer) mayCompress(h http.Header) bool {
	return w.status != http.StatusNoContent && w.status != http.StatusNotModified &&
		w.status != http.StatusPartialContent &&
		h.Get("Content-Encoding") == "" && !strings.Contains(h.Get("Cache-Control"), "no-transform") &&
		Compressible(h.Get("Content-Type"))
}

func (w *writer) mayTag(h http.Header) bool {
	return w.request.Method == http.MethodGet && w.status == http.StatusOK && h.Get("ETag") == "" && w.mayCompress(h) &&
		!strings.Contains(h.Get("Cache-Control"), "no-store")
}

// finish sends the rest. It is not reached after a panic in the handler.
func (w *writer) finish() {
	if !w.decided {
		_ = w.begin(true)
		return
	}
	if w.encoder != nil {
		_ = w.encoder.Close()
		w.free()
	}
}
