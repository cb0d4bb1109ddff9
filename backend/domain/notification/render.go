package notification

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	htmltemplate "html/template"
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"sync"
	texttemplate "text/template"

	"caravan/backend/domain/tenant"
)

//go:embed template/*.tmpl
var files embed.FS

// content is a mail as it is sent.
type content struct{ Subject, HTML, Plain string }

// view is what templates see.
type view struct {
	Data
	Brand, Tagline, Support, Origin string
	Accent, OnAccent                string
	Name                            string
	URL                             string // of the button
	Picture                         string
	// Set by the rendered parts for the frame.
	Subject, Preheader string
}

type parsed struct {
	html *htmltemplate.Template
	text *texttemplate.Template
}

// parse reads all templates once. A mail's file defines subject, preheader, body and plain; layout.tmpl has
// the frame and the parts.
var parse = sync.OnceValues(func() (map[Template]parsed, error) {
	names, err := fs.Glob(files, "template/*.tmpl")
	if err != nil {
		return nil, err
	}
	all := map[Template]parsed{}
	for _, name := range names {
		key := Template(strings.TrimSuffix(strings.TrimPrefix(name, "template/"), ".tmpl"))
		if key == "layout" {
			continue
		}
		html, err := htmltemplate.New("").Funcs(htmltemplate.FuncMap{"button": button}).ParseFS(files, "template/layout.tmpl", name)
		if err != nil {
			return nil, err
		}
		text, err := texttemplate.New("").Funcs(texttemplate.FuncMap{"button": button}).ParseFS(files, "template/layout.tmpl", name)
		if err != nil {
			return nil, err
		}
		all[key] = parsed{html, text}
	}
	return all, nil
})

// link is a button with its words.
type link struct{ URL, Label, Accent, OnAccent string }

func button(v view, label string) link { return link{v.URL, label, v.Accent, v.OnAccent} }

func render(t tenant.Tenant, origin string, m Mail) (content, error) {
	all, err := parse()
	if err != nil {
		return content{}, err
	}
	of, ok := all[m.Template]
	if !ok {
		return content{}, fmt.Errorf("no template %q", m.Template)
	}
	accent := accentOf(t.Theme)
	v := view{
		Data: m.Data, Brand: t.Brand, Tagline: t.Tagline, Support: t.SupportEmail, Origin: origin, Accent: accent, OnAccent: onAccent(accent),
		Name: m.Name, URL: origin + m.Data.Path, Picture: absolute(origin, m.Data.Trip.Picture),
	}
	text := func(part string) (string, error) {
		var b bytes.Buffer
		err := of.text.ExecuteTemplate(&b, part, v)
		return strings.TrimSpace(b.String()), err
	}
	if v.Subject, err = text("subject"); err != nil {
		return content{}, err
	}
	if v.Preheader, err = text("preheader"); err != nil {
		return content{}, err
	}
	plain, err := text("plain-frame")
	if err != nil {
		return content{}, err
	}
	var html bytes.Buffer
	if err := of.html.ExecuteTemplate(&html, "frame", v); err != nil {
		return content{}, err
	}
	return content{v.Subject, html.String(), blankLines.ReplaceAllString(plain, "\n\n") + "\n"}, nil
}

// blankLines are what template actions leave in plain text.
var blankLines = regexp.MustCompile(`\n{3,}`)

const defaultAccent = "#b4532a"

var hexColor = regexp.MustCompile(`^#[0-9a-fA-F]{6}$`)

func accentOf(theme json.RawMessage) string {
	var look struct {
		Accent string `json:"accent"`
	}
	if err := json.Unmarshal(theme, &look); err != nil || !hexColor.MatchString(look.Accent) {
		return defaultAccent
	}
	return look.Accent
}

// onAccent is the text colour that reads best on a background.
func onAccent(hex string) string {
	n, _ := strconv.ParseUint(hex[1:], 16, 32)
	// The weights are those of perceived brightness (ITU-R BT.601).
	if brightness := (299*(n>>16&255) + 587*(n>>8&255) + 114*(n&255)) / 1000; brightness > 160 {
		return "#1c1917"
	}
	return "#ffffff"
}

// absolute makes a picture reachable from a mail program; only the product's own and https ones are shown.
// Mail programs show no SVG: the frame then has a band in the tenant's colour instead.
func absolute(origin, picture string) string {
	switch {
	case strings.HasSuffix(strings.SplitN(picture, "?", 2)[0], ".svg"):
	case strings.HasPrefix(picture, "/"):
		return origin + picture
	case strings.HasPrefix(picture, "https://"):
		return picture
	}
	return ""
}
