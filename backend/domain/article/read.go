package article

import (
	"context"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article/articledb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
)

// State is a page in one language as an admin sees it.
type State struct {
	At

	Version   int64
	Text      Text
	DraftedAt *time.Time
	DraftedBy string
	Live      *Version
	// Same reports whether the draft says what is published.
	Same bool
}

// Actions returns what can be done with the page now.
func (s State) Actions() []string {
	actions := []string{"save"}
	if s.DraftedAt != nil {
		if s.Text.Title != "" && s.Text.HTML != "" && !s.Same {
			actions = append(actions, "publish")
		}
		actions = append(actions, "discard")
	}
	if s.Live != nil {
		actions = append(actions, "takeDown")
	}
	return actions
}

// Version is a published version.
type Version struct {
	Number      int
	Title, Note string
	HTML        string // empty in lists
	PublishedAt time.Time
	PublishedBy string
	Live        bool

	by *uuid.UUID
}

// List returns the pages that were written, with their state.
func (s *Service) List(ctx context.Context) ([]State, error) {
	var out []State
	t := tenant.From(ctx)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := articledb.New(tx).ListArticles(ctx, t.ID)
		if err != nil {
			return err
		}
		versions := make([]Version, len(rows))
		for i, row := range rows {
			if row.Live != nil {
				versions[i] = Version{Number: *row.Live, Title: *row.Title, Note: *row.Note, PublishedAt: *row.PublishedAt,
					Live: true, by: row.PublishedBy}
			}
		}
		if err := s.nameTx(ctx, tx, versions); err != nil {
			return err
		}
		for i, row := range rows {
			state := State{At: At{Page(row.Page), row.Language}, DraftedAt: row.DraftedAt}
			if row.Live != nil {
				state.Live = &versions[i]
			}
			out = append(out, state)
		}
		slices.SortStableFunc(out, func(a, b State) int {
			return slices.Index(Pages, a.Page) - slices.Index(Pages, b.Page)
		})
		return nil
	})
	return out, err
}

// nameTx fills in who published versions.
func (s *Service) nameTx(ctx context.Context, tx pgx.Tx, versions []Version) error {
	var ids []uuid.UUID
	for _, v := range versions {
		if v.by != nil {
			ids = append(ids, *v.by)
		}
	}
	names, err := s.People.NamesTx(ctx, tx, ids)
	for i, v := range versions {
		if v.by != nil {
			versions[i].PublishedBy = names[*v.by]
		}
	}
	return err
}

// Get returns a page; one that was never written is empty.
func (s *Service) Get(ctx context.Context, at At) (State, error) {
	out, t := State{At: at}, tenant.From(ctx)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := articledb.New(tx).GetArticle(ctx, articledb.GetArticleParams{TenantID: t.ID, Page: string(at.Page),
			Language: at.Language})
		if db.NoRows(err) {
			return nil
		}
		if err != nil {
			return err
		}
		out.Version, out.DraftedAt = row.Version, row.DraftedAt
		if row.Live != nil {
			live, err := s.readVersionTx(ctx, tx, row, *row.Live)
			if err != nil {
				return err
			}
			out.Live, out.Text = &live, Text{live.Title, live.HTML}
		}
		if row.DraftTitle != nil {
			draft := Text{*row.DraftTitle, *row.DraftHtml}
			out.Same = out.Live != nil && draft == out.Text
			out.Text = draft
		}
		if row.DraftedBy != nil {
			names, err := s.People.NamesTx(ctx, tx, []uuid.UUID{*row.DraftedBy})
			out.DraftedBy = names[*row.DraftedBy]
			return err
		}
		return nil
	})
	return out, err
}

func (s *Service) readVersionTx(ctx context.Context, tx pgx.Tx, row articledb.Article, number int) (Version, error) {
	v, err := versionTx(ctx, tx, row, number)
	if err != nil {
		return Version{}, err
	}
	out := []Version{{Number: v.Number, Title: v.Title, Note: v.Note, HTML: v.Html, PublishedAt: v.PublishedAt,
		Live: row.Live != nil && *row.Live == v.Number, by: v.PublishedBy}}
	err = s.nameTx(ctx, tx, out)
	return out[0], err
}

// rowTx returns a page that was written.
func rowTx(ctx context.Context, tx pgx.Tx, at At) (articledb.Article, error) {
	row, err := articledb.New(tx).GetArticle(ctx, articledb.GetArticleParams{TenantID: tenant.From(ctx).ID,
		Page: string(at.Page), Language: at.Language})
	if db.NoRows(err) {
		return row, apierr.NotFound("page")
	}
	return row, err
}

// Versions returns the published versions of a page, newest first.
func (s *Service) Versions(ctx context.Context, at At) ([]Version, error) {
	out := []Version{}
	t := tenant.From(ctx)
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := rowTx(ctx, tx, at)
		if err != nil {
			return err
		}
		rows, err := articledb.New(tx).ListVersions(ctx, articledb.ListVersionsParams{TenantID: t.ID, ArticleID: row.ID,
			RowLimit: mostVersions})
		if err != nil {
			return err
		}
		for _, v := range rows {
			out = append(out, Version{Number: v.Number, Title: v.Title, Note: v.Note, PublishedAt: v.PublishedAt,
				Live: row.Live != nil && *row.Live == v.Number, by: v.PublishedBy})
		}
		return s.nameTx(ctx, tx, out)
	})
	return out, err
}

// Version returns a published version of a page with its text.
func (s *Service) Version(ctx context.Context, at At, number int) (out Version, err error) {
	err = s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		row, err := rowTx(ctx, tx, at)
		if err != nil {
			return err
		}
		out, err = s.readVersionTx(ctx, tx, row, number)
		return err
	})
	return out, err
}

// Read returns a published page as readers see it, and the versions that they can read, newest first; number is that of
// an earlier version, 0 for the current one.
func (s *Service) Read(ctx context.Context, page Page, language string, number int) (out Article, all []Version,
	err error) {
	t := tenant.From(ctx)
	err = s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		live, ok, err := Reader{}.LiveTx(ctx, tx, page, language)
		if err != nil {
			return err
		}
		if !ok || number > live.Number || number > 0 && number < live.Number && !page.KeepsVersions() {
			return apierr.NotFound("page")
		}
		out = live
		rows, err := articledb.New(tx).ListVersions(ctx, articledb.ListVersionsParams{TenantID: t.ID, ArticleID: live.id,
			RowLimit: mostVersions})
		if err != nil {
			return err
		}
		for _, v := range rows {
			if v.Number == live.Number || v.Number < live.Number && page.KeepsVersions() {
				all = append(all, Version{Number: v.Number, Note: v.Note, PublishedAt: v.PublishedAt})
			}
		}
		if number == 0 || number == live.Number {
			return nil
		}
		old, err := versionTx(ctx, tx, articledb.Article{TenantID: t.ID, ID: live.id}, number)
		out.Number, out.Title, out.HTML, out.PublishedAt = old.Number, old.Title, old.Html, old.PublishedAt
		return err
	})
	return out, all, err
}
