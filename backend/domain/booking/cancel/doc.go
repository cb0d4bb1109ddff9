// Package cancel ends bookings, entirely or for some travelers, no matter who asks: spots, charges, money, insurance
// and rides are returned as the policy says. It also restores cancelled bookings (H-488).
//
// A booking that a host rejects, or whose trip is cancelled, shows 'Pending Cancel' until its refund has arrived.
package cancel
