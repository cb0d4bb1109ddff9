package timeline

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/control"
	"caravan/backend/domain/export"
	"caravan/backend/domain/export/exportdb"
	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/payout/payoutdb"
	"caravan/backend/domain/payout/reader"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer/reported"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/domain/webhook"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/timelineapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
	"caravan/backend/platform/whole"
)

// Service merges timelines.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB        *db.DB
	Records   Records
	Orders    Orders
	Hosts     Teams
	Operators Teams
	HostNames Names
	TeamNames Names
	// MemberNames are those of people.
	MemberNames Names
	People      People
	Changes     Changes
	Emails      Emails
	Rides       Rides
	Money       Money
	Payouts     Payouts
	Jobs        Jobs
	Exports     Exports
	Repricings  Repricings
	Deliveries  Deliveries
	Insurers    Insurers
	Drivers     Drivers
}

// Records names the records of the caller's tenant, by kind and id; a person is a "User". Unknown ids are left out.
type Records interface {
	Known(ctx context.Context, ids []uuid.UUID) (map[string]string, error)
}

// Orders returns which orders a record has, with their numbers.
type Orders interface {
	OrdersOfTripTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (map[uuid.UUID]string, error)
	OrdersOfMemberTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (map[uuid.UUID]string, error)
	OrderTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (number string, travelers []uuid.UUID, err error)
}

// Teams returns the people of a host or an operator.
type Teams interface {
	Members(ctx context.Context, id uuid.UUID) (api.MemberList, error)
}

// Names returns names by id.
type Names interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

// People returns addresses and accounts of members.
type People interface {
	ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error)
	// AccountTx returns the account that a member signs in with, if there is one.
	AccountTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (*uuid.UUID, error)
}

// Changes reads the audit log.
type Changes interface {
	Past(ctx context.Context, about audit.About, after page.Instant, most int) ([]api.AuditEntry, error)
}

// Emails reads sent and queued emails.
type Emails interface {
	AboutTx(ctx context.Context, tx pgx.Tx, records []uuid.UUID, after page.Instant, most int) ([]api.Email, error)
	ToTx(ctx context.Context, tx pgx.Tx, addresses []string, after page.Instant, most int) ([]api.Email, error)
}

// Rides returns which rides orders have.
type Rides interface {
	RidesTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID) ([]uuid.UUID, error)
}

// Money reads the payments of orders.
type Money interface {
	MoneyTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID, after page.Instant, most int) (
		[]paymentdb.PastMoneyRow, error)
	ReportedTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID, after page.Instant, most int) (
		[]paymentdb.PastProviderEventsRow, error)
	IDsTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID) ([]uuid.UUID, error)
}

// Payouts reads payouts.
type Payouts interface {
	PayoutsTx(ctx context.Context, tx pgx.Tx, of reader.Whose, after page.Instant, most int) (
		[]payoutdb.PastPayoutsRow, error)
	Label(kind string) string
}

// Jobs reads the queue.
type Jobs interface {
	JobsTx(ctx context.Context, tx pgx.Tx, records []uuid.UUID, after page.Instant, most int) ([]control.Ran, error)
}

// Exports reads requested files.
type Exports interface {
	PastTx(ctx context.Context, tx pgx.Tx, of export.Whose, after page.Instant, most int) (
		[]exportdb.PastExportsRow, error)
}

// Repricings reads those of trips.
type Repricings interface {
	RepricingsTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, after page.Instant, most int) (
		[]tripdb.PastRepricingsRow, error)
}

// Deliveries reads what was sent to partners.
type Deliveries interface {
	PastTx(ctx context.Context, tx pgx.Tx, of webhook.Concerning, after page.Instant, most int) (
		[]webhook.Concerned, error)
}

// Insurers reads what insurance companies reported about the policies of orders.
type Insurers interface {
	ReportedTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID, after page.Instant, most int) (
		[]insurancedb.PastEventsRow, error)
}

