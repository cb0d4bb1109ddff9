// Package tally answers what trips ask about their bookings: how many spots are booked, how many travelers are
// waiting, and what a member has booked.
//
// It needs only the transaction, so that it can be built before the trips that ask.
package tally
