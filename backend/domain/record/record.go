package record

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
)

// Resource describes a kind of record. All texts are SQL written by a domain; caller input is passed as
// arguments.
type Resource struct {
	// Name is used in the audit trail and in sentences, such as "Host".
	Name string
	// Object is its name in the audit trail if that differs.
	Object string
	// From has the tables with their aliases; the first is the record's own.
	From string
	// Tenant and ID are the columns that identify a record.
	Tenant, ID string
	// Scope is, for each group, the condition for the records it sees; Everything means all of the tenant's. The
	// conditions may use @caller (the member), @host and @operator. A group that is missing sees nothing, except for
	// support, which sees what admins see.
	Scope map[string]string
	// Words is the kind of record in package search, for resources that it indexes.
	Words search.Kind
	// Search has the columns that are searched for words in the others.
	Search []string
	// Through are, for the others, records of package search that a record is also found by, such as a review by its trip.
	Through []Through
	// Filters are conditions by name, with the given value as @value.
	Filters map[string]string
	// Sorts are orders by name, and Sort is the default.
	Sorts map[string]Sort
	Sort  string
	// Meta is a record's short form.
	Meta Meta
	// Table is where an update stores fields.
	Table string
	// Fields are the record's fields, with who may change them.
	Fields []Field
}

// Through finds records by the words of another one, whose ID is in a column.
type Through struct {
	Kind   search.Kind
	Column string
}

// object returns the record's name in the audit trail.
func (r *Resource) object() string { return or(r.Object, r.Name) }

// Everything is the scope of those who see every record of the tenant.
const Everything = "true"

// Helpers returns a scope for admins and trip managers, who see everything, and account managers, who see what
// matches assigned.
func Helpers(assigned string) map[string]string {
	return map[string]string{"admin": Everything, "tripManager": Everything, "accountManager": assigned}
}

// Assigned returns a condition for account managers: one of the given pairs of a type ("Host" or "Trip") and a
// column is assigned to the caller.
func Assigned(tenantColumn string, pairs ...[2]string) string {
	in := make([]string, len(pairs))
	for i, pair := range pairs {
		in[i] = fmt.Sprintf("('%s', %s)", pair[0], pair[1])
	}
	return fmt.Sprintf(
		"EXISTS (SELECT 1 FROM account_assignment a WHERE a.tenant_id = %s AND a.member_id = @caller AND (a.object_type, a.object_id) IN (%s))",
		tenantColumn, strings.Join(in, ", "))
}

// Everybody returns a scope that is the same for every group.
func Everybody(condition string) map[string]string {
	scope := map[string]string{}
	for _, group := range api.Group("").AllValues() {
		scope[string(group)] = condition
	}
	return scope
}

// Sort is an order of a list: a column that is never null, and its type.
type Sort struct{ Column, Type string }

// Created is the order of ids, which increase with time.
func Created(id string) Sort { return Sort{Column: id, Type: "uuid"} }

// Meta has the expressions of a record's short form; Facts is a jsonb object of texts.
type Meta struct{ Name, Status, Facts string }

// Query filters a list, and holds the cursor from which it continues.
type Query struct {
	Cursor, Search, Sort string
	Limit                int
	// Filters are values by the resource's names; nil ones are ignored.
	Filters map[string]any
	IDs     []uuid.UUID
}

// Key is embedded by the rows of a list: the position for the cursor.
type Key struct {
	ID uuid.UUID `db:"id"`
	// At is the value that the list is sorted by.
	At string `db:"record_at"`
}

func (k Key) key() Key { return k }

// Keyed is a row that embeds Key.
type Keyed interface{ key() Key }

type cursor struct {
	Sort string    `json:"s"`
	At   string    `json:"a"`
	ID   uuid.UUID `json:"i"`
}

const defaultLimit = 25

// List returns a page of the records that the caller may see. Columns are those of T in addition to the key's.
func List[T Keyed](tx pgx.Tx, ask Ask, r *Resource, columns string, q Query) (rows []T, next string, err error) {
	s, err := r.statement(ask, q)
	if err != nil {
		return nil, "", err
	}
	if r.Words != "" && strings.TrimSpace(q.Search) != "" {
		found, err := search.Find(ask.Context, tx, r.Words, q.Search)
		if err != nil || found.None() {
			return nil, "", err
		}
		if err := s.narrow(tx, ask, r, found); err != nil {
			return nil, "", err
		}
	}
	if err := s.find(tx, ask, r, q.Search); err != nil {
		return nil, "", err
	}
	return list[T](tx, ask, r, columns, s)
}

func list[T Keyed](tx pgx.Tx, ask Ask, r *Resource, columns string, s statement) (rows []T, next string, err error) {
	if columns != "" {
		columns = ", " + columns
	}
	sql := fmt.Sprintf(
		"SELECT %s AS id, (%s)::text AS record_at%s FROM %s WHERE %s ORDER BY %s %s, %s %s LIMIT @page_size",
		r.ID, s.sort.Column, columns, r.From, strings.Join(s.where, " AND "), s.sort.Column, s.direction, r.ID, s.direction)
	args := []any{s.args}
	if s.searched {
		// How the rows are found best depends on the words, so each search gets a plan of its own.
		args = []any{pgx.QueryExecModeCacheDescribe, s.args}
	}
	found, err := tx.Query(ask.Context, sql, args...)
	if err != nil {
		return nil, "", fmt.Errorf("list of %s: %w", r.Name, err)
	}
	rows, err = pgx.CollectRows(found, pgx.RowToStructByName[T])
	if err != nil {
		return nil, "", fmt.Errorf("list of %s: %w", r.Name, err)
	}
	rows, next = page.Cut(rows, s.limit, func(row T) any {
		return cursor{Sort: s.name, At: row.key().At, ID: row.key().ID}
	})
	return rows, next, nil
}

