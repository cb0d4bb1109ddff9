// Package host implements the people who lead trips: their record, level and home page, and the survey answers of
// their audience.
//
// It owns the tables host, survey_response and marketing_contact.
//
// Decisions:
//   - Names, biography and picture come from the member's profile; the host's own profile fills in what that
//     leaves empty.
//   - A host's level is the highest tier they can request. Levels and lead stages are never lowered
//     automatically: finishing onboarding makes a host ready to qualify, the first answer qualifying, an unlocked
//     tier qualified, a request planning, a launch launched, a confirmed trip confirmed, and a second request
//     after a completed trip renewed. A completed trip raises the host to level 3.
//   - A public profile is saved as a whole. Its names, biography and picture go to the member, the rest to the
//     host.
//   - Interests are categories of the marketplace (tenant/catalog), stored by their IDs.
//   - A marketing list combines the survey's opt-ins and the addresses an admin imported; a person in both
//     counts once.
//   - Important dates are those of ongoing trips, from today: launch, bookings deadline, final payment, start
//     and end.
package host
