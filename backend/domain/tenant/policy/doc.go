// Package policy holds every number and rule that a marketplace may choose for itself, each with a default and its limits.
//
// A policy is a path such as "payment.depositBp". A tenant stores only what differs from the defaults (Overrides); Merge
// puts the two together and Validate refuses what cannot be. A booking keeps the policy that it was made under.
package policy
