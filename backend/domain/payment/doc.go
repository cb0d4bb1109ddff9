// Package payment takes money through a provider, refunds it, and keeps the books.
//
// It owns payments, refunds, disputes, credits, saved cards, automatic payments, provider events, the ledger, and
// its reconciliation with the provider. It knows nothing about trips: the Orders it is given say what a payment
// is for. The ledger, the types and what providers do are here; each use case has a room of its own, and package
// payments assembles them.
//
// Card numbers go from the browser to the provider: Stripe's fields take them in Stripe's frames, and only the ID
// of a payment method arrives here. Only trial marketplaces accept the sandbox's test cards.
//
// A payment is written before the provider is called, and the call carries the payment's ID as its idempotency
// key, so that a crash between the two is repaired by calling again. Its outcome reaches the product in three
// ways — the provider's response, its webhook, and a job that polls open payments — and all three meet in one
// function under the payment's row lock. Whichever comes second changes nothing.
//
// The ledger is append-only and double-entry: the entries of a transaction sum to zero per currency, and name the
// traveler and the price line they are for. What a booking costs, what was paid and what is due are sums over it,
// never stored numbers; paid + due = total holds because all three are sums of the same entries. Only
// money.Allocate divides amounts among travelers. VerifyTx looks for violations of these invariants.
//
// Reconciliation compares charges, refunds, disputes and transfers to payees with what the provider lists: what
// one side lacks, what was sent twice, and amounts that differ. Anything that could still be in progress is no
// difference. The provider's own fees are posted from its list at the same time, so that the books' money at the
// provider is its balance.
//
// An authentication that nobody completes is canceled at the provider after the policy's number of minutes, so
// that abandoned spots are released.
//
// Choices where the specification is silent:
//   - Refunds go back through a booking's payments, newest first: to the card, then to the credit used beside
//     it, which is returned as a new credit with the policy's validity.
//   - Credit can pay for rides in addition to the card, but never for insurance, because that money is the
//     insurer's. Canceled rides are refunded to the card first, and then as a new credit.
//   - Whatever became credit no longer counts as paid for its booking, as with a refund.
//   - Credit is reserved by a payment in progress and taken when that succeeds. Credit given to another person
//     keeps its expiration date.
//   - A disputed charge counts as paid until the bank has decided; if the dispute is lost, the traveler owes it
//     again.
//   - A saved card collects the balance of the booking it was saved for, once a day from the day of the last
//     reminder while the booking is refundable; after three failed days it stops until its payer acts.
package payment
