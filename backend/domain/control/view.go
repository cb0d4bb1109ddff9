package control

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/control/controldb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/controlapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// mostViews is how many views a person can have, so that menus of them stay short.
const mostViews = 50

// keptFor is how long a deleted view can be restored.
const keptFor = 24 * time.Hour

// People returns the names of members.
type People interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

// changes reports whether a person may change a view: their own, and for admins those that are shared.
func changes(p principal.Principal, v controldb.ListView) bool {
	return v.MemberID == p.MemberID || (v.Shared && p.Group == "admin")
}

// Views returns the caller's own views of a list and the shared ones, by name.
func (s *Service) Views(ctx context.Context, list string) (controlapi.ListViews, error) {
	p, t := principal.Must(ctx), tenant.From(ctx)
	out := controlapi.ListViews{Items: []controlapi.ListView{}, CanSave: !p.ReadOnly && !p.Impersonated()}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := controldb.New(tx).ListViews(ctx, controldb.ListViewsParams{TenantID: t.ID, List: list,
			MemberID: p.MemberID})
		if err != nil {
			return fmt.Errorf("views of %s: %w", list, err)
		}
		out.Items, err = s.toldViews(ctx, tx, rows)
		return err
	})
	return out, err
}

func (s *Service) toldViews(ctx context.Context, tx pgx.Tx, rows []controldb.ListView) ([]controlapi.ListView, error) {
	p, items := principal.Must(ctx), make([]controlapi.ListView, len(rows))
	who := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		who[i] = row.MemberID
	}
	names, err := s.People.NamesTx(ctx, tx, who)
	if err != nil {
		return nil, err
	}
	for i, row := range rows {
		items[i] = controlapi.ListView{
			ID: row.ID, Name: row.Name, Query: row.Query, Shared: row.Shared, Own: row.MemberID == p.MemberID,
			CanChange: changes(p, row) && !p.ReadOnly && !p.Impersonated(), Version: row.Version,
		}
		if name := names[row.MemberID]; name != "" {
			items[i].SavedBy = api.NewOptString(name)
		}
	}
	return items, nil
}

// SaveView saves a view: a new one under the given id, a change to one that the caller may change, or one that
// was deleted before.
func (s *Service) SaveView(ctx context.Context, id uuid.UUID, in controlapi.ListViewInput) (
	controlapi.ListView, error) {
	p, t := principal.Must(ctx), tenant.From(ctx)
	if in.Name = strings.TrimSpace(in.Name); in.Name == "" {
		return controlapi.ListView{}, apierr.InvalidField("name", "Enter a name")
	}
	var out controlapi.ListView
	err := s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q := controldb.New(tx)
		if err := q.LockMember(ctx, fmt.Sprintf("list-view/%s/%s", t.ID, p.MemberID)); err != nil {
			return err
		}
		was, err := q.LockView(ctx, controldb.LockViewParams{TenantID: t.ID, ID: id})
		switch {
		case db.NoRows(err):
			err = s.addView(ctx, tx, id, in)
		case err == nil:
			err = s.changeView(ctx, tx, was, in)
		}
		if err != nil {
			return taken(err)
		}
		is, err := q.LockView(ctx, controldb.LockViewParams{TenantID: t.ID, ID: id})
		if err != nil {
			return err
		}
		items, err := s.toldViews(ctx, tx, []controldb.ListView{is})
		if err == nil {
			out = items[0]
		}
		return err
	})
	return out, err
}

