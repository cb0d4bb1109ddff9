// Package leaflet lays an itinerary out for print, day by day, as its reader sees it on the screen.
package leaflet

import (
	"cmp"
	"context"
	"encoding/base64"
	"fmt"
	"html/template"
	"strings"
	"time"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/count"
	"caravan/backend/platform/document"
	"caravan/backend/platform/paper"
	"caravan/backend/platform/places"
	"caravan/backend/platform/spoken"
	"caravan/backend/platform/still"
)

// Plan is an itinerary, with dated days if it is a trip.
type Plan struct {
	Name, Place, Summary   string
	From, To               civil.Date // zero if it is not a trip yet
	Hero                   api.Photo
	Photos                 []api.Photo
	Facts                  []Fact
	Days                   []api.Day
	Inclusions, Exclusions []string
	Logistics              string
	Contact                []string
}

// Fact is a line of the list at the top; its label is translated.
type Fact struct{ Label, Value string }

// Pictures converts an image to a size for print; nil for one that it does not have.
type Pictures interface {
	Still(ctx context.Context, address string, size still.Size) ([]byte, error)
}

// mostPictures is how many of the itinerary's are placed between the days, to keep the file small. A day with photos of
// its own shows the first of them.
const mostPictures = 3

// HTML renders the plan as a sheet in the reader's language.
func (p Plan) HTML(ctx context.Context, pictures Pictures) ([]byte, error) {
	t, language := tenant.From(ctx), tenant.LanguageOf(ctx)
	v := view{Plan: p, Brand: t.Brand, language: language, Hero: picture(ctx, pictures, p.Hero)}
	v.Plan.Contact = append(v.Plan.Contact, t.SupportEmail)
	v.Head = places.In(language, p.Place)
	if days := spoken.Days(language, p.From, p.To); days != "" {
		v.Head = strings.TrimPrefix(v.Head+" · "+days, " · ")
	}
	at := spread(len(p.Photos), len(p.Days))
	for i, day := range p.Days {
		d := dayView{Title: v.Say(fmt.Sprintf("Day %d", day.Day)), Entries: make([]entry, len(day.Services))}
		if !p.From.IsZero() {
			d.Date = spoken.Day(language, p.From.AddDays(day.Day-1))
		}
		if len(day.Photos) > 0 {
			d.Picture = picture(ctx, pictures, day.Photos[0])
		} else if photo, ok := at[i]; ok {
			d.Picture = picture(ctx, pictures, p.Photos[photo])
		}
		for j, service := range day.Services {
			d.Entries[j] = v.entry(service)
		}
		v.Days = append(v.Days, d)
	}
	body, err := document.Render(sheet, v)
	if err != nil {
		return nil, err
	}
	return paper.Sheet{Language: language, Title: p.Name, Brand: t.Brand, Theme: t.Theme, Body: body}.HTML()
}

// spread returns which photo is placed at which day: a few, evenly spaced, the first at the first day.
func spread(photos, days int) map[int]int {
	n, out := min(photos, days, mostPictures), map[int]int{}
	for i := range n {
		out[i*days/n] = i
	}
	return out
}

type view struct {
	Plan
	Brand, Head string
	Hero        shown
	Days        []dayView
	language    string
}

type dayView struct {
	Title, Date string
	Picture     shown
	Entries     []entry
}

type shown struct {
	Source template.URL
	Alt    string
}

type entry struct{ Time, Title, Facts, Text string }

// Say translates one of the sheet's texts.
func (v view) Say(text string) string { return spoken.Say(v.language, text) }

