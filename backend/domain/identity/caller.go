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

// Caller is a principal with what the portals show of them.
type Caller struct {
	principal.Principal
	Row           identitydb.CallerRow
	Impersonation *identitydb.ActiveImpersonationRow
	Methods       []string // how the session's second-factor step can be completed
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

// DemandsSecondFactor reports whether people of a group must have a second factor.
func DemandsSecondFactor(policy policy.Access, group string) bool {
	return policy.SecondFactorRequired && (group == GroupAdmin || group == principal.Support)
}

// BarredReason is the message for an action that an impersonating admin cannot take.
const BarredReason = "You cannot do this while impersonating someone."

// barred lists the operations that only the person may use, so that portals need not know them.
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

// Kinds of emailed links.
const (
	KindActivation = "activation"
	KindReset      = "reset"
)

// HashToken returns what is stored of a token.
func HashToken(token string) [32]byte { return sha256.Sum256([]byte(token)) }

// NewToken returns an unguessable token.
func NewToken() (string, error) {
	raw := make([]byte, 24)
	if _, err := rand.Read(raw); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(raw), nil
}

// RealNow returns real time: sessions are measured in it even if a tenant's test clock is ahead.
func RealNow(clock tenant.Clock) time.Time { return clock.Base.Now().UTC() }

// Unavailable converts an error of the identity server.
func Unavailable(err error) error {
	return apierr.Wrap(err, apierr.CodeUnavailable, "Sign-in isn’t available right now. Try again in a moment.")
}

// WrongSecret reports whether the identity server rejected a password or a code.
func WrongSecret(err error) bool {
	var v *ory.ValidationError
	return errors.Is(err, ory.ErrDenied) || errors.As(err, &v)
}

// ValidEmail reports whether a text is an email address and nothing else.
func ValidEmail(email string) bool {
	a, err := mail.ParseAddress(strings.TrimSpace(email))
	return err == nil && strings.Contains(a.Address, "@") && a.Name == ""
}
