package trip

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/count"
	"caravan/backend/platform/principal"
)

// PromoteEmail is what a host wrote for a promotional e-mail. The campaign sends it; a trip only keeps the words.
type PromoteEmail struct {
	Active    *bool      `json:"active,omitempty"` // off when nobody decided
	HostBlurb string     `json:"hostBlurb,omitempty"`
	Subject   string     `json:"subject,omitempty"`
	SentAt    *time.Time `json:"sentAt,omitempty"`
}

// on reports whether the e-mail goes out: nothing is mailed to a host's list before the host has seen it and said so.
func (e PromoteEmail) on() bool { return e.Active != nil && *e.Active }

// launchEmail is the e-mail that goes out with the launch; drips follow it by days of the trip's policy.
const launchEmail = "launch"

func dripKind(index int) string { return fmt.Sprintf("drip-%d", index+1) }

// promoteKinds lists the e-mails of a trip with the instant at which each goes out; zero without a launch.
func (t Trip) promoteKinds() (kinds []string, at map[string]time.Time) {
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

// withPromotion lays the host's words over the trip.
func (t *Trip) withPromotion(c *api.TripUpdate, fields map[string]string) {
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
	have := map[string]PromoteEmail{}
	for kind, email := range t.Content.PromoteEmails {
		have[kind] = email
	}
	views := map[string]api.PromoteEmail{}
	for _, view := range t.promoteEmails() {
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

// promoteEmails lists the e-mails with their states (H-312, H-313).
func (t Trip) promoteEmails() []api.PromoteEmail {
	kinds, at := t.promoteKinds()
	list := make([]api.PromoteEmail, len(kinds))
	for i, kind := range kinds {
		email := t.Content.PromoteEmails[kind]
		active := email.on()
		view := api.PromoteEmail{
			Kind: kind, Name: "Launch", Active: active, HostBlurb: email.HostBlurb, Subject: words(email.Subject), SortOrder: api.NewOptInt(i),
			Status: api.PromoteEmailStatusPending, ScheduledLabel: api.NewOptString("When your trip launches"),
		}
		if i > 0 {
			days := t.Policy.Trip.PromoteDripDays[i-1]
			view.Name = fmt.Sprintf("Follow-up %d", i)
			view.ScheduledLabel = api.NewOptString(count.Of(days, "day") + " after your launch")
		}
		if due := at[kind]; !due.IsZero() {
			view.ScheduledDate, view.Status = api.NewOptDateTime(due), api.PromoteEmailStatusScheduled
		}
		switch {
		case email.SentAt != nil:
			view.Status = api.PromoteEmailStatusSent
		case t.Status == Cancelled:
			view.Status = api.PromoteEmailStatusCanceled
		case !active:
			view.Status = api.PromoteEmailStatusDisabled
		}
		over := t.Status == Cancelled || t.Status == Closed || t.Status == Complete
		view.Editable = !over && view.Status != api.PromoteEmailStatusSent
		if !view.Editable {
			view.Reason = api.NewOptString("This e-mail cannot be changed any more.")
		}
		list[i] = view
	}
	return list
}

// Promotion is a promotional e-mail before it is written out for one reader.
type Promotion struct {
	Kind, Subject, Text string
	FirstName, LastName string
}

func (s *Service) promotionTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, kind string, in api.EmailPreviewInput) (Trip, string, Promotion, error) {
	t, err := s.LoadTx(ctx, tx, id)
	if err != nil {
		return t, "", Promotion{}, err
	}
	known, _ := t.promoteKinds()
	if !slices.Contains(known, kind) {
		return t, "", Promotion{}, apierr.NotFound("e-mail")
	}
	if longest := t.Policy.Trip.PromoteCopyMaxLength; len([]rune(in.HostBlurb.Or(""))) > longest {
		return t, "", Promotion{}, apierr.InvalidField("hostBlurb", fmt.Sprintf("%d characters length maximum", longest))
	}
	hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{t.HostID})
	if err != nil {
		return t, "", Promotion{}, err
	}
	saved := t.Content.PromoteEmails[kind]
	return t, hosts[t.HostID].DisplayName, Promotion{
		Kind: kind, Subject: in.Subject.Or(saved.Subject), Text: in.HostBlurb.Or(saved.HostBlurb), FirstName: in.FirstName.Or(""), LastName: in.LastName.Or(""),
	}, nil
}

// DecidePromotionTx keeps which promotional e-mails of a trip go out.
func (s *Service) DecidePromotionTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, emails []api.PromoteEmailInput) error {
	t, err := s.LoadForUpdateTx(ctx, tx, id)
	if err != nil {
		return err
	}
	return s.UpdateTx(ctx, tx, id, &api.TripUpdate{Version: t.Version, PromoteEmails: emails})
}

