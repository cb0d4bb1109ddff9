package payment

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
)

// Affirm is the method of those who pay over time. It stands for no card: the payer agrees with Affirm after the payment
// was sent, and Affirm pays the whole amount at once.
const Affirm = "affirm"

// AffirmLabel names it in histories.
const AffirmLabel = "Affirm"

// What Affirm takes, and from whom.
const (
	affirmCountry      = "US"
	affirmCurrency     = "USD"
	affirmMinimumMinor = 50_00
	affirmMaximumMinor = 30_000_00
)

// PayLater is how much can be paid over time.
type PayLater struct {
	Method, Currency, Country  string
	MinimumMinor, MaximumMinor int64
}

// PayLaterOf is what a marketplace lets be paid over time, where its provider has it.
func PayLaterOf(t tenant.Tenant) (PayLater, bool) {
	choice := t.Provider("payments").Choice
	has := choice == "sandbox" || choice == "stripe" && t.Policy.Payment.PayLater
	return PayLater{Affirm, affirmCurrency, affirmCountry, affirmMinimumMinor, affirmMaximumMinor}, has
}

// PayLaterTx tells whether a member can pay over time: he lives in the US, and the marketplace has it (T-179).
func PayLaterTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (PayLater, bool, error) {
	offer, has := PayLaterOf(tenant.From(ctx))
	if !has {
		return offer, false, nil
	}
	country, err := identity.CountryTx(ctx, tx, memberID)
	return offer, err == nil && country == offer.Country, err
}

// CheckPayLaterTx refuses to start a payment over time for whom it is not, or of another amount than Affirm takes.
func CheckPayLaterTx(ctx context.Context, tx pgx.Tx, start Start) error {
	if start.Method != Affirm {
		return nil
	}
	if !start.SaveCard && !start.Automatic {
		offer, has, err := offeredTx(ctx, tx, start)
		if err != nil {
			return err
		}
		if has && start.Currency == offer.Currency && start.AmountMinor >= offer.MinimumMinor && start.AmountMinor <= offer.MaximumMinor {
			return nil
		}
	}
	return apierr.InvalidField("paymentMethod", "Affirm isn’t available for this payment. Use a card.")
}

// offeredTx goes by the country that the customer of a checkout names, who may have no account, else by the member's.
func offeredTx(ctx context.Context, tx pgx.Tx, start Start) (PayLater, bool, error) {
	if start.MemberID != nil && start.Country == "" {
		return PayLaterTx(ctx, tx, *start.MemberID)
	}
	offer, has := PayLaterOf(tenant.From(ctx))
	return offer, has && start.Country == offer.Country, nil
}
