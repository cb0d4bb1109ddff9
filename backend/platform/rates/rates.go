// Package rates tells what currencies are worth, for information: nobody is charged or paid by it.
//
// ECB reads the euro's reference rates that the European Central Bank publishes on working days. Sample is the embedded
// default and works offline: fixed rates in the bank's own form, which keep its days and move a little from day to day.
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

// Sheet is what one euro is worth on a day, in millionths of a currency.
type Sheet struct {
	Day     civil.Date
	PerEuro map[string]int64
}

// Million is one unit of a currency on a sheet.
const Million = 1_000_000

// Source publishes rates.
type Source interface {
	// Name is what readers know it by.
	Name() string
	// Latest is the newest sheet at a time.
	Latest(ctx context.Context, at time.Time) (Sheet, error)
}

// ErrUnreadable is told of a sheet that is none.
var ErrUnreadable = errors.New("rates: the sheet cannot be read")

// euro is what the rates are counted by; sheets do not list it.
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

// read reads a sheet in the form of the European Central Bank's daily file.
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
