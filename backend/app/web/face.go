package web

import (
	"encoding/json"
	"regexp"
	"slices"

	"caravan/backend/domain/tenant"
)

// headingFace and textFace are the links with which the build preloads the fonts that most marketplaces use.
var (
	headingFace = regexp.MustCompile(`\s*<link [^>]*/newsreader-latin-400-normal-[^>]*>`)
	textFace    = regexp.MustCompile(`\s*<link [^>]*/geist-latin-wght-normal-[^>]*>`)
)

// withFaces keeps only the fonts that the marketplace uses in a page's head.
func withFaces(t tenant.Tenant, page []byte) []byte {
	var theme tenant.Theme
	if json.Unmarshal(t.Theme, &theme) != nil {
		return page
	}
	if theme.DisplayFont != "" && theme.DisplayFont != "newsreader" {
		page = headingFace.ReplaceAll(page, nil)
	}
	if theme.TextFont != "" && theme.TextFont != "geist" && theme.DisplayFont != "geist" {
		page = textFace.ReplaceAll(page, nil)
	}
	return page
}

// facesOf returns the font faces that a marketplace chose, by the names of the look.
func facesOf(t tenant.Tenant) []string {
	var theme tenant.Theme
	if json.Unmarshal(t.Theme, &theme) != nil {
		return nil
	}
	faces := slices.DeleteFunc([]string{theme.DisplayFont, theme.TextFont}, func(face string) bool { return face == "" })
	return slices.Compact(faces)
}
