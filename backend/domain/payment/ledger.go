package payment

import (
	"context"
	"errors"
	"fmt"
	"slices"
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
	DeferredTripRevenue Account = "deferred_trip_revenue" // trips sold and not yet completed
	ProviderClearing    Account = "provider_clearing"     // money at the payment provider
	TravelerCredit      Account = "traveler_credit"       // money of travelers that pays for no booking; party: the member
	CancellationFee     Account = "cancellation_fee"
	ForfeitedRevenue    Account = "forfeited_revenue" // paid, and not refunded by the policy
	ExpiredCredit       Account = "expired_credit"
	Promotion           Account = "promotion" // discounts; a host's own reduce their earnings
	Disputed            Account = "disputed"  // money that a bank reversed until its decision
	Suspense            Account = "suspense"  // money at the provider that matches nothing known
	HostEarningsPayable Account = "host_earnings_payable"
	HostAdvance         Account = "host_advance" // earnings paid before they are earned
	OperatorPayable     Account = "operator_payable"
	PlatformFee         Account = "platform_fee"
	ServiceFee          Account = "service_fee"
	TransactionFee      Account = "transaction_fee"
	PayoutClearing      Account = "payout_clearing" // money sent to hosts and operators
	ReferralExpense     Account = "referral_expense"
	InsurancePayable    Account = "insurance_payable" // premiums, owed to the insurer
	TransferPayable     Account = "transfer_payable"  // transfers, owed to the company
	ProviderFee         Account = "provider_fee"      // what payment providers keep as fees
	BankClearing        Account = "bank_clearing"     // refunds that the marketplace's own bank sent
)

// EntryKind is why an entry was posted.
type EntryKind string

// Kinds. Those of paidKinds move money of the traveler; the others change what a booking costs.
const (
	KindCharge       EntryKind = "charge"
	KindCancellation EntryKind = "cancellation"
	KindFee          EntryKind = "fee"
	KindForfeit      EntryKind = "forfeit"
	KindDiscount     EntryKind = "discount"
	KindPayment      EntryKind = "payment"
	KindRefund       EntryKind = "refund"
	KindChargeback   EntryKind = "chargeback"
	KindCreditUsed   EntryKind = "credit_used"
	KindCredit       EntryKind = "credit" // money of a booking that became credit
	KindCreditMoved  EntryKind = "credit_moved"
	KindCreditEnded  EntryKind = "credit_expired"
	KindDispute      EntryKind = "dispute"
	KindAdjustment   EntryKind = "adjustment"
	KindEarnings     EntryKind = "earnings"
	KindPayout       EntryKind = "payout"
	KindReferral     EntryKind = "referral"
	KindProviderFee  EntryKind = "provider_fee"
	KindSetOff       EntryKind = "set_off" // of one trip's debt against another's payout
)

// paidKinds are what counts as paid on a receivable; the query Totals names the same ones.
var paidKinds = []EntryKind{KindPayment, KindRefund, KindChargeback, KindCreditUsed, KindCredit}

// Paid reports whether entries of the kind move money; the others change what a booking costs.
func (k EntryKind) Paid() bool { return slices.Contains(paidKinds, k) }

// Entry is one side of a transaction.
type Entry struct {
	Account     Account
	AmountMinor int64
	Currency    string
	Kind        EntryKind
	Memo        string
	// Line is the price line, such as "spot"; ParticipantID the traveler it is for.
	Line          string
	ParticipantID uuid.UUID
	// PartyID is the account's owner: the member of a credit, the host, the operator.
	PartyID  uuid.UUID
	CreditID uuid.UUID
	// TripID is the entry's trip if it differs from the transaction's.
	TripID uuid.UUID
}

// Transaction is a set of entries that belong together.
type Transaction struct {
	BookingID *uuid.UUID
	TripID    *uuid.UUID
	PaymentID *uuid.UUID
	SourceID  *uuid.UUID // the refund, dispute, payout or discount behind it
	At        time.Time
	Entries   []Entry
}

// Errors of a transaction.
var (
	ErrUnbalanced = errors.New("ledger: the entries do not sum to zero")
	ErrEmptyEntry = errors.New("ledger: an entry without amount or currency")
	ErrMixed      = errors.New("ledger: a trip, booking or payment in two currencies")
)

