package charge

import (
	"context"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/card"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/apierr"
)

// Cards creates tokens of test cards, as a provider's card field does.
type Cards interface {
	Token(ctx context.Context, card payment.Card) (payment.CardToken, error)
}

// HTTP serves the payment operations.
type HTTP struct {
	Service *Service
	Cards   Cards
}

// GetPaymentConfig implements getPaymentConfig.
func (h HTTP) GetPaymentConfig(ctx context.Context) (*paymentapi.PaymentConfigAnswer, error) {
	t, out := tenant.From(ctx), paymentapi.PaymentConfig{Provider: tenant.NoProvider}
	if p, err := h.Service.Providers.Current(ctx); err == nil {
		out.Provider = paymentapi.PaymentConfigProvider(p.Name())
		if from, ok := p.(payment.Scripted); ok && from.ScriptURL() != "" {
			out.ScriptUrl = api.NewOptString(from.ScriptURL())
		}
	}
	// A key belongs to the provider that takes the money, not to one that was chosen and is unavailable.
	of := t.Provider("payments")
	if key := of.Settings["publishableKey"]; key != "" && of.Choice == string(out.Provider) {
		out.PublishableKey = api.NewOptString(key)
	}
	// A real provider takes cards in its own fields, which require its public key.
	out.TakesCards = takesTestCards(t) || out.PublishableKey.Set
	if out.PublishableKey.Set {
		out.Wallets = api.NewOptBool(t.Policy.Payment.Wallets)
	}
	for _, d := range payment.DebitsOf(t) {
		out.Debits = append(out.Debits, paymentapi.BankDebit(d))
	}
	if later, has := payment.PayLaterOf(t); has && out.TakesCards {
		out.PayLater = paymentapi.NewOptPayLater(card.PayLaterAnswer(later))
	}
	if !out.TakesCards {
		out.Notice = api.NewOptString(fmt.Sprintf("%s cannot take card payments yet. Contact %s.", t.Brand, t.SupportEmail))
	}
	return &paymentapi.PaymentConfigAnswer{Success: true, Data: out}, nil
}

// takesTestCards reports whether the card fields of our own pages may be used. Input in them reaches this server,
// so a marketplace with real cards never has them.
func takesTestCards(t tenant.Tenant) bool { return t.Provider("payments").Choice == "sandbox" }

// GetPayment implements getPayment.
func (h HTTP) GetPayment(ctx context.Context, params paymentapi.GetPaymentParams) (*api.PaymentResultAnswer, error) {
	p, err := h.Service.ForSecret(ctx, params.ID, params.XPaymentSecret)
	if err != nil {
		return nil, err
	}
	return h.Service.Answer(ctx, p)
}

// AuthenticatePayment implements authenticatePayment.
func (h HTTP) AuthenticatePayment(ctx context.Context, req *paymentapi.AuthenticatePayment,
	params paymentapi.AuthenticatePaymentParams) (*api.PaymentResultAnswer, error) {
	p, err := h.Service.Authenticate(ctx, params.ID, params.XPaymentSecret, req.Approve)
	if err != nil {
		return nil, err
	}
	return h.Service.Answer(ctx, p)
}

// CreateSandboxToken implements createSandboxToken.
func (h HTTP) CreateSandboxToken(ctx context.Context, req *paymentapi.TestCard) (*paymentapi.CardTokenAnswer, error) {
	if !takesTestCards(tenant.From(ctx)) {
		return nil, apierr.NotFound("address")
	}
	token, err := h.Cards.Token(ctx, payment.Card{Number: req.Number, ExpMonth: req.ExpMonth, ExpYear: req.ExpYear,
		CVC: req.Cvc})
	if err != nil {
		return nil, err
	}
	return &paymentapi.CardTokenAnswer{Success: true, Data: paymentapi.CardToken{Token: token.Token, Brand: token.Brand,
		Last4: token.Last4}}, nil
}

// secret are the codes of banks that the person who pays must not learn: it may not be the card's owner
// (docs.stripe.com/declines/codes). Admins read them in the audit log.
var secret = []string{"fraudulent", "lost_card", "merchant_blacklist", "pickup_card", "restricted_card",
	"security_violation", "stolen_card"}

// payersCode is a failure's code as the payer gets it.
func payersCode(code string) string {
	if slices.Contains(secret, code) {
		return "card_declined"
	}
	return code
}

// Answer converts a payment for its payer.
func (s *Service) Answer(ctx context.Context, p payment.Payment) (*api.PaymentResultAnswer, error) {
	result := api.PaymentResult{
		PaymentId: p.ID, Status: api.PaymentStatus(p.Status), AmountMinor: p.PaidMinor() + p.InsuranceMinor + p.TransferMinor,
		Currency: p.Currency, Secret: api.NewOptString(s.Secret(ctx, p)), Provider: api.NewOptString(p.Provider),
	}
	if p.CreditMinor > 0 {
		result.CreditMinor = api.NewOptInt64(p.CreditMinor)
	}
	if p.ClientSecret != "" {
		result.ClientSecret = api.NewOptString(p.ClientSecret)
	}
	if p.OnItsWay() {
		result.OnItsWay, result.ExpectedOn = api.NewOptBool(true), api.NewOptDate(p.ExpectedOn().UTC())
	}
	if p.FailureMessage != "" {
		result.FailureCode, result.FailureMessage = api.NewOptString(payersCode(p.FailureCode)),
			api.NewOptString(p.FailureMessage)
	}
	// Money that could not buy a booking is refunded: for the customer the purchase failed.
	if p.Status == payment.Succeeded && p.BookingID == nil {
		result.Status = api.PaymentStatusFailed
	}
	if p.Status == payment.Succeeded && p.BookingID != nil {
		var receipt payment.Receipt
		err := s.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
			var err error
			receipt, err = s.Orders.ReceiptTx(ctx, tx, *p.BookingID)
			return err
		})
		if err != nil {
			return nil, err
		}
		result.BookingId, result.OrderId = api.NewOptUUID(*p.BookingID), api.NewOptString(receipt.OrderID)
		result.TripName, result.ActivationMailed = api.NewOptString(receipt.TripName), api.NewOptBool(p.ActivationMailed)
	}
	return &api.PaymentResultAnswer{Success: true, Data: result}, nil
}
