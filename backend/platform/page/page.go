// Package page implements the cursors of keyset pagination: opaque strings that say after which row to continue.
package page

import (
	"encoding/base64"
	"encoding/json"
	"time"

	"github.com/google/uuid"

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

// Instant is a position in a list by time and id, newest first. The zero value is before its first row.
type Instant struct {
	At time.Time `json:"t"`
	ID uuid.UUID `json:"i"`
}

// latest is later than anything that is stored.
var latest = time.Date(9999, 1, 1, 0, 0, 0, 0, time.UTC)

// Below returns the values that the rows after the position are less than.
func (i Instant) Below() (at time.Time, id uuid.UUID) {
	if i.At.IsZero() {
		return latest, uuid.Max
	}
	return i.At, i.ID
}
