// Package calendar puts trips into travelers' own calendars (RFC 5545): as a file of one trip, and through a
// private URL that calendar programs poll.
//
// It owns calendar_feed. A traveler has one URL; its secret is derived from a random ID and stored as a hash.
// Resetting it replaces the URL, and the old one answers as if it had never existed. Anyone with the URL can read
// the trips, so it shows names, days and transfers, and nothing about money.
//
// An event is identified by its booking or transfer permanently. Its sequence is the sum of its trip's and
// booking's versions, which only grow, so calendars pick up every change. A canceled trip remains, marked as
// canceled.
package calendar
