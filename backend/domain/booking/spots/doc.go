// Package spots takes and releases spots of trips. Released spots are offered to the waitlist in the same
// transaction, each time to the first party that fits as a whole.
//
// When a crowd wants one trip, callers pass a gate in the process and learn from memory what was left a moment
// ago.
package spots
