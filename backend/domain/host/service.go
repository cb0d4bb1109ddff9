package host

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host/hostdb"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/slug"
	"caravan/backend/platform/whole"
)

// Service implements hosts.
type Service struct {
	Deps
	Pages

	// Made announces a new host, and Referred their referrer.
	Made     announce.Topic[Made]
	Referred announce.Topic[Referred]
}

// Made is a newly created host.
type Made struct {
	HostID   uuid.UUID
	PagePath string
}

// Referred is a new host with the referring one.
type Referred struct{ HostID, ReferrerID uuid.UUID }

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Outbox   authz.Outbox
	Clock    tenant.Clock
	People   People
	Socials  Socials
	Switches *tenant.Switches
	Links    Links
	// SignedUp announces people who become hosts.
	SignedUp *announce.Topic[identity.SignedUp]
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("host", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d, Pages: Pages{switches: d.Switches}}
	d.SignedUp.Subscribe(s.signupTx)
	return s, nil
}

// Links returns the links that a host shares.
type Links interface {
	SurveyAddressTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (string, error)
	ReferrerTx(ctx context.Context, tx pgx.Tx, referral string) (id uuid.UUID, ok bool, err error)
}

// Lead stages of a host in order (H-320).
var stages = []api.HostStatus{
	api.HostStatusCreated, api.HostStatusReadyToQualify, api.HostStatusQualifying, api.HostStatusQualified,
	api.HostStatusPlanning, api.HostStatusLaunched, api.HostStatusConfirmed, api.HostStatusRenewed,
}

// levelOfFirstTrip is the level to which a completed trip raises a host.
const levelOfFirstTrip = 3

// Newcomer is the input for a new host.
type Newcomer struct {
	MemberID            uuid.UUID
	DisplayName         string
	PagePath            string // derived from the display name if empty
	Level               int
	Status              api.HostStatus // created if empty
	Profile             Profile
	OnboardingCompleted bool
}

// CreateTx creates a host for a member and returns its id.
func (s *Service) CreateTx(ctx context.Context, tx pgx.Tx, in Newcomer) (uuid.UUID, error) {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	if strings.TrimSpace(in.DisplayName) == "" {
		return uuid.Nil, apierr.InvalidField("displayName", "This field is required")
	}
	queries := hostdb.New(tx)
	path := in.PagePath
	if path == "" {
		free, err := slug.Free(ctx, tx, t.ID, "host", slug.Of("host", in.DisplayName), func(prefix string) ([]string, error) {
			return queries.PagePathsLike(ctx, hostdb.PagePathsLikeParams{TenantID: t.ID, Prefix: prefix})
		})
		if err != nil {
			return uuid.Nil, err
		}
		path = free
	}
	status := in.Status
	if status == "" {
		status = api.HostStatusCreated
	}
	profile, err := json.Marshal(in.Profile)
	if err != nil {
		return uuid.Nil, err
	}
	id := uuid.Must(uuid.NewV7())
	_, err = queries.InsertHost(ctx, hostdb.InsertHostParams{
		TenantID: t.ID, ID: id, MemberID: in.MemberID, Level: in.Level, Status: string(status),
		DisplayName: strings.TrimSpace(in.DisplayName), PagePath: path, Profile: profile,
		OnboardingCompleted: in.OnboardingCompleted, CreatedAt: now,
	})
	if err := refused(err); err != nil {
		return uuid.Nil, fmt.Errorf("insert host: %w", err)
	}
	if err := search.NoteTx(ctx, tx, search.Host, id); err != nil {
		return uuid.Nil, err
	}
	err = s.Outbox.Add(ctx, tx, t.ID,
		authz.Tuple{Namespace: "Host", Object: id.String(), Relation: "tenants", Subject: "Tenant:" + t.ID.String()},
		authz.Tuple{Namespace: "Host", Object: id.String(), Relation: "owners", Subject: "User:" + in.MemberID.String()})
	if err != nil {
		return uuid.Nil, err
	}
	if err := s.Made.Announce(ctx, tx, Made{HostID: id, PagePath: path}); err != nil {
		return uuid.Nil, err
	}
	return id, audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: now, Action: "host.create", ObjectType: "Host", ObjectID: id,
		After: map[string]any{"displayName": in.DisplayName, "level": in.Level},
	})
}

// refused names the field whose value is taken; a pipelined write reports it when the transaction ends.
func refused(err error) error {
	switch db.Constraint(err) {
	case "host_tenant_id_page_path_key":
		return apierr.InvalidField("pagePath", "This address is already taken")
	case "member_tenant_id_email_key":
		return apierr.InvalidField("email", "Someone already has an account with this email")
	}
	return err
}

