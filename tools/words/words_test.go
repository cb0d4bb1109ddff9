package main

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestMain runs at the root of the repository, where the glossary is read.
func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

// The texts of each kind of file are found, with their lines, and nothing else.
func TestTextsOfEachKindOfFile(t *testing.T) {
	for name, c := range map[string]struct {
		read    func(file, content string) ([]Text, error)
		content string
		want    []string
	}{
		"Go": {goTexts,
			"package a\nimport \"some/path here\"\nvar e = errors.New(\"for the log only\")\nvar s = \"You owe us.\"\n",
			[]string{"4 You owe us."}},
		"TypeScript": {
			func(file, content string) ([]Text, error) { return webTexts(file, content), nil },
			"// a comment isn't read\nconst w = { a: t`Hold ${n} spots`, b: 'cancelled', c: \"Sold out\" };\n",
			[]string{"2 Hold ${n} spots", "2 Sold out"},
		},
		"elements": {func(_, content string) ([]Text, error) { return webTexts("a.tsx", content), nil },
			"<p>\n  Sign in again\n</p>", []string{"1 Sign in again"}},
		"contracts": {contractTexts, "  a: { type: string, description: What it is. }\n  summary: Do it\n",
			[]string{"1 What it is.", "2 Do it"}},
		"pages": {pageTexts, "Use `colour` here\n```\ncolour\n```\n", []string{"1 Use  here"}},
	} {
		t.Run(name, func(t *testing.T) {
			texts, err := c.read("a.ts", c.content)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, text := range texts {
				got = append(got, string(rune('0'+text.Line))+" "+strings.TrimSpace(text.Said))
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// The glossary rejects what it is for, and exempts words of the specification and pages about the project.
func TestGlossary(t *testing.T) {
	rules, err := readRules(glossaryFile)
	if err != nil {
		t.Fatal(err)
	}
	exceptions, err := readExceptions(exceptionsFile)
	if err != nil {
		t.Fatal(err)
	}
	const portal = "apps/site/src/trip/messages.ts"
	for _, c := range []struct {
		file, said string
		refused    bool
	}{
		{portal, "Your E-mail", true},
		{portal, "An e-mail address", true},
		{portal, "Pick a colour", true},
		{portal, "The booking is cancelled.", true},
		{portal, "Log in to see it", true},
		{portal, "Take a seat", true},
		{portal, "Hold your places", true},
		{portal, "Give back $20", true},
		{portal, "Everyone who stands in a booking", true},
		{portal, "Stand in for Ines", true},
		{portal, "From 2027-03-04 on", true},
		{portal, "Please wait. Please try again.", true},
		{portal, "Successfully saved!", true},
		{portal, "Look into your mail", true},
		{portal, "You can not do this", true},
		{portal, "${n} travelers", true},
		{portal, "${min} to ${max} travelers", false},
		{"backend/domain/trip/stage.go", "Get %d bookings", true},
		{portal, "The bookings were cancelled", false},
		{portal, "Cancelled", false},
		{portal, "Canceling is free until Friday.", false},
		{portal, "Check your email", false},
		{"README.md", "It happens at once.", false},
		{"README.md", "A tenant can give it back.", true},
		{"apis/openapi/booking.yaml", "Bookings, the newest first", true},
		{"README.md", "Its favourite colour", true},
	} {
		faults := check(Text{File: c.file, Line: 1, Said: c.said}, rules, exceptions)
		if (len(faults) > 0) != c.refused {
			t.Errorf("%s: %q: %v", c.file, c.said, faults)
		}
	}
}

// Sentences of the server are found as its catalog has them, however they are composed; the log's are not.
func TestSentencesOfTheServer(t *testing.T) {
	keys, err := keysOf("a.go", `package a
var page = template.Parse("<p>{{.Say \"Continue\"}} {{count .Rows \"row\"}} {{call $.Say (printf \"Day %d\" .Day)}}</p>")
func f() error {
	slog.Info("nobody reads this")
	if kind == "not a sentence" {
		return fmt.Errorf("for the log: %w", err)
	}
	fields["a"] = label + " is required"
	fields["b"] = "No more than the " + count.Of(n, "spot") + " left"
	return apierr.New(code, fmt.Sprintf("Get %s by %s.", count.Of(n, "person", "people"), "the day before"))
}
func g() error { return apierr.NotFound("trip") }
`)
	if err != nil {
		t.Fatal(err)
	}
	want := []Key{
		{"%d person", "%d people"}, {"%d spot", "%d spots"}, {"%s is required", ""}, {"Continue", ""}, {"Day %d", ""},
		{"Get %s by %s.", ""}, {"No more than the %s left", ""}, {"This trip could not be found.", ""},
		{"the day before", ""},
	}
	got := slices.SortedFunc(maps.Keys(keys), func(a, b Key) int { return strings.Compare(a.One, b.One) })
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// The server says nothing that its catalogs do not have.
func TestTheServersCatalogues(t *testing.T) {
	faults, err := serverFaults()
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range faults {
		t.Error(fault)
	}
}

// No sentence contains a code of the program: each is composed with every value that it can contain.
func TestNoCodeInASentence(t *testing.T) {
	all, err := composedSentences()
	if err != nil {
		t.Fatal(err)
	}
	faults, drawn := codeFaults(all)
	for _, fault := range faults {
		t.Error(fault)
	}
	if drawn < 30 {
		t.Errorf("only %d sentences were drawn with words for codes", drawn)
	}
	some, err := composedIn("a.go", `package a
var a = fmt.Sprintf("An itinerary that is %s cannot be set to %s", from, string(to))
var b = "The bank’s decision: " + x.Status + ". Our books don’t show it yet."
var c = fmt.Sprintf("Add only one %s per day", spoken.Of(spoken.ServiceTypes, service.Type))
`)
	if err != nil {
		t.Fatal(err)
	}
	if faults, drawn := codeFaults(some); len(faults) != 2 || drawn != 9 {
		t.Errorf("%d drawn, %q", drawn, faults)
	}
}

// An email exists in every language with all of its body: a text left in English, or left out, is found.
func TestMailsInEveryLanguage(t *testing.T) {
	faults, err := mailFaults(mailFolder)
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range faults {
		t.Error(fault)
	}
	folder := t.TempDir() + "/"
	for file, content := range map[string]string{
		"en/a.txt": "Your trip is ready\n{{.Trip.Name}}\nSee trip: {{.URL}}\n",
		"de/a.txt": "Deine Reise ist bereit\n{{.Trip.Name}}\nSee trip: {{.URL}}\n",
		"es/a.txt": "Tu viaje está listo\n{{.Trip.Name}}\n",
	} {
		if err := os.MkdirAll(filepath.Dir(folder+file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(folder+file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	faults, err = mailFaults(folder)
	if err != nil || len(faults) != 2 || !strings.Contains(faults[0], `"See trip: {{.URL}}" is English`) ||
		!strings.Contains(faults[1], "1 texts, and 2") {
		t.Errorf("%q, %v", faults, err)
	}
}

// Comments are found across lines, with the line of each phrase; names and generated files are exempt.
func TestCommentsAvoidPhrases(t *testing.T) {
	for name, c := range map[string]struct {
		read    func(file, content string) ([]Text, error)
		content string
		want    []string
	}{
		"Go": {goComments, "package a\n\n// anew asks anew.\n// What became\n// of it.\nvar a = \"his\"\n",
			[]string{"a:3", "a:4"}},
		"generated": {goComments, "// Code generated by x. DO NOT EDIT.\n\npackage a\n\n// A is his.\nvar A int\n", nil},
		"TypeScript": {webComments, "/**\n * Sent to\n * him.\n */\nconst a = 'his'; // what\n// became of it\n",
			[]string{"a:3", "a:5"}},
	} {
		t.Run(name, func(t *testing.T) {
			texts, err := c.read("a", c.content)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, text := range texts {
				for _, fault := range commentFaults(text) {
					got = append(got, strings.Join(strings.Split(fault, ":")[:2], ":"))
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
