package payment

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/money"
)

// Account of the ledger.
type Account string

// Accounts. A debit is positive, a credit negative.
const (
	TravelerReceivable  Account = "traveler_receivable"   // what travelers owe
	DeferredTripRevenue Account = "deferred_trip_revenue" // trips sold and not yet made
	ProviderClearing    Account = "provider_clearing"     // money at the payment provider
	TravelerCredit      Account = "traveler_credit"       // money of travelers that pays for no booking
	CancellationFee     Account = "cancellation_fee"
)

// EntryKind says why an entry was posted.
type EntryKind string

// Kinds. Payments and refunds move money; the others change what a booking costs.
const (
	KindCharge       EntryKind = "charge"
	KindCancellation EntryKind = "cancellation"
	KindPayment      EntryKind = "payment"
	KindRefund       EntryKind = "refund"
	KindCredit       EntryKind = "credit"     // money of a cancelled booking that became the customer's credit
	KindFee          EntryKind = "fee"        // kept for a cancellation
	KindForfeit      EntryKind = "forfeit"    // kept because the booking could no longer be refunded
	KindAdjustment   EntryKind = "adjustment" // a booking's price after its rooms or add-ons changed
)

// Entry is one side of a transaction.
type Entry struct {
	Account     Account
	AmountMinor int64
	Currency    string
	Kind        EntryKind
	Memo        string
}

// Transaction is a set of entries that belong together.
type Transaction struct {
	BookingID *uuid.UUID
	TripID    *uuid.UUID
	PaymentID *uuid.UUID
	At        time.Time
	Entries   []Entry
}

// Refusals of a transaction.
var (
	ErrUnbalanced = errors.New("ledger: the entries do not sum to zero")
	ErrEmptyEntry = errors.New("ledger: an entry without amount or currency")
)

// Check refuses entries that do not sum to zero in each currency.
func (t Transaction) Check() error {
	sums := map[string]int64{}
	for _, e := range t.Entries {
		if e.AmountMinor == 0 || e.Currency == "" {
			return ErrEmptyEntry
		}
		sum, err := money.Add(sums[e.Currency], e.AmountMinor)
		if err != nil {
			return err
		}
		sums[e.Currency] = sum
	}
	for currency, sum := range sums {
		if sum != 0 {
			return fmt.Errorf("%w: %d %s", ErrUnbalanced, sum, currency)
		}
	}
	return nil
}

// Move is the pair of entries that takes an amount from one account to another.
func Move(debit, credit Account, minor int64, currency string, kind EntryKind, memo string) []Entry {
	if minor == 0 {
		return nil
	}
	return []Entry{{debit, minor, currency, kind, memo}, {credit, -minor, currency, kind, memo}}
}

// Post writes a transaction to the books. They are append-only: a mistake is corrected by its opposite.
func Post(ctx context.Context, tx pgx.Tx, t Transaction) error {
	if len(t.Entries) == 0 {
		return nil
	}
	if err := t.Check(); err != nil {
		return err
	}
	p := paymentdb.PostEntriesParams{
		TenantID: tenant.From(ctx).ID, TransactionID: uuid.Must(uuid.NewV7()),
		BookingID: t.BookingID, TripID: t.TripID, PaymentID: t.PaymentID, PostedAt: t.At,
	}
	for _, e := range t.Entries {
		p.Ids, p.Accounts = append(p.Ids, uuid.Must(uuid.NewV7())), append(p.Accounts, string(e.Account))
		p.Amounts, p.Currencies = append(p.Amounts, e.AmountMinor), append(p.Currencies, e.Currency)
		p.Kinds, p.Memos = append(p.Kinds, string(e.Kind)), append(p.Memos, e.Memo)
	}
	if err := paymentdb.New(tx).PostEntries(ctx, p); err != nil {
		return fmt.Errorf("post to the ledger: %w", err)
	}
	return nil
}

// Totals of a booking. PaidMinor + DueMinor = TotalMinor always; a negative due is credit.
type Totals struct{ TotalMinor, PaidMinor, DueMinor int64 }

// TotalsOf sums the books for bookings; one without entries has zero totals.
func TotalsOf(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID]Totals, error) {
	rows, err := paymentdb.New(tx).Totals(ctx, paymentdb.TotalsParams{TenantID: tenant.From(ctx).ID, BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("totals: %w", err)
	}
	totals := make(map[uuid.UUID]Totals, len(rows))
	for _, r := range rows {
		totals[r.BookingID] = Totals{r.TotalMinor, r.PaidMinor, r.DueMinor}
	}
	return totals, nil
}
