package notification

import (
	"bytes"
	"cmp"
	"embed"
	"fmt"
	htmltemplate "html/template"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	texttemplate "text/template"
	"unicode"
	"unicode/utf8"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/look"
	"caravan/backend/platform/money"
	"caravan/backend/platform/places"
	"caravan/backend/platform/spoken"
	"caravan/backend/platform/still"
)

//go:embed template
var files embed.FS

// content is an email as it is sent.
type content struct{ Subject, HTML, Plain string }

// view is the input of the templates.
type view struct {
	Data
	Brand, Tagline, Support, Origin string
	Accent, OnAccent                string // of a button and its text
	Paper, OnPaper, Soft            string // of the background around the card, and of text on it
	Name                            string
	URL                             string // of the button
	Picture, Face                   string // of the trip and its host, as URLs that mail programs can show
	// Unsubscribe and Opened are Data's paths as URLs.
	Unsubscribe, Opened string
	// Data's amounts and days, formatted in the email's language.
	Trip  tripWords
	Order orderWords
	Ride  rideWords
	// Including Payout's parts.
	Payout payoutWords

	Amount, Until, By string
}

type tripWords struct {
	Trip
	Dates string
}

type orderWords struct {
	Order
	Lines                   []lineWords
	Total, Paid, Due, DueBy string
}

type lineWords struct{ Label, Amount string }

type rideWords struct {
	Ride
	When string
}

type payoutWords struct {
	Payout
	Parts []partWords
}

type partWords struct {
	Label, Amount, Due string
	Paid               bool
}

func payoutIn(language string, p Payout) payoutWords {
	out := payoutWords{Payout: p}
	out.Part = spoken.Say(language, p.Part)
	for _, part := range p.Parts {
		out.Parts = append(out.Parts, partWords{spoken.Say(language, part.Label), spoken.Amount(language, part.Amount),
			spoken.Day(language, part.Due), part.Paid})
	}
	return out
}

// write formats the data's amounts and days.
func (v *view) write(language string) {
	d := v.Data
	amount := func(m money.Money) string { return spoken.Amount(language, m) }
	o := orderWords{Order: d.Order, Total: amount(d.Order.Total), Paid: amount(d.Order.Paid),
		DueBy: spoken.Day(language, d.Order.DueBy)}
	if d.Order.Due.Minor > 0 {
		o.Due = amount(d.Order.Due)
	}
	for _, line := range d.Order.Lines {
		o.Lines = append(o.Lines, lineWords{sayLine(language, line.Label), amount(line.Amount)})
	}
	d.Trip.Destination = places.In(language, d.Trip.Destination)
	d.Trip.PictureAlt = cmp.Or(d.Trip.PictureAlt, d.Trip.Name)
	v.Trip, v.Order = tripWords{d.Trip, spoken.Days(language, d.Trip.From, d.Trip.To)}, o
	v.Ride = rideWords{d.Ride, spoken.Moment(language, d.Ride.At)}
	v.Ride.Name, v.Reason = spoken.Say(language, d.Ride.Name), spoken.Say(language, d.Reason)
	v.Paragraphs = slices.Clone(d.Paragraphs)
	for i := range v.Paragraphs {
		v.Paragraphs[i].About = spoken.Say(language, v.Paragraphs[i].About)
	}
	v.Amount, v.Until = amount(d.Amount), spoken.MomentIn(language, d.Until)
	v.By = spoken.Day(language, d.By)
	v.Payout = payoutIn(language, d.Payout)
}

type parsed struct {
	html *htmltemplate.Template
	text *texttemplate.Template
}

// wording identifies an email in a language.
type wording struct {
	language string
	Template
}

// parse reads all templates once. packages/emails writes two files for each email and language: its HTML, and a
// text file that defines subject, preview and plain.
var parse = sync.OnceValues(func() (map[wording]parsed, error) {
	names, err := fs.Glob(files, "template/*/*.html")
	if err != nil {
		return nil, err
	}
	all := map[wording]parsed{}
	for _, name := range names {
		w := wording{path.Base(path.Dir(name)), Template(strings.TrimSuffix(path.Base(name), ".html"))}
		if all[w], err = parseOne(w); err != nil {
			return nil, err
		}
	}
	return all, nil
})

