// Package rates provides exchange rates, for information only: nobody is charged or paid by them.
//
// ECB reads the euro reference rates that the European Central Bank publishes on working days. Sample is the
// embedded default and works offline: fixed rates in the bank's own format, which follow its days and move a
// little from day to day.
package rates

import (
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"time"

	"caravan/backend/platform/civil"
)

// Sheet is the value of one euro on a day, in millionths of each currency.
type Sheet struct {
	Day     civil.Date
	PerEuro map[string]int64
}

// Million is one unit of a currency on a sheet.
const Million = 1_000_000

// Source publishes rates.
type Source interface {
	// Name is shown to readers.
	Name() string
	// Latest returns the newest sheet as of a time.
	Latest(ctx context.Context, at time.Time) (Sheet, error)
}

// ErrUnreadable is returned for a malformed sheet.
var ErrUnreadable = errors.New("rates: the sheet cannot be read")

// euro is the base of the rates; sheets do not list it.
const euro = "EUR"

type envelope struct {
	Days []struct {
		Day   string `xml:"time,attr"`
		Rates []struct {
			Currency string  `xml:"currency,attr"`
			Rate     float64 `xml:"rate,attr"`
		} `xml:"Cube"`
	} `xml:"Cube>Cube"`
}

// read parses the European Central Bank's daily file.
func read(file io.Reader) (Sheet, error) {
	var e envelope
	if err := xml.NewDecoder(file).Decode(&e); err != nil {
		return Sheet{}, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	if len(e.Days) == 0 || len(e.Days[0].Rates) == 0 {
		return Sheet{}, fmt.Errorf("%w: no rates", ErrUnreadable)
	}
	day, err := civil.Parse(e.Days[0].Day)
	if err != nil {
		return Sheet{}, fmt.Errorf("%w: %w", ErrUnreadable, err)
	}
	sheet := Sheet{Day: day, PerEuro: map[string]int64{euro: Million}}
	for _, r := range e.Days[0].Rates {
		if len(r.Currency) != len(euro) || r.Rate <= 0 || r.Rate > Million {
			return Sheet{}, fmt.Errorf("%w: %s at %v", ErrUnreadable, r.Currency, r.Rate)
		}
		sheet.PerEuro[r.Currency] = int64(math.Round(r.Rate * Million))
	}
	return sheet, nil
}
