// Package policy holds every number and rule that a marketplace can choose for itself, each with a default and its
// limits.
//
// A policy is a path such as "payment.depositBp". A tenant stores only deviations from the defaults (Overrides); Merge
// combines the two, and Validate rejects invalid values. A booking keeps the policy that it was made under.
package policy
