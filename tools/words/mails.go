package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"caravan/backend/platform/spoken"
)

// mailFolder has the emails as templates, a folder for each language.
const mailFolder = "backend/domain/notification/template/"

var (
	mailAction = regexp.MustCompile(`\{\{.*?\}\}`)
	mailMarkup = regexp.MustCompile(`(?s)<(?:style|title).*?</(?:style|title)>|<!--.*?-->|<[^>]*>`)
	// mailWords matches text with words, rather than punctuation or a field's name.
	mailWords = regexp.MustCompile(`\p{L}{2,}`)
)

// mailFaults checks that each email exists in every language of the product, and that no text of a translation is
// still English.
func mailFaults(folder string) (faults []string, err error) {
	english, err := filepath.Glob(folder + "en/*")
	if err != nil || len(english) == 0 {
		return nil, fmt.Errorf("mails: none in %s: %w", folder, err)
	}
	for _, file := range english {
		said, err := mailTexts(file)
		if err != nil {
			return nil, err
		}
		for _, language := range spoken.Languages[1:] {
			of := folder + language.String() + "/" + filepath.Base(file)
			texts, err := mailTexts(of)
			if err != nil {
				faults = append(faults, fmt.Sprintf("%s: this mail is not there", of))
				continue
			}
			if len(texts) != len(said) {
				faults = append(faults, fmt.Sprintf("%s: %d texts, and %d in English", of, len(texts), len(said)))
			}
			for _, text := range texts {
				if slices.Contains(said, text) && !sameEverywhere[strings.Trim(mailAction.ReplaceAllString(text, ""), ": ")] {
					faults = append(faults, fmt.Sprintf("%s: %q is English", of, text))
				}
			}
		}
	}
	return faults, nil
}

// sameEverywhere are texts that are spelled the same in other languages.
var sameEverywhere = map[string]bool{"Total": true}

// mailTexts returns the lines of an email that contain words of ours.
func mailTexts(file string) (texts []string, err error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	plain := string(content)
	if strings.HasSuffix(file, ".html") {
		plain = mailMarkup.ReplaceAllString(plain, "\n")
	}
	for line := range strings.Lines(plain) {
		line = strings.TrimSpace(line)
		if mailWords.MatchString(mailAction.ReplaceAllString(line, "")) {
			texts = append(texts, line)
		}
	}
	return texts, nil
}
