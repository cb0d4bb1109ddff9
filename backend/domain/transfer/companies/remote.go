package companies

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/platform/money"
	"caravan/backend/platform/partner"
)

// Remote is a company behind HTTP: POST /quotes, POST /rides, PATCH /rides/{ref}, POST /rides/{ref}/cancel and
// GET /rides/{ref}, with the tenant's key as bearer token and JSON in the shapes of package transfer. 409 and 422
// are a permanent rejection with a message; any other status but 2xx is unclear.
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
	company := partner.API{Who: "transfer company", URL: t.Provider("transfers").Settings["url"], Secret: secret,
		Client: r.Client}
	return company.Call(ctx, method, path, key, in, out)
}

// Quote implements Provider.
func (r *Remote) Quote(ctx context.Context, in transfer.QuoteRequest) ([]transfer.Offer, error) {
	var out struct {
		Offers []transfer.Offer `json:"offers"`
	}
	err := r.call(ctx, http.MethodPost, "/quotes", "", in, &out)
	for _, o := range out.Offers {
		if o.PriceMinor < 0 || o.Ref == "" {
			return nil, fmt.Errorf("transfer company: an offer without a price or a name")
		}
		if !money.Chargeable(o.PriceMinor, in.Currency) {
			return nil, fmt.Errorf("transfer company: a price of %d %s cannot be charged", o.PriceMinor, in.Currency)
		}
	}
	return out.Offers, err
}

// ride makes a call about one transfer and rejects a response with an unknown status.
func (r *Remote) ride(ctx context.Context, method, path, key string, in any) (transfer.Result, error) {
	var out transfer.Result
	err := r.call(ctx, method, path, key, in, &out)
	if err == nil && !slices.Contains(transfer.Statuses, out.Status) {
		err = fmt.Errorf("transfer company: status %q is not known", out.Status)
	}
	return out, err
}

// Book implements Provider.
func (r *Remote) Book(ctx context.Context, in transfer.BookRequest) (transfer.Result, error) {
	return r.ride(ctx, http.MethodPost, "/rides", in.Key.String(), in)
}

// Update implements Provider.
func (r *Remote) Update(ctx context.Context, ref string, traveler transfer.Traveler) (transfer.Result, error) {
	return r.ride(ctx, http.MethodPatch, "/rides/"+url.PathEscape(ref), "", traveler)
}

// Cancel implements Provider.
func (r *Remote) Cancel(ctx context.Context, ref string) (transfer.Result, error) {
	return r.ride(ctx, http.MethodPost, "/rides/"+url.PathEscape(ref)+"/cancel", "cancel-"+ref, struct{}{})
}

// Status implements Provider.
func (r *Remote) Status(ctx context.Context, ref string) (transfer.Result, error) {
	return r.ride(ctx, http.MethodGet, "/rides/"+url.PathEscape(ref), "", nil)
}
