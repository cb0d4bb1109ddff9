// Package news tells what changed on the days of a trip since people booked it, and who has seen it.
//
// Each change of the days or of a service adds what it does to the days concerned, under the version that the trip gets.
// Travelers acknowledge a day up to the revision that they have read, so that a later change is shown again. Who has no
// account is counted with whoever booked for him. Prices are no news: a booking keeps its own.
package news
