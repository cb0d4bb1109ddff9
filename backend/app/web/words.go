package web

import (
	"bytes"
	"io/fs"
	"path"

	"caravan/backend/app/public"
	"caravan/backend/platform/spoken"
)

// wordFiles are the addresses of an app's files of words by language; the build gives them names that change with them.
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

// in writes a page in a language: its words load before the app's first script, so that nothing waits for them twice.
func (s *Web) in(language, app string, page []byte) []byte {
	file := s.words[app][language]
	if file == "" {
		return page
	}
	words := []byte(`<script type="module" crossorigin nonce="` + public.NoncePlaceholder + `" src="` + file + `"></script>`)
	page = bytes.Replace(page, firstScript, append(words, firstScript...), 1)
	return bytes.Replace(page, english, []byte(`<html lang="`+language+`"`), 1)
}
