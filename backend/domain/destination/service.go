package destination

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/destination/destinationdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/whole"
)

// Service lets admins edit their marketplace's destinations.
type Service struct {
	Deps

	// Use asks what has each place; Moved announces that places become others.
	Use   announce.Topic[*Use]
	Moved announce.Topic[[]Move]
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB    *db.DB
	Clock tenant.Clock
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("destination", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// Use is how many records have each place; subscribers add theirs.
type Use struct{ Itineraries, Trips map[Place]int }

func (u Use) of(p Place) int { return u.Itineraries[p] + u.Trips[p] }

// places returns what is used, most used first.
func (u Use) places() []Place {
	var all []Place
	for _, counts := range []map[Place]int{u.Itineraries, u.Trips} {
		for p := range counts {
			if !slices.Contains(all, p) {
				all = append(all, p)
			}
		}
	}
	slices.SortFunc(all, func(a, b Place) int {
		return cmp.Or(cmp.Compare(u.of(b), u.of(a)), cmp.Compare(a.Country, b.Country), cmp.Compare(a.Name, b.Name))
	})
	return all
}

// Stored is a marketplace's list with its rule.
type Stored struct {
	Version    int64
	OnlyListed bool
	List       List
}

// StoredTx reads the list; a marketplace that never edited one has an empty list.
func StoredTx(ctx context.Context, tx pgx.Tx) (Stored, error) {
	row, err := destinationdb.New(tx).GetList(ctx, tenant.From(ctx).ID)
	if db.NoRows(err) {
		return Stored{}, nil
	}
	if err != nil {
		return Stored{}, fmt.Errorf("destinations: %w", err)
	}
	out := Stored{Version: row.Version, OnlyListed: row.OnlyListed}
	return out, json.Unmarshal(row.Items, &out.List)
}

// ChooseTx returns the destination that an itinerary gets: the listed one that the text means, or else the text. It
// adds a message if the marketplace takes only what it lists.
func ChooseTx(ctx context.Context, tx pgx.Tx, given, had Place, faults map[string]string) (Place, error) {
	stored, err := StoredTx(ctx, tx)
	if err != nil {
		return given, err
	}
	d, known := stored.List.At(given)
	offered := known && (!d.Hidden || d.is(had))
	if stored.OnlyListed && !offered && given != had && given.trimmed().Name != "" {
		faults["destination"] = fmt.Sprintf("%s isn’t one of the marketplace’s destinations", given.trimmed().Name)
	}
	if known {
		return d.Place, nil
	}
	return given, nil
}

// Settings are a marketplace's destinations as its admins edit them.
type Settings struct {
	Stored
	Use Use
}

// unlisted returns the used places that the list does not have.
func (s Settings) unlisted() []Place {
	return slices.DeleteFunc(s.Use.places(), func(p Place) bool {
		return slices.ContainsFunc(s.List, func(d Destination) bool { return d.MergedInto == "" && d.Place == p })
	})
}

// Read reads the list and its use.
func (s *Service) Read(ctx context.Context) (out Settings, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		out, err = s.settingsTx(ctx, tx)
		return err
	})
	return out, err
}

func (s *Service) settingsTx(ctx context.Context, tx pgx.Tx) (Settings, error) {
	stored, err := StoredTx(ctx, tx)
	if err != nil {
		return Settings{}, err
	}
	out := Settings{stored, Use{map[Place]int{}, map[Place]int{}}}
	return out, s.Use.Announce(ctx, tx, &out.Use)
}

// Offered returns what is offered to operators.
func (s *Service) Offered(ctx context.Context) (out Stored, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		out, err = StoredTx(ctx, tx)
		return err
	})
	out.List = out.List.Shown()
	return out, err
}

