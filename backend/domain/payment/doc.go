// Package payment takes money through a provider, gives it back, and keeps the books.
//
// It owns payments, refunds, provider events and the ledger. It knows nothing of trips: what a payment is for
// is told by the Orders it is given.
//
// A payment is written before the provider is called, and the call carries the payment's id as idempotency
// key, so that a crash between the two is repaired by calling again. Its end reaches the product on three
// ways — the provider's answer, its webhook, and a job that asks about payments that stay open — and all
// three meet in one function under the payment's row lock. Whoever comes second changes nothing.
//
// The ledger is append-only and in double entry: the entries of a transaction sum to zero per currency.
// What a booking costs, what was paid and what is due are sums over it, never stored numbers; paid + due =
// total holds because the three are sums of the same entries.
//
// An authentication that nobody completes is cancelled at the provider after AuthenticationLimit, so that
// abandoned places become free.
package payment
