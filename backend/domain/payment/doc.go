// Package payment takes money through a provider, gives it back, and keeps the books.
//
// It owns payments, refunds, disputes, credits, kept cards, automatic payments, provider events, the ledger and its
// comparison with the provider. It knows nothing of trips: what a payment is for is told by the Orders it is given.
// Here are the ledger, the types and what providers do; what people do has rooms of its own, which package payments puts
// together.
//
// Card numbers go from the browser to the provider: Stripe's fields take them in Stripe's frames, and only the id of a
// payment method comes here. The sandbox's test cards are taken by trial marketplaces alone.
//
// A payment is written before the provider is called, and the call carries the payment's id as idempotency
// key, so that a crash between the two is repaired by calling again. Its end reaches the product on three
// ways — the provider's answer, its webhook, and a job that asks about payments that stay open — and all
// three meet in one function under the payment's row lock. Whoever comes second changes nothing.
//
// The ledger is append-only and in double entry: the entries of a transaction sum to zero per currency, and
// name the traveler and the price line they are for. What a booking costs, what was paid and what is due are sums
// over it, never stored numbers; paid + due = total holds because the three are sums of the same entries. An
// amount is divided over travelers by money.Allocate alone. VerifyTx looks for what must never be.
//
// Reconciliation holds charges, refunds, disputes and the transfers to payees against what the provider lists: what one side
// lacks, what was sent twice, and amounts that differ. What could still be under way is no difference.
//
// An authentication that nobody completes is cancelled at the provider after the policy's minutes, so that
// abandoned places become free.
//
// Choices where the specification is silent:
//   - Money goes back over a booking's payments, the newest first: to the card, then to the credit that paid
//     beside it, which comes back as a new credit of the policy's validity.
//   - What became credit no longer counts as paid for its booking, as after a refund.
//   - Credit is reserved by a payment under way and taken when that succeeds. A credit that is given to another
//     person keeps its last day.
//   - A disputed charge counts as paid until the bank has decided; lost, the traveler owes it again.
//   - A kept card collects the balance of the booking it was kept for, once a day from the day of the last
//     reminder on while the booking is refundable; after three failed days it stops until its payer acts.
package payment
