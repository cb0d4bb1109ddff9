package files

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary/edit"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/platform/apierr"
)

// FileKind and FileSchema identify a file; a changed format gets another number.
const (
	FileKind   = "caravan.itinerary"
	FileSchema = 1
)

// Export writes an itinerary to a file that can recreate it, with photos by reference.
func (s *Service) Export(ctx context.Context, id uuid.UUID) (name string, content []byte, err error) {
	var now edit.State
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		now, err = s.Edit.StateTx(ctx, tx, id)
		return err
	})
	if err != nil {
		return "", nil, err
	}
	content, err = WriteFile(now.Draft())
	return "itinerary-" + strings.ToLower(strings.Join(strings.Fields(now.It.Name), "-")) + ".json", content, err
}

// WriteFile encodes a draft as a file.
func WriteFile(draft *itineraryapi.ItineraryDraft) ([]byte, error) {
	body, err := draft.MarshalJSON()
	if err != nil {
		return nil, err
	}
	text, err := json.MarshalIndent(map[string]any{"kind": FileKind, "schemaVersion": FileSchema,
		"itinerary": json.RawMessage(body)}, "", "  ")
	return append(text, '\n'), err
}

// ImportTx creates an incomplete itinerary of the caller's operator from a file. All errors are reported
// together, each under its field with its line.
func (s *Service) ImportTx(ctx context.Context, tx pgx.Tx, content string) (uuid.UUID, error) {
	draft, lines, faults := ReadFile([]byte(content))
	if len(faults) > 0 {
		return uuid.Nil, apierr.Invalid(lines.name(faults))
	}
	id, err := s.Edit.Create(ctx, tx, draft)
	var refused *apierr.Error
	if errors.As(err, &refused) && len(refused.Fields) > 0 {
		within := map[string]string{}
		for field, message := range refused.Fields {
			within["itinerary."+field] = message
		}
		return uuid.Nil, apierr.Invalid(lines.name(within))
	}
	return id, err
}

// Lines maps each field of a file to its first line, counted from 1.
type Lines map[string]int

// name prefixes each message with its line; a missing field has the line of the object that should contain it.
func (l Lines) name(faults map[string]string) map[string]string {
	out := make(map[string]string, len(faults))
	for field, message := range faults {
		line, at := 0, field
		for line == 0 && at != "" {
			line = l[at]
			at = at[:max(strings.LastIndexAny(at, ".["), 0)]
		}
		out[field] = fmt.Sprintf("Line %d: %s", max(line, 1), message)
	}
	return out
}

// ReadFile parses a file and reports all errors of its format by field.
func ReadFile(content []byte) (*itineraryapi.ItineraryDraft, Lines, map[string]string) {
	lines, err := scan(content)
	if err != nil {
		return nil, lines, map[string]string{"file": "This isn’t valid JSON"}
	}
	faults := map[string]string{}
	var file map[string]json.RawMessage
	if err := json.Unmarshal(content, &file); err != nil {
		return nil, lines, map[string]string{"file": "The file must contain one object"}
	}
	var kind string
	var schema int
	if err := json.Unmarshal(file["kind"], &kind); err != nil || kind != FileKind {
		faults["kind"] = fmt.Sprintf("This must be %q", FileKind)
	}
	if err := json.Unmarshal(file["schemaVersion"], &schema); err != nil || schema != FileSchema {
		faults["schemaVersion"] = fmt.Sprintf("This must be %d", FileSchema)
	}
	for _, field := range slices.Sorted(maps.Keys(file)) {
		if field != "kind" && field != "schemaVersion" && field != "itinerary" {
			faults[field] = unknownField
		}
	}
	var body map[string]json.RawMessage
	if err := json.Unmarshal(file["itinerary"], &body); err != nil {
		faults["itinerary"] = "This must be an object"
		return nil, lines, faults
	}
	checkForm("itinerary", body, draftForm, faults)
	if len(faults) > 0 {
		return nil, lines, faults
	}
	draft := &itineraryapi.ItineraryDraft{}
	if err := draft.UnmarshalJSON(file["itinerary"]); err != nil {
		faults["itinerary"] = unreadable
	} else if err := draft.Validate(); err != nil {
		faults["itinerary"] = unreadable
	}
	return draft, lines, faults
}

const (
	unknownField  = "Unknown field"
	requiredField = "This field is required"
	unreadable    = "This value isn’t allowed here"
)

// form describes how an object of a file is checked: probe parses one field on its own, inside says which fields
// hold lists of objects to be checked in turn.
type form struct {
	required []string
	probe    func(object []byte) error
	// base are values of required fields that complete an object with a single field.
	base   map[string]string
	inside map[string]*form
}

var serviceForm = &form{
	required: []string{"type"}, base: map[string]string{"type": `"meal"`},
	probe: func(object []byte) error { var v api.Service; return decode(&v, object) },
	inside: map[string]*form{"alternatives": {
		required: []string{"id", "name"}, base: map[string]string{"id": `"00000000-0000-4000-8000-000000000000"`,
			"name": `"x"`},
		probe: func(object []byte) error { var v api.AlternativeAccommodation; return decode(&v, object) },
	}},
}

