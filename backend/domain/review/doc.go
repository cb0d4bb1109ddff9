// Package review collects what travelers say of trips that are complete, and sums it up by itinerary and host.
//
// It owns review. A traveler rates a trip once, 1 to 5, with a comment if he likes; saying it again replaces it. The
// public report has the average of all ratings of an itinerary and their number, nothing of who gave them. Hosts read
// the comments with first names.
package review
