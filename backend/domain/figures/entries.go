package figures

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/analytics"
	"caravan/backend/domain/booking/tally"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/page"
)

// Figure is what can be taken apart.
type Figure string

// Figures of orders, spots, trips, and visitors; the others are amounts of the books.
const (
	Orders   Figure = "orders"
	Spots    Figure = "spots"
	Fill     Figure = "fill"
	Visitors Figure = "visitors"
)

// Kinds of entries that are not of the books.
const (
	KindOrder  = "order"
	KindTrip   = "trip"
	KindVisits = "visits"
)

// EntriesAsked asks for a page of what a figure consists of.
type EntriesAsked struct {
	Figure                     Figure
	First, Last                civil.Date
	Currency                   string // the marketplace's own if empty
	HostID, OperatorID, TripID *uuid.UUID
	// Sort is date or amount, with a minus sign for the latest or largest first.
	Sort, Cursor string
	Limit        int
}

// Entry is a part of a figure.
type Entry struct {
	ID, Kind string
	// Day is when it happened; of a trip, its start.
	Day civil.Date
	// Value is what it adds: an amount in minor units, or a number of orders, spots, or visitors. Maximum are a trip's
	// spots.
	Value, Maximum    int64
	Channel           string // of visits
	BookingID         *uuid.UUID
	OrderID, Customer string
	TripID            uuid.UUID
	TripName          string
	// rank, key, and part are what entries are sorted by.
	rank int64
	key  uuid.UUID
	part string
}

// Entries are a page, and what all pages add up to.
type Entries struct {
	Currency     string
	Count        int
	Sum, Maximum int64
	Page         []Entry
	Next         string
}

// place is where a page begins: after an entry of the page before.
type place struct {
	Sort        string    `json:"s"`
	Rank        int64     `json:"r"`
	ID          uuid.UUID `json:"i"`
	Trip        uuid.UUID `json:"t"`
	Part        string    `json:"k"`
	isBeginning bool
}

// sorts are the orders that entries can be asked for in.
var sorts = []string{"amount", "date"}

const entriesUnlessAsked = 25

// Entries returns a page of what a figure consists of.
func (s *Service) Entries(ctx context.Context, q EntriesAsked) (out Entries, err error) {
	if err := check(q.First, q.Last); err != nil {
		return out, err
	}
	t := tenant.From(ctx)
	q.Currency, q.Sort = cmp.Or(q.Currency, t.Currency), cmp.Or(q.Sort, "-date")
	q.Limit = cmp.Or(q.Limit, entriesUnlessAsked)
	if !slices.Contains(sorts, strings.TrimPrefix(q.Sort, "-")) {
		return out, apierr.InvalidField("sort", fmt.Sprintf("You can sort this list by %s. Add a minus in front to reverse the order",
			strings.Join(sorts, ", ")))
	}
	after := place{Sort: q.Sort, Rank: math.MinInt64, isBeginning: q.Cursor == ""}
	if err := page.Decode(q.Cursor, &after); err != nil {
		return out, err
	}
	if after.Sort != q.Sort {
		return out, apierr.InvalidField("cursor", "This cursor isn’t for this list")
	}
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		in := period{q.First, q.Last, t.Policy.Zone()}
		out, err = s.pageTx(ctx, tx, q, in, after)
		if err == nil && len(out.Page) == 0 && !after.isBeginning {
			// What was left has gone since: there is no next page, but still a sum.
			first := q
			first.Limit = 1
			out, err = s.pageTx(ctx, tx, first, in, place{Rank: math.MinInt64})
			out.Page = nil
		}
		if err != nil {
			return err
		}
		out.Currency = q.Currency
		if len(out.Page) > q.Limit {
			last := out.Page[q.Limit-1]
			out.Page = out.Page[:q.Limit]
			out.Next = page.Encode(place{Sort: q.Sort, Rank: last.rank, ID: last.key, Trip: last.TripID, Part: last.part})
		}
		return s.describeTx(ctx, tx, out.Page)
	})
	return out, err
}

// pageTx reads the entries after a place, one more than asked for.
func (s *Service) pageTx(ctx context.Context, tx pgx.Tx, q EntriesAsked, in period, after place) (Entries, error) {
	if q.Figure == Fill {
		return s.tripsTx(ctx, tx, q, in, after)
	}
	trips, err := s.Trips.NarrowedTx(ctx, tx, q.Currency, q.HostID, q.OperatorID, q.TripID)
	if err != nil {
		return Entries{}, err
	}
	switch q.Figure {
	case Orders, Spots:
		return s.ordersTx(ctx, tx, q, in, after, trips)
	case Visitors:
		return s.visitsTx(ctx, tx, q, in, after, trips)
	}
	entries, count, sum, err := s.Money.EntriesTx(ctx, tx, payment.FigurePage{
		Figure: string(q.Figure), Currency: q.Currency, TripIDs: trips, Since: in.since(), Until: in.until(), Sort: q.Sort,
		Limit: int32(q.Limit) + 1, //nolint:gosec // at most 100
		After: payment.FigureEntry{Rank: after.Rank, TransactionID: after.ID, TripID: after.Trip,
			Kind: payment.EntryKind(after.Part)},
	})
	out := Entries{Count: count, Sum: sum}
	for _, e := range entries {
		out.Page = append(out.Page, Entry{
			ID: fmt.Sprintf("%s-%s-%s", e.TransactionID, e.TripID, e.Kind), Kind: string(e.Kind),
			Day:   civil.Of(e.At.In(in.zone)),
			Value: e.AmountMinor, BookingID: e.BookingID, TripID: e.TripID, key: e.TransactionID, rank: e.Rank,
			part: string(e.Kind),
		})
	}
	return out, err
}

