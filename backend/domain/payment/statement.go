package payment

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
)

// StatementEntry is a line of a statement: its amount, and what is owed after it.
type StatementEntry struct {
	At           time.Time
	Kind         EntryKind
	Memo         string
	BookingID    *uuid.UUID
	OrderID      string // in a statement over several bookings
	TripID       *uuid.UUID
	AmountMinor  int64
	BalanceMinor int64
	Currency     string
}

// TravelerShare is one traveler's part of a booking.
type TravelerShare struct {
	ParticipantID uuid.UUID
	Totals
}

// Statement lists everything that was charged, paid and refunded. It is read from the books alone.
type Statement struct {
	Entries   []StatementEntry
	Travelers []TravelerShare
	Totals
	Currency string
	// Others are the sums of entries in other currencies: amounts of two are never added.
	Others []Sums
}

// Sums are the totals of a currency.
type Sums struct {
	Totals
	Currency string
}

// All returns the sums of every currency of the statement.
func (s Statement) All() []Sums { return append([]Sums{{s.Totals, s.Currency}}, s.Others...) }

// Add adds an entry.
func (t *Totals) Add(kind EntryKind, minor int64) {
	t.DueMinor += minor
	if kind.Paid() {
		t.PaidMinor -= minor
	} else {
		t.TotalMinor += minor
	}
}

// PartyStatementTx returns what a host or an operator is owed: earnings in the total, payouts in the paid part. Each
// currency has its own balance and its own sums; the marketplace's comes first.
func PartyStatementTx(ctx context.Context, tx pgx.Tx, party uuid.UUID, owed Account,
	tripID *uuid.UUID) (Statement, error) {
	t := tenant.From(ctx)
	out := Statement{Currency: t.Currency}
	rows, err := paymentdb.New(tx).PartyEntries(ctx, paymentdb.PartyEntriesParams{TenantID: t.ID, PartyID: &party,
		Account: string(owed), TripID: tripID})
	if err != nil {
		return out, fmt.Errorf("entries of %s: %w", party, err)
	}
	sums := map[string]*Totals{}
	for _, r := range rows {
		sum := sums[r.Currency]
		if sum == nil {
			sum = &Totals{}
			sums[r.Currency] = sum
		}
		sum.DueMinor -= r.AmountMinor
		// What was deducted for another trip was paid before, with that one.
		if kind := EntryKind(r.Kind); kind == KindPayout || kind == KindSetOff {
			sum.PaidMinor += r.AmountMinor
		} else {
			sum.TotalMinor -= r.AmountMinor
		}
		out.Entries = append(out.Entries, StatementEntry{
			At: r.PostedAt, Kind: EntryKind(r.Kind), Memo: r.Memo, TripID: r.TripID, AmountMinor: -r.AmountMinor,
			BalanceMinor: sum.DueMinor, Currency: r.Currency,
		})
	}
	currencies := slices.Sorted(maps.Keys(sums))
	if len(currencies) > 0 && sums[t.Currency] == nil {
		out.Currency = currencies[0]
	}
	for _, currency := range currencies {
		if currency == out.Currency {
			out.Totals = *sums[currency]
		} else {
			out.Others = append(out.Others, Sums{*sums[currency], currency})
		}
	}
	return out, nil
}

// DeferredTx returns what travelers were charged for a trip that nobody has earned yet.
func DeferredTx(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) (int64, error) {
	minor, err := paymentdb.New(tx).TripDeferred(ctx, paymentdb.TripDeferredParams{TenantID: tenant.From(ctx).ID,
		TripID: &tripID})
	if err != nil {
		return 0, fmt.Errorf("deferred revenue of trip %s: %w", tripID, err)
	}
	return minor, nil
}

// PartyTotals is what a host or an operator earned and was paid, for one trip or, without one, for none.
type PartyTotals struct {
	TripID        *uuid.UUID
	Currency      string
	EarnedMinor   int64
	PaidMinor     int64
	ReferralMinor int64 // a part of what was earned
}

