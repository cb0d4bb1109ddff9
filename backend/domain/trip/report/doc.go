// Package report has the earnings reports of trips. A report is drafted when its trip completes, with figures of the
// moment until an admin approves it.
package report
