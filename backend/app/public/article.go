package public

import (
	"context"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"caravan/backend/domain/article"
	"caravan/backend/domain/tenant"
)

// versionQuery is the query parameter for an earlier version of a page that the marketplace writes.
const versionQuery = "version"

// versionNumber is what a version can look like.
var versionNumber = regexp.MustCompile(`^[1-9][0-9]{0,4}$`)

// PagePath returns the name of the marketplace's page at a path with or without its version; it is the name of none for
// other paths.
func PagePath(address string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(address, "/"), "?")
	return name
}

// WithVersion returns the path of a page that the marketplace writes with the version that a request asks for; other
// paths stay as they are.
func WithVersion(address string, asked url.Values) string {
	number := asked.Get(versionQuery)
	if !article.Page(PagePath(address)).Public() || !versionNumber.MatchString(number) {
		return address
	}
	return address + "?" + versionQuery + "=" + number
}

// article returns the head of a page that the marketplace writes. Earlier versions are not indexed.
func (h *Heads) article(ctx context.Context, t tenant.Tenant, head *Head, address string) error {
	_, version, _ := strings.Cut(address, versionQuery+"=")
	number, _ := strconv.Atoi(version)
	name := PagePath(address)
	page, all, err := h.Pages.Read(ctx, article.Page(name), head.language, number)
	if err != nil {
		return err
	}
	head.Title, head.Kind = page.Title+" · "+t.Brand, "article"
	head.Description = inShort(article.Plain(page.HTML))
	head.Canonical = h.Origin(t) + "/" + name
	head.Hidden = page.Number != all[0].Number
	return nil
}

// writtenPages returns the paths of the marketplace's own pages that are published, for the sitemap.
func writtenPages(t tenant.Tenant) (out []string) {
	for _, page := range t.Pages {
		if article.Page(page).Public() {
			out = append(out, "/"+page)
		}
	}
	return out
}
