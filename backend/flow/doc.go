// Package flow contains the processes that span several domains, each in a file that reads from top to bottom.
//
//	place     a successful payment turns a hold into a booking
//	pay       a successful payment goes towards a booking, a change, insurance or transfers
//	failed    a payment fails
//	approve   an operator or the marketplace approves a trip
//	launch    a trip goes public
//	confirm   the travelers of a trip are confirmed
//	complete  a trip is over
//	cancel    a trip is canceled
//
// A process starts with something that a domain announces, inside that domain's transaction, and calls the
// domains that have to follow, one after another. All of it happens or none. Locks are taken in one order:
// payment, hold, trip, its bookings, the departure, the host.
//
// What a host, a traveler or an admin asks of bookings – confirming some, changing one, canceling it – is in the
// rooms of package booking, because it concerns a booking's own rows and is answered by its contract. If it
// changes the trip's status, the consequences are again found here. A trip's step itself – the row, the departure
// that it holds, the audit entry – is in package trip/steps.
package flow
