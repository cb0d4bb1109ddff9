package insurance

import (
	"context"
	"encoding/json"
	"net/http"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/insurance/insurancedb"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/tenant/company"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/partner"
)

// News is the payload of an insurer's webhook: that something happened to a policy. The policy's status is fetched, so
// webhooks may arrive in any order and repeatedly. ID tells deliveries apart, if the insurer gives one. TenantID is
// needed only at the address that insurers share.
type News struct {
	ID        string    `json:"id,omitempty"`
	TenantID  uuid.UUID `json:"tenantId,omitzero"`
	PolicyRef string    `json:"policyRef"`
}

type receiver = func(ctx context.Context, r *http.Request, body []byte, signature string) error

// receive takes the webhook of the insurer that the address names.
func (s *Service) receive(ctx context.Context, r *http.Request, body []byte, signature string) error {
	id, err := uuid.Parse(r.PathValue("company"))
	c, known := tenant.From(ctx).Companies.ByID(company.Insurance, id)
	if err != nil || !known || c.Adapter != company.HTTP {
		return apierr.NotFound("company")
	}
	signed, err := s.signed(ctx, c, body, signature)
	if err != nil {
		return err
	}
	if !signed {
		return partner.ErrSignature
	}
	var news News
	if json.Unmarshal(body, &news) != nil || news.PolicyRef == "" {
		return apierr.New(apierr.CodeInvalid, "This names no policy.")
	}
	return s.toldOf(ctx, c, news)
}

// receiveShared takes a webhook that names its marketplace: the insurer is the one that signed it and has the policy.
func (s *Service) receiveShared(ctx context.Context, _ *http.Request, body []byte, signature string) error {
	var news News
	if json.Unmarshal(body, &news) != nil || news.TenantID == uuid.Nil {
		return partner.ErrSignature
	}
	t, err := s.Tenants.ByID(ctx, news.TenantID)
	if err != nil {
		return partner.ErrSignature
	}
	ctx = tenant.With(ctx, t)
	err = partner.ErrSignature
	for _, c := range t.Companies.Every(company.Insurance) {
		signed, fault := s.signed(ctx, c, body, signature)
		if fault != nil {
			return fault
		}
		if !signed {
			continue
		}
		if err = s.toldOf(ctx, c, news); apierr.From(err) == nil || apierr.From(err).Code != apierr.CodeNotFound {
			return err
		}
	}
	return err
}

// signed reports whether a company signed a webhook.
func (s *Service) signed(ctx context.Context, c company.Company, body []byte, signature string) (bool, error) {
	if c.Adapter != company.HTTP {
		return false, nil
	}
	key, err := s.Key(ctx, c)
	return err == nil && partner.Signed(key, body, signature), err
}

// toldOf advances the policy that a company's webhook names.
func (s *Service) toldOf(ctx context.Context, c company.Company, news News) error {
	t := tenant.From(ctx)
	var id uuid.UUID
	err := s.DB.ReadTenant(ctx, t.ID, func(tx pgx.Tx) error {
		var err error
		id, err = insurancedb.New(tx).PolicyByRef(ctx, insurancedb.PolicyByRefParams{TenantID: t.ID, CompanyID: c.ID,
			ProviderRef: &news.PolicyRef})
		return err
	})
	if db.NoRows(err) {
		return apierr.NotFound("policy")
	}
	if err != nil {
		return err
	}
	return s.Advance(ctx, id, &news)
}
