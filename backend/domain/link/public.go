package link

import (
	"context"
	"fmt"
	"net/mail"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/host"
	"caravan/backend/domain/link/linkdb"
	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/linkapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/idempotency"
)

// Hosts provides the owners of the links, and stores what their audience says.
type Hosts interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
	AnswerTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, r host.Response) error
	AddContactTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, email string) error
}

// Itineraries returns the destinations on offer.
type Itineraries interface {
	Destinations(ctx context.Context) (itineraryapi.DestinationList, error)
}

// timesOfYear are the survey's options, as the charts of the audience show them (H-505).
var timesOfYear = []string{"spring", "summer", "fall", "winter", "anytime"}

// genders are the labels in the charts.
var genders = map[api.Gender]string{
	api.GenderFemale: "female", api.GenderMale: "male", api.GenderNonBinary: "non-binary",
	api.GenderPreferNotToSay: "prefer not to say",
}

func findTx(ctx context.Context, tx pgx.Tx, path string) (row, error) {
	t := tenant.From(ctx)
	found, err := linkdb.New(tx).LinkByPath(ctx, linkdb.LinkByPathParams{TenantID: t.ID, Path: strings.ToLower(path)})
	if db.NoRows(err) {
		return row{}, apierr.NotFound("link")
	}
	if err != nil {
		return row{}, fmt.Errorf("link: %w", err)
	}
	status, active, err := host.Reader{}.StandsTx(ctx, tx, found.HostID)
	if err != nil {
		return row{}, err
	}
	r := row{HostID: found.HostID, HostStatus: status, HostActive: active, Type: found.LinkType, Path: found.Path,
		Destination: found.Destination}
	r.ID = found.ID
	return r, nil
}

// Public returns the public view of a link. A locked one is shown with the reason, so that visitors do not get a
// 404 (H-318, H-319).
func (s *Service) Public(ctx context.Context, path string) (linkapi.PublicLink, error) {
	t := tenant.From(ctx)
	var r row
	var person api.Person
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		if r, err = findTx(ctx, tx, path); err != nil {
			return err
		}
		if linkapi.LinkType(r.Type) == linkapi.LinkTypeReferral && !s.Switches.On(ctx, tenant.FeatureReferrals) {
			return apierr.NotFound("link")
		}
		people, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{r.HostID})
		person = people[r.HostID]
		return err
	})
	if err != nil {
		return linkapi.PublicLink{}, err
	}
	out := linkapi.PublicLink{
		LinkType: linkapi.LinkType(r.Type), Path: r.Path, HostName: person.DisplayName, HostPictureUrl: person.PictureUrl,
		HostBio: person.Bio, Currency: t.Currency, Destinations: []string{}, TimesOfYear: []string{},
	}
	if why := r.locked(); why != "" {
		out.Locked, out.LockedReason = true, api.NewOptString(closed(r.Type, person.DisplayName))
		return out, nil
	}
	if r.Destination != "" {
		out.Destination = api.NewOptString(r.Destination)
	}
	if out.LinkType == linkapi.LinkTypeSurvey {
		list, err := s.Itineraries.Destinations(ctx)
		if err != nil {
			return out, err
		}
		for _, d := range list.Items {
			out.Destinations = append(out.Destinations, d.Country)
		}
		slices.Sort(out.Destinations)
		out.Destinations, out.TimesOfYear = slices.Compact(out.Destinations), timesOfYear
	}
	return out, nil
}

// closed is the message of a locked link for its visitors; the host's own reason is not shown to them.
func closed(linkType, hostName string) string {
	if linkapi.LinkType(linkType) == linkapi.LinkTypeSurvey {
		return hostName + " isn’t taking answers right now."
	}
	return hostName + " isn’t collecting email addresses right now."
}

// openTx finds a link that accepts input from its visitors.
func openTx(ctx context.Context, tx pgx.Tx, path string, kind linkapi.LinkType) (row, error) {
	r, err := findTx(ctx, tx, path)
	if err != nil {
		return r, err
	}
	if linkapi.LinkType(r.Type) != kind {
		return r, apierr.NotFound("link")
	}
	if r.locked() != "" {
		return r, apierr.New(apierr.CodeIllegalState, "This link is closed right now.")
	}
	return r, nil
}

const (
	badEmail  = "Enter a valid email address"
	otherwise = "Other"
)

// Answer stores an answer to a survey. One with the address of an earlier answer replaces it, so that nobody
// counts twice; the response does not reveal that.
func (s *Service) Answer(ctx context.Context, path, key string, in *linkapi.SurveyReply) error {
	t := tenant.From(ctx)
	offered, err := s.Itineraries.Destinations(ctx)
	if err != nil {
		return err
	}
	reply, fields := response(in, offered.Items)
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	call := idempotency.Call{TenantID: t.ID, Scope: "answerSurvey:" + strings.ToLower(path), Key: key, Body: in}
	_, err = idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		r, err := openTx(ctx, tx, path, linkapi.LinkTypeSurvey)
		if err != nil {
			return false, err
		}
		return true, s.Hosts.AnswerTx(ctx, tx, r.HostID, reply)
	})
	return err
}

