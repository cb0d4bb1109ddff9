package reported

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/platform/db"
	"caravan/backend/platform/page"
)

// News is the payload of a company's webhook: that something happened to a ride. The ride's status is fetched, so
// webhooks may arrive in any order and repeatedly. ID tells deliveries apart, if the company gives one.
type News struct {
	ID      string `json:"id,omitempty"`
	RideRef string `json:"rideRef"`
}

// Effects of what companies report, as the timeline has them, besides a ride's new status.
const (
	Driver        = "ride.driver_assigned"
	Refused       = "ride.refused"
	ChangeRefused = "ride.change_refused"
	nothing       = "ride.reported" // nothing that we didn't know
)

// moved are the effects by the status that a ride moved to.
var moved = map[string]string{
	"awaiting approval": "ride.awaiting_approval", "confirmed": "ride.confirmed", "planned": Driver,
	"driver underway": "ride.driver_underway", "driver arrived": "ride.driver_arrived",
	"journey in progress": "ride.started", "completed": "ride.completed", "cancelled free": "ride.canceled",
	"cancelled with costs": "ride.canceled",
}

// Moved returns the effect of a new status, "" if the status is the same.
func Moved(before, after string) string {
	if before == after {
		return ""
	}
	return moved[after]
}

// RecordTx stores what a company reported: an effect, or a webhook without one. A repeated webhook, which has the same
// id or reports the same status, is stored once.
func RecordTx(ctx context.Context, tx pgx.Tx, row transferdb.GroundTransfer, effect string, news *News,
	at time.Time) error {
	if effect == "" && news == nil {
		return nil
	}
	t, q := tenant.From(ctx), transferdb.New(tx)
	e := transferdb.RecordEventParams{TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), RideID: row.ID, TripID: row.TripID,
		BookingID: row.BookingID, HostID: row.HostID, CompanyID: row.CompanyID, Company: row.Company, Kind: effect,
		Outcome: row.Status, ReceivedAt: at}
	if row.ProviderRef != nil {
		e.Reference = *row.ProviderRef
	}
	if news != nil {
		delivery := news.ID
		if delivery == "" {
			delivery = news.RideRef + "/" + row.Status
		}
		known, err := q.DeliveryKnown(ctx, transferdb.DeliveryKnownParams{TenantID: t.ID, CompanyID: row.CompanyID,
			Delivery: &delivery})
		if err != nil {
			return fmt.Errorf("known event: %w", err)
		}
		if !known {
			e.Delivery = &delivery
		}
	}
	if effect == "" {
		if e.Delivery == nil {
			return nil
		}
		e.Kind = nothing
	}
	if err := q.RecordEvent(ctx, e); err != nil {
		return fmt.Errorf("record event: %w", err)
	}
	return nil
}

// Late stores a webhook about a ride that is over.
func Late(ctx context.Context, pool *db.DB, row transferdb.GroundTransfer, news *News, at time.Time) error {
	if news == nil {
		return nil
	}
	return pool.InTenantTx(ctx, row.TenantID, func(tx pgx.Tx) error { return RecordTx(ctx, tx, row, "", news, at) })
}

// InForceTx counts each company's rides that have not ended.
func InForceTx(ctx context.Context, tx pgx.Tx, use *tenant.CompanyUse) error {
	rows, err := transferdb.New(tx).InForce(ctx, tenant.From(ctx).ID)
	if err != nil {
		return fmt.Errorf("rides ahead: %w", err)
	}
	for _, row := range rows {
		use.InForce[row.CompanyID] = int(row.Count)
	}
	return nil
}

// Of says whose rides' events are asked for: those of orders, and those of the host of a trip, or of a host.
type Of struct {
	Orders         []uuid.UUID
	TripID, HostID *uuid.UUID
}

// Reader reads what companies reported. It needs nothing.
type Reader struct{}

// ReportedTx returns the events that follow a position, newest first.
func (Reader) ReportedTx(ctx context.Context, tx pgx.Tx, of Of, after page.Instant, most int) (
	[]transferdb.PastEventsRow, error) {
	at, id := after.Below()
	rows, err := transferdb.New(tx).PastEvents(ctx, transferdb.PastEventsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: of.Orders, TripID: of.TripID, HostID: of.HostID, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("past events of transfer companies: %w", err)
	}
	return rows, nil
}
