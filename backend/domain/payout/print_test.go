package payout

import (
	"errors"
	"strings"
	"testing"

	"caravan/backend/platform/chromium"
	"caravan/backend/platform/document"
	"caravan/backend/platform/paper"
	"caravan/backend/testkit/printed"
)

// A statement has names in every script, with the fonts that they need, and its amounts aligned in columns.
func TestStatementOfAnyName(t *testing.T) {
	t.Parallel()
	title := "Statement for Ελένη, Наташа, فاطمة, 王小明, 한글"
	body, err := document.Render(statementPage, map[string]any{
		"brand": "Wander", "title": title, "day": "Jan 02, 2027", "empty": "None", "sums": []string{"Earned $1,234.50"},
		"heads": []string{"Date", "Entry", "Trip", "Amount", "Balance"},
		"rows":  [][]string{{"Jan 02, 2027", "Advance", "Azores", "$1,234.50", "−$1.00"}},
	})
	if err != nil {
		t.Fatal(err)
	}
	html, err := paper.Sheet{Title: title, Brand: "Wander", Body: body}.HTML()
	if err != nil || !strings.Contains(string(html), title) || strings.Count(string(body), `class="number"`) != 4 {
		t.Errorf("%s, %v", body, err)
	}
	pdf, err := chromium.New("").PDF(t.Context(), html)
	if errors.Is(err, chromium.ErrMissing) {
		t.Skip("no Chromium is installed")
	}
	if err != nil {
		t.Fatal(err)
	}
	printed.Read(t, pdf).Check(t, "en", title, "Wander", "Jan 02, 2027 Advance Azores $1,234.50 −$1.00",
		"Earned $1,234.50")
}
