package web

import (
	"encoding/base64"
	"net/http"
	"strings"

	"caravan/backend/app/asset"
)

func pageTag(version, nonce string) string { return `W/"` + version + "." + nonce + `"` }

// nonceOf returns the nonce for a page: a new one, or that of the same version in the browser's cache.
func nonceOf(r *http.Request, version string) (nonce string, same bool) {
	if nonce, same = keptNonce(r.Header.Get("If-None-Match"), version); !same {
		nonce = asset.Nonce()
	}
	return nonce, same
}

// tagged names the version of a page, and responds that the browser has the same.
func tagged(w http.ResponseWriter, version, nonce string, same bool) bool {
	w.Header().Set("ETag", pageTag(version, nonce))
	if same {
		w.WriteHeader(http.StatusNotModified)
	}
	return same
}

// keptNonce returns the nonce of the page that a browser has cached, if it is of this version.
func keptNonce(ifNoneMatch, version string) (string, bool) {
	for tag := range strings.SplitSeq(ifNoneMatch, ",") {
		of, nonce, ok := strings.Cut(strings.Trim(strings.TrimPrefix(strings.TrimSpace(tag), "W/"), `"`), ".")
		if !ok || of != version {
			continue
		}
		if raw, err := base64.RawURLEncoding.DecodeString(nonce); err == nil && len(raw) == asset.NonceBytes {
			return nonce, true
		}
	}
	return "", false
}
