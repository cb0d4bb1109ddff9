// Package fields is the table of a trip's fields: for each its name, who may change it and when, how a change is laid
// over the trip, what is checked, what the audit trail keeps of it, and what analytics is told.
//
// The table is all of O-091 to O-095, O-161 to O-164, H-292, H-313, H-330, H-333, H-334, H-393 and H-447. Answers show
// it with reasons, calls refuse by it, and a test walks every cell. A new field is a new row.
package fields
