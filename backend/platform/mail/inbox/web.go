package inbox

import (
	"embed"
	"encoding/json"
	"fmt"
	"html/template"
	"mime"
	"net/http"
	"strconv"
	"strings"
	"time"
)

//go:embed assets
var assets embed.FS

var page = template.Must(template.New("page.html").Funcs(template.FuncMap{
	"when": func(t time.Time) string { return t.Format("2 Jan 15:04") },
	"iso":  func(t time.Time) string { return t.Format(time.RFC3339) },
	"join": func(list []string) string { return strings.Join(list, ", ") },
	"size": func(n int) string {
		if n < 1<<10 {
			return fmt.Sprintf("%d B", n)
		}
		return fmt.Sprintf("%.0f KB", float64(n)/(1<<10))
	},
}).ParseFS(assets, "assets/page.html"))

func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", s.showList)
	mux.HandleFunc("GET /messages/{id}", s.showMessage)
	mux.HandleFunc("GET /messages/{id}/body", s.showBody)
	mux.HandleFunc("GET /messages/{id}/attachments/{n}", s.showAttachment)
	mux.HandleFunc("GET /inbox.css", asset("assets/inbox.css", "text/css; charset=utf-8"))
	mux.HandleFunc("GET /inbox.js", asset("assets/inbox.js", "text/javascript; charset=utf-8"))

	mux.HandleFunc("GET /api/revision", s.apiRevision)
	mux.HandleFunc("GET /api/messages", s.apiList)
	mux.HandleFunc("GET /api/messages/{id}", s.apiMessage)
	mux.HandleFunc("DELETE /api/messages", s.apiClear)
	return mux
}

type view struct {
	Base     string // relative path from this page to the root
	To       string
	List     []*Message
	Selected *Message
	Revision int
}

func (s *Server) showList(w http.ResponseWriter, r *http.Request) {
	s.render(w, http.StatusOK, view{Base: "./", To: r.URL.Query().Get("to")})
}

func (s *Server) showMessage(w http.ResponseWriter, r *http.Request) {
	m, ok := s.message(r.PathValue("id"))
	status := http.StatusOK
	if !ok {
		status = http.StatusNotFound
	}
	s.render(w, status, view{Base: "../", To: r.URL.Query().Get("to"), Selected: m})
}

func (s *Server) render(w http.ResponseWriter, status int, v view) {
	v.List = s.Messages(v.To)
	s.mu.RLock()
	v.Revision = s.revision
	s.mu.RUnlock()
	header := w.Header()
	header.Set("Content-Type", "text/html; charset=utf-8")
	header.Set("Cache-Control", "no-store")
	header.Set("Content-Security-Policy",
		"default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'")
	w.WriteHeader(status)
	_ = page.Execute(w, v)
}

// showBody serves a message's untrusted markup: it runs no script and has an opaque origin. Links open outside
// the frame.
func (s *Server) showBody(w http.ResponseWriter, r *http.Request) {
	m, ok := s.message(r.PathValue("id"))
	if !ok {
		http.NotFound(w, r)
		return
	}
	header := w.Header()
	header.Set("Content-Type", "text/html; charset=utf-8")
	header.Set("Content-Security-Policy",
		"sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *")
	header.Set("X-Content-Type-Options", "nosniff")
	body := m.HTML
	for n, file := range m.Attachments {
		if file.ContentID != "" {
			body = strings.ReplaceAll(body, "cid:"+file.ContentID, "attachments/"+strconv.Itoa(n))
		}
	}
	_, _ = w.Write([]byte(`<base target="_blank">` + body))
}

func (s *Server) showAttachment(w http.ResponseWriter, r *http.Request) {
	m, ok := s.message(r.PathValue("id"))
	n, err := strconv.Atoi(r.PathValue("n"))
	if !ok || err != nil || n < 0 || n >= len(m.Attachments) {
		http.NotFound(w, r)
		return
	}
	file := m.Attachments[n]
	header := w.Header()
	header.Set("Content-Type", file.ContentType)
	header.Set("Content-Security-Policy", "sandbox; default-src 'none'; img-src 'self'")
	header.Set("X-Content-Type-Options", "nosniff")
	if file.ContentID == "" {
		header.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": file.Name}))
	}
	_, _ = w.Write(file.content)
}

func asset(name, contentType string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		raw, err := assets.ReadFile(name)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", contentType)
		w.Header().Set("Cache-Control", "no-cache")
		_, _ = w.Write(raw)
	}
}

func (s *Server) apiRevision(w http.ResponseWriter, _ *http.Request) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	answer(w, map[string]int{"revision": s.revision})
}

func (s *Server) apiList(w http.ResponseWriter, r *http.Request) {
	answer(w, map[string]any{"messages": s.Messages(r.URL.Query().Get("to"))})
}

func (s *Server) apiMessage(w http.ResponseWriter, r *http.Request) {
	m, ok := s.message(r.PathValue("id"))
	if !ok {
		http.NotFound(w, r)
		return
	}
	answer(w, m)
}

func (s *Server) apiClear(w http.ResponseWriter, _ *http.Request) {
	if err := s.Clear(); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

func answer(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_ = json.NewEncoder(w).Encode(v)
}
