// Package remind reminds customers of their balance. Each reminder is emailed once; if several are overdue, only
// the latest still matters.
package remind
