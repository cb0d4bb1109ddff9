// Package discount takes a part of a booking's price off by a code that an administrator applies.
//
// It owns codes and their uses; the amounts are entries of the payment package's books. A discount lowers what the
// booking costs and is borne by the marketplace: host and operator earn as without it. A booking has one code at a
// time. A percentage is of the price without discount, rounded once; a discount never exceeds the price. What was
// paid above the lower price shows as the booking's available credit (T-270).
package discount
