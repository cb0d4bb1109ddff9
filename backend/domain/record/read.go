package record

import (
	"context"
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Asked converts a list's decoded parameters: cursor, q, sort and limit, and every other optional one as the
// filter of its name. Required parameters, such as those of a path, are not filters.
func Asked(params any) Query {
	q := Query{Filters: map[string]any{}}
	v := reflect.ValueOf(params)
	for i := range v.NumField() {
		set, value := v.Field(i).FieldByName, v.Field(i)
		if value.Kind() != reflect.Struct || !set("Set").IsValid() || !set("Set").Bool() {
			continue
		}
		given := set("Value").Interface()
		switch name := v.Type().Field(i).Name; name {
		case "Cursor":
			q.Cursor, _ = given.(string)
		case "Q":
			q.Search, _ = given.(string)
		case "Sort":
			q.Sort, _ = given.(string)
		case "Limit":
			q.Limit, _ = given.(int)
		default:
			first, size := utf8.DecodeRuneInString(name)
			q.Filters[string(unicode.ToLower(first))+name[size:]] = given
		}
	}
	return q
}

// With adds a filter to a query.
func (q Query) With(filter string, value any) Query {
	q.Filters[filter] = value
	return q
}

// Answers lists records whose response consists of a row alone, for the caller, and returns the next cursor.
func Answers[T Keyed, A any](ctx context.Context, at *db.DB, r *Resource, columns string, q Query,
	answer func(T, principal.Principal) A) (items []A, next api.OptString, err error) {
	ask, items := By(ctx), []A{}
	err = at.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		rows, cursor, err := List[T](tx, ask, r, columns, q)
		next = Next(cursor)
		for _, row := range rows {
			items = append(items, answer(row, ask.Caller))
		}
		return err
	})
	return items, next, err
}

// Answer returns one record whose response consists of a row alone; one that the caller may not see is missing.
func Answer[T Keyed, A any](ctx context.Context, at *db.DB, r *Resource, columns string, id uuid.UUID,
	answer func(T, principal.Principal) A) (A, error) {
	items, _, err := Answers(ctx, at, r, columns, Query{IDs: []uuid.UUID{id}}, answer)
	return only(r, items, err)
}

// Load reads the responses for records, by their ids.
type Load[A any] func(tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]A, error)

// ByID maps responses by their ids, for a Load.
func ByID[A any](all []A, id func(A) uuid.UUID) map[uuid.UUID]A {
	out := make(map[uuid.UUID]A, len(all))
	for _, one := range all {
		out[id(one)] = one
	}
	return out
}

// Loaded lists records whose response needs more than a row, in list order.
func Loaded[A any](ctx context.Context, at *db.DB, r *Resource, q Query,
	load Load[A]) (items []A, next api.OptString, err error) {
	items = []A{}
	err = at.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		keys, cursor, err := List[Key](tx, By(ctx), r, "", q)
		if err != nil {
			return err
		}
		next = Next(cursor)
		ids := make([]uuid.UUID, len(keys))
		for i, key := range keys {
			ids[i] = key.ID
		}
		found, err := load(tx, ids)
		for _, id := range ids {
			if item, here := found[id]; here {
				items = append(items, item)
			}
		}
		return err
	})
	return items, next, err
}

// LoadedOne returns one record whose response needs more than a row; one that the caller may not see is missing.
func LoadedOne[A any](ctx context.Context, at *db.DB, r *Resource, q Query, load Load[A]) (A, error) {
	items, _, err := Loaded(ctx, at, r, q, load)
	return only(r, items, err)
}

func only[A any](r *Resource, items []A, err error) (A, error) {
	if err == nil && len(items) == 0 {
		err = apierr.NotFound(strings.ToLower(r.Name))
	}
	if err != nil {
		var none A
		return none, err
	}
	return items[0], nil
}

// Save updates one record that the caller may see: change derives from its current state what to store.
func Save[T Keyed](ctx context.Context, at *db.DB, clock tenant.Clock, r *Resource, columns string, id uuid.UUID,
	change func(was T) Change) error {
	return at.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		was, err := Get[T](tx, By(ctx), r, columns, id)
		if err != nil {
			return err
		}
		c := change(was)
		c.ID = id
		_, err = r.Update(tx, By(ctx), clock, c)
		return err
	})
}
