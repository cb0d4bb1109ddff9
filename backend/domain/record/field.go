package record

import (
	"context"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/search"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/principal"
)

// Ask is the caller, within a request.
type Ask struct {
	Context context.Context
	Caller  principal.Principal
}

// By returns the request's caller.
func By(ctx context.Context) Ask { return Ask{Context: ctx, Caller: principal.Must(ctx)} }

// Field is a part of a record with the rights to it, as data.
type Field struct {
	// Name is the contract's.
	Name string
	// Column stores it; empty if the domain does.
	Column string
	// Read has the groups that see it; nil means everyone who sees the record.
	Read []string
	// Write has the groups that may change it; nil means nobody.
	Write []string
	// In has the statuses in which it may be changed; nil means all. Closed says why not in the others.
	In     []string
	Closed string
}

// Messages for fields that cannot be changed.
const (
	readOnly  = "You cannot change this field"
	forbidden = "You don’t have permission to change this field"
)

// reason returns why a group cannot change the field now, or "" if it can.
func (f Field) reason(group, status string) string {
	switch {
	case len(f.Write) == 0:
		return readOnly
	case !slices.Contains(f.Write, group):
		return forbidden
	case f.In != nil && !slices.Contains(f.In, status):
		return f.Closed
	}
	return ""
}

func (f Field) readable(group string) bool { return f.Read == nil || slices.Contains(f.Read, group) }

// Refuse returns the reason for each of the named fields that a group cannot change in a status.
func (r *Resource) Refuse(group, status string, names []string) map[string]string {
	refusals := map[string]string{}
	for _, name := range names {
		i := slices.IndexFunc(r.Fields, func(f Field) bool { return f.Name == name })
		if i < 0 || !r.Fields[i].readable(group) {
			refusals[name] = readOnly
			continue
		}
		if why := r.Fields[i].reason(group, status); why != "" {
			refusals[name] = why
		}
	}
	return refusals
}

// Editable lists the fields that a group sees, and why it cannot change those that are closed.
func (r *Resource) Editable(group, status string) []api.EditableField {
	out := []api.EditableField{}
	for _, f := range r.Fields {
		if !f.readable(group) {
			continue
		}
		why := f.reason(group, status)
		field := api.EditableField{Field: f.Name, Editable: why == ""}
		if why != "" {
			field.Reason = api.NewOptString(why)
		}
		out = append(out, field)
	}
	return out
}

// Offered is Editable for a caller: read-only staff see the same fields, all of them closed.
func (r *Resource) Offered(p principal.Principal, status string) []api.EditableField {
	return Closed(p, r.Editable(p.Group, status))
}

// Closed closes fields for read-only staff.
func Closed(p principal.Principal, all []api.EditableField) []api.EditableField {
	if !p.ReadOnly {
		return all
	}
	for i := range all {
		all[i].Editable, all[i].Reason = false, api.NewOptString(principal.LooksOnly)
	}
	return all
}

// Sees reports whether a group may read a field.
func (r *Resource) Sees(group, name string) bool {
	i := slices.IndexFunc(r.Fields, func(f Field) bool { return f.Name == name })
	return i >= 0 && r.Fields[i].readable(group)
}

// Given returns the fields that a decoded body names, except the version, as values by the contract's names.
func Given(body any) map[string]any {
	given := map[string]any{}
	v := reflect.Indirect(reflect.ValueOf(body))
	for i := range v.NumField() {
		name, field := v.Type().Field(i).Tag.Get("json"), v.Field(i)
		if name == "" || name == "version" {
			continue
		}
		if set := field.Kind() == reflect.Struct; set {
			if flag := field.FieldByName("Set"); flag.IsValid() && flag.Kind() == reflect.Bool {
				if flag.Bool() {
					given[name] = field.FieldByName("Value").Interface()
				}
				continue
			}
		}
		if field.Kind() == reflect.Slice && field.IsNil() {
			continue
		}
		given[name] = field.Interface()
	}
	return given
}

// Change is an update of one record.
type Change struct {
	ID uuid.UUID
	// Version is what the caller has seen, Is the record's own: a conflict is reported first, because the open
	// fields may have changed with it.
	Version, Is int64
	// Status opens and closes fields.
	Status string
	// Before and Values are by the contract's names; only values that differ are stored.
	Before, Values map[string]any
	// Also are columns derived from the values.
	Also map[string]any
}

// differs returns the names of values that changed.
func (c Change) differs() []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(c.Values)), func(name string) bool {
		return fmt.Sprint(c.Before[name]) == fmt.Sprint(c.Values[name])
	})
}

// Update stores a change: fields that the caller cannot change are rejected by name, a version other than the
// record's by 409, and what changed is written to the audit trail. It reports whether anything did.
func (r *Resource) Update(tx pgx.Tx, ask Ask, clock tenant.Clock, c Change) (changed bool, err error) {
	if c.Version != c.Is {
		return false, apierr.Conflict()
	}
	if refusals := r.Refuse(ask.Caller.Group, c.Status, slices.Sorted(maps.Keys(c.Values))); len(refusals) > 0 {
		return false, apierr.Invalid(refusals)
	}
	t, names := tenant.From(ask.Context), c.differs()
	args := pgx.NamedArgs{"tenant": t.ID, "id": c.ID, "version": c.Version}
	set := []string{"version = version + 1"}
	before, after := map[string]any{}, map[string]any{}
	for _, name := range names {
		before[name], after[name] = c.Before[name], c.Values[name]
		if column := r.column(name); column != "" {
			set, args["to_"+column] = append(set, column+" = @to_"+column), plain(c.Values[name])
		}
	}
	for column, value := range c.Also {
		set, args["to_"+column] = append(set, column+" = @to_"+column), value
	}
	if len(names) == 0 {
		set = []string{"version = version"}
	}
	done, err := tx.Exec(ask.Context,
		fmt.Sprintf("UPDATE %s SET %s WHERE tenant_id = @tenant AND id = @id AND version = @version", r.Table,
			strings.Join(set, ", ")), args)
	if err != nil {
		return false, fmt.Errorf("update %s: %w", r.Name, err)
	}
	if done.RowsAffected() == 0 {
		return false, apierr.Conflict()
	}
	if len(names) == 0 {
		return false, nil
	}
	if r.Words != "" {
		if err := search.NoteTx(ask.Context, tx, r.Words, c.ID); err != nil {
			return false, err
		}
	}
	return true, audit.Record(ask.Context, tx, audit.Entry{
		TenantID: t.ID, At: clock.Now(ask.Context), Action: strings.ToLower(r.object()) + ".update", ObjectType: r.object(),
		ObjectID: c.ID, Before: before, After: after,
	})
}

func (r *Resource) column(name string) string {
	i := slices.IndexFunc(r.Fields, func(f Field) bool { return f.Name == name })
	return r.Fields[i].Column
}

// plain converts the contract's named string types to strings, which the database driver accepts.
func plain(value any) any {
	if v := reflect.ValueOf(value); v.Kind() == reflect.String {
		return v.String()
	}
	return value
}