func (s *Service) addView(ctx context.Context, tx pgx.Tx, id uuid.UUID, in controlapi.ListViewInput) error {
	p, t := principal.Must(ctx), tenant.From(ctx)
	if in.Version.Set {
		return apierr.NotFound("view")
	}
	if err := room(ctx, tx, p.MemberID); err != nil {
		return err
	}
	err := controldb.New(tx).AddView(ctx, controldb.AddViewParams{
		TenantID: t.ID, ID: id, MemberID: p.MemberID, List: in.List, Name: in.Name, Query: in.Query, Shared: in.Shared,
		SavedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return err
	}
	return s.auditView(ctx, tx, "listView.save", id, nil, map[string]any{"list": in.List, "name": in.Name,
		"query": in.Query, "shared": in.Shared})
}

// room rejects a view beyond a person's limit.
func room(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) error {
	n, err := controldb.New(tx).CountViews(ctx, controldb.CountViewsParams{TenantID: tenant.From(ctx).ID,
		MemberID: memberID})
	if err == nil && n >= mostViews {
		err = apierr.InvalidField("name", fmt.Sprintf("You can save up to %d views. Delete one that you no longer need",
			mostViews))
	}
	return err
}

func (s *Service) changeView(ctx context.Context, tx pgx.Tx, was controldb.ListView,
	in controlapi.ListViewInput) error {
	p, t := principal.Must(ctx), tenant.From(ctx)
	if !changes(p, was) && !was.Shared || was.List != in.List {
		return apierr.NotFound("view")
	}
	if !changes(p, was) {
		return apierr.New(apierr.CodeForbidden, "Only admins and the person who shared this view can change it.")
	}
	same := was.Name == in.Name && was.Query == in.Query && was.Shared == in.Shared
	switch {
	case was.DeletedAt != nil:
		if err := room(ctx, tx, was.MemberID); err != nil {
			return err
		}
	case !in.Version.Set && same:
		return nil // a repeated request
	case in.Version.Value != was.Version:
		return apierr.Conflict()
	case same:
		return nil
	}
	err := controldb.New(tx).ChangeView(ctx, controldb.ChangeViewParams{
		TenantID: t.ID, ID: was.ID, Name: in.Name, Query: in.Query, Shared: in.Shared, SavedAt: s.Clock.Now(ctx),
	})
	if err != nil {
		return err
	}
	return s.auditView(ctx, tx, "listView.save", was.ID, kept(was), map[string]any{"list": in.List, "name": in.Name,
		"query": in.Query, "shared": in.Shared})
}

// taken returns which name is taken.
func taken(err error) error {
	switch db.Constraint(err) {
	case "list_view_own_name":
		return apierr.InvalidField("name", "There’s already a view with this name")
	case "list_view_shared_name":
		return apierr.InvalidField("name", "There’s already a shared view with this name")
	}
	return err
}

// DeleteView deletes a view. Deleting it again changes nothing.
func (s *Service) DeleteView(ctx context.Context, id uuid.UUID) error {
	p, t := principal.Must(ctx), tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		q, now := controldb.New(tx), s.Clock.Now(ctx)
		was, err := q.LockView(ctx, controldb.LockViewParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) || (err == nil && !changes(p, was) && !was.Shared) {
			return apierr.NotFound("view")
		}
		if err != nil || (was.DeletedAt != nil && changes(p, was)) {
			return err
		}
		if !changes(p, was) {
			return apierr.New(apierr.CodeForbidden, "Only admins and the person who shared this view can delete it.")
		}
		if err := q.DeleteView(ctx, controldb.DeleteViewParams{TenantID: t.ID, ID: id, DeletedAt: now}); err != nil {
			return err
		}
		if err := q.ForgetViews(ctx, controldb.ForgetViewsParams{TenantID: t.ID, MemberID: was.MemberID,
			Before: now.Add(-keptFor)}); err != nil {
			return err
		}
		return s.auditView(ctx, tx, "listView.delete", id, kept(was), nil)
	})
}

func kept(v controldb.ListView) map[string]any {
	return map[string]any{"list": v.List, "name": v.Name, "query": v.Query, "shared": v.Shared}
}

func (s *Service) auditView(ctx context.Context, tx pgx.Tx, action string, id uuid.UUID, before, after any) error {
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: tenant.From(ctx).ID, At: s.Clock.Now(ctx), Action: action, ObjectType: "ListView", ObjectID: id,
		Before: before, After: after,
	})
}

// ListListViews implements listListViews.
func (h HTTP) ListListViews(ctx context.Context, params controlapi.ListListViewsParams) (
	*controlapi.ListViewsAnswer, error) {
	views, err := h.Service.Views(ctx, params.List)
	if err != nil {
		return nil, err
	}
	return &controlapi.ListViewsAnswer{Success: true, Data: views}, nil
}

// SaveListView implements saveListView.
func (h HTTP) SaveListView(ctx context.Context, req *controlapi.ListViewInput, params controlapi.SaveListViewParams) (
	*controlapi.ListViewAnswer, error) {
	view, err := h.Service.SaveView(ctx, params.ID, *req)
	if err != nil {
		return nil, err
	}
	return &controlapi.ListViewAnswer{Success: true, Data: view}, nil
}

// DeleteListView implements deleteListView.
func (h HTTP) DeleteListView(ctx context.Context, params controlapi.DeleteListViewParams) (*api.DoneAnswer, error) {
	if err := h.Service.DeleteView(ctx, params.ID); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
