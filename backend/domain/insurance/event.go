package insurance

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/page"
)

// What insurers report, as the timeline has it.
const (
	eventConfirmed     = "policy.confirmed"
	eventRefused       = "policy.refused"
	eventChanged       = "policy.changed"
	eventChangeRefused = "policy.change_refused"
	eventCanceled      = "policy.canceled"
	eventCancelRefused = "policy.cancellation_refused"
	eventReported      = "policy.reported" // nothing that we didn't know
)

// eventOf returns what a response did to a policy that had a status; "" if nothing.
func eventOf(before string, row insurancedb.InsurancePolicy, a Result) string {
	if row.Status == before {
		return ""
	}
	refused := a.State == StateRefused
	switch {
	case row.Status == Failed:
		return eventRefused
	case before == Processing:
		return eventConfirmed
	case before == ModifyPending && refused:
		return eventChangeRefused
	case before == ModifyPending:
		return eventChanged
	case refused:
		return eventCancelRefused
	}
	return eventCanceled
}

// eventTx stores what an insurer reported: an effect, or a webhook without one. A repeated webhook, which has the same
// id or reports the same status, is stored once.
func (s *Service) eventTx(ctx context.Context, tx pgx.Tx, row insurancedb.InsurancePolicy, kind string,
	news *News) error {
	t, q := tenant.From(ctx), insurancedb.New(tx)
	e := insurancedb.RecordEventParams{TenantID: t.ID, ID: uuid.Must(uuid.NewV7()), PolicyID: row.ID,
		BookingID: row.BookingID, CompanyID: row.CompanyID, Company: row.Company, Kind: kind, Outcome: row.Status,
		ReceivedAt: s.Clock.Now(ctx)}
	if row.ProviderRef != nil {
		e.Reference = *row.ProviderRef
	}
	if news != nil {
		delivery := news.ID
		if delivery == "" {
			delivery = news.PolicyRef + "/" + row.Status
		}
		known, err := q.DeliveryKnown(ctx, insurancedb.DeliveryKnownParams{TenantID: t.ID, CompanyID: row.CompanyID,
			Delivery: &delivery})
		if err != nil {
			return fmt.Errorf("known event: %w", err)
		}
		if !known {
			e.Delivery = &delivery
		}
	}
	if kind == "" {
		if e.Delivery == nil {
			return nil
		}
		e.Kind = eventReported
	}
	if err := q.RecordEvent(ctx, e); err != nil {
		return fmt.Errorf("record event: %w", err)
	}
	return nil
}

// ReportedTx returns what insurers reported about the policies of orders that follows a position, newest first.
func (*Service) ReportedTx(ctx context.Context, tx pgx.Tx, orders []uuid.UUID, after page.Instant, most int) (
	[]insurancedb.PastEventsRow, error) {
	at, id := after.Below()
	rows, err := insurancedb.New(tx).PastEvents(ctx, insurancedb.PastEventsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: orders, BeforeAt: at, BeforeID: id, PageSize: int32(most)})
	if err != nil {
		return nil, fmt.Errorf("past events of insurers: %w", err)
	}
	return rows, nil
}
