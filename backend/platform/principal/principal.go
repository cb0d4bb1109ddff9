// Package principal carries who calls, through the context.
package principal

import (
	"context"
	"net/netip"

	"github.com/google/uuid"
)

// Principal is the signed-in member of the request's tenant. When an admin stands in for a person, the
// fields are that person's and ActorID is the admin.
type Principal struct {
	TenantID   uuid.UUID
	MemberID   uuid.UUID
	IdentityID uuid.UUID
	Group      string
	Email      string
	Name       string
	HostID     uuid.UUID // zero unless the member is a host
	OperatorID uuid.UUID // zero unless the member works for an operator
	ActorID    uuid.UUID // zero unless impersonating
	// KeyID is the API key that calls, zero for a person. A key acts as its operator: Group is "operator" and
	// MemberID, which names the actor in the trail, is the key's id.
	KeyID  uuid.UUID
	Scopes []string // of the key
	// ReadOnly staff see what their group sees, and change nothing but their own account.
	ReadOnly bool
	// MustChangePassword bars everything but changing it.
	MustChangePassword bool
	// SecondFactor is what the session lacks: "" nothing, else everything but that step is barred.
	SecondFactor SecondFactorStep
	// SessionToken lets the caller's own session be ended; never logged.
	SessionToken string
	SessionID    string // Kratos' name of it
}

// LooksOnly is why staff who only look can change nothing.
const LooksOnly = "You have view-only access, so you cannot change this. Ask an admin who can."

// SecondFactorStep is the step that a session has to take first.
type SecondFactorStep string

// Steps.
const (
	EnrolSecondFactor   SecondFactorStep = "enrol"   // the tenant demands one and the person has none
	ConfirmSecondFactor SecondFactorStep = "confirm" // the person has one and this session has not shown it
)

// Impersonated tells whether an admin acts as this person.
func (p Principal) Impersonated() bool { return p.ActorID != uuid.Nil }

// Manager is the caller when he sees only what is assigned to him, otherwise nil: the filter of lists.
func (p Principal) Manager() *uuid.UUID {
	if p.Group != "accountManager" {
		return nil
	}
	return &p.MemberID
}

// OnlyLooks tells whether the caller is staff that sees and changes nothing.
func OnlyLooks(ctx context.Context) bool {
	p, _ := From(ctx)
	return p.ReadOnly
}

// Offered is what the caller is offered of what can be done: staff who only look are offered nothing.
func Offered[A any](ctx context.Context, all []A) []A {
	if OnlyLooks(ctx) {
		return all[:0:0]
	}
	return all
}

// IsKey tells whether an API key calls instead of a person.
func (p Principal) IsKey() bool { return p.KeyID != uuid.Nil }

// Subject is the caller as the permission server knows him.
func (p Principal) Subject() string {
	if p.IsKey() {
		return "ApiKey:" + p.KeyID.String()
	}
	return "User:" + p.MemberID.String()
}

// Request is what the log and the audit trail say of where a call came from.
type Request struct {
	ID, IP, UserAgent string
	Host              string // as the caller addressed it, with the port if any
	// Chosen and Accepts are the languages that the caller asks for: by what he chose on a page, and by his browser.
	Chosen, Accepts string
	Browser         bool // a page of a browser calls: it says so itself (Sec-Fetch-Site), and no script can leave that out
}

// Network is what counts as one caller where limits look at networks: an IPv6 customer owns a whole /64.
func (r Request) Network() string {
	parsed, err := netip.ParseAddr(r.IP)
	if err != nil || parsed.Is4() {
		return r.IP
	}
	prefix, err := parsed.Prefix(64)
	if err != nil {
		return r.IP
	}
	return prefix.String()
}

type principalKey struct{}
type requestKey struct{}

// With puts the caller in the context.
func With(ctx context.Context, p Principal) context.Context {
	return context.WithValue(ctx, principalKey{}, p)
}

// Without gives a context in which nobody is signed in, for what the system does on its own account.
func Without(ctx context.Context) context.Context {
	return context.WithValue(ctx, principalKey{}, nil)
}

// From gives the caller, and false when nobody is signed in.
func From(ctx context.Context) (Principal, bool) {
	p, ok := ctx.Value(principalKey{}).(Principal)
	return p, ok
}

// Must gives the caller of an operation whose permission guarantees one.
func Must(ctx context.Context) Principal {
	p, ok := From(ctx)
	if !ok {
		panic("principal.Must on an operation that anyone may call")
	}
	return p
}

// WithRequest puts the request's origin in the context.
func WithRequest(ctx context.Context, r Request) context.Context {
	return context.WithValue(ctx, requestKey{}, r)
}

// RequestFrom gives the request's origin; empty for jobs.
func RequestFrom(ctx context.Context) Request {
	r, _ := ctx.Value(requestKey{}).(Request)
	return r
}
