// Package fields is the table of a trip's fields. For each, it has the name, who can change it and when, how a
// change is applied to the trip, what is validated, what the audit trail records, and what analytics receives.
//
// The table implements all of O-091 to O-095, O-161 to O-164, H-292, H-313, H-330, H-333, H-334, H-393 and H-447.
// Responses show it with reasons, calls are rejected by it, and a test walks every cell. A new field is a new
// row.
package fields
