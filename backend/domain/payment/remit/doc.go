// Package remit is what a payment provider does for payees: it sends money to an account, once per key, and can
// manage an account for each payee, where they verify their identity.
//
// It is below the providers and the payouts that use them. Whose account is whose, and what they are owed, is up
// to package payout.
package remit
