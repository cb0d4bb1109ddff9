// Package steps moves trips along their lifecycle: one step by its name, or every step that time makes due.
//
// The table of steps is the trip package's. A step is the trip's row, the departure that a confirmed trip keeps, and the
// audit entry; it is announced on trip.Service, and what follows in other domains is package flow's.
package steps
