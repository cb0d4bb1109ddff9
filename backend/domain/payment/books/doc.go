// Package books closes the months of the ledger. Months are closed in order, each once it is over and the books agree
// with the providers. Nothing is written into a closed month: anything learned about it later is posted at the
// beginning of the open month, with the time at which it happened. The statement that posts enforces this, so nothing
// can bypass it.
package books
