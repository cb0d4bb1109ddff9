package steps

import (
	"testing"

	"caravan/backend/domain/trip"
)

// The cancellation reason, as its host reads it (H-603).
func TestReasonOfACancellation(t *testing.T) {
	rule := trip.LaunchRule{ScheduleDays: 14, BookingDays: 14}
	for _, c := range []struct {
		action trip.ActionName
		said   string
		want   string
	}{
		{trip.ActCancelUnscheduled, "", "The launch date was not scheduled within 14 days of reservation."},
		{trip.ActCancelLaunchRule, "", "There were not enough bookings within the first 14 days."},
		{trip.ActCancelUnconfirmed, "", "The trip was not confirmed by its bookings deadline."},
		{trip.ActCancel, "A strike closed the road.", "A strike closed the road."},
		{trip.ActCancel, "", "The trip was canceled."},
	} {
		if got := reason(rule, c.action, trip.Facts{Reason: c.said}); got != c.want {
			t.Errorf("%s: %q, want %q", c.action, got, c.want)
		}
	}
}