// response converts an answer and returns its errors, by field.
func response(in *linkapi.SurveyReply, offered []itineraryapi.DestinationEntry) (host.Response, map[string]string) {
	fields := map[string]string{}
	out := host.Response{
		Age: &in.Age, BudgetMinor: &in.BudgetMinor, Destination: strings.TrimSpace(in.Destination), TimeOfYear: in.TimeOfYear,
		Gender: genders[in.Gender.Value], Email: strings.ToLower(strings.TrimSpace(in.Email.Value)),
		MarketingOptIn: in.MarketingOptIn.Value,
	}
	known := slices.ContainsFunc(offered, func(d itineraryapi.DestinationEntry) bool {
		return d.Country == out.Destination
	})
	if !known && out.Destination != otherwise {
		fields["destination"] = "Choose one of the destinations"
	}
	if !slices.Contains(timesOfYear, in.TimeOfYear) {
		fields["timeOfYear"] = "Choose one of the times of the year"
	}
	switch {
	case out.Email == "" && out.MarketingOptIn:
		fields["email"] = "Enter your email address to get emails"
	case out.Email != "" && !validEmail(out.Email):
		fields["email"] = badEmail
	}
	return out, fields
}

func validEmail(text string) bool {
	a, err := mail.ParseAddress(text)
	return err == nil && a.Address == text
}

// Join adds an address to a host's marketing list. An address that is already there gets the same response, and
// so does one that has unsubscribed, which still gets no emails: anyone can type an address.
func (s *Service) Join(ctx context.Context, path, key string, in *linkapi.MailingListSignup) error {
	t := tenant.From(ctx)
	email := strings.ToLower(strings.TrimSpace(in.Email))
	fields := map[string]string{}
	if !validEmail(email) {
		fields["email"] = badEmail
	}
	if !in.Consent {
		fields["consent"] = "Check the box to get emails"
	}
	if len(fields) > 0 {
		return apierr.Invalid(fields)
	}
	call := idempotency.Call{TenantID: t.ID, Scope: "joinMailingList:" + strings.ToLower(path), Key: key, Body: in}
	_, err := idempotency.Do(ctx, s.DB, call, func(tx pgx.Tx) (bool, error) {
		r, err := openTx(ctx, tx, path, linkapi.LinkTypeEmailCapture)
		if err != nil {
			return false, err
		}
		return true, s.Hosts.AddContactTx(ctx, tx, r.HostID, email)
	})
	return err
}

// own are the links that every host has (H-035), by the suffix of their paths.
var own = []struct {
	kind   linkapi.LinkType
	suffix string
}{{linkapi.LinkTypeSurvey, "-survey"}, {linkapi.LinkTypeEmailCapture, "-news"}, {linkapi.LinkTypeReferral, "-invite"}}

// longestStem leaves room for a suffix and a number.
const longestStem = 66

// hostMadeTx creates a new host's own links. A taken path gets a number.
func (s *Service) hostMadeTx(ctx context.Context, tx pgx.Tx, made host.Made) error {
	hostID, pagePath := made.HostID, made.PagePath
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	queries := linkdb.New(tx)
	stem := strings.Trim(pagePath[:min(len(pagePath), longestStem)], "-")
	used, err := queries.PathsLike(ctx, linkdb.PathsLikeParams{TenantID: t.ID, Prefix: stem + "-"})
	if err != nil {
		return fmt.Errorf("link paths: %w", err)
	}
	for _, o := range own {
		path := stem + o.suffix
		for n := 2; slices.Contains(used, path); n++ {
			path = fmt.Sprintf("%s%s-%d", stem, o.suffix, n)
		}
		id := uuid.Must(uuid.NewV7())
		err = queries.InsertLink(ctx, linkdb.InsertLinkParams{TenantID: t.ID, ID: id, HostID: hostID,
			LinkType: string(o.kind), Path: path, CreatedAt: now})
		if err != nil {
			return fmt.Errorf("link of a new host: %w", err)
		}
		if err := search.NoteTx(ctx, tx, search.Link, id); err != nil {
			return err
		}
		err = audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: now, Action: "link.create", ObjectType: "Link", ObjectID: id,
			After: map[string]any{"hostId": hostID, "linkType": o.kind, "path": path},
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Reader answers queries of hosts about their links. It is built before them.
type Reader struct{ Switches *tenant.Switches }

// SurveyAddressTx returns the URL of a host's survey, "" without an open link to it.
func (Reader) SurveyAddressTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (string, error) {
	path, err := linkdb.New(tx).FirstLink(ctx, linkdb.FirstLinkParams{TenantID: tenant.From(ctx).ID, HostID: hostID,
		LinkType: string(linkapi.LinkTypeSurvey)})
	if db.NoRows(err) {
		return "", nil
	}
	return address(path), err
}

// ReferrerTx returns the host named by a referral, by their referral link or their page; uuid.Nil if it names
// none.
func (r Reader) ReferrerTx(ctx context.Context, tx pgx.Tx, referral string) (id uuid.UUID, ok bool, err error) {
	if !r.Switches.On(ctx, tenant.FeatureReferrals) {
		return uuid.Nil, false, nil
	}
	path := strings.ToLower(strings.TrimSpace(referral))
	id, err = linkdb.New(tx).HostOfReferral(ctx, linkdb.HostOfReferralParams{TenantID: tenant.From(ctx).ID, Path: path})
	if db.NoRows(err) {
		return host.Reader{}.ByPageTx(ctx, tx, path)
	}
	return id, err == nil, err
}

func address(path string) string { return "/public/l/" + path }
