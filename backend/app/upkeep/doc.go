// Package upkeep implements maintenance for the operators of a deployment, run from the command line: verify that
// the audit logs are as sealed, reseal every secret when the key is rotated, and rebuild the search index.
package upkeep
