package analytics

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/analytics/analyticsdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/analyticsapi"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service implements analytics.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Jobs    jobs.Inserter
	Clock   tenant.Clock
	Tenants *tenant.Store
	Tokens  seal.Tokens
	Trips   Trips
	// Clicks is notified of visits that a promotional email led to.
	Clicks Clicks
	// Bookings provides the chart of the travelers' report.
	Bookings    Bookings
	Itineraries Itineraries
	// Receiver accepts events.
	Receiver Receiver
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("analytics", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Trips reads trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
}

// Clicks records that an email led to a trip's page.
type Clicks interface {
	ClickedTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, token string) error
}

// Bookings describes a trip's bookings.
type Bookings interface {
	Details(ctx context.Context, tripID uuid.UUID) (bookingapi.TripDetails, error)
}

// Channels through which visitors come.
const (
	Direct   = "Direct"
	Email    = "Email"
	Social   = "Social"
	Search   = "Search"
	Referral = "Referral"
	Other    = "Other"
)

var known = []struct {
	channel string
	words   []string
}{
	{Email, []string{"email", "mail", "newsletter"}},
	{Social, []string{"facebook", "instagram", "tiktok", "youtube", "twitter", "pinterest", "linkedin", "threads",
		"reddit", "whatsapp", "fb", "ig"}},
	{Search, []string{"google", "bing", "duckduckgo", "yahoo", "ecosia", "baidu", "yandex"}},
}

// shortened maps the short-link hosts of social networks.
var shortened = map[string]string{"t.co": Social, "lnkd.in": Social, "l.instagram.com": Social, "youtu.be": Social}

// ChannelOf classifies a visit by the source named in its URL, or else by its referrer.
func ChannelOf(source, referrer, ownHost string) string {
	if source = strings.ToLower(strings.TrimSpace(source)); source != "" {
		for _, k := range known {
			if slices.Contains(k.words, strings.SplitN(source, ".", 2)[0]) {
				return k.channel
			}
		}
		if strings.Contains(source, ".") { // a website, such as one that shows the trip in a frame
			return Referral
		}
		return Other
	}
	u, err := url.Parse(referrer)
	if err != nil || u.Hostname() == "" || u.Hostname() == ownHost {
		return Direct
	}
	host := strings.ToLower(u.Hostname())
	if channel, ok := shortened[host]; ok {
		return channel
	}
	parts := strings.Split(host, ".")
	for _, k := range known {
		if slices.ContainsFunc(parts, func(part string) bool { return len(part) > 2 && slices.Contains(k.words, part) }) {
			return k.channel
		}
	}
	return Referral
}

var robot = regexp.MustCompile(`(?i)bot\b|crawl|spider|preview|headless|lighthouse|curl/|wget/|python-requests|^$`)

// Visit counts a visit to a trip's page, or a checkout that was started on it.
func (s *Service) Visit(ctx context.Context, tripID uuid.UUID, in *analyticsapi.TripVisit) error {
	t, r := tenant.From(ctx), principal.RequestFrom(ctx)
	if robot.MatchString(r.UserAgent) {
		return nil
	}
	day := civil.Today(s.Clock.Now(ctx))
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		of, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		if !of.HasPublicPage() {
			return apierr.NotFound("trip")
		}
		q, channel := analyticsdb.New(tx), ChannelOf(in.Channel.Or(""), in.Referrer.Or(""), t.Host)
		if in.Event.Value == analyticsapi.TripVisitEventBeginCheckout {
			return q.CountCheckout(ctx, analyticsdb.CountCheckoutParams{TenantID: t.ID, TripID: tripID, Day: day,
				Channel: channel})
		}
		fresh, err := q.SeeVisitor(ctx, analyticsdb.SeeVisitorParams{TenantID: t.ID, TripID: tripID, Day: day,
			Visitor: s.visitor(t.ID, tripID, day, r)})
		if err != nil {
			return err
		}
		err = q.CountVisit(ctx, analyticsdb.CountVisitParams{
			TenantID: t.ID, TripID: tripID, Day: day, Channel: channel, Visitors: int(fresh),
		})
		if err != nil || in.Email.Or("") == "" {
			return err
		}
		return s.Clicks.ClickedTx(ctx, tx, tripID, in.Email.Value)
	})
}

// visitor returns a hash that cannot be computed without the key, and that says nothing about another day or
// trip.
func (s *Service) visitor(tenantID, tripID uuid.UUID, day civil.Date, r principal.Request) []byte {
	mac := hmac.New(sha256.New, s.Tokens.Key)
	mac.Write([]byte("visitor/" + tenantID.String() + "/" + tripID.String() + "/" + day.String() + "/" + r.IP + "/" +
		r.UserAgent))
	return mac.Sum(nil)[:16]
}

// Forget deletes the visitors of past days.
func (s *Service) Forget(ctx context.Context) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return analyticsdb.New(tx).ForgetVisitors(ctx, analyticsdb.ForgetVisitorsParams{TenantID: t.ID,
			Before: civil.Today(s.Clock.Now(ctx))})
	})
}

// linkValid is how long the URL of a report is valid.
const linkValid = 15 * time.Minute
