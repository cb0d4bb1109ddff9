// Package library keeps services that an operator uses in several itineraries.
package library
