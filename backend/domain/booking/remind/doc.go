// Package remind reminds customers of what they owe. Each reminder is mailed once; of several days that have passed, only
// the last still matters.
package remind
