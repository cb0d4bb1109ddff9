package identity

import (
	"slices"
	"strings"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/identityapi"
)

// completion returns how complete each section of a profile is (H-249, O-110). Everyone has names (O-151). An
// address is optional for now, and not asked for where the marketplace has no page for it (O-052). The public
// parts matter for hosts: qualified ones have to complete them before they request a trip (H-049, H-434).
func completion(c Caller, d ProfileDetail, addressAsked bool) identityapi.ProfileCompletionStatus {
	const (
		required   = identityapi.CompletionStatusRequired
		incomplete = identityapi.CompletionStatusIncomplete
		complete   = identityapi.CompletionStatusComplete
	)
	out := identityapi.ProfileCompletionStatus{General: complete, Address: complete, PublicProfile: complete,
		Aggregated: complete}
	if m := c.Row.Member; !written(m.FirstName, m.LastName) {
		out.General = required
	}
	if addressAsked && !d.Address.complete() {
		out.Address = incomplete
	}
	if c.Row.Member.UserGroup == "host" && !written(d.Bio, d.ProfilePictureURL) {
		out.PublicProfile = incomplete
		if c.Row.HostStatus != nil && isAboutToRequest(api.HostStatus(*c.Row.HostStatus)) {
			out.PublicProfile = required
		}
	}
	for _, worst := range []identityapi.CompletionStatus{incomplete, required} {
		if slices.Contains([]identityapi.CompletionStatus{out.General, out.Address, out.PublicProfile}, worst) {
			out.Aggregated = worst
		}
	}
	return out
}

// MayRequestTrip reports whether a host's main button requests a trip (H-440). The two stages named there are those
// before the first launch; for a host who has launched, the next trip is what comes next, not a survey.
func MayRequestTrip(status api.HostStatus) bool {
	return isAboutToRequest(status) ||
		status == api.HostStatusLaunched || status == api.HostStatusConfirmed || status == api.HostStatusRenewed
}

// isAboutToRequest reports whether a host has surveyed enough and launched no trip yet.
func isAboutToRequest(status api.HostStatus) bool {
	return status == api.HostStatusQualified || status == api.HostStatusPlanning
}

// written reports whether every text is non-blank.
func written(texts ...string) bool {
	return !slices.ContainsFunc(texts, func(text string) bool { return strings.TrimSpace(text) == "" })
}
