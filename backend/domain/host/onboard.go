package host

import (
	"context"
	"regexp"
	"strings"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/track"

	"github.com/google/uuid"
)

var pagePath = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{2,79}$`)

// Onboard completes a host's onboarding: their interests, the path of their page, and how their audience finds
// them (H-497).
func (s *Service) Onboard(ctx context.Context, in *hostapi.OnboardHost) (hostapi.Host, error) {
	accounts := channels(in.SocialChannels.Or(hostapi.SocialChannels{}))
	path := strings.ToLower(strings.TrimSpace(in.PagePath))
	connected := strings.TrimSpace(in.SocialEngagementUserId.Or(""))
	faults := map[string]string{}
	interests := chosenInterests(ctx, "categoryInterests", in.CategoryInterests, nil, faults)
	if accounts == (Channels{}) && connected == "" {
		faults["socialChannels"] = "At least one social media account is required"
	}
	accounts.faults(faults)
	if !pagePath.MatchString(path) {
		faults["pagePath"] = "Use 3 to 80 lowercase letters, numbers, and hyphens"
	}
	if len(faults) > 0 {
		return hostapi.Host{}, apierr.Invalid(faults)
	}
	t := tenant.From(ctx)
	var out hostapi.Host
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if _, err := hostdb.New(tx).LockHost(ctx, hostdb.LockHostParams{TenantID: t.ID, ID: in.ID}); err != nil {
			return err
		}
		r, err := s.recordTx(ctx, tx, in.ID)
		if err != nil {
			return err
		}
		// Repeating the flow does not complete it again.
		if !r.Host.OnboardingCompleted {
			if err := track.Record(ctx, tx, track.Event{Name: track.HostCompletedOnboarding, At: s.Clock.Now(ctx)}); err != nil {
				return err
			}
		}
		profile := r.profile
		profile.Interests, profile.Channels, profile.SocialUserID = interests, accounts, connected
		profile.Connection = connectionManual
		if connected != "" {
			profile.Connection = connectionAccount
		}
		err = s.saveProfileTx(ctx, tx, r, saved{Profile: profile, PagePath: path, Onboarded: true, Version: r.Host.Version,
			Action: "host.onboard"})
		if err != nil {
			return err
		}
		// The host's audience can be surveyed from here on (H-318, H-320).
		err = s.moveTx(ctx, tx, in.ID, func(h hostdb.Host) (api.HostStatus, int) {
			return api.HostStatusReadyToQualify, h.Level
		})
		if err != nil {
			return err
		}
		if r, err = s.recordTx(ctx, tx, in.ID); err != nil {
			return err
		}
		out = r.answer(ctx)
		return nil
	})
	return out, err
}

// Progress returns a host's progress towards the first trip: signed up, audience surveyed, qualified (H-127).
func (s *Service) Progress(ctx context.Context, id uuid.UUID) (hostapi.HomeProgress, error) {
	t := tenant.From(ctx)
	p := t.Policy.Survey
	var out hostapi.HomeProgress
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		h, err := getHost(ctx, tx, id)
		if err != nil {
			return err
		}
		n, err := hostdb.New(tx).CountResponses(ctx, hostdb.CountResponsesParams{
			TenantID: t.ID, HostID: id, MinimumAge: p.QualifiedMinimumAge, MinimumBudgetMinor: p.QualifiedBudgetMinor,
		})
		if err != nil {
			return err
		}
		out = hostapi.HomeProgress{
			// A host of level 0 starts with the survey, the others with a trip (H-435, H-436).
			Title: "Engage your Audience", Level: h.Level, UnlockAt: p.ResponsesToUnlock,
			Responses: int(n.Responses), QualifiedResponses: int(n.Qualified),
			Steps: []hostapi.ProgressStep{
				{Key: hostapi.ProgressStepKeySignUp, Label: "Sign up as a Host", Done: true},
				{Key: hostapi.ProgressStepKeySurvey, Label: "Survey your Audience", Done: h.Level > 0 ||
					int(n.Responses) >= p.ResponsesToUnlock},
				{Key: hostapi.ProgressStepKeyQualify, Label: "Qualify to Host a Trip", Done: h.Level > 0},
			},
		}
		switch h.Level {
		case 0:
			out.NextTierAt = api.NewOptInt(p.QualifiedForTier1)
		case 1:
			out.NextTierAt = api.NewOptInt(p.QualifiedForTier2)
		}
		if h.Level > 0 {
			out.Title = "Find your Trip"
		}
		return nil
	})
	return out, err
}
