package host

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
)

// bioLimit is the maximum length of a host's biography in characters (H-362, H-606).
const bioLimit = 350

// People stores the names, biography and picture of a host.
type People interface {
	SetPublicTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, p identity.Public) error
	// InviteTx adds a person who gets an activation link.
	InviteTx(ctx context.Context, tx pgx.Tx, n identity.Invited) (uuid.UUID, error)
	// FindOrInviteTx is InviteTx, or returns the member of the group who already has the address.
	FindOrInviteTx(ctx context.Context, tx pgx.Tx, n identity.Invited) (uuid.UUID, error)
}

// PublicProfile returns what a host shows publicly.
func (s *Service) PublicProfile(ctx context.Context, id uuid.UUID) (hostapi.PublicProfile, error) {
	var out hostapi.PublicProfile
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		r, err := s.recordTx(ctx, tx, id)
		out = r.public(ctx)
		return err
	})
	return out, err
}

// PublicPage returns the public view of a host, by the path of the host's page. It is CodeNotFound for a host who
// is not active, and while the tenant has disabled public profiles (H-051).
func (s *Service) PublicPage(ctx context.Context, path string) (hostapi.PublicProfile, error) {
	t := tenant.From(ctx)
	var out hostapi.PublicProfile
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		id, err := s.AtPageTx(ctx, tx, path)
		if err != nil {
			return err
		}
		r, err := s.recordTx(ctx, tx, id)
		out = r.public(ctx)
		return err
	})
	return out, err
}

// PublicPaths lists the paths of hosts' public pages.
func (s *Service) PublicPaths(ctx context.Context, most int) (paths []string, err error) {
	if !s.Switches.On(ctx, tenant.FeaturePublicProfile) {
		return nil, nil
	}
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		paths, err = hostdb.New(tx).PagePaths(ctx, hostdb.PagePathsParams{TenantID: t.ID, RowLimit: int32(most)})
		return err
	})
	return paths, err
}

// MovedPage returns the current path of a host's page that was formerly at path. It is CodeNotFound for a path
// that never was a host's page, or whose page is not public.
func (s *Service) MovedPage(ctx context.Context, path string) (to string, err error) {
	if !s.Switches.On(ctx, tenant.FeaturePublicProfile) {
		return "", apierr.NotFound("host")
	}
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		to, err = hostdb.New(tx).MovedPage(ctx, hostdb.MovedPageParams{TenantID: t.ID, Path: strings.ToLower(path)})
		return err
	})
	if db.NoRows(err) {
		return "", apierr.NotFound("host")
	}
	return to, err
}

// keepFormerTx records the former path of a host's page when it moves.
func keepFormerTx(ctx context.Context, tx pgx.Tx, h hostdb.Host, to string, at time.Time) error {
	if h.PagePath == "" || to == h.PagePath {
		return nil
	}
	return hostdb.New(tx).KeepFormerPage(ctx, hostdb.KeepFormerPageParams{
		TenantID: tenant.From(ctx).ID, Path: h.PagePath, HostID: h.ID, MovedAt: at,
	})
}

// SavePublicProfile replaces what a host shows publicly.
func (s *Service) SavePublicProfile(ctx context.Context, id uuid.UUID, in *hostapi.PublicProfileInput) (
	hostapi.PublicProfile, error) {
	change := profileChange(in)
	if err := change.validate(ctx); err != nil {
		return hostapi.PublicProfile{}, err
	}
	err := s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		r, err := s.recordTx(ctx, tx, id)
		if err != nil {
			return err
		}
		profile := r.profile
		profile.Bio, profile.PictureURL = change.Bio, change.PictureURL
		profile.Interests, profile.Languages, profile.Country = change.Interests, change.Languages, change.Country
		profile.Pronouns, profile.Channels = change.Pronouns, change.Channels
		public := identity.Public{DisplayName: strings.TrimSpace(in.DisplayName.Or("")), Bio: change.Bio,
			PictureURL: change.PictureURL}
		if err := s.People.SetPublicTx(ctx, tx, r.Host.MemberID, public); err != nil {
			return err
		}
		return s.saveProfileTx(ctx, tx, r, saved{Profile: profile, PagePath: r.Host.PagePath, Version: in.Version,
			Action: "host.public_profile"})
	})
	if err != nil {
		return hostapi.PublicProfile{}, err
	}
	return s.PublicProfile(ctx, id)
}

// saved is a host's own profile as it is to be stored.
type saved struct {
	Profile   Profile
	PagePath  string
	Onboarded bool
	Version   int64
	Action    string
}

func (s *Service) saveProfileTx(ctx context.Context, tx pgx.Tx, r record, in saved) error {
	t := tenant.From(ctx)
	profile, err := json.Marshal(in.Profile)
	if err != nil {
		return err
	}
	changed, err := hostdb.New(tx).SaveProfile(ctx, hostdb.SaveProfileParams{
		TenantID: t.ID, ID: r.Host.ID, Profile: profile, PagePath: in.PagePath, OnboardingCompleted: in.Onboarded,
		Version: in.Version,
	})
	switch {
	case db.Constraint(err) == "host_tenant_id_page_path_key":
		return apierr.InvalidField("pagePath", "This address is already taken")
	case err != nil:
		return fmt.Errorf("save host: %w", err)
	case changed == 0:
		return apierr.Conflict()
	}
	if err := search.NoteTx(ctx, tx, search.Host, r.Host.ID); err != nil {
		return err
	}
	if err := keepFormerTx(ctx, tx, r.Host, in.PagePath, s.Clock.Now(ctx)); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: s.Clock.Now(ctx), Action: in.Action, ObjectType: "Host", ObjectID: r.Host.ID, Before: r.profile,
		After: in.Profile,
	})
}

