// Package queue is the list of all refunds of a marketplace: those that need a person come first, each with its
// history, its entries in the books, and what can be done with it. What is done is up to package refund.
//
// A refund is sent once the provider took it, and has arrived once the provider confirmed it. One that failed waits
// for a person, who sends it again or pays it another way. A refund that other refunds have covered since can only be
// closed.
package queue
