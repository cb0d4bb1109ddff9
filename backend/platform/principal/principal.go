// Package principal carries who calls, through the context.
package principal

import (
	"context"

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
	// MustChangePassword bars everything but changing it.
	MustChangePassword bool
	// SessionToken lets the caller's own session be ended; never logged.
	SessionToken string
}

// Impersonated tells whether an admin acts as this person.
func (p Principal) Impersonated() bool { return p.ActorID != uuid.Nil }

// Subject is the member as the permission server knows it.
func (p Principal) Subject() string { return "User:" + p.MemberID.String() }

// Request is what the log and the audit trail say of where a call came from.
type Request struct {
	ID, IP, UserAgent string
}

type principalKey struct{}
type requestKey struct{}

// With puts the caller in the context.
func With(ctx context.Context, p Principal) context.Context {
	return context.WithValue(ctx, principalKey{}, p)
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
