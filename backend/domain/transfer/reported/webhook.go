package reported

import (
	"context"
	"encoding/json"
	"net/http"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer/transferdb"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/partner"
	"caravan/backend/platform/rest"
)

// WebhookPath is where transfer companies send webhooks, signed with their keys; the company's id follows.
const WebhookPath = "/public/transfers/webhooks/"

// Hook receives companies' webhooks.
type Hook struct {
	DB *db.DB
	// Key returns a company's key, decrypted.
	Key func(ctx context.Context, c company.Company) (string, error)
	// Advance asks the company for the status of a ride.
	Advance func(ctx context.Context, id uuid.UUID, news *News) error
}

// Route serves the webhooks.
func (h Hook) Route() rest.Route {
	return rest.Route{Method: http.MethodPost, Path: WebhookPath + "{company}", For: rest.OwnProviders,
		Handler: partner.Hook{Header: "Transfer-Signature", Take: h.take}}
}

func (h Hook) take(ctx context.Context, r *http.Request, body []byte, signature string) error {
	t := tenant.From(ctx)
	id, err := uuid.Parse(r.PathValue("company"))
	c, known := t.Companies.ByID(company.Transfers, id)
	if err != nil || !known || c.Adapter != company.HTTP {
		return apierr.NotFound("company")
	}
	key, err := h.Key(ctx, c)
	if err != nil {
		return err
	}
	if !partner.Signed(key, body, signature) {
		return partner.ErrSignature
	}
	var news News
	if json.Unmarshal(body, &news) != nil || news.RideRef == "" {
		return apierr.New(apierr.CodeInvalid, "This names no ride.")
	}
	var ride uuid.UUID
	err = h.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		ride, err = transferdb.New(tx).RideByRef(ctx, transferdb.RideByRefParams{TenantID: t.ID, CompanyID: c.ID,
			ProviderRef: &news.RideRef})
		return err
	})
	if db.NoRows(err) {
		return apierr.NotFound("ride")
	}
	if err != nil {
		return err
	}
	return h.Advance(ctx, ride, &news)
}
