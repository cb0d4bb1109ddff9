package web

import (
	"encoding/json"
	"regexp"
	"slices"

	"caravan/backend/domain/tenant"
)

// headingFace is the link by which the build makes a browser load the heading face that most marketplaces have.
var headingFace = regexp.MustCompile(`\s*<link rel="preload"[^>]*/newsreader-latin-400-normal-[^>]*>`)

// withFaces leaves in a page's head the fonts that the marketplace uses.
func withFaces(t tenant.Tenant, page []byte) []byte {
	var theme tenant.Theme
	if json.Unmarshal(t.Theme, &theme) != nil || theme.DisplayFont == "" || theme.DisplayFont == "newsreader" {
		return page
	}
	return headingFace.ReplaceAll(page, nil)
}

// facesOf are the faces that a marketplace chose, by the names of the look.
func facesOf(t tenant.Tenant) []string {
	var theme tenant.Theme
	if json.Unmarshal(t.Theme, &theme) != nil {
		return nil
	}
	faces := slices.DeleteFunc([]string{theme.DisplayFont, theme.TextFont}, func(face string) bool { return face == "" })
	return slices.Compact(faces)
}
