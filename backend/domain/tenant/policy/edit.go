package policy

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"caravan/backend/platform/apierr"
)

// Kinds of policies.
const (
	Integer     = "integer"
	Amount      = "amountMinor"
	BasisPoints = "basisPoints"
	Boolean     = "boolean"
	Text        = "text"
	Integers    = "integers"
	Texts       = "texts"
)

// Value is one policy by its path, such as "payment.depositBp" or "hostLevels[1].name".
type Value struct {
	Path, Kind string
	Value      any // int64, bool, string, []int64 or []string
	Default    any
}

// Values lists every policy in the order of the type, with its default.
func (p Policy) Values() []Value {
	var out []Value
	list("", reflect.ValueOf(p), reflect.ValueOf(Default()), &out)
	return out
}

func list(path string, v, fallback reflect.Value, into *[]Value) {
	switch {
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			name := v.Type().Field(i).Tag.Get("json")
			if path != "" {
				name = path + "." + name
			}
			list(name, v.Field(i), fallback.Field(i), into)
		}
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Struct:
		for i := range min(v.Len(), fallback.Len()) {
			list(fmt.Sprintf("%s[%d]", path, i), v.Index(i), fallback.Index(i), into)
		}
	default:
		*into = append(*into, Value{Path: path, Kind: kindOf(path, v), Value: plain(v), Default: plain(fallback)})
	}
}

func kindOf(path string, v reflect.Value) string {
	switch v.Kind() {
	case reflect.Bool:
		return Boolean
	case reflect.String:
		return Text
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.String {
			return Texts
		}
		return Integers
	}
	switch {
	case strings.HasSuffix(path, "Minor"):
		return Amount
	case strings.HasSuffix(path, "Bp"):
		return BasisPoints
	}
	return Integer
}

func plain(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Bool:
		return v.Bool()
	case reflect.String:
		return v.String()
	case reflect.Slice:
		if v.Type().Elem().Kind() == reflect.String {
			return append([]string{}, v.Interface().([]string)...)
		}
		out := make([]int64, v.Len())
		for i := range v.Len() {
			out[i] = v.Index(i).Int()
		}
		return out
	}
	return v.Int()
}

// Changed returns the policy with values replaced by path; nil restores the default. Invalid values are rejected
// by their path, and then nothing is changed.
func (p Policy) Changed(changes map[string]any) (Policy, error) {
	known := map[string]Value{}
	for _, v := range p.Values() {
		known[v.Path] = v
	}
	tree, err := asMap(p)
	if err != nil {
		return p, err
	}
	fields := map[string]string{}
	for path, value := range changes {
		v, ok := known[path]
		if !ok {
			fields[path] = "We couldn’t find this policy"
			continue
		}
		if value == nil {
			value = v.Default
		}
		if reflect.TypeOf(value) != reflect.TypeOf(v.Value) {
			fields[path] = "This value has the wrong type"
			continue
		}
		put(tree, strings.Split(path, "."), value)
	}
	if len(fields) > 0 {
		return p, apierr.Invalid(fields)
	}
	text, err := json.Marshal(tree)
	if err != nil {
		return p, err
	}
	var changed Policy
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&changed); err != nil {
		return p, fmt.Errorf("tenant: changed policy: %w", err)
	}
	if err := changed.Validate(); err != nil {
		return p, invalidPolicy(err)
	}
	return changed, nil
}

// put sets a value in a JSON tree. The path is one of Values.
func put(tree map[string]any, path []string, value any) {
	name, index, isList := strings.Cut(path[0], "[")
	if isList {
		i, _ := strconv.Atoi(strings.TrimSuffix(index, "]"))
		put(tree[name].([]any)[i].(map[string]any), path[1:], value)
		return
	}
	if len(path) == 1 {
		tree[name] = value
		return
	}
	put(tree[name].(map[string]any), path[1:], value)
}

// invalidPolicy converts Validate's joined errors to messages by path.
func invalidPolicy(err error) error {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return err
	}
	fields := map[string]string{}
	for _, e := range joined.Unwrap() {
		var fault FieldError
		if !errors.As(e, &fault) {
			return err
		}
		fields[fault.Field] = "This value " + fault.Message
	}
	return apierr.Invalid(fields)
}

// Changes returns the differences of two policies by path, for the audit log.
func Changes(before, after Policy) (was, is map[string]any) {
	was, is = map[string]any{}, map[string]any{}
	new := after.Values()
	for _, old := range before.Values() {
		i := slices.IndexFunc(new, func(v Value) bool { return v.Path == old.Path })
		if i >= 0 && !reflect.DeepEqual(old.Value, new[i].Value) {
			was[old.Path], is[old.Path] = old.Value, new[i].Value
		}
	}
	return was, is
}
