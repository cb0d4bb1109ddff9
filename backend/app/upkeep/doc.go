// Package upkeep is what the people who run a deployment do from its command line: prove that the audit logs are what
// was sealed, and reseal every secret when the key is replaced.
package upkeep
