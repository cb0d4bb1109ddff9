package trip

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/count"
)

// PromoteEmail is what a host wrote for a promotional email. The campaign sends it; a trip only keeps the words.
type PromoteEmail struct {
	Active    *bool      `json:"active,omitempty"` // off when nobody decided
	HostBlurb string     `json:"hostBlurb,omitempty"`
	Subject   string     `json:"subject,omitempty"`
	SentAt    *time.Time `json:"sentAt,omitempty"`
}

// on reports whether the email goes out: nothing is mailed to a host's list before the host has seen it and said so.
func (e PromoteEmail) on() bool { return e.Active != nil && *e.Active }

// launchEmail is the email that goes out with the launch; drips follow it by days of the trip's policy.
const launchEmail = "launch"

func dripKind(index int) string { return fmt.Sprintf("drip-%d", index+1) }

// PromoteKinds lists the emails of a trip with the instant at which each goes out; zero without a launch.
func (t Trip) PromoteKinds() (kinds []string, at map[string]time.Time) {
	kinds, at = []string{launchEmail}, map[string]time.Time{}
	if t.LaunchAt != nil {
		at[launchEmail] = *t.LaunchAt
	}
	for i, days := range t.Policy.Trip.PromoteDripDays {
		kinds = append(kinds, dripKind(i))
		if t.LaunchAt != nil {
			at[dripKind(i)] = t.LaunchAt.In(t.Zone()).AddDate(0, 0, days).UTC()
		}
	}
	return kinds, at
}

// PromoteEmails lists the promotional emails with their states (H-312, H-313).
func (t Trip) PromoteEmails() []tripapi.PromoteEmail {
	kinds, at := t.PromoteKinds()
	list := make([]tripapi.PromoteEmail, len(kinds))
	for i, kind := range kinds {
		email := t.Content.PromoteEmails[kind]
		active := email.on()
		view := tripapi.PromoteEmail{
			Kind: kind, Name: "Launch", Active: active, HostBlurb: email.HostBlurb, Subject: Words(email.Subject), SortOrder: api.NewOptInt(i),
			Status: tripapi.PromoteEmailStatusPending, ScheduledLabel: api.NewOptString("When your trip launches"),
		}
		if i > 0 {
			days := t.Policy.Trip.PromoteDripDays[i-1]
			view.Name = fmt.Sprintf("Follow-up %d", i)
			view.ScheduledLabel = api.NewOptString(count.Of(days, "day") + " after your launch")
		}
		if due := at[kind]; !due.IsZero() {
			view.ScheduledDate, view.Status = api.NewOptDateTime(due), tripapi.PromoteEmailStatusScheduled
		}
		switch {
		case email.SentAt != nil:
			view.Status = tripapi.PromoteEmailStatusSent
		case t.Status == Cancelled:
			view.Status = tripapi.PromoteEmailStatusCanceled
		case !active:
			view.Status = tripapi.PromoteEmailStatusDisabled
		}
		over := t.Status == Cancelled || t.Status == Closed || t.Status == Complete
		view.Editable = !over && view.Status != tripapi.PromoteEmailStatusSent
		if !view.Editable {
			view.Reason = api.NewOptString("You can no longer change this email.")
		}
		list[i] = view
	}
	return list
}

// Promotion is a promotional email before it is written out for one reader.
type Promotion struct {
	Kind, Subject, Text string
	FirstName, LastName string
}

// promoteLate is how long after its time a promotional email still goes out: one that was held back longer would
// come out of nowhere.
const promoteLate = 72 * time.Hour

// DuePromotion names an email of a trip whose time has come.
type DuePromotion struct {
	TripID uuid.UUID
	Kind   string
}

// WaitingPromotions are the emails that are on, not sent and not long past.
func (t Trip) WaitingPromotions(now time.Time) map[string]time.Time {
	out := map[string]time.Time{}
	if t.LaunchedAt == nil || t.Status != Live && t.Status != ReadyToConfirm && t.Status != Confirmed {
		return out
	}
	kinds, at := t.PromoteKinds()
	for _, kind := range kinds {
		email := t.Content.PromoteEmails[kind]
		if email.on() && email.SentAt == nil && !at[kind].IsZero() && now.Sub(at[kind]) < promoteLate {
			out[kind] = at[kind]
		}
	}
	return out
}
