// Package calendar brings trips into travelers' own calendars (RFC 5545): as a file of one trip, and by a private address
// that calendar programs ask again and again.
//
// It owns calendar_feed. A traveler has one address; its secret follows from a random id and is stored as a hash.
// Another takes its place when the traveler resets it, and the one before answers like one that never was. Whoever has the
// address reads the trips: it shows names, days, and rides, and nothing of money.
//
// An event is known by its booking or ride for good. Its sequence is what the versions of its trip and its booking come
// to, which only grow, so that calendars take what changed. A canceled trip stays, marked as such.
package calendar