// PartyTripTotalsTx sums a party's account by trip, most recently changed first.
func PartyTripTotalsTx(ctx context.Context, tx pgx.Tx, party uuid.UUID, owed Account) ([]PartyTotals, error) {
	rows, err := paymentdb.New(tx).PartyTripTotals(ctx, paymentdb.PartyTripTotalsParams{TenantID: tenant.From(ctx).ID,
		PartyID: &party, Account: string(owed)})
	if err != nil {
		return nil, fmt.Errorf("totals of %s: %w", party, err)
	}
	all := make([]PartyTotals, len(rows))
	for i, r := range rows {
		all[i] = PartyTotals{r.TripID, r.Currency, r.EarnedMinor, r.PaidMinor, r.ReferralMinor}
	}
	return all, nil
}

// SetOff is what was deducted from a payout for a trip that owed it.
type SetOff struct {
	TripID      uuid.UUID
	AmountMinor int64
}

// SetOffsTx returns what was deducted from payouts.
func SetOffsTx(ctx context.Context, tx pgx.Tx, payouts []uuid.UUID) (map[uuid.UUID][]SetOff, error) {
	rows, err := paymentdb.New(tx).SetOffs(ctx, paymentdb.SetOffsParams{TenantID: tenant.From(ctx).ID, PayoutIds: payouts})
	if err != nil {
		return nil, fmt.Errorf("taken off payouts: %w", err)
	}
	all := map[uuid.UUID][]SetOff{}
	for _, r := range rows {
		all[r.PayoutID] = append(all[r.PayoutID], SetOff{r.TripID, r.AmountMinor})
	}
	return all, nil
}

// PartyBalance is what is owed to a party; negative if more was paid than was earned.
type PartyBalance struct {
	PartyID   uuid.UUID
	Currency  string
	OwedMinor int64
}

// PartyBalancesTx lists what an account owes to each party, largest first.
func PartyBalancesTx(ctx context.Context, tx pgx.Tx, owed Account) ([]PartyBalance, error) {
	rows, err := paymentdb.New(tx).PartyBalances(ctx, paymentdb.PartyBalancesParams{TenantID: tenant.From(ctx).ID,
		Account: string(owed)})
	if err != nil {
		return nil, fmt.Errorf("balances of %s: %w", owed, err)
	}
	all := make([]PartyBalance, len(rows))
	for i, r := range rows {
		all[i] = PartyBalance{r.PartyID, r.Currency, r.OwedMinor}
	}
	return all, nil
}

// StatementAnswer converts a statement.
func StatementAnswer(st Statement) api.Statement {
	out := api.Statement{
		Entries: make([]api.StatementEntry, len(st.Entries)), Travelers: make([]api.TravelerShare, len(st.Travelers)),
		TotalMinor: st.TotalMinor, PaidMinor: st.PaidMinor, DueMinor: st.DueMinor, Currency: st.Currency,
	}
	for i, e := range st.Entries {
		out.Entries[i] = api.StatementEntry{
			At: e.At.UTC(), Kind: string(e.Kind), Memo: e.Memo, AmountMinor: e.AmountMinor, BalanceMinor: e.BalanceMinor,
			Currency:  e.Currency,
			BookingId: Optional(e.BookingID), TripId: Optional(e.TripID), OrderId: api.OptString{Value: e.OrderID,
				Set: e.OrderID != ""},
		}
	}
	for _, sum := range st.Others {
		out.OtherSums = append(out.OtherSums, api.StatementSums{
			TotalMinor: sum.TotalMinor, PaidMinor: sum.PaidMinor, DueMinor: sum.DueMinor, Currency: sum.Currency,
		})
	}
	for i, share := range st.Travelers {
		out.Travelers[i] = api.TravelerShare{ParticipantId: share.ParticipantID, TotalMinor: share.TotalMinor,
			PaidMinor: share.PaidMinor, DueMinor: share.DueMinor}
	}
	return out
}

// Optional converts an id that may be nil.
func Optional(id *uuid.UUID) api.OptUUID {
	if id == nil || *id == uuid.Nil {
		return api.OptUUID{}
	}
	return api.NewOptUUID(*id)
}
