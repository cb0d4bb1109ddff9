// Package insurance sells travelers a policy of the marketplace's insurer.
//
// It owns quotes, accepted quotes (orders) and policies; what travelers paid for them is in the payment package's books,
// on the insurer's account, never in a booking's balance: refund quotes and balances do not know it. An order waits for
// its payment. When the payment arrives its policies are written as processing, and a job buys each of them: the policy's
// id is the insurer's key, so a purchase whose answer was lost is repeated and never bought twice. What the insurer
// refuses is given back to the card at once.
//
// A party may be insured with its first payment: the quote is kept for its hold and for exactly its people, and becomes one
// of the booking when the payment has arrived. A payment that buys no places buys no insurance.
//
// The insurer is an interface with an embedded simulated one and an HTTP adapter; the tenant's settings choose, and a
// policy keeps the one that sold it. A change of the booking reprices its policies: the traveler pays or gets back the
// difference (T-217). What the trip no longer costs for another reason, such as a ride that was not driven, brings the
// policies down by job. A policy can be cancelled for the tenant's days after its creation; the booking's own cancellation
// cancels those that still can be, and all of them when it was not the traveler who cancelled (T-133).
package insurance
