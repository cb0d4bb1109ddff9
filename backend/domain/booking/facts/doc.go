// Package facts answers what payments, insurers and payouts ask about bookings: who pays, what the trip costs
// each traveler, and what is still to be collected.
//
// It is built before all of them, so it needs only trips and a clock. Its functions document what they lock.
package facts
