// Package approve sends back what a marketplace does not approve of a trip – its page, its technical itinerary, its
// earnings report – with a reason, and remembers the rounds.
package approve
