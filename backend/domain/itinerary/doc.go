// Package itinerary has what operators offer: itineraries, their services by day, and the catalogue hosts
// choose from.
//
// It owns the tables itinerary, itinerary_service and itinerary_recommendation. Departures belong to package
// inventory, which gives them to this package through the Inventory interface.
//
// Passive content (photos, services, packages, airports) is kept and passed on in the contract's own types:
// no rule needs another shape of it.
//
// Decisions:
//   - A host's level is the highest tier he may request; level 0 unlocks nothing (H-435, H-437).
//     The catalogue shows those tiers and the next one (H-438).
//   - A departure can be requested while its bookings deadline still lies in the future: a later request could
//     never be sold. That span is the lead time.
//   - Days on which every departure of a package is taken are that package's blackout dates.
//   - Instant approval is a switch of the itinerary and holds for its standard package only (H-316, O-235).
//   - An operator submits for review ("in review"); admins and trip managers complete an itinerary or send it back.
package itinerary
