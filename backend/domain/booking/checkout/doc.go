// Package checkout starts the payments of a booking: the first one of a hold, the balance, and insurance bought later.
//
// The amount that the customer was shown is compared with the server's and never used. What a payment brings about once it
// arrives is package place's.
package checkout
