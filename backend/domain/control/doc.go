// Package control is a marketplace's control room: everything that waits for somebody to act, across all domains.
//
// It owns no table. Each domain describes which of its records can wait (record.Waiting), with the records' own scopes:
// an account manager sees what is waiting for the hosts and trips assigned to them, and only admins see money. The
// longest waiting come first, up to fifty of each kind beside the total.
//
// Platform operators also see the scheduled jobs as the modules name them (platform/jobs), with their latest runs.
package control
