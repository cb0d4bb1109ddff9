// Package place creates the booking that a hold turns into, locks the bookings that a payment is for, and notifies
// their customers.
//
// What a payment triggers across domains, step by step, is in package flow.
package place
