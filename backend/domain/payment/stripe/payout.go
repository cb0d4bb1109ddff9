package stripe

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	api "github.com/stripe/stripe-go/v82"
	"golang.org/x/text/currency"
	"golang.org/x/text/language"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/remit"
	"caravan/backend/domain/tenant"
)

// Payouts are transfers from the marketplace's balance to a connected account of the payee, who verifies their
// identity on Stripe's own pages. Stripe then pays out to their bank on its own schedule.

const metaPayout = "payout_id"

// domestic is the country of a bank that has a routing number instead of an IBAN.
const domestic = "US"

// Connect implements remit.Connector.
func (p *Provider) Connect(ctx context.Context, r remit.ConnectRequest) (string, error) {
	own, err := p.client.V1Accounts.Retrieve(ctx, &api.AccountRetrieveParams{})
	if err != nil {
		return "", refusal("own account", err)
	}
	bank := &api.BankAccountParams{AccountHolderName: api.String(r.Account.Holder),
		AccountNumber: api.String(r.Account.Number)}
	country := r.Account.Country()
	if country == "" {
		country = domestic
		bank.RoutingNumber = api.String(r.Account.Routing)
	}
	money, err := currencyOf(country)
	if err != nil {
		return "", err
	}
	bank.Country, bank.Currency = api.String(country), api.String(money)
	// The same token for the same account, because its creation is retried after an unclear response.
	ask := &api.TokenCreateParams{BankAccount: bank}
	ask.SetIdempotencyKey("bank-" + r.Key)
	token, err := p.client.V1Tokens.Create(ctx, ask)
	if err != nil {
		return "", refusal("bank account", err)
	}
	params := &api.AccountCreateParams{
		Country: api.String(country), ExternalAccount: &api.AccountExternalAccountParams{Token: api.String(token.ID)},
		Capabilities: &api.AccountCreateCapabilitiesParams{Transfers: &api.AccountCreateCapabilitiesTransfersParams{
			Requested: api.Bool(true)}},
		Controller: &api.AccountCreateControllerParams{
			Fees:            &api.AccountCreateControllerFeesParams{Payer: api.String("application")},
			Losses:          &api.AccountCreateControllerLossesParams{Payments: api.String("application")},
			StripeDashboard: &api.AccountCreateControllerStripeDashboardParams{Type: api.String("express")},
		},
	}
	if own.Country == domestic && country != domestic {
		// A recipient abroad who only receives.
		params.TOSAcceptance = &api.AccountCreateTOSAcceptanceParams{ServiceAgreement: api.String("recipient")}
	}
	params.AddMetadata(metaTenant, tenant.From(ctx).ID.String())
	params.SetIdempotencyKey("account-" + r.Key)
	account, err := p.client.V1Accounts.Create(ctx, params)
	if err != nil {
		return "", refusal("connected account", err)
	}
	return account.ID, nil
}

func currencyOf(country string) (string, error) {
	region, err := language.ParseRegion(country)
	if err == nil {
		if unit, ok := currency.FromRegion(region); ok {
			return strings.ToLower(unit.String()), nil
		}
	}
	return "", fmt.Errorf("stripe: the currency of %s is not known", country)
}

// Verification implements remit.Connector.
func (p *Provider) Verification(ctx context.Context, ref, returnURL string) (remit.Verification, error) {
	account, err := p.client.V1Accounts.GetByID(ctx, ref, &api.AccountRetrieveParams{})
	if err != nil {
		return remit.Verification{}, refusal("connected account", err)
	}
	if c := account.Capabilities; c != nil && c.Transfers == api.AccountCapabilityStatusActive && account.PayoutsEnabled {
		return remit.Verification{Done: true}, nil
	}
	link, err := p.client.V1AccountLinks.Create(ctx, &api.AccountLinkCreateParams{
		Account: api.String(ref), Type: api.String(string(api.AccountLinkTypeAccountOnboarding)),
		ReturnURL: api.String(returnURL), RefreshURL: api.String(returnURL),
	})
	if err != nil {
		return remit.Verification{}, refusal("account link", err)
	}
	return remit.Verification{URL: link.URL}, nil
}

