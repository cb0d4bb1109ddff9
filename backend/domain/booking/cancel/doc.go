// Package cancel ends bookings, wholly or for some travelers, whoever asks for it: places, charge, money, insurance and
// rides go back as the policy says. It also brings cancelled bookings back (H-488).
//
// A booking that a host rejects, or whose trip is cancelled, shows 'Pending Cancel' until the refund arrived.
package cancel
