package webhook

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"caravan/backend/domain/webhook/webhookdb"
	"caravan/backend/platform/event"
	"caravan/backend/platform/principal"
)

// kinds are the families of event types that a group may see; an admin sees all.
var kinds = map[string][]string{
	"tripManager":    {"trip", "trip_request", "booking", "itinerary", "inventory"},
	"accountManager": {"trip", "trip_request", "booking"},
	"operator":       {"trip", "trip_request", "booking", "itinerary", "inventory"},
	"host":           {"trip", "trip_request", "booking"},
	"traveler":       {"trip", "booking", "payment", "refund"},
}

// typesFor lists what a group may see of the wanted types; none wanted means all of them.
func typesFor(group string, wanted []string) []string {
	var out []string
	for _, t := range event.Types {
		kind, _, _ := strings.Cut(t, ".")
		visible := group == "admin" || slices.Contains(kinds[group], kind)
		if visible && (len(wanted) == 0 || slices.Contains(wanted, t)) {
			out = append(out, t)
		}
	}
	return out
}

// visibleTo leaves out of an event what its receiver has no business with.
func visibleTo(group string, e webhookdb.Event) (before, after map[string]any) {
	return redact(group, e.Type, e.Before), redact(group, e.Type, e.After)
}

func redact(group, kind string, raw json.RawMessage) map[string]any {
	var fields map[string]any
	if len(raw) == 0 || json.Unmarshal(raw, &fields) != nil {
		return nil
	}
	family, _, _ := strings.Cut(kind, ".")
	maps.DeleteFunc(fields, func(name string, _ any) bool {
		switch group {
		case "operator":
			return (family == "trip" || family == "booking") && (strings.HasSuffix(name, "Minor") || name == "paymentId")
		case "traveler":
			return family == "trip" && name != "status" && name != "reason" || name == "rules"
		}
		return false
	})
	return fields
}

// follower is what a caller may see of the feed.
func follower(p principal.Principal, params webhookdb.FollowParams) webhookdb.FollowParams {
	switch p.Group {
	case "admin", "tripManager":
		params.Everything = true
	case "accountManager":
		params.ManagerID = &p.MemberID
	case "operator":
		params.OperatorID = &p.OperatorID
	case "host":
		params.HostID = &p.HostID
	default:
		params.TravelerID = &p.MemberID
	}
	return params
}
