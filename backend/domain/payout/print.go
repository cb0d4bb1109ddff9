package payout

import (
	"bytes"
	"context"
	"errors"
	"html/template"
	"io"
	"mime"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/document"
	"caravan/backend/platform/money"
)

var statementPage = template.Must(template.New("statement").Parse(`
<h1>Statement</h1>
<p><strong>{{.Payee}}</strong><br><span class="soft">{{.Brand}} · {{.Day}}</span></p>
<table>
<thead><tr><th>Date</th><th>Entry</th><th>Trip</th><th class="number">Amount</th><th class="number">Balance</th></tr></thead>
<tbody>
{{range .Lines}}<tr><td>{{.Day}}</td><td>{{.Entry}}</td><td>{{.Trip}}</td><td class="number">{{.Amount}}</td><td class="number">{{.Balance}}</td></tr>
{{else}}<tr><td colspan="5">Nothing was earned or paid yet.</td></tr>
{{end}}</tbody>
</table>
<p class="number"><strong>Earned {{.Total}} · Paid {{.Paid}} · Open {{.Due}}</strong></p>
`))

type statementLine struct{ Day, Entry, Trip, Amount, Balance string }

const dayFormat = "Jan 02, 2006"

// Print writes a payee's statement as a PDF.
func (s *Service) Print(ctx context.Context, kind string, payee uuid.UUID, trip *uuid.UUID) ([]byte, error) {
	page, err := s.page(ctx, kind, payee, trip)
	if err != nil {
		return nil, err
	}
	html, _, err := page.Write()
	if err != nil {
		return nil, err
	}
	pdf, err := s.Printer.PDF(ctx, html)
	switch {
	case errors.Is(err, chromium.ErrMissing):
		return nil, apierr.Wrap(err, apierr.CodeUnavailable, "This server has no Chromium to print with. Download the statement as CSV instead.")
	case errors.Is(err, chromium.ErrBusy):
		return nil, apierr.Wrap(err, apierr.CodeUnavailable, "Many pages are being printed right now. Please try again in a moment.")
	}
	return pdf, err
}

// page is the statement as it is printed.
func (s *Service) page(ctx context.Context, kind string, payee uuid.UUID, trip *uuid.UUID) (document.Page, error) {
	t := tenant.From(ctx)
	page := document.Page{Title: "Statement", Theme: t.Theme}
	st, err := s.Statement(ctx, kind, payee, trip)
	if err != nil {
		return page, err
	}
	names, trips, err := s.namesOf(ctx, kind, payee, st)
	if err != nil {
		return page, err
	}
	in := func(minor int64, currency string) string { return money.New(minor, currency).Format() }
	var lines []statementLine
	for _, e := range st.Entries {
		line := statementLine{Day: e.At.UTC().Format(dayFormat), Entry: entryName(e), Amount: in(e.AmountMinor, e.Currency), Balance: in(e.BalanceMinor, e.Currency)}
		if e.TripID != nil {
			line.Trip = trips[*e.TripID]
		}
		lines = append(lines, line)
	}
	page.Body, err = document.Render(statementPage, map[string]any{
		"Payee": names[payee], "Brand": t.Brand, "Day": s.Clock.Now(ctx).UTC().Format(dayFormat), "Lines": lines,
		"Total": in(st.TotalMinor, st.Currency), "Paid": in(st.PaidMinor, st.Currency), "Due": in(st.DueMinor, st.Currency),
	})
	return page, err
}

// namesOf names the payee and the trips of a statement.
func (s *Service) namesOf(ctx context.Context, kind string, payee uuid.UUID, st payment.Statement) (payees, trips map[uuid.UUID]string, err error) {
	var ids []uuid.UUID
	for _, e := range st.Entries {
		if e.TripID != nil {
			ids = append(ids, *e.TripID)
		}
	}
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if payees, err = s.namesTx(ctx, tx, map[string][]uuid.UUID{kind: {payee}}); err != nil {
			return err
		}
		trips, err = s.Trips.NamesTx(ctx, tx, ids)
		return err
	})
	return payees, trips, err
}

func (h HTTP) print(ctx context.Context, kind string, payee uuid.UUID, trip api.OptUUID) (io.Reader, api.OptString, error) {
	pdf, err := h.Service.Print(ctx, kind, payee, tripID(trip))
	if err != nil {
		return nil, api.OptString{}, err
	}
	return bytes.NewReader(pdf), attachment("statement-"+tenant.From(ctx).Slug, h.Service.Clock.Now(ctx), "pdf"), nil
}

// attachment names a file of a day.
func attachment(name string, day time.Time, extension string) api.OptString {
	return api.NewOptString(mime.FormatMediaType("attachment", map[string]string{"filename": name + "-" + day.Format("2006-01-02") + "." + extension}))
}

// PrintHostStatement implements printHostStatement.
func (h HTTP) PrintHostStatement(ctx context.Context, params api.PrintHostStatementParams) (*api.PrintHostStatementOKHeaders, error) {
	file, name, err := h.print(ctx, Host, params.ID, params.TripId)
	if err != nil {
		return nil, err
	}
	return &api.PrintHostStatementOKHeaders{ContentDisposition: name, Response: api.PrintHostStatementOK{Data: file}}, nil
}

// PrintOperatorStatement implements printOperatorStatement.
func (h HTTP) PrintOperatorStatement(ctx context.Context, params api.PrintOperatorStatementParams) (*api.PrintOperatorStatementOKHeaders, error) {
	file, name, err := h.print(ctx, Operator, params.OperatorId, params.TripId)
	if err != nil {
		return nil, err
	}
	return &api.PrintOperatorStatementOKHeaders{ContentDisposition: name, Response: api.PrintOperatorStatementOK{Data: file}}, nil
}

// AdminGetStatement implements adminGetStatement.
func (h HTTP) AdminGetStatement(ctx context.Context, params api.AdminGetStatementParams) (*api.PayeeStatementAnswer, error) {
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
	account, err := h.Service.GetAccount(ctx, kind, id)
	if err != nil {
		return nil, err
	}
	return &api.PayeeStatementAnswer{Success: true, Data: api.PayeeStatement{PayeeName: name, HasAccount: account.Set, Statement: payment.StatementAnswer(st)}}, nil
}

// AdminPrintStatement implements adminPrintStatement.
func (h HTTP) AdminPrintStatement(ctx context.Context, params api.AdminPrintStatementParams) (*api.AdminPrintStatementOKHeaders, error) {
	file, name, err := h.print(ctx, string(params.PayeeKind), params.PayeeId, params.TripId)
	if err != nil {
		return nil, err
	}
	return &api.AdminPrintStatementOKHeaders{ContentDisposition: name, Response: api.AdminPrintStatementOK{Data: file}}, nil
}
