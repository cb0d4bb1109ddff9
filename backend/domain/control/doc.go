// Package control is a marketplace's control room: everything that waits for someone to act, across all domains,
// and the saved views of its lists.
//
// Each domain describes which of its records can wait (record.Waiting), with the records' own scopes: an account
// manager sees what is waiting for the hosts and trips assigned to them, and only admins see money. The longest
// waiting come first, up to fifty of each kind along with the total.
//
// It owns the tables list_view, record_note and record_tag. A view is the query string of a list, under a name: every
// filter of a list can be saved, and filters that a list no longer has are ignored by the page that opens it. A view is
// private to its owner until it is shared with everyone who works in the marketplace. Then admins can change it, too,
// so that it outlives its owner. A deleted view can be restored for a day, under its id.
//
// Admins and support write notes on records for each other, and tag records to find them together. No one else
// sees notes and tags. They are not searched, because lists that hosts and operators search share an index with
// those of staff, and they go with a person who is erased.
//
// Platform operators also see the scheduled jobs as the modules name them (platform/jobs), with their latest
// runs.
package control
