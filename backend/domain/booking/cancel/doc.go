// Package cancel cancels bookings, entirely or for some travelers, no matter who asks: spots, charges, money,
// insurance and transfers are returned as the policy says. It also reinstates canceled bookings (H-488).
//
// A booking that a host rejects, or whose trip is canceled, shows 'Pending Cancel' until its refund has arrived.
package cancel
