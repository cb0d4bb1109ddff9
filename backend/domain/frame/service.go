package frame

import (
	"context"
	"html/template"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/agreement"
	"caravan/backend/gen/api/itineraryapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/blob"
	"caravan/backend/platform/chromium"
	"caravan/backend/platform/count"
	"caravan/backend/platform/db"
	"caravan/backend/platform/document"
	"caravan/backend/platform/places"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/spoken"
	"caravan/backend/platform/whole"
)

// Service renders frames and takes screenshots.
type Service struct {
	Deps

	shots shots
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB          *db.DB
	Clock       tenant.Clock
	Tenants     *tenant.Store
	Files       *blob.Store
	Tokens      seal.Tokens
	Browser     *chromium.Browser
	Itineraries Itineraries
	Trips       Trips
	Articles    Articles
	// Origin returns the product's origin for a tenant, without a trailing slash.
	Origin func(tenant.Tenant) string
	// PageCleared announces trips whose page cache was cleared.
	PageCleared *announce.Topic[trip.Trip]
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("frame", d); err != nil {
		return nil, err
	}
	s := &Service{Deps: d}
	d.PageCleared.Subscribe(s.forgetTx)
	return s, nil
}

// Itineraries returns an itinerary for its caller.
type Itineraries interface {
	Get(ctx context.Context, id uuid.UUID) (itineraryapi.Itinerary, error)
}

// Articles returns the pages that the marketplace has published.
type Articles interface {
	LiveTx(ctx context.Context, tx pgx.Tx, page article.Page, language string) (article.Article, bool, error)
}

// Trips returns the documents of a trip.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
	HostTermsWith(ctx context.Context, id uuid.UUID, draft agreement.Draft) (tripapi.HostTermsDocument, error)
}

var itineraryPage = template.Must(template.New("itinerary").Funcs(template.FuncMap{"count": count.Of}).Parse(
	`{{with .Itinerary}}
{{if .Hero.URL}}<img class="hero" src="{{.Hero.URL}}" alt="{{.Hero.Alt.Or ""}}">{{end}}
<h1>{{.Name}}</h1>
<p class="soft">{{.Destination}}, {{.Country}} · {{call $.Say (count .LengthInDays "day")}}</p>
<p>{{.TripSummary}}</p>
{{end}}
{{if .Lock}}<div class="card"><h2>{{call $.Say .Lock}}</h2>
{{if .Survey}}<p>{{call $.Say "Get more survey responses to unlock itineraries."}}</p><button data-message="{{.Survey}}">{{call $.Say "Start Surveying"}}</button>{{end}}</div>
{{else if .Request}}<div class="row"><button data-message="{{.Request}}">{{call $.Say "Reserve This Trip"}}</button></div>{{end}}
{{range .Itinerary.ServicesByDay}}<section class="card"><h2>{{call $.Say (printf "Day %d" .Day)}}</h2>
{{range .Services}}<h3>{{or (.Title.Or "") (.Name.Or "")}}</h3><p>{{.Description.Or ""}}</p>{{end}}</section>
{{end}}`))

// PortalOptions configure an itinerary's page (H-530).
type PortalOptions struct{ Preview, HostQualifying, Requestable bool }

// ItineraryPortal renders an itinerary as a page for a frame.
func (s *Service) ItineraryPortal(ctx context.Context, id uuid.UUID,
	o PortalOptions) (html []byte, policy string, err error) {
	it, err := s.Itineraries.Get(ctx, id)
	if err != nil {
		return nil, "", err
	}
	it.Country = places.CountryIn(tenant.LanguageOf(ctx), it.Country)
	view := map[string]any{"Itinerary": it}
	if !o.Preview {
		switch {
		case o.Requestable:
			view["Request"], err = document.Message(map[string]any{"itineraryId": id})
		default:
			view["Lock"] = "This itinerary is locked"
		}
		if err == nil && o.HostQualifying {
			view["Survey"], err = document.Message(map[string]any{"startSurveying": true})
		}
		if err != nil {
			return nil, "", err
		}
	}
	return s.write(ctx, it.Name, itineraryPage, view)
}

