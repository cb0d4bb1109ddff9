// Package control is the control room of a marketplace: what waits for somebody to act, over all domains.
//
// It owns no table. Each domain describes what of its own can wait (record.Waiting), with the records' own scopes:
// an account manager sees what waits of the hosts and trips assigned to him, money is the admins' alone. The longest
// waiting come first, up to fifty of each kind beside the number of all.
package control
