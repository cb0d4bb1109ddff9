package app

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"

	"github.com/jackc/pgx/v5"
	"riverqueue.com/riverui"

	"caravan/backend/app/door"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/rest"
)

// boardPath is where River UI is served: every job of the deployment, to inspect, retry, cancel or delete, and
// its queues, to pause. It shows the jobs of all marketplaces, so only platform operators may open it.
const boardPath = "/api/admin/jobs/board"

// boardPolicy lets the pages load their own resources, and be framed by the product.
const boardPolicy = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

// board serves River UI. It is not started: its background service counts all jobs every few seconds, which is
// useful only with more than a million of them.
func (s *Services) board(a door.Authorizer) (http.Handler, error) {
	pages, err := riverui.NewHandler(&riverui.HandlerOpts{
		Endpoints: riverui.NewEndpoints(s.Queue.River, nil), Logger: slog.Default(), Prefix: boardPath,
		JobListHideArgsByDefault: true,
	})
	if err != nil {
		return nil, fmt.Errorf("pages of the queue: %w", err)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx := r.Context()
		reads := r.Method == http.MethodGet || r.Method == http.MethodHead
		err := a.Enter(ctx, permission.Rule{Method: r.Method, Permission: "Tenant#operate_platform", SelfOnly: true,
			Fresh: !reads})
		if err == nil && !reads {
			err = s.noteOnBoard(r)
		}
		if err != nil {
			rest.Write(ctx, w, apierr.From(err))
			return
		}
		w.Header().Set("Content-Security-Policy", boardPolicy)
		pages.ServeHTTP(w, r)
	}), nil
}

// noteOnBoard writes an audit entry before an action on the queue.
func (s *Services) noteOnBoard(r *http.Request) error {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return apierr.Wrap(err, apierr.CodeInvalid, "We couldn’t read this request.")
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	var asked map[string]any
	if len(body) > 0 && json.Unmarshal(body, &asked) != nil {
		return apierr.New(apierr.CodeInvalid, "We couldn’t read this request.")
	}
	ctx, t := r.Context(), tenant.From(r.Context())
	what := strings.Trim(strings.TrimPrefix(r.URL.Path, boardPath+"/api/"), "/")
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		return audit.Record(ctx, tx, audit.Entry{
			TenantID: t.ID, At: s.Clock.Now(ctx), Action: "jobs.changed", ObjectType: "Tenant", ObjectID: t.ID,
			After: map[string]any{"call": r.Method + " " + what, "asked": asked},
		})
	})
}
