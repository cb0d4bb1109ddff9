// Package payments puts the rooms of the payment domain together.
//
// From the ground up: payment (the ledger, the providers, what a payment is), card, credit and statement beside each other,
// refund, charge, then automatic and news, and compare. A room knows those below it. sandbox and stripe are providers, remit
// is what they do for payees.
package payments
