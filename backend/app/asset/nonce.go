package asset

import (
	"crypto/rand"
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
