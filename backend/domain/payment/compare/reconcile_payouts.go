package compare

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/spoken"
)

// lookPayouts compares the money sent to payees with the payouts.
func (c *comparison) lookPayouts(ctx context.Context) error {
	ids := []uuid.UUID{}
	for _, x := range c.payouts {
		ids = append(ids, x.Key)
	}
	// The provider's clock is not ours: what was sent on the first day may be missing in its list.
	from := c.since.AddDate(0, 0, 1)
	var rows []payment.BookedPayout
	err := c.service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		rows, err = c.service.PaidOut.BookedTx(ctx, tx, c.provider.Name(), from, ids)
		return err
	})
	if err != nil {
		return err
	}
	known := map[uuid.UUID]payment.BookedPayout{}
	for _, row := range rows {
		known[row.ID] = row
	}
	seen := map[string]bool{}
	for _, x := range c.payouts {
		seen[x.Ref] = true
		c.lookPayout(x, known)
	}
	for _, row := range rows {
		if row.Sent && row.Provider == c.provider.Name() && !seen[row.Ref] && !row.SentAt.Before(from) {
			x := payment.Transfer{Ref: row.Ref, Currency: row.Currency}
			c.report(PayoutMissing, x, nil, row.AmountMinor, "",
				"Our books show a payout the provider doesn’t have. Check payout "+row.ID.String()+" and the provider’s transfers.")
		}
	}
	return nil
}

func (c *comparison) lookPayout(x payment.Transfer, known map[uuid.UUID]payment.BookedPayout) {
	row, ok := known[x.Key]
	twice := ok && row.Sent && (row.Ref != x.Ref || row.Provider != c.provider.Name())
	if ok && !twice {
		c.compared++
	}
	switch {
	case x.AmountMinor == 0 && (!ok || twice || !row.Sent), !c.aged(x.At):
		// What was fully returned counts as not sent; what is very recent may not be booked yet.
	case !ok:
		c.report(PayoutUnknown, x, nil, 0, "",
			"The provider paid someone, and our books have no payout for it. Reverse it at the provider, or find out who sent it.")
	case twice:
		c.report(PayoutUnknown, x, nil, 0, "", "The provider sent the payout "+row.ID.String()+
			" more times than our books show. Reverse one transfer at the provider.")
	case !row.Sent:
		c.report(PayoutUnsettled, x, nil, 0, "", "The provider sent the money, but payout "+row.ID.String()+" is "+spoken.Of(
			spoken.PayoutStatuses, row.Status)+". The next attempt picks up the transfer. Release or retry it if it’s on hold.")
	case x.AmountMinor == 0:
		c.report(PayoutAmount, x, nil, row.Booked(), ActionBookReturn,
			"The money of payout "+row.ID.String()+" came back. Settle to owe it again and retry the payout.")
	case x.AmountMinor != row.AmountMinor || x.Currency != row.Currency:
		c.report(PayoutAmount, x, nil, row.Booked(), "", "The provider sent a different amount than payout "+row.ID.String()+
			" shows, or part of it was returned.")
	}
}
