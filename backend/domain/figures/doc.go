// Package figures says what a marketplace sold, collected, refunded, and earned in a period, how full its trips are,
// and how many visitors became travelers: in total and by trip, host, or operator, beside the period before.
//
// It owns no table: the books say what happened to money, bookings what was ordered, analytics who visited, and trips
// what starts. Sums are made from scratch on each call, so that they are those of the domains at that moment.
//
// Decisions:
//   - One currency at a time; a trip has one. Nothing is converted.
//   - Money counts on the day on which it was posted, orders on the day on which they were placed, and spots on the day
//     on which their trip starts. A canceled order no longer counts, and its charge is reversed on the day of the
//     cancellation.
//   - A figure can be taken apart: what was posted together for one reason is an entry, and so is an order, a trip
//     that starts in the period, and the visitors of a trip on one day from one channel, who are counted without being
//     known. Figures and entries read the same rows, so that entries add up to their figure.
//   - What names a booking but no trip, such as a refund, belongs to the trip that the booking was for at that moment.
//   - Earned is the marketplace's margin: its fees and what was forfeited, less provider fees, its own discounts, and
//     referral rewards. Fees are posted with a trip's final report.
package figures
