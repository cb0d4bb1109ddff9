// Package record is the generic record layer of H §7: list, get, search, create and update of every resource
// (H-463 to H-467) and the short forms for pickers (the metadata variants of H-474 to H-486).
//
// A domain describes its resource as data: where its rows are, which of them each group sees, what may be searched,
// filtered and sorted, how it is told in short, and which field may be changed by whom in which status. From that
// follow the pages, the refusals by name, the optimistic version and the entry in the trail. It owns no table.
//
// Decisions:
//   - A page goes on after the last row of the one before, by the value it was sorted by and the id; a cursor holds
//     the name of the order, and one of another order is refused.
//   - Words are looked for one by one, in any of the columns, whatever their case; % and _ are letters like others.
//   - A group that a resource's scope does not name sees none of it: an empty list, and 404 for a single record.
//   - A field that is read only, or closed to the caller, is refused with its name and the reason, and nothing of
//     the change is kept. A field that the contract does not know is refused by the contract itself.
//   - What a group may not read is left out of the answer.
//   - Rules that span fields or move a record along stay in its domain (trips keep their own table of rights).
package record
