// Package spoken knows the languages that the product supports, and how each formats days, times and amounts. The
// words come from the catalog (packages/words); the formats are CLDR's.
package spoken

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/go-playground/locales"
	"github.com/go-playground/locales/de"
	"github.com/go-playground/locales/en"
	"github.com/go-playground/locales/es"
	"golang.org/x/text/language"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

// Languages are those that the catalog has, starting with the one its keys are written in.
var Languages = []language.Tag{language.English, language.German, language.Spanish}

var matcher = language.NewMatcher(Languages)

// Choose returns the first wish that matches one of Languages; wishes are tags or Accept-Language headers.
func Choose(wishes ...string) string {
	_, index := language.MatchStrings(matcher, wishes...)
	return Languages[index].String()
}

var forms = map[string]locales.Translator{"en": en.New(), "de": de.New(), "es": es.New()}

func formsOf(of string) locales.Translator {
	if f, ok := forms[of]; ok {
		return f
	}
	return forms["en"]
}

// Day formats a day with its year: January 2, 2027. The zero day is "".
func Day(in string, d civil.Date) string {
	if d.IsZero() {
		return ""
	}
	return formsOf(in).FmtDateLong(d.UTC())
}

// ShortDay formats a day compactly: Jan 02, 2027. The zero day is "".
func ShortDay(in string, d civil.Date) string {
	switch {
	case d.IsZero():
		return ""
	case in == "en":
		return d.UTC().Format("Jan 02, 2006")
	}
	return formsOf(in).FmtDateMedium(d.UTC())
}

// Days formats a range of days; "" if there is no first day.
func Days(in string, from, to civil.Date) string {
	if from.IsZero() {
		return ""
	}
	return Day(in, from) + " – " + Day(in, to)
}

// ShortDays is a compact Days, as on the pages: Apr 13 – 19, 2027, or 13.–19. Apr. 2027.
func ShortDays(in string, from, to civil.Date) string {
	if from.IsZero() || to.IsZero() {
		return ""
	}
	year := from.Year != to.Year
	end := shortDay(in, to, true, true)
	switch {
	case year || from.Month != to.Month:
		return shortDay(in, from, true, year) + " – " + end
	case in == "en": // the month comes first, and only once
		return shortDay(in, from, true, false) + " – " + strings.TrimPrefix(end, formsOf(in).MonthAbbreviated(to.Month)+" ")
	}
	return shortDay(in, from, false, false) + "–" + end
}

func shortDay(in string, d civil.Date, month, year bool) string {
	parts := []string{strconv.Itoa(d.Day)}
	if in == "de" {
		parts[0] += "."
	}
	if month {
		parts = append(parts, formsOf(in).MonthAbbreviated(d.Month))
	}
	if in == "en" {
		slices.Reverse(parts)
	}
	if year && in == "en" {
		parts[len(parts)-1] += ","
	}
	if year {
		parts = append(parts, strconv.Itoa(d.Year))
	}
	return strings.Join(parts, " ")
}

// Moment formats a day and a time of day in the zone of t: January 2, 2027, 3:04 PM. The zero time is "".
func Moment(in string, t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return formsOf(in).FmtDateLong(t) + ", " + Clock(in, t)
}

// Clock formats a time of day: 3:04 PM.
func Clock(in string, t time.Time) string {
	if in == "en" {
		return t.Format("3:04 PM")
	}
	return t.Format("15:04")
}

// MomentIn is Moment with the name of its zone, for readers who may be elsewhere.
func MomentIn(in string, t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return Moment(in, t) + " " + abbreviation(t)
}

// abbreviation names the zone of t; one without an abbreviation of its own, such as São Paulo's -03, is shown by
// its offset: GMT-3.
func abbreviation(t time.Time) string {
	name, _ := t.Zone()
	if !strings.ContainsAny(name, "+-") {
		return name
	}
	distance := t.Format("-07:00")
	return "GMT" + distance[:1] + strings.TrimPrefix(strings.TrimSuffix(distance[1:], ":00"), "0")
}

// Price formats a price as pages show it: without decimals if it is whole.
func Price(in string, m money.Money) string { return m.InShort(in) }

// Amount formats an amount with its currency; without a currency it is "".
func Amount(in string, m money.Money) string {
	if m.Currency == "" {
		return ""
	}
	return m.In(in)
}
