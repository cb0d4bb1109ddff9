// Package spots takes and returns spots of trips. Spots that become free are offered to the waitlist in the transaction
// that frees them, each time to the first party that fits as a whole.
//
// When a crowd wants one trip, callers pass a gate in the process and learn from memory what was left a moment ago.
package spots
