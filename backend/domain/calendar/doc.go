// Package calendar brings trips into travelers' own calendars (RFC 5545): as a file of one trip, and through a private
// address that calendar programs poll.
//
// It owns calendar_feed. A traveler has one address; its secret is derived from a random ID and stored as a hash.
// Resetting it replaces the address, and the old one answers as if it had never existed. Whoever has the address can
// read the trips, so it shows names, days and rides, and nothing about money.
//
// An event is identified by its booking or ride forever. Its sequence is the sum of its trip's and booking's versions,
// which only grow, so calendars pick up every change. A cancelled trip stays and is marked as cancelled.
package calendar
