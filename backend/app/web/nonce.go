package web

import (
	"encoding/base64"
	"strings"

	"caravan/backend/app/asset"
)

func pageTag(version, nonce string) string { return `W/"` + version + "." + nonce + `"` }

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
