// Package pricing computes every amount of a trip before anyone pays: what a traveler's spot costs, what the host
// earns, and which prices can be saved.
//
// It has no state. A Model holds the inputs; Sheet validates them once and bounds them so far below the range of
// int64 that no later step can overflow, which keeps the rules themselves free of error paths.
//
// Decisions:
//   - Rounding happens once per line, half away from zero, in minor units. Each spot is a line of its own, so
//     the sum of what the ledger books for the spots is exactly the host's earnings.
//   - The suggested price is the lowest whole-unit price at which the host does not lose money after that
//     rounding.
//   - The earnings advance is paid out of earnings early; it is not a cost.
//   - "Total traveler price" in the operator's table is the operator subtotal plus the platform fee: what a
//     spot costs before the selling fees, which the suggested price adds. The single supplement is optional and
//     shown beside it, as a line without and one with the platform fee.
//   - Canceled spots of a what-if scenario are removed, along with their cost.
package pricing
