// Package stripe takes payments through Stripe, and pays hosts and operators.
//
// Stripe keeps an idempotency key for a day; a payment that is still open after that is found by its reference,
// which the first response or webhook brings. Cardholders authenticate in their browser with Stripe's own script,
// so the server only checks the outcome. A bank debit is confirmed in the payer's browser and is processing for
// days; what a bank reverses later is a dispute. Payouts are transfers to connected accounts (payout.go).
package stripe

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	api "github.com/stripe/stripe-go/v82"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
)

// Name is stored with each payment.
const Name = "stripe"

// Provider implements payment.Provider and payment.Verifier.
type Provider struct {
	client        *api.Client
	webhookSecret string
}

// Config configures the client of Stripe's API.
type Config struct {
	SecretKey     string
	WebhookSecret string
	// Address replaces Stripe's own, for a stand-in.
	Address string
	// Wait is the timeout of a response; zero means DefaultWait.
	Wait time.Duration
}

// DefaultWait is how long Stripe may take to answer one attempt of a call.
const DefaultWait = 20 * time.Second

// New returns a Provider; it does not connect.
func New(c Config) (*Provider, error) {
	if c.SecretKey == "" || c.WebhookSecret == "" {
		return nil, errors.New("stripe: the secret key and the webhook secret are needed")
	}
	config := &api.BackendConfig{
		EnableTelemetry: api.Bool(false), MaxNetworkRetries: api.Int64(1),
		HTTPClient:    &http.Client{Timeout: cmp.Or(c.Wait, DefaultWait)},
		LeveledLogger: &api.LeveledLogger{Level: api.LevelNull},
	}
	backends := &api.Backends{API: reach(api.APIBackend, config, c.Address), Uploads: reach(api.UploadsBackend, config,
		c.Address)}
	client := api.NewClient(c.SecretKey, api.WithBackends(backends))
	return &Provider{client: client, webhookSecret: c.WebhookSecret}, nil
}

// reach returns the client of a part of Stripe, which accepts files at a separate host, or of a stand-in for all of it.
func reach(part api.SupportedBackend, config *api.BackendConfig, standIn string) api.Backend {
	own := *config
	if standIn != "" {
		own.URL = api.String(standIn)
	}
	backend := api.GetBackendWithConfig(part, &own)
	if made, ok := backend.(*api.BackendImplementation); ok && standIn != "" {
		made.SetNetworkRetriesSleep(false) // a stand-in needs no backoff
	}
	return backend
}

// Name implements payment.Provider.
func (p *Provider) Name() string { return Name }

const (
	metaTenant  = "tenant_id"
	metaPayment = "payment_id"
	metaRefund  = "refund_id"
)

// CreateIntent implements payment.Provider.
func (p *Provider) CreateIntent(ctx context.Context, r payment.IntentRequest) (payment.Intent, error) {
	amount, err := counted(r.AmountMinor, r.Currency)
	if err != nil {
		return unpayable(), nil
	}
	params := &api.PaymentIntentCreateParams{
		Amount: api.Int64(amount), Currency: api.String(strings.ToLower(r.Currency)), PaymentMethod: api.String(r.Method),
		Confirm: api.Bool(true), Description: api.String(r.Description),
		AutomaticPaymentMethods: &api.PaymentIntentCreateAutomaticPaymentMethodsParams{Enabled: api.Bool(true),
			AllowRedirects: api.String("never")},
	}
	if r.Method == payment.Affirm {
		// The payer's browser confirms it, and is redirected to Affirm and back.
		params.PaymentMethod, params.Confirm, params.AutomaticPaymentMethods = nil, nil, nil
		params.PaymentMethodTypes = []*string{api.String(payment.Affirm)}
	}
	if debit, token, ok := payment.DebitIn(r.Method); ok {
		if !payment.Offers(tenant.From(ctx), debit, r.Currency) || r.OffSession {
			return payment.Intent{Status: payment.Failed, FailureCode: "debit_not_offered",
				FailureMessage: sentence("debit_not_offered")}, nil
		}
		// The payer's browser confirms it: their bank requires evidence of the mandate.
		params.PaymentMethod, params.Confirm, params.AutomaticPaymentMethods = api.String(token), nil, nil
		params.PaymentMethodTypes, r.SaveCard = []*string{api.String(debit)}, false
	}
	customer := r.CustomerRef
	if r.SaveCard {
		if customer, err = p.customer(ctx, customer, r.Email, r.Key); err != nil {
			return payment.Intent{}, err
		}
		params.SetupFutureUsage = api.String(string(api.PaymentIntentSetupFutureUsageOffSession))
	}
	if customer != "" {
		params.Customer = api.String(customer)
	}
	if r.OffSession {
		params.OffSession = api.Bool(true)
	}
	params.AddMetadata(metaTenant, tenant.From(ctx).ID.String())
	params.AddMetadata(metaPayment, r.Key.String())
	params.AddExpand("latest_charge")
	params.SetIdempotencyKey("payment-" + r.Key.String())
	return answer(p.client.V1PaymentIntents.Create(ctx, params))
}

// Retrieve implements payment.Provider.
func (p *Provider) Retrieve(ctx context.Context, ref string) (payment.Intent, error) {
	params := &api.PaymentIntentRetrieveParams{}
	params.AddExpand("latest_charge")
	return answer(p.client.V1PaymentIntents.Retrieve(ctx, ref, params))
}

// Authenticate implements payment.Provider: the challenge itself happened in the browser.
func (p *Provider) Authenticate(ctx context.Context, ref string, approve bool) (payment.Intent, error) {
	if !approve {
		return p.Cancel(ctx, ref)
	}
	return p.Retrieve(ctx, ref)
}

