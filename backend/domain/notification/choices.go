package notification

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

// chosen are the notices that a member may choose, by topic. Templates not listed are always sent.
var chosen = map[notificationapi.NoticeKind][]Template{
	notificationapi.NoticeKindTrips: {
		ItineraryApproved, ItinerarySentBack, TripPageSentBack, TechnicalItinerarySentBack,
		TripRequested, RequestWithdrawn, RequestRejected, TripApproved, PricingApproved,
		TripLaunched, RequestQuestion, RequestAnswer,
	},
	notificationapi.NoticeKindGroup:        {GroupChanged},
	notificationapi.NoticeKindDigest:       {HostDigest},
	notificationapi.NoticeKindMessages:     {TripMessage},
	notificationapi.NoticeKindReviews:      {ReviewAsked},
	notificationapi.NoticeKindIntegrations: {WebhookPaused},
}

// offered are the kinds for each group, in the order of its page; other groups have those of admins.
var offered = map[string][]notificationapi.NoticeKind{
	"host":     {notificationapi.NoticeKindTrips, notificationapi.NoticeKindGroup, notificationapi.NoticeKindDigest},
	"operator": {notificationapi.NoticeKindTrips, notificationapi.NoticeKindGroup, notificationapi.NoticeKindIntegrations},
	"traveler": {notificationapi.NoticeKindMessages, notificationapi.NoticeKindReviews},
}

func offeredTo(group string) []notificationapi.NoticeKind {
	if kinds, ok := offered[group]; ok {
		return kinds
	}
	return []notificationapi.NoticeKind{notificationapi.NoticeKindIntegrations}
}

// kindOf returns the topic of an email; ok is false for one that is always sent.
func kindOf(template Template) (notificationapi.NoticeKind, bool) {
	for kind, templates := range chosen {
		if slices.Contains(templates, template) {
			return kind, true
		}
	}
	return "", false
}

// portals have a page for the choices; an email links to that of its portal.
var portals = []string{"/app/host", "/app/operator", "/app/traveler", "/admin"}

// chosenTx applies the reader's choice to an email, and adds the link to the choices.
func (s *Service) chosenTx(ctx context.Context, tx pgx.Tx, m *Mail) (notificationapi.NoticeChoice, error) {
	both := notificationapi.NoticeChoice{Mail: true, Bell: true}
	kind, may := kindOf(m.Template)
	if !may {
		return both, nil
	}
	member, err := s.Languages.MemberAtTx(ctx, tx, m.To)
	if err != nil || member == uuid.Nil {
		return both, err
	}
	for _, portal := range portals {
		if m.Data.Unsubscribe == "" && strings.HasPrefix(m.Data.Path, portal) {
			m.Data.Unsubscribe = portal + "/account/notifications"
		}
	}
	choices, err := choicesTx(ctx, tx, member, []notificationapi.NoticeKind{kind})
	if err != nil {
		return both, err
	}
	return choices[0], nil
}

// choicesTx returns a member's choices for some kinds; both ways by default.
func choicesTx(ctx context.Context, tx pgx.Tx, member uuid.UUID, kinds []notificationapi.NoticeKind) (
	[]notificationapi.NoticeChoice, error) {
	rows, err := notificationdb.New(tx).NoticeChoices(ctx,
		notificationdb.NoticeChoicesParams{TenantID: tenant.From(ctx).ID, MemberID: member})
	if err != nil {
		return nil, fmt.Errorf("choices of notices: %w", err)
	}
	out := make([]notificationapi.NoticeChoice, len(kinds))
	for i, kind := range kinds {
		out[i] = notificationapi.NoticeChoice{Kind: kind, Mail: true, Bell: true}
		for _, row := range rows {
			if row.Kind == string(kind) {
				out[i].Mail, out[i].Bell = row.Mail, row.Bell
			}
		}
	}
	return out, nil
}

// NoticeChoices returns those of the caller.
func (s *Service) NoticeChoices(ctx context.Context) (notificationapi.NoticeChoices, error) {
	p := principal.Must(ctx)
	var out notificationapi.NoticeChoices
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) (err error) {
		out.Items, err = choicesTx(ctx, tx, p.MemberID, offeredTo(p.Group))
		return err
	})
	return out, err
}

// ChooseNotice stores a choice of the caller, for notices written from now on.
func (s *Service) ChooseNotice(ctx context.Context, in notificationapi.NoticeChoice) (
	notificationapi.NoticeChoices, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	if !slices.Contains(offeredTo(p.Group), in.Kind) {
		return notificationapi.NoticeChoices{},
			apierr.Invalid(map[string]string{"kind": "You don’t get notifications of this kind"})
	}
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		err := notificationdb.New(tx).ChooseNotice(ctx, notificationdb.ChooseNoticeParams{
			TenantID: t.ID, MemberID: p.MemberID, Kind: string(in.Kind), Mail: in.Mail, Bell: in.Bell,
			ChangedAt: s.Clock.Now(ctx),
		})
		if err != nil {
			return fmt.Errorf("choose notices: %w", err)
		}
		return nil
	})
	if err != nil {
		return notificationapi.NoticeChoices{}, err
	}
	return s.NoticeChoices(ctx)
}

// MergeTx transfers the choices of a merged member, where the remaining one has made none.
func (*Service) MergeTx(ctx context.Context, tx pgx.Tx, from, into uuid.UUID) (int64, error) {
	n, err := notificationdb.New(tx).MergeChoices(ctx, notificationdb.MergeChoicesParams{TenantID: tenant.From(ctx).ID,
		FromID: from, IntoID: into})
	if err != nil {
		return 0, fmt.Errorf("merge choices of notices: %w", err)
	}
	return n, nil
}
