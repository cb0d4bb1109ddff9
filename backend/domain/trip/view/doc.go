// Package view shows trips to those who run them and those who travel: one trip with what its caller can see and
// do, the caller's lists, what is left of its spots, and the records for staff.
package view
