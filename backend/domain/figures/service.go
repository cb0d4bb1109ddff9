package figures

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/analytics"
	"caravan/backend/domain/booking/tally"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Names returns what people call records.
type Names interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

// Service sums up figures.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB    *db.DB
	Money interface {
		OfTripsTx(ctx context.Context, tx pgx.Tx, currency string, since,
			until time.Time) (map[uuid.UUID]payment.TripFigures, error)
		EntriesTx(ctx context.Context, tx pgx.Tx, p payment.FigurePage) (
			page []payment.FigureEntry, count int, sumMinor int64,
			err error)
	}
	Bookings interface {
		SoldInTx(ctx context.Context, tx pgx.Tx, since, until time.Time) (bookings, spots map[uuid.UUID]int, err error)
		SoldPageTx(ctx context.Context, tx pgx.Tx, p tally.SoldPage) (page []tally.Sold, count, spots int, err error)
		OrderedTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]tally.Ordered, error)
	}
	Visits interface {
		VisitorsTx(ctx context.Context, tx pgx.Tx, first, last civil.Date) (map[uuid.UUID]int, error)
		VisitPageTx(ctx context.Context, tx pgx.Tx, p analytics.VisitPage) (page []analytics.Visited, count int,
			visitors int64, err error)
	}
	Trips interface {
		CountedTx(ctx context.Context, tx pgx.Tx, in trip.CountedIn) ([]trip.Counted, error)
		NarrowedTx(ctx context.Context, tx pgx.Tx, currency string, hostID, operatorID, tripID *uuid.UUID) (
			[]uuid.UUID, error)
		NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
		CurrenciesTx(ctx context.Context, tx pgx.Tx) ([]string, error)
	}
	Hosts, Operators, People Names
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("figures", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// By is what rows are about.
type By string

// What rows can be about.
const (
	ByTrip     By = "trip"
	ByHost     By = "host"
	ByOperator By = "operator"
)

// Question asks for the figures from one day to another, both included, in the marketplace's time zone.
type Question struct {
	First, Last        civil.Date
	By                 By
	Currency           string // the marketplace's own if empty
	HostID, OperatorID *uuid.UUID
}

// Set are the figures of a period; amounts are in minor units.
type Set struct {
	payment.TripFigures
	Orders, Spots, Visitors int
	// Taken and Maximum are spots of trips that start in the period.
	Taken, Maximum int
}

func (s *Set) add(o Set) {
	s.SoldMinor, s.CollectedMinor = s.SoldMinor+o.SoldMinor, s.CollectedMinor+o.CollectedMinor
	s.RefundedMinor, s.EarnedMinor = s.RefundedMinor+o.RefundedMinor, s.EarnedMinor+o.EarnedMinor
	s.Orders, s.Spots, s.Visitors = s.Orders+o.Orders, s.Spots+o.Spots, s.Visitors+o.Visitors
	s.Taken, s.Maximum = s.Taken+o.Taken, s.Maximum+o.Maximum
}

// Pair are the figures of a period and of the period before.
type Pair struct{ Current, Previous Set }

func (p *Pair) add(o Pair) {
	p.Current.add(o.Current)
	p.Previous.add(o.Previous)
}

// Row are the figures of one trip, host, or operator.
type Row struct {
	ID   uuid.UUID
	Name string
	Pair
}

// Answer has the rows with anything in either period, largest sales first.
type Answer struct {
	PreviousFirst, PreviousLast civil.Date
	Currency                    string
	Currencies                  []string
	Total                       Pair
	Rows                        []Row
}

const (
	mostDays = 2 * 365 // between the first and the last
	mostRows = 1000
)

// Figures answers a question. The period before is as long, and ends the day before it begins.
func (s *Service) Figures(ctx context.Context, q Question) (Answer, error) {
	if err := check(q.First, q.Last); err != nil {
		return Answer{}, err
	}
	t := tenant.From(ctx)
	if q.Currency == "" {
		q.Currency = t.Currency
	}
	a := Answer{Currency: q.Currency, PreviousLast: q.First.AddDays(-1)}
	a.PreviousFirst = q.First.AddDays(-q.Last.Sub(q.First) - 1)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) (err error) {
		if a.Currencies, err = s.Trips.CurrenciesTx(ctx, tx); err != nil {
			return err
		}
		now := period{q.First, q.Last, t.Policy.Zone()}
		before := period{a.PreviousFirst, a.PreviousLast, t.Policy.Zone()}
		trips, sets, err := s.byTripTx(ctx, tx, q, now, before)
		if err != nil {
			return err
		}
		a.Rows, a.Total = grouped(trips, sets, q.By)
		return s.nameTx(ctx, tx, q.By, a.Rows)
	})
	return a, err
}

