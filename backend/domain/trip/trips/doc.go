// Package trips assembles the rooms of the trip domain.
//
// From the bottom up: trip (types, the lifecycle's table, the table of fields, reading and storage), steps, view; then
// makes, edit, agreement, page, promote, report and reprice, side by side. A room knows those below it.
package trips
