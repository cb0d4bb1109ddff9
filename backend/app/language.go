package app

import (
	"bytes"
	"io/fs"
	"net/http"
	"path"

	"golang.org/x/text/language"

	"caravan/backend/domain/tenant"
)

// spoken are the languages that pages are written in, the one that needs no file first. The others are what
// packages/words translates.
var spoken = []language.Tag{language.English, language.German, language.Spanish}

var speaks = language.NewMatcher(spoken)

// chosenLanguage is the cookie that a page sets when somebody chooses a language, and when a person signs in who has
// chosen one before.
const chosenLanguage = "language"

// languageOf is the language of a page: what the person chose, else the marketplace's, else the browser's.
func languageOf(r *http.Request) string {
	chosen := ""
	if cookie, err := r.Cookie(chosenLanguage); err == nil {
		chosen = cookie.Value
	}
	_, index := language.MatchStrings(speaks, chosen, tenant.From(r.Context()).Locale, r.Header.Get("Accept-Language"))
	return spoken[index].String()
}

// wordFiles are the addresses of an app's files of words by language; the build gives them names that change with them.
func wordFiles(files fs.FS, app, prefix string) map[string]string {
	found := map[string]string{}
	for _, tag := range spoken[1:] {
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

// in writes a page in a language: its words load before the app's first script, so that nothing waits for them twice.
func (s *web) in(spoken, app string, page []byte) []byte {
	file := s.words[app][spoken]
	if file == "" {
		return page
	}
	words := []byte(`<script type="module" crossorigin nonce="` + noncePlaceholder + `" src="` + file + `"></script>`)
	page = bytes.Replace(page, firstScript, append(words, firstScript...), 1)
	return bytes.Replace(page, english, []byte(`<html lang="`+spoken+`"`), 1)
}
