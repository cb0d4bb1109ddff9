// Package payout pays hosts and operators what their trips earned, and insurers what their policies cost.
//
// It owns the final settlement of a trip, payouts, the accounts they go to, and referrals; amounts owed are sums
// over package payment's books. When a trip's earnings report is final, what travelers paid stops being deferred:
// the operator's costs, the fees and the host's earnings are booked, and whatever the report does not divide —
// the add-ons' share, discounts, prices changed by hand — is the marketplace's. Half of the earnings is due with
// the report, and the other half after the policy's number of days (H-622). An advance (H-623) is paid once the
// trip is confirmed, no earlier than the policy's number of days before the start, and is deducted from the
// halves, the first one first. An advance not yet sent when the earnings are final is capped at those earnings.
// What a payee owes for settled or canceled trips, such as an advance above the final earnings, is deducted from
// what the next trips pay them, in the same currency; the books move it from trip to trip.
//
// Payees are notified of each step in the transaction that takes it: what a trip earned, what is sent, what
// failed or was returned, and, once, what is due and waits for an account. At an operator everyone who works for
// it is notified, except read-only people. A rejection that the marketplace has to resolve, and what is held, is
// reported to no payee.
//
// A payout's ID is the provider's idempotency key, so sending can be retried. A payout waits until its payee has
// an account, whose numbers are sealed and never shown again. No impersonator can change an account. The
// marketplace chooses the provider; with a Connector, each payee has an account of their own there, opened at its
// first use, and verifies their identity with the provider. A changed account number opens another account there,
// because an account's country cannot change; the old one is closed as soon as the provider allows it, which is
// when its money has left for the bank.
//
// Premiums are planned once their policies can no longer be refunded, less what the insurer received before; a
// policy that ends later is deducted from what comes next. An insurer is a payee under its company's id, and admins
// say where its money goes.
package payout
