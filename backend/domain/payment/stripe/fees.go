package stripe

import (
	"context"
	"fmt"
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
		fee := x.Fee
		switch x.Type {
		case api.BalanceTransactionTypeStripeFee, api.BalanceTransactionTypeStripeFxFee, api.BalanceTransactionTypeTaxFee:
			fee -= x.Amount
		}
		if fee == 0 {
			continue
		}
		f := payment.Fee{Ref: x.ID, Kind: string(x.Type), At: time.Unix(x.Created, 0).UTC()}
		if f.AmountMinor, f.Currency, err = told(fee, string(x.Currency)); err != nil {
			return nil, err
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
		return disputeOf(d)
	case payment.TransferPayout:
		x, err := p.client.V1Transfers.Retrieve(ctx, ref, nil)
		if err != nil {
			return payment.Transfer{}, fmt.Errorf("stripe: transfer: %w", err)
		}
		if x.Metadata[metaTenant] != tenant.From(ctx).ID.String() {
			return payment.Transfer{}, payment.ErrNotOurs
		}
		return payoutOf(x)
	}
	r, err := p.client.V1Refunds.Retrieve(ctx, ref, nil)
	if err != nil {
		return payment.Transfer{}, fmt.Errorf("stripe: refund: %w", err)
	}
	return refundOf(r)
}

func refundOf(r *api.Refund) (out payment.Transfer, err error) {
	key, _ := uuid.Parse(r.Metadata[metaRefund])
	out = payment.Transfer{Kind: payment.TransferRefund, Ref: r.ID, Key: key, Status: refundStatus(r.Status),
		At: time.Unix(r.Created, 0).UTC()}
	out.AmountMinor, out.Currency, err = told(r.Amount, string(r.Currency))
	if r.PaymentIntent != nil {
		out.ChargeRef = r.PaymentIntent.ID
	}
	return out, err
}

func disputeOf(d *api.Dispute) (out payment.Transfer, err error) {
	out = payment.Transfer{
		Kind: payment.TransferDispute, Ref: d.ID, Status: disputeStatus(d.Status), Reason: string(d.Reason),
		At: time.Unix(d.Created, 0).UTC(),
	}
	out.AmountMinor, out.Currency, err = told(d.Amount, string(d.Currency))
	if due := dueBy(d); due > 0 {
		out.DueBy = time.Unix(due, 0).UTC()
	}
	if d.PaymentIntent != nil {
		out.ChargeRef = d.PaymentIntent.ID
	}
	return out, err
}

func payoutOf(x *api.Transfer) (out payment.Transfer, err error) {
	key, _ := uuid.Parse(x.Metadata[metaPayout])
	out = payment.Transfer{
		Kind: payment.TransferPayout, Ref: x.ID, Key: key, Status: string(payment.Succeeded),
		At: time.Unix(x.Created, 0).UTC(),
	}
	out.AmountMinor, out.Currency, err = told(x.Amount-x.AmountReversed, string(x.Currency))
	return out, err
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
