// Package host has the people who lead trips: their record, level and home, and what their audience answered.
//
// It owns the tables host, survey_response and marketing_contact.
//
// Decisions:
//   - Names, biography and picture are the member's profile; the host's own profile fills what that leaves open.
//   - A host's level is the highest tier he may request. A level and a lead stage never fall by themselves: the end of
//     his onboarding makes him ready to qualify, the first answer qualifying, a tier qualified, a request planning, a
//     launch launched, a confirmed trip confirmed, a second request after a completed trip renewed, and a completed
//     trip lifts him to level 3.
//   - A public profile is saved whole. Its names, biography and picture go to the member, the rest to the host.
//   - Categories are one list for all tenants (category.go); interests hold their ids.
//   - A marketing list is the survey's opt-ins and the addresses an admin imported; one who stands in both counts once.
//   - Important dates are those of trips that still go on, from today: launch, bookings deadline, final payment,
//     start and end.
package host
