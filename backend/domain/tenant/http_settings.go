package tenant

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"

	"caravan/backend/gen/api"
)

func features(f Features) api.Features {
	return api.Features{
		PublicProfile: f[FeaturePublicProfile], AddressTab: f[FeatureAddressTab], MobileApp: f[FeatureMobileApp],
		AccommodationAlternatives: f[FeatureAlternatives], Referrals: f[FeatureReferrals], Waitlist: f[FeatureWaitlist],
	}
}

func featureChanges(u api.OptFeaturesUpdate) Features {
	out := Features{}
	for name, value := range map[Feature]api.OptBool{
		FeaturePublicProfile: u.Value.PublicProfile, FeatureAddressTab: u.Value.AddressTab, FeatureMobileApp: u.Value.MobileApp,
		FeatureAlternatives: u.Value.AccommodationAlternatives, FeatureReferrals: u.Value.Referrals, FeatureWaitlist: u.Value.Waitlist,
	} {
		if value.Set {
			out[name] = value.Value
		}
	}
	return out
}

// GetTenantLogo implements getTenantLogo.
func (h HTTP) GetTenantLogo(ctx context.Context, _ api.GetTenantLogoParams) (*api.GetTenantLogoOKHeaders, error) {
	picture, err := h.Service.Logo(ctx)
	if err != nil {
		return nil, err
	}
	return &api.GetTenantLogoOKHeaders{Response: api.GetTenantLogoOK{Data: bytes.NewReader(picture)}}, nil
}

// GetPolicies implements getPolicies: every policy by its path.
func (h HTTP) GetPolicies(ctx context.Context) (*api.PoliciesAnswer, error) {
	s, err := h.Service.Settings(ctx)
	if err != nil {
		return nil, err
	}
	data := api.Policies{Version: s.Version}
	for _, v := range s.Tenant.Policy.Values() {
		item, err := policyItem(v)
		if err != nil {
			return nil, err
		}
		data.Items = append(data.Items, item)
	}
	return &api.PoliciesAnswer{Success: true, Data: data}, nil
}

func policyItem(v PolicyValue) (api.PolicyItem, error) {
	item := api.PolicyItem{Path: v.Path, Kind: api.PolicyItemKind(v.Kind)}
	switch value := v.Value.(type) {
	case int64:
		item.Number = api.NewOptInt64(value)
	case bool:
		item.Flag = api.NewOptBool(value)
	case string:
		item.Text = api.NewOptString(value)
	case []int64:
		item.Numbers = value
	case []string:
		item.Texts = value
	}
	now, err := json.Marshal(v.Value)
	if err != nil {
		return item, err
	}
	fallback, err := json.Marshal(v.Default)
	item.DefaultText, item.Changed = api.NewOptString(string(fallback)), !bytes.Equal(now, fallback)
	return item, err
}

// UpdatePolicies implements updatePolicies.
func (h HTTP) UpdatePolicies(ctx context.Context, req *api.PoliciesUpdate) (*api.PoliciesAnswer, error) {
	changes := map[string]any{}
	for _, c := range req.Items {
		changes[c.Path] = policyChange(c)
	}
	if err := h.Service.UpdatePolicies(ctx, req.Version, changes); err != nil {
		return nil, err
	}
	return h.GetPolicies(ctx)
}

// policyChange is the value that is given; nil for the default. One without any value is of no kind, and so
// refused by its path.
func policyChange(c api.PolicyChange) any {
	switch {
	case c.UseDefault.Value:
		return nil
	case c.Number.Set:
		return c.Number.Value
	case c.Flag.Set:
		return c.Flag.Value
	case c.Text.Set:
		return c.Text.Value
	case c.Numbers != nil:
		return c.Numbers
	case c.Texts != nil:
		return c.Texts
	}
	return struct{}{}
}

// GetTenantSettings implements getTenantSettings.
func (h HTTP) GetTenantSettings(ctx context.Context) (*api.TenantSettingsAnswer, error) {
	s, err := h.Service.Settings(ctx)
	if err != nil {
		return nil, err
	}
	t := s.Tenant
	data := api.TenantSettings{
		Version: s.Version, Slug: t.Slug, Brand: t.Brand, Tagline: t.Tagline, Currency: t.Currency, Locale: t.Locale,
		SupportEmail: t.SupportEmail, SenderEmail: t.SenderEmail, MailsFrom: t.MailsFrom(h.Service.MailFrom), Sandbox: t.Sandbox,
		Features: features(h.Service.Switches.All(With(ctx, t))), Hosts: hostNames(s), Providers: providers(s),
	}
	if err := data.Theme.UnmarshalJSON(t.Theme); err != nil {
		return nil, err
	}
	return &api.TenantSettingsAnswer{Success: true, Data: data}, nil
}

func hostNames(s Settings) []api.HostName {
	out := []api.HostName{}
	for _, host := range s.Hosts {
		out = append(out, api.HostName{Host: host, Serving: true})
	}
	for _, c := range s.Claims {
		claim := api.HostName{
			Host: c.Host, TxtName: api.NewOptString(proofRecord + c.Host), TxtValue: api.NewOptString(proofPrefix + c.Token),
			FileUrl: api.NewOptString("http://" + c.Host + proofPath), FileContent: api.NewOptString(proofPrefix + c.Token),
		}
		if c.CheckedAt != nil {
			claim.CheckedAt = api.NewOptDateTime(c.CheckedAt.UTC())
		}
		if c.Problem != "" {
			claim.Problem = api.NewOptString(c.Problem)
		}
		out = append(out, claim)
	}
	return out
}

