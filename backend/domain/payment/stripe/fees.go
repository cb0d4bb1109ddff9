package stripe

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"
	api "github.com/stripe/stripe-go/v82"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
)

// Stripe's fees are in its balance transactions: as the fee of a charge or a disputed amount, or as a transaction
// of their own.

// Fees implements payment.FeeLister.
func (p *Provider) Fees(ctx context.Context, since time.Time) ([]payment.Fee, error) {
	params := &api.BalanceTransactionListParams{CreatedRange: &api.RangeQueryParams{GreaterThanOrEqual: since.Unix()}}
	params.AddExpand("data.source")
	var list []payment.Fee
	for x, err := range p.client.V1BalanceTransactions.List(ctx, params) {
		if err != nil {
			return nil, fmt.Errorf("stripe: list balance transactions: %w", err)
		}
		f := payment.Fee{
			Ref: x.ID, Kind: string(x.Type), AmountMinor: x.Fee, Currency: strings.ToUpper(string(x.Currency)), At: time.Unix(x.Created, 0).UTC(),
		}
		switch x.Type {
		case api.BalanceTransactionTypeStripeFee, api.BalanceTransactionTypeStripeFxFee, api.BalanceTransactionTypeTaxFee:
			f.AmountMinor -= x.Amount
		}
		if f.AmountMinor == 0 {
			continue
		}
		f.OfCharge, f.ChargeRef = ofCharge(x.Source)
		list = append(list, f)
	}
	return list, nil
}

// ofCharge returns the payment intent behind a balance transaction, if there is one.
func ofCharge(source *api.BalanceTransactionSource) (is bool, ref string) {
	if source == nil {
		return false, ""
	}
	var in *api.PaymentIntent
	switch {
	case source.Charge != nil:
		in = source.Charge.PaymentIntent
	case source.Dispute != nil:
		in = source.Dispute.PaymentIntent
	case source.Refund != nil:
		in = source.Refund.PaymentIntent
	default:
		return false, ""
	}
	if in == nil {
		return true, ""
	}
	return true, in.ID
}

// Find implements payment.Finder.
func (p *Provider) Find(ctx context.Context, kind payment.TransferKind, ref string) (payment.Transfer, error) {
	switch kind {
	case payment.TransferDispute:
		d, err := p.client.V1Disputes.Retrieve(ctx, ref, nil)
		if err != nil {
			return payment.Transfer{}, fmt.Errorf("stripe: dispute: %w", err)
		}
		return disputeOf(d), nil
	case payment.TransferPayout:
		x, err := p.client.V1Transfers.Retrieve(ctx, ref, nil)
		if err != nil {
			return payment.Transfer{}, fmt.Errorf("stripe: transfer: %w", err)
		}
		if x.Metadata[metaTenant] != tenant.From(ctx).ID.String() {
			return payment.Transfer{}, payment.ErrNotOurs
		}
		return payoutOf(x), nil
	}
	r, err := p.client.V1Refunds.Retrieve(ctx, ref, nil)
	if err != nil {
		return payment.Transfer{}, fmt.Errorf("stripe: refund: %w", err)
	}
	return refundOf(r), nil
}

func refundOf(r *api.Refund) payment.Transfer {
	key, _ := uuid.Parse(r.Metadata[metaRefund])
	out := payment.Transfer{
		Kind: payment.TransferRefund, Ref: r.ID, Key: key, Status: refundStatus(r.Status), AmountMinor: r.Amount,
		Currency: strings.ToUpper(string(r.Currency)), At: time.Unix(r.Created, 0).UTC(),
	}
	if r.PaymentIntent != nil {
		out.ChargeRef = r.PaymentIntent.ID
	}
	return out
}

func disputeOf(d *api.Dispute) payment.Transfer {
	out := payment.Transfer{
		Kind: payment.TransferDispute, Ref: d.ID, Status: disputeStatus(d.Status), AmountMinor: d.Amount,
		Currency: strings.ToUpper(string(d.Currency)), Reason: string(d.Reason), At: time.Unix(d.Created, 0).UTC(),
	}
	if due := dueBy(d); due > 0 {
		out.DueBy = time.Unix(due, 0).UTC()
	}
	if d.PaymentIntent != nil {
		out.ChargeRef = d.PaymentIntent.ID
	}
	return out
}

func payoutOf(x *api.Transfer) payment.Transfer {
	key, _ := uuid.Parse(x.Metadata[metaPayout])
	return payment.Transfer{
		Kind: payment.TransferPayout, Ref: x.ID, Key: key, Status: string(payment.Succeeded), AmountMinor: x.Amount - x.AmountReversed,
		Currency: strings.ToUpper(string(x.Currency)), At: time.Unix(x.Created, 0).UTC(),
	}
}

// Fees implements payment.FeeLister.
func (a *Accounts) Fees(ctx context.Context, since time.Time) ([]payment.Fee, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return nil, err
	}
	return p.Fees(ctx, since)
}

// Find implements payment.Finder.
func (a *Accounts) Find(ctx context.Context, kind payment.TransferKind, ref string) (payment.Transfer, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return payment.Transfer{}, err
	}
	return p.Find(ctx, kind, ref)
}
