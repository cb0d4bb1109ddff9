package export

import (
	"bytes"
	"context"
	"html/template"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/payment"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/spoken"
)

// Statements returns what was charged and paid.
type Statements interface {
	Statement(ctx context.Context, bookings ...uuid.UUID) (payment.Statement, error)
}

// invoice shows a booking's price and payments; it is a receipt once nothing is due.
type invoice struct {
	reader
	Booking   bookingapi.Booking
	Statement payment.Statement
	Title     string
	Days      string
	Entries   [][]string
	Shares    [][]string
}

// Money formats an amount of the booking.
func (i invoice) Money(minor int64) string { return i.Amount(minor, i.Statement.Currency) }

// Credit returns what was overpaid.
func (i invoice) Credit() int64 { return -i.Statement.DueMinor }

func invoiceOf(r reader, b bookingapi.Booking, st payment.Statement) invoice {
	i := invoice{reader: r, Booking: b, Statement: st, Title: r.Say("Invoice"),
		Days: spoken.Days(r.language, civil.Of(b.Trip.StartDate), civil.Of(b.Trip.EndDate))}
	if st.DueMinor <= 0 && st.PaidMinor > 0 {
		i.Title = r.Say("Receipt")
	}
	for _, e := range st.Entries {
		i.Entries = append(i.Entries, []string{r.Day(e.At), r.Say(e.Memo), i.Money(e.AmountMinor), i.Money(e.BalanceMinor)})
	}
	names := map[uuid.UUID]string{}
	for _, one := range append([]bookingapi.Participant{b.Customer}, b.AdditionalParticipants...) {
		names[one.ID.Value] = nameOf(one)
	}
	if len(st.Travelers) > 1 {
		for _, share := range st.Travelers {
			i.Shares = append(i.Shares, []string{names[share.ParticipantID], i.Money(share.TotalMinor), i.Money(share.PaidMinor),
				i.Money(share.DueMinor)})
		}
	}
	return i
}

func nameOf(p bookingapi.Participant) string {
	return strings.TrimSpace(p.FirstName + " " + p.LastName)
}

var invoicePage = template.Must(template.New("invoice").Parse(`<p class="brand">{{.Brand}}</p>
<h1>{{.Title}}</h1>
<p class="soft">{{.Say "Order ID"}} {{.Booking.OrderId}}</p>
<dl>
<div><dt>{{.Say "Billed to"}}</dt><dd>{{.Booking.Customer.FirstName}} {{.Booking.Customer.LastName}}{{with .Booking.Customer.Email.Value}}<br>{{.}}{{end}}</dd></div>
<div><dt>{{.Say "Sold by"}}</dt><dd>{{.Brand}}<br>{{.SupportEmail}}</dd></div>
<div><dt>{{.Say "Trip"}}</dt><dd>{{.Booking.Trip.Name}}<br>{{.Days}}</dd></div>
{{if .Booking.BookedAt.Set}}<div><dt>{{.Say "Booked on"}}</dt><dd>{{.Day .Booking.BookedAt.Value}}</dd></div>{{end}}
</dl>
{{if .Entries}}<table>
<thead><tr><th scope="col">{{.Say "Date"}}</th><th scope="col">{{.Say "Entry"}}</th><th scope="col" class="number">{{.Say "Amount"}}</th>
<th scope="col" class="number">{{.Say "Balance"}}</th></tr></thead>
<tbody>
{{range .Entries}}<tr>{{range $i, $cell := .}}<td class="{{if ge $i 2}}number{{else if $i}}open{{else}}kept{{end}}">{{$cell}}</td>{{end}}</tr>
{{end}}</tbody>
</table>{{else}}<p>{{.Say "Nothing has been charged or paid yet."}}</p>{{end}}
<p class="sums"><span>{{.Say "Total"}} {{.Money .Statement.TotalMinor}}</span><span>{{.Say "Paid"}} {{.Money .Statement.PaidMinor}}</span>
<span>{{if lt .Statement.DueMinor 0}}{{.Say "In your favor"}} {{.Money .Credit}}{{else}}{{.Say "Left to pay"}} {{.Money .Statement.DueMinor}}{{end}}</span></p>
{{if .Shares}}<h2>{{.Say "By traveler"}}</h2>
<table>
<thead><tr><th scope="col">{{.Say "Traveler"}}</th><th scope="col" class="number">{{.Say "Total"}}</th><th scope="col" class="number">{{.Say "Paid"}}</th>
<th scope="col" class="number">{{.Say "Left to pay"}}</th></tr></thead>
<tbody>
{{range .Shares}}<tr>{{range $i, $cell := .}}<td class="{{if $i}}number{{else}}open{{end}}">{{$cell}}</td>{{end}}</tr>
{{end}}</tbody>
</table>{{end}}`))

// Invoice prints a booking's price and payments. Without a Chromium the error is CodeUnavailable.
func (s *Service) Invoice(ctx context.Context, bookingID uuid.UUID) (name string, content []byte, err error) {
	b, err := s.Bookings.Get(ctx, bookingID)
	if err != nil {
		return "", nil, err
	}
	st, err := s.Statements.Statement(ctx, bookingID)
	if err != nil {
		return "", nil, err
	}
	i := invoiceOf(readerOf(ctx), b, st)
	content, err = s.printed(ctx, i.reader, i.Title+" "+b.OrderId, invoicePage, i)
	return "invoice-" + b.OrderId + ".pdf", content, err
}

// PrintInvoice implements exportapi.Handler.
func (h HTTP) PrintInvoice(ctx context.Context, params exportapi.PrintInvoiceParams) (
	*exportapi.PrintInvoiceOKHeaders, error) {
	name, content, err := h.Service.Invoice(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.PrintInvoiceOKHeaders{ContentDisposition: attachment(name),
		Response: exportapi.PrintInvoiceOK{Data: bytes.NewReader(content)}}, nil
}