// signupTx creates the host of a person who signs up as one. The referral names the referrer, by a referral link
// or a page; an unknown one is ignored (H-130).
func (s *Service) signupTx(ctx context.Context, tx pgx.Tx, up identity.SignedUp) error {
	id, err := s.CreateTx(ctx, tx,
		Newcomer{MemberID: up.MemberID, DisplayName: strings.TrimSpace(up.FirstName + " " + up.LastName)})
	if err != nil || up.Referral == "" {
		return err
	}
	referrer, ok, err := s.Links.ReferrerTx(ctx, tx, up.Referral)
	if err != nil || !ok {
		return err
	}
	return s.Referred.Announce(ctx, tx, Referred{HostID: id, ReferrerID: referrer})
}

// record is a host with the person behind it.
type record struct {
	hostdb.GetHostsRow
	profile Profile
	member  struct {
		DisplayName string `json:"displayName"`
		Bio         string `json:"bio"`
		PictureURL  string `json:"profilePictureUrl"`
		Phone       string `json:"phoneNumber"`
	}
}

func (r record) displayName() string { return first(r.member.DisplayName, r.Host.DisplayName) }
func (r record) bio() string         { return first(r.member.Bio, r.profile.Bio) }
func (r record) picture() string     { return first(r.member.PictureURL, r.profile.PictureURL) }

func load(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]record, error) {
	rows, err := hostdb.New(tx).GetHosts(ctx, hostdb.GetHostsParams{TenantID: tenant.From(ctx).ID, Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("hosts: %w", err)
	}
	records := make(map[uuid.UUID]record, len(rows))
	for _, row := range rows {
		r := record{GetHostsRow: row}
		if err := json.Unmarshal(row.Host.Profile, &r.profile); err != nil {
			return nil, fmt.Errorf("profile of host %s: %w", row.Host.ID, err)
		}
		if err := json.Unmarshal(row.MemberProfile, &r.member); err != nil {
			return nil, fmt.Errorf("member of host %s: %w", row.Host.ID, err)
		}
		records[row.Host.ID] = r
	}
	return records, nil
}

// PersonsTx describes hosts by id.
func (s *Service) PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error) {
	records, err := load(ctx, tx, ids)
	if err != nil {
		return nil, err
	}
	persons := make(map[uuid.UUID]api.Person, len(records))
	for id, r := range records {
		persons[id] = api.Person{
			ID: id, DisplayName: r.displayName(), PictureUrl: words(r.picture()), Bio: words(r.bio()),
			Level: api.NewOptInt(r.Host.Level), Phone: words(r.member.Phone), Email: words(r.Email),
		}
	}
	return persons, nil
}

// MemberTx returns the member behind a host, for emails.
func (s *Service) MemberTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (uuid.UUID, error) {
	row, err := getHost(ctx, tx, hostID)
	return row.MemberID, err
}

// LevelTx returns the host's level.
func (s *Service) LevelTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (int, error) {
	row, err := getHost(ctx, tx, hostID)
	return row.Level, err
}

// UnlockedTiersTx returns the host's level and the tiers they may request.
func (s *Service) UnlockedTiersTx(ctx context.Context, tx pgx.Tx,
	hostID uuid.UUID) (level int, tiers []int, err error) {
	row, err := getHost(ctx, tx, hostID)
	return row.Level, unlocked(row.Level), err
}

func unlocked(level int) []int {
	tiers := []int{}
	for tier := 1; tier <= level; tier++ {
		tiers = append(tiers, tier)
	}
	return tiers
}

func getHost(ctx context.Context, tx pgx.Tx, id uuid.UUID) (hostdb.Host, error) {
	row, err := hostdb.New(tx).GetHost(ctx, hostdb.GetHostParams{TenantID: tenant.From(ctx).ID, ID: id})
	if db.NoRows(err) {
		return row, apierr.NotFound("host")
	}
	if err != nil {
		return row, fmt.Errorf("host: %w", err)
	}
	return row, nil
}

// RequestedTx advances the stage of a host who requests a trip.
func (s *Service) RequestedTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) error {
	return s.moveTx(ctx, tx, hostID, func(h hostdb.Host) (api.HostStatus, int) {
		if h.Level >= levelOfFirstTrip && api.HostStatus(h.Status) == api.HostStatusConfirmed {
			return api.HostStatusRenewed, h.Level
		}
		return api.HostStatusPlanning, h.Level
	})
}

