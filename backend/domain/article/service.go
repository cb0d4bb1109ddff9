package article

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article/articledb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/whole"
)

// Service writes and publishes pages.
type Service struct {
	Deps
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB      *db.DB
	Clock   tenant.Clock
	Tenants *tenant.Store
	People  People
}

// People returns the names of those who wrote and published pages.
type People interface {
	NamesTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]string, error)
}

// New returns an error that names any missing dependency.
func New(d Deps) (*Service, error) {
	if err := whole.Check("article", d); err != nil {
		return nil, err
	}
	return &Service{Deps: d}, nil
}

// At is a page in one language.
type At struct {
	Page     Page
	Language string
}

// Text is what a page says.
type Text struct{ Title, HTML string }

// mostVersions is how many versions a list shows; a page that changes weekly has as many in four years.
const mostVersions = 200

// Save stores the draft of a page.
func (s *Service) Save(ctx context.Context, at At, version int64, text Text) error {
	text, err := cleaned(text)
	if err != nil {
		return err
	}
	return s.change(ctx, at, version, "page.save", func(_ pgx.Tx, row *articledb.Article) (before, after any, err error) {
		before = words(at, "draft", row.DraftTitle)
		s.draft(ctx, row, text)
		return before, words(at, "draft", row.DraftTitle), nil
	})
}

func cleaned(text Text) (Text, error) {
	clean, err := Clean(text.HTML)
	return Text{Title: strings.Join(strings.Fields(text.Title), " "), HTML: clean}, err
}

func (s *Service) draft(ctx context.Context, row *articledb.Article, text Text) {
	now := s.Clock.Now(ctx)
	row.DraftTitle, row.DraftHtml, row.DraftedAt, row.DraftedBy = &text.Title, &text.HTML, &now, caller(ctx)
}

func undraft(row *articledb.Article) {
	row.DraftTitle, row.DraftHtml, row.DraftedAt, row.DraftedBy = nil, nil, nil, nil
}

func caller(ctx context.Context) *uuid.UUID {
	p, ok := principal.From(ctx)
	if !ok {
		return nil
	}
	return &p.MemberID
}

// Discard deletes the draft of a page.
func (s *Service) Discard(ctx context.Context, at At, version int64) error {
	return s.change(ctx, at, version, "page.discard",
		func(_ pgx.Tx, row *articledb.Article) (before, after any, err error) {
			if row.DraftTitle == nil {
				return nil, nil, apierr.New(apierr.CodeIllegalState, "This page has no draft.")
			}
			before = words(at, "draft", row.DraftTitle)
			undraft(row)
			return before, nil, nil
		})
}

// Publish publishes the draft of a page as its next version; note says what changed.
func (s *Service) Publish(ctx context.Context, at At, version int64, note string) error {
	return s.changePublished(ctx, at, version, "page.publish",
		func(tx pgx.Tx, row *articledb.Article) (before, after any, err error) {
			return s.publishTx(ctx, tx, at, row, strings.TrimSpace(note))
		})
}

func (s *Service) publishTx(ctx context.Context, tx pgx.Tx, at At, row *articledb.Article, note string) (before,
	after any, err error) {
	if row.DraftTitle == nil {
		return nil, nil, apierr.New(apierr.CodeIllegalState, "This page has no draft.")
	}
	draft := Text{Title: *row.DraftTitle, HTML: *row.DraftHtml}
	missing := map[string]string{}
	if draft.Title == "" {
		missing["title"] = "Give the page a title"
	}
	if draft.HTML == "" {
		missing["html"] = "Write the page before you publish it"
	}
	if len(missing) > 0 {
		return nil, nil, apierr.Invalid(missing)
	}
	q, live := articledb.New(tx), articledb.ArticleVersion{}
	if row.Live != nil {
		if live, err = versionTx(ctx, tx, *row, *row.Live); err != nil {
			return nil, nil, err
		}
		if draft == (Text{Title: live.Title, HTML: live.Html}) {
			return nil, nil, apierr.New(apierr.CodeIllegalState, "The draft says the same as what is published.")
		}
	}
	number, err := q.CreateVersion(ctx, articledb.CreateVersionParams{
		TenantID: row.TenantID, ArticleID: row.ID, Title: draft.Title, Html: draft.HTML, Note: note,
		PublishedAt: s.Clock.Now(ctx), PublishedBy: caller(ctx),
	})
	if err != nil {
		return nil, nil, fmt.Errorf("publish %s: %w", at.Page, err)
	}
	before = published(at, row.Live, live.Title, "")
	undraft(row)
	row.Live = &number
	return before, published(at, row.Live, draft.Title, note), nil
}

// TakeDown ends the publication of a page.
func (s *Service) TakeDown(ctx context.Context, at At, version int64) error {
	return s.changePublished(ctx, at, version, "page.take_down",
		func(tx pgx.Tx, row *articledb.Article) (before, after any, err error) {
			if row.Live == nil {
				return nil, nil, apierr.New(apierr.CodeIllegalState, "This page isn’t published.")
			}
			live, err := versionTx(ctx, tx, *row, *row.Live)
			before = published(at, row.Live, live.Title, "")
			row.Live = nil
			return before, nil, err
		})
}

