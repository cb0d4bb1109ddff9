// Package edit changes trips: their fields by one PATCH, their days and services, and the host's companions.
//
// Who may change what, and when, is the trip package's table of fields. A step of the lifecycle that a change names is
// taken by package steps.
package edit
