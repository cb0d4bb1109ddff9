// Package record is the generic record layer of H §7: list, get, search, create and update for every resource
// (H-463 to H-467), and the short forms for pickers (the metadata variants of H-474 to H-486).
//
// A domain describes its resource as data: where its rows are, which of them each group sees, what can be
// searched, filtered and sorted, its short form, and which fields can be changed by whom in which status. Pages,
// rejections by name, optimistic versions and audit entries follow from that. It owns no table.
//
// Decisions:
//   - A page continues after the last row of the previous one, by the sorted value and the ID; a cursor
//     contains the name of its order, and a cursor of another order is rejected.
//   - Words are searched one by one, in any order, ignoring case: by the beginnings of a record's words where
//     package search indexes them, and otherwise anywhere in the resource's columns; % and _ are ordinary
//     characters. Short forms list exact matches first, and within exact and other matches the newest.
//   - A group that a resource's scope does not name sees none of it: an empty list, and 404 for a single
//     record.
//   - A field that is read-only, or closed to the caller, is rejected with its name and the reason, and nothing
//     of the update is saved. The contract itself rejects a field that it does not know.
//   - Whatever a group cannot read is left out of the response.
//   - Rules that span fields or change a record's status stay in its domain (trips keep their own table of
//     rights).
package record
