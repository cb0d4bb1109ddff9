package app

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/identity"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/principal"
)

// fresh lists what kept answers about a session or a permission are not good enough for: money, standing in, export.
var fresh = map[string]bool{
	"payBooking": true, "saveCard": true, "removeCard": true, "transferCredit": true, "setAutomaticPayment": true,
	"adminRefundBooking": true, "adminApplyDiscount": true, "adminRemoveDiscount": true, "settleDifference": true, "runReconciliation": true,
	"buyInsurance": true, "cancelInsurance": true, "bookGroundTransfers": true, "cancelGroundTransfer": true, "actOnPayout": true, "setHostPayoutAccount": true, "setOperatorPayoutAccount": true,
	"createExport": true, "exportAudience": true, "exportBookings": true, "downloadExport": true, "changePassword": true,
	"startTotp": true, "confirmTotp": true, "removeTotp": true, "createBackupCodes": true,
	"startPasskey": true, "addPasskey": true, "removePasskey": true, "signOutEverywhere": true, "endMySession": true,
	"/caravan.access.v1.AccessService/StartImpersonation": true, "impersonateUser": true, "createTenant": true, "chooseProvider": true,
}

// mustChangePasswordMay lists what a person whose password has expired can still do.
var mustChangePasswordMay = map[string]bool{"changePassword": true, "logout": true, "getMyProfile": true, "getTenant": true}

// secondFactorMay lists what a session can do that still lacks a second factor.
var secondFactorMay = map[principal.SecondFactorStep]map[string]bool{
	principal.ConfirmSecondFactor: {
		"confirmSecondFactor": true, "startPasskeyConfirmation": true, "confirmPasskey": true,
		"logout": true, "getMyProfile": true, "getTenant": true,
	},
	principal.EnrolSecondFactor: {
		"getMySecurity": true, "startTotp": true, "confirmTotp": true, "startPasskey": true, "addPasskey": true, "confirmPassword": true,
		"logout": true, "getMyProfile": true, "getTenant": true,
	},
}

var secondFactorFirst = map[principal.SecondFactorStep]string{
	principal.ConfirmSecondFactor: "Confirm that it is you with your second factor to continue.",
	principal.EnrolSecondFactor:   "Set up a second factor to continue.",
}

// authorizer enforces the permission that the contract declares, before a handler runs.
type authorizer struct{ authz *authz.Authz }

type authErrorKey struct{}

// withAuthError remembers why a session could not be read, for operations that need one.
func withAuthError(ctx context.Context, err error) context.Context {
	return context.WithValue(ctx, authErrorKey{}, err)
}

// session gives the caller, or the reason why there is none.
func session(ctx context.Context, operation string) (principal.Principal, error) {
	p, ok := principal.From(ctx)
	if !ok {
		if err, _ := ctx.Value(authErrorKey{}).(error); err != nil {
			return p, err
		}
		return p, apierr.New(apierr.CodeUnauthenticated, "Please sign in to continue.")
	}
	if p.SecondFactor != "" {
		if !secondFactorMay[p.SecondFactor][operation] {
			return p, apierr.New(apierr.CodeSecondFactor, secondFactorFirst[p.SecondFactor])
		}
		return p, nil
	}
	if p.MustChangePassword && !mustChangePasswordMay[operation] {
		return p, apierr.New(apierr.CodeMustChange, "Change your password to continue.")
	}
	return p, nil
}

// errStandingIn refuses what only the person may do: what moves money or takes data away, passwords, second factors,
// payment methods, payout details, keys, and opening another impersonation. The contract says which operations those
// are; who helps has calls of his own for the most of them, under his own name.
var errStandingIn = apierr.New(apierr.CodeForbidden, identity.BarredReason)

// inPerson enforces self-only.
func inPerson(ctx context.Context, selfOnly bool) error {
	if p, ok := principal.From(ctx); ok && selfOnly && p.Impersonated() {
		return errStandingIn
	}
	return nil
}

// scoped holds an API key to what it was made for. An operation that names no scope is for people only.
func scoped(p principal.Principal, scope string) error {
	switch {
	case !p.IsKey():
		return nil
	case scope == "":
		return apierr.New(apierr.CodeForbidden, "API keys cannot be used for this.")
	case !slices.Contains(p.Scopes, scope):
		return apierr.New(apierr.CodeForbidden, "This API key does not have the scope "+scope+".")
	}
	return nil
}

// check enforces a permission, and an API key's scope; resource gives the object's id when the permission names an object.
func (a authorizer) check(ctx context.Context, operation, required, scope string, resource func() (uuid.UUID, error)) error {
	if required == "public" {
		return nil
	}
	p, err := session(ctx, operation)
	if err != nil {
		return err
	}
	if err := scoped(p, scope); err != nil {
		return err
	}
	switch required {
	case "session":
		return nil
	case "self": // the way of signing in belongs to the person, never to who stands in
		if p.Impersonated() {
			return apierr.New(apierr.CodeForbidden, "How somebody signs in cannot be seen or changed while standing in.")
		}
		return nil
	}
	if groups, ok := strings.CutPrefix(required, "group:"); ok {
		for group := range strings.SplitSeq(groups, "|") {
			if group == p.Group {
				return nil
			}
		}
		return apierr.New(apierr.CodeForbidden, "You do not have access to this.")
	}
	namespace, permit, ok := strings.Cut(required, "#")
	if !ok {
		return fmt.Errorf("operation %s: permission %q is not understood", operation, required)
	}
	object := p.TenantID
	if namespace != "Tenant" {
		if object, err = resource(); err != nil {
			return err
		}
	}
	if fresh[operation] {
		ctx = authz.Anew(ctx)
	}
	return a.authz.Require(ctx, p, namespace, object, permit)
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
