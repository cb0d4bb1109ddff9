package board

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service makes the board of an operator.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Trips    *trip.Service
	Requests Requests
	Payables Payables
	Offers   Offers
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/board", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Request is one that waits for the operator.
type Request struct {
	ID, HostID, ItineraryID uuid.UUID
	Name                    string
	Hero                    api.Photo
	StartDate, EndDate      civil.Date
	At                      time.Time
	Version                 int64
}

// Requests are those of hosts.
type Requests interface {
	OperatorPendingTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) ([]Request, error)
}

// Payables are the payouts of an operator that are not sent, by trip.
type Payables interface {
	UnsentTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) (map[uuid.UUID]Payable, error)
}

// Offers are the itineraries of an operator.
type Offers interface {
	GoneTx(ctx context.Context, tx pgx.Tx, serviceIDs []uuid.UUID) ([]uuid.UUID, error)
}

var nobody uuid.UUID

// Query narrows a board down; zero values don't.
type Query struct {
	Lane          tripapi.BoardLaneName
	Words, Cursor string
	Limit         int // items of each lane
}

// entry is a request or trip with its place on the board.
type entry struct {
	item tripapi.BoardItem
	lane tripapi.BoardLaneName
	said string // what it is found by
	place
}

// place is where an entry stands in its lane, and a cursor.
type place struct {
	Day   civil.Date `json:"d"`
	Start civil.Date `json:"s"`
	ID    uuid.UUID  `json:"i"`
}

func (p place) compare(o place) int {
	return cmp.Or(p.Day.Compare(o.Day), p.Start.Compare(o.Start), strings.Compare(p.ID.String(), o.ID.String()))
}

// Board returns what is next for the caller's operator.
func (s *Service) Board(ctx context.Context, q Query) (tripapi.TripBoard, error) {
	board := tripapi.TripBoard{Lanes: []tripapi.BoardLane{}}
	var after place
	if err := page.Decode(q.Cursor, &after); err != nil {
		return board, err
	}
	if q.Cursor != "" && q.Lane == "" {
		return board, apierr.InvalidField("cursor", "This cursor isn’t for this list")
	}
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		entries, err := s.entriesTx(ctx, tx)
		if err != nil {
			return err
		}
		entries = slices.DeleteFunc(entries, func(e entry) bool { return !q.has(e) })
		slices.SortFunc(entries, func(a, b entry) int { return a.compare(b.place) })
		for _, lane := range tripapi.BoardLaneName("").AllValues() {
			if q.Lane == "" || q.Lane == lane {
				board.Lanes = append(board.Lanes, laneFrom(lane, entries, after, q.Limit))
			}
		}
		board.Lanes = slices.DeleteFunc(board.Lanes, func(l tripapi.BoardLane) bool { return l.Count == 0 })
		return nil
	})
	return board, err
}

func (q Query) has(e entry) bool {
	for _, word := range strings.Fields(folded(q.Words)) {
		if !strings.Contains(e.said, word) {
			return false
		}
	}
	return true
}

// laneFrom returns a page of a lane from sorted entries.
func laneFrom(name tripapi.BoardLaneName, entries []entry, after place, limit int) tripapi.BoardLane {
	lane := tripapi.BoardLane{Lane: name, Items: []tripapi.BoardItem{}}
	var rest []entry
	for _, e := range entries {
		if e.lane != name {
			continue
		}
		if lane.Count++; after.ID == nobody || e.compare(after) > 0 {
			rest = append(rest, e)
		}
	}
	rest, next := page.Cut(rest, limit, func(e entry) any { return e.place })
	for _, e := range rest {
		lane.Items = append(lane.Items, e.item)
	}
	if next != "" {
		lane.NextCursor = api.NewOptString(next)
	}
	return lane
}

// entriesTx returns the whole board of the caller's operator, in any order.
func (s *Service) entriesTx(ctx context.Context, tx pgx.Tx) ([]entry, error) {
	operatorID := principal.Must(ctx).OperatorID
	requests, err := s.Requests.OperatorPendingTx(ctx, tx, operatorID)
	if err != nil {
		return nil, err
	}
	payables, err := s.Payables.UnsentTx(ctx, tx, operatorID)
	if err != nil {
		return nil, err
	}
	trips, reports, services, err := s.tripsTx(ctx, tx, operatorID, slices.Collect(maps.Keys(payables)))
	if err != nil {
		return nil, err
	}
	removed, err := s.removedTx(ctx, tx, services)
	if err != nil {
		return nil, err
	}
	hosts, err := s.hostsTx(ctx, tx, requests, trips)
	if err != nil {
		return nil, err
	}
	now := s.Clock.Now(ctx)
	entries := make([]entry, 0, len(requests)+len(trips))
	for _, r := range requests {
		entries = append(entries, ofRequest(r, hosts[r.HostID].DisplayName))
	}
	for _, t := range trips {
		days := faultsOf(t, services[t.ID], removed)
		f := facts{toFix: days.any(), reported: slices.Contains(reports, t.ID)}
		if payable, owed := payables[t.ID]; owed {
			f.payable = &payable
		}
		e := ofTrip(t, f, now)
		e.item.HostName = hosts[t.HostID].DisplayName
		if t.Status != trip.Complete {
			e.item.MissingDays, e.item.UncoveredDays, e.item.ChangedDays = days.missing, days.uncovered, days.changed
		}
		e.said = folded(e.said + " " + e.item.HostName)
		entries = append(entries, e)
	}
	return entries, nil
}

