// Package agreement has the services agreement of a trip: its words with the figures of the trip, and its acceptance by
// the host, with new prices when he gives some.
package agreement
