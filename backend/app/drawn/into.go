package drawn

import (
	"bytes"
	"encoding/json"
	"html/template"
	"io/fs"
	"path"
	"slices"

	"caravan/backend/app/built"
	"caravan/backend/app/public"
	"caravan/backend/app/styles"
)

// first is what a rendered page carries, so that a browser needs no file but fonts and pictures to show it: the rules
// that it uses of the stylesheet, and the script that waits for the visitor. What a page gains, a round trip of the
// slowest visitors, is more than what its rules add to the next page, a tenth of a document's bytes.
type first struct {
	reach []byte // nil if the build has none
	sheet *styles.Sheet
	faces map[string][]byte // the styles of font faces by name
}

// reachScript is the script of apps/site/src/reach.ts, which the build puts into one file without imports.
const reachScript = "render/reach/reach.js"

// ReachScript returns the script that rendered pages carry; nil if the build has none.
func ReachScript(files fs.FS) []byte {
	script, err := fs.ReadFile(files, reachScript)
	if err != nil {
		return nil
	}
	return bytes.TrimSpace(script)
}

func readFirst(files fs.FS, code built.Code) first {
	f := first{reach: ReachScript(files), faces: map[string][]byte{}}
	var sheet []byte
	for _, address := range code.Styles {
		text, err := fs.ReadFile(files, path.Join("site", address))
		if err != nil {
			return first{}
		}
		sheet = append(sheet, text...)
	}
	f.sheet = styles.Read(sheet)
	for _, face := range []string{"fraunces", "bricolage"} {
		names, _ := fs.Glob(files, "site/assets/"+face+"-*.css")
		for _, name := range names {
			f.faces[face], _ = fs.ReadFile(files, name)
		}
	}
	return f
}

// stylesOf returns the styles of a rendered page.
func (f first) stylesOf(page []byte, faces []string) []byte {
	out := f.sheet.For(page)
	for _, face := range faces {
		out = append(out, f.faces[face]...)
	}
	return bytes.ReplaceAll(out, []byte("</"), []byte(`<\/`))
}

// EmptyRoot is where an app's page takes its content.
var EmptyRoot = []byte(`<div id="root"></div>`)

var (
	rootOpen    = []byte(`<html lang="`)
	headEnd     = []byte(`</head>`)
	firstScript = []byte(`<script type="module"`)
	stylesheet  = []byte(`<link rel="stylesheet"`)
	ownScript   = []byte(`<script>`)
)

// Live is what a page's first script needs to know about its visitor.
type Live struct {
	// Now loads the app immediately: the visitor is signed in, which a rendered page does not show.
	Now bool `json:"now,omitempty"`
	// Faces are the font faces of the marketplace's look.
	Faces []string `json:"faces,omitempty"`
}

// liveFiles are what hydrates a rendered page, once the visitor interacts with it.
type liveFiles struct {
	Live

	Page  string   `json:"page,omitempty"`
	Words string   `json:"words,omitempty"`
	First string   `json:"first,omitempty"`
	Sheet []string `json:"sheets,omitempty"`
	Code  []string `json:"code"`
}

// Into inserts a rendered page into an app's page: its content where React hydrates it, the responses to start
// with, and the names of the files that do so. It also returns the content of the page's style element; nil if the
// page loads its stylesheet, because its visitor is signed in and has it.
func (d *Pages) Into(page []byte, drawn *Page, language string, live Live) (whole, inline []byte) {
	code, ok := d.code.Document(drawn.Name)
	if !ok {
		code = d.code.Of(drawn.Routes)
	}
	names := liveFiles{Live: live, Page: drawn.Name, Words: d.words[language], Code: code}
	waits := !live.Now && d.first.reach != nil
	if waits {
		names.First, names.Sheet = d.code.First, d.code.Styles
	}
	files, err := json.Marshal(names)
	if err != nil {
		return page, nil
	}
	var body bytes.Buffer
	body.WriteString(`<div id="root">`)
	body.WriteString(drawn.HTML)
	body.WriteString(`</div>`)
	data(&body, "live-files", files)
	data(&body, "first-answers", drawn.Answers)
	content := bytes.ReplaceAll(body.Bytes(), []byte(public.NoncePlaceholder), nil)
	if waits {
		inline = d.first.stylesOf(content, live.Faces)
		page = without(without(page, firstScript, "</script>"), stylesheet, ">")
		// Before the page's own script, which waits for the fonts that the styles name.
		page = bytes.Replace(page, ownScript, slices.Concat([]byte("<style>"), inline, []byte("</style>"), ownScript), 1)
		content = append(append(append(content, "<script>"...), d.first.reach...), "</script>"...)
	}
	page = bytes.Replace(page, headEnd, []byte(drawn.Preloads+string(headEnd)), 1)
	page = bytes.Replace(page, rootOpen, []byte(`<html style="`+template.HTMLEscapeString(drawn.Style)+`" lang="`), 1)
	return bytes.Replace(page, EmptyRoot, content, 1), inline
}

// without returns a page without the elements that begin and end like this.
func without(page, begin []byte, end string) []byte {
	var out []byte
	for {
		at := bytes.Index(page, begin)
		if at < 0 {
			return append(out, page...)
		}
		size := bytes.Index(page[at:], []byte(end))
		if size < 0 {
			return append(out, page...)
		}
		out, page = append(out, page[:at]...), page[at+size+len(end):]
	}
}

// data writes JSON for a page's script.
func data(body *bytes.Buffer, id string, of []byte) {
	body.WriteString(`<script id="` + id + `" type="application/json">`)
	// Within a script element only its end tag could be misread.
	body.Write(bytes.ReplaceAll(of, []byte("<"), []byte(`\u003c`)))
	body.WriteString(`</script>`)
}
