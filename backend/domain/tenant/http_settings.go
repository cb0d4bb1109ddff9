package tenant

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tenantapi"
)

func features(f Features) tenantapi.Features {
	return tenantapi.Features{
		PublicProfile: f[FeaturePublicProfile], AddressTab: f[FeatureAddressTab], MobileApp: f[FeatureMobileApp],
		AccommodationAlternatives: f[FeatureAlternatives], Referrals: f[FeatureReferrals], Waitlist: f[FeatureWaitlist],
		AdditionalRequests: f[FeatureWishes],
	}
}

func featureChanges(u tenantapi.OptFeaturesUpdate) Features {
	out := Features{}
	for name, value := range map[Feature]api.OptBool{
		FeaturePublicProfile: u.Value.PublicProfile, FeatureAddressTab: u.Value.AddressTab,
		FeatureMobileApp:    u.Value.MobileApp,
		FeatureAlternatives: u.Value.AccommodationAlternatives, FeatureReferrals: u.Value.Referrals,
		FeatureWaitlist: u.Value.Waitlist, FeatureWishes: u.Value.AdditionalRequests,
	} {
		if value.Set {
			out[name] = value.Value
		}
	}
	return out
}

// GetTenantLogo implements getTenantLogo.
func (h HTTP) GetTenantLogo(ctx context.Context, _ tenantapi.GetTenantLogoParams) (
	*tenantapi.GetTenantLogoOKHeaders, error) {
	picture, err := h.Service.Logo(ctx)
	if err != nil {
		return nil, err
	}
	return &tenantapi.GetTenantLogoOKHeaders{Response: tenantapi.GetTenantLogoOK{Data: bytes.NewReader(picture)}}, nil
}

// GetPolicies implements getPolicies: every policy by its path.
func (h HTTP) GetPolicies(ctx context.Context) (*tenantapi.PoliciesAnswer, error) {
	s, err := h.Service.Settings(ctx)
	if err != nil {
		return nil, err
	}
	data := tenantapi.Policies{Version: s.Version}
	for _, v := range s.Tenant.Policy.Values() {
		item, err := policyItem(v)
		if err != nil {
			return nil, err
		}
		data.Items = append(data.Items, item)
	}
	return &tenantapi.PoliciesAnswer{Success: true, Data: data}, nil
}

