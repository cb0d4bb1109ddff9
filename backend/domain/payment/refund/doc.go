// Package refund returns money, for a booking that ends, single items, premiums and transfers, to the card or as
// credit. A refund is written first and sent by a job.
package refund