func (s *Service) recordTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (record, error) {
	records, err := load(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return record{}, err
	}
	r, ok := records[id]
	if !ok {
		return record{}, apierr.NotFound("host")
	}
	return r, nil
}

func (r record) public(ctx context.Context) hostapi.PublicProfile {
	p := hostapi.PublicProfile{
		ID: r.Host.ID, DisplayName: r.displayName(), Bio: words(r.bio()), ProfilePictureUrl: words(r.picture()),
		PagePath:  r.Host.PagePath,
		Interests: []api.Category{}, Languages: []hostapi.NamedCode{},
		Pronouns: append([]string{}, r.profile.Pronouns...), SocialChannels: r.profile.Channels.answer(),
		Version: r.Host.Version,
	}
	for _, id := range r.profile.Interests {
		if c, known := tenant.From(ctx).Categories.Find(id); known {
			p.Interests = append(p.Interests, tenant.CategoryIn(ctx, c))
		}
	}
	for _, language := range r.profile.Languages {
		p.Languages = append(p.Languages, hostapi.NamedCode(language))
	}
	if r.profile.Country != nil {
		p.Country = hostapi.NewOptNamedCode(hostapi.NamedCode(*r.profile.Country))
	}
	return p
}

// change is a submitted public profile, normalized.
type change struct {
	Bio, PictureURL string
	Interests       []string
	Languages       []NamedCode
	Country         *NamedCode
	Pronouns        []string
	Channels        Channels
}

func profileChange(in *hostapi.PublicProfileInput) change {
	c := change{
		Bio: strings.TrimSpace(in.Bio.Or("")), PictureURL: strings.TrimSpace(in.ProfilePictureUrl.Or("")),
		Interests: in.Interests, Pronouns: unique(in.Pronouns), Channels: channels(in.SocialChannels),
	}
	for _, language := range in.Languages {
		c.Languages = append(c.Languages, NamedCode(language))
	}
	if in.Country.Set {
		country := NamedCode(in.Country.Value)
		c.Country = &country
	}
	return c
}

// validate checks the rules of the public profile (H-361 to H-372).
func (c *change) validate(ctx context.Context) error {
	faults := map[string]string{}
	if c.PictureURL == "" {
		faults["profilePictureUrl"] = "The profile picture is required"
		if c.Bio == "" {
			faults["bio"] = "Bio and profile photo are required"
		}
	}
	if utf8.RuneCountInString(c.Bio) > bioLimit {
		faults["bio"] = "Maximum 350 characters allowed"
	}
	// A hidden category is one that the host already had.
	c.Interests = chosenInterests(ctx, "interests", c.Interests, c.Interests, faults)
	if c.Channels == (Channels{}) {
		faults["socialChannels"] = "At least one social channel is required"
	}
	c.Channels.faults(faults)
	if len(faults) > 0 {
		return apierr.Invalid(faults)
	}
	return nil
}

// chosenInterests returns the ids of the chosen categories.
func chosenInterests(ctx context.Context, field string, given, had []string, faults map[string]string) []string {
	ids, refused := tenant.From(ctx).Categories.Choose(given, had)
	switch {
	case len(refused) > 0:
		faults[field] = "Choose one of the options"
	case len(ids) == 0:
		faults[field] = "At least one interest is required"
	}
	return ids
}

// unique trims texts and drops empty and repeated ones (H-370).
func unique(texts []string) []string {
	out := []string{}
	for _, text := range texts {
		if text = strings.TrimSpace(text); text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	return out
}

// Channels are a host's social accounts; empty ones are not stored.
type Channels struct {
	Facebook     string `json:"facebook,omitempty"`
	Instagram    string `json:"instagram,omitempty"`
	Tiktok       string `json:"tiktok,omitempty"`
	Youtube      string `json:"youtube,omitempty"`
	PersonalSite string `json:"personalSite,omitempty"`
}

// channels strips spaces from handles and completes the URL of a site (H-366 to H-368).
func channels(in hostapi.SocialChannels) Channels {
	handle := func(s api.OptString) string {
		return strings.Map(func(r rune) rune {
			if unicode.IsSpace(r) {
				return -1
			}
			return r
		}, s.Or(""))
	}
	site := handle(in.PersonalSite)
	if site != "" && !strings.Contains(site, "://") {
		site = "https://" + site
	}
	return Channels{
		Facebook: handle(in.Facebook), Instagram: handle(in.Instagram), Tiktok: handle(in.Tiktok),
		Youtube: handle(in.Youtube), PersonalSite: site,
	}
}

func (c Channels) faults(into map[string]string) {
	if c.PersonalSite == "" {
		return
	}
	u, err := url.Parse(c.PersonalSite)
	// Only URLs that are safe to link to from our pages are stored.
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.User != nil ||
		!strings.Contains(strings.Trim(u.Hostname(), "."), ".") {
		into["socialChannels.personalSite"] = "Enter a valid website"
	}
}

func (c Channels) answer() hostapi.SocialChannels {
	return hostapi.SocialChannels{
		Facebook: words(c.Facebook), Instagram: words(c.Instagram), Tiktok: words(c.Tiktok), Youtube: words(c.Youtube),
		PersonalSite: words(c.PersonalSite),
	}
}
