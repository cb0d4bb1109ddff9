package export

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/export/leaflet"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/still"
	"caravan/backend/testkit/printed"
)

// names in several scripts on every sheet: Greek, Cyrillic, Arabic, Chinese, Korean, Hebrew and Thai.
var names = []string{"Ελένη Παππά", "Наташа Орлова", "فاطمة الزهراء", "王小明", "한글 김민준", "דנה לוי", "สมชาย ใจดี"}

func germanReader() reader {
	return reader{tenant: tenant.Tenant{Brand: "Wander", SupportEmail: "help@wander.test"}, language: "de"}
}

// onPaper checks that a sheet contains all texts on its pages: read back from the PDF if a Chromium is installed.
func onPaper(t *testing.T, html []byte, err error, pages int, says ...string) printed.Paper {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	pdf, err := chromium.New("").PDF(t.Context(), html)
	if errors.Is(err, chromium.ErrMissing) {
		for _, text := range says {
			if !strings.Contains(string(html), text) {
				t.Errorf("the sheet does not say %q", text)
			}
		}
		return printed.Paper{}
	}
	if err != nil {
		t.Fatal(err)
	}
	p := printed.Read(t, pdf)
	p.Check(t, "de", append(says, "Wander")...)
	if len(p.Pages) != pages {
		t.Errorf("%d pages, not %d", len(p.Pages), pages)
	}
	return p
}

// tidy checks that a table repeats its headings on each of its pages, and that no word is torn apart.
func tidy(t *testing.T, p printed.Paper, pages int, heads []string, words ...string) {
	t.Helper()
	if len(p.Pages) > 0 { // printed
		p.Heads(t, 1, pages, heads...)
		p.Whole(t, words...)
	}
}

func TestManifestOfAnyName(t *testing.T) {
	t.Parallel()
	m := manifest{Brand: "Wander", Heads: manifestHeader, Language: "de", Trip: trip.Trip{ShortID: "AB12", Name: "Azores",
		StartDate: civil.Date{Year: 2027, Month: 6, Day: 1}, EndDate: civil.Date{Year: 2027, Month: 6, Day: 8}}}
	for i := range 60 {
		m.Rows = append(m.Rows, []string{"CV-1", "Confirmed", "Additional", names[i%len(names)], "Ő", "", "1990-01-02", "PT",
			"e@example.com", "+351 210 000 000", "1 · Zwei Betten", "2027-06-01 09:15 TP 202", "2027-06-08 18:40 TP 203",
			"Keine Nüsse", "Neu"})
	}
	// The longest words remain whole.
	m.Rows = append(m.Rows, []string{"CV-100245", "Awaiting Payment", "Customer", "Maximiliane-Charlotte",
		"von Schwarzenberger", "nonBinary", "1990-01-02", "DE",
		"maximiliane.schwarzenberger@beispielunternehmen.example", "+4915112345678", "12 · Vierbettzimmer",
		"2027-06-01 09:15 TP 202", "2027-06-08", "Schalentiere", "Anfragen"})
	html, err := m.html(tenant.With(t.Context(), germanReader().tenant))
	p := onPaper(t, html, err, 5, append(names, "61 Personen", "Keine Nüsse", "Geändert", "Vorname", "Bestätigt",
		"1. Juni 2027 – 8. Juni 2027", "+351 210 000 000")...)
	tidy(t, p, 5, []string{"Vorname", "Bestellnummer", "Geburtsdatum", "Geschlecht", "Telefon", "Zimmer", "Anreise",
		"Abreise", "Geändert"},
		"CV-100245", "ausstehend", "Charlotte", "Schwarzenberger", "Nicht-binär", "02.01.1990", "+4915112345678", "Portugal",
		"Deutschland", "schwarzenberger@", "beispielunternehmen", "Vierbettzimmer", "01.06.2027", "08.06.2027",
		"Schalentiere")
}

// noPictures is for plans without images.
type noPictures struct{}