// Check rejects entries that do not sum to zero in each currency, and two currencies for what has one: a trip
// with its bookings and payments is sold and settled in its own.
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
	if len(sums) > 1 && (t.TripID != nil || t.BookingID != nil || t.PaymentID != nil) {
		return ErrMixed
	}
	return nil
}

// Move returns the pair of entries that moves an amount from one account to another.
func Move(debit, credit Account, minor int64, currency string, kind EntryKind, memo string) []Entry {
	if minor == 0 {
		return nil
	}
	return []Entry{
		{Account: debit, AmountMinor: minor, Currency: currency, Kind: kind, Memo: memo},
		{Account: credit, AmountMinor: -minor, Currency: currency, Kind: kind, Memo: memo},
	}
}

// Share is a traveler's part of an amount.
type Share struct {
	ParticipantID uuid.UUID
	WeightMinor   int64
}

// Spread divides entries among travelers by their weights, each to the currency’s step (money.Allocate, the only
// allocation function). Entries that already name a traveler are unchanged.
func Spread(entries []Entry, shares []Share) []Entry {
	if len(shares) == 0 {
		return entries
	}
	weights := make([]int64, len(shares))
	for i, s := range shares {
		weights[i] = s.WeightMinor
	}
	var spread []Entry
	for _, e := range entries {
		if e.ParticipantID != uuid.Nil {
			spread = append(spread, e)
			continue
		}
		for i, part := range money.Allocate(e.AmountMinor, weights, e.Currency) {
			if part != 0 {
				e.AmountMinor, e.ParticipantID = part, shares[i].ParticipantID
				spread = append(spread, e)
			}
		}
	}
	return spread
}

