package tenant

import (
	"context"
	"slices"

	"caravan/backend/domain/tenant/company"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tenantapi"
)

// companiesOf returns the companies of both kinds in the contract's form.
func companiesOf(s Settings) []tenantapi.Company {
	out := []tenantapi.Company{}
	for _, kind := range company.Kinds {
		for _, c := range s.Tenant.Companies.Of(kind) {
			item := tenantapi.Company{ID: c.ID, Kind: string(c.Kind), Name: c.Name, Adapter: c.Adapter,
				KeySet: api.NewOptBool(slices.Contains(s.Secrets, keyName(c.ID))), Countries: append([]string{}, c.Countries...),
				Paused: api.NewOptBool(c.Paused), InForce: api.NewOptInt(s.InForce[c.ID])}
			if c.URL != "" {
				item.URL = api.NewOptString(c.URL)
			}
			out = append(out, item)
		}
	}
	return out
}

// SaveCompanies implements saveCompanies.
func (h HTTP) SaveCompanies(ctx context.Context, req *tenantapi.CompaniesUpdate) (
	*tenantapi.TenantSettingsAnswer, error) {
	items := make([]company.Input, len(req.Items))
	for i, c := range req.Items {
		items[i] = company.Input{ID: c.ID, Name: c.Name, Adapter: c.Adapter, URL: c.URL.Value, Key: c.Key.Value,
			Countries: c.Countries, Paused: c.Paused.Value}
	}
	return h.after(ctx, h.Service.SaveCompanies(ctx, req.Version, company.Kind(req.Kind), items))
}
