package insurance

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"
	"net/url"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/money"
	"caravan/backend/platform/partner"
)

// Remote is an insurer behind HTTP: POST /quotes, POST /policies, PATCH /policies/{ref}, POST
// /policies/{ref}/cancel and GET /policies/{ref}, with the tenant's key as bearer token and JSON in the shapes of
// this package. 409 and 422 are a permanent rejection with a message; any other status but 2xx is unclear. Its
// webhook names a policy, signed with the same key.
type Remote struct {
	Client *http.Client
	// Secret returns a tenant's key, decrypted.
	Secret func(ctx context.Context, t tenant.Tenant) (string, error)
}

// Name implements Provider.
func (*Remote) Name() string { return "http" }

func (r *Remote) call(ctx context.Context, method, path, key string, in, out any) error {
	t := tenant.From(ctx)
	secret, err := r.Secret(ctx, t)
	if err != nil {
		return err
	}
	company := partner.API{Who: "insurer", URL: t.Provider("insurance").Settings["url"], Secret: secret, Client: r.Client}
	return company.Call(ctx, method, path, key, in, out)
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

// Signature returns the Insurance-Signature header of the insurer's webhook: HMAC-SHA256 of the body, in
// hexadecimal.
func Signature(key string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write(body)
	return hex.EncodeToString(mac.Sum(nil))
}

func sameText(a, b string) bool { return hmac.Equal([]byte(a), []byte(b)) }