// Restore makes a published version the draft of its page.
func (s *Service) Restore(ctx context.Context, at At, version int64, number int) error {
	return s.change(ctx, at, version, "page.restore",
		func(tx pgx.Tx, row *articledb.Article) (before, after any, err error) {
			old, err := versionTx(ctx, tx, *row, number)
			if err != nil {
				return nil, nil, err
			}
			before = words(at, "draft", row.DraftTitle)
			s.draft(ctx, row, Text{Title: old.Title, HTML: old.Html})
			return before, published(at, &number, old.Title, ""), nil
		})
}

func versionTx(ctx context.Context, tx pgx.Tx, row articledb.Article, number int) (articledb.ArticleVersion, error) {
	version, err := articledb.New(tx).GetVersion(ctx, articledb.GetVersionParams{TenantID: row.TenantID,
		ArticleID: row.ID, Number: number})
	if db.NoRows(err) {
		return version, apierr.NotFound("version")
	}
	return version, err
}

// words are a draft in the audit log; its text is not recorded.
func words(at At, field string, title *string) any {
	if title == nil {
		return nil
	}
	return map[string]any{"page": at.Page, "language": at.Language, field: *title}
}

// published is a version in the audit log.
func published(at At, number *int, title, note string) any {
	if number == nil {
		return nil
	}
	out := map[string]any{"page": at.Page, "language": at.Language, "number": *number, "title": title}
	if note != "" {
		out["note"] = note
	}
	return out
}

type changing func(tx pgx.Tx, row *articledb.Article) (before, after any, err error)

// change lets fn change a page, and writes it with its audit entry, with optimistic locking. A page that was never
// written has version 0.
func (s *Service) change(ctx context.Context, at At, version int64, action string, fn changing) error {
	return s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		return s.changeTx(ctx, tx, at, version, action, fn)
	})
}

// changePublished is change for what changes which pages are published.
func (s *Service) changePublished(ctx context.Context, at At, version int64, action string, fn changing) error {
	defer s.Tenants.Forget()
	return s.DB.InTenantTx(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		if err := s.changeTx(ctx, tx, at, version, action, fn); err != nil {
			return err
		}
		return s.listTx(ctx, tx)
	})
}

// listTx stores with the marketplace which of its pages are published.
func (s *Service) listTx(ctx context.Context, tx pgx.Tx) error {
	pages, err := articledb.New(tx).PublishedPages(ctx, tenant.From(ctx).ID)
	if err != nil {
		return err
	}
	return s.Tenants.SetPagesTx(ctx, tx, pages)
}

func (s *Service) changeTx(ctx context.Context, tx pgx.Tx, at At, version int64, action string, fn changing) error {
	t, q := tenant.From(ctx), articledb.New(tx)
	row, err := q.LockArticle(ctx, articledb.LockArticleParams{TenantID: t.ID, Page: string(at.Page),
		Language: at.Language})
	isNew := db.NoRows(err)
	if err != nil && !isNew {
		return err
	}
	if row.Version != version {
		return apierr.Conflict()
	}
	if isNew {
		row = articledb.Article{TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), Page: string(at.Page), Language: at.Language}
	}
	before, after, err := fn(tx, &row)
	if err != nil {
		return err
	}
	if isNew {
		created, err := q.CreateArticle(ctx, articledb.CreateArticleParams{
			TenantID: t.ID, ID: row.ID, Page: row.Page, Language: row.Language, DraftTitle: row.DraftTitle,
			DraftHtml: row.DraftHtml, DraftedAt: row.DraftedAt, DraftedBy: row.DraftedBy,
		})
		if err != nil {
			return err
		}
		if created == 0 { // written by someone else meanwhile
			return apierr.Conflict()
		}
	} else if err := q.ChangeArticle(ctx, articledb.ChangeArticleParams{
		TenantID: t.ID, ID: row.ID, DraftTitle: row.DraftTitle, DraftHtml: row.DraftHtml, DraftedAt: row.DraftedAt,
		DraftedBy: row.DraftedBy, Live: row.Live,
	}); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: s.Clock.Now(ctx), Action: action, ObjectType: "Page",
		ObjectID: row.ID, Before: before, After: after})
}

// WriteTx publishes the first version of a page, for a marketplace that is being set up.
func (s *Service) WriteTx(ctx context.Context, tx pgx.Tx, at At, text Text) error {
	text, err := cleaned(text)
	if err != nil {
		return err
	}
	err = s.changeTx(ctx, tx, at, 0, "page.save", func(_ pgx.Tx, row *articledb.Article) (before, after any, err error) {
		s.draft(ctx, row, text)
		return nil, words(at, "draft", row.DraftTitle), nil
	})
	if err != nil {
		return err
	}
	err = s.changeTx(ctx, tx, at, 1, "page.publish",
		func(tx pgx.Tx, row *articledb.Article) (before, after any, err error) {
			return s.publishTx(ctx, tx, at, row, "")
		})
	if err != nil {
		return err
	}
	return s.listTx(ctx, tx)
}
