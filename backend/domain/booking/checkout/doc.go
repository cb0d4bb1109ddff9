// Package checkout starts a booking's payments: the first payment of a hold, the balance, and insurance bought later.
//
// The amount shown to the customer is compared with the server's and never used. What happens once a payment arrives is
// up to package place.
package checkout
