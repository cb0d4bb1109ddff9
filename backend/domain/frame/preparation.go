package frame

import (
	"context"
	"html/template"
	"net/url"
	"regexp"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/document"
	"caravan/backend/platform/spoken"
)

// preparationPage fills its window with the file. Browsers show no PDF inside a sandbox.
var preparationPage = template.Must(template.New("preparation").Parse(
	`<iframe class="whole" title="Preparation" src="{{.Address}}" referrerpolicy="no-referrer"
{{- if not .PDF}} sandbox="allow-scripts allow-same-origin allow-forms allow-popups"{{end}}></iframe>`))

var ownPreparation = template.Must(template.New("preparation").Parse(
	`<article lang="{{.Language}}"><h1>{{.Title}}</h1>
{{.HTML}}</article>`))

// Preparation returns the trip's preparation file as a page for a frame: an external page, whose origin only this
// page may frame (T-051). A trip without one has what the marketplace itself has published.
func (s *Service) Preparation(ctx context.Context, tripID uuid.UUID) (html []byte, policy string, err error) {
	t := tenant.From(ctx)
	var of trip.Trip
	var own article.Article
	var published bool
	language := tenant.LanguageOf(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		if of, err = s.Trips.LoadTx(ctx, tx, tripID); err != nil {
			return err
		}
		own, published, err = s.Articles.LiveTx(ctx, tx, article.Preparation, language)
		return err
	})
	if err != nil {
		return nil, "", err
	}
	address, origin, ok := framedAddress(of.Content.PreparationListURL)
	if !ok && !published {
		return nil, "", apierr.NotFound("preparation file")
	}
	if !ok {
		body, err := document.Render(ownPreparation, partOf(own))
		if err != nil {
			return nil, "", err
		}
		return document.Page{Language: language, Title: own.Title, Theme: t.Theme, Body: body, Framed: true}.Write()
	}
	body, err := document.Render(preparationPage, map[string]any{"Address": address.String(), "PDF": isPDF(address)})
	if err != nil {
		return nil, "", err
	}
	return document.Page{Language: language, Title: spoken.Say(language, "Preparation"), Theme: t.Theme, Body: body,
		Framed: true, Frames: []string{origin}}.Write()
}

// hostName is what may appear in a policy; anything else could end its rule and start another.
var hostName = regexp.MustCompile(`^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$`)

// framedAddress returns the URL that the frame opens, and its origin. A .pdf is shown as is, any other page
// without its own navigation (T-052).
func framedAddress(stored string) (address *url.URL, origin string, ok bool) {
	address, err := url.Parse(strings.TrimSpace(stored))
	if err != nil || address.Scheme != "https" && address.Scheme != "http" || !hostName.MatchString(address.Host) {
		return nil, "", false
	}
	if !isPDF(address) {
		if address.RawQuery != "" {
			address.RawQuery += "&"
		}
		address.RawQuery += "contentOnly=true"
	}
	return address, address.Scheme + "://" + address.Host, true
}

func isPDF(address *url.URL) bool { return strings.HasSuffix(strings.ToLower(address.Path), ".pdf") }
