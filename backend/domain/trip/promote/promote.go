package promote

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

func (s *Service) promotionTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, kind string, in tripapi.EmailPreviewInput) (
	trip.Trip, string, Promotion, error) {
	t, err := s.Trips.LoadTx(ctx, tx, id)
	if err != nil {
		return t, "", Promotion{}, err
	}
	known, _ := Kinds(t)
	if !slices.Contains(known, kind) {
		return t, "", Promotion{}, apierr.NotFound("email")
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
		Kind: kind, Subject: in.Subject.Or(saved.Subject), Text: in.HostBlurb.Or(saved.HostBlurb),
		FirstName: in.FirstName.Or(""), LastName: in.LastName.Or(""),
	}, nil
}

// PreviewEmail renders a promotional email with the given text, or else the saved one (H-545).
func (s *Service) PreviewEmail(ctx context.Context, id uuid.UUID, kind string, in tripapi.EmailPreviewInput) (
	tripapi.EmailPreview, error) {
	var out tripapi.EmailPreview
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, host, p, err := s.promotionTx(ctx, tx, id, kind, in)
		if err != nil {
			return err
		}
		if out.Subject, out.PreviewHtml, err = s.Mails.PromotionPreview(ctx, t, host, p); err != nil {
			return err
		}
		out.Recipients, err = s.Audience.ReachTx(ctx, tx, t.HostID, t.ID, ExceptOf(t, kind))
		return err
	})
	return out, err
}

// SendTestEmailTx sends it to the caller's own address (H-448, H-546).
func (s *Service) SendTestEmailTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, kind string,
	in tripapi.EmailPreviewInput) error {
	t, host, p, err := s.promotionTx(ctx, tx, id, kind, in)
	if err != nil {
		return err
	}
	return s.Mails.PromotionTest(ctx, tx, t, host, p, principal.Must(ctx).MemberID)
}

// DuePromotionsTx lists the promotional emails to be sent now.
func (s *Service) DuePromotionsTx(ctx context.Context, tx pgx.Tx) ([]Due, error) {
	var due []Due
	err := s.eachPromotion(ctx, tx, func(t trip.Trip, kind string, at time.Time) {
		if !at.After(s.Clock.Now(ctx)) {
			due = append(due, Due{TripID: t.ID, Kind: kind})
		}
	})
	return due, err
}

// NextPromotion returns the first instant after one at which an email is due; zero if there is none.
func (s *Service) NextPromotion(ctx context.Context, after time.Time) (time.Time, error) {
	var next time.Time
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		return s.eachPromotion(ctx, tx, func(_ trip.Trip, _ string, at time.Time) {
			if at.After(after) && (next.IsZero() || at.Before(next)) {
				next = at
			}
		})
	})
	return next, err
}

func (s *Service) eachPromotion(ctx context.Context, tx pgx.Tx, fn func(t trip.Trip, kind string, at time.Time)) error {
	rows, err := tripdb.New(tx).TripsToPromote(ctx, tenant.From(ctx).ID)
	if err != nil {
		return fmt.Errorf("trips to promote: %w", err)
	}
	for _, row := range rows {
		t, err := trip.FromRow(row)
		if err != nil {
			return err
		}
		for kind, at := range Waiting(t, s.Clock.Now(ctx)) {
			fn(t, kind, at)
		}
	}
	return nil
}

// TakePromotionTx marks a due email as sent and returns its content; ok is false if it is no longer due.
func (s *Service) TakePromotionTx(ctx context.Context, tx pgx.Tx,
	due Due) (t trip.Trip, name, hostName string, p Promotion, ok bool, err error) {
	if t, err = s.Trips.LoadForUpdateTx(ctx, tx, due.TripID); err != nil {
		return t, "", "", p, false, err
	}
	now := s.Clock.Now(ctx)
	if at, waits := Waiting(t, now)[due.Kind]; !waits || at.After(now) {
		return t, "", "", p, false, nil
	}
	for _, view := range Emails(t) {
		if view.Kind == due.Kind {
			name = view.Name
		}
	}
	hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{t.HostID})
	if err != nil {
		return t, "", "", p, false, err
	}
	saved := t.Content.PromoteEmails[due.Kind]
	p = Promotion{Kind: due.Kind, Subject: saved.Subject, Text: saved.HostBlurb, Except: ExceptOf(t, due.Kind)}
	saved.SentAt = &now
	emails := map[string]trip.PromoteEmail{}
	maps.Copy(emails, t.Content.PromoteEmails)
	emails[due.Kind] = saved
	t.Content.PromoteEmails = emails
	content, err := json.Marshal(&t.Content)
	if err != nil {
		return t, "", "", p, false, err
	}
	// The version is unchanged: what the product sends must not cause a conflict with the host's own edit.
	err = tripdb.New(tx).SaveTripContent(ctx, tripdb.SaveTripContentParams{TenantID: t.TenantID, ID: t.ID,
		Content: content})
	return t, name, hosts[t.HostID].DisplayName, p, true, err
}
