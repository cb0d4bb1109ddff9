package export

import (
	"context"
	"html/template"
	"time"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/document"
	"caravan/backend/platform/money"
	"caravan/backend/platform/paper"
	"caravan/backend/platform/spoken"
)

// noPaper is the message where no Chromium is installed.
const noPaper = "PDFs aren’t available right now. Print the page from your browser instead."

// reader is the context of a sheet: the language of its text and its marketplace.
type reader struct {
	tenant   tenant.Tenant
	language string
}

func readerOf(ctx context.Context) reader {
	return reader{tenant: tenant.From(ctx), language: tenant.LanguageOf(ctx)}
}

// Brand returns the marketplace's name.
func (r reader) Brand() string { return r.tenant.Brand }

// SupportEmail returns the marketplace's support address.
func (r reader) SupportEmail() string { return r.tenant.SupportEmail }

// Say translates one of the sheet's texts.
func (r reader) Say(text string) string { return spoken.Say(r.language, text) }

// Day formats the day of an instant in the marketplace's zone.
func (r reader) Day(at time.Time) string {
	return spoken.ShortDay(r.language, civil.Of(at.In(r.tenant.Policy.Zone())))
}

// Amount formats money.
func (r reader) Amount(minor int64, currency string) string {
	return money.New(minor, currency).In(r.language)
}

// html renders a sheet as a page for printing.
func (r reader) html(title string, page *template.Template, data any) ([]byte, error) {
	body, err := document.Render(page, data)
	if err != nil {
		return nil, err
	}
	return paper.Sheet{Language: r.language, Title: title, Brand: r.tenant.Brand, Theme: r.tenant.Theme, Body: body}.HTML()
}

// printed renders a sheet as a PDF.
func (s *Service) printed(ctx context.Context, r reader, title string, page *template.Template,
	data any) ([]byte, error) {
	html, err := r.html(title, page, data)
	if err != nil {
		return nil, err
	}
	return chromium.Printed(ctx, s.Printer, html, noPaper)
}
