// Package whole rejects services constructed with a dependency missing, so that no domain has to check later
// whether it has what it needs.
package whole

import (
	"fmt"
	"reflect"
)

// Check inspects the dependencies that a constructor is given: a struct, and structs in it. A nil interface,
// pointer or function is an error that names it, such as "host: Deps.Links is missing".
func Check(owner string, deps any) error {
	return look(owner+": Deps", reflect.ValueOf(deps))
}

func look(path string, parts reflect.Value) error {
	for i := range parts.NumField() {
		field, value := parts.Type().Field(i), parts.Field(i)
		if !field.IsExported() {
			continue
		}
		at := path + "." + field.Name
		if missing(value) {
			return fmt.Errorf("%s is missing", at)
		}
		if value.Kind() == reflect.Struct {
			if err := look(at, value); err != nil {
				return err
			}
		}
	}
	return nil
}

func missing(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Interface:
		return v.IsNil() || missing(v.Elem())
	case reflect.Pointer, reflect.Func:
		return v.IsNil()
	}
	return false
}
