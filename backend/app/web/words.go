package web

import (
	"bytes"
	"html/template"
	"io/fs"
	"path"

	"caravan/backend/app/drawn"
	"caravan/backend/app/public"
	"caravan/backend/platform/spoken"
)

// wordFiles returns the paths of an app's translation files by language; the build names them by content.
func wordFiles(files fs.FS, app, prefix string) map[string]string {
	found := map[string]string{}
	for _, tag := range spoken.Languages[1:] {
		names, _ := fs.Glob(files, path.Join(app, "assets", "words."+tag.String()+"-*.js"))
		for _, name := range names {
			found[tag.String()] = prefix + "/assets/" + path.Base(name)
		}
	}
	return found
}

var (
	firstScript = []byte(`<script type="module"`)
	english     = []byte(`<html lang="en"`)
)

// inLanguage sets the language of a page, among those that its app is translated to.
func (s *Web) inLanguage(language, app string, page []byte) []byte {
	if s.words[app][language] == "" {
		return page
	}
	return bytes.Replace(page, english, []byte(`<html lang="`+language+`"`), 1)
}

// withWords loads the translations before the app's first script, to save a round trip.
func (s *Web) withWords(language, app string, page []byte) []byte {
	file := s.words[app][language]
	if file == "" {
		return page
	}
	words := []byte(`<script type="module" crossorigin nonce="` + public.NoncePlaceholder + `" src="` + file +
		`"></script>`)
	return bytes.Replace(page, firstScript, append(words, firstScript...), 1)
}

// withNotice says why a page that the browser has to render stays empty where scripts are off. A page that the server
// renders otherwise comes this way when the server is busy, so the visitor is asked to reload it.
func (s *Web) withNotice(language string, rendered bool, page []byte) []byte {
	notice := "Turn on JavaScript to use this page."
	if rendered {
		notice = "We’re very busy right now. Reload this page in a moment."
	}
	text := template.HTMLEscapeString(spoken.Say(language, notice))
	return bytes.Replace(page, drawn.EmptyRoot,
		[]byte(`<noscript><p class="p-6 text-muted">`+text+`</p></noscript>`+string(drawn.EmptyRoot)), 1)
}
