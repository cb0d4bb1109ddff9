package public

import (
	"net/http"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/spoken"
)

// chosenLanguage is the cookie that a page sets when the visitor chooses a language, and when a person signs in
// who has chosen one before.
const chosenLanguage = "language"

// LanguageQuery is the query parameter for the language of a shared URL.
const LanguageQuery = "lang"

// LanguageOf returns the language of a page: that of its URL, else the person's choice, else the marketplace's,
// else the browser's.
func LanguageOf(r *http.Request) string {
	return spoken.Choose(ChosenBy(r), tenant.From(r.Context()).Locale, r.Header.Get("Accept-Language"))
}

// ChosenBy returns the language that a request names, in its URL or by an earlier choice; "" for none.
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