// Post writes a transaction to the books, with what it counts as in figures. They are append-only: a mistake is
// corrected by its reversal. Its statements are deferred to the next round trip if tx is a db.Pipeline; what they refer
// to is written before them.
func Post(ctx context.Context, tx pgx.Tx, t Transaction) error {
	n := len(t.Entries)
	if n == 0 {
		return nil
	}
	if err := t.Check(); err != nil {
		return err
	}
	p := paymentdb.PostEntriesParams{
		TenantID: tenant.From(ctx).ID, TransactionID: uuid.Must(uuid.NewV7()), BookingID: t.BookingID, PaymentID: t.PaymentID,
		SourceID: t.SourceID, PostedAt: t.At, Ids: make([]uuid.UUID, n), Accounts: make([]string, n),
		Amounts: make([]int64, n), Currencies: make([]string, n), Kinds: make([]string, n), Memos: make([]string, n),
		Lines: make([]string, n), ParticipantIds: make([]uuid.UUID, n), PartyIds: make([]uuid.UUID, n),
		CreditIds: make([]uuid.UUID, n),
		TripIds:   make([]uuid.UUID, n),
	}
	for i, e := range t.Entries {
		p.Ids[i], p.Accounts[i], p.Amounts[i], p.Currencies[i] = uuid.Must(uuid.NewV7()), string(e.Account),
			e.AmountMinor, e.Currency
		p.Kinds[i], p.Memos[i], p.Lines[i] = string(e.Kind), e.Memo, e.Line
		p.ParticipantIds[i], p.PartyIds[i], p.CreditIds[i] = e.ParticipantID, e.PartyID, e.CreditID
		if p.TripIds[i] = e.TripID; e.TripID == uuid.Nil && t.TripID != nil {
			p.TripIds[i] = *t.TripID
		}
	}
	q := paymentdb.New(tx)
	if err := q.PostEntries(ctx, p); err != nil {
		return fmt.Errorf("post to the ledger: %w", err)
	}
	err := q.PostFigures(ctx, paymentdb.PostFiguresParams{TenantID: p.TenantID, TransactionID: p.TransactionID})
	if err != nil {
		return fmt.Errorf("post to figures: %w", err)
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

// PromotionTx returns the discounts on bookings, less what cancellations reversed.
func PromotionTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (int64, error) {
	minor, err := paymentdb.New(tx).PromotionOf(ctx, paymentdb.PromotionOfParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return 0, fmt.Errorf("discounts of bookings: %w", err)
	}
	return minor, nil
}

// SharesOf returns the travelers of a booking with what each still owes, to divide a payment among them. If
// nobody owes anything the weights are the prices of their spots.
func SharesOf(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) ([]Share, error) {
	rows, err := paymentdb.New(tx).TravelerTotals(ctx, paymentdb.TravelerTotalsParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil {
		return nil, fmt.Errorf("totals of travelers: %w", err)
	}
	var due, cost []Share
	owed := false
	for _, r := range rows {
		if r.ParticipantID == nil {
			continue
		}
		due, cost = append(due, Share{*r.ParticipantID, r.DueMinor}), append(cost, Share{*r.ParticipantID, r.TotalMinor})
		owed = owed || r.DueMinor > 0
	}
	if owed {
		return due, nil
	}
	return cost, nil
}

// CostSharesOf returns the travelers of a booking with the prices of their spots, to divide a change of its
// price.
func CostSharesOf(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) ([]Share, error) {
	rows, err := paymentdb.New(tx).TravelerTotals(ctx, paymentdb.TravelerTotalsParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil {
		return nil, fmt.Errorf("totals of travelers: %w", err)
	}
	var cost []Share
	for _, r := range rows {
		if r.ParticipantID != nil {
			cost = append(cost, Share{*r.ParticipantID, r.TotalMinor})
		}
	}
	return cost, nil
}

// PaidSharesOf returns the travelers of a booking with what each has paid, to divide a refund.
func PaidSharesOf(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) ([]Share, error) {
	rows, err := paymentdb.New(tx).TravelerTotals(ctx, paymentdb.TravelerTotalsParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil {
		return nil, fmt.Errorf("totals of travelers: %w", err)
	}
	var paid []Share
	for _, r := range rows {
		if r.ParticipantID != nil {
			paid = append(paid, Share{*r.ParticipantID, r.TotalMinor - r.DueMinor})
		}
	}
	return paid, nil
}

// ReturnSharesOf returns whose money a refund is: that of travelers who paid more than their price, such as one who
// canceled while the others travel; if that doesn't cover it, everyone's by what they paid.
func ReturnSharesOf(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, minor int64) ([]Share, error) {
	rows, err := paymentdb.New(tx).TravelerTotals(ctx, paymentdb.TravelerTotalsParams{TenantID: tenant.From(ctx).ID,
		BookingID: &bookingID})
	if err != nil {
		return nil, fmt.Errorf("totals of travelers: %w", err)
	}
	var over []Share
	var sum int64
	for _, r := range rows {
		if r.ParticipantID != nil && r.DueMinor < 0 {
			over, sum = append(over, Share{*r.ParticipantID, -r.DueMinor}), sum-r.DueMinor
		}
	}
	if minor > 0 && sum >= minor {
		return over, nil
	}
	return PaidSharesOf(ctx, tx, bookingID)
}

// Fault is a violation of the books' invariants.
type Fault struct {
	Rule   string
	Object uuid.UUID
	Minor  int64
}

// VerifyTx checks all of the tenant's books for violations: transactions that do not sum to zero in a currency,
// credits used beyond what was issued, refunds above what was paid. The tests run it after everything they do,
// and the reconciliation daily; a trigger could not be distributed by tenant.
func VerifyTx(ctx context.Context, tx pgx.Tx) ([]Fault, error) {
	rows, err := paymentdb.New(tx).BookFaults(ctx, tenant.From(ctx).ID)
	if err != nil {
		return nil, fmt.Errorf("verify the books: %w", err)
	}
	faults := make([]Fault, len(rows))
	for i, r := range rows {
		faults[i] = Fault{r.Rule, r.Object, r.Minor}
	}
	return faults, nil
}

// SpreadReceivable divides what travelers owe among them and leaves the other accounts whole.
func SpreadReceivable(entries []Entry, shares []Share) []Entry {
	var spread []Entry
	for _, e := range entries {
		if e.Account == TravelerReceivable {
			spread = append(spread, Spread([]Entry{e}, shares)...)
		} else {
			spread = append(spread, e)
		}
	}
	return spread
}

// Charge is a part of a price: what one traveler pays for one line. A negative one reverses a price.
type Charge struct {
	ParticipantID uuid.UUID
	Line          string // "spot", "privateRoom", "activity" …
	Memo          string
	AmountMinor   int64
}

// Charges returns the entries of prices that were agreed or changed.
func Charges(currency string, charges ...Charge) []Entry {
	var entries []Entry
	for _, c := range charges {
		pair := Move(TravelerReceivable, DeferredTripRevenue, c.AmountMinor, currency, KindCharge, c.Memo)
		for i := range pair {
			pair[i].Line, pair[i].ParticipantID = c.Line, c.ParticipantID
		}
		entries = append(entries, pair...)
	}
	return entries
}