// sign is 1 for the earliest or smallest first, and -1 for the others.
func (q EntriesAsked) sign() int64 {
	if strings.HasPrefix(q.Sort, "-") {
		return -1
	}
	return 1
}

func (q EntriesAsked) byAmount() bool { return strings.HasSuffix(q.Sort, "amount") }

func (s *Service) ordersTx(ctx context.Context, tx pgx.Tx, q EntriesAsked, in period, after place,
	trips []uuid.UUID) (Entries, error) {
	sold, count, spots, err := s.Bookings.SoldPageTx(ctx, tx, tally.SoldPage{
		TripIDs: trips, Since: in.since(), Until: in.until(), Sort: q.Sort,
		After: tally.Sold{Rank: after.Rank, ID: after.ID}, Limit: int32(q.Limit) + 1, //nolint:gosec // at most 100
	})
	out := Entries{Count: count, Sum: int64(count)}
	if q.Figure == Spots {
		out.Sum = int64(spots)
	}
	for _, b := range sold {
		entry := Entry{ID: b.ID.String(), Kind: KindOrder, Day: civil.Of(b.At.In(in.zone)), Value: 1, BookingID: &b.ID,
			TripID: b.TripID, key: b.ID, rank: b.Rank}
		if q.Figure == Spots {
			entry.Value = int64(b.Spots)
		}
		out.Page = append(out.Page, entry)
	}
	return out, err
}

// visitsTx are visitors by trip, day, and channel: who they are is not known.
func (s *Service) visitsTx(ctx context.Context, tx pgx.Tx, q EntriesAsked, in period, after place,
	trips []uuid.UUID) (Entries, error) {
	visits, count, visitors, err := s.Visits.VisitPageTx(ctx, tx, analytics.VisitPage{
		TripIDs: trips, First: in.first, Last: in.last, Sort: q.Sort,
		After: analytics.Visited{Rank: after.Rank, TripID: after.Trip, Part: after.Part},
		Limit: int32(q.Limit) + 1, //nolint:gosec // at most 100
	})
	out := Entries{Count: count, Sum: visitors}
	for _, v := range visits {
		out.Page = append(out.Page, Entry{ID: v.TripID.String() + " " + v.Part, Kind: KindVisits, Day: v.Day,
			Value: int64(v.Visitors), Channel: v.Channel, TripID: v.TripID, rank: v.Rank, part: v.Part})
	}
	return out, err
}

// tripsTx are the trips that start in the period. There are as few as the rows of figures by trip.
func (s *Service) tripsTx(ctx context.Context, tx pgx.Tx, q EntriesAsked, in period, after place) (Entries, error) {
	var out Entries
	trips, err := s.Trips.CountedTx(ctx, tx, trip.CountedIn{Currency: q.Currency, First: in.first, Last: in.last,
		HostID: q.HostID, OperatorID: q.OperatorID})
	for _, one := range trips {
		set := filled(Set{}, one, in)
		if set == (Set{}) || q.TripID != nil && one.ID != *q.TripID {
			continue
		}
		entry := Entry{ID: one.ID.String(), Kind: KindTrip, Day: one.StartDate, Value: int64(set.Taken),
			Maximum: int64(set.Maximum), TripID: one.ID, key: one.ID, rank: q.sign() * one.StartDate.UTC().Unix()}
		if q.byAmount() {
			entry.rank = q.sign() * entry.Value
		}
		out.Count, out.Sum, out.Maximum = out.Count+1, out.Sum+entry.Value, out.Maximum+entry.Maximum
		if byPlace(entry, Entry{rank: after.Rank, key: after.ID}) > 0 {
			out.Page = append(out.Page, entry)
		}
	}
	slices.SortFunc(out.Page, byPlace)
	out.Page = out.Page[:min(len(out.Page), q.Limit+1)]
	return out, err
}

func byPlace(a, b Entry) int {
	return cmp.Or(cmp.Compare(a.rank, b.rank), slices.Compare(a.key[:], b.key[:]))
}

// describeTx gives entries their order numbers and names.
func (s *Service) describeTx(ctx context.Context, tx pgx.Tx, entries []Entry) error {
	var bookings, trips, people []uuid.UUID
	for _, e := range entries {
		trips = append(trips, e.TripID)
		if e.BookingID != nil {
			bookings = append(bookings, *e.BookingID)
		}
	}
	orders, err := s.Bookings.OrderedTx(ctx, tx, bookings)
	if err != nil {
		return err
	}
	for _, order := range orders {
		people = append(people, order.CustomerID)
	}
	names, err := s.People.NamesTx(ctx, tx, people)
	if err != nil {
		return err
	}
	titles, err := s.Trips.NamesTx(ctx, tx, trips)
	for i, e := range entries {
		entries[i].TripName = titles[e.TripID]
		if e.BookingID != nil {
			order := orders[*e.BookingID]
			entries[i].OrderID, entries[i].Customer = order.Number, names[order.CustomerID]
		}
	}
	return err
}
