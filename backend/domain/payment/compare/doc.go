// Package compare reconciles charges, refunds, disputes and transfers to payees with what the providers list, and
// stores the differences until an admin resolves them.
package compare
