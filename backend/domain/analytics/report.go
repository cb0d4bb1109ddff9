package analytics

import (
	"context"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/analytics/analyticsdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/analyticsapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/document"
	"caravan/backend/platform/spoken"
)

// Names of the reports (H-515).
const (
	VisitsByChannel = "trip-page-visits-by-channel"
	Visits          = "trip-page-visits"
	Travelers       = "travelers"
)

// Embed returns a report's figures and the URL that shows it in a frame.
func (s *Service) Embed(ctx context.Context, name string, tripID uuid.UUID) (analyticsapi.ReportEmbed, error) {
	t := tenant.From(ctx)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		_, err := s.Trips.LoadTx(ctx, tx, tripID)
		return err
	})
	if err != nil {
		return analyticsapi.ReportEmbed{}, err
	}
	title, found, err := s.figures(ctx, name, tripID)
	if err != nil {
		return analyticsapi.ReportEmbed{}, err
	}
	end := s.Clock.Now(ctx).Add(linkValid)
	out := analyticsapi.ReportEmbed{
		EmbedUrl: "/public/reports/" + name + "." + tripID.String() + "." + s.Tokens.Until("report/"+name, t.ID,
			tripID, end),
		ExpiresAt: end.UTC(), Title: title, Columns: found.heads, Rows: make([]analyticsapi.ReportRow, len(found.rows)),
	}
	for i, row := range found.rows {
		out.Rows[i] = analyticsapi.ReportRow{Label: row.Label, Values: row.Numbers}
	}
	return out, nil
}

var errReportOver = apierr.New(apierr.CodeForbidden, "This report has expired. Open it again.")

// Page renders a report for anyone with a URL that has not expired.
func (s *Service) Page(ctx context.Context, token string) (html []byte, policy string, err error) {
	t := tenant.From(ctx)
	parts := strings.SplitN(token, ".", 3)
	if len(parts) != 3 {
		return nil, "", apierr.NotFound("report")
	}
	id, err := uuid.Parse(parts[1])
	if err != nil {
		return nil, "", apierr.NotFound("report")
	}
	if !s.Tokens.Holds(parts[2], "report/"+parts[0], t.ID, id, s.Clock.Now(ctx)) {
		return nil, "", errReportOver
	}
	title, rows, err := s.figures(ctx, parts[0], id)
	if err != nil {
		return nil, "", err
	}
	language := tenant.LanguageOf(ctx)
	title = spoken.Say(language, title)
	for i, head := range rows.heads {
		rows.heads[i] = spoken.Say(language, head)
	}
	for i, row := range rows.rows {
		rows.rows[i].Label = spoken.Say(language, row.Label)
	}
	body, err := document.Render(reportPage, chartOf(title, spoken.Say(language, "Not enough data to display."), rows))
	if err != nil {
		return nil, "", err
	}
	return document.Page{Language: language, Title: title, Theme: t.Theme, Body: body, Framed: true, Talks: true}.Write()
}

// figure is a row of a report: a label with its numbers.
type figure struct {
	Label   string
	Numbers []int64
}

type figures struct {
	heads []string
	rows  []figure
}

// daysShown is how many days a report by day covers.
const daysShown = 60

func (s *Service) figures(ctx context.Context, name string, tripID uuid.UUID) (title string, out figures, err error) {
	t := tenant.From(ctx)
	if name == Travelers {
		details, err := s.Bookings.Details(ctx, tripID)
		if err != nil {
			return "", out, err
		}
		out.heads = []string{"Day", "Travelers"}
		for i, label := range details.ChartData.Labels {
			out.rows = append(out.rows, figure{label, []int64{int64(details.ChartData.Series[0][i])}})
		}
		return "Travelers", out, nil
	}
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		q := analyticsdb.New(tx)
		if name == VisitsByChannel {
			title, out.heads = "Trip page visits by channel", []string{"Channel", "Visits", "Visitors", "Checkouts started"}
			rows, err := q.VisitsByChannel(ctx, analyticsdb.VisitsByChannelParams{TenantID: t.ID, TripID: tripID})
			for _, row := range rows {
				out.rows = append(out.rows, figure{row.Channel, []int64{row.Visits, row.Visitors, row.Checkouts}})
			}
			return err
		}
		title, out.heads = "Trip page visits", []string{"Day", "Visits", "Visitors", "Checkouts started"}
		rows, err := q.VisitsByDay(ctx, analyticsdb.VisitsByDayParams{TenantID: t.ID, TripID: tripID, PageSize: daysShown})
		for _, row := range rows {
			out.rows = append(out.rows, figure{row.Day.UTC().Format("01/02"), []int64{row.Visits, row.Visitors, row.Checkouts}})
		}
		slices.Reverse(out.rows)
		return err
	})
	if err != nil {
		return "", out, fmt.Errorf("report %s: %w", name, err)
	}
	return title, out, nil
}

// bar is one bar of a chart, in units of its drawing.
type bar struct {
	X, Y, Width, Height, Middle float64
	Label                       string
	Value                       int64
}

type chart struct {
	Title, Empty string
	Heads        []string
	Rows         []figure
	Bars         []bar
	Labels       bool // there is room for one under each bar
}

const (
	chartWidth, chartHeight = 720.0, 200.0
	labelled                = 14
)

func chartOf(title, empty string, f figures) chart {
	c := chart{Title: title, Empty: empty, Heads: f.heads, Rows: f.rows, Labels: len(f.rows) <= labelled}
	var most int64 = 1
	for _, row := range f.rows {
		most = max(most, row.Numbers[0])
	}
	each := chartWidth / float64(max(len(f.rows), 1))
	for i, row := range f.rows {
		height := chartHeight * float64(row.Numbers[0]) / float64(most)
		c.Bars = append(c.Bars, bar{
			X: each*float64(i) + each*.15, Y: chartHeight - height, Width: each * .7, Height: height,
			Middle: each * (float64(i) + .5), Label: row.Label, Value: row.Numbers[0],
		})
	}
	return c
}

var reportPage = template.Must(template.New("report").Parse(`<h1>{{.Title}}</h1>
{{if .Rows}}
<svg viewBox="0 -12 720 236" role="img" aria-label="{{.Title}}">
{{range .Bars}}<rect class="bar" x="{{.X}}" y="{{.Y}}" width="{{.Width}}" height="{{.Height}}" rx="2"><title>{{.Label}}: {{.Value}}</title></rect>
{{if $.Labels}}<text x="{{.Middle}}" y="216" text-anchor="middle">{{.Label}}</text>{{end}}
{{end}}</svg>
<table>
<thead><tr>{{range $i, $h := .Heads}}<th{{if $i}} class="number"{{end}}>{{$h}}</th>{{end}}</tr></thead>
<tbody>
{{range .Rows}}<tr><td>{{.Label}}</td>{{range .Numbers}}<td class="number">{{.}}</td>{{end}}</tr>
{{end}}</tbody>
</table>
{{else}}<p class="soft">{{.Empty}}</p>{{end}}`))
