// Package remind reminds customers of what they owe. Each reminder is mailed once; when several are overdue, only the
// latest still matters.
package remind
