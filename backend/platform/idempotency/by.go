package idempotency

import (
	"context"

	"caravan/backend/platform/principal"
)

// By returns a Call scoped to the operation and the request's caller: the same key from another caller, or for
// another operation, is a different call.
func By(ctx context.Context, operation, key string, body any) Call {
	p := principal.Must(ctx)
	return Call{TenantID: p.TenantID, Scope: operation + ":" + p.MemberID.String(), Key: key, Body: body}
}
