// Package insurance sells travelers policies of the marketplace's insurance companies.
//
// It owns quotes, accepted quotes (orders), policies, and what was reported about them. What travelers paid for them
// is in package payment's books, on the insurer's account and never in a booking's balance: refund quotes
// and balances do not include it.
// An order waits for its payment. When the payment succeeds, its policies are written as processing, and a job
// buys each of them. The policy's ID is the insurer's idempotency key, so a purchase whose response was lost is
// retried and never made twice. A premium for a policy that the insurer rejects is refunded to the card
// immediately.
//
// A party can be insured with its first payment: the quote is stored for its hold and exactly its people, and
// passes to the booking once the payment has succeeded. A payment that buys no spots buys no insurance.
//
// An insurer is an interface with an embedded simulation and an HTTP adapter. A marketplace has a list of them
// (package tenant/company), and the first that is not paused and covers the customer's country of residence sells:
// one quote is one company's, whose terms, price, and contract are the customer's, also for a party from several
// countries. The insurer is told each traveler's own country, and may refuse one. A customer whose country is unknown
// is covered only by a company that covers every country. Without a company that covers them, insurance is not
// offered. A policy stays with the company that sold it, also when that is paused or removed; a change of a booking
// with policies of several companies is one quote that sums theirs. Its id is stored, and its name for papers.
//
// What companies report is stored in insurance_event, with the effect that it had: their responses to our calls, and
// webhooks, which only make us fetch a policy's status: a policy that the company canceled itself ends, and its premium
// is refunded. The timeline shows what was reported. It is kept like the events of payments.
//
// A change of the booking reprices its policies, and the traveler
// pays or is refunded the difference (T-217). When the trip becomes cheaper for another reason, such as a
// transfer that was not driven, a job lowers the policies. A policy can be canceled within the tenant's number of
// days after its creation. Canceling the booking cancels those that still can be, and all of them if it was not
// the traveler who canceled (T-133).
package insurance
