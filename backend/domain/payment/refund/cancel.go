package refund

import (
	"caravan/backend/domain/payment/credit"
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/civil"
)

// Cancellation ends a booking, or the spots of some of its travelers. Of what was paid for them, RefundMinor is
// refunded to the payment methods and CreditMinor becomes credit of the member; fee and forfeited part are kept.
type Cancellation struct {
	BookingID      uuid.UUID
	TripID         uuid.UUID
	MemberID       uuid.UUID   // the customer
	Participants   []uuid.UUID // empty for all
	Currency       string
	RefundMinor    int64
	CreditMinor    int64
	FeeMinor       int64
	ForfeitedMinor int64
	CreditExpires  civil.Date
	Reason         string
}

// Returned is what was returned. CardMinor is being refunded to the cards until RefundedTx reports success;
// CreditMinor is available immediately.
type Returned struct{ CardMinor, CreditMinor int64 }

// ErrNotThePaid is returned for a cancellation whose parts do not add up to what was paid.
var ErrNotThePaid = errors.New("payment: refund, credit, fee and forfeited part are not what was paid")

// CancelTx posts a cancellation to the books and starts its refunds. For a whole booking it must divide exactly
// what was paid.
func (s *Service) CancelTx(ctx context.Context, tx pgx.Tx, c Cancellation) (Returned, error) {
	paid, err := s.ReturnableTx(ctx, tx, c.BookingID)
	if err != nil {
		return Returned{}, err
	}
	parts := c.RefundMinor + c.CreditMinor + c.FeeMinor + c.ForfeitedMinor
	if len(c.Participants) == 0 && parts != paid || parts > paid {
		return Returned{}, fmt.Errorf("%w: %d of %d", ErrNotThePaid, parts, paid)
	}
	if err := s.reverseTx(ctx, tx, c); err != nil {
		return Returned{}, err
	}
	back, err := s.refundBookingTx(ctx, tx, c.BookingID, c.RefundMinor, c.Reason, Canceled)
	if err != nil {
		return back, err
	}
	// What the payments no longer cover, such as after a refund at the provider's own dashboard, becomes credit.
	owed := c.CreditMinor + c.RefundMinor - back.CardMinor - back.CreditMinor
	if owed > 0 {
		err = s.Credits.IssueCreditTx(ctx, tx, credit.CreditGrant{
			MemberID: c.MemberID, BookingID: c.BookingID, TripID: c.TripID, AmountMinor: owed, Currency: c.Currency,
			Reason: c.Reason, ExpiresOn: c.CreditExpires,
		})
		back.CreditMinor += owed
	}
	return back, err
}

// ReturnableTx returns what a cancellation divides: what was paid, without refunds in progress and without what
// earlier cancellations kept. It is zero if a lost dispute took more than that.
func (s *Service) ReturnableTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (int64, error) {
	all, err := s.ReturnablesTx(ctx, tx, bookingID)
	return all[bookingID], err
}

// ReturnablesTx is ReturnableTx for several bookings.
func (s *Service) ReturnablesTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID]int64, error) {
	totals, err := payment.TotalsOf(ctx, tx, bookings...)
	if err != nil {
		return nil, err
	}
	underWay, err := s.underWayTx(ctx, tx, bookings...)
	if err != nil {
		return nil, err
	}
	rows, err := paymentdb.New(tx).Kept(ctx, paymentdb.KeptParams{TenantID: tenant.From(ctx).ID, BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("kept of bookings: %w", err)
	}
	kept := map[uuid.UUID]int64{}
	for _, row := range rows {
		kept[row.BookingID] = row.AmountMinor
	}
	left := make(map[uuid.UUID]int64, len(bookings))
	for _, id := range bookings {
		left[id] = max(0, totals[id].PaidMinor-underWay[id]-kept[id])
	}
	return left, nil
}

// UnderWayTx sums a booking's refunds in progress. They still count as paid, but already belong to the traveler.
func (s *Service) UnderWayTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) (int64, error) {
	all, err := s.underWayTx(ctx, tx, bookingID)
	return all[bookingID], err
}

func (s *Service) underWayTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID]int64, error) {
	rows, err := paymentdb.New(tx).RefundsUnderWay(ctx, paymentdb.RefundsUnderWayParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("refunds under way: %w", err)
	}
	all := map[uuid.UUID]int64{}
	for _, row := range rows {
		all[row.BookingID] = row.AmountMinor
	}
	return all, nil
}

// reverseTx reverses the price, and charges fee and forfeited part.
func (s *Service) reverseTx(ctx context.Context, tx pgx.Tx, c Cancellation) error {
	t := tenant.From(ctx)
	rows, err := paymentdb.New(tx).ChargesToReverse(ctx, paymentdb.ChargesToReverseParams{TenantID: t.ID,
		BookingID: &c.BookingID})
	if err != nil {
		return fmt.Errorf("charges of booking %s: %w", c.BookingID, err)
	}
	only := map[uuid.UUID]bool{}
	for _, id := range c.Participants {
		only[id] = true
	}
	var entries []payment.Entry
	for _, r := range rows {
		var participant uuid.UUID
		if r.ParticipantID != nil {
			participant = *r.ParticipantID
		}
		if len(only) > 0 && !only[participant] {
			continue
		}
		entries = append(entries, payment.Entry{
			Account: payment.Account(r.Account), AmountMinor: -r.Minor, Currency: r.Currency, Kind: payment.KindCancellation,
			Memo: c.Reason, Line: r.Line, ParticipantID: participant,
		})
	}
	shares, err := payment.PaidSharesOf(ctx, tx, c.BookingID)
	if err != nil {
		return err
	}
	if len(only) > 0 {
		var some []payment.Share
		for _, share := range shares {
			if only[share.ParticipantID] {
				some = append(some, share)
			}
		}
		shares = some
	}
	kept := payment.Move(payment.TravelerReceivable, payment.CancellationFee, c.FeeMinor, c.Currency, payment.KindFee,
		"Cancellation fee")
	kept = append(kept, payment.Move(payment.TravelerReceivable, payment.ForfeitedRevenue, c.ForfeitedMinor, c.Currency,
		payment.KindForfeit, "Not refundable")...)
	entries = append(entries, payment.Spread(kept, shares)...)
	return payment.Post(ctx, tx, payment.Transaction{BookingID: &c.BookingID, TripID: &c.TripID, At: s.Clock.Now(ctx),
		Entries: entries})
}
