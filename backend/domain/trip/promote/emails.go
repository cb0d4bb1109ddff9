package promote

import (
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/count"
)

// launchEmail is sent with the launch; drips follow it on the days set in the trip's policy.
const launchEmail = "launch"

func dripKind(index int) string { return fmt.Sprintf("drip-%d", index+1) }

// Kinds lists the emails of a trip with the instant at which each is sent; zero without a launch.
func Kinds(t trip.Trip) (kinds []string, at map[string]time.Time) {
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
	for n := 1; ; n++ {
		email, there := t.Content.PromoteEmails[copyKind(n)]
		if !there {
			return kinds, at
		}
		kinds = append(kinds, copyKind(n))
		if email.TurnedOn != nil {
			at[copyKind(n)] = *email.TurnedOn
		}
	}
}

// Emails lists the promotional emails with their states (H-312, H-313).
func Emails(t trip.Trip) []tripapi.PromoteEmail {
	kinds, at := Kinds(t)
	list := make([]tripapi.PromoteEmail, len(kinds))
	for i, kind := range kinds {
		email := t.Content.PromoteEmails[kind]
		active := email.On()
		view := tripapi.PromoteEmail{
			Kind: kind, Name: "Launch", Active: active, HostBlurb: email.HostBlurb, Subject: trip.Words(email.Subject),
			SortOrder: api.NewOptInt(i), Status: tripapi.PromoteEmailStatusPending,
			ScheduledLabel: api.NewOptString("When your trip launches"),
			CopyMaxLength:  api.NewOptInt(t.Policy.Trip.PromoteCopyMaxLength), MergeFields: mergeFields,
		}
		switch drip, copied := numbers(t, kind); {
		case drip > 0 && copied > 0:
			view.Name = fmt.Sprintf("Follow-up %d, copy %d", drip, copied)
		case drip > 0:
			view.Name = fmt.Sprintf("Follow-up %d", drip)
		case copied > 0:
			view.Name = fmt.Sprintf("Launch, copy %d", copied)
		}
		drips := t.Policy.Trip.PromoteDripDays
		switch {
		case email.CopyOf != "":
			view.CopyOf, view.OnlyMissed = api.NewOptString(email.CopyOf), api.NewOptBool(email.OnlyMissed)
			view.ScheduledLabel = api.NewOptString("When you turn it on")
		case i > 0 && i <= len(drips):
			view.ScheduledLabel = api.NewOptString(count.Of(drips[i-1], "day") + " after your launch")
		}
		if due := at[kind]; !due.IsZero() {
			view.ScheduledDate, view.Status = api.NewOptDateTime(due), tripapi.PromoteEmailStatusScheduled
		}
		switch {
		case email.SentAt != nil:
			view.Status = tripapi.PromoteEmailStatusSent
		case t.Status == trip.Cancelled:
			view.Status = tripapi.PromoteEmailStatusCanceled
		case !active:
			view.Status = tripapi.PromoteEmailStatusDisabled
		}
		over := t.Status == trip.Cancelled || t.Status == trip.Closed || t.Status == trip.Complete
		view.Editable = !over && view.Status != tripapi.PromoteEmailStatusSent
		view.Copyable = !over && email.SentAt != nil && draftOf(t.Content.PromoteEmails, kind) == ""
		if !view.Editable {
			view.Reason = api.NewOptString("You can no longer change this email.")
		}
		list[i] = view
	}
	return list
}

// Promotion is a promotional email before it is personalized for one reader.
type Promotion struct {
	Kind, Subject, Text string
	FirstName, LastName string
	// Except is who does not get it.
	Except Except
}

const (
	mergeFirstName = "{{firstName}}"
	mergeHostName  = "{{hostName}}"
	mergeTripName  = "{{tripName}}"
	mergePlace     = "{{destination}}"
)

// mergeFields are the placeholders of a promotional email for its reader's or the trip's data.
var mergeFields = []tripapi.MergeField{
	{Token: mergeFirstName, Label: "First name"}, {Token: mergeHostName, Label: "Your name"},
	{Token: mergeTripName, Label: "Trip name"}, {Token: mergePlace, Label: "Destination"},
}

// Merge fills a promotional email's placeholders for its reader and trip. A reader without a name is greeted
// without one.
func Merge(t trip.Trip, p Promotion, hostName string) Promotion {
	firstName := p.FirstName
	if firstName == "" {
		firstName = "there"
	}
	words := strings.NewReplacer(mergeFirstName, firstName, mergeHostName, hostName, mergeTripName, t.Name, mergePlace,
		t.Destination)
	p.Subject, p.Text = words.Replace(p.Subject), words.Replace(p.Text)
	return p
}

// promoteLate is how long after its time a promotional email is still sent: one that was delayed longer would be
// out of context.
const promoteLate = 72 * time.Hour

// Due is an email of a trip that is due.
type Due struct {
	TripID uuid.UUID
	Kind   string
}

// Waiting returns the emails that are on, unsent and not long overdue.
func Waiting(t trip.Trip, now time.Time) map[string]time.Time {
	out := map[string]time.Time{}
	if t.LaunchedAt == nil || t.Status != trip.Live && t.Status != trip.ReadyToConfirm && t.Status != trip.Confirmed {
		return out
	}
	kinds, at := Kinds(t)
	for _, kind := range kinds {
		email := t.Content.PromoteEmails[kind]
		if email.On() && email.SentAt == nil && !at[kind].IsZero() && now.Sub(at[kind]) < promoteLate {
			out[kind] = at[kind]
		}
	}
	return out
}
