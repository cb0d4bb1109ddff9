// Package discount takes a part of a booking's price off by a code: one that an administrator applies, or one that the
// customer enters at checkout.
//
// It owns codes and their uses; the amounts are entries of the payment package's books. A discount lowers what the
// booking costs. One by the marketplace's codes is borne by it: host and operator earn as without it. One by a host's own
// code is borne by his earnings, and is at most the policy's share of the price. A booking has one code at a time. A
// percentage is of the price without discount, rounded once; a discount never exceeds the price. What was paid above the
// lower price shows as the booking's available credit (T-270).
//
// At checkout the hold has the use: it counts towards the code's limit from when the code is entered, is free for others
// when the hold ends, and is the booking's with its first payment. A code is locked while it is used, so that the last use
// has one taker. Whatever leaves nothing to pay is an administrator's to apply, for a booking begins with a payment.
package discount
