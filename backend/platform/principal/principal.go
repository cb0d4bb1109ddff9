// Package principal carries the caller's identity in the context.
package principal

import (
	"context"
	"net/netip"
	"slices"

	"github.com/google/uuid"
)

// Principal is the signed-in member of the request's tenant. When an admin impersonates a person, the fields are
// that person's and ActorID is the admin.
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
	// KeyID is the calling API key, zero for a person. A key acts for its operator: Group is "operator" and
	// MemberID, which names the actor in the audit trail, is the key's id.
	KeyID   uuid.UUID
	KeyName string   // of the key
	Scopes  []string // of the key
	// ReadOnly staff see what their group sees, and can change only their own account.
	ReadOnly bool
	// Sections are the only ones of the marketplace that staff can change; nil for all that their group can change.
	Sections []string
	// MustChangePassword blocks everything except changing the password.
	MustChangePassword bool
	// SecondFactor is the step that the session still lacks: "" for none, otherwise everything but that step is
	// blocked.
	SecondFactor SecondFactorStep
	// SessionToken allows ending the caller's own session; it is never logged.
	SessionToken string
	SessionID    string // Kratos' ID of it
}

// LooksOnly is the message for read-only staff who try to change something.
const LooksOnly = "You have view-only access, so you cannot change this. Ask an admin who can."

// Limited reports whether staff can change only some sections. They cannot change who else can.
func (p Principal) Limited() bool { return p.Sections != nil }

// Within returns a context in which staff who cannot change a section are read-only. No section limits no one.
func Within(ctx context.Context, section string) context.Context {
	p, ok := From(ctx)
	if !ok || p.ReadOnly || !p.Limited() || section == "" || slices.Contains(p.Sections, section) {
		return ctx
	}
	p.ReadOnly = true
	return With(ctx, p)
}

// SecondFactorStep is a step that a session has to complete first.
type SecondFactorStep string

// The second factor steps.
const (
	EnrolSecondFactor   SecondFactorStep = "enrol"   // the tenant requires one and the person has none
	ConfirmSecondFactor SecondFactorStep = "confirm" // this session has not been confirmed with the one enrolled
)

// Impersonated reports whether an admin acts as this person.
func (p Principal) Impersonated() bool { return p.ActorID != uuid.Nil }

// Manager returns the caller's id if they see only what is assigned to them, otherwise nil; lists filter by it.
func (p Principal) Manager() *uuid.UUID {
	if p.Group != "accountManager" {
		return nil
	}
	return &p.MemberID
}

// Support is the group of the support team: it sees what admins see, and does what its permissions name.
const Support = "support"

// SupportLooks is the message for support where only others may change something.
const SupportLooks = "Support can see this but not change it. Ask an admin."

// Supports reports whether the caller is on the support team.
func Supports(ctx context.Context) bool {
	p, _ := From(ctx)
	return p.Group == Support
}

// OnlyLooks reports whether the caller is read-only staff.
func OnlyLooks(ctx context.Context) bool {
	p, _ := From(ctx)
	return p.ReadOnly
}

// Offered returns the actions of admins that the caller is offered: none for read-only staff and support.
func Offered[A any](ctx context.Context, all []A) []A {
	if OnlyLooks(ctx) || Supports(ctx) {
		return all[:0:0]
	}
	return all
}

// IsKey reports whether the caller is an API key rather than a person.
func (p Principal) IsKey() bool { return p.KeyID != uuid.Nil }

// Subject returns the caller as the permission server knows them.
func (p Principal) Subject() string {
	if p.IsKey() {
		return "ApiKey:" + p.KeyID.String()
	}
	return "User:" + p.MemberID.String()
}

// Request is the origin of a call, for the log and the audit trail.
type Request struct {
	ID, IP, UserAgent string
	Host              string // as the caller addressed it, with the port if any
	// Chosen and Accepts are the languages that the caller asks for: the one chosen on a page, and the browser's.
	Chosen, Accepts string
	Browser         bool // called by a browser page, according to Sec-Fetch-Site, which no script can omit
}

// Network returns what counts as one caller for limits by network: an IPv6 customer owns a whole /64.
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

// Without returns a context in which nobody is signed in, for what the system does on its own account.
func Without(ctx context.Context) context.Context {
	return context.WithValue(ctx, principalKey{}, nil)
}

// From returns the caller; ok is false if nobody is signed in.
func From(ctx context.Context) (Principal, bool) {
	p, ok := ctx.Value(principalKey{}).(Principal)
	return p, ok
}

// Must returns the caller of an operation whose permission guarantees one.
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

// RequestFrom returns the request's origin; zero for jobs.
func RequestFrom(ctx context.Context) Request {
	r, _ := ctx.Value(requestKey{}).(Request)
	return r
}