// PreviewEmail shows a promotional e-mail with the words given, or else those saved (H-545).
func (s *Service) PreviewEmail(ctx context.Context, id uuid.UUID, kind string, in api.EmailPreviewInput) (api.EmailPreview, error) {
	var out api.EmailPreview
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, host, p, err := s.promotionTx(ctx, tx, id, kind, in)
		if err != nil {
			return err
		}
		if out.Subject, out.PreviewHtml, err = s.Notifier.PromotionPreview(ctx, t, host, p); err != nil || s.Audience == nil {
			return err
		}
		out.Recipients, err = s.Audience.ReachTx(ctx, tx, t.HostID)
		return err
	})
	return out, err
}

// SendTestEmailTx sends it to the caller's own address (H-448, H-546).
func (s *Service) SendTestEmailTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, kind string, in api.EmailPreviewInput) error {
	t, host, p, err := s.promotionTx(ctx, tx, id, kind, in)
	if err != nil {
		return err
	}
	return s.Notifier.PromotionTest(ctx, tx, t, host, p, principal.Must(ctx).MemberID)
}

// promoteLate is how long after its time a promotional e-mail still goes out: one that was held back longer would
// come out of nowhere.
const promoteLate = 72 * time.Hour

// DuePromotion names an e-mail of a trip whose time has come.
type DuePromotion struct {
	TripID uuid.UUID
	Kind   string
}

// DuePromotionsTx lists the promotional e-mails to be sent now.
func (s *Service) DuePromotionsTx(ctx context.Context, tx pgx.Tx) ([]DuePromotion, error) {
	var due []DuePromotion
	err := s.eachPromotion(ctx, tx, func(t Trip, kind string, at time.Time) {
		if !at.After(s.Clock.Now(ctx)) {
			due = append(due, DuePromotion{t.ID, kind})
		}
	})
	return due, err
}

// NextPromotion is the first instant after one at which an e-mail is due; zero when there is none.
func (s *Service) NextPromotion(ctx context.Context, after time.Time) (time.Time, error) {
	var next time.Time
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		return s.eachPromotion(ctx, tx, func(_ Trip, _ string, at time.Time) {
			if at.After(after) && (next.IsZero() || at.Before(next)) {
				next = at
			}
		})
	})
	return next, err
}

func (s *Service) eachPromotion(ctx context.Context, tx pgx.Tx, fn func(t Trip, kind string, at time.Time)) error {
	rows, err := tripdb.New(tx).TripsToPromote(ctx, tenant.From(ctx).ID)
	if err != nil {
		return fmt.Errorf("trips to promote: %w", err)
	}
	for _, row := range rows {
		t, err := fromRow(row)
		if err != nil {
			return err
		}
		for kind, at := range t.waitingPromotions(s.Clock.Now(ctx)) {
			fn(t, kind, at)
		}
	}
	return nil
}

// waitingPromotions are the e-mails that are on, not sent and not long past.
func (t Trip) waitingPromotions(now time.Time) map[string]time.Time {
	out := map[string]time.Time{}
	if t.LaunchedAt == nil || t.Status != Live && t.Status != ReadyToConfirm && t.Status != Confirmed {
		return out
	}
	kinds, at := t.promoteKinds()
	for _, kind := range kinds {
		email := t.Content.PromoteEmails[kind]
		if email.on() && email.SentAt == nil && !at[kind].IsZero() && now.Sub(at[kind]) < promoteLate {
			out[kind] = at[kind]
		}
	}
	return out
}

// TakePromotionTx marks a due e-mail as sent and gives what it says; ok is false when it is no longer due.
func (s *Service) TakePromotionTx(ctx context.Context, tx pgx.Tx, due DuePromotion) (t Trip, name, hostName string, p Promotion, ok bool, err error) {
	if t, err = s.LoadForUpdateTx(ctx, tx, due.TripID); err != nil {
		return t, "", "", p, false, err
	}
	now := s.Clock.Now(ctx)
	if at, waits := t.waitingPromotions(now)[due.Kind]; !waits || at.After(now) {
		return t, "", "", p, false, nil
	}
	for _, view := range t.promoteEmails() {
		if view.Kind == due.Kind {
			name = view.Name
		}
	}
	hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{t.HostID})
	if err != nil {
		return t, "", "", p, false, err
	}
	saved := t.Content.PromoteEmails[due.Kind]
	p = Promotion{Kind: due.Kind, Subject: saved.Subject, Text: saved.HostBlurb}
	saved.SentAt = &now
	emails := map[string]PromoteEmail{}
	maps.Copy(emails, t.Content.PromoteEmails)
	emails[due.Kind] = saved
	t.Content.PromoteEmails = emails
	content, err := json.Marshal(&t.Content)
	if err != nil {
		return t, "", "", p, false, err
	}
	// The version stays: what the product sends must not make the host's own change a stale one.
	err = tripdb.New(tx).SaveTripContent(ctx, tripdb.SaveTripContentParams{TenantID: t.TenantID, ID: t.ID, Content: content})
	return t, name, hosts[t.HostID].DisplayName, p, true, err
}

// PromoteEmails lists the promotional e-mails of the trip with their states (H-312).
func (t Trip) PromoteEmails() []api.PromoteEmail { return t.promoteEmails() }
