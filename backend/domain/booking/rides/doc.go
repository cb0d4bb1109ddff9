// Package rides lists ground transfers among the add-ons of bookings (T-209). They are paid by payments of their
// own and count towards no balance, cart or payout, but do count towards the trip cost that is insured.
//
// It answers the transfer domain, and is built before it.
package rides
