// Package flow has the processes that run over several domains, each in a file of its own that reads from top to bottom.
//
//	place     a payment that arrived turns a hold into a booking
//	pay       a payment that arrived pays towards a booking, a change, insurance or rides
//	failed    a payment that did not arrive
//	approve   an operator or the marketplace approves a trip
//	launch    a trip goes public
//	confirm   the travelers of a trip are confirmed
//	complete  a trip is over
//	cancel    a trip does not take place
//
// A process begins with something that a domain announces, inside the transaction of that domain, and calls the domains
// that have to follow, one after the other. All of it happens or nothing. Locks are taken in one order: payment, hold,
// trip, its bookings, the departure, the host.
//
// What a host, a traveler or an admin asks of bookings – to confirm some of them, to change one, to cancel it – are rooms
// of package booking: they are about a booking's own rows, and its contract answers them. Where they move the trip, what
// follows is found here again. A trip's step itself – the row, the departure that it keeps, the audit entry – is package
// trip/steps'.
package flow
