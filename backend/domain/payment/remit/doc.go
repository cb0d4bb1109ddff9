// Package remit is what a payment provider does for those who are paid: it sends money to an account, once per key, and
// may keep an account for each payee, at which he proves who he is.
//
// It stands below the providers and the payouts that use them. Whose account is whose, and what is due to it, is payout's.
package remit