// TripMovedTx advances a host's stage with their trip; the first completed one unlocks the last tier (H-019),
// unless only admins may unlock it in the marketplace.
func (s *Service) TripMovedTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, to trip.Status) error {
	return s.moveTx(ctx, tx, hostID, func(h hostdb.Host) (api.HostStatus, int) {
		switch to {
		case trip.Live:
			return api.HostStatusLaunched, h.Level
		case trip.EarlyConfirmed, trip.Confirmed:
			return api.HostStatusConfirmed, h.Level
		case trip.Complete:
			if !tenant.From(ctx).Policy.Survey.Tier3AfterFirstTrip {
				return api.HostStatusConfirmed, h.Level
			}
			return api.HostStatusConfirmed, max(h.Level, levelOfFirstTrip)
		}
		return api.HostStatus(h.Status), h.Level
	})
}

func (s *Service) moveTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID,
	next func(hostdb.Host) (api.HostStatus, int)) error {
	t := tenant.From(ctx)
	queries := hostdb.New(tx)
	h, err := queries.LockHost(ctx, hostdb.LockHostParams{TenantID: t.ID, ID: hostID})
	if err != nil {
		return fmt.Errorf("lock host: %w", err)
	}
	status, level := next(h)
	if slices.Index(stages, status) <= slices.Index(stages, api.HostStatus(h.Status)) {
		status = api.HostStatus(h.Status)
	}
	if string(status) == h.Status && level == h.Level {
		return nil
	}
	if err := queries.MoveHost(ctx, hostdb.MoveHostParams{TenantID: t.ID, ID: hostID, Status: string(status),
		Level: level}); err != nil {
		return fmt.Errorf("move host: %w", err)
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: t.ID, At: s.Clock.Now(ctx), Action: "host.move", ObjectType: "Host", ObjectID: hostID,
		Before: map[string]any{"status": h.Status, "level": h.Level}, After: map[string]any{"status": status, "level": level},
	})
}

// Mine returns the signed-in host's record (H-474).
func (s *Service) Mine(ctx context.Context) (hostapi.Host, error) {
	var out hostapi.Host
	id := principal.Must(ctx).HostID
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		records, err := load(ctx, tx, []uuid.UUID{id})
		if err != nil {
			return err
		}
		r, ok := records[id]
		if !ok {
			return apierr.NotFound("host")
		}
		out = r.answer(ctx)
		return nil
	})
	return out, err
}

func (r record) answer(ctx context.Context) hostapi.Host {
	level := tenant.From(ctx).Policy.Level(r.Host.Level)
	rule := trip.LaunchRule{
		ScheduleDays: level.LaunchScheduleDays, Bookings: level.LaunchBookings, BookingDays: level.LaunchBookingDays,
		CancelsTrip: level.LaunchRuleCancelsTrip,
	}
	return hostapi.Host{
		ID: r.Host.ID, MemberId: r.Host.MemberID, Level: r.Host.Level, LevelName: level.Name,
		Status:    api.HostStatus(r.Host.Status),
		Qualified: Surveyed(api.HostStatus(r.Host.Status)), SurveyPrompt: SurveyPrompt(api.HostStatus(r.Host.Status)),
		Active:    r.Host.Active,
		FirstName: words(r.FirstName), LastName: words(r.LastName), DisplayName: r.displayName(),
		ProfilePictureUrl: words(r.picture()),
		PagePath:          words(r.Host.PagePath), Bio: words(r.bio()), SocialChannels: hostapi.NewOptSocialChannels(
			r.profile.Channels.answer()), OnboardingCompleted: r.Host.OnboardingCompleted,
		UnlockedTiers: unlocked(r.Host.Level), LaunchRule: words(strings.Join(rule.Texts(), " ")), Email: words(r.Email),
		Version: r.Host.Version, CreatedAt: api.NewOptDateTime(r.Host.CreatedAt.UTC()),
		EditableFields: hostRecords.Offered(principal.Must(ctx), r.Host.Status),
	}
}

// Surveyed reports whether a host's audience has been surveyed enough for trips (H-439).
func Surveyed(status api.HostStatus) bool {
	return slices.Index(stages, status) >= slices.Index(stages, api.HostStatusQualified)
}

// SurveyPrompt prompts hosts who are not ready for a trip to survey; those who just qualified may continue
// (H-441).
func SurveyPrompt(status api.HostStatus) hostapi.OptHostSurveyPrompt {
	switch {
	case status == api.HostStatusCreated:
		return hostapi.NewOptHostSurveyPrompt(hostapi.HostSurveyPromptStart)
	case !Surveyed(status), status == api.HostStatusQualified:
		return hostapi.NewOptHostSurveyPrompt(hostapi.HostSurveyPromptContinue)
	}
	return hostapi.OptHostSurveyPrompt{}
}

func first(texts ...string) string {
	for _, text := range texts {
		if text != "" {
			return text
		}
	}
	return ""
}

func words(text string) api.OptString {
	if text == "" {
		return api.OptString{}
	}
	return api.NewOptString(text)
}
