package door

import (
	"context"
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/identity"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/principal"
)

// halfSignedIn maps the step that a session has to complete to the contract's name for it.
var halfSignedIn = map[principal.SecondFactorStep]permission.HalfSignedIn{
	principal.ConfirmSecondFactor: permission.ConfirmFactor,
	principal.EnrolSecondFactor:   permission.EnrollFactor,
}

var secondFactorFirst = map[principal.SecondFactorStep]string{
	principal.ConfirmSecondFactor: "Confirm it’s you with two-step sign-in to continue.",
	principal.EnrolSecondFactor:   "Set up two-step sign-in to continue.",
}

// Authorizer enforces the permission that the contract declares before a handler runs.
type Authorizer struct{ Authz *authz.Authz }

type authErrorKey struct{}

// WithAuthError stores why a session could not be read, for operations that need one.
func WithAuthError(ctx context.Context, err error) context.Context {
	return context.WithValue(ctx, authErrorKey{}, err)
}

// session returns the caller, or why no caller may make this call.
func session(ctx context.Context, rule permission.Rule) (principal.Principal, error) {
	p, ok := principal.From(ctx)
	if !ok {
		if err, _ := ctx.Value(authErrorKey{}).(error); err != nil {
			return p, err
		}
		return p, apierr.New(apierr.CodeUnauthenticated, "Sign in to continue.")
	}
	if p.SecondFactor != "" {
		if !slices.Contains(rule.Half, halfSignedIn[p.SecondFactor]) {
			return p, apierr.New(apierr.CodeSecondFactor, secondFactorFirst[p.SecondFactor])
		}
		return p, nil
	}
	if p.MustChangePassword && !slices.Contains(rule.Half, permission.ExpiredPassword) {
		return p, apierr.New(apierr.CodeMustChange, "Change your password to continue.")
	}
	return p, nil
}

// errStandingIn rejects what only the person may do: what moves money or extracts data, passwords, second
// factors, payment methods, payout details, keys, and starting another impersonation. The contract marks those
// operations; for most of them, support has operations of its own, under its own name.
var errStandingIn = apierr.New(apierr.CodeForbidden, identity.BarredReason)

// inPerson enforces self-only.
func inPerson(ctx context.Context, selfOnly bool) error {
	if p, ok := principal.From(ctx); ok && selfOnly && p.Impersonated() {
		return errStandingIn
	}
	return nil
}

// scoped limits an API key to its scopes. An operation without a scope is for people only.
func scoped(p principal.Principal, scope string) error {
	switch {
	case !p.IsKey():
		return nil
	case scope == "":
		return apierr.New(apierr.CodeForbidden, "You cannot use an API key for this.")
	case !slices.Contains(p.Scopes, scope):
		return apierr.New(apierr.CodeForbidden, "This API key doesn’t have the scope "+scope+".")
	}
	return nil
}

// errLooksOnly rejects changes by read-only staff.
var errLooksOnly = apierr.New(apierr.CodeForbidden, principal.LooksOnly)

// alters reports whether an operation changes something. All methods of the Connect contract are POSTs: those
// that are not idempotent change something.
func alters(rule permission.Rule) bool {
	if strings.HasPrefix(rule.Path, "/rpc/") {
		return rule.Idempotent == permission.KeyRequired || rule.Idempotent == permission.EachCounts
	}
	return rule.Method != "" && rule.Method != http.MethodGet && rule.Method != http.MethodHead
}

// check enforces a permission, and an API key's scope; resource returns the object's id if the permission names
// an object.
func (a Authorizer) check(ctx context.Context, rule permission.Rule, resource func() (uuid.UUID, error)) error {
	required := rule.Permission
	if required == "public" {
		return nil
	}
	p, err := session(ctx, rule)
	if err != nil {
		return err
	}
	if err := scoped(p, rule.Scope); err != nil {
		return err
	}
	switch required {
	case "session":
		return nil
	case "self": // credentials belong to the person, never to an impersonator
		if p.Impersonated() {
			return apierr.New(apierr.CodeForbidden, "You cannot see or change how someone signs in while impersonating them.")
		}
		return nil
	}
	if p.ReadOnly && alters(rule) {
		return errLooksOnly
	}
	if groups, ok := strings.CutPrefix(required, "group:"); ok {
		for group := range strings.SplitSeq(groups, "|") {
			if group == p.Group {
				return nil
			}
		}
		return apierr.New(apierr.CodeForbidden, "You don’t have access to this.")
	}
	namespace, permit, ok := strings.Cut(required, "#")
	if !ok {
		return fmt.Errorf("%s %s: permission %q is not understood", rule.Method, rule.Path, required)
	}
	object := p.TenantID
	if namespace != "Tenant" {
		if object, err = resource(); err != nil {
			return err
		}
	}
	if rule.Fresh {
		ctx = authz.Anew(ctx)
	}
	return a.Authz.Require(ctx, p, namespace, object, permit)
}

// Enter enforces a rule with a marketplace-wide permission, for what is served outside the contracts.
func (a Authorizer) Enter(ctx context.Context, rule permission.Rule) error {
	if err := inPerson(ctx, rule.SelfOnly); err != nil {
		return err
	}
	return a.check(principal.Within(ctx, rule.Section), rule, nil)
}

// bodyField reads an id from a decoded body by its name in the contract.
func bodyField(body any, name string) (uuid.UUID, error) {
	v := reflect.Indirect(reflect.ValueOf(body))
	for i := range v.NumField() {
		if v.Type().Field(i).Tag.Get("json") == name {
			if id, ok := v.Field(i).Interface().(uuid.UUID); ok {
				return id, nil
			}
		}
	}
	return uuid.Nil, fmt.Errorf("no id %q in the body", name)
}
