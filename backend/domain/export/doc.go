// Package export writes files of a tenant's data in the background and hands them to whoever asked.
//
// The row and its job are made in one transaction. The job may run twice: it writes the same file again. The
// file's rows are read on one snapshot; progress is written in transactions of its own, so that it can be
// watched. Cells that a spreadsheet would take for a formula are defused. The file is only for the person who
// asked, and is given out by the server, never by a public address.
package export