// Get returns one record; one that the caller may not see is missing.
func Get[T Keyed](tx pgx.Tx, ask Ask, r *Resource, columns string, id uuid.UUID) (T, error) {
	rows, _, err := List[T](tx, ask, r, columns, Query{IDs: []uuid.UUID{id}, Limit: 1})
	if err == nil && len(rows) == 0 {
		err = apierr.NotFound(strings.ToLower(r.Name))
	}
	if err != nil {
		var none T
		return none, err
	}
	return rows[0], nil
}

func (r *Resource) scope(group string) (condition string, sees bool) {
	condition, sees = r.Scope[group]
	if !sees && group == principal.Support {
		condition, sees = r.Scope["admin"]
	}
	return condition, sees
}

type statement struct {
	name, direction string
	sort            Sort
	where           []string
	args            pgx.NamedArgs
	limit           int
	searched        bool
}

func (r *Resource) statement(ask Ask, q Query) (statement, error) {
	s := statement{limit: q.Limit, direction: "ASC", name: q.Sort}
	if s.limit == 0 {
		s.limit = defaultLimit
	}
	if s.name == "" {
		s.name = r.Sort
	}
	name, backwards := strings.CutPrefix(s.name, "-")
	if backwards {
		s.direction = "DESC"
	}
	var known bool
	if s.sort, known = r.Sorts[name]; !known {
		return s, apierr.InvalidField("sort", "You can sort this list by "+strings.Join(slices.Sorted(maps.Keys(r.Sorts)),
			", ")+". Add a minus in front to reverse the order")
	}
	scope, sees := r.scope(ask.Caller.Group)
	if !sees {
		scope = "false"
	}
	s.args = pgx.NamedArgs{
		"tenant": tenant.From(ask.Context).ID, "caller": ask.Caller.MemberID, "host": ask.Caller.HostID,
		"operator": ask.Caller.OperatorID, "page_size": s.limit + 1,
	}
	s.where = []string{r.Tenant + " = @tenant", "(" + scope + ")"}
	if err := r.filter(&s, q.Filters); err != nil {
		return s, err
	}
	if q.IDs != nil {
		s.where, s.args["ids"] = append(s.where, r.ID+" = ANY (@ids)"), q.IDs
	}
	return s, r.goOn(&s, q.Cursor)
}

// find leaves records that have all words in their columns, or that another record with these words leads to.
func (s *statement) find(tx pgx.Tx, ask Ask, r *Resource, text string) error {
	words := strings.Fields(strings.ToLower(text))
	if len(words) == 0 || len(r.Search)+len(r.Through) == 0 {
		return nil
	}
	s.searched = true
	var ways []string
	if len(r.Search) > 0 {
		has := make([]string, len(words))
		for i, word := range words {
			name := fmt.Sprintf("word_%d", i)
			s.args[name] = word
			has[i] = fmt.Sprintf("strpos(lower(concat_ws(' ', %s)), @%s) > 0", strings.Join(r.Search, ", "), name)
		}
		ways = append(ways, "("+strings.Join(has, " AND ")+")")
	}
	for i, through := range r.Through {
		found, err := search.Find(ask.Context, tx, through.Kind, text)
		if err != nil {
			return err
		}
		ids, err := found.IDs(ask.Context, tx)
		if err != nil {
			return err
		}
		name := fmt.Sprintf("through_%d", i)
		s.args[name] = ids
		ways = append(ways, fmt.Sprintf("%s = ANY (@%s::uuid[])", through.Column, name))
	}
	s.where = append(s.where, "("+strings.Join(ways, " OR ")+")")
	return nil
}

func (r *Resource) filter(s *statement, filters map[string]any) error {
	for _, name := range slices.Sorted(maps.Keys(filters)) {
		if filters[name] == nil {
			continue
		}
		condition, known := r.Filters[name]
		if !known {
			return apierr.InvalidField(name, "You cannot filter this list by this field")
		}
		s.args["filter_"+name] = plain(filters[name])
		s.where = append(s.where, "("+strings.ReplaceAll(condition, "@value", "@filter_"+name)+")")
	}
	return nil
}

// goOn continues after the last row of the previous page.
func (r *Resource) goOn(s *statement, text string) error {
	var from cursor
	if err := page.Decode(text, &from); err != nil || text == "" {
		return err
	}
	if from.Sort != s.name {
		return apierr.InvalidField("cursor", "This cursor isn’t for this list")
	}
	s.args["after"], s.args["after_id"] = from.At, from.ID
	s.where = append(s.where, fmt.Sprintf("(%s, %s) %s (@after::text::%s, @after_id::uuid)", s.sort.Column, r.ID, s.than(),
		s.sort.Type))
	return nil
}

// than compares a row with the one before it.
func (s *statement) than() string {
	if s.direction == "DESC" {
		return "<"
	}
	return ">"
}
