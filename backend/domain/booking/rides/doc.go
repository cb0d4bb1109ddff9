// Package rides keeps ground transfers among the add-ons of bookings (T-209). Their price is paid by a payment of their
// own: it enters no balance, no cart and no payout, but what the trip costs when it is insured.
//
// It answers the rides' domain, and stands before it.
package rides
