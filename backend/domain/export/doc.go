// Package export writes files of a tenant's data in the background and delivers them to the person who requested
// them.
//
// The row and its job are created in one transaction. The job may run twice; it then writes the same file again.
// The file's rows are read from one snapshot; progress is written in separate transactions, so that it can be
// watched. Cells that a spreadsheet would take for a formula are escaped. Only the person who requested it can
// download the file, through the server and never at a public URL.
package export
