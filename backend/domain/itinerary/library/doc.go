// Package library keeps services that an operator uses in more than one itinerary.
package library
