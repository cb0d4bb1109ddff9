package trip

import (
	"slices"

	"caravan/backend/platform/civil"
)

// Fields that the rules of O-091…O-094 name.
const (
	FieldSingleSupplementQuantity = "singleSupplementQuantity"
	FieldOperatorCode             = "operatorCode"
	FieldCostThresholds           = "costThresholds"
	FieldServicesByDay            = "servicesByDay"
)

// editRule lists what an operator may edit: everything but some fields, or
// only some.
type editRule struct {
	everything bool
	except     []string
	only       []string
}

var midLife = editRule{only: []string{FieldSingleSupplementQuantity, FieldOperatorCode, FieldCostThresholds}}

var editRules = map[Status]editRule{
	Created:         {everything: true, except: []string{FieldOperatorCode}},
	PartnerApproved: midLife,
	PricingApproved: midLife,
	HostApproved:    midLife,
	// O-093 leaves early_confirmed out; it lies between statuses that follow
	// the rule.
	EarlyConfirmed: midLife,
	Live:           midLife,
	ReadyToConfirm: midLife,
	Confirmed:      midLife,
	Closed:         {},
	Complete:       {only: []string{FieldOperatorCode}},
	Cancelled:      {only: []string{FieldOperatorCode}},
}

// Technical is the state of a trip's technical itinerary.
type Technical struct {
	OperatorApproved bool
	AdminApproved    bool
	// Flagged opens the trip outside the window, set by a helper.
	Flagged bool
}

// Window is the span before the start in which the technical itinerary may be
// edited, in days.
type Window struct {
	FromDays int
	ToDays   int
}

// Contains reports whether today lies in the window of a trip.
func (w Window) Contains(start, today civil.Date) bool {
	left := start.Sub(today)
	return left <= w.FromDays && left >= w.ToDays
}

// TechnicalOverride reports whether a trip is open for edits whatever its
// status: inside the window, or flagged, until both sides have approved
// (O-095).
func TechnicalOverride(t Technical, w Window, start, today civil.Date) bool {
	return (t.Flagged || w.Contains(start, today)) && !(t.OperatorApproved && t.AdminApproved)
}

// CanSubmitTechnical says why an operator cannot submit the technical
// itinerary, or nothing when he can (O-096, O-097).
func CanSubmitTechnical(s Status, t Technical, w Window, start, today civil.Date) string {
	switch {
	case s != Confirmed && s != Closed:
		return "The technical itinerary is submitted once the trip is confirmed."
	case t.OperatorApproved:
		return "Technical Itinerary Submitted"
	case !t.Flagged && !w.Contains(start, today):
		return "The technical itinerary can not be edited at this time."
	}
	return ""
}

// Editable reports whether an operator may edit a field. The override never
// opens operatorCode where the status keeps it shut.
func Editable(s Status, field string, override bool) bool {
	rule := editRules[s]
	if rule.everything {
		return !slices.Contains(rule.except, field)
	}
	return slices.Contains(rule.only, field) || override && field != FieldOperatorCode
}
