// Package steps moves trips through their lifecycle: one step by its name, or every step that has become due.
//
// The table of steps is package trip's. A step consists of the trip's row, the departure that a confirmed trip
// holds, and the audit entry. It is announced on trip.Service, and what follows in other domains is up to package
// flow.
package steps
