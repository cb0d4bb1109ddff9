package notification

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification/notificationdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/page"
	"caravan/backend/platform/principal"
)

// unnoticed are emails that are not notices: those that open an account, promotions and mail server tests.
var unnoticed = []string{string(Activation), string(PasswordReset), string(PasswordHelp), string(TripPromotion),
	string(CheckoutLeft), string(OpeningConfirm), string(TripOpened), string(TestMail), string(PayoutSetup)}

// noticesKeep is how long an email is listed as a notice.
const noticesKeep = 90 * 24 * time.Hour

// noticePath returns the page of the product that an email links to. A path that contains a secret stays in the
// email.
func noticePath(m Mail) string {
	path := m.Data.Path
	if !strings.HasPrefix(path, "/") || strings.Contains(path, "token=") || strings.Contains(path, "code=") {
		return ""
	}
	return path
}

// recordID finds the ids of records in keys and paths.
var recordID = regexp.MustCompile(`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`)

// about returns the ids of the records that an email is about, each once: those that its key and its link name.
func about(m Mail) []uuid.UUID {
	out := []uuid.UUID{}
	for _, text := range recordID.FindAllString(m.Key+" "+noticePath(m), -1) {
		if id, err := uuid.Parse(text); err == nil && !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

type noticeCursor struct {
	ID uuid.UUID `json:"i"`
}

// Notices lists those of the caller, newest first.
func (s *Service) Notices(ctx context.Context, after string, limit int) (notificationapi.NoticePage, error) {
	t, p := tenant.From(ctx), principal.Must(ctx)
	out := notificationapi.NoticePage{Items: []notificationapi.Notice{}}
	var from noticeCursor
	if err := page.Decode(after, &from); err != nil {
		return out, err
	}
	query := notificationdb.ListNoticesParams{
		TenantID: t.ID, Recipient: p.Email, Since: s.Clock.Now(ctx).Add(-noticesKeep), Hidden: unnoticed,
		PageSize: int32(limit + 1),
	}
	if from.ID != uuid.Nil {
		query.BeforeID = &from.ID
	}
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		rows, err := notificationdb.New(tx).ListNotices(ctx, query)
		if err != nil {
			return fmt.Errorf("list notices: %w", err)
		}
		rows, next := page.Cut(rows, limit, func(r notificationdb.ListNoticesRow) any { return noticeCursor{r.ID} })
		if next != "" {
			out.NextCursor = api.NewOptString(next)
		}
		for _, row := range rows {
			out.Items = append(out.Items, notice(row))
		}
		out.Unread, err = s.unreadTx(ctx, tx)
		return err
	})
	return out, err
}

func notice(row notificationdb.ListNoticesRow) notificationapi.Notice {
	out := notificationapi.Notice{ID: row.ID, Title: row.Subject, At: row.CreatedAt.UTC(), Read: row.ReadAt != nil}
	if row.Path != "" {
		out.Path = api.NewOptString(row.Path)
	}
	return out
}

// ReadNotices marks notices of the caller as read.
func (s *Service) ReadNotices(ctx context.Context, in *notificationapi.NoticesRead) error {
	t, p, now := tenant.From(ctx), principal.Must(ctx), s.Clock.Now(ctx)
	params := notificationdb.ReadNoticesParams{
		TenantID: t.ID, Recipient: p.Email, Since: now.Add(-noticesKeep), Ids: append([]uuid.UUID{}, in.Ids...), ReadAt: &now,
	}
	if in.UpTo.Set {
		params.UpTo = &in.UpTo.Value
	}
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		if err := notificationdb.New(tx).ReadNotices(ctx, params); err != nil {
			return fmt.Errorf("read notices: %w", err)
		}
		return nil
	})
}

func (s *Service) unreadTx(ctx context.Context, tx pgx.Tx) (int, error) {
	n, err := notificationdb.New(tx).CountUnread(ctx, notificationdb.CountUnreadParams{
		TenantID: tenant.From(ctx).ID, Recipient: principal.Must(ctx).Email, Since: s.Clock.Now(ctx).Add(-noticesKeep),
		Hidden: unnoticed,
	})
	if err != nil {
		return 0, fmt.Errorf("count unread notices: %w", err)
	}
	return int(n), nil
}
