package tenant

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant/catalog"
	"caravan/backend/domain/tenant/tenantdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
)

// CategoryUse is how many records have each category, by its id; subscribers add theirs.
type CategoryUse struct{ Itineraries, Trips, Hosts map[string]int }

// CategoryMerge moves what has a category to another one.
type CategoryMerge struct{ From, Into string }

// CategorySettings are a marketplace's categories as its admins edit them.
type CategorySettings struct {
	Version    int64
	Categories catalog.Categories
	Use        CategoryUse
}

// ReadCategories reads the list and its use, bypassing the cache.
func (s *Service) ReadCategories(ctx context.Context) (out CategorySettings, err error) {
	err = s.DB.ReadTenant(ctx, From(ctx).ID, func(tx pgx.Tx) error {
		out, err = s.categoriesTx(ctx, tx)
		return err
	})
	return out, err
}

func (s *Service) categoriesTx(ctx context.Context, tx pgx.Tx) (CategorySettings, error) {
	out := CategorySettings{Use: CategoryUse{map[string]int{}, map[string]int{}, map[string]int{}}}
	row, err := tenantdb.New(tx).Categories(ctx, From(ctx).ID)
	if err != nil {
		return out, fmt.Errorf("categories: %w", err)
	}
	out.Version = row.Version
	if out.Categories, err = catalog.Read(row.Categories); err != nil {
		return out, err
	}
	return out, s.CategoryUse.Announce(ctx, tx, &out.Use)
}

// SaveCategories replaces the list. A category that is left out is deleted, unless something uses it.
func (s *Service) SaveCategories(ctx context.Context, version int64, items []catalog.Input) error {
	return s.changeCategories(ctx, version, func(_ pgx.Tx, have CategorySettings) (catalog.Categories, error) {
		changed, removed, faults := have.Categories.Change(items)
		if len(faults) > 0 {
			return nil, apierr.Invalid(faults)
		}
		for _, id := range removed {
			itineraries, trips, hosts := have.Use.Itineraries[id], have.Use.Trips[id], have.Use.Hosts[id]
			if itineraries+trips+hosts > 0 {
				c, _ := have.Categories.Find(id)
				return nil, apierr.InvalidField("items", fmt.Sprintf("%s is still used (itineraries: %d, trips: %d, hosts: %d). "+
					"Hide it, or merge it into another category.", c.Name, itineraries, trips, hosts))
			}
		}
		return changed, nil
	})
}

// MergeCategories moves everything that has a category to another one.
func (s *Service) MergeCategories(ctx context.Context, version int64, from, into string) error {
	return s.changeCategories(ctx, version, func(tx pgx.Tx, have CategorySettings) (catalog.Categories, error) {
		merged, possible := have.Categories.Merge(from, into)
		if !possible {
			return nil, apierr.InvalidField("into", "Choose another category")
		}
		if len(merged.Shown()) == 0 {
			return nil, apierr.InvalidField("into", "Show at least one category")
		}
		if err := s.CategoryMerged.Announce(ctx, tx, CategoryMerge{from, into}); err != nil {
			return nil, err
		}
		ends, _ := have.Categories.Find(from)
		stays, _ := have.Categories.Find(into)
		return merged, s.record(ctx, tx, "category.merge", map[string]any{"name": ends.Name}, map[string]any{
			"name": stays.Name, "itineraries": have.Use.Itineraries[from], "trips": have.Use.Trips[from],
			"hosts": have.Use.Hosts[from]})
	})
}

// changeCategories lets fn change the list, and writes it with its audit entries, with optimistic locking.
func (s *Service) changeCategories(ctx context.Context, version int64,
	fn func(pgx.Tx, CategorySettings) (catalog.Categories, error)) error {
	t := From(ctx)
	defer s.Store.Forget()
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		have, err := s.categoriesTx(ctx, tx)
		if err != nil {
			return err
		}
		if have.Version != version {
			return apierr.Conflict()
		}
		changed, err := fn(tx, have)
		if err != nil {
			return err
		}
		stored, err := json.Marshal(changed)
		if err != nil {
			return err
		}
		saved, err := tenantdb.New(tx).SaveCategories(ctx, tenantdb.SaveCategoriesParams{TenantID: t.ID, Version: version,
			Categories: stored})
		if err != nil {
			return fmt.Errorf("save categories: %w", err)
		}
		if saved == 0 {
			return apierr.Conflict()
		}
		entries := catalog.Entries(have.Categories, changed)
		// A merge has an entry of its own, which names both.
		entries = slices.DeleteFunc(entries, func(e catalog.Entry) bool {
			return e.Action == "category.delete" && len(changed) == len(have.Categories)
		})
		for _, e := range entries {
			err := audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: s.Clock.Now(ctx), Action: e.Action,
				ObjectType: "Tenant", ObjectID: t.ID, Before: e.Before, After: e.After})
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// ChooseCategories returns the ids of a record's categories, and adds a message for each that the marketplace does not
// offer.
func (t Tenant) ChooseCategories(ctx context.Context, given, had []string, faults map[string]string) []string {
	ids, refused := t.Categories.Choose(given, had)
	for _, i := range refused {
		faults[fmt.Sprintf("categories[%d]", i)] = fmt.Sprintf("%s isn’t one of the categories: %s", given[i],
			strings.Join(t.Categories.Names(LanguageOf(ctx)), ", "))
	}
	return ids
}
