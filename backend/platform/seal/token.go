package seal

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"

	"github.com/google/uuid"
)

// Tokens derives secrets that let a person without an account go on with what he started. A token follows
// from the key and the object, so the answer to a repeated call can hold it though only its hash is stored.
type Tokens struct{ Key []byte }

// For is the secret of one object.
func (t Tokens) For(purpose string, tenantID, id uuid.UUID) string {
	mac := hmac.New(sha256.New, t.Key)
	mac.Write([]byte(purpose + "/" + tenantID.String() + "/" + id.String()))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// Hash is what is stored of a token.
func Hash(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}

// Matches compares in constant time.
func Matches(token string, hash []byte) bool {
	return subtle.ConstantTimeCompare(Hash(token), hash) == 1
}
