package asset

import (
	"crypto/rand"
	"encoding/base64"
)

// NonceBytes is more than anybody guesses.
const NonceBytes = 16

// Nonce is what a page and its policy name alike, new for each.
func Nonce() string {
	raw := make([]byte, NonceBytes)
	_, _ = rand.Read(raw)
	return base64.RawURLEncoding.EncodeToString(raw)
}
