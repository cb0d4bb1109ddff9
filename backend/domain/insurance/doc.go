// Package insurance sells travelers policies of the marketplace's insurer.
//
// It owns quotes, accepted quotes (orders) and policies. What travelers paid for them is in package payment's
// books, on the insurer's account and never in a booking's balance: refund quotes and balances do not include it.
// An order waits for its payment. When the payment succeeds, its policies are written as processing, and a job
// buys each of them. The policy's ID is the insurer's idempotency key, so a purchase whose response was lost is
// retried and never made twice. A premium for a policy that the insurer rejects is refunded to the card
// immediately.
//
// A party can be insured with its first payment: the quote is stored for its hold and exactly its people, and
// passes to the booking once the payment has succeeded. A payment that buys no spots buys no insurance.
//
// The insurer is an interface with an embedded simulation and an HTTP adapter; the tenant's settings choose, and
// a policy stays with the insurer that sold it. A change of the booking reprices its policies, and the traveler
// pays or is refunded the difference (T-217). When the trip becomes cheaper for another reason, such as a
// transfer that was not driven, a job lowers the policies. A policy can be canceled within the tenant's number of
// days after its creation. Canceling the booking cancels those that still can be, and all of them if it was not
// the traveler who canceled (T-133).
package insurance