var termsPage = template.Must(template.New("terms").Parse(`<h1>{{call $.Say .Title}}</h1>
{{range .Sections}}<h2>{{call $.Say .Heading}}</h2><p>{{call $.Say .Body}}</p>
{{end}}
{{with .Own}}<section lang="{{.Language}}"><h2>{{.Title}}</h2>
{{.HTML}}</section>{{end}}
{{if .Load}}<div hidden data-message-on-load="{{.Load}}"></div>{{end}}
{{if .Accept}}<label><input type="checkbox" data-enables="continue">{{call $.Say .Label}}</label>
<div class="row"><button id="continue" disabled data-message="{{.Accept}}">{{call $.Say "Continue"}}</button>
{{if .Minor}}<button class="plain" data-message="{{.Minor}}">{{call $.Say "The traveler is a minor"}}</button>{{end}}</div>{{end}}`))

// TermsOptions configure the agreement's page (H-531).
type TermsOptions struct {
	HideButtons  bool
	PostDocument bool
	Draft        agreement.Draft
}

// HostTerms renders the services agreement as a page for a frame.
func (s *Service) HostTerms(ctx context.Context, tripID uuid.UUID,
	o TermsOptions) (html []byte, policy string, err error) {
	terms, err := s.Trips.HostTermsWith(ctx, tripID, o.Draft)
	if err != nil {
		return nil, "", err
	}
	view := map[string]any{"Title": terms.Title, "Sections": terms.Sections, "Label": terms.AcceptLabel}
	if part, ok := terms.Article.Get(); ok {
		view["Own"] = ownPart{Title: part.Title, HTML: template.HTML(part.HTML)} //nolint:gosec // sanitized when stored
	}
	text, err := terms.MarshalJSON()
	if err != nil {
		return nil, "", err
	}
	if o.PostDocument {
		if view["Load"], err = document.Message(map[string]any{"document": string(text)}); err != nil {
			return nil, "", err
		}
	}
	if !o.HideButtons {
		if view["Accept"], err = document.Message(map[string]any{"termsAccepted": true, "terms": terms.Version}); err != nil {
			return nil, "", err
		}
	}
	return s.write(ctx, terms.Title, termsPage, view)
}

// ownPart is a text that the marketplace has published.
type ownPart struct {
	Language, Title string
	HTML            template.HTML
}

func partOf(of article.Article) ownPart {
	return ownPart{of.Language, of.Title, template.HTML(of.HTML)} //nolint:gosec // sanitized when stored
}

// TravelerTerms renders what a traveler agrees to, as a page for a frame (T-058, T-059).
func (s *Service) TravelerTerms(ctx context.Context, tripID uuid.UUID) (html []byte, policy string, err error) {
	t := tenant.From(ctx)
	var of trip.Trip
	var own article.Article
	var published bool
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		if of, err = s.Trips.LoadTx(ctx, tx, tripID); err != nil {
			return err
		}
		own, published, err = s.Articles.LiveTx(ctx, tx, article.Terms, tenant.LanguageOf(ctx))
		return err
	})
	if err != nil {
		return nil, "", err
	}
	view := map[string]any{"Title": "Traveler Terms", "Sections": agreement.TravelerTerms(of, t.Brand,
		tenant.LanguageOf(ctx)), "Label": "I agree to the traveler terms."}
	if published {
		view["Own"] = partOf(own)
	}
	if view["Accept"], err = document.Message(map[string]any{"termsAccepted": true}); err != nil {
		return nil, "", err
	}
	if view["Minor"], err = document.Message(map[string]any{"minorDisclaimer": true}); err != nil {
		return nil, "", err
	}
	return s.write(ctx, "Traveler Terms", termsPage, view)
}

func (s *Service) write(ctx context.Context, title string, of *template.Template,
	view map[string]any) ([]byte, string, error) {
	language := tenant.LanguageOf(ctx)
	view["Say"] = func(text string) string { return spoken.Say(language, text) }
	body, err := document.Render(of, view)
	if err != nil {
		return nil, "", err
	}
	return document.Page{Language: language, Title: spoken.Say(language, title), Theme: tenant.From(ctx).Theme, Body: body,
		Talks: true, Framed: true}.Write()
}
