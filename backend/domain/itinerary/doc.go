// Package itinerary has what operators offer: itineraries, their services by day, and the catalogue hosts
// choose from. Here are the types, the rules, the validity periods and what everybody reads; what people do has rooms
// of its own, which package itineraries puts together.
//
// It owns the tables itinerary, itinerary_service, itinerary_version, host_recommendation, itinerary_recommendation and service_library.
// Departures belong to package inventory, which gives them to this package through the Inventory interface.
//
// Passive content (photos, services, packages, airports) is passed on in the contract's own types: no rule needs another
// shape of it. Rows keep it in plain shapes with a version (stored.go); trips keep their services in the same. Versions
// and files are the contract's draft of an itinerary.
//
// Decisions:
//   - A host's level is the highest tier he may request; level 0 unlocks nothing (H-435, H-437).
//     The catalogue shows those tiers and the next one (H-438).
//   - A departure can be requested while its bookings deadline still lies in the future: a later request could
//     never be sold. That span is the lead time.
//   - Days on which every departure of a package is taken are that package's blackout dates.
//   - Instant approval is a switch of the itinerary and holds for its standard package only (H-316, O-235). Without
//     inventory it is a switch of each validity period.
//   - Validity periods are kept disjoint by date and day of the week: what is put last wins, what it covers gives way,
//     and neighbours with the same rate become one. A threshold names its days; a period holds on the days its
//     thresholds name, a blackout without thresholds on all.
//   - Without inventory a request reserves nothing: every covered day can be requested any number of times.
//   - Removed services are kept out of sight, because requests and earlier versions refer to them.
//   - Accommodations keep their ids when default and alternative are swapped. A departure names an accommodation of
//     its own only when it differs from the default; others follow the default, also through a swap. A departure
//     whose accommodation goes away follows the default again (O-204). Trips keep what they were made with.
//   - Each save is a version: the whole itinerary as the file that export writes. Restoring one makes a new version;
//     status, tier and departures are no part of it.
//   - A file has no ids of this system: importing one makes new services. A start time is kept as HH:MM.
//   - An operator submits for review ("in review"); admins and trip managers complete an itinerary or send it back.
package itinerary
