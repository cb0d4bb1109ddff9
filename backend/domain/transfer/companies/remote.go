package companies

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"

	"caravan/backend/domain/tenant/company"
	"caravan/backend/domain/transfer"
	"caravan/backend/platform/money"
	"caravan/backend/platform/partner"
)

// Remote is a company behind HTTP: POST /quotes, POST /rides, PATCH /rides/{ref}, POST /rides/{ref}/cancel and
// GET /rides/{ref}, with the company's key as bearer token and JSON in the shapes of package transfer. 409 and 422
// are a permanent rejection with a message; any other status but 2xx is unclear. Its webhook names a ride, signed with
// the same key (Transfer-Signature).
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
	api := partner.API{Who: "transfer company", URL: r.Company.URL, Secret: secret, Client: r.Client}
	return api.Call(ctx, method, path, key, in, out)
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
