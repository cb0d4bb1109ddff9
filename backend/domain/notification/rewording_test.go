package notification

import (
	"html"
	"strings"
	"testing"

	"caravan/backend/domain/notification/reword"
	"caravan/backend/platform/spoken"
)

// Written again from its list of sentences, with the standard text of each in place of its own, every email is what
// it was: in every language, and in every case that a sentence distinguishes.
func TestStandardTextsAsOwnTextsChangeNothing(t *testing.T) {
	for _, tag := range spoken.Languages {
		for _, template := range everyMail {
			sameInOwnWords(t, wording{tag.String(), template})
		}
	}
}

func sameInOwnWords(t *testing.T, w wording) {
	t.Helper()
	slots, err := reword.Slots(string(w.Template), nil)
	if err != nil {
		t.Fatal(err)
	}
	labels, err := reword.Labels(string(w.Template))
	if err != nil {
		t.Fatal(err)
	}
	own, cases := texts{}, [][]string{nil}
	for _, slot := range append(labels, slots...) {
		for _, v := range slot.Variants {
			if v.Own() {
				own[slot.NameOf(v)] = v.Text[w.language]
			}
			cases = append(cases, []string{slot.Shown, v.When})
		}
	}
	was, err := standard(w)
	if err != nil {
		t.Fatal(err)
	}
	is, err := inOwnWords(w, own)
	if err != nil {
		t.Fatalf("%v: %v", w, err)
	}
	for _, conditions := range cases {
		v := sampleView(acme(), "https://acme.test", sampleOf(acme(), w.Template, w.language), conditions...)
		before, err := was.fill(v)
		if err != nil {
			t.Fatalf("%v: %v", w, err)
		}
		after, err := is.fill(v)
		if err != nil {
			t.Fatalf("%v: %v", w, err)
		}
		before.HTML, after.HTML = html.UnescapeString(before.HTML), html.UnescapeString(after.HTML)
		if before != after {
			t.Errorf("%v in the case of %v differs:\n%s\n%s", w, conditions, before.Plain, after.Plain)
		}
	}
}

// The preview shows the text that an admin is writing, in every case that it is for.
func TestTheSampleShowsEverySentence(t *testing.T) {
	for _, tag := range spoken.Languages {
		for _, template := range everyMail {
			slots, err := reword.Slots(string(template), nil)
			if err != nil {
				t.Fatal(err)
			}
			sampleShows(t, wording{tag.String(), template}, slots)
		}
	}
}

func sampleShows(t *testing.T, w wording, slots []reword.Slot) {
	t.Helper()
	own := texts{}
	reword.Sentences(slots, func(slot reword.Slot, v reword.Variant) {
		own[slot.NameOf(v)] = "Here is " + slot.NameOf(v) + "."
	})
	of, err := inOwnWords(w, own)
	if err != nil {
		t.Fatal(err)
	}
	m := sampleOf(acme(), w.Template, w.language)
	reword.Sentences(slots, func(slot reword.Slot, v reword.Variant) {
		written, err := of.fill(sampleView(acme(), "https://acme.test", m, slot.Shown, v.When))
		if err != nil || !strings.Contains(html.UnescapeString(written.HTML), own[slot.NameOf(v)]) {
			t.Errorf("%v: %s isn’t shown, %v", w, slot.NameOf(v), err)
		}
	})
}

// An own text whose standard text is another one by now is not used.
func TestAChangedStandardIsNotReplaced(t *testing.T) {
	old := OwnText{ID: "heading_0000000000:", Kind: "heading", Text: "Ours", Standard: "Theirs"}
	of, err := inOwnWords(wording{"en", BookingConfirmed}, texts{old.ID: old.Text})
	if err != nil {
		t.Fatal(err)
	}
	written, err := of.fill(viewOf(acme(), "https://acme.test", Mail{Template: BookingConfirmed, Data: sample()}))
	if err != nil || strings.Contains(written.HTML, "Ours") {
		t.Errorf("used nevertheless, %v", err)
	}
}
