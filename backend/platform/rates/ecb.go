package rates

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"time"

	"caravan/backend/platform/clock"
)

// ECB reads the rates of the European Central Bank, or of anyone who publishes in its format, from a URL. A
// response is cached for an hour.
type ECB struct {
	URL    string
	Client *http.Client

	mu    sync.Mutex
	kept  Sheet
	until time.Time
}

const keptFor = time.Hour

// largest is more than the bank's file has ever been.
const largest = 1 << 20

// Name implements Source.
func (*ECB) Name() string { return "ECB" }

// Latest implements Source. The bank publishes only its latest rates.
func (e *ECB) Latest(ctx context.Context, _ time.Time) (Sheet, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if clock.Tick().Before(e.until) {
		return e.kept, nil
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, e.URL, nil)
	if err != nil {
		return Sheet{}, fmt.Errorf("rates: %w", err)
	}
	answer, err := e.Client.Do(req)
	if err != nil {
		return Sheet{}, fmt.Errorf("rates: %w", err)
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return Sheet{}, fmt.Errorf("rates: the source answered %d", answer.StatusCode)
	}
	sheet, err := read(http.MaxBytesReader(nil, answer.Body, largest))
	if err != nil {
		return Sheet{}, err
	}
	e.kept, e.until = sheet, clock.Tick().Add(keptFor)
	return sheet, nil
}
