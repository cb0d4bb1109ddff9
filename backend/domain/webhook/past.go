package webhook

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/webhook/webhookdb"
	"caravan/backend/platform/page"
)

// Concerning says whom an event concerns: exactly one of the fields is set.
type Concerning struct {
	TripID, HostID, OperatorID *uuid.UUID
	Bookings                   []uuid.UUID
}

// Concerned is a delivery with the address that it is sent to.
type Concerned struct {
	webhookdb.WebhookDelivery

	URL string
}

// PastTx returns the deliveries of events that follow a position, newest first.
func (*Service) PastTx(ctx context.Context, tx pgx.Tx, of Concerning, after page.Instant, most int) (
	[]Concerned, error) {
	rows, err := pastTx(ctx, tx, of, after, most)
	if err != nil {
		return nil, fmt.Errorf("past deliveries: %w", err)
	}
	ids := make([]uuid.UUID, len(rows))
	for i, row := range rows {
		ids[i] = row.WebhookID
	}
	to, err := webhookdb.New(tx).WebhooksOf(ctx, webhookdb.WebhooksOfParams{TenantID: tenant.From(ctx).ID,
		Ids: ids})
	if err != nil {
		return nil, fmt.Errorf("webhooks of past deliveries: %w", err)
	}
	urls := make(map[uuid.UUID]string, len(to))
	for _, w := range to {
		urls[w.ID] = w.Url
	}
	out := make([]Concerned, len(rows))
	for i, row := range rows {
		out[i] = Concerned{row, urls[row.WebhookID]}
	}
	return out, nil
}

// pastTx has a statement for each, so that each reads its index in order.
func pastTx(ctx context.Context, tx pgx.Tx, of Concerning, after page.Instant, most int) (
	[]webhookdb.WebhookDelivery, error) {
	q, t := webhookdb.New(tx), tenant.From(ctx).ID
	at, id := after.Below()
	switch {
	case of.TripID != nil:
		return q.TripDeliveries(ctx, webhookdb.TripDeliveriesParams{TenantID: t, TripID: *of.TripID, BeforeAt: at,
			BeforeID: id, PageSize: int32(most)})
	case of.HostID != nil:
		return q.HostDeliveries(ctx, webhookdb.HostDeliveriesParams{TenantID: t, HostID: *of.HostID, BeforeAt: at,
			BeforeID: id, PageSize: int32(most)})
	case of.OperatorID != nil:
		return q.OperatorDeliveries(ctx, webhookdb.OperatorDeliveriesParams{TenantID: t, OperatorID: *of.OperatorID,
			BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	}
	return q.BookingDeliveries(ctx, webhookdb.BookingDeliveriesParams{TenantID: t, BookingIds: of.Bookings, BeforeAt: at,
		BeforeID: id, PageSize: int32(most)})
}