// Save replaces the list. What has a destination follows its new name; one that is left out is deleted, unless
// something uses it.
func (s *Service) Save(ctx context.Context, version int64, onlyListed bool, items []Input) error {
	return s.change(ctx, version, func(_ pgx.Tx, have Settings) (Stored, []Move, error) {
		changed := have.List.Change(items)
		if onlyListed && len(changed.List.Shown()) == 0 {
			changed.Faults["onlyListed"] = "Show at least one destination"
		}
		if len(changed.Faults) > 0 {
			return Stored{}, nil, apierr.Invalid(changed.Faults)
		}
		for _, d := range changed.Removed {
			if have.Use.of(d.Place) > 0 {
				itineraries, trips := have.Use.Itineraries[d.Place], have.Use.Trips[d.Place]
				return Stored{}, nil, apierr.InvalidField("items", fmt.Sprintf(
					"%s is still used (itineraries: %d, trips: %d). Hide it, or merge it into another destination.", d.Name,
					itineraries, trips))
			}
		}
		return Stored{OnlyListed: onlyListed, List: changed.List}, changed.Moves, nil
	})
}

// Merge moves everything that has a place to a destination.
func (s *Service) Merge(ctx context.Context, version int64, from Place, into string) error {
	return s.change(ctx, version, func(tx pgx.Tx, have Settings) (Stored, []Move, error) {
		_, listed := have.List.At(from)
		merged, move, possible := have.List.Merge(from, into)
		if !possible || !listed && have.Use.of(from) == 0 {
			return Stored{}, nil, apierr.InvalidField("into", "Choose another destination")
		}
		if have.OnlyListed && len(merged.Shown()) == 0 {
			return Stored{}, nil, apierr.InvalidField("into", "Show at least one destination")
		}
		entry := Entry{"destination.merge", map[string]any{"name": move.From.String()}, map[string]any{
			"name": move.Into.String(), "itineraries": have.Use.Itineraries[from], "trips": have.Use.Trips[from]}}
		return Stored{OnlyListed: have.OnlyListed, List: merged}, []Move{move}, s.record(ctx, tx, entry)
	})
}

func (s *Service) record(ctx context.Context, tx pgx.Tx, e Entry) error {
	id := tenant.From(ctx).ID
	return audit.Record(ctx, tx, audit.Entry{TenantID: id, At: s.Clock.Now(ctx), Action: e.Action, ObjectType: "Tenant",
		ObjectID: id, Before: e.Before, After: e.After})
}

// change lets fn change the list, and writes it with its audit entries, with optimistic locking.
func (s *Service) change(ctx context.Context, version int64, fn func(pgx.Tx, Settings) (Stored, []Move, error)) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		have, err := s.settingsTx(ctx, tx)
		if err != nil {
			return err
		}
		if have.Version != version {
			return apierr.Conflict()
		}
		now, moves, err := fn(tx, have)
		if err != nil {
			return err
		}
		items, err := json.Marshal(now.List)
		if err != nil {
			return err
		}
		saved, err := destinationdb.New(tx).SaveList(ctx, destinationdb.SaveListParams{TenantID: t.ID, Version: version,
			OnlyListed: now.OnlyListed, Items: items})
		if err != nil {
			return fmt.Errorf("save destinations: %w", err)
		}
		if saved == 0 {
			return apierr.Conflict()
		}
		if len(moves) > 0 {
			if err := s.Moved.Announce(ctx, tx, moves); err != nil {
				return err
			}
		}
		return s.recordAll(ctx, tx, have.Stored, now)
	})
}

func (s *Service) recordAll(ctx context.Context, tx pgx.Tx, was, is Stored) error {
	entries := Entries(was.List, is.List)
	if was.OnlyListed != is.OnlyListed {
		entries = append(entries, Entry{"destination.rule", map[string]any{"onlyListed": was.OnlyListed},
			map[string]any{"onlyListed": is.OnlyListed}})
	}
	for _, e := range entries {
		// A merge has an entry of its own, which names both.
		merged := e.Action == "destination.delete" && len(is.List) >= len(was.List)
		if merged {
			continue
		}
		if err := s.record(ctx, tx, e); err != nil {
			return err
		}
	}
	return nil
}
