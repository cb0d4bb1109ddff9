// Package edit changes trips: their fields by one PATCH, their days and services, and the host's companions.
//
// Who can change what, and when, is package trip's table of fields. A lifecycle step that a change names is taken by
// package steps.
package edit
