// Package control is a marketplace's control room: everything that waits for somebody to act, across all domains, and
// the saved views of its lists.
//
// Each domain describes which of its records can wait (record.Waiting), with the records' own scopes:
// an account manager sees what is waiting for the hosts and trips assigned to them, and only admins see money. The
// longest waiting come first, up to fifty of each kind beside the total.
//
// It owns the table list_view. A view is what the address of a list has after its question mark, under a name: whatever
// a list can be narrowed by can be saved, and what a list has lost since is left out by the page that opens it. A view is
// its owner's alone until he shares it with everyone who works in the marketplace. Then admins can change it, too, so that
// it outlives him. A deleted view can be brought back for a day, under its id.
//
// Platform operators also see the scheduled jobs as the modules name them (platform/jobs), with their latest runs.
package control
