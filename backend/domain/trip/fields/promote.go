package fields

import (
	"fmt"
	"strings"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/gen/api/tripapi"
)

// setAssets sets the links to the host's promotion assets.
func setAssets(t *trip.Trip, c *Change) {
	assets := c.PromotionalAssets.Value
	t.Content.PromotionalAssets = &assets
	for name, address := range map[string]string{
		"portalUrl": assets.PortalUrl.Or(""), "albumUrl": assets.AlbumUrl.Or(""),
		"featuredImageUrl": assets.FeaturedImageUrl.Or(""),
	} {
		if !webAddress(address) {
			c.fault("promotionalAssets."+name, insecureAddress)
		}
	}
}

// setPromoteEmails sets the host's texts of the promotional emails.
func setPromoteEmails(t *trip.Trip, c *Change) {
	have := map[string]trip.PromoteEmail{}
	for kind, email := range t.Content.PromoteEmails {
		have[kind] = email
	}
	views := map[string]tripapi.PromoteEmail{}
	for _, view := range promote.Emails(*t) {
		views[view.Kind] = view
	}
	longest := t.Policy.Trip.PromoteCopyMaxLength
	for i, in := range c.PromoteEmails {
		at := func(field string) string { return fmt.Sprintf("promoteEmails[%d].%s", i, field) }
		view, known := views[in.Kind]
		switch {
		case !known:
			c.fault(at("kind"), "This email isn’t on the trip")
			continue
		case in.Copy.Set && !view.Copyable:
			c.fault(at("kind"), "There’s nothing to copy, or a copy that you haven’t sent yet.")
			continue
		case in.Copy.Set:
			promote.Copy(have, in.Kind, in.Copy.Value)
			continue
		case !view.Editable:
			c.fault(at("kind"), view.Reason.Value)
			continue
		case len([]rune(in.HostBlurb.Or(""))) > longest: // H-416
			c.fault(at("hostBlurb"), fmt.Sprintf("%d characters length maximum", longest))
			continue
		}
		email := have[in.Kind]
		if in.Active.Set {
			if email.CopyOf != "" && in.Active.Value != email.On() {
				email.TurnedOn = &c.Now
			}
			email.Active = &in.Active.Value
		}
		email.HostBlurb, email.Subject = in.HostBlurb.Or(email.HostBlurb), strings.TrimSpace(in.Subject.Or(email.Subject))
		have[in.Kind] = email
	}
	t.Content.PromoteEmails = have
}