// Drivers reads what transfer companies reported about rides.
type Drivers interface {
	ReportedTx(ctx context.Context, tx pgx.Tx, of reported.Of, after page.Instant, most int) (
		[]transferdb.PastEventsRow, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("timeline", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Question says which part of which timeline is asked for.
type Question struct {
	Of    timelineapi.TimelineOf
	ID    uuid.UUID
	Kind  timelineapi.TimelineKind // all if empty
	After page.Instant
	Limit int
}

func (q Question) asks(kind timelineapi.TimelineKind) bool { return q.Kind == "" || q.Kind == kind }

// most is how much is read of each kind: one entry more than fits shows that there is another page.
func (q Question) most() int { return q.Limit + 1 }

// entry is an entry at its position.
type entry struct {
	page.Instant
	timelineapi.TimelineEntry
}

func at(kind timelineapi.TimelineKind, when time.Time, id uuid.UUID) entry {
	when = when.UTC()
	return entry{page.Instant{At: when, ID: id}, timelineapi.TimelineEntry{ID: id.String(), At: when, Kind: kind}}
}

// subject is a record with what it has.
type subject struct {
	orders    map[uuid.UUID]string // with their numbers
	travelers []uuid.UUID          // of an order
	addresses []string
	members   []uuid.UUID
	money     []uuid.UUID // the payments and refunds of an order
	rides     []uuid.UUID // of an order
	emails    []uuid.UUID // to a person, or about an order
	account   *uuid.UUID  // of a person
}

func (s subject) orderIDs() []uuid.UUID { return slices.Collect(maps.Keys(s.orders)) }

// Page returns a page of a timeline, and the cursor of the next.
func (s *Service) Page(ctx context.Context, q Question) ([]timelineapi.TimelineEntry, string, error) {
	namespace := string(q.Of)
	if q.Of == timelineapi.TimelineOfMember {
		namespace = "User"
	}
	known, err := s.Records.Known(ctx, []uuid.UUID{q.ID})
	if err != nil {
		return nil, "", err
	}
	if _, ok := known[namespace+":"+q.ID.String()]; !ok {
		return nil, "", apierr.NotFound("record")
	}
	of, err := s.subject(ctx, q)
	if err != nil {
		return nil, "", err
	}
	all, err := s.changes(ctx, q, of)
	if err != nil {
		return nil, "", err
	}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		type source = func(context.Context, pgx.Tx, Question, subject) ([]entry, error)
		for kind, read := range map[timelineapi.TimelineKind]source{
			timelineapi.TimelineKindEmail: s.emailsTx, timelineapi.TimelineKindMoney: s.moneyTx,
			timelineapi.TimelineKindJob: s.jobsTx, timelineapi.TimelineKindWebhook: s.webhooksTx,
		} {
			if !q.asks(kind) {
				continue
			}
			more, err := read(ctx, tx, q, of)
			if err != nil {
				return err
			}
			all = append(all, more...)
		}
		return nil
	})
	if err != nil {
		return nil, "", err
	}
	slices.SortFunc(all, newest)
	rows, next := page.Cut(all, q.Limit, func(e entry) any { return e.Instant })
	out := make([]timelineapi.TimelineEntry, len(rows))
	for i, row := range rows {
		out[i] = row.TimelineEntry
	}
	return out, next, nil
}

// newest orders as PostgreSQL does.
func newest(a, b entry) int {
	return cmp.Or(b.Instant.At.Compare(a.Instant.At), slices.Compare(b.Instant.ID[:], a.Instant.ID[:]))
}

// subject returns what a record has.
func (s *Service) subject(ctx context.Context, q Question) (of subject, err error) {
	if team := map[timelineapi.TimelineOf]Teams{timelineapi.TimelineOfHost: s.Hosts,
		timelineapi.TimelineOfOperator: s.Operators}[q.Of]; team != nil {
		list, err := team.Members(ctx, q.ID)
		for _, m := range list.Items {
			of.addresses, of.members = append(of.addresses, m.Email), append(of.members, m.ID)
		}
		return of, err
	}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		switch q.Of {
		case timelineapi.TimelineOfTrip:
			of.orders, err = s.Orders.OrdersOfTripTx(ctx, tx, q.ID)
		case timelineapi.TimelineOfMember:
			of.members = []uuid.UUID{q.ID}
			if of.orders, err = s.Orders.OrdersOfMemberTx(ctx, tx, q.ID); err != nil {
				return err
			}
			address, _, err := s.People.ContactTx(ctx, tx, q.ID)
			if err != nil {
				return err
			}
			of.addresses = []string{address}
			if of.account, err = s.People.AccountTx(ctx, tx, q.ID); err != nil {
				return err
			}
			return s.mailedTx(ctx, tx, q, &of)
		case timelineapi.TimelineOfBooking:
			number, travelers, err := s.Orders.OrderTx(ctx, tx, q.ID)
			if err != nil {
				return err
			}
			of.orders, of.travelers = map[uuid.UUID]string{q.ID: number}, travelers
			if of.rides, err = s.Rides.RidesTx(ctx, tx, []uuid.UUID{q.ID}); err != nil {
				return err
			}
			if of.money, err = s.Money.IDsTx(ctx, tx, []uuid.UUID{q.ID}); err != nil {
				return err
			}
			return s.mailedTx(ctx, tx, q, &of)
		}
		return err
	})
	return of, err
}

// mailedTx adds the emails of a page's time, so that it says who sent one of them again: the entry of that has the
// email's time.
func (s *Service) mailedTx(ctx context.Context, tx pgx.Tx, q Question, of *subject) error {
	if !q.asks(timelineapi.TimelineKindChange) {
		return nil
	}
	rows, err := s.emailRowsTx(ctx, tx, q, *of)
	for _, r := range rows {
		of.emails = append(of.emails, r.ID)
	}
	return err
}
