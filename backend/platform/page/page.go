// Package page implements the cursors of keyset pagination: opaque strings that say after which row to continue.
package page

import (
	"encoding/base64"
	"encoding/json"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/plain"
)

// Encode returns the cursor of a position.
func Encode(position any) string {
	raw, err := json.Marshal(position)
	if err != nil {
		panic(err) // a cursor type that cannot be marshaled is a bug
	}
	return base64.RawURLEncoding.EncodeToString(raw)
}

// Decode decodes a cursor into position; an empty one leaves it zero, a malformed one is CodeInvalid.
func Decode(cursor string, position any) error {
	if cursor == "" {
		return nil
	}
	raw, err := base64.RawURLEncoding.DecodeString(cursor)
	if err == nil {
		err = json.Unmarshal(raw, position)
	}
	if err != nil || len(plain.Storable(raw)) > 0 {
		return apierr.InvalidField("cursor", "This cursor isn’t for this list")
	}
	return nil
}

// Cut takes rows that were read with a limit one higher, and returns the page and the cursor of the next.
func Cut[T any](rows []T, limit int, position func(T) any) (page []T, next string) {
	if len(rows) <= limit {
		return rows, ""
	}
	return rows[:limit], Encode(position(rows[limit-1]))
}
