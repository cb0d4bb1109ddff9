// Package plain is the one rule for text that callers send: storable characters, a maximum length, and no card
// numbers. It applies to every string of a body, a URL and a message, before anything is done with it, so that no
// column, index, log or outside service receives what it cannot handle or may not have.
package plain

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/go-faster/jx"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"
)

// Messages shown at a field.
const (
	unkeepable = "This contains a character we cannot store"
	tooLong    = "This is too long"
	tooDeep    = "This is nested too deeply"
	noCards    = "Don’t enter card numbers here"
)

// deepest is the maximum nesting of objects and arrays: far more than any contract has.
const deepest = 64

// Text returns what is wrong with a string, or "". The limit most is in characters, 0 for none.
func Text(s string, most int) string {
	if fault := unstorable(s, most); fault != "" || !Card(s) {
		return fault
	}
	return noCards
}

func unstorable(s string, most int) string {
	switch {
	case strings.IndexByte(s, 0) >= 0 || !utf8.ValidString(s):
		return unkeepable
	case most > 0 && len(s) > most && utf8.RuneCountInString(s) > most:
		return tooLong
	}
	return ""
}

// JSON returns messages by field path for the strings and numbers of a body. Invalid JSON is left to the decoder.
func JSON(body []byte) map[string]string {
	return faultsIn(body, func(text string) string { return Text(text, 0) })
}

// Storable is JSON for what may contain card numbers.
func Storable(body []byte) map[string]string {
	return faultsIn(body, func(text string) string { return unstorable(text, 0) })
}

func faultsIn(body []byte, fault func(text string) string) map[string]string {
	w := walk{faults: map[string]string{}, fault: fault}
	_ = w.value(jx.DecodeBytes(body), "", 0)
	return w.faults
}

type walk struct {
	faults map[string]string
	fault  func(text string) string
}

func (w walk) value(d *jx.Decoder, at string, depth int) error {
	if depth > deepest {
		w.faults[at] = tooDeep
		return d.Skip()
	}
	switch d.Next() {
	case jx.Object:
		return d.Obj(func(d *jx.Decoder, key string) error {
			field := strings.TrimPrefix(at+"."+key, ".")
			if fault := w.fault(key); fault != "" {
				field = at // the name itself cannot be shown
				w.faults[field] = fault
			}
			return w.value(d, field, depth+1)
		})
	case jx.Array:
		i := 0
		return d.Arr(func(d *jx.Decoder) error {
			i++
			return w.value(d, at+"["+strconv.Itoa(i-1)+"]", depth+1)
		})
	case jx.String:
		raw, err := d.Raw()
		if err != nil {
			return err
		}
		if !keepable(raw) {
			w.faults[at] = unkeepable
			return nil
		}
		said, err := jx.DecodeBytes(raw).Str()
		return w.text(said, at, err)
	case jx.Number:
		raw, err := d.Raw()
		return w.text(string(raw), at, err)
	}
	return d.Skip()
}

func (w walk) text(said, at string, err error) error {
	if fault := w.fault(said); err == nil && fault != "" {
		w.faults[at] = fault
	}
	return err
}

// keepable checks a string as sent: decoders replace an unpaired surrogate with another character.
func keepable(raw []byte) bool {
	if !utf8.Valid(raw) {
		return false
	}
	for i := 0; i < len(raw); i++ {
		if raw[i] != '\\' || i+1 == len(raw) {
			continue
		}
		i++
		if raw[i] != 'u' {
			continue
		}
		switch unit := escaped(raw, i); {
		case unit == 0, unit >= 0xDC00 && unit <= 0xDFFF:
			return false
		case unit >= 0xD800 && unit <= 0xDBFF:
			second := -1
			if i+6 < len(raw) && raw[i+5] == '\\' && raw[i+6] == 'u' {
				second = escaped(raw, i+6)
			}
			if second < 0xDC00 || second > 0xDFFF {
				return false
			}
			i += 6
		}
	}
	return true
}

// escaped returns the code unit after the u at a position, -1 if there is none.
func escaped(raw []byte, u int) int {
	if u+5 > len(raw) {
		return -1
	}
	n, err := strconv.ParseUint(string(raw[u+1:u+5]), 16, 16)
	if err != nil {
		return -1
	}
	return int(n)
}

// Message returns messages by field path for the strings of a message of the Connect contract, named as in its
// JSON.
func Message(m proto.Message, most int) map[string]string {
	faults := map[string]string{}
	message(m.ProtoReflect(), "", most, faults)
	return faults
}

func message(m protoreflect.Message, at string, most int, faults map[string]string) {
	m.Range(func(field protoreflect.FieldDescriptor, value protoreflect.Value) bool {
		name := strings.TrimPrefix(at+"."+field.JSONName(), ".")
		switch {
		case field.IsMap():
			value.Map().Range(func(key protoreflect.MapKey, item protoreflect.Value) bool {
				if field.MapKey().Kind() == protoreflect.StringKind {
					if fault := Text(key.String(), most); fault != "" {
						faults[name] = fault
					}
				}
				scalar(field.MapValue(), item, name, most, faults)
				return true
			})
		case field.IsList():
			for i := range value.List().Len() {
				scalar(field, value.List().Get(i), name+"["+strconv.Itoa(i)+"]", most, faults)
			}
		default:
			scalar(field, value, name, most, faults)
		}
		return true
	})
}

func scalar(field protoreflect.FieldDescriptor, value protoreflect.Value, at string, most int,
	faults map[string]string) {
	switch field.Kind() {
	case protoreflect.StringKind:
		if fault := Text(value.String(), most); fault != "" {
			faults[at] = fault
		}
	case protoreflect.Int64Kind, protoreflect.Uint64Kind:
		if Card(value.String()) {
			faults[at] = noCards
		}
	case protoreflect.MessageKind, protoreflect.GroupKind:
		message(value.Message(), at, most, faults)
	}
}
