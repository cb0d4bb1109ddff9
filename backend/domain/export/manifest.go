package export

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"html/template"
	"mime"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/platform/cell"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/document"
	"caravan/backend/platform/paper"
	"caravan/backend/platform/places"
	"caravan/backend/platform/spoken"
)

var manifestHeader = []string{
	"Order ID", "Status", "Traveler", "First name", "Last name", "Gender", "Date of birth", "Country", "Email", "Phone",
	"Room", "Arrival", "Departure", "Requests", "Changed",
}

// manifest lists who travels on a trip, without what they pay, which is hidden from the operator (O-191).
type manifest struct {
	Trip  trip.Trip
	Brand string
	Heads []string
	Rows  [][]string
	// Language of its text.
	Language string
	// Told is the same data as portals show it.
	Told exportapi.Manifest
}

// Since is the print with which changes are compared; 0 if there was none.
func (m manifest) Since() int { return m.Told.LastPrint.Value.Version }

// Left returns the names of those who no longer travel.
func (m manifest) Left() []string {
	var names []string
	for _, one := range m.Told.Left {
		names = append(names, one.Name)
	}
	return names
}

// Say translates one of its texts.
func (m manifest) Say(text string) string { return spoken.Say(m.Language, text) }

// Days formats those of the trip.
func (m manifest) Days() string { return spoken.Days(m.Language, m.Trip.StartDate, m.Trip.EndDate) }

func (s *Service) manifest(ctx context.Context, tripID uuid.UUID) (manifest, error) {
	m := manifest{Brand: tenant.From(ctx).Brand, Heads: manifestHeader, Language: tenant.LanguageOf(ctx)}
	var roster []view.RosterRow
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		if m.Trip, err = s.Trips.LoadTx(ctx, tx, tripID); err != nil {
			return err
		}
		if m.Told, err = s.manifestTx(ctx, tx, tripID); err != nil {
			return err
		}
		roster, err = s.Bookings.RosterTx(ctx, tx, tripID)
		return err
	})
	if err != nil {
		return m, err
	}
	more := readerOf(ctx).cells(m.Told)
	for _, r := range roster {
		if !r.Travels() {
			continue
		}
		kind := "Additional"
		if r.Customer {
			kind = "Customer"
		}
		born := ""
		if !r.DateOfBirth.IsZero() {
			born = r.DateOfBirth.String()
		}
		m.Rows = append(m.Rows, []string{r.OrderID, r.Status, kind, r.FirstName, r.LastName, r.Gender, born, r.CountryCode,
			r.Email, r.Phone})
		m.Rows[len(m.Rows)-1] = append(m.Rows[len(m.Rows)-1], more[r.ID]...)
	}
	return m, nil
}

// ManifestCSV exports who travels on a trip as CSV.
func (s *Service) ManifestCSV(ctx context.Context, tripID uuid.UUID) (name string, content []byte, err error) {
	m, err := s.manifest(ctx, tripID)
	if err != nil {
		return "", nil, err
	}
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	lines := [][]string{m.Heads}
	for _, row := range m.Rows {
		for i := range row {
			row[i] = cell.Defuse(row[i])
		}
		lines = append(lines, row)
	}
	if err := w.WriteAll(lines); err != nil {
		return "", nil, fmt.Errorf("manifest: %w", err)
	}
	return "travelers-" + m.Trip.ShortID + ".csv", out.Bytes(), s.taken(ctx, tripID, printCSV, m.Told)
}

var manifestPage = template.Must(template.New("manifest").Funcs(template.FuncMap{"count": count.Of,
	"line": paper.Line}).Parse(`<p class="brand">{{.Brand}}</p>
<h1>{{.Trip.Name}}</h1>
<p class="soft">ID# {{.Trip.ShortID}} · {{.Days}} · <span class="part">{{.Say (count (len .Rows) "traveler")}}</span></p>
{{if .Rows}}<table class="people">
<thead><tr>{{range .Columns .Words}}<th scope="col">{{range .Lines}}<div>{{.}}</div>{{end}}</th>{{end}}</tr></thead>
<tbody>
{{range .Rows}}<tr>{{range $.Columns .}}<td class="{{.Class}}">{{range .Lines}}{{line .}}{{end}}</td>{{end}}</tr>
{{end}}</tbody>
</table>{{else}}<p>{{.Say "There are no travelers on this trip yet."}}</p>{{end}}
{{if .Since}}<p class="soft">{{.Say "Changed since version"}} {{.Since}}.{{if .Left}} {{.Say "No longer traveling"}}: {{range $i, $name := .Left}}{{if $i}}, {{end}}{{$name}}{{end}}.{{end}}</p>{{end}}`))

