package article

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article/articledb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/db"
	"caravan/backend/platform/spoken"
)

// Page names a page.
type Page string

// The pages. Those up to Help have an address of their own.
const (
	Terms       Page = "terms"   // what travelers accept besides the terms of their trip
	Privacy     Page = "privacy" // how personal data is used
	Imprint     Page = "imprint" // who runs the marketplace
	Help        Page = "help"
	Preparation Page = "preparation" // for trips without a preparation file of their own (T-051)
	HostTerms   Page = "hostTerms"   // part of the services agreement (H-544)
)

// Pages lists them in the order in which they are shown.
var Pages = []Page{Terms, Privacy, Imprint, Help, Preparation, HostTerms}

// Public reports whether a page has an address of its own.
func (p Page) Public() bool { return slices.Contains(Pages[:4], p) }

// KeepsVersions reports whether anyone can read earlier versions of a page: people have agreed to them.
func (p Page) KeepsVersions() bool { return p == Terms || p == Privacy }

// Article is a published page.
type Article struct {
	Language    string
	Number      int
	Title, HTML string
	PublishedAt time.Time

	id uuid.UUID
}

// Name identifies a published text within its page.
func (a Article) Name() string { return a.Language + strconv.Itoa(a.Number) }

// Reader reads what is published. It needs only the database.
type Reader struct{}

// LiveTx returns what is published of a page: in a language, else in the marketplace's, else in any. It returns false
// if nothing is.
func (Reader) LiveTx(ctx context.Context, tx pgx.Tx, page Page, language string) (Article, bool, error) {
	t := tenant.From(ctx)
	row, err := articledb.New(tx).LiveArticle(ctx, articledb.LiveArticleParams{TenantID: t.ID, Page: string(page),
		First: language, Second: spoken.Choose(t.Locale)})
	if db.NoRows(err) {
		return Article{}, false, nil
	}
	if err != nil {
		return Article{}, false, fmt.Errorf("published %s: %w", page, err)
	}
	return Article{Language: row.Language, Number: row.Number, Title: row.Title, HTML: row.Html,
		PublishedAt: row.PublishedAt, id: row.ID}, true, nil
}
