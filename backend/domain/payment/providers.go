package payment

import (
	"context"
	"fmt"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
)

// Providers are those that payments use.
type Providers struct {
	// Provider takes new payments. Payments made through another one are looked up in Others by name.
	Provider Provider
	Others   map[string]Provider
	// Choose returns the provider of a tenant's new payments; an unknown name takes none.
	Choose func(tenant.Tenant) string
}

// errNoCards is returned where no provider takes cards.
var errNoCards = apierr.New(apierr.CodeIllegalState, "Card payments aren’t set up yet.")

// Current returns the provider of the tenant's new payments.
func (p *Providers) Current(ctx context.Context) (Provider, error) {
	provider, err := p.Named(p.Choose(tenant.From(ctx)))
	if err != nil {
		return nil, errNoCards
	}
	return provider, nil
}

// Takes returns the provider of a new payment: the one named, for a saved card or credit, or the tenant's own.
// One that the tenant may not use takes no new payments, though its existing ones remain with it.
func (p *Providers) Takes(ctx context.Context, named string) (string, error) {
	if named == CreditProvider || named == NoProvider {
		return named, nil
	}
	if named != "" {
		if !tenant.From(ctx).Has("payments", named) {
			return "", errNoCards
		}
		return named, nil
	}
	provider, err := p.Current(ctx)
	if err != nil {
		return "", err
	}
	return provider.Name(), nil
}

// Named returns the provider with a name that payments store.
func (p *Providers) Named(name string) (Provider, error) {
	if p.Provider.Name() == name {
		return p.Provider, nil
	}
	if other, ok := p.Others[name]; ok {
		return other, nil
	}
	return nil, fmt.Errorf("payment provider %q is not configured", name)
}

// All returns every provider, the one for new payments first.
func (p *Providers) All() []Provider {
	all := []Provider{p.Provider}
	for name, other := range p.Others {
		if name != p.Provider.Name() {
			all = append(all, other)
		}
	}
	return all
}
