// Package news shows what changed on a trip's days since people booked it, and who has seen it.
//
// Each change of the days or of a service adds its effect to the days concerned, under the version that the trip
// gets. Travelers acknowledge a day up to the revision they have read, so that a later change is shown again.
// Travelers without an account count together with whoever booked for them. Price changes are not listed: a
// booking keeps its own.
package news
