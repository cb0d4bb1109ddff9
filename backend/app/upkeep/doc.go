// Package upkeep is what the people who run a deployment do to it from its command line: prove that the audit logs are what
// was sealed, and seal every secret anew when the key is replaced.
package upkeep