func providers(s Settings) []api.Provider {
	out := make([]api.Provider, len(ProviderServices))
	for i, service := range ProviderServices {
		chosen := s.Tenant.Provider(service.Name)
		p := api.Provider{Service: service.Name, Choice: chosen.Choice, Settings: chosen.Settings, SecretsSet: []string{}}
		if p.Settings == nil {
			p.Settings = api.ProviderSettings{}
		}
		for _, o := range service.optionsFor(s.Tenant) {
			option := api.ProviderOption{Name: o.Name, Embedded: o.Embedded, Settings: append([]string{}, o.Settings...), Secrets: append([]string{}, o.Secrets...)}
			if o.Note != "" {
				option.Note = api.NewOptString(o.Note)
			}
			p.Options = append(p.Options, option)
		}
		for _, name := range s.Secrets {
			if secret, ok := strings.CutPrefix(name, service.Name+"/"+chosen.Choice+"/"); ok {
				p.SecretsSet = append(p.SecretsSet, secret)
			}
		}
		out[i] = p
	}
	return out
}

func pointer(s api.OptString) *string {
	if !s.Set {
		return nil
	}
	return &s.Value
}

// UpdateTenantSettings implements updateTenantSettings.
func (h HTTP) UpdateTenantSettings(ctx context.Context, req *api.TenantSettingsUpdate) (*api.TenantSettingsAnswer, error) {
	change := SettingsChange{
		Version: req.Version, Brand: pointer(req.Brand), Tagline: pointer(req.Tagline), Locale: pointer(req.Locale),
		SupportEmail: pointer(req.SupportEmail), SenderEmail: pointer(req.SenderEmail), Features: featureChanges(req.Features),
	}
	if theme, ok := req.Theme.Get(); ok {
		change.Accent = pointer(theme.Accent)
		if theme.DisplayFont.Set {
			font := string(theme.DisplayFont.Value)
			change.DisplayFont = &font
		}
		if theme.Radius.Set {
			radius := string(theme.Radius.Value)
			change.Radius = &radius
		}
	}
	return h.after(ctx, h.Service.UpdateSettings(ctx, change))
}

// after answers a change with the settings as they are now.
func (h HTTP) after(ctx context.Context, err error) (*api.TenantSettingsAnswer, error) {
	if err != nil {
		return nil, err
	}
	return h.GetTenantSettings(ctx)
}

// UploadTenantLogo implements uploadTenantLogo.
func (h HTTP) UploadTenantLogo(ctx context.Context, req *api.LogoUpload) (*api.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.SetLogo(ctx, req.Data))
}

// AddTenantHost implements addTenantHost.
func (h HTTP) AddTenantHost(ctx context.Context, req *api.HostNameInput) (*api.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.AddHost(ctx, req.Host))
}

// CheckTenantHost implements checkTenantHost.
func (h HTTP) CheckTenantHost(ctx context.Context, req *api.HostNameInput) (*api.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.CheckHost(ctx, req.Host))
}

// RemoveTenantHost implements removeTenantHost.
func (h HTTP) RemoveTenantHost(ctx context.Context, req *api.HostNameInput) (*api.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.RemoveHost(ctx, req.Host))
}

// ChooseProvider implements chooseProvider.
func (h HTTP) ChooseProvider(ctx context.Context, req *api.ProviderChoice) (*api.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.ChooseProvider(ctx, ProviderChange{
		Version: req.Version, Service: req.Service, Choice: req.Choice, Settings: req.Settings.Value, Secrets: req.Secrets.Value,
	}))
}

// ListTenants implements listTenants.
func (h HTTP) ListTenants(ctx context.Context, params api.ListTenantsParams) (*api.TenantPageAnswer, error) {
	rows, next, err := h.Service.List(ctx, params.Q.Value, params.Cursor.Value, params.Limit.Or(25))
	if err != nil {
		return nil, err
	}
	data := api.TenantPage{Items: make([]api.TenantSummary, len(rows))}
	if next != "" {
		data.NextCursor = api.NewOptString(next)
	}
	for i, o := range rows {
		data.Items[i] = h.summary(o)
	}
	return &api.TenantPageAnswer{Success: true, Data: data}, nil
}

func (h HTTP) summary(o Opened) api.TenantSummary {
	s := api.TenantSummary{
		ID: o.ID, Slug: o.Slug, Brand: o.Brand, Currency: o.Currency, Host: o.Host, Sandbox: o.IsSandbox,
		Platform: api.NewOptBool(o.IsPlatform), CreatedAt: o.CreatedAt.UTC(),
	}
	if o.Host != "" {
		s.URL = api.NewOptString(h.Origin(o.Host))
	}
	return s
}

// CreateTenant implements createTenant.
func (h HTTP) CreateTenant(ctx context.Context, req *api.NewTenant, params api.CreateTenantParams) (*api.TenantSummaryAnswer, error) {
	opened, err := h.Service.Open(ctx, params.IdempotencyKey, NewTenant{
		Slug: req.Slug, Brand: req.Brand, Tagline: req.Tagline.Value, Currency: req.Currency, Locale: req.Locale.Value, Host: req.Host,
		Accent: req.Accent.Value, Sandbox: req.Sandbox.Value,
		AdminEmail: req.Admin.Email, AdminFirstName: req.Admin.FirstName, AdminLastName: req.Admin.LastName,
	})
	if err != nil {
		return nil, err
	}
	return &api.TenantSummaryAnswer{Success: true, Data: h.summary(opened)}, nil
}
