package payment

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/identity"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
)

// Affirm is the method for paying over time. It is not a card: the payer confirms with Affirm after the payment
// was sent, and Affirm pays the full amount immediately.
const Affirm = "affirm"

// AffirmLabel is its name in payment histories.
const AffirmLabel = "Affirm"

// What Affirm accepts, and from whom.
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

// PayLaterOf returns the limits for paying over time in a marketplace, if its provider supports it.
func PayLaterOf(t tenant.Tenant) (PayLater, bool) {
	choice := t.Provider("payments").Choice
	has := choice == "sandbox" || choice == "stripe" && t.Policy.Payment.PayLater
	return PayLater{Affirm, affirmCurrency, affirmCountry, affirmMinimumMinor, affirmMaximumMinor}, has
}

// PayLaterTx reports whether a member can pay over time: they live in the US, and the marketplace offers it
// (T-179).
func PayLaterTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (PayLater, bool, error) {
	offer, has := PayLaterOf(tenant.From(ctx))
	if !has {
		return offer, false, nil
	}
	country, err := identity.CountryTx(ctx, tx, memberID)
	return offer, err == nil && country == offer.Country, err
}

// CheckPayLaterTx rejects a payment over time by someone who is not eligible, or of an amount that Affirm does
// not accept.
func CheckPayLaterTx(ctx context.Context, tx pgx.Tx, start Start) error {
	if start.Method != Affirm {
		return nil
	}
	if !start.SaveCard && !start.Automatic {
		offer, has, err := offeredTx(ctx, tx, start)
		if err != nil {
			return err
		}
		if has && start.Currency == offer.Currency && start.AmountMinor >= offer.MinimumMinor &&
			start.AmountMinor <= offer.MaximumMinor {
			return nil
		}
	}
	return apierr.InvalidField("paymentMethod", "Affirm isn’t available for this payment. Use a card.")
}

// offeredTx uses the country given by the customer of a checkout, who may have no account, else the member's.
func offeredTx(ctx context.Context, tx pgx.Tx, start Start) (PayLater, bool, error) {
	if start.MemberID != nil && start.Country == "" {
		return PayLaterTx(ctx, tx, *start.MemberID)
	}
	offer, has := PayLaterOf(tenant.From(ctx))
	return offer, has && start.Country == offer.Country, nil
}
