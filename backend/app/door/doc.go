// Package door is what every call passes before a handler has it, from the outside in: admission by class (admit.go),
// the bound on a body (calls.go), the policy that the contract declares – permission, freshness, idempotency key, API
// keys' scopes (authorize.go, policy.go) – what no string may hold (plain.go), and how often one person, address or
// network may do what costs others (limits.go, streams.go). rest.go and rpc.go apply it to the two contracts.
//
// Policy is read from the generated table backend/gen/permission; nothing here names an operation, but for those whose
// answers are files.
package door
