package export

import (
	"bytes"
	"context"
	"html/template"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/gen/api/exportapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/spoken"
)

// agreement is the services agreement of a trip: as the host last accepted it, or as it is to be accepted.
type agreement struct {
	reader
	Trip     trip.Trip
	Title    string
	Version  string
	By       string
	At       time.Time // zero before it is accepted
	Sections []trip.TermsSection
	Article  *trip.TermsArticle // the marketplace's own part; nil without one
}

// Own returns the text of the marketplace's own part, which was sanitized when it was stored.
func (a agreement) Own() template.HTML { return template.HTML(a.Article.HTML) } //nolint:gosec // sanitized when stored

// Days returns those of the trip.
func (a agreement) Days() string { return spoken.Days(a.language, a.Trip.StartDate, a.Trip.EndDate) }

// Moment returns when the host accepted.
func (a agreement) Moment() string {
	return spoken.MomentIn(a.language, a.At.In(a.tenant.Policy.Zone()))
}

func agreementOf(r reader, t trip.Trip, now tripapi.HostTermsDocument) agreement {
	a := agreement{reader: r, Trip: t, Title: now.Title, Version: now.Version}
	for _, section := range now.Sections {
		a.Sections = append(a.Sections, trip.TermsSection{Heading: section.Heading, Body: section.Body})
	}
	if own, ok := now.Article.Get(); ok {
		a.Article = &trip.TermsArticle{Title: own.Title, HTML: own.HTML}
	}
	if t.HostTermsAcceptedAt != nil {
		a.At, a.Version = *t.HostTermsAcceptedAt, t.HostTermsVersion
	}
	if n := len(t.Content.HostTermsHistory); n > 0 {
		last := t.Content.HostTermsHistory[n-1]
		a.By = last.By
		if len(last.Sections) > 0 {
			a.Sections, a.Article = last.Sections, last.Article
		}
	}
	return a
}

var agreementPage = template.Must(template.New("agreement").Parse(`<p class="brand">{{.Brand}}</p>
<h1>{{.Say .Title}}</h1>
<p class="soft">{{.Trip.Name}} · ID# {{.Trip.ShortID}} · <span class="part">{{.Days}}</span> · <span class="part">{{.Say "Version"}} {{.Version}}</span></p>
{{range .Sections}}<section><h2>{{$.Say .Heading}}</h2><p>{{$.Say .Body}}</p></section>
{{end}}{{with .Article}}<section><h2>{{.Title}}</h2>{{$.Own}}</section>
{{end}}<dl class="last">
{{if .At.IsZero}}<div><dt>{{.Say "Accepted"}}</dt><dd>{{.Say "Not accepted yet"}}</dd></div>
{{else}}{{if .By}}<div><dt>{{.Say "Accepted by"}}</dt><dd>{{.By}}</dd></div>{{end}}
<div><dt>{{.Say "Accepted on"}}</dt><dd>{{.Moment}}</dd></div>{{end}}
<div><dt>{{.Say "Version"}}</dt><dd>{{.Version}}</dd></div>
</dl>`))

// Agreement prints the services agreement of a trip. Without a Chromium the error is CodeUnavailable.
func (s *Service) Agreement(ctx context.Context, tripID uuid.UUID) (name string, content []byte, err error) {
	a, err := s.agreement(ctx, tripID)
	if err != nil {
		return "", nil, err
	}
	content, err = s.printed(ctx, a.reader, a.Say(a.Title)+" · "+a.Trip.Name, agreementPage, a)
	return "services-agreement-" + a.Trip.ShortID + ".pdf", content, err
}

func (s *Service) agreement(ctx context.Context, tripID uuid.UUID) (agreement, error) {
	document, err := s.Trips.HostTerms(ctx, tripID)
	if err != nil {
		return agreement{}, err
	}
	var t trip.Trip
	r := readerOf(ctx)
	err = s.DB.ReadTenant(ctx, r.tenant.ID, func(tx pgx.Tx) error {
		t, err = s.Trips.LoadTx(ctx, tx, tripID)
		return err
	})
	return agreementOf(r, t, document), err
}

// PrintAgreement implements exportapi.Handler.
func (h HTTP) PrintAgreement(ctx context.Context, params exportapi.PrintAgreementParams) (
	*exportapi.PrintAgreementOKHeaders, error) {
	name, content, err := h.Service.Agreement(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &exportapi.PrintAgreementOKHeaders{ContentDisposition: attachment(name),
		Response: exportapi.PrintAgreementOK{Data: bytes.NewReader(content)}}, nil
}
