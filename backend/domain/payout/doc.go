// Package payout pays hosts and operators what their trips earned, and insurers what their policies cost.
//
// It owns the final settlement of a trip, payouts, the accounts they go to and referrals; amounts owed are sums over
// the payment package's books. When a trip's earnings report is final, what travelers paid stops being deferred: the
// operator's costs, the fees and the host's earnings are booked, and whatever the report does not divide — add-ons'
// share, discounts, prices changed by hand — is the marketplace's. Half of the earnings is due with the report and
// half the policy's days later (H-622); an advance (H-623) is paid once the trip is confirmed and at most the policy's days
// before the start, and is taken off the halves, the first one first.
//
// A payout's id is the provider's key, so sending may be repeated. It waits until its payee has an account, whose
// numbers are sealed and shown to nobody again. Nobody who acts for somebody else can change an account. The marketplace
// chooses the provider; at a Connector each payee has an account of his own, opened at its first use, and proves there
// who he is. A changed number opens another account there, for the country of an account stays; the old one is closed as
// soon as the provider lets it go, which is when its money has left for the bank.
//
// Premiums are planned once their policies can no longer be given back, less what the insurer got before; a policy that
// ends later is taken off what comes next. An insurer is a payee by its name, and admins say where its money goes.
package payout
