// Package recommend keeps which itineraries admins recommend to a host, and in which order.
package recommend
