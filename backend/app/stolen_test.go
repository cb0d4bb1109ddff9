package app_test

import (
	"strings"
	"testing"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment/stripe/stripetest"
	"caravan/backend/testkit"
)

// A bank’s word that a card is lost or stolen is for admins: the person who pays with it learns only that it was
// declined.
func TestPayersDoNotLearnThatACardIsStolen(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	for method, code := range map[string]string{stripetest.Lost: "lost_card", stripetest.Stolen: "stolen_card"} {
		hold := m.Must(t, apptest.Request{Method: "POST", Path: "/public/trips/" + m.ID + "/holds",
			Body: map[string]any{"spots": 1}})
		paid := m.Call(t, apptest.Request{
			Method: "POST", Path: "/public/holds/" + hold["id"].(string) + "/payment",
			Header: map[string]string{"X-Hold-Token": hold["token"].(string)}, Body: map[string]any{
				"customer":      map[string]any{"firstName": "Pia", "lastName": "First", "email": testkit.Email("stolen")},
				"paymentOption": "minimum", "paymentMethod": method, "termsAccepted": true,
				"amountMinor": hold["quote"].(map[string]any)["depositMinor"],
			},
		})
		ended := m.becomes(t, paid.Data, "status", "failed")
		if ended["failureCode"] != "card_declined" || strings.Contains(paid.Text, code) ||
			ended["failureMessage"] != "Your card was declined. Try another card." {
			t.Errorf("%s: the payer gets %v", code, ended)
		}
		log := m.Call(t, apptest.Request{Method: "GET", Path: "/api/metadata/audit-logs?limit=100", Token: m.Admin})
		if !strings.Contains(log.Text, code) {
			t.Errorf("admins do not learn of %s", code)
		}
	}
}
