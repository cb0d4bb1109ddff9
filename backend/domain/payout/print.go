package payout

import (
	"bytes"
	"context"
	"html/template"
	"io"
	"mime"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/document"
	"caravan/backend/platform/money"
	"caravan/backend/platform/paper"
	"caravan/backend/platform/spoken"
)

var statementPage = template.Must(template.New("statement").Parse(`<p class="brand">{{.brand}}</p>
<h1>{{.title}}</h1>
<p class="soft">{{.day}}</p>
{{if .rows}}<table>
<thead><tr>{{range $i, $head := .heads}}<th scope="col"{{if ge $i 3}} class="number"{{end}}>{{$head}}</th>{{end}}</tr></thead>
<tbody>
{{range .rows}}<tr>{{range $i, $cell := .}}<td class="{{if ge $i 3}}number{{else if $i}}open{{else}}kept{{end}}">{{$cell}}</td>{{end}}</tr>
{{end}}</tbody>
</table>{{else}}<p>{{.empty}}</p>{{end}}
<p class="sums">{{range .sums}}<span>{{.}}</span>{{end}}</p>`))

// Print renders a payee's statement as a PDF. A payee that does not exist is CodeNotFound; without a Chromium the
// error is CodeUnavailable.
func (s *Service) Print(ctx context.Context, kind string, payee uuid.UUID, trip *uuid.UUID) ([]byte, error) {
	html, err := s.sheet(ctx, kind, payee, trip)
	if err != nil {
		return nil, err
	}
	return chromium.Printed(ctx, s.Printer, html, "PDFs aren’t available right now. Download the CSV file instead.")
}

// sheet renders a payee's statement for print.
func (s *Service) sheet(ctx context.Context, kind string, payee uuid.UUID, trip *uuid.UUID) ([]byte, error) {
	st, err := s.Statement(ctx, kind, payee, trip)
	if err != nil {
		return nil, err
	}
	names, trips, err := s.namesOf(ctx, kind, payee, st)
	if err != nil {
		return nil, err
	}
	name, ok := names[payee]
	if !ok {
		return nil, apierr.NotFound(kind)
	}
	t, language := tenant.From(ctx), tenant.LanguageOf(ctx)
	say := func(text string) string { return spoken.Say(language, text) }
	day := func(at time.Time) string { return spoken.ShortDay(language, civil.Of(at.In(t.Policy.Zone()))) }
	in := func(minor int64, currency string) string { return money.New(minor, currency).In(language) }
	rows := make([][]string, len(st.Entries))
	for i, e := range st.Entries {
		of := ""
		if e.TripID != nil {
			of = trips[*e.TripID]
		}
		rows[i] = []string{day(e.At), say(e.Memo), of, in(e.AmountMinor, e.Currency), in(e.BalanceMinor, e.Currency)}
	}
	var sums []string
	for _, sum := range st.All() {
		sums = append(sums, say("Earned "+in(sum.TotalMinor, sum.Currency)), say("Paid "+in(sum.PaidMinor, sum.Currency)),
			say("Open "+in(sum.DueMinor, sum.Currency)))
	}
	title := say("Statement for " + name)
	body, err := document.Render(statementPage, map[string]any{
		"brand": t.Brand, "title": title, "day": day(s.Clock.Now(ctx)), "rows": rows,
		"empty": say("No earnings or payouts yet."),
		"heads": []string{say("Date"), say("Entry"), say("Trip"), say("Amount"), say("Balance")},
		"sums":  sums,
	})
	if err != nil {
		return nil, err
	}
	return paper.Sheet{Language: language, Title: title, Brand: t.Brand, Theme: t.Theme, Body: body}.HTML()
}

// namesOf returns the names of the payee and the trips of a statement.
func (s *Service) namesOf(ctx context.Context, kind string, payee uuid.UUID,
	st payment.Statement) (payees, trips map[uuid.UUID]string, err error) {
	var ids []uuid.UUID
	for _, e := range st.Entries {
		if e.TripID != nil {
			ids = append(ids, *e.TripID)
		}
	}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if payees, err = s.NamesTx(ctx, tx, map[string][]uuid.UUID{kind: {payee}}); err != nil {
			return err
		}
		trips, err = s.Trips.NamesTx(ctx, tx, ids)
		return err
	})
	return payees, trips, err
}

func (h HTTP) print(ctx context.Context, kind string, payee uuid.UUID,
	trip api.OptUUID) (io.Reader, api.OptString, error) {
	pdf, err := h.Service.Print(ctx, kind, payee, tripID(trip))
	if err != nil {
		return nil, api.OptString{}, err
	}
	return bytes.NewReader(pdf), attachment("statement-"+tenant.From(ctx).Slug, h.Service.Clock.Now(ctx), "pdf"), nil
}

// attachment names a file of a day.
func attachment(name string, day time.Time, extension string) api.OptString {
	return api.NewOptString(mime.FormatMediaType("attachment",
		map[string]string{"filename": name + "-" + day.Format("2006-01-02") + "." + extension}))
}

// PrintHostStatement implements printHostStatement.
func (h HTTP) PrintHostStatement(ctx context.Context, params payoutapi.PrintHostStatementParams) (
	*payoutapi.PrintHostStatementOKHeaders, error) {
	file, name, err := h.print(ctx, Host, params.ID, params.TripId)
	if err != nil {
		return nil, err
	}
	return &payoutapi.PrintHostStatementOKHeaders{ContentDisposition: name, Response: payoutapi.PrintHostStatementOK{
		Data: file}}, nil
}

// PrintOperatorStatement implements printOperatorStatement.
func (h HTTP) PrintOperatorStatement(ctx context.Context, params payoutapi.PrintOperatorStatementParams) (
	*payoutapi.PrintOperatorStatementOKHeaders, error) {
	file, name, err := h.print(ctx, Operator, params.OperatorId, params.TripId)
	if err != nil {
		return nil, err
	}
	return &payoutapi.PrintOperatorStatementOKHeaders{ContentDisposition: name,
		Response: payoutapi.PrintOperatorStatementOK{Data: file}}, nil
}

// AdminGetStatement implements adminGetStatement.
func (h HTTP) AdminGetStatement(ctx context.Context, params payoutapi.AdminGetStatementParams) (
	*payoutapi.PayeeStatementAnswer, error) {
	kind, id := string(params.PayeeKind), params.PayeeId
	st, err := h.Service.Statement(ctx, kind, id, tripID(params.TripId))
	if err != nil {
		return nil, err
	}
	payees, _, err := h.Service.namesOf(ctx, kind, id, payment.Statement{})
	if err != nil {
		return nil, err
	}
	name, ok := payees[id]
	if !ok {
		return nil, apierr.NotFound(kind)
	}
	return &payoutapi.PayeeStatementAnswer{Success: true, Data: payoutapi.PayeeStatement{PayeeName: name,
		Statement: payment.StatementAnswer(st)}}, nil
}

// AdminPrintStatement implements adminPrintStatement.
func (h HTTP) AdminPrintStatement(ctx context.Context, params payoutapi.AdminPrintStatementParams) (
	*payoutapi.AdminPrintStatementOKHeaders, error) {
	file, name, err := h.print(ctx, string(params.PayeeKind), params.PayeeId, params.TripId)
	if err != nil {
		return nil, err
	}
	return &payoutapi.AdminPrintStatementOKHeaders{ContentDisposition: name, Response: payoutapi.AdminPrintStatementOK{
		Data: file}}, nil
}
