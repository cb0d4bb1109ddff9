package door

import (
	"net/http"
	"strings"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/rest"
)

const (
	MaxBody = 2 << 20
	// maxUpload is more than a picture may have, so that one too large is read and refused in its own words.
	maxUpload = 12 << 20
)

// UploadPath takes pictures, which are larger than other bodies.
const UploadPath = "/api/me/files/new-upload-image"

// IsCall tells whether an address is a call of a contract, and no page.
func IsCall(path string) bool {
	for _, prefix := range []string{"/api/", "/authentication/", "/activation/", "/public/", "/rpc/"} {
		if strings.HasPrefix(path, prefix) {
			return true
		}
	}
	return false
}

// Bound bounds a call in size. Bodies are taken as they are: what a packed one unpacks to has no bound. Connect has its
// own packing, and its own bound for it.
func Bound(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		most := int64(MaxBody)
		if r.URL.Path == UploadPath {
			most = maxUpload
		}
		coding := r.Header.Get("Content-Encoding")
		if coding != "" && !strings.EqualFold(coding, "identity") && !strings.HasPrefix(r.URL.Path, "/rpc/") {
			w.Header().Set("Accept-Encoding", "identity")
			rest.Write(r.Context(), w, apierr.New(apierr.CodeUnsupportedMedia, "Send the body without a Content-Encoding."))
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, most)
		next.ServeHTTP(w, r)
	})
}

// Caching of a call's answer, unless the call says otherwise: what everybody may read is kept and asked for anew, with
// its tag; the rest is kept nowhere. Answers about signing in hold secrets beside what the caller sent; they are not
// compressed either (see platform/compress).
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

// matches tells whether an address has the form of a contract's path.
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

// Follows tells whether a call is a stream, which stays open as long as it likes.
func Follows(r *http.Request) bool { return classOf(r) == following }
