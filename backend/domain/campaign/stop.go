package campaign

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/campaign/campaigndb"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/principal"
)

// Stop stops a campaign in progress: what the mail server has stays sent, everything else is never sent. Stopping
// again changes nothing. A campaign stays stopped; a host who wants to write again creates another email.
func (s *Service) Stop(ctx context.Context, tripID, id uuid.UUID) (api.EmailCampaign, error) {
	t := tenant.From(ctx)
	var out api.EmailCampaign
	err := s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		c, err := campaigndb.New(tx).LockCampaign(ctx, campaigndb.LockCampaignParams{TenantID: t.ID, ID: id})
		if db.NoRows(err) || err == nil && c.TripID != tripID {
			return apierr.NotFound("email")
		}
		if err != nil {
			return fmt.Errorf("campaign: %w", err)
		}
		of, err := s.Trips.LoadTx(ctx, tx, tripID)
		if err != nil {
			return err
		}
		if c.StoppedAt == nil {
			if err := s.stopTx(ctx, tx, c, of); err != nil {
				return err
			}
		}
		out, err = campaignTx(ctx, tx, of, id)
		return err
	})
	return out, err
}

func (s *Service) stopTx(ctx context.Context, tx pgx.Tx, c campaigndb.Campaign, of trip.Trip) error {
	before, err := campaignTx(ctx, tx, of, c.ID)
	if err != nil {
		return err
	}
	if !before.Stoppable {
		return apierr.New(apierr.CodeIllegalState, "This email has already gone out.")
	}
	now, q, by := s.Clock.Now(ctx), campaigndb.New(tx), principal.Must(ctx).MemberID
	if err := q.StopCampaign(ctx, campaigndb.StopCampaignParams{TenantID: c.TenantID, ID: c.ID, Now: now,
		StoppedBy: &by}); err != nil {
		return fmt.Errorf("stop campaign: %w", err)
	}
	keys, err := notification.Batches{}.HoldBackTx(ctx, tx, c.ID)
	if err != nil {
		return err
	}
	ids := make([]uuid.UUID, len(keys))
	for i, key := range keys {
		if ids[i], err = readerOfKey(key); err != nil {
			return err
		}
	}
	if err := q.HeldBack(ctx, campaigndb.HeldBackParams{TenantID: c.TenantID, Ids: ids}); err != nil {
		return fmt.Errorf("readers held back: %w", err)
	}
	return audit.Record(ctx, tx, audit.Entry{
		TenantID: c.TenantID, At: now, Action: "campaign.stop", ObjectType: "Trip", ObjectID: c.TripID,
		After: map[string]any{"campaign": c.ID, "kind": c.Kind, "recipients": c.Recipients, "sent": before.Sent},
	})
}

func readerOfKey(key string) (uuid.UUID, error) {
	return uuid.Parse(strings.TrimPrefix(key, keyPrefix))
}

// leftAnyway records that a reader got an email which the mail server was accepting when the campaign was
// stopped, or when another worker took the sending one for dead.
func leftAnyway(ctx context.Context, tx pgx.Tx, e notification.LeftAnyway) error {
	return settleTx(ctx, tx, e.Key, campaigndb.RecipientsDoneParams{State: "sent", SentAt: &e.At})
}

// uncertain records that a reader may have got an email.
func uncertain(ctx context.Context, tx pgx.Tx, e notification.Uncertain) error {
	return settleTx(ctx, tx, e.Key, campaigndb.RecipientsDoneParams{State: "uncertain"})
}

// settleTx records the outcome of one email, if it is a campaign's.
func settleTx(ctx context.Context, tx pgx.Tx, key string, done campaigndb.RecipientsDoneParams) error {
	if !strings.HasPrefix(key, keyPrefix) {
		return nil
	}
	id, err := readerOfKey(key)
	if err != nil {
		return err
	}
	done.TenantID, done.Ids = tenant.From(ctx).ID, []uuid.UUID{id}
	if err := campaigndb.New(tx).RecipientsDone(ctx, done); err != nil {
		return fmt.Errorf("reader of a campaign: %w", err)
	}
	return nil
}

// campaignTx returns one campaign of a trip with its results.
func campaignTx(ctx context.Context, tx pgx.Tx, t trip.Trip, id uuid.UUID) (api.EmailCampaign, error) {
	all, err := Figures{}.CampaignsTx(ctx, tx, t)
	for _, one := range all {
		if one.ID.Value == id {
			return one, err
		}
	}
	return api.EmailCampaign{}, err
}
