package app_test

import (
	"testing"

	"caravan/backend/gen/permission"
)

// The matrix detects a missing check: with the permission of one operation removed it reports that operation, and
// nothing before.
func TestTheMatrixNoticesAMissingCheck(t *testing.T) {
	m := newMatrix(t)
	for operation, caller := range map[string]string{
		"listAuditLogs":        ownHost,       // an admin's
		"adminListApiKeys":     manager,       // an admin's, not an account manager's
		"listApiKeys":          agent,         // an operator's admin's
		"getTrip":              otherHost,     // of one's own object
		"getItinerary":         ownTraveler,   // of those who may browse
		"listInventory":        otherOperator, // of the own operator's itinerary
		"listTripRequests":     ownTraveler,   // of groups
		"getInventoryMetadata": anonymous,     // of every signed-in person
		"adminListTrips":       ownOperator,   // of those who oversee trips
		"getWebhook":           otherKey,      // of a key's own operator
	} {
		t.Run(operation, func(t *testing.T) {
			rule, ok := permission.REST[operation]
			if !ok {
				t.Fatal("the contract has no such operation")
			}
			if found := m.violations(t, []string{operation}, callers); len(found) > 0 {
				t.Fatalf("before anything was taken away: %v", found)
			}
			weaker := rule
			weaker.Permission, weaker.Scope = "public", ""
			permission.REST[operation] = weaker
			defer func() { permission.REST[operation] = rule }()
			what := m.cell(t, operation, rule, caller)
			if what == "" {
				t.Errorf("%s got past %s and the matrix said nothing", caller, rule.Permission)
			}
		})
	}
}
