// Package credit keeps what the marketplace owes its travelers: credit that is given, used by payments, moved to another person and ended
// on its last day.
package credit
