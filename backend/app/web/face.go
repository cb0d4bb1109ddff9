package web

import (
	"encoding/json"
	"regexp"
	"slices"

	"caravan/backend/domain/tenant"
)

// headingFace is the link with which the build preloads the heading font that most marketplaces use.
var headingFace = regexp.MustCompile(`\s*<link rel="preload"[^>]*/newsreader-latin-400-normal-[^>]*>`)

// withFaces keeps only the fonts that the marketplace uses in a page's head.
func withFaces(t tenant.Tenant, page []byte) []byte {
	var theme tenant.Theme
	if json.Unmarshal(t.Theme, &theme) != nil || theme.DisplayFont == "" || theme.DisplayFont == "newsreader" {
		return page
	}
	return headingFace.ReplaceAll(page, nil)
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
