package stripe

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/news"
	"caravan/backend/domain/tenant"
)

// Accounts is Stripe for every tenant that has an account there: each call uses the account of the tenant in its
// context. Keys are decrypted for each call, so that a change takes effect immediately; the client is cached
// while they are unchanged.
type Accounts struct {
	// Secret returns a tenant's secret by its name; "" if there is none.
	Secret func(ctx context.Context, t tenant.Tenant, name string) (string, error)
	// Address and Wait are Config's.
	Address string
	Wait    time.Duration

	mu   sync.Mutex
	kept map[uuid.UUID]account
}

type account struct {
	Config
	provider *Provider
}

// ErrNoAccount is returned for a tenant without an account at Stripe.
var ErrNoAccount = errors.New("stripe: the marketplace has no account")

// Of returns Stripe with the account of the tenant in the context.
func (a *Accounts) Of(ctx context.Context) (*Provider, error) {
	t, config := tenant.From(ctx), Config{Address: a.Address, Wait: a.Wait}
	for name, to := range map[string]*string{"secretKey": &config.SecretKey, "webhookSecret": &config.WebhookSecret} {
		secret, err := a.Secret(ctx, t, name)
		if err != nil {
			return nil, err
		}
		if secret == "" {
			return nil, ErrNoAccount
		}
		*to = secret
	}
	if a.Address != "" && !strings.Contains(config.SecretKey, "_test_") {
		return nil, ErrNoAccount // a live key is sent only to Stripe
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if had, ok := a.kept[t.ID]; ok && had.Config == config {
		return had.provider, nil
	}
	p, err := New(config)
	if err != nil {
		return nil, err
	}
	if a.kept == nil {
		a.kept = map[uuid.UUID]account{}
	}
	a.kept[t.ID] = account{config, p}
	return p, nil
}

// Name implements payment.Provider.
func (a *Accounts) Name() string { return Name }

// ScriptURL implements payment.Scripted.
func (a *Accounts) ScriptURL() string {
	if a.Address == "" {
		return ""
	}
	return a.Address + scriptPath
}

// scriptPath is where a Stripe stand-in serves its script.
const scriptPath = "/v3/stripe.js"

// Serves implements payment.Selective.
func (a *Accounts) Serves(ctx context.Context) (bool, error) {
	_, err := a.Of(ctx)
	if errors.Is(err, ErrNoAccount) {
		return false, nil
	}
	return err == nil, err
}

// CreateIntent implements payment.Provider.
func (a *Accounts) CreateIntent(ctx context.Context, r payment.IntentRequest) (payment.Intent, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return payment.Intent{}, err
	}
	return p.CreateIntent(ctx, r)
}

// Retrieve implements payment.Provider.
func (a *Accounts) Retrieve(ctx context.Context, ref string) (payment.Intent, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return payment.Intent{}, err
	}
	return p.Retrieve(ctx, ref)
}

// Authenticate implements payment.Provider.
func (a *Accounts) Authenticate(ctx context.Context, ref string, approve bool) (payment.Intent, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return payment.Intent{}, err
	}
	return p.Authenticate(ctx, ref, approve)
}

// Cancel implements payment.Provider.
func (a *Accounts) Cancel(ctx context.Context, ref string) (payment.Intent, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return payment.Intent{}, err
	}
	return p.Cancel(ctx, ref)
}

// Refund implements payment.Provider.
func (a *Accounts) Refund(ctx context.Context, r payment.RefundRequest) (string, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return "", err
	}
	return p.Refund(ctx, r)
}

// SaveCard implements payment.Provider.
func (a *Accounts) SaveCard(ctx context.Context, r payment.CardRequest) (payment.CardResult, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return payment.CardResult{}, err
	}
	return p.SaveCard(ctx, r)
}

// Transactions implements payment.Provider.
func (a *Accounts) Transactions(ctx context.Context, since time.Time, page string) ([]payment.Transfer, string, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return nil, "", err
	}
	return p.Transactions(ctx, since, page)
}

// own reads the events of one tenant's account.
type own struct {
	*Provider
	tenantID uuid.UUID
}

// Verify implements payment.Verifier. The owner of the account controls what its events say; they count only for
// the owner's marketplace.
func (o own) Verify(body []byte, header http.Header) (payment.Event, error) {
	e, err := o.Provider.Verify(body, header)
	if err != nil {
		return e, err
	}
	if e.TenantID != uuid.Nil && e.TenantID != o.tenantID {
		return payment.Event{}, payment.ErrNotOurs
	}
	e.TenantID = o.tenantID
	return e, nil
}

// Webhook handles the events of the account of the tenant whose address was called.
func (a *Accounts) Webhook(s *news.Service) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		p, err := a.Of(r.Context())
		switch {
		case errors.Is(err, ErrNoAccount):
			http.NotFound(w, r)
		case err != nil:
			http.Error(w, "try again", http.StatusInternalServerError)
		default:
			s.WebhookHandler(own{p, tenant.From(r.Context()).ID}).ServeHTTP(w, r)
		}
	})
}
