package asset

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
)

// NonceBytes is long enough not to be guessed.
const NonceBytes = 16

// Nonce returns a new nonce for a page and its policy.
func Nonce() string {
	raw := make([]byte, NonceBytes)
	_, _ = rand.Read(raw)
	return base64.RawURLEncoding.EncodeToString(raw)
}

// Source returns the source by which a content policy allows an inline script or style with this content.
func Source(content []byte) string {
	sum := sha256.Sum256(content)
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}
