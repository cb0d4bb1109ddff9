package policy_test

import (
	"testing"

	"caravan/backend/domain/tenant/policy"
)

// Every policy says which records a change reaches; the previews of changes rely on it.
func TestEveryPolicyIsDeclared(t *testing.T) {
	t.Parallel()
	for _, v := range policy.Default().Values() {
		if _, ok := policy.AppliesTo(v.Path); !ok {
			t.Errorf("%s: not declared whether open trips keep it", v.Path)
		}
	}
	for path, want := range map[string]policy.Applies{
		"payment.depositBp": policy.NewTrips, "hostLevels[2].name": policy.AtOnce,
		"hostLevels[2].launchBookings": policy.NewTrips, "booking.holdMinutes": policy.FromNow,
		"cancellation.windowDays": policy.NewTrips, "review.public": policy.AtOnce,
	} {
		if got, _ := policy.AppliesTo(path); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}
