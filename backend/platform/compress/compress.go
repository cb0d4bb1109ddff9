// Package compress sends answers compressed as the caller takes them, and only when they changed since he asked last.
//
// On BREACH: who can make a browser send requests with text of his choice, and sees how long the compressed answers are,
// learns what else they hold. Here neither half is given. Requests from elsewhere carry no session, for its cookie is
// SameSite, and what changes something is refused across origins; and answers that hold secrets (of sign-in, of
// activation) say no-transform and are left as they are, as is everything the server does not know the type of.
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
	// least is the size below which a compressed answer takes as many packets as a plain one.
	least = 1 << 10
	// keep is how much of an answer is held back, to know its length and tag. What is longer goes out as it comes.
	keep = 256 << 10
)

// Codings that are produced, best first.
const (
	Brotli = "br"
	Gzip   = "gzip"
)

// Coding is the best one that a request's Accept-Encoding takes, "" for none.
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

// Compressible tells whether a content type gets smaller.
func Compressible(contentType string) bool {
	kind, _, _ := strings.Cut(contentType, ";")
	switch kind = strings.ToLower(strings.TrimSpace(kind)); kind {
	case "application/json", "application/javascript", "application/xml", "application/manifest+json", "image/svg+xml", "application/problem+json":
		return true
	}
	return strings.HasPrefix(kind, "text/") && kind != "text/event-stream"
}

// Tag is a weak entity tag of a body in a coding.
func Tag(body []byte, coding string) string {
	sum := sha256.Sum256(body)
	tag := base64.RawURLEncoding.EncodeToString(sum[:12])
	if coding != "" {
		tag += "-" + coding
	}
	return `W/"` + tag + `"`
}

// Has tells whether an If-None-Match names the tag.
func Has(ifNoneMatch, tag string) bool {
	for part := range strings.SplitSeq(ifNoneMatch, ",") {
		if part = strings.TrimSpace(part); part == "*" || strings.TrimPrefix(part, "W/") == strings.TrimPrefix(tag, "W/") {
			return true
		}
	}
	return false
}

// Handler compresses what next answers. A whole answer to a GET that may be kept gets a tag, and is 304 to who has it.
// A HEAD is a GET to next, for its header tells of the body; net/http keeps that one to itself.
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

// Both at settings of about 300 MB/s: an answer must not cost more to squeeze than to make.
var encoders = map[string]*sync.Pool{
	Brotli: {New: func() any { return brotli.NewWriterV2(nil, 1) }},
	Gzip: {New: func() any {
		w, _ := gzip.NewWriterLevel(nil, 3)
		return w
	}},
}

type writer struct {
	http.ResponseWriter
	request *http.Request
	status  int
	kept    bytes.Buffer
	decided bool
	coding  string
	encoder encoder
}

// WriteHeader waits for the body, for the header depends on it.
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

// FlushError sends what there is.
func (w *writer) FlushError() error {
	if !w.decided {
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

// Unwrap serves http.ResponseController.
func (w *writer) Unwrap() http.ResponseWriter { return w.ResponseWriter }

// begin sends the header and what was kept; whole tells that nothing follows.
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
		h.Set("ETag", "W/"+tag) // the same, and no longer to the byte
	}
	h.Del("Content-Length")
	h.Del("Accept-Ranges")
	w.encoder = encoders[w.coding].Get().(encoder)
	if whole {
		return w.wholeCoded(h)
	}
	w.encoder.Reset(w.ResponseWriter)
	w.ResponseWriter.WriteHeader(w.status)
	_, err := w.encoder.Write(w.kept.Bytes())
	return err
}

// wholeCoded sends a short answer with its length.
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
	encoders[w.coding].Put(w.encoder)
	w.encoder = nil
}

func (w *writer) mayCompress(h http.Header) bool {
	return w.status != http.StatusNoContent && w.status != http.StatusNotModified && w.status != http.StatusPartialContent &&
		h.Get("Content-Encoding") == "" && !strings.Contains(h.Get("Cache-Control"), "no-transform") && Compressible(h.Get("Content-Type"))
}

func (w *writer) mayTag(h http.Header) bool {
	return w.request.Method == http.MethodGet && w.status == http.StatusOK && h.Get("ETag") == "" && w.mayCompress(h) && !strings.Contains(h.Get("Cache-Control"), "no-store")
}

// finish sends the rest. An answer that a panic broke off does not come here.
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
