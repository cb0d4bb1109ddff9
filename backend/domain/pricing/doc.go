// Package pricing computes every amount of a trip before anyone pays: what a
// traveler's place costs, what the host earns, which prices may be saved.
//
// It owns no state. A Model holds the inputs; Sheet checks them once and
// bounds them so far below the range of int64 that no later step can
// overflow, which keeps the rules themselves free of error paths.
//
// Decisions:
//   - Rounding happens once per line, half away from zero, in minor units.
//     Each spot is a line of its own, so the sum of what the ledger books for
//     the spots is exactly the host's earnings.
//   - The suggested price is the least whole-unit price at which the host does
//     not lose money after those roundings.
//   - The earnings advance is paid out of earnings early; it is no cost.
//   - "Total traveler price" of the operator's table is operator subtotal plus
//     platform fee: what a place costs before the selling fees, which the
//     suggested price adds. The single supplement is optional and stands
//     beside it, as a line without and with the platform fee.
//   - Cancelled spots of a what-if scenario are gone, with their cost.
package pricing