func check(first, last civil.Date) error {
	switch days := last.Sub(first); {
	case days < 0:
		return apierr.InvalidField("to", "The end date must be on or after the start date")
	case days > mostDays:
		return apierr.InvalidField("to", "Choose a period of up to two years")
	}
	return nil
}

// period are days of a time zone, both included.
type period struct {
	first, last civil.Date
	zone        *time.Location
}

func (p period) since() time.Time { return p.first.Start(p.zone) }
func (p period) until() time.Time { return p.last.AddDays(1).Start(p.zone) }

func (p period) has(day civil.Date) bool { return !day.Before(p.first) && !day.After(p.last) }

// byTripTx returns the trips that the question is about, and their figures.
func (s *Service) byTripTx(ctx context.Context, tx pgx.Tx, q Question, now, before period) (
	[]trip.Counted, map[uuid.UUID]Pair, error) {
	current, err := s.happenedTx(ctx, tx, q.Currency, now)
	if err != nil {
		return nil, nil, err
	}
	previous, err := s.happenedTx(ctx, tx, q.Currency, before)
	if err != nil {
		return nil, nil, err
	}
	trips, err := s.Trips.CountedTx(ctx, tx, trip.CountedIn{
		Currency: q.Currency, IDs: slices.AppendSeq(slices.Collect(maps.Keys(current)), maps.Keys(previous)),
		First: before.first, Last: now.last, HostID: q.HostID, OperatorID: q.OperatorID,
	})
	if err != nil {
		return nil, nil, err
	}
	sets := make(map[uuid.UUID]Pair, len(trips))
	for _, one := range trips {
		sets[one.ID] = Pair{filled(current[one.ID], one, now), filled(previous[one.ID], one, before)}
	}
	return trips, sets, nil
}

// filled adds the spots of a trip to its figures, if it starts in the period.
func filled(set Set, one trip.Counted, p period) Set {
	if one.Sells && p.has(one.StartDate) {
		set.Taken, set.Maximum = one.Taken, one.Maximum
	}
	return set
}

// happenedTx returns the money, the orders, and the visitors of a period, by trip.
func (s *Service) happenedTx(ctx context.Context, tx pgx.Tx, currency string, p period) (map[uuid.UUID]Set, error) {
	money, err := s.Money.OfTripsTx(ctx, tx, currency, p.since(), p.until())
	if err != nil {
		return nil, err
	}
	orders, spots, err := s.Bookings.SoldInTx(ctx, tx, p.since(), p.until())
	if err != nil {
		return nil, err
	}
	visitors, err := s.Visits.VisitorsTx(ctx, tx, p.first, p.last)
	if err != nil {
		return nil, err
	}
	sets := make(map[uuid.UUID]Set, len(money)+len(visitors))
	for id, m := range money {
		sets[id] = Set{TripFigures: m}
	}
	for id, n := range orders {
		set := sets[id]
		set.Orders, set.Spots = n, spots[id]
		sets[id] = set
	}
	for id, n := range visitors {
		set := sets[id]
		set.Visitors = n
		sets[id] = set
	}
	return sets, nil
}

// grouped sums up the figures of trips by what rows are about. What has nothing in either period has no row.
func grouped(trips []trip.Counted, sets map[uuid.UUID]Pair, by By) (rows []Row, total Pair) {
	at := map[uuid.UUID]int{}
	for _, one := range trips {
		pair := sets[one.ID]
		if pair == (Pair{}) {
			continue
		}
		total.add(pair)
		row := Row{ID: one.ID, Name: one.Name}
		switch by {
		case ByHost:
			row = Row{ID: one.HostID}
		case ByOperator:
			row = Row{ID: one.OperatorID}
		}
		i, known := at[row.ID]
		if !known {
			i = len(rows)
			at[row.ID], rows = i, append(rows, row)
		}
		rows[i].add(pair)
	}
	slices.SortFunc(rows, func(a, b Row) int {
		return cmp.Or(cmp.Compare(b.Current.SoldMinor, a.Current.SoldMinor),
			cmp.Compare(b.Previous.SoldMinor, a.Previous.SoldMinor),
			cmp.Compare(a.Name, b.Name), cmp.Compare(a.ID.String(), b.ID.String()))
	})
	return rows[:min(len(rows), mostRows)], total
}

// nameTx gives hosts and operators their names; trips have theirs.
func (s *Service) nameTx(ctx context.Context, tx pgx.Tx, by By, rows []Row) error {
	from := map[By]Names{ByHost: s.Hosts, ByOperator: s.Operators}[by]
	if from == nil {
		return nil
	}
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.ID
	}
	names, err := from.NamesTx(ctx, tx, ids)
	for i := range rows {
		rows[i].Name = names[rows[i].ID]
	}
	return err
}
