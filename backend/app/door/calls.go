package door

import (
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"

	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
)

// MaxBody is the maximum size of a body in bytes, except of uploads.
const MaxBody = 2 << 20

// uploads are the operations that accept larger bodies, by the contract (x-max-body). Their limits are higher than
// those of the files, so that a file that is too large is read and rejected with a specific message.
var uploads = func() (rules []permission.Rule) {
	for _, rule := range permission.REST {
		if rule.MaxBody > 0 {
			rules = append(rules, rule)
		}
	}
	return rules
}()

// uploadOf returns the policy of an upload; ok is false if the call is none.
func uploadOf(r *http.Request) (rule permission.Rule, ok bool) {
	for _, rule := range uploads {
		if r.Method == rule.Method && matches(rule.Path, r.URL.Path) {
			return rule, true
		}
	}
	return rule, false
}

// upload is the body of an upload. If it is larger than even a file that is too large, its field still says how large
// the file may be.
type upload struct {
	io.ReadCloser
	rule permission.Rule
}

func (u upload) Read(p []byte) (int, error) {
	n, err := u.ReadCloser.Read(p)
	if errors.As(err, new(*http.MaxBytesError)) {
		large := apierr.Wrap(err, apierr.CodeTooLarge, "This file is too large.")
		large.Fields = map[string]string{u.rule.File: "Choose a file of up to " + megabytes(u.rule.MaxFile) + "."}
		return n, large
	}
	return n, err
}

// megabytes writes a size, such as 4.5 MB.
func megabytes(bytes int64) string {
	return strconv.FormatFloat(float64(bytes)/1_000_000, 'f', -1, 64) + " MB"
}

// NowHeader carries the marketplace's current time in every response: an RFC 3339 instant, and "; frozen" where a
// sandbox's clock stands still. Portals compare deadlines with it rather than with their machine's clock.
const NowHeader = "Caravan-Now"

// IsCall reports whether a path is a call of a contract rather than a page.
func IsCall(path string) bool {
	for _, prefix := range []string{"/api/", "/authentication/", "/activation/", "/public/", "/rpc/"} {
		if strings.HasPrefix(path, prefix) {
			return true
		}
	}
	return false
}

// Bound limits the size of a call. Compressed bodies are not accepted: what one decompresses to has no limit.
// Connect has its own compression, and a limit of its own for it.
func Bound(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		rule, uploads := uploadOf(r)
		most := max(MaxBody, rule.MaxBody)
		coding := r.Header.Get("Content-Encoding")
		if coding != "" && !strings.EqualFold(coding, "identity") && !strings.HasPrefix(r.URL.Path, "/rpc/") {
			w.Header().Set("Accept-Encoding", "identity")
			rest.Write(r.Context(), w, apierr.New(apierr.CodeUnsupportedMedia, "Send the body without a Content-Encoding."))
			return
		}
		if r.Body = http.MaxBytesReader(w, r.Body, most); uploads {
			r.Body = upload{r.Body, rule}
		}
		next.ServeHTTP(w, r)
	})
}

// Caching returns the Cache-Control of a call's response, unless the call sets its own: public responses are
// cached and revalidated with their tag; the rest is not stored. Responses about signing in contain secrets next
// to reflected input; they are not compressed either (see platform/compress).
func Caching(r *http.Request) string {
	path := r.URL.Path
	switch {
	case strings.HasPrefix(path, "/authentication/"), strings.HasPrefix(path, "/activation/"):
		return "no-store, no-transform"
	case !strings.HasPrefix(path, "/public/"), r.Method != http.MethodGet && r.Method != http.MethodHead:
		return "no-store"
	}
	for _, secret := range []string{"Authorization", "Cookie", "X-Hold-Token", "X-Payment-Secret"} {
		if r.Header.Get(secret) != "" {
			return "no-store"
		}
	}
	return "no-cache"
}

func pathOf(r *http.Request) string { return strings.TrimPrefix(r.URL.Path, "/rpc") }

// matches reports whether a path matches a contract's pattern.
func matches(pattern, address string) bool {
	for more := true; more; {
		var want, got string
		var wants, has bool
		want, pattern, wants = strings.Cut(pattern, "/")
		got, address, has = strings.Cut(address, "/")
		if wants != has || want != got && !strings.HasPrefix(want, "{") {
			return false
		}
		more = wants
	}
	return true
}

// Follows reports whether a call is a stream, which stays open without limit.
func Follows(r *http.Request) bool { return classOf(r) == following }
