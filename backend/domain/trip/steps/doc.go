// Package steps moves trips along their lifecycle: one step by its name, or every step that time makes due.
//
// The table of steps is the trip package's. What follows from a step in domains above is announced on trip.Service;
// what follows below, for the departure and the host, is done here, in one order of locks: the trip, its bookings, the
// departure, the host.
package steps
