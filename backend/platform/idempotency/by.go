package idempotency

import (
	"context"

	"caravan/backend/platform/principal"
)

// By is a call of the request's caller: the same key of another caller, or of another operation, is another call.
func By(ctx context.Context, operation, key string, body any) Call {
	p := principal.Must(ctx)
	return Call{TenantID: p.TenantID, Scope: operation + ":" + p.MemberID.String(), Key: key, Body: body}
}
