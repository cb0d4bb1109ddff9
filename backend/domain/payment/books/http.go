package books

import (
	"context"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// ListBookMonths implements listBookMonths.
func (h HTTP) ListBookMonths(ctx context.Context) (*paymentapi.BookMonthListAnswer, error) {
	all, err := h.Service.Months(ctx)
	if err != nil {
		return nil, err
	}
	out := paymentapi.BookMonthList{Items: make([]paymentapi.BookMonth, len(all))}
	for i, m := range all {
		out.Items[i] = answer(ctx, m)
	}
	return &paymentapi.BookMonthListAnswer{Success: true, Data: out}, nil
}

// CloseBookMonth implements closeBookMonth. A month is closed once, whatever the key.
func (h HTTP) CloseBookMonth(ctx context.Context, params paymentapi.CloseBookMonthParams) (
	*paymentapi.BookMonthAnswer, error) {
	m, err := h.Service.Close(ctx, civil.Of(params.Month))
	if err != nil {
		return nil, err
	}
	return &paymentapi.BookMonthAnswer{Success: true, Data: answer(ctx, m)}, nil
}

func answer(ctx context.Context, m Month) paymentapi.BookMonth {
	out := paymentapi.BookMonth{
		Month: m.First.UTC(), Entries: m.Entries, Late: m.Late, Totals: make([]paymentapi.BookTotal, len(m.Totals)),
		CanClose: m.ClosedAt == nil && m.Waits == "" && !principal.OnlyLooks(ctx) && !principal.Supports(ctx),
	}
	for i, total := range m.Totals {
		out.Totals[i] = paymentapi.BookTotal{Currency: total.Currency, DebitsMinor: total.DebitsMinor}
	}
	if m.Waits != "" {
		out.Waits = api.NewOptString(m.Waits)
	}
	if m.ClosedAt != nil {
		out.ClosedAt, out.Fingerprint = api.NewOptDateTime(m.ClosedAt.UTC()), api.NewOptString(m.Fingerprint)
		out.LastDay = api.NewOptDate(m.First.AddMonths(1).AddDays(-1).UTC())
	}
	return out
}
