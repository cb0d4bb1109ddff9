package news

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service stores what changed and who has seen it.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB       *db.DB
	Clock    tenant.Clock
	Trips    *trip.Service
	Bookings Bookings
}

// Bookings returns who is concerned.
type Bookings interface {
	// ReadersTx returns, for each traveler, who reads what concerns them.
	ReadersTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) ([]uuid.UUID, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("trip/news", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// RecordTx stores the effect of a change, which gives the trip its next version, on its days. Before the first
// booking there is nobody to inform.
func (s *Service) RecordTx(ctx context.Context, tx pgx.Tx, t trip.Trip, before, after []api.Service) error {
	entries := Diff(before, after)
	if len(entries) == 0 {
		return nil
	}
	readers, err := s.Bookings.ReadersTx(ctx, tx, t.ID)
	if err != nil || len(readers) == 0 {
		return err
	}
	for _, e := range entries {
		err := tripdb.New(tx).AddDayChange(ctx, tripdb.AddDayChangeParams{
			TenantID: t.TenantID, ID: uuid.Must(uuid.NewV7()), TripID: t.ID, Day: e.Day, Revision: t.Version + 1,
			Kind: string(e.Kind), ServiceType: string(e.Type), Name: e.Name, Field: e.Field, Before: e.Before, After: e.After,
			Now: s.Clock.Now(ctx),
		})
		if err != nil {
			return fmt.Errorf("add day change: %w", err)
		}
	}
	return nil
}

// DayChanges returns the changes for the caller.
func (s *Service) DayChanges(ctx context.Context, id uuid.UUID) (list tripapi.DayChangeList, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := s.Trips.LoadTx(ctx, tx, id)
		if err != nil {
			return err
		}
		all, err := s.readTx(ctx, tx, id)
		list = all.told(t, principal.Must(ctx))
		return err
	})
	return list, err
}

// SeeDay records that a traveler has seen a day up to a revision.
func (s *Service) SeeDay(ctx context.Context, id uuid.UUID, day int, revision int64) error {
	t, now, p := tenant.From(ctx), s.Clock.Now(ctx), principal.Must(ctx)
	me := p.MemberID
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		all, err := s.readTx(ctx, tx, id)
		if err != nil {
			return err
		}
		latest, travels := all.latest(day), all.concerns(me)
		switch {
		case !travels || p.Impersonated(): // an impersonator has not read it on the person's behalf
			return apierr.New(apierr.CodeForbidden, "Only travelers acknowledge changes.")
		case latest == 0:
			return apierr.NotFound("day")
		case revision != latest:
			return apierr.Conflict()
		}
		err = tripdb.New(tx).SeeDay(ctx, tripdb.SeeDayParams{TenantID: t.ID, TripID: id, Day: day, MemberID: me,
			Revision: revision, Now: now})
		if err != nil {
			return fmt.Errorf("see day: %w", err)
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "trip.changes_seen", ObjectType: "Trip",
			ObjectID: id, After: map[string]any{"day": day, "revision": revision}})
	})
}

// changes are those of a trip, who is concerned, and what they have seen of each day.
type changes struct {
	rows    []tripdb.TripDayChange
	readers []uuid.UUID
	seen    map[int]map[uuid.UUID]int64
}

func (s *Service) readTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (all changes, err error) {
	tenantID := tenant.From(ctx).ID
	all.seen = map[int]map[uuid.UUID]int64{}
	if all.rows, err = tripdb.New(tx).DayChanges(ctx, tripdb.DayChangesParams{TenantID: tenantID,
		TripID: id}); err != nil {
		return all, fmt.Errorf("day changes: %w", err)
	}
	if len(all.rows) == 0 {
		return all, nil
	}
	seen, err := tripdb.New(tx).DaysSeen(ctx, tripdb.DaysSeenParams{TenantID: tenantID, TripID: id})
	if err != nil {
		return all, fmt.Errorf("days seen: %w", err)
	}
	for _, row := range seen {
		if all.seen[row.Day] == nil {
			all.seen[row.Day] = map[uuid.UUID]int64{}
		}
		all.seen[row.Day][row.MemberID] = row.Revision
	}
	all.readers, err = s.Bookings.ReadersTx(ctx, tx, id)
	return all, err
}

func (c changes) latest(day int) int64 {
	revision := int64(0)
	for _, row := range c.rows {
		if row.Day == day {
			revision = max(revision, row.Revision)
		}
	}
	return revision
}

func (c changes) concerns(member uuid.UUID) bool {
	for _, reader := range c.readers {
		if reader == member {
			return true
		}
	}
	return false
}

// told lists the days: for a traveler what they have not seen yet, for others everything with how many have seen
// it.
func (c changes) told(t trip.Trip, p principal.Principal) tripapi.DayChangeList {
	list := tripapi.DayChangeList{Days: []tripapi.DayChange{}}
	_, works := trip.ActorOf(p.Group)
	for _, row := range c.rows {
		if !works && row.Revision <= c.seen[row.Day][p.MemberID] {
			continue
		}
		if n := len(list.Days); n == 0 || list.Days[n-1].Day != row.Day {
			list.Days = append(list.Days, c.day(t, row.Day, works))
		}
		last := &list.Days[len(list.Days)-1]
		last.Revision, last.ChangedAt = row.Revision, row.ChangedAt
		last.Changes = append(last.Changes, changeOf(row))
	}
	return list
}

func (c changes) day(t trip.Trip, day int, counted bool) tripapi.DayChange {
	out := tripapi.DayChange{Day: day, Date: t.StartDate.AddDays(day - 1).UTC()}
	if !counted {
		return out
	}
	seen, latest := 0, c.latest(day)
	for _, reader := range c.readers {
		if c.seen[day][reader] >= latest {
			seen++
		}
	}
	out.Seen, out.Travelers = api.NewOptInt(seen), api.NewOptInt(len(c.readers))
	return out
}

func changeOf(row tripdb.TripDayChange) tripapi.DayChangeEntry {
	out := tripapi.DayChangeEntry{Kind: tripapi.DayChangeEntryKind(row.Kind), Type: api.ServiceType(row.ServiceType),
		Name: row.Name}
	if row.Field != "" {
		out.Field = tripapi.NewOptDayChangeEntryField(tripapi.DayChangeEntryField(row.Field))
	}
	if row.Before != "" {
		out.Before = api.NewOptString(row.Before)
	}
	if row.After != "" {
		out.After = api.NewOptString(row.After)
	}
	return out
}
