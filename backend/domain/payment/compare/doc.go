// Package compare holds charges, refunds, disputes and transfers to payees against what the providers list, and keeps the differences
// until an admin settles them.
package compare