// picture embeds an image. A sheet without one is still a sheet.
func picture(ctx context.Context, from Pictures, p api.Photo) shown {
	content, err := from.Still(ctx, p.URL, still.Wide)
	if err != nil || len(content) == 0 {
		return shown{}
	}
	return shown{template.URL("data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(content)), p.Alt.Value}
}

// kinds are the labels of entries without a name.
var kinds = map[api.ServiceType]string{
	api.ServiceTypeAccommodation: "Accommodation", api.ServiceTypeActivity: "Activity", api.ServiceTypeMeal: "Meal",
	api.ServiceTypeTransfer:        "Transfer",
	api.ServiceTypeAirportTransfer: "Airport transfer", api.ServiceTypeWorkshopSpace: "Workshop space",
	api.ServiceTypeInformalGathering: "Gathering",
}

func (v view) entry(s api.Service) entry {
	title := cmp.Or(s.Title.Value, s.Name.Value)
	if s.Title.Value == "" && s.Name.Value != "" && s.OrSimilar.Value {
		title = v.Say(s.Name.Value + " or similar")
	}
	if title == "" && s.FromCity.Value != "" && s.ToCity.Value != "" {
		title = s.FromCity.Value + " – " + s.ToCity.Value
	}
	e := entry{Title: cmp.Or(title, s.MealType.Value, v.Say(kinds[s.Type])), Text: s.Description.Value}
	if at, err := time.Parse("15:04", s.StartTime.Value); err == nil {
		e.Time = spoken.Clock(v.language, at)
	}
	var facts []string
	for _, fact := range []string{s.AccommodationType.Value, counted(v, s.NumberOfNights, "night"), s.VehicleType.Value,
		s.Airport.Value, length(v, s.LengthMinutes), s.Location.Value} {
		if fact != "" && !strings.EqualFold(fact, e.Title) {
			facts = append(facts, fact)
		}
	}
	if s.Type == api.ServiceTypeActivity && s.IncludedActivity.Set && !s.IncludedActivity.Value {
		facts = append([]string{v.Say("Optional")}, facts...)
	}
	e.Facts = strings.Join(facts, " · ")
	return e
}

func counted(v view, n api.OptInt, noun string) string {
	if n.Value == 0 {
		return ""
	}
	return v.Say(count.Of(n.Value, noun))
}

func length(v view, minutes api.OptInt) string {
	var parts []string
	if hours := minutes.Value / 60; hours > 0 {
		parts = append(parts, v.Say(count.Of(hours, "hour")))
	}
	if rest := minutes.Value % 60; rest > 0 {
		parts = append(parts, v.Say(count.Of(rest, "minute")))
	}
	return strings.Join(parts, " ")
}

var sheet = template.Must(template.New("leaflet").Parse(`<p class="brand">{{.Brand}}</p>
<h1>{{.Name}}</h1>
<p class="soft">{{.Head}}</p>
{{with .Hero}}{{if .Source}}<img class="wide" src="{{.Source}}" alt="{{.Alt}}">{{end}}{{end}}
<p>{{.Summary}}</p>
<dl>{{range .Facts}}{{if .Value}}<div><dt>{{$.Say .Label}}</dt><dd>{{.Value}}</dd></div>{{end}}{{end}}</dl>
<div class="two">
{{if .Inclusions}}<section><h2>{{.Say "What’s included"}}</h2><ul>{{range .Inclusions}}<li>{{.}}</li>{{end}}</ul></section>{{end}}
{{if .Exclusions}}<section><h2>{{.Say "What’s not included"}}</h2><ul>{{range .Exclusions}}<li>{{.}}</li>{{end}}</ul></section>{{end}}
</div>
{{range .Days}}<section>
<h2>{{.Title}}{{if .Date}} <span class="soft">{{.Date}}</span>{{end}}</h2>
{{with .Picture}}{{if .Source}}<img class="wide" src="{{.Source}}" alt="{{.Alt}}">{{end}}{{end}}
{{range .Entries}}<div class="entry"><h3>{{if .Time}}{{.Time}} · {{end}}{{.Title}}</h3>
{{if .Facts}}<p class="soft">{{.Facts}}</p>{{end}}{{if .Text}}<p>{{.Text}}</p>{{end}}</div>
{{else}}<p class="soft">{{$.Say "A free day."}}</p>{{end}}</section>
{{end}}{{if .Logistics}}<section><h2>{{.Say "Logistics"}}</h2><p>{{.Logistics}}</p></section>{{end}}
<p class="soft last">{{range $i, $line := .Contact}}{{if $line}}{{if $i}} · {{end}}{{$line}}{{end}}{{end}}</p>`))
