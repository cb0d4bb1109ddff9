// Package waitlist lets parties wait for places of a trip that has too few for them.
//
// Nothing is paid and nothing held while they wait. An offer that is not paid in time ends the booking, and the next party
// is asked.
package waitlist
