package stripe

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	api "github.com/stripe/stripe-go/v82"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
)

// customer returns a member's customer at Stripe; a new one is created once per key.
func (p *Provider) customer(ctx context.Context, ref, email string, key uuid.UUID) (string, error) {
	if ref != "" {
		return ref, nil
	}
	params := &api.CustomerCreateParams{}
	if email != "" {
		params.Email = api.String(email)
	}
	params.AddMetadata(metaTenant, tenant.From(ctx).ID.String())
	params.SetIdempotencyKey("customer-" + key.String())
	c, err := p.client.V1Customers.Create(ctx, params)
	if err != nil {
		return "", fmt.Errorf("stripe: customer: %w", err)
	}
	return c.ID, nil
}

// SaveCard implements payment.Provider with a setup intent.
func (p *Provider) SaveCard(ctx context.Context, r payment.CardRequest) (payment.CardResult, error) {
	if r.SetupRef != "" {
		params := &api.SetupIntentRetrieveParams{}
		params.AddExpand("payment_method")
		return saved(p.client.V1SetupIntents.Retrieve(ctx, r.SetupRef, params))
	}
	customer, err := p.customer(ctx, r.CustomerRef, r.Email, r.Key)
	if err != nil {
		return payment.CardResult{}, err
	}
	params := &api.SetupIntentCreateParams{
		Customer: api.String(customer), PaymentMethod: api.String(r.Method), Confirm: api.Bool(true),
		Usage: api.String("off_session"),
		AutomaticPaymentMethods: &api.SetupIntentCreateAutomaticPaymentMethodsParams{Enabled: api.Bool(true),
			AllowRedirects: api.String("never")},
	}
	params.AddMetadata(metaTenant, tenant.From(ctx).ID.String())
	params.AddExpand("payment_method")
	params.SetIdempotencyKey("card-" + r.Key.String())
	return saved(p.client.V1SetupIntents.Create(ctx, params))
}

func saved(in *api.SetupIntent, err error) (payment.CardResult, error) {
	var refused *api.Error
	if errors.As(err, &refused) && (refused.Type == api.ErrorTypeCard || refused.Param == "payment_method") {
		return payment.CardResult{Status: payment.Failed, FailureCode: failureCode(refused),
			FailureMessage: sentence(failureCode(refused))}, nil
	}
	if err != nil {
		return payment.CardResult{}, fmt.Errorf("stripe: setup intent: %w", err)
	}
	out := payment.CardResult{SetupRef: in.ID, Status: payment.Processing}
	if in.Customer != nil {
		out.CustomerRef = in.Customer.ID
	}
	switch in.Status {
	case api.SetupIntentStatusSucceeded:
		out.Status = payment.Succeeded
		if in.PaymentMethod != nil {
			out.Method = in.PaymentMethod.ID
			if card := in.PaymentMethod.Card; card != nil {
				out.Label = label(string(card.Brand), card.Last4)
			}
		}
	case api.SetupIntentStatusRequiresAction, api.SetupIntentStatusRequiresConfirmation:
		out.Status, out.ClientSecret = payment.RequiresAction, in.ClientSecret
	case api.SetupIntentStatusRequiresPaymentMethod, api.SetupIntentStatusCanceled:
		out.Status, out.FailureCode = payment.Failed, string(in.Status)
		out.FailureMessage = "We couldn’t save your card. Try again or use another card."
	}
	return out, nil
}

// Transactions implements payment.Provider. Stripe's iterators turn the pages. Refunds and disputes of charges
// that are not the tenant's are left to the caller, who knows its charges.
func (p *Provider) Transactions(ctx context.Context, since time.Time, _ string) ([]payment.Transfer, string, error) {
	created := &api.RangeQueryParams{GreaterThanOrEqual: since.Unix()}
	var list []payment.Transfer
	intents := &api.PaymentIntentListParams{CreatedRange: created}
	for in, err := range p.client.V1PaymentIntents.List(ctx, intents) {
		if err != nil {
			return nil, "", fmt.Errorf("stripe: list payment intents: %w", err)
		}
		if in.Metadata[metaTenant] != tenant.From(ctx).ID.String() {
			continue
		}
		key, _ := uuid.Parse(in.Metadata[metaPayment])
		one := payment.Transfer{Kind: payment.TransferCharge, Ref: in.ID, Key: key, Status: string(intentOf(in).Status),
			At: time.Unix(in.Created, 0).UTC()}
		if one.AmountMinor, one.Currency, err = told(in.Amount, string(in.Currency)); err != nil {
			return nil, "", err
		}
		list = append(list, one)
	}
	for r, err := range p.client.V1Refunds.List(ctx, &api.RefundListParams{CreatedRange: created}) {
		if err != nil {
			return nil, "", fmt.Errorf("stripe: list refunds: %w", err)
		}
		if r.PaymentIntent == nil {
			continue
		}
		one, err := refundOf(r)
		if err != nil {
			return nil, "", err
		}
		list = append(list, one)
	}
	for d, err := range p.client.V1Disputes.List(ctx, &api.DisputeListParams{CreatedRange: created}) {
		if err != nil {
			return nil, "", fmt.Errorf("stripe: list disputes: %w", err)
		}
		if d.PaymentIntent == nil {
			continue
		}
		one, err := disputeOf(d)
		if err != nil {
			return nil, "", err
		}
		list = append(list, one)
	}
	sent, err := p.sent(ctx, created)
	return append(list, sent...), "", err
}
