package apierr

import "maps"

// Error codes are stable: clients branch on them. One table serves REST and Connect.
const (
	CodeInvalid          = "invalid_input"                 // 400, with fields
	CodeUnauthenticated  = "unauthenticated"               // 401
	CodeForbidden        = "forbidden"                     // 403
	CodeSecondFactor     = "second_factor_required"        // 403, the session needs its second factor, or one enrolled
	CodeReauthenticate   = "password_required"             // 403, the password must be entered again first
	CodeMustChange       = "password_expired"              // 403, the password must be changed first
	CodeNotFound         = "not_found"                     // 404, hidden or missing
	CodeConflict         = "conflict"                      // 409, the object changed in the meantime
	CodeIllegalState     = "illegal_state"                 // 409, the lifecycle does not allow it
	CodeSoldOut          = "sold_out"                      // 409, details carry what is left
	CodeSingleSupplement = "single_supplement_unavailable" // 409, H-600
	CodeHoldExpired      = "hold_expired"                  // 409
	CodeAmountStep       = "amount_step"                   // 400, with fields: the currency is not charged so finely
	CodeAmountMismatch   = "amount_mismatch"               // 409, the server computed another amount
	CodeIdempotencyReuse = "idempotency_key_reuse"         // 409, same key with another body
	CodeInProgress       = "in_progress"                   // 409, the first call with this key is still running
	CodePaymentFailed    = "payment_failed"                // 402
	CodeNoInventory      = "no_inventory_items"            // 404, H-520
	CodeTooLarge         = "too_large"                     // 413
	CodeUnsupportedMedia = "unsupported_media"             // 415
	CodeRateLimited      = "rate_limited"                  // 429
	CodeUnavailable      = "unavailable"                   // 503, a dependency does not respond
	CodeBusy             = "busy"                          // 503 with Retry-After, the server is overloaded
	CodeStorageFull      = "storage_full"                  // 507, a disk is full
	CodeTooSlow          = "too_slow"                      // 408, the request did not arrive in time
	CodeInternal         = "internal"                      // 500
)

var statuses = map[string]int{
	CodeInvalid: 400, CodeAmountStep: 400, CodeUnauthenticated: 401, CodePaymentFailed: 402, CodeForbidden: 403,
	CodeSecondFactor: 403, CodeReauthenticate: 403, CodeMustChange: 403, CodeNotFound: 404,
	CodeNoInventory: 404, CodeConflict: 409, CodeIllegalState: 409, CodeSoldOut: 409, CodeSingleSupplement: 409,
	CodeHoldExpired: 409, CodeAmountMismatch: 409, CodeIdempotencyReuse: 409, CodeInProgress: 409, CodeTooLarge: 413,
	CodeUnsupportedMedia: 415, CodeRateLimited: 429, CodeUnavailable: 503, CodeInternal: 500,
	CodeBusy: 503, CodeStorageFull: 507, CodeTooSlow: 408,
}

// Status returns the HTTP status of a code.
func Status(code string) int {
	if s, ok := statuses[code]; ok {
		return s
	}
	return 500
}

// Statuses returns the HTTP status of every code.
func Statuses() map[string]int { return maps.Clone(statuses) }
