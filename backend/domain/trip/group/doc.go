// Package group has what a host chooses for the whole group, and what that costs, which the paying travelers share.
package group
