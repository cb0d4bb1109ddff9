// Package discount reduces a booking's price by a code that an administrator applies or the customer enters at
// checkout.
//
// It owns codes and their uses; the amounts are entries in package payment's books. A discount lowers what the
// booking costs. The marketplace bears the discounts of its own codes: host and operator earn the same as without
// them. A host's code is borne by the host's earnings, and is at most the policy's share of the price. A booking
// has one code at a time. A percentage is of the undiscounted price, rounded once; a discount never exceeds the
// price. What was paid beyond the lower price shows as the booking's available credit (T-270).
//
// At checkout the hold reserves the use: it counts towards the code's limit as soon as the code is entered, is
// released when the hold ends, and passes to the booking with its first payment. A code's row is locked while it
// is used, so that its last use goes to one customer. Only an administrator can apply a discount that leaves
// nothing to pay, because a booking begins with a payment.
package discount