func parseOne(w wording) (p parsed, err error) {
	name := path.Join("template", w.language, string(w.Template))
	if p.html, err = htmltemplate.New(path.Base(name)+".html").Funcs(outlook).ParseFS(files, name+".html"); err != nil {
		return p, err
	}
	p.text, err = texttemplate.ParseFS(files, name+".txt")
	return p, err
}

// outlook writes the conditional comments that only Outlook interprets; html/template strips comments of the
// source.
var outlook = htmltemplate.FuncMap{
	"outlook":    func() htmltemplate.HTML { return "<!--[if mso]>" },
	"endOutlook": func() htmltemplate.HTML { return "<![endif]-->" },
}

// render writes an email in the product's standard words.
func render(t tenant.Tenant, origin string, m Mail) (content, error) {
	of, err := standard(wording{m.Language, m.Template})
	if err != nil {
		return content{}, err
	}
	return of.fill(viewOf(t, origin, m))
}

func standard(w wording) (parsed, error) {
	all, err := parse()
	if err != nil {
		return parsed{}, err
	}
	w.language = cmp.Or(w.language, english)
	of, ok := all[w]
	if !ok {
		return of, fmt.Errorf("no template %q", w.Template)
	}
	return of, nil
}

func viewOf(t tenant.Tenant, origin string, m Mail) view {
	m.Language = cmp.Or(m.Language, english)
	colours := look.Of(t.Theme)
	accent, onAccent := colours.Button()
	v := view{
		Data: m.Data, Brand: t.Brand, Tagline: t.Tagline, Support: t.SupportEmail, Origin: origin, Accent: accent,
		OnAccent: onAccent, Paper: colours.Paper, OnPaper: colours.OnPaper(), Soft: colours.Soft(),
		Name: greeting(m.Name), URL: origin + m.Data.Path,
		Picture:     absolute(origin, still.Address(m.Data.Trip.Picture, still.Wide)),
		Face:        absolute(origin, still.Address(m.Data.Trip.HostPicture, still.Face)),
		Unsubscribe: absolute(origin, m.Data.Unsubscribe), Opened: absolute(origin, m.Data.Opened),
	}
	v.write(m.Language)
	if v.Person != "" {
		v.Person = cmp.Or(greeting(v.Person), spoken.Say(m.Language, someone))
	}
	if v.Other != "" {
		v.Other = cmp.Or(greeting(v.Other), spoken.Say(m.Language, someone))
	}
	return v
}

// part returns one of the texts that a template defines.
func (p parsed) part(name string, v view) (string, error) {
	var b bytes.Buffer
	err := p.text.ExecuteTemplate(&b, name, v)
	return strings.TrimSpace(b.String()), err
}

func (p parsed) fill(v view) (content, error) {
	subject, err := p.part("subject", v)
	if err != nil {
		return content{}, err
	}
	plain, err := p.part("plain", v)
	if err != nil {
		return content{}, err
	}
	var html bytes.Buffer
	if err := p.html.Execute(&html, v); err != nil {
		return content{}, err
	}
	return content{subject, html.String(), blankLines.ReplaceAllString(plain, "\n\n") + "\n"}, nil
}

// someone replaces a name that cannot be shown.
const someone = "Someone"

// longestGreeting is the maximum length of a name in a greeting.
const longestGreeting = 40

// greeting returns a name as an email shows it. Names are typed by people who book for others or sign them up, so
// none may become a link or a message: a text with anything but letters and the punctuation of names is not used.
func greeting(name string) string {
	name = strings.Join(strings.Fields(strings.ReplaceAll(name, ".", ". ")), " ")
	if utf8.RuneCountInString(name) > longestGreeting || strings.ContainsFunc(name, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsMark(r) && !strings.ContainsRune(" -'’.·", r)
	}) {
		return ""
	}
	return name
}

// blankLines are left in plain text by template actions.
var blankLines = regexp.MustCompile(`\n{3,}`)

// absolute makes an image reachable from a mail program; only the product's own and https ones are shown. Without
// one the frame has a band in the tenant's color instead.
func absolute(origin, picture string) string {
	switch {
	case strings.HasPrefix(picture, "/"):
		return origin + picture
	case strings.HasPrefix(picture, "https://"):
		return picture
	}
	return ""
}
