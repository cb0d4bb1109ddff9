package document

import (
	"encoding/json"
	"html/template"
)

var note = template.Must(template.New("note").Parse(`<h1>{{.Title}}</h1>
<p>{{.Text}}</p>{{with .Button}}
<form method="post"><button>{{.}}</button></form>{{end}}`))

// Note is a page that says one thing, such as what a link in an email leads to. Its words are in the reader's
// language already.
type Note struct {
	Language string
	Brand    string
	Theme    json.RawMessage
	Title    string
	Text     string
	// Button confirms what the page asks: it posts to the page's own address. There is none if it is empty.
	Button string
}

// Write returns the page and its Content-Security-Policy.
func (n Note) Write() (html []byte, policy string, err error) {
	body, err := Render(note, n)
	if err != nil {
		return nil, "", err
	}
	return Page{Language: n.Language, Title: n.Brand + " - " + n.Title, Theme: n.Theme, Body: body}.Write()
}
