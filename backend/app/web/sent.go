package web

import (
	"bytes"
	"net/http"
	"regexp"
	"strconv"

	"caravan/backend/app/asset"
	"caravan/backend/app/drawn"
	"caravan/backend/app/public"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/compress"
	"caravan/backend/platform/rest"
)

// sitePage is the built page of the site.
const sitePage = "site/index.html"

// noncePlaces are where the build has put the nonce: its own element, and attributes.
var noncePlaces = regexp.MustCompile(`\s*<meta property="csp-nonce"[^>]*>| nonce="` + public.NoncePlaceholder + `"`)

// sent returns a rendered page within the app's page, which it is put into once for all visitors: the nonce is not
// part of it. Its inline scripts are allowed by their digests, and its files by their origin.
func (s *Web) sent(content *drawn.Page, head public.Head, signedIn bool, language string, t tenant.Tenant,
	within func() []byte) *drawn.Sent {
	kept := &content.Sent[0]
	if signedIn {
		kept = &content.Sent[1]
	}
	if found := kept.Load(); found != nil && found.Head == head.Version && bytes.Equal(found.Theme, t.Theme) {
		return found
	}
	page, inline := s.drawn.Into(within(), content, language, drawn.Live{Now: signedIn, Faces: facesOf(t)})
	if at := bytes.LastIndex(page, bodyEnd); at >= 0 {
		page = page[:at]
	}
	made := &drawn.Sent{Head: head.Version, Theme: t.Theme, Version: asset.Digest(page), Text: compress.Keep(page)}
	if inline != nil {
		made.Styles = " " + asset.Source(inline)
	}
	kept.Store(made)
	return made
}

// serveSent responds with a rendered page. It ends with its nonce, for the style elements that scripts create.
func (s *Web) serveSent(w http.ResponseWriter, r *http.Request, page *drawn.Sent) {
	nonce, same := nonceOf(r, page.Version)
	s.writeHead(w, r, policy{scripts: s.inline, styles: quoted(nonce) + page.Styles, framers: s.Heads.Framers(r)})
	if tagged(w, page.Version, nonce, same) {
		return
	}
	coding := compress.Coding(r.Header.Get("Accept-Encoding"))
	body, err := page.Text.With([]byte(`<meta property="csp-nonce" nonce="`+nonce+`"></body></html>`), coding)
	if err != nil {
		rest.Write(r.Context(), w, apierr.From(err))
		return
	}
	if coding != "" {
		w.Header().Set("Content-Encoding", coding)
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	_, _ = w.Write(body)
}
