package edit

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
)

// withPromotion lays the host's words over the trip.
func withPromotion(t *trip.Trip, c *api.TripUpdate, fields map[string]string) {
	if c.PromotionalAssets.Set {
		assets := c.PromotionalAssets.Value
		t.Content.PromotionalAssets = &assets
		for name, address := range map[string]string{
			"portalUrl": assets.PortalUrl.Or(""), "albumUrl": assets.AlbumUrl.Or(""), "featuredImageUrl": assets.FeaturedImageUrl.Or(""),
		} {
			if !webAddress(address) {
				fields["promotionalAssets."+name] = "Enter an address that begins with https://"
			}
		}
	}
	if c.PromoteEmails == nil {
		return
	}
	have := map[string]trip.PromoteEmail{}
	for kind, email := range t.Content.PromoteEmails {
		have[kind] = email
	}
	views := map[string]api.PromoteEmail{}
	for _, view := range t.PromoteEmails() {
		views[view.Kind] = view
	}
	longest := t.Policy.Trip.PromoteCopyMaxLength
	for i, in := range c.PromoteEmails {
		at := func(field string) string { return fmt.Sprintf("promoteEmails[%d].%s", i, field) }
		view, known := views[in.Kind]
		switch {
		case !known:
			fields[at("kind")] = "This trip has no such e-mail"
			continue
		case !view.Editable:
			fields[at("kind")] = view.Reason.Value
			continue
		case len([]rune(in.HostBlurb.Or(""))) > longest: // H-416
			fields[at("hostBlurb")] = fmt.Sprintf("%d characters length maximum", longest)
			continue
		}
		email := have[in.Kind]
		if in.Active.Set {
			email.Active = &in.Active.Value
		}
		email.HostBlurb, email.Subject = in.HostBlurb.Or(email.HostBlurb), strings.TrimSpace(in.Subject.Or(email.Subject))
		have[in.Kind] = email
	}
	t.Content.PromoteEmails = have
}

// DecidePromotionTx keeps which promotional e-mails of a trip go out.
func (s *Service) DecidePromotionTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, emails []api.PromoteEmailInput) error {
	t, err := s.Trips.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	return s.UpdateTx(ctx, tx, id, &api.TripUpdate{Version: t.Version, PromoteEmails: emails})
}