// Cancel implements payment.Provider.
func (p *Provider) Cancel(ctx context.Context, ref string) (payment.Intent, error) {
	intent, err := answer(p.client.V1PaymentIntents.Cancel(ctx, ref,
		&api.PaymentIntentCancelParams{CancellationReason: api.String("abandoned")}))
	if err == nil {
		return intent, nil
	}
	// One that has ended in the meantime cannot be canceled: its outcome is the result.
	if ended, retrieved := p.Retrieve(ctx, ref); retrieved == nil && ended.Status != payment.RequiresAction {
		return ended, nil
	}
	return payment.Intent{}, err
}

// Refund implements payment.Provider.
func (p *Provider) Refund(ctx context.Context, r payment.RefundRequest) (string, error) {
	amount, err := counted(r.AmountMinor, r.Currency)
	if err != nil {
		return "", fmt.Errorf("%w: %w", payment.ErrRefused, err)
	}
	params := &api.RefundCreateParams{PaymentIntent: api.String(r.Ref), Amount: api.Int64(amount)}
	params.AddMetadata(metaTenant, tenant.From(ctx).ID.String())
	params.AddMetadata(metaRefund, r.Key.String())
	params.SetIdempotencyKey("refund-" + r.Key.String() + r.Attempt)
	refund, err := p.client.V1Refunds.Create(ctx, params)
	var refused *api.Error
	if errors.As(err, &refused) && refused.Type == api.ErrorTypeInvalidRequest {
		return "", fmt.Errorf("stripe: %w: %s", payment.ErrRefused, refused.Msg)
	}
	if err != nil {
		return "", fmt.Errorf("stripe: refund: %w", err)
	}
	if refund.Status == api.RefundStatusFailed || refund.Status == api.RefundStatusCanceled {
		return "", fmt.Errorf("stripe: %w: refund %s is %s", payment.ErrRefused, refund.ID, refund.Status)
	}
	return refund.ID, nil
}

// answer converts Stripe's response. A declined card is not an error but the outcome of the charge.
func answer(in *api.PaymentIntent, err error) (payment.Intent, error) {
	var refused *api.Error
	if errors.As(err, &refused) && refused.Type == api.ErrorTypeCard && refused.PaymentIntent != nil {
		return payment.Intent{
			Ref: refused.PaymentIntent.ID, Status: payment.Failed, FailureCode: failureCode(refused),
			FailureMessage: sentence(failureCode(refused)),
		}, nil
	}
	// A method that Stripe does not know will never be known: retrying would never end.
	if refused != nil && refused.Type == api.ErrorTypeInvalidRequest && refused.Param == "payment_method" {
		return payment.Intent{
			Status: payment.Failed, FailureCode: "invalid_method",
			FailureMessage: "We can no longer use this card. Enter it again.",
		}, nil
	}
	if err != nil {
		return payment.Intent{}, fmt.Errorf("stripe: %w", err)
	}
	return intentOf(in), nil
}

func failureCode(e *api.Error) string {
	if e.DeclineCode != "" {
		return string(e.DeclineCode)
	}
	return string(e.Code)
}

func intentOf(in *api.PaymentIntent) payment.Intent {
	out := payment.Intent{Ref: in.ID, Status: payment.Processing}
	if slices.Contains(in.PaymentMethodTypes, payment.Affirm) {
		out.MethodLabel = payment.AffirmLabel
		if in.Status == api.PaymentIntentStatusRequiresPaymentMethod && in.LastPaymentError == nil {
			out.Status, out.ClientSecret = payment.RequiresAction, in.ClientSecret // Affirm has not been asked yet
			return out
		}
	}
	for name, said := range debitLabels {
		if slices.Contains(in.PaymentMethodTypes, name) {
			out.MethodLabel = said
		}
	}
	switch in.Status {
	case api.PaymentIntentStatusSucceeded:
		out.Status = payment.Succeeded
		if in.SetupFutureUsage != "" && in.PaymentMethod != nil {
			out.SavedMethod = in.PaymentMethod.ID
			if in.Customer != nil {
				out.CustomerRef = in.Customer.ID
			}
		}
	case api.PaymentIntentStatusRequiresAction, api.PaymentIntentStatusRequiresConfirmation:
		out.Status, out.ClientSecret = payment.RequiresAction, in.ClientSecret
	case api.PaymentIntentStatusRequiresPaymentMethod, api.PaymentIntentStatusCanceled:
		out.Status, out.FailureCode = payment.Failed, string(in.Status)
		if e := in.LastPaymentError; e != nil && in.Status != api.PaymentIntentStatusCanceled {
			out.FailureCode = failureCode(e)
		}
		out.FailureMessage = sentence(out.FailureCode)
	}
	if charge := in.LatestCharge; charge != nil && charge.PaymentMethodDetails != nil &&
		charge.PaymentMethodDetails.Card != nil {
		card := charge.PaymentMethodDetails.Card
		out.MethodLabel = label(string(card.Brand), card.Last4)
	}
	return out
}

// debitLabels are the names of bank debits in payment histories.
var debitLabels = map[string]string{"sepa_debit": "SEPA Direct Debit", "us_bank_account": "ACH debit",
	"bacs_debit": "Bacs Direct Debit"}

func label(brand, last4 string) string {
	if brand != "" {
		brand = strings.ToUpper(brand[:1]) + brand[1:]
	}
	return brand + " •••• " + last4
}
