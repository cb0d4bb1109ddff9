// Package recommend keeps what itineraries admins recommend to a host, and in which order.
package recommend
