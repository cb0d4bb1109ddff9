package seal

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
)

// Tokens derives secrets with which a person without an account can continue what they started. A token is
// derived from the key and the object, so the response to a repeated call can contain it although only its hash
// is stored.
type Tokens struct {
	Key []byte
	// Old keys made earlier tokens, which are still valid.
	Old [][]byte
}

// For returns the token of one object.
func (t Tokens) For(purpose string, tenantID, id uuid.UUID) string {
	return token(t.Key, purpose, tenantID, id)
}

func token(key []byte, purpose string, tenantID, id uuid.UUID) string {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(purpose + "/" + tenantID.String() + "/" + id.String()))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// all returns the valid tokens of one object, the current one first.
func (t Tokens) all(purpose string, tenantID, id uuid.UUID) []string {
	out := []string{t.For(purpose, tenantID, id)}
	for _, key := range t.Old {
		out = append(out, token(key, purpose, tenantID, id))
	}
	return out
}

// Of returns the token of an object whose hash is stored: the one that was issued, whichever key made it.
func (t Tokens) Of(hash []byte, purpose string, tenantID, id uuid.UUID) string {
	all := t.all(purpose, tenantID, id)
	for _, one := range all {
		if Matches(one, hash) {
			return one
		}
	}
	return all[0]
}

// Is reports whether a secret is a token of the object.
func (t Tokens) Is(secret, purpose string, tenantID, id uuid.UUID) bool {
	is := false
	for _, one := range t.all(purpose, tenantID, id) {
		is = Same(secret, one) || is
	}
	return is
}

// Hash returns what is stored of a token.
func Hash(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}

// Matches compares in constant time.
func Matches(token string, hash []byte) bool {
	return subtle.ConstantTimeCompare(Hash(token), hash) == 1
}

// Until returns an expiring token of one object: the expiry is part of it and signed with the rest.
func (t Tokens) Until(purpose string, tenantID, id uuid.UUID, end time.Time) string {
	until := strconv.FormatInt(end.Unix(), 36)
	return until + "." + t.For(purpose+"/"+until, tenantID, id)
}

// Holds reports whether a token of Until was made for the object and has not expired.
func (t Tokens) Holds(token, purpose string, tenantID, id uuid.UUID, now time.Time) bool {
	until, secret, _ := strings.Cut(token, ".")
	end, err := strconv.ParseInt(until, 36, 64)
	if err != nil || !t.Is(secret, purpose+"/"+until, tenantID, id) {
		return false
	}
	return now.Unix() < end
}

// Same compares two secrets in constant time.
func Same(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }
