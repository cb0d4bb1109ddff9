// Package place writes the booking that a hold becomes, locks those that a payment is for, and tells their customers.
//
// What a payment brings about in all domains, step by step, is in package flow.
package place
