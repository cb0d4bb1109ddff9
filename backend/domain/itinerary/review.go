package itinerary

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/spoken"
)

// moves are the statuses that each side may set. Whether an itinerary goes live is the platform's decision.
var moves = map[bool]map[Status][]Status{
	true: {Created: {Incomplete, InReview}, Incomplete: {InReview}, InReview: {Incomplete}}, // operators
	false: {Created: {Incomplete, InReview, Complete}, Incomplete: {InReview, Complete}, InReview: {Incomplete, Complete},
		Complete: {Incomplete, InReview}},
}

// Move applies the status that a change names.
func (it *Itinerary) Move(from Status, change *itineraryapi.ItineraryUpdate, fields map[string]string,
	group string) error {
	if !change.Status.Set || change.Status.Value == from {
		return nil
	}
	to, operator := change.Status.Value, group == GroupOperator
	if !slices.Contains(moves[operator][from], to) {
		fields["status"] = fmt.Sprintf("An itinerary that is %s cannot be set to %s",
			spoken.Of(spoken.ItineraryStatuses, from), spoken.Of(spoken.ItineraryStatuses, to))
		return nil
	}
	it.Status = to
	if operator && to == InReview && !change.TermsAndConditions.Or(false) {
		fields["termsAndConditions"] = termsMessage
	}
	note, comments := strings.TrimSpace(change.ReviewNote.Or("")), readComments(change.ReviewComments, fields)
	switch {
	case to == Complete:
		it.Content.ReviewNote, it.Content.ReviewComments = "", nil
	case to != Incomplete:
		// The comments remain: the next reviewer sees what was requested.
		it.Content.ReviewNote = ""
	case !operator && from == InReview && note == "" && len(comments) == 0:
		fields["reviewNote"] = "Tell the operator what to change"
	case !operator:
		it.Content.ReviewNote, it.Content.ReviewComments = note, comments
	}
	return nil
}

// ReviewComment is a change requested by an admin for one place: a field by its name, one thing of a field by a path
// such as days/2, or a service.
type ReviewComment struct {
	Field     string    `json:"field,omitempty"`
	ServiceID uuid.UUID `json:"serviceId,omitzero"`
	Text      string    `json:"text"`
	// Resolved is the operator's mark that the change is made.
	Resolved bool `json:"resolved,omitempty"`
}

// at reports whether two comments are about the same place.
func (c ReviewComment) at(other ReviewComment) bool {
	return c.Field == other.Field && c.ServiceID == other.ServiceID
}

// Mark sets whether the change requested at a place is made. It reports whether one was requested there.
func (it *Itinerary) Mark(mark *itineraryapi.ReviewCommentMark) bool {
	place := ReviewComment{Field: mark.Field.Or(""), ServiceID: mark.ServiceId.Or(uuid.Nil)}
	i := slices.IndexFunc(it.Content.ReviewComments, place.at)
	if i < 0 {
		return false
	}
	it.Content.ReviewComments = slices.Clone(it.Content.ReviewComments)
	it.Content.ReviewComments[i].Resolved = mark.Resolved
	return true
}

// readComments keeps one comment per place, the last one.
func readComments(in []itineraryapi.ReviewComment, fields map[string]string) []ReviewComment {
	out := []ReviewComment{}
	for i, c := range in {
		comment := ReviewComment{Field: c.Field.Or(""), ServiceID: c.ServiceId.Or(uuid.Nil), Text: strings.TrimSpace(c.Text)}
		switch {
		case comment.Text == "":
			fields[fmt.Sprintf("reviewComments[%d].text", i)] = "Tell the operator what to change"
		case (comment.Field == "") == (comment.ServiceID == uuid.Nil):
			fields[fmt.Sprintf("reviewComments[%d].field", i)] = "Name a field or a service"
		}
		out = slices.DeleteFunc(out, comment.at)
		out = append(out, comment)
	}
	return out
}

// Comments returns the review's comments for a group: operators see them while the itinerary is theirs to change.
func (it Itinerary) Comments(group string) []itineraryapi.ReviewComment {
	if group == GroupOperator && it.Status != Incomplete {
		return nil
	}
	out := []itineraryapi.ReviewComment{}
	for _, c := range it.Content.ReviewComments {
		comment := itineraryapi.ReviewComment{Text: c.Text}
		if c.Resolved {
			comment.Resolved = api.NewOptBool(true)
		}
		if c.Field != "" {
			comment.Field = api.NewOptString(c.Field)
		} else {
			comment.ServiceId = api.NewOptUUID(c.ServiceID)
		}
		out = append(out, comment)
	}
	return out
}

// reviewActions are the review steps that a group can take, by status.
var reviewActions = map[bool][]struct {
	from Status
	itineraryapi.ItineraryAction
}{
	true: {
		{Created, itineraryapi.ItineraryAction{Action: itineraryapi.ItineraryActionActionSubmit, To: InReview}},
		{Incomplete, itineraryapi.ItineraryAction{Action: itineraryapi.ItineraryActionActionSubmit, To: InReview}},
		{InReview, itineraryapi.ItineraryAction{Action: itineraryapi.ItineraryActionActionWithdraw, To: Incomplete}},
	},
	false: {
		{InReview, itineraryapi.ItineraryAction{Action: itineraryapi.ItineraryActionActionApprove, To: Complete}},
		{InReview, itineraryapi.ItineraryAction{Action: itineraryapi.ItineraryActionActionSendBack, To: Incomplete}},
	},
}

// Actions lists a group's actions, with the reason where something is missing.
func (it Itinerary) Actions(group string, p policy.Policy) []itineraryapi.ItineraryAction {
	out := []itineraryapi.ItineraryAction{}
	for _, step := range reviewActions[group == GroupOperator] {
		if step.from != it.Status {
			continue
		}
		action := step.ItineraryAction
		action.Enabled = true
		if action.To == InReview || action.To == Complete {
			if missing := it.missing(p); missing != "" {
				action.Enabled, action.Reason = false, api.NewOptString(missing)
			}
		}
		out = append(out, action)
	}
	return out
}

// missing returns what must be completed before the itinerary can be submitted or go live.
func (it Itinerary) missing(p policy.Policy) string {
	it.Content.Packages = slices.Clone(it.Content.Packages)
	fields := map[string]string{}
	it.CheckDetails(fields, true, p)
	words := []string{}
	for _, field := range slices.Sorted(maps.Keys(fields)) {
		words = append(words, fields[field]+".")
	}
	return strings.Join(words, " ")
}
