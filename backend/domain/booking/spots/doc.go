// Package spots takes spots of trips and gives them back. Spots that become free are offered to the waitlist in the
// transaction that frees them, each time to the first party that fits whole.
//
// A crowd for one trip passes a gate in the process, and hears from memory what was left a moment ago.
package spots
