package public

import (
	"net/http"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/spoken"
)

// chosenLanguage is the cookie that a page sets when somebody chooses a language, and when a person signs in who has
// chosen one before.
const chosenLanguage = "language"

// LanguageQuery names the language in an address that is shared in it.
const LanguageQuery = "lang"

// LanguageOf is the language of a page: what its address says, else what the person chose, else the marketplace's, else
// the browser's.
func LanguageOf(r *http.Request) string {
	return spoken.Choose(ChosenBy(r), tenant.From(r.Context()).Locale, r.Header.Get("Accept-Language"))
}

// ChosenBy is the language that a request names, in its address or by what a person chose before; empty for none.
func ChosenBy(r *http.Request) string {
	if named := r.URL.Query().Get(LanguageQuery); named != "" {
		return named
	}
	cookie, err := r.Cookie(chosenLanguage)
	if err != nil {
		return ""
	}
	return cookie.Value
}