var draftForm = &form{
	required: []string{"name", "country", "destination", "lengthInDays"},
	base:     map[string]string{"name": `"x"`, "country": `"x"`, "destination": `"x"`, "lengthInDays": "1"},
	probe:    func(object []byte) error { var v itineraryapi.ItineraryDraft; return decode(&v, object) },
	inside: map[string]*form{
		"servicesByDay": {
			required: []string{"day", "services"}, base: map[string]string{"day": "1", "services": "[]"},
			probe:  func(object []byte) error { var v api.Day; return decode(&v, object) },
			inside: map[string]*form{"services": serviceForm},
		},
		"packages": {
			required: []string{"level", "enabled"}, base: map[string]string{"level": `"standard"`, "enabled": "true"},
			probe: func(object []byte) error { var v api.PackageSetup; return decode(&v, object) },
			inside: map[string]*form{"validityPeriods": {
				required: []string{"startDate", "endDate"}, base: map[string]string{"startDate": `"2026-01-01"`,
					"endDate": `"2026-01-01"`},
				probe: func(object []byte) error { var v api.ValidityPeriod; return decode(&v, object) },
			}},
		},
	},
}

func decode(v interface {
	json.Unmarshaler
	Validate() error
}, object []byte) error {
	if err := v.UnmarshalJSON(object); err != nil {
		return err
	}
	return v.Validate()
}

// CheckDraft reports the fields of a draft that violate the contract, for drafts that no decoder has validated.
func CheckDraft(draft *itineraryapi.ItineraryDraft) (map[string]string, error) {
	text, err := draft.MarshalJSON()
	if err != nil {
		return nil, err
	}
	var body map[string]json.RawMessage
	if err := json.Unmarshal(text, &body); err != nil {
		return nil, err
	}
	faults := map[string]string{}
	checkForm("", body, draftForm, faults)
	return faults, nil
}

// checkForm parses each field of an object on its own, so that all errors are found and named.
func checkForm(at string, object map[string]json.RawMessage, f *form, faults map[string]string) {
	for _, field := range f.required {
		if len(object[field]) == 0 {
			faults[strings.TrimPrefix(at+"."+field, ".")] = requiredField
		}
	}
	for _, field := range slices.Sorted(maps.Keys(object)) {
		path := strings.TrimPrefix(at+"."+field, ".")
		if inner, ok := f.inside[field]; ok {
			checkList(path, object[field], inner, faults)
			continue
		}
		single := map[string]json.RawMessage{}
		for name, value := range f.base {
			single[name] = json.RawMessage(value)
		}
		single[field] = object[field]
		text, err := json.Marshal(single)
		if err == nil {
			err = f.probe(text)
		}
		switch {
		case err == nil:
		case strings.Contains(err.Error(), "unexpected field"):
			faults[path] = unknownField
		default:
			faults[path] = unreadable
		}
	}
}

func checkList(at string, text json.RawMessage, f *form, faults map[string]string) {
	var list []json.RawMessage
	if err := json.Unmarshal(text, &list); err != nil {
		faults[at] = "This must be a list"
		return
	}
	for i, item := range list {
		path := fmt.Sprintf("%s[%d]", at, i)
		var object map[string]json.RawMessage
		if err := json.Unmarshal(item, &object); err != nil {
			faults[path] = "This must be an object"
			continue
		}
		checkForm(path, object, f, faults)
	}
}

var errNoJSON = errors.New("the file is no valid JSON")

// scan finds the line of every field, and rejects invalid JSON with the line of the error.
func scan(content []byte) (Lines, error) {
	lines := Lines{"file": 1}
	decoder := json.NewDecoder(bytes.NewReader(content))
	lineAt := func(offset int64) int {
		return 1 + bytes.Count(content[:min(offset, int64(len(content)))], []byte("\n"))
	}
	var walk func(path string) error
	walk = func(path string) error {
		token, err := decoder.Token()
		if err != nil {
			return err
		}
		if _, known := lines[path]; !known {
			lines[path] = lineAt(decoder.InputOffset())
		}
		delimiter, nested := token.(json.Delim)
		if !nested {
			return nil
		}
		for i := 0; decoder.More(); i++ {
			inner := fmt.Sprintf("%s[%d]", path, i)
			if delimiter == '{' {
				key, err := decoder.Token()
				if err != nil {
					return err
				}
				inner = strings.TrimPrefix(fmt.Sprintf("%s.%v", path, key), ".")
				lines[inner] = lineAt(decoder.InputOffset())
			}
			if err := walk(inner); err != nil {
				return err
			}
		}
		_, err = decoder.Token()
		return err
	}
	err := walk("")
	if err == nil {
		if _, err = decoder.Token(); errors.Is(err, io.EOF) {
			return lines, nil
		}
		err = errors.New("more than one value")
	}
	offset := decoder.InputOffset()
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		offset = syntax.Offset
	}
	lines["file"] = lineAt(offset)
	return lines, errNoJSON
}
