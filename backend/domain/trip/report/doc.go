// Package report implements the earnings reports of trips. A report is drafted when its trip completes, with
// current figures until an admin approves it.
package report