// Close implements remit.Connector. Stripe rejects it while the account still holds money.
func (p *Provider) Close(ctx context.Context, ref string) error {
	_, err := p.client.V1Accounts.Delete(ctx, ref, &api.AccountDeleteParams{})
	var refused *api.Error
	if errors.As(err, &refused) && (refused.HTTPStatusCode == http.StatusNotFound ||
		refused.Code == api.ErrorCodeAccountInvalid) {
		return nil // an earlier call closed it, and its response was lost
	}
	if err != nil {
		return refusal("closing of the account", err)
	}
	return nil
}

// Send implements remit.Provider. Stripe stores the response of a key for a day, even a rejection: each attempt
// has a key of its own, and first checks whether an earlier one succeeded without our knowledge.
func (p *Provider) Send(ctx context.Context, r remit.Request) (string, error) {
	group := "payout-" + r.Key.String()
	if r.Attempt > 0 {
		for sent, err := range p.client.V1Transfers.List(ctx, &api.TransferListParams{TransferGroup: api.String(group)}) {
			if err != nil {
				return "", refusal("earlier transfers", err)
			}
			if sent.Metadata[metaPayout] == r.Key.String() && !sent.Reversed {
				return sent.ID, nil
			}
		}
	}
	amount, err := counted(r.AmountMinor, r.Currency)
	if err != nil {
		return "", err
	}
	params := &api.TransferCreateParams{
		Amount: api.Int64(amount), Currency: api.String(strings.ToLower(r.Currency)), Destination: api.String(r.AccountRef),
		TransferGroup: api.String(group),
	}
	params.AddMetadata(metaTenant, tenant.From(ctx).ID.String())
	params.AddMetadata(metaPayout, r.Key.String())
	params.SetIdempotencyKey(group + "-" + strconv.Itoa(r.Attempt))
	transfer, err := p.client.V1Transfers.Create(ctx, params)
	if err != nil {
		return "", refusal("transfer", err)
	}
	return transfer.ID, nil
}

// sent lists the transfers to payees of the tenant. An account may send other money than ours.
func (p *Provider) sent(ctx context.Context, created *api.RangeQueryParams) (list []payment.Transfer, err error) {
	for x, err := range p.client.V1Transfers.List(ctx, &api.TransferListParams{CreatedRange: created}) {
		if err != nil {
			return nil, fmt.Errorf("stripe: list transfers: %w", err)
		}
		if x.Metadata[metaTenant] != tenant.From(ctx).ID.String() {
			continue
		}
		one, err := payoutOf(x)
		if err != nil {
			return nil, err
		}
		list = append(list, one)
	}
	return list, nil
}

// refusal converts an error to words that an admin reads beside the payout.
func refusal(what string, err error) error {
	var refused *api.Error
	if !errors.As(err, &refused) || refused.HTTPStatusCode >= http.StatusInternalServerError {
		return fmt.Errorf("stripe: %s: %w: %w", what, remit.ErrUnclear, err)
	}
	if refused.Code == "insufficient_capabilities_for_transfer" {
		return remit.Refuse(remit.Payee, errors.New("the payee has not yet proved to Stripe who he is"))
	}
	if refused.Code == api.ErrorCodeBalanceInsufficient {
		return remit.Refuse(remit.Marketplace, errors.New("the marketplace’s balance at Stripe is too low"))
	}
	return fmt.Errorf("stripe refuses the %s: %s", what, refused.Msg)
}

// Connect implements remit.Connector.
func (a *Accounts) Connect(ctx context.Context, r remit.ConnectRequest) (string, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return "", err
	}
	return p.Connect(ctx, r)
}

// Verification implements remit.Connector.
func (a *Accounts) Verification(ctx context.Context, ref, returnURL string) (remit.Verification, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return remit.Verification{}, err
	}
	return p.Verification(ctx, ref, returnURL)
}

// Close implements remit.Connector.
func (a *Accounts) Close(ctx context.Context, ref string) error {
	p, err := a.Of(ctx)
	if err != nil {
		return err
	}
	return p.Close(ctx, ref)
}

// Send implements remit.Provider.
func (a *Accounts) Send(ctx context.Context, r remit.Request) (string, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return "", err
	}
	return p.Send(ctx, r)
}
