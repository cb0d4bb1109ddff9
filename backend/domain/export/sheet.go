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

// noPaper is told where no Chromium is installed.
const noPaper = "PDFs aren’t available right now. Print the page from your browser instead."

// reader is who reads a sheet: the language of its words and the marketplace that it is of.
type reader struct {
	tenant   tenant.Tenant
	language string
}

func readerOf(ctx context.Context) reader {
	return reader{tenant: tenant.From(ctx), language: tenant.LanguageOf(ctx)}
}

// Brand is the marketplace's name.
func (r reader) Brand() string { return r.tenant.Brand }

// SupportEmail is where the marketplace answers.
func (r reader) SupportEmail() string { return r.tenant.SupportEmail }

// Say gives one of the sheet's words.
func (r reader) Say(text string) string { return spoken.Say(r.language, text) }

// Day is the day of an instant where the marketplace is.
func (r reader) Day(at time.Time) string {
	return spoken.ShortDay(r.language, civil.Of(at.In(r.tenant.Policy.Zone())))
}

// Amount writes money.
func (r reader) Amount(minor int64, currency string) string {
	return money.New(minor, currency).In(r.language)
}

// html is a sheet as a page that Chromium prints.
func (r reader) html(title string, page *template.Template, data any) ([]byte, error) {
	body, err := document.Render(page, data)
	if err != nil {
		return nil, err
	}
	return paper.Sheet{Language: r.language, Title: title, Brand: r.tenant.Brand, Theme: r.tenant.Theme, Body: body}.HTML()
}

// printed is a sheet as a PDF.
func (s *Service) printed(ctx context.Context, r reader, title string, page *template.Template, data any) ([]byte, error) {
	html, err := r.html(title, page, data)
	if err != nil {
		return nil, err
	}
	return chromium.Printed(ctx, s.Printer, html, noPaper)
}
