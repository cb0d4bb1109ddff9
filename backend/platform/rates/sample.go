package rates

import (
	"bytes"
	"context"
	_ "embed"
	"hash/fnv"
	"time"

	"caravan/backend/platform/civil"
)

//go:embed sample.xml
var sampleFile []byte

// Sample publishes plausible rates.
type Sample struct{}

// Name implements Source.
func (Sample) Name() string { return "Sample rates" }

// publishedAt is the hour of the day, in UTC, at which its rates are published.
const publishedAt = 15

// Latest implements Source: on working days, in the afternoon.
func (Sample) Latest(ctx context.Context, at time.Time) (Sheet, error) {
	if err := ctx.Err(); err != nil {
		return Sheet{}, err
	}
	sheet, err := read(bytes.NewReader(sampleFile))
	if err != nil {
		return Sheet{}, err
	}
	at = at.UTC()
	if at.Hour() < publishedAt {
		at = at.AddDate(0, 0, -1)
	}
	for at.Weekday() == time.Saturday || at.Weekday() == time.Sunday {
		at = at.AddDate(0, 0, -1)
	}
	sheet.Day = civil.Of(at)
	for currency, rate := range sheet.PerEuro {
		if currency != euro {
			sheet.PerEuro[currency] = rate + rate/1000*drift(sheet.Day, currency)
		}
	}
	return sheet, nil
}

// drift moves a rate by up to five thousandths.
func drift(day civil.Date, currency string) int64 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(day.String() + currency))
	return int64(h.Sum32()%11) - 5
}