// ManifestPDF prints who travels on a trip. Without a Chromium the error is CodeUnavailable.
func (s *Service) ManifestPDF(ctx context.Context, tripID uuid.UUID) (name string, content []byte, err error) {
	m, err := s.manifest(ctx, tripID)
	if err != nil {
		return "", nil, err
	}
	html, err := m.html(ctx)
	if err != nil {
		return "", nil, err
	}
	content, err = chromium.Printed(ctx, s.Printer, html,
		"PDFs aren’t available right now. Download the CSV file instead.")
	if err != nil {
		return "", nil, err
	}
	return "travelers-" + m.Trip.ShortID + ".pdf", content, s.taken(ctx, tripID, printPDF, m.Told)
}

// paperColumns are the columns of the manifest on paper, where all columns of the file would leave none wide enough
// for a word: what belongs together is in one, line by line. The numbers are columns of the file.
var paperColumns = []struct {
	lines [][]int
	class string // how its text breaks: see paper.css
}{
	{lines: [][]int{{3, 4}, {2}}, class: "open"}, {lines: [][]int{{0}, {1}}, class: "kept"},
	{lines: [][]int{{6}, {5}, {7}}},
	{lines: [][]int{{8}, {9}}, class: "open"}, {lines: [][]int{{10}}}, {lines: [][]int{{11}}, class: "flight"},
	{lines: [][]int{{12}}, class: "flight"}, {lines: [][]int{{13}}, class: "open"}, {lines: [][]int{{14}}},
}

type paperCell struct {
	Lines []string
	Class string
}

// Columns arranges a row of the file, or its headings, for paper.
func (manifest) Columns(row []string) []paperCell {
	cells := make([]paperCell, len(paperColumns))
	for i, column := range paperColumns {
		cells[i].Class = column.class
		for _, line := range column.lines {
			var parts []string
			for _, n := range line {
				if n < len(row) && row[n] != "" {
					parts = append(parts, row[n])
				}
			}
			if len(parts) > 0 {
				cells[i].Lines = append(cells[i].Lines, strings.Join(parts, " "))
			}
		}
	}
	return cells
}

// Words are the headings in the reader's language.
func (m manifest) Words() []string {
	words := make([]string, len(m.Heads))
	for i, head := range m.Heads {
		words[i] = m.Say(head)
	}
	return words
}

// dated writes the day at the start of a text as the reader does, on one line. Other text is returned unchanged.
func (m manifest) dated(text string) string {
	day, rest, _ := strings.Cut(text, " ")
	d, err := civil.Parse(day)
	if err != nil {
		return text
	}
	return strings.TrimSpace(strings.ReplaceAll(spoken.ShortDay(m.Language, d), " ", "\u00a0") + " " + rest)
}

// html renders the manifest as a page for printing.
func (m manifest) html(ctx context.Context) ([]byte, error) {
	for _, row := range m.Rows {
		row[1], row[2] = m.Say(row[1]), m.Say(row[2]) // the status of the booking, and who booked
		if word := spoken.Of(spoken.Genders, row[5]); word != "" {
			row[5] = m.Say(word)
		}
		row[7] = places.CodeIn(m.Language, row[7])
		for _, n := range []int{6, 11, 12} { // birthday, arrival, and departure
			if n < len(row) {
				row[n] = m.dated(row[n])
			}
		}
	}
	body, err := document.Render(manifestPage, m)
	if err != nil {
		return nil, err
	}
	return paper.Sheet{Language: m.Language, Title: m.Trip.Name, Brand: m.Brand, Theme: tenant.From(ctx).Theme, Body: body,
		Across: true}.HTML()
}

// DownloadTravelerManifest implements exportapi.Handler.
func (h HTTP) DownloadTravelerManifest(ctx context.Context, params exportapi.DownloadTravelerManifestParams) (
	*exportapi.DownloadTravelerManifestOKHeaders, error) {
	name, content, err := h.Service.ManifestCSV(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.DownloadTravelerManifestOKHeaders{ContentDisposition: attachment(name),
		Response: exportapi.DownloadTravelerManifestOK{Data: bytes.NewReader(content)}}, nil
}

// PrintTravelerManifest implements exportapi.Handler.
func (h HTTP) PrintTravelerManifest(ctx context.Context, params exportapi.PrintTravelerManifestParams) (
	*exportapi.PrintTravelerManifestOKHeaders, error) {
	name, content, err := h.Service.ManifestPDF(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.PrintTravelerManifestOKHeaders{ContentDisposition: attachment(name),
		Response: exportapi.PrintTravelerManifestOK{Data: bytes.NewReader(content)}}, nil
}

func attachment(name string) api.OptString {
	return api.NewOptString(mime.FormatMediaType("attachment", map[string]string{"filename": name}))
}