// tripsTx returns the trips of the board, those of them whose report is open, and their services.
func (s *Service) tripsTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, unpaid []uuid.UUID) ([]trip.Trip,
	[]uuid.UUID, map[uuid.UUID][]tripdb.BoardServicesRow, error) {
	q, tenantID := tripdb.New(tx), tenant.From(ctx).ID
	reports, err := q.OpenReports(ctx, tripdb.OpenReportsParams{TenantID: tenantID, OperatorID: operatorID})
	if err != nil {
		return nil, nil, nil, fmt.Errorf("open reports: %w", err)
	}
	rows, err := q.BoardTrips(ctx, tripdb.BoardTripsParams{TenantID: tenantID, OperatorID: operatorID,
		Unsettled: slices.Concat([]uuid.UUID{}, unpaid, reports)})
	if err != nil {
		return nil, nil, nil, fmt.Errorf("trips of the board: %w", err)
	}
	trips, ids := make([]trip.Trip, len(rows)), make([]uuid.UUID, len(rows))
	for i, row := range rows {
		if trips[i], err = trip.FromRow(row); err != nil {
			return nil, nil, nil, err
		}
		ids[i] = row.ID
	}
	found, err := q.BoardServices(ctx, tripdb.BoardServicesParams{TenantID: tenantID, TripIds: ids})
	if err != nil {
		return nil, nil, nil, fmt.Errorf("services of the board: %w", err)
	}
	services := map[uuid.UUID][]tripdb.BoardServicesRow{}
	for _, row := range found {
		services[row.TripID] = append(services[row.TripID], row)
	}
	return trips, reports, services, nil
}

// removedTx returns the services of itineraries that trips still have, but their itineraries don't.
func (s *Service) removedTx(ctx context.Context, tx pgx.Tx,
	services map[uuid.UUID][]tripdb.BoardServicesRow) (map[uuid.UUID]bool, error) {
	sources := []uuid.UUID{}
	for _, rows := range services {
		for _, row := range rows {
			if row.SourceID != nil {
				sources = append(sources, *row.SourceID)
			}
		}
	}
	gone, err := s.Offers.GoneTx(ctx, tx, sources)
	if err != nil {
		return nil, err
	}
	removed := make(map[uuid.UUID]bool, len(gone))
	for _, id := range gone {
		removed[id] = true
	}
	return removed, nil
}

func (s *Service) hostsTx(ctx context.Context, tx pgx.Tx, requests []Request, trips []trip.Trip) (
	map[uuid.UUID]api.Person, error) {
	ids := make([]uuid.UUID, 0, len(requests)+len(trips))
	for _, r := range requests {
		ids = append(ids, r.HostID)
	}
	for _, t := range trips {
		ids = append(ids, t.HostID)
	}
	return s.Trips.Hosts.PersonsTx(ctx, tx, ids)
}

func ofRequest(r Request, hostName string) entry {
	return entry{
		lane: tripapi.BoardLaneNameRequests, said: folded(r.Name + " " + hostName),
		place: place{Day: civil.Today(r.At), Start: r.StartDate, ID: r.ID},
		item: tripapi.BoardItem{ID: r.ID, Version: r.Version, Name: r.Name,
			HostName: hostName, StartDate: r.StartDate.UTC(), EndDate: r.EndDate.UTC(), Hero: r.Hero,
			Since:       civil.Today(r.At).UTC(),
			MissingDays: []int{}, UncoveredDays: []int{}, ChangedDays: []int{}},
	}
}

// ofTrip returns the entry of a trip, without what other records say of it.
func ofTrip(t trip.Trip, f facts, now time.Time) entry {
	lane, deadline := laneOf(t, f, now)
	e := entry{
		lane: lane, said: strings.Join([]string{t.Name, t.ShortID, t.Destination, t.Country}, " "),
		place: place{Day: t.Today(t.StatusSince), Start: t.StartDate, ID: t.ID},
		item: tripapi.BoardItem{ID: t.ID, Version: t.Version,
			Name: t.Name, StartDate: t.StartDate.UTC(), EndDate: t.EndDate.UTC(),
			Hero: t.Content.Hero, Since: t.Today(t.StatusSince).UTC(),
			SpotsTaken:   t.SpotsTaken,
			MinimumSpots: t.MinimumTripThreshold, MaximumSpots: t.MaximumSpots,
			MissingDays: []int{}, UncoveredDays: []int{}, ChangedDays: []int{}},
	}
	if !deadline.IsZero() {
		e.Day, e.item.Deadline = deadline, api.NewOptDate(deadline.UTC())
	}
	return e
}

// folded returns a text without case and accents.
func folded(text string) string {
	plain, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC),
		strings.ToLower(text))
	if err != nil {
		return strings.ToLower(text)
	}
	return plain
}