func policyItem(v policy.Value) (tenantapi.PolicyItem, error) {
	item := tenantapi.PolicyItem{Path: v.Path, Kind: tenantapi.PolicyItemKind(v.Kind)}
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
func (h HTTP) UpdatePolicies(ctx context.Context, req *tenantapi.PoliciesUpdate) (*tenantapi.PoliciesAnswer, error) {
	if err := h.Service.UpdatePolicies(ctx, req.Version, PolicyChanges(req.Items)); err != nil {
		return nil, err
	}
	return h.GetPolicies(ctx)
}

// PolicyChanges returns the proposed values by path.
func PolicyChanges(items []api.PolicyChange) map[string]any {
	changes := map[string]any{}
	for _, c := range items {
		changes[c.Path] = policyChange(c)
	}
	return changes
}

// policyChange returns the given value; nil for the default. A change without a value has no kind, and is
// rejected by its path.
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
func (h HTTP) GetTenantSettings(ctx context.Context) (*tenantapi.TenantSettingsAnswer, error) {
	s, err := h.Service.Settings(ctx)
	if err != nil {
		return nil, err
	}
	t := s.Tenant
	data := tenantapi.TenantSettings{
		Version: s.Version, Slug: t.Slug, Brand: t.Brand, Tagline: t.Tagline, Currency: t.Currency, Locale: t.Locale,
		SupportEmail: t.SupportEmail, SenderEmail: t.SenderEmail, MailsFrom: t.MailsFrom(h.Service.MailFrom),
		Sandbox: t.Sandbox, Features: features(h.Service.Switches.All(With(ctx, t))), Hosts: hostNames(s),
		Providers: providers(s), Companies: companiesOf(s),
	}
	if err := data.Theme.UnmarshalJSON(t.Theme); err != nil {
		return nil, err
	}
	return &tenantapi.TenantSettingsAnswer{Success: true, Data: data}, nil
}

func hostNames(s Settings) []tenantapi.HostName {
	out := []tenantapi.HostName{}
	for _, host := range s.Hosts {
		out = append(out, tenantapi.HostName{Host: host, Serving: true})
	}
	for _, c := range s.Claims {
		claim := tenantapi.HostName{
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

func providers(s Settings) []tenantapi.Provider {
	out := make([]tenantapi.Provider, len(ProviderServices))
	for i, service := range ProviderServices {
		chosen := s.Tenant.Provider(service.Name)
		p := tenantapi.Provider{Service: service.Name, Choice: chosen.Choice, Settings: chosen.Settings,
			SecretsSet: []string{}}
		if p.Settings == nil {
			p.Settings = tenantapi.ProviderSettings{}
		}
		for _, o := range service.optionsFor(s.Tenant) {
			option := tenantapi.ProviderOption{Name: o.Name, Embedded: o.Embedded, Settings: append([]string{}, o.Settings...),
				Secrets: append([]string{}, o.Secrets...)}
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
func (h HTTP) UpdateTenantSettings(ctx context.Context, req *tenantapi.TenantSettingsUpdate) (
	*tenantapi.TenantSettingsAnswer, error) {
	change := SettingsChange{
		Version: req.Version, Brand: pointer(req.Brand), Tagline: pointer(req.Tagline), Locale: pointer(req.Locale),
		SupportEmail: pointer(req.SupportEmail), SenderEmail: pointer(req.SenderEmail),
		Features: featureChanges(req.Features),
	}
	if theme, ok := req.Theme.Get(); ok {
		change.Accent, change.Ink, change.Paper = pointer(theme.Accent), pointer(theme.Ink), pointer(theme.Paper)
		change.DisplayFont, change.TextFont = word(theme.DisplayFont.Get()), word(theme.TextFont.Get())
		change.Radius, change.Density = word(theme.Radius.Get()), word(theme.Density.Get())
	}
	return h.after(ctx, h.Service.UpdateSettings(ctx, change))
}

// word returns a word of the contract as text, nil if it was omitted.
func word[W ~string](w W, given bool) *string {
	if !given {
		return nil
	}
	text := string(w)
	return &text
}

// after answers a change with the current settings.
func (h HTTP) after(ctx context.Context, err error) (*tenantapi.TenantSettingsAnswer, error) {
	if err != nil {
		return nil, err
	}
	return h.GetTenantSettings(ctx)
}

// UploadTenantLogo implements uploadTenantLogo.
func (h HTTP) UploadTenantLogo(ctx context.Context, req *tenantapi.LogoUpload) (
	*tenantapi.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.SetLogo(ctx, req.Data))
}

// AddTenantHost implements addTenantHost.
func (h HTTP) AddTenantHost(ctx context.Context, req *tenantapi.HostNameInput) (
	*tenantapi.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.AddHost(ctx, req.Host))
}

// CheckTenantHost implements checkTenantHost.
func (h HTTP) CheckTenantHost(ctx context.Context, req *tenantapi.HostNameInput) (
	*tenantapi.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.CheckHost(ctx, req.Host))
}

// RemoveTenantHost implements removeTenantHost.
func (h HTTP) RemoveTenantHost(ctx context.Context, req *tenantapi.HostNameInput) (
	*tenantapi.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.RemoveHost(ctx, req.Host))
}

// ChooseProvider implements chooseProvider.
func (h HTTP) ChooseProvider(ctx context.Context, req *tenantapi.ProviderChoice) (
	*tenantapi.TenantSettingsAnswer, error) {
	return h.after(ctx, h.Service.ChooseProvider(ctx, ProviderChange{
		Version: req.Version, Service: req.Service, Choice: req.Choice, Settings: req.Settings.Value,
		Secrets: req.Secrets.Value,
	}))
}

// ListTenants implements listTenants.
func (h HTTP) ListTenants(ctx context.Context, params tenantapi.ListTenantsParams) (
	*tenantapi.TenantPageAnswer, error) {
	rows, next, err := h.Service.List(ctx, params.Q.Value, params.Cursor.Value, params.Limit.Or(25))
	if err != nil {
		return nil, err
	}
	data := tenantapi.TenantPage{Items: make([]tenantapi.TenantSummary, len(rows))}
	if next != "" {
		data.NextCursor = api.NewOptString(next)
	}
	for i, o := range rows {
		data.Items[i] = h.summary(o)
	}
	return &tenantapi.TenantPageAnswer{Success: true, Data: data}, nil
}

func (h HTTP) summary(o Opened) tenantapi.TenantSummary {
	s := tenantapi.TenantSummary{
		ID: o.ID, Slug: o.Slug, Brand: o.Brand, Currency: o.Currency, Host: o.Host, Sandbox: o.IsSandbox,
		Platform: api.NewOptBool(o.IsPlatform), CreatedAt: o.CreatedAt.UTC(),
	}
	if o.Host != "" {
		s.URL = api.NewOptString(h.Service.Origin(Tenant{Host: o.Host}))
	}
	return s
}

// CreateTenant implements createTenant.
func (h HTTP) CreateTenant(ctx context.Context, req *tenantapi.NewTenant, params tenantapi.CreateTenantParams) (
	*tenantapi.TenantSummaryAnswer, error) {
	opened, err := h.Service.Open(ctx, params.IdempotencyKey, NewTenant{
		Slug: req.Slug, Brand: req.Brand, Tagline: req.Tagline.Value, Currency: req.Currency, Locale: req.Locale.Value,
		Host: req.Host, Accent: req.Accent.Value, Sandbox: req.Sandbox.Value,
		AdminEmail: req.Admin.Email, AdminFirstName: req.Admin.FirstName, AdminLastName: req.Admin.LastName,
	})
	if err != nil {
		return nil, err
	}
	return &tenantapi.TenantSummaryAnswer{Success: true, Data: h.summary(opened)}, nil
}
