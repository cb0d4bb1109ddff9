package payment

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// TripFigures are a trip's money in a period, in minor units. SoldMinor is what travelers were charged, less
// cancellations and discounts; EarnedMinor is the marketplace's margin.
type TripFigures struct {
	SoldMinor, CollectedMinor, RefundedMinor, EarnedMinor int64
}

// Figures sums up the books for other domains, with only a transaction.
type Figures struct{}

// OfTripsTx returns the money of the trips of one currency, by trip, that was posted from one instant until before
// another.
func (Figures) OfTripsTx(ctx context.Context, tx pgx.Tx, currency string,
	since, until time.Time) (map[uuid.UUID]TripFigures, error) {
	rows, err := paymentdb.New(tx).TripFigures(ctx, paymentdb.TripFiguresParams{
		TenantID: tenant.From(ctx).ID, Currency: currency, Since: since, Until: until,
	})
	if err != nil {
		return nil, fmt.Errorf("money of trips: %w", err)
	}
	out := make(map[uuid.UUID]TripFigures, len(rows))
	for _, r := range rows {
		out[r.TripID] = TripFigures{r.SoldMinor, r.CollectedMinor, r.RefundedMinor, r.EarnedMinor}
	}
	return out, nil
}

// FigureEntry is what was posted together for one reason, as far as it counts towards a figure of one trip.
type FigureEntry struct {
	TransactionID, TripID uuid.UUID
	BookingID             *uuid.UUID
	Kind                  EntryKind
	At                    time.Time
	AmountMinor           int64
	// Rank is what entries are sorted by; see FigurePage.
	Rank int64
}

// FigurePage asks for a page of the entries of a figure of trips: sold, collected, refunded, or earned.
type FigurePage struct {
	Figure, Currency string
	TripIDs          []uuid.UUID
	Since, Until     time.Time
	// Sort is date or amount, with a minus sign for the latest or largest first.
	Sort string
	// After is the last entry of the page before; Rank is the least possible if there is none.
	After FigureEntry
	Limit int32
}

// EntriesTx returns a page of entries, the number of all, and their sum, which is the trips' figure in OfTripsTx. Both
// are 0 if the page is empty.
func (Figures) EntriesTx(ctx context.Context, tx pgx.Tx, p FigurePage) (page []FigureEntry, count int, sumMinor int64,
	err error) {
	rows, err := paymentdb.New(tx).FigureEntries(ctx, paymentdb.FigureEntriesParams{
		TenantID: tenant.From(ctx).ID, Currency: p.Currency, Figure: p.Figure, Since: p.Since, Until: p.Until,
		TripIds: p.TripIDs, Sort: p.Sort, AfterRank: p.After.Rank,
		AfterTransaction: p.After.TransactionID, AfterTrip: p.After.TripID, AfterKind: string(p.After.Kind),
		PageSize: p.Limit,
	})
	if err != nil {
		return nil, 0, 0, fmt.Errorf("entries of a figure: %w", err)
	}
	for _, r := range rows {
		count, sumMinor = int(r.Entries), r.SumMinor
		page = append(page, FigureEntry{TransactionID: r.TransactionID, TripID: r.TripID, BookingID: r.BookingID,
			Kind: EntryKind(r.Kind), At: r.PostedAt, AmountMinor: r.AmountMinor, Rank: r.Rank})
	}
	return page, count, sumMinor, nil
}
