// Package destination has the destinations of a marketplace: where its itineraries and trips go, as operators choose
// them and travelers look for them.
//
// It owns destination_list, one row for each marketplace that has edited its list.
//
// Decisions:
//   - Itineraries and trips store the country and the name, as the specification has them (H-096, O-055), and follow a
//     destination that is renamed or merged: every screen, email, and document shows the new name without a lookup.
//   - Names of earlier times and links keep working: a destination's id never changes, its former names lead to it,
//     and a merged one stays in the list as a reference to the one that it was merged into. A deleted one is gone, and
//     so deleted only while nothing uses it.
//   - A marketplace without a list works as one that lets operators write any place. With a list, operators choose from
//     it; whether they may also write another place is the marketplace's choice. Such places are shown to its admins,
//     who add them to the list or merge them.
//   - A hidden destination is neither offered nor a filter; what has it keeps it.
//   - Names are not translated: they are proper names in the marketplace's own spelling. Countries are.
package destination
