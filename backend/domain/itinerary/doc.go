// Package itinerary has what operators offer: itineraries, their services by day, and the catalog that hosts
// choose from. The types, rules, validity periods and shared reads are here; each use case has a room of its own,
// and package itineraries assembles them.
//
// It owns the tables itinerary, itinerary_service, itinerary_version, host_recommendation,
// itinerary_recommendation and service_library. Departures belong to package inventory, which provides them to
// this package through the Inventory interface.
//
// Passive content (photos, services, packages, airports) is passed on in the contract's own types, because no
// rule needs it in another shape. Rows store it in plain, versioned structs (stored.go), which trips use for
// their services, too. Versions and files hold the contract's draft of an itinerary.
//
// Decisions:
//   - A host's level is the highest tier they can request; level 0 unlocks nothing (H-435, H-437). The catalog
//     shows those tiers and the next one (H-438).
//   - A departure can be requested while its bookings deadline is still in the future: a later request could
//     never be sold. That span is the lead time.
//   - Days on which every departure of a package is reserved are that package's blackout dates.
//   - Instant approval is a switch of the itinerary and applies to its standard package only (H-316, O-235).
//     Without inventory, it is a switch of each validity period.
//   - Validity periods are kept disjoint by date and day of the week: the latest one wins, replaces what it
//     covers, and adjacent periods with the same rate are merged. A threshold names its days; a period applies on
//     the days its thresholds name, and a blackout without thresholds on all days.
//   - Without inventory, a request reserves nothing: every covered day can be requested any number of times.
//   - Removed services are hidden but kept, because requests and earlier versions refer to them.
//   - Accommodations keep their IDs when the default and an alternative are swapped. A departure names an
//     accommodation of its own only if it differs from the default; others follow the default, even through a
//     swap. A departure whose accommodation is removed follows the default again (O-204). Trips keep what they
//     were made with.
//   - Each save creates a version: the whole itinerary as the file that export writes. Restoring one creates a
//     new version; status, tier and departures are not part of it.
//   - A day can have up to five photos of its own, which go with it when days are sent in another order. A day that is
//     sent without photos keeps them: partners and older programs push days without knowing of them.
//   - A file contains no IDs of this system: importing one creates new services. A start time is stored as
//     HH:MM.
//   - An operator submits an itinerary for review ("in review"); admins and trip managers complete it or send
//     it back.
package itinerary
