// Package recommend stores which itineraries admins recommend to a host, and in which order.
package recommend
