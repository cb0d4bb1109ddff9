// Package view shows bookings: to their travelers, to the trip's host, to staff, and as rows of a roster.
//
// It changes nothing. The payer and staff see the money; other travelers see names, but no contact details.
package view
