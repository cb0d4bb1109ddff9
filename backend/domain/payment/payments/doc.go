// Package payments assembles the rooms of the payment domain.
//
// From the bottom up: payment (the ledger, the providers, what a payment is); card, credit, statement and
// dispute, side by side;
// refund; charge; then automatic and news; and compare. A room knows those below it. Packages sandbox and stripe are
// providers; remit is what providers do for payees.
package payments
