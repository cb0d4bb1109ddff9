package identity

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/mail"
	"slices"
	"strings"
	"sync"
	"time"

	"caravan/backend/domain/identity/identitydb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/ory"
	"caravan/backend/platform/principal"
)

// Caller is a principal with what the portals show of him.
type Caller struct {
	principal.Principal
	Row           identitydb.CallerRow
	Impersonation *identitydb.ActiveImpersonationRow
	Methods       []string // what the session's second-factor step can be taken with
}

// SignedIn is a fresh session.
type SignedIn struct {
	Token     string
	ExpiresAt time.Time
	Caller    Caller
}

// Ways to confirm a session.
const (
	MethodTOTP       = "totp"
	MethodBackupCode = "backupCode"
	MethodPasskey    = "passkey"
)

// DemandsSecondFactor tells whether people of a group must have a second factor.
func DemandsSecondFactor(policy policy.Access, group string) bool {
	return policy.SecondFactorRequired && group == "admin"
}

// BarredReason says why an action cannot be taken by an admin who stands in for a person.
const BarredReason = "You cannot do this while impersonating someone."

// barred lists the operations that only the person may use, so that portals need not know which these are.
var barred = sync.OnceValue(func() []string {
	var out []string
	for operation, rule := range permission.REST {
		if rule.SelfOnly {
			out = append(out, operation)
		}
	}
	slices.Sort(out)
	return out
})

// Kinds of mailed links.
const (
	KindActivation = "activation"
	KindReset      = "reset"
)

// HashToken is what is stored of a token.
func HashToken(token string) [32]byte { return sha256.Sum256([]byte(token)) }

// NewToken makes a token that nobody guesses.
func NewToken() (string, error) {
	raw := make([]byte, 24)
	if _, err := rand.Read(raw); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(raw), nil
}

// RealNow is real time: sessions live in it even where a tenant's test clock runs ahead.
func RealNow(clock tenant.Clock) time.Time { return clock.Base.Now().UTC() }

// Unavailable words that the identity server did not answer.
func Unavailable(err error) error {
	return apierr.Wrap(err, apierr.CodeUnavailable, "Sign-in isn’t available right now. Try again in a moment.")
}

// WrongSecret tells whether the identity server refused a password or a code.
func WrongSecret(err error) bool {
	var v *ory.ValidationError
	return errors.Is(err, ory.ErrDenied) || errors.As(err, &v)
}

// ValidEmail tells whether a text is an email address and nothing else.
func ValidEmail(email string) bool {
	a, err := mail.ParseAddress(strings.TrimSpace(email))
	return err == nil && strings.Contains(a.Address, "@") && a.Name == ""
}
