// Package flow has the processes that span several domains, each in a file that reads from top to bottom.
//
//	place     an arrived payment turns a hold into a booking
//	pay       an arrived payment pays towards a booking, a change, insurance or rides
//	failed    a payment that did not arrive
//	approve   an operator or the marketplace approves a trip
//	launch    a trip goes public
//	confirm   the travelers of a trip are confirmed
//	complete  a trip is over
//	cancel    a trip does not take place
//
// A process begins with something that a domain announces, inside that domain's transaction, and calls the domains that
// have to follow, one after the other. All of it happens or none. Locks are taken in one order: payment, hold, trip,
// its bookings, the departure, the host.
//
// What a host, a traveler or an admin asks of bookings – confirming some, changing one, cancelling it – is in the rooms
// of package booking, because it concerns a booking's own rows and is answered by its contract. If it moves the trip,
// what follows is found here again. A trip's step itself – the row, the departure that it keeps, the audit entry – is
// in package trip/steps.
package flow