func (noPictures) Still(context.Context, string, still.Size) ([]byte, error) { return nil, nil }

func TestItineraryOfAnyName(t *testing.T) {
	t.Parallel()
	plan := leaflet.Plan{
		Name: "Zwischen Ελένη und 王小明", From: civil.Date{Year: 2027, Month: 6, Day: 1},
		To: civil.Date{Year: 2027, Month: 6, Day: 2}, Contact: names, Facts: []leaflet.Fact{{Label: "Host", Value: names[4]}},
		Inclusions: []string{"1.250,00 €"}, Days: []api.Day{
			{Day: 1, Services: []api.Service{{Type: api.ServiceTypeActivity, Title: api.NewOptString(names[2])}}},
			{Day: 2}},
	}
	html, err := plan.HTML(tenant.With(t.Context(), tenant.Tenant{Brand: "Wander", Locale: "de"}), noPictures{})
	onPaper(t, html, err, 1, append(names, plan.Name, "Tag 2", "Ein freier Tag.", "1.250,00 €")...)
}

// asked notes which images a plan shows.
type asked struct{ addresses *[]string }

func (a asked) Still(_ context.Context, address string, _ still.Size) ([]byte, error) {
	*a.addresses = append(*a.addresses, address)
	return []byte("jpeg"), nil
}

// A day shows the first photo of its own, and the itinerary's where it has none.
func TestDaysOfASheetShowTheirOwnPhotos(t *testing.T) {
	t.Parallel()
	photo := func(url string) api.Photo { return api.Photo{URL: url, Alt: api.NewOptString("Alt of " + url)} }
	plan := leaflet.Plan{Name: "Azores", Hero: photo("hero"), Photos: []api.Photo{photo("first"), photo("second")},
		Days: []api.Day{{Day: 1}, {Day: 2, Photos: []api.Photo{photo("pier"), photo("boat")}}}}
	var addresses []string
	html, err := plan.HTML(tenant.With(t.Context(), tenant.Tenant{Brand: "Wander"}), asked{&addresses})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(addresses, []string{"hero", "first", "pier"}) || !strings.Contains(string(html), "Alt of pier") {
		t.Errorf("the sheet shows %q", addresses)
	}
}

func TestRoomingListOfAnyName(t *testing.T) {
	t.Parallel()
	of := trip.Trip{ShortID: "AB12", Name: "Azores", StartDate: civil.Date{Year: 2027, Month: 6, Day: 1},
		EndDate: civil.Date{Year: 2027, Month: 6, Day: 8}}
	manifest := exportapi.Manifest{HostName: names[0], HostRooms: []api.HostRoom{{Type: api.HostRoomTypeTwoBeds}},
		Companions: []exportapi.ManifestCompanion{{Name: names[1]}}}
	for range 40 {
		placed, alone := uuid.New(), uuid.New()
		manifest.Rooms = append(manifest.Rooms, exportapi.ManifestRoom{RoomType: api.RoomTypeTwin,
			Travelers: []exportapi.Roommate{{ID: placed, Name: names[2]}}},
			exportapi.ManifestRoom{RoomType: api.RoomTypeTwin}) // emptied by moves: it is not printed
		manifest.Parties = append(manifest.Parties, exportapi.ManifestParty{OrderId: "CV-1",
			Travelers: []exportapi.ManifestTraveler{
				{ID: placed, Name: names[2], Roommate: api.NewOptString("Mia"), Requests: api.NewOptString("Keine Nüsse")},
				{ID: alone, Name: names[3]}}})
	}
	manifest.Parties[0].Travelers = append(manifest.Parties[0].Travelers, exportapi.ManifestTraveler{ID: uuid.New(),
		Name: names[2]})
	list := roomingOf(germanReader(), of, manifest)
	html, err := list.html(list.Title(), roomingPage, list)
	p := onPaper(t, html, err, 3, "Zimmerliste · Azores", "41 Zimmer", names[0]+" "+names[1], "Zwei Betten",
		names[2]+": Möchte ein Zimmer mit Mia teilen; Keine Nüsse",
		// a namesake has no room
		"Geteilt mit einer weiteren Person", "Noch ohne Zimmer", names[3]+" · CV-1", names[2]+" · CV-1")
	tidy(t, p, 2, []string{"Nr.", "Zimmer", "Reisende", "Bestellnummer", "Besondere"}, "Betten", "Gastgeber", "40", "CV-1")
}

