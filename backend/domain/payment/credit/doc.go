// Package credit stores what the marketplace owes its travelers: credit that is granted, spent on payments, moved
// to another person, and expires on its last day.
package credit
