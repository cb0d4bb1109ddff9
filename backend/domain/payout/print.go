package payout

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"mime"
	"time"

	"github.com/go-pdf/fpdf"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/payoutapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
	"caravan/backend/platform/spoken"
)

// columns are the widths of a statement's table, in millimetres; they fill an A4 page between its margins.
var columns = []struct {
	title string
	width float64
	align string
}{{"Date", 26, "L"}, {"Entry", 58, "L"}, {"Trip", 50, "L"}, {"Amount", 28, "R"}, {"Balance", 28, "R"}}

// Print writes a payee's statement as a PDF. A payee that does not exist is CodeNotFound.
func (s *Service) Print(ctx context.Context, kind string, payee uuid.UUID, trip *uuid.UUID) ([]byte, error) {
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
	t := tenant.From(ctx)
	language := tenant.LanguageOf(ctx)
	say := func(text string) string { return spoken.Say(language, text) }
	day := func(at time.Time) string { return spoken.ShortDay(language, civil.Of(at.In(t.Policy.Zone()))) }
	doc := fpdf.New("P", "mm", "A4", "")
	doc.SetTitle(say("Statement"), true)
	doc.SetAutoPageBreak(true, 15)
	latin := doc.UnicodeTranslatorFromDescriptor("")
	doc.SetHeaderFunc(func() {
		doc.SetFont("Helvetica", "B", 16)
		doc.CellFormat(0, 10, latin(say("Statement for "+name)), "", 1, "L", false, 0, "")
		doc.SetFont("Helvetica", "", 10)
		doc.CellFormat(0, 6, latin(t.Brand+", "+day(s.Clock.Now(ctx))), "", 1, "L", false, 0, "")
		doc.Ln(4)
		doc.SetFont("Helvetica", "B", 9)
		for _, c := range columns {
			doc.CellFormat(c.width, 7, latin(say(c.title)), "B", 0, c.align, false, 0, "")
		}
		doc.Ln(8)
		doc.SetFont("Helvetica", "", 9)
	})
	doc.AddPage()
	in := func(minor int64, currency string) string { return money.New(minor, currency).In(language) }
	for _, e := range st.Entries {
		of := ""
		if e.TripID != nil {
			of = trips[*e.TripID]
		}
		line := []string{day(e.At), say(e.Memo), of, in(e.AmountMinor, e.Currency), in(e.BalanceMinor, e.Currency)}
		for i, c := range columns {
			doc.CellFormat(c.width, 6, fit(doc, latin(line[i]), c.width), "", 0, c.align, false, 0, "")
		}
		doc.Ln(6)
	}
	if len(st.Entries) == 0 {
		doc.CellFormat(0, 8, latin(say("No earnings or payouts yet.")), "", 1, "L", false, 0, "")
	}
	doc.Ln(3)
	doc.SetFont("Helvetica", "B", 10)
	sum := "Earned " + in(st.TotalMinor, st.Currency) + "   Paid " + in(st.PaidMinor, st.Currency) + "   Open " + in(st.DueMinor, st.Currency)
	doc.CellFormat(0, 8, latin(say(sum)), "T", 1, "R", false, 0, "")
	var out bytes.Buffer
	if err := doc.Output(&out); err != nil {
		return nil, fmt.Errorf("print statement: %w", err)
	}
	return out.Bytes(), nil
}

// fit cuts a text to a width.
func fit(doc *fpdf.Fpdf, text string, width float64) string {
	for len(text) > 1 && doc.GetStringWidth(text) > width-2 {
		text = text[:len(text)-1]
	}
	return text
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
func (h HTTP) PrintHostStatement(ctx context.Context, params payoutapi.PrintHostStatementParams) (*payoutapi.PrintHostStatementOKHeaders, error) {
	file, name, err := h.print(ctx, Host, params.ID, params.TripId)
	if err != nil {
		return nil, err
	}
	return &payoutapi.PrintHostStatementOKHeaders{ContentDisposition: name, Response: payoutapi.PrintHostStatementOK{Data: file}}, nil
}

// PrintOperatorStatement implements printOperatorStatement.
func (h HTTP) PrintOperatorStatement(ctx context.Context, params payoutapi.PrintOperatorStatementParams) (*payoutapi.PrintOperatorStatementOKHeaders, error) {
	file, name, err := h.print(ctx, Operator, params.OperatorId, params.TripId)
	if err != nil {
		return nil, err
	}
	return &payoutapi.PrintOperatorStatementOKHeaders{ContentDisposition: name, Response: payoutapi.PrintOperatorStatementOK{Data: file}}, nil
}

// AdminGetStatement implements adminGetStatement.
func (h HTTP) AdminGetStatement(ctx context.Context, params payoutapi.AdminGetStatementParams) (*payoutapi.PayeeStatementAnswer, error) {
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
	return &payoutapi.PayeeStatementAnswer{Success: true, Data: payoutapi.PayeeStatement{PayeeName: name, Statement: payment.StatementAnswer(st)}}, nil
}

// AdminPrintStatement implements adminPrintStatement.
func (h HTTP) AdminPrintStatement(ctx context.Context, params payoutapi.AdminPrintStatementParams) (*payoutapi.AdminPrintStatementOKHeaders, error) {
	file, name, err := h.print(ctx, string(params.PayeeKind), params.PayeeId, params.TripId)
	if err != nil {
		return nil, err
	}
	return &payoutapi.AdminPrintStatementOKHeaders{ContentDisposition: name, Response: payoutapi.AdminPrintStatementOK{Data: file}}, nil
}