func TestInvoiceOfAnyName(t *testing.T) {
	t.Parallel()
	first, second := uuid.New(), uuid.New()
	at := time.Date(2027, 1, 2, 12, 0, 0, 0, time.UTC)
	booking := bookingapi.Booking{
		OrderId: "CV-1", Customer: bookingapi.Participant{ID: api.NewOptUUID(first), FirstName: "Ελένη", LastName: "Παππά",
			Email: api.NewOptString("e@example.com")},
		AdditionalParticipants: []bookingapi.Participant{{ID: api.NewOptUUID(second), FirstName: names[3]}},
		BookedAt:               api.NewOptDateTime(at),
		Trip:                   api.TripSummary{Name: "Azores", StartDate: at.AddDate(0, 5, 0), EndDate: at.AddDate(0, 5, 7)},
	}
	st := payment.Statement{Currency: "EUR", Totals: payment.Totals{TotalMinor: 200_000, PaidMinor: 50_000,
		DueMinor: 150_000}, Entries: []payment.StatementEntry{
		{At: at, Memo: "Traveler spot", AmountMinor: 200_000, BalanceMinor: 200_000, Currency: "EUR"}},
		Travelers: []payment.TravelerShare{{ParticipantID: first}, {ParticipantID: second}}}
	i := invoiceOf(germanReader(), booking, st)
	for range 40 {
		i.Entries = append(i.Entries, i.Entries[0])
	}
	html, err := i.html(i.Title, invoicePage, i)
	p := onPaper(t, html, err, 2, "Rechnung", "Rechnung an", "Ελένη Παππά", names[3], "2.000,00",
		"Noch zu zahlen 1.500,00", "Nach Reisenden")
	tidy(t, p, 2, []string{"Datum", "Eintrag", "Betrag", "Saldo"}, "02.01.2027", "2.000,00")
	st.Totals = payment.Totals{TotalMinor: 200_000, PaidMinor: 210_000, DueMinor: -10_000}
	i = invoiceOf(germanReader(), booking, st)
	html, err = i.html(i.Title, invoicePage, i)
	onPaper(t, html, err, 1, "Beleg", "Guthaben 100,00")
}

// What was accepted is shown as it was read, by whom and when, even if the text changes later.
func TestAgreementAsAccepted(t *testing.T) {
	t.Parallel()
	at := time.Date(2027, 1, 2, 12, 0, 0, 0, time.UTC)
	now := tripapi.HostTermsDocument{Version: "2099-01", Title: "Services Agreement",
		Sections: []tripapi.TermsSection{{Heading: "The parties", Body: "Words of today."}}}
	a := agreementOf(germanReader(), trip.Trip{Name: "Azores"}, now)
	html, err := a.html(a.Title, agreementPage, a)
	onPaper(t, html, err, 1, "Die Parteien", "Words of today.", "Noch nicht angenommen", "2099-01")
	accepted := trip.Trip{Name: "Azores", HostTermsVersion: "2026-01", HostTermsAcceptedAt: &at}
	accepted.Content.HostTermsHistory = []trip.TermsAccept{{By: "First"},
		{By: names[1], Sections: []trip.TermsSection{{Heading: "The parties", Body: "Words of then."}}}}
	a = agreementOf(germanReader(), accepted, now)
	html, err = a.html(a.Title, agreementPage, a)
	onPaper(t, html, err, 1, "Words of then.", "Angenommen von", names[1], "2026-01", "2. Januar 2027")
	if strings.Contains(string(html), "Words of today.") {
		t.Error("the text of today stands on what was accepted")
	}
}
