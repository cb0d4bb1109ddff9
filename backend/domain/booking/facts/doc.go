// Package facts answers what payments, insurers and payouts ask about bookings: who pays, what the trip costs each
// traveler, what is to be collected.
//
// It stands before all of them, so it needs trips and a clock alone. What it locks, it says.
package facts
