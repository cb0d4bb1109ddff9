// Package waitlist lets parties wait for spots of a trip that has too few for them.
//
// While they wait, nothing is paid and nothing is held. An offer that is not paid in time ends the booking, and
// the next party gets the offer.
package waitlist
