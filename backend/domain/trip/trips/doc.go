// Package trips puts the rooms of the trip domain together.
//
// From the ground up: trip (types, the lifecycle's table, the table of fields, reading and keeping), steps, view, then
// makes, edit, agreement, page, promote, report and reprice beside each other. A room knows those below it.
package trips
