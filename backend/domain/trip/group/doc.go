// Package group computes what a host chooses for the whole group, and its cost, which the paying travelers share.
package group
