package money

import (
	"regexp"
	"strings"
	"sync"

	"github.com/bojanz/currency"
)

var written = regexp.MustCompile(`^(-?)([^\d\s.,-]+) ?[\d,]+(?:\.\d+)?$`)

// codes maps how American English writes currencies to their codes.
var codes = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for _, code := range currency.GetCurrencyCodes() {
		symbol, _ := currency.GetSymbol(code, currency.NewLocale("en-US"))
		out[symbol] = code
	}
	return out
})

// Rewrite reformats an amount written by Format or FormatShort in another language; it returns false if text is
// not one.
func Rewrite(text, language string) (string, bool) {
	parts := written.FindStringSubmatch(text)
	if parts == nil || codes()[parts[2]] == "" {
		return "", false
	}
	amount, err := currency.NewFormatter(currency.NewLocale("en-US")).Parse(text, codes()[parts[2]])
	if err != nil {
		return "", false
	}
	minor, err := amount.Int64()
	if err != nil {
		return "", false
	}
	return Money{minor, amount.CurrencyCode()}.format(language, !strings.Contains(text, ".")), true
}
