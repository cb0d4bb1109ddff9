package rates_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"caravan/backend/platform/civil"
	"caravan/backend/platform/rates"
)

const sheet = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<Cube><Cube time='2026-11-20'><Cube currency='USD' rate='1.0824'/><Cube currency='JPY' rate='169.31'/></Cube></Cube></gesmes:Envelope>`

// The bank's file is parsed, the response is cached for a while, and a malformed file is rejected.
func TestTheBanksSheet(t *testing.T) {
	asked, answer, status := 0, "<html>Closed</html>", http.StatusOK
	bank := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		asked++
		w.WriteHeader(status)
		_, _ = w.Write([]byte(answer))
	}))
	defer bank.Close()
	source := &rates.ECB{URL: bank.URL, Client: bank.Client()}
	for _, bad := range []string{
		answer, `<Envelope><Cube></Cube></Envelope>`,
		`<Envelope><Cube><Cube time="today"><Cube currency="USD" rate="1"/></Cube></Cube></Envelope>`,
		`<Envelope><Cube><Cube time="2026-11-20"><Cube currency="USD" rate="-1"/></Cube></Cube></Envelope>`,
	} {
		answer = bad
		if _, err := source.Latest(t.Context(), time.Now()); !errors.Is(err, rates.ErrUnreadable) {
			t.Errorf("%s: %v", bad, err)
		}
	}
	answer, status = sheet, http.StatusServiceUnavailable
	if _, err := source.Latest(t.Context(), time.Now()); err == nil {
		t.Error("a refusal was taken for rates")
	}
	status, asked = http.StatusOK, 0
	for range 3 {
		got, err := source.Latest(t.Context(), time.Now())
		if err != nil || got.Day != civil.New(2026, 11, 20) || got.PerEuro["USD"] != 1_082_400 ||
			got.PerEuro["JPY"] != 169_310_000 || got.PerEuro["EUR"] != rates.Million {
			t.Fatalf("%+v %v", got, err)
		}
	}
	if asked != 1 {
		t.Errorf("asked %d times", asked)
	}
}

// The embedded rates follow the bank's days: weekends and mornings have those of the previous working day.
func TestSampleRatesHaveWorkingDays(t *testing.T) {
	friday := civil.New(2026, 11, 20)
	for name, at := range map[string]time.Time{
		"Friday evening": time.Date(2026, 11, 20, 18, 0, 0, 0, time.UTC), "Sunday": time.Date(2026, 11, 22, 18, 0, 0,
			0, time.UTC),
		"Monday morning": time.Date(2026, 11, 23, 9, 0, 0, 0, time.UTC),
	} {
		if got, err := (rates.Sample{}).Latest(t.Context(), at); err != nil || got.Day != friday ||
			got.PerEuro["EUR"] != rates.Million || len(got.PerEuro) < 20 {
			t.Errorf("%s: %+v %v", name, got, err)
		}
	}
	gone, end := context.WithCancel(t.Context())
	end()
	if _, err := (rates.Sample{}).Latest(gone, time.Now()); err == nil {
		t.Error("answered a caller who is gone")
	}
}
