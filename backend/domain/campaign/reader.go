package campaign

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/campaign/campaigndb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
)

// token identifies one reader of one campaign in the links of their email.
func (s *Service) token(tenantID, recipientID uuid.UUID) string {
	return recipientID.String() + "." + s.Tokens.For("campaign", tenantID, recipientID)
}

// Reader is the recipient of an email.
type Reader struct {
	Email    string
	HostID   uuid.UUID
	HostName string
}

var errUnknownLink = apierr.NotFound("link")

func (s *Service) readerTx(ctx context.Context, tx pgx.Tx, token string) (campaigndb.RecipientHostRow, error) {
	t := tenant.From(ctx)
	text, secret, _ := strings.Cut(token, ".")
	id, err := uuid.Parse(text)
	if err != nil || !s.Tokens.Is(secret, "campaign", t.ID, id) {
		return campaigndb.RecipientHostRow{}, errUnknownLink
	}
	row, err := campaigndb.New(tx).RecipientHost(ctx, campaigndb.RecipientHostParams{TenantID: t.ID, ID: id})
	if db.NoRows(err) || err == nil && !row.Marketing {
		return row, errUnknownLink
	}
	return row, err
}

// ReaderOf returns the owner of a link.
func (s *Service) ReaderOf(ctx context.Context, token string) (Reader, error) {
	var out Reader
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) (err error) {
		out, err = s.writtenTx(ctx, tx, token)
		if err != nil {
			return err
		}
		hosts, err := s.Hosts.PersonsTx(ctx, tx, []uuid.UUID{out.HostID})
		out.HostName = hosts[out.HostID].DisplayName
		return err
	})
	return out, err
}

// writtenTx returns who got the email of a token, a campaign's or that of an opening, and whose trips it was
// about.
func (s *Service) writtenTx(ctx context.Context, tx pgx.Tx, token string) (Reader, error) {
	row, err := s.readerTx(ctx, tx, token)
	if err == nil {
		return Reader{Email: row.CampaignRecipient.Email, HostID: row.HostID}, nil
	}
	if !errors.Is(err, errUnknownLink) {
		return Reader{}, err
	}
	w, err := s.watchTx(ctx, tx, token)
	return Reader{Email: w.Email, HostID: w.HostID}, err
}

// Unsubscribe unsubscribes the reader from the host's promotional emails; repeating it changes nothing.
func (s *Service) Unsubscribe(ctx context.Context, token string) error {
	t, now := tenant.From(ctx), s.Clock.Now(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		of, err := s.writtenTx(ctx, tx, token)
		if err != nil {
			return err
		}
		q := campaigndb.New(tx)
		if err := q.EndWatches(ctx, campaigndb.EndWatchesParams{TenantID: t.ID, HostID: of.HostID, Email: of.Email,
			Now: now}); err != nil {
			return fmt.Errorf("end watches: %w", err)
		}
		added, err := q.Unsubscribe(ctx, campaigndb.UnsubscribeParams{TenantID: t.ID, HostID: of.HostID,
			Email: of.Email, At: now})
		if err != nil || added == 0 {
			return err
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: now, Action: "host.unsubscribe", ObjectType: "Host",
			ObjectID: of.HostID})
	})
}

// Opened records that an email was opened. Any other request to the URL is not counted.
func (s *Service) Opened(ctx context.Context, token string) error {
	return s.note(ctx, token, func(q *campaigndb.Queries, tenantID, id uuid.UUID) error {
		return q.Opened(ctx, campaigndb.OpenedParams{TenantID: tenantID, ID: id, Now: s.Clock.Now(ctx)})
	})
}

// ClickedTx records that an email led to the trip's page. An unknown token is no error: the page was visited
// anyway.
func (s *Service) ClickedTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, token string) error {
	row, err := s.readerTx(ctx, tx, token)
	if err != nil || row.TripID != tripID {
		return nil
	}
	return campaigndb.New(tx).Clicked(ctx, campaigndb.ClickedParams{TenantID: tenant.From(ctx).ID,
		ID: row.CampaignRecipient.ID, Now: s.Clock.Now(ctx)})
}

func (s *Service) note(ctx context.Context, token string, fn func(q *campaigndb.Queries, tenantID,
	id uuid.UUID) error) error {
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		row, err := s.readerTx(ctx, tx, token)
		if err != nil {
			return err
		}
		return fn(campaigndb.New(tx), t.ID, row.CampaignRecipient.ID)
	})
}
