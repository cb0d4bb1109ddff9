// Package refund gives money back: of a booking that ends, of single items, of premiums and rides, to the card or as credit. A refund is
// written first and sent by a job.
package refund
