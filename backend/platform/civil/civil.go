// Package civil implements calendar days without a time or a zone. A travel day is the same day for everyone:
// storing it as an instant would shift it for half the world.
package civil

import (
	"database/sql/driver"
	"fmt"
	"time"
)

const layout = "2006-01-02"

// Date is a day of the Gregorian calendar. The zero Date is no day at all; it is an empty string in JSON and NULL
// in SQL.
type Date struct {
	Year  int
	Month time.Month
	Day   int
}

// New returns the day, normalized the way time.Date does (March 0 is the last of February).
func New(year int, month time.Month, day int) Date {
	return Of(time.Date(year, month, day, 0, 0, 0, 0, time.UTC))
}

// Of returns the day of t in t's own location.
func Of(t time.Time) Date {
	year, month, day := t.Date()
	return Date{year, month, day}
}

// Today returns the UTC day of t.
func Today(t time.Time) Date { return Of(t.UTC()) }

// Parse parses YYYY-MM-DD.
func Parse(s string) (Date, error) {
	t, err := time.Parse(layout, s)
	if err != nil {
		return Date{}, fmt.Errorf("civil: %q is not a date in the form YYYY-MM-DD", s)
	}
	return Of(t), nil
}

// String formats the day as YYYY-MM-DD, or "" for the zero Date.
func (d Date) String() string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d-%02d-%02d", d.Year, d.Month, d.Day)
}

// Long formats the day for running text: "January 2, 2026", or "" for the zero Date.
func (d Date) Long() string {
	if d.IsZero() {
		return ""
	}
	return d.UTC().Format("January 2, 2006")
}

// IsZero reports whether d is no day.
func (d Date) IsZero() bool { return d == Date{} }

// In returns the instant at which the day begins in loc.
func (d Date) In(loc *time.Location) time.Time {
	return time.Date(d.Year, d.Month, d.Day, 0, 0, 0, 0, loc)
}

// Start returns the first instant of the day in loc. Where clocks change at midnight that is not 00:00, or comes
// before a second 00:00.
func (d Date) Start(loc *time.Location) time.Time {
	t := d.In(loc)
	if Of(t).Before(d) {
		// Midnight does not exist that day: the day begins when the zone's offset changes.
		_, t = t.ZoneBounds()
	}
	for back := t.Add(-time.Hour); !Of(back).Before(d); back = back.Add(-time.Hour) {
		t = back
	}
	return t
}

// UTC returns midnight UTC of the day.
func (d Date) UTC() time.Time { return d.In(time.UTC) }

// AddDays returns the day n days later; n may be negative.
func (d Date) AddDays(n int) Date { return New(d.Year, d.Month, d.Day+n) }

// AddMonths returns the same day n months later, clamped to the month's last day where the month is shorter:
// January 31 plus one month is February 28.
func (d Date) AddMonths(n int) Date {
	first := New(d.Year, d.Month+time.Month(n), 1)
	last := New(first.Year, first.Month+1, 0).Day
	return Date{first.Year, first.Month, min(d.Day, last)}
}

// Sub returns the days from o to d: positive when d is later.
func (d Date) Sub(o Date) int {
	return int((d.UTC().Unix() - o.UTC().Unix()) / 86_400)
}

// Compare orders days: −1, 0 or +1.
func (d Date) Compare(o Date) int { return d.UTC().Compare(o.UTC()) }

// Before reports whether d is earlier than o.
func (d Date) Before(o Date) bool { return d.Compare(o) < 0 }

// After reports whether d is later than o.
func (d Date) After(o Date) bool { return d.Compare(o) > 0 }

// Weekday returns the day of the week.
func (d Date) Weekday() time.Weekday { return d.UTC().Weekday() }

// YearsOn returns the age, in whole years, of a person born on d.
func (d Date) YearsOn(on Date) int {
	n := on.Year - d.Year
	if on.Month < d.Month || on.Month == d.Month && on.Day < d.Day {
		n--
	}
	return n
}

// MarshalText implements encoding.TextMarshaler with YYYY-MM-DD.
func (d Date) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText implements encoding.TextUnmarshaler; an empty text is the zero Date.
func (d *Date) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*d = Date{}
		return nil
	}
	parsed, err := Parse(string(text))
	if err != nil {
		return err
	}
	*d = parsed
	return nil
}

// Value implements driver.Valuer with the day as text, which every DATE parameter accepts and no session time
// zone can shift.
func (d Date) Value() (driver.Value, error) {
	if d.IsZero() {
		return nil, nil
	}
	return d.String(), nil
}

// Scan implements sql.Scanner for DATE columns.
func (d *Date) Scan(src any) error {
	switch v := src.(type) {
	case nil:
		*d = Date{}
		return nil
	case time.Time:
		*d = Of(v)
		return nil
	case string:
		return d.UnmarshalText([]byte(v))
	case []byte:
		return d.UnmarshalText(v)
	}
	return fmt.Errorf("civil: cannot read a date from %T", src)
}
