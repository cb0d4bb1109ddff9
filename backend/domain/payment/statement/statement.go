package statement

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// Statement returns that of bookings, in the order of the books.
func (s *Service) Statement(ctx context.Context, bookings ...uuid.UUID) (payment.Statement, error) {
	var out payment.Statement
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		out, err = s.StatementTx(ctx, tx, bookings...)
		return err
	})
	return out, err
}

// StatementOf returns a member's statement over all bookings that they pay for.
func (s *Service) StatementOf(ctx context.Context, memberID uuid.UUID) (payment.Statement, error) {
	var out payment.Statement
	err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		bookings, err := s.Orders.CustomerBookingsTx(ctx, tx, memberID)
		if err != nil {
			return err
		}
		orders := map[uuid.UUID]string{}
		for _, id := range bookings {
			receipt, err := s.Orders.ReceiptTx(ctx, tx, id)
			if err != nil {
				return err
			}
			orders[id] = receipt.OrderID
		}
		if out, err = s.StatementTx(ctx, tx, bookings...); err != nil {
			return err
		}
		for i := range out.Entries {
			if id := out.Entries[i].BookingID; id != nil {
				out.Entries[i].OrderID = orders[*id]
			}
		}
		return nil
	})
	return out, err
}

// StatementTx is Statement in a transaction. The entries of a transaction with one kind and memo are one line;
// shares of travelers are included for a single booking.
func (s *Service) StatementTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (payment.Statement, error) {
	t := tenant.From(ctx)
	out := payment.Statement{Currency: t.Currency}
	if len(bookings) == 0 {
		return out, nil
	}
	rows, err := paymentdb.New(tx).BookingEntries(ctx, paymentdb.BookingEntriesParams{TenantID: t.ID,
		BookingIds: bookings})
	if err != nil {
		return out, fmt.Errorf("entries of bookings: %w", err)
	}
	travelers := map[uuid.UUID]*payment.TravelerShare{}
	var order []uuid.UUID
	var last uuid.UUID
	for _, r := range rows {
		kind := payment.EntryKind(r.Kind)
		out.Currency = r.Currency
		out.Add(kind, r.AmountMinor)
		line := payment.StatementEntry{At: r.PostedAt, Kind: kind, Memo: r.Memo, BookingID: r.BookingID, TripID: r.TripID,
			AmountMinor: r.AmountMinor, BalanceMinor: out.DueMinor, Currency: r.Currency}
		if n := len(out.Entries); n > 0 && last == r.TransactionID && out.Entries[n-1].Kind == kind &&
			out.Entries[n-1].Memo == r.Memo {
			out.Entries[n-1].AmountMinor += r.AmountMinor
			out.Entries[n-1].BalanceMinor = out.DueMinor
		} else {
			out.Entries = append(out.Entries, line)
		}
		last = r.TransactionID
		if r.ParticipantID == nil || len(bookings) > 1 {
			continue
		}
		share, known := travelers[*r.ParticipantID]
		if !known {
			share = &payment.TravelerShare{ParticipantID: *r.ParticipantID}
			travelers[*r.ParticipantID], order = share, append(order, *r.ParticipantID)
		}
		share.Add(kind, r.AmountMinor)
	}
	for _, id := range order {
		out.Travelers = append(out.Travelers, *travelers[id])
	}
	return out, nil
}
