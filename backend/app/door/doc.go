// Package door is what every call passes before it reaches a handler, from the outside in: admission by class
// (admit.go), the limit on bodies (calls.go), the policy that the contract declares – permission, freshness,
// idempotency key, API key scopes (authorize.go, policy.go) – what no string may contain (plain.go), and how often one
// person, address or network can do what costs others (limits.go, streams.go). rest.go and rpc.go apply it to the two
// contracts.
//
// Policy is read from the generated table backend/gen/permission; nothing here names an operation, except for those
// whose responses are files.
package door
