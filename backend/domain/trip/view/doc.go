// Package view shows trips to those who make them and who travel: one trip with what its caller may see of it and do
// with it, the caller's lists, what is left of its places, and the records of helpers.
package view
