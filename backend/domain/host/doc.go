// Package host has the people who lead trips: their record, level and home, and what their audience answered.
//
// It owns the tables host and survey_response.
//
// Decisions:
//   - Names, biography and picture are the member's profile; the host's own profile fills what that leaves open.
//   - A host's level is the highest tier he may request. A level and a lead stage never fall by themselves: a
//     request makes him planning, a launch launched, a confirmed trip confirmed, a second request after a
//     completed trip renewed, and a completed trip lifts him to level 3.
//   - Important dates are those of trips that still go on, from today: launch, bookings deadline, final payment,
//     start and end.
package host
