package insurance

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	"caravan/backend/domain/tenant/company"
	"caravan/backend/platform/money"
	"caravan/backend/platform/partner"
)

// Remote is an insurer behind HTTP: POST /quotes, POST /policies, PATCH /policies/{ref}, POST
// /policies/{ref}/cancel and GET /policies/{ref}, with the company's key as bearer token and JSON in the shapes of
// this package. 409 and 422 are a permanent rejection with a message; any other status but 2xx is unclear. Its
// webhook names a policy, signed with the same key (Insurance-Signature).
type Remote struct {
	Client *http.Client
	// Key returns the company's key, decrypted.
	Key     func(ctx context.Context, c company.Company) (string, error)
	Company company.Company
}

func (r *Remote) call(ctx context.Context, method, path, key string, in, out any) error {
	secret, err := r.Key(ctx, r.Company)
	if err != nil {
		return err
	}
	api := partner.API{Who: "insurer", URL: r.Company.URL, Secret: secret, Client: r.Client}
	return api.Call(ctx, method, path, key, in, out)
}

// Quote implements Provider.
func (r *Remote) Quote(ctx context.Context, in QuoteRequest) (out Offer, err error) {
	if err = r.call(ctx, http.MethodPost, "/quotes", "", in, &out); err == nil &&
		len(out.PremiumsMinor) != len(in.Travelers) {
		err = fmt.Errorf("insurer: %d premiums for %d travelers", len(out.PremiumsMinor), len(in.Travelers))
	}
	for _, minor := range out.PremiumsMinor {
		if err == nil && !money.Chargeable(minor, in.Currency) {
			err = fmt.Errorf("insurer: a premium of %d %s cannot be charged", minor, in.Currency)
		}
	}
	return out, err
}

// Purchase implements Provider.
func (r *Remote) Purchase(ctx context.Context, in PurchaseRequest) (Result, error) {
	var out Result
	err := r.call(ctx, http.MethodPost, "/policies", in.Key.String(), in, &out)
	return out, err
}

// Modify implements Provider.
func (r *Remote) Modify(ctx context.Context, in ModifyRequest) (Result, error) {
	var out Result
	err := r.call(ctx, http.MethodPatch, "/policies/"+url.PathEscape(in.Ref), in.Key, in, &out)
	return out, err
}

// Cancel implements Provider.
func (r *Remote) Cancel(ctx context.Context, ref string) (Result, error) {
	var out Result
	err := r.call(ctx, http.MethodPost, "/policies/"+url.PathEscape(ref)+"/cancel", "cancel-"+ref, struct{}{}, &out)
	return out, err
}

// Status implements Provider.
func (r *Remote) Status(ctx context.Context, ref string) (Result, error) {
	var out Result
	err := r.call(ctx, http.MethodGet, "/policies/"+url.PathEscape(ref), "", nil, &out)
	return out, err
}
