package calendar

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/calendar/calendardb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/ical"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Service implements calendars.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Tokens   seal.Tokens
	Bookings Bookings
	Rides    Rides
	People   People
	// Origin returns the product's origin for a tenant, without a trailing slash.
	Origin func(tenant.Tenant) string
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("calendar", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Bookings returns the trips on which a member has spots.
type Bookings interface {
	TravelsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID, tripID *uuid.UUID) ([]view.Travel, error)
}

// Rides are those of bookings.
type Rides interface {
	CalendarTx(ctx context.Context, tx pgx.Tx, bookings []uuid.UUID) ([]transfer.CalendarRide, error)
}

// People returns members' languages, and whether they may still sign in.
type People interface {
	ReadsTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (language string, active bool, err error)
}

// purpose separates the tokens of feeds from others.
const purpose = "calendar-feed"

// refresh is how often calendars should poll.
const refresh = 6 * time.Hour

// Feed is a traveler's URL; empty if there is none.
type Feed struct{ URL string }

// Mine returns the caller's URL.
func (s *Service) Mine(ctx context.Context) (Feed, error) {
	p, t := principal.Must(ctx), tenant.From(ctx)
	var out Feed
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := calendardb.New(tx).GetFeed(ctx, calendardb.GetFeedParams{TenantID: t.ID, MemberID: p.MemberID})
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("calendar feed: %w", err)
		}
		out = Feed{URL: s.address(t, s.Tokens.Of(row.TokenHash, purpose, t.ID, row.ID))}
		return nil
	})
	return out, err
}

func (s *Service) address(t tenant.Tenant, token string) string {
	return s.Origin(t) + "/public/calendars/" + token + "/trips.ics"
}

// Reset gives the caller a new URL. The previous one is revoked.
func (s *Service) Reset(ctx context.Context) (Feed, error) {
	p, t, id := principal.Must(ctx), tenant.From(ctx), uuid.New()
	token, now := s.Tokens.For(purpose, t.ID, id), s.Clock.Now(ctx)
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		err := calendardb.New(tx).SetFeed(ctx, calendardb.SetFeedParams{TenantID: t.ID, ID: id, MemberID: p.MemberID,
			TokenHash: seal.Hash(token), CreatedAt: now})
		if err != nil {
			return fmt.Errorf("set calendar feed: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "calendar.reset", ObjectType: "Member",
			ObjectID: p.MemberID})
	})
	return Feed{URL: s.address(t, token)}, err
}

// Remove revokes the caller's URL; without one it changes nothing.
func (s *Service) Remove(ctx context.Context) error {
	p, t := principal.Must(ctx), tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		removed, err := calendardb.New(tx).RemoveFeed(ctx, calendardb.RemoveFeedParams{TenantID: t.ID, MemberID: p.MemberID})
		if err != nil || removed == 0 {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: s.Clock.Now(ctx), Action: "calendar.remove",
			ObjectType: "Member", ObjectID: p.MemberID})
	})
}

// errNoFeed is returned for wrong URLs, revoked ones, and those of people who may no longer sign in.
var errNoFeed = apierr.NotFound("calendar")

// Read returns the calendar at a URL.
func (s *Service) Read(ctx context.Context, token string) ([]byte, error) {
	t := tenant.From(ctx)
	var cal ical.Calendar
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := calendardb.New(tx).FeedByToken(ctx, calendardb.FeedByTokenParams{TenantID: t.ID,
			TokenHash: seal.Hash(token)})
		if db.NoRows(err) {
			return errNoFeed
		}
		if err != nil {
			return fmt.Errorf("calendar feed: %w", err)
		}
		chosen, active, err := s.People.ReadsTx(ctx, tx, row.MemberID)
		if err != nil {
			return err
		}
		if !active {
			return errNoFeed
		}
		cal, err = s.tripsTx(ctx, tx, row.MemberID, chosen)
		return err
	})
	if err != nil {
		return nil, err
	}
	return cal.Write()
}

// OfTrip returns the calendar file of one of the caller's trips, with its name.
func (s *Service) OfTrip(ctx context.Context, tripID uuid.UUID) (name string, file []byte, err error) {
	t := tenant.From(ctx)
	var cal ical.Calendar
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		cal, err = s.tripTx(ctx, tx, principal.Must(ctx).MemberID, tripID)
		return err
	})
	if err != nil {
		return "", nil, err
	}
	file, err = cal.Write()
	return cal.Name + ".ics", file, err
}
