package tenant

import (
	"context"

	"caravan/backend/domain/tenant/catalog"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tenantapi"
)

// CategoryIn returns a category in the contract's form, named in the reader's language.
func CategoryIn(ctx context.Context, c catalog.Category) api.Category {
	out := api.Category{ID: c.ID, Name: c.In(LanguageOf(ctx)), Icon: api.CategoryIcon(c.Icon),
		ColorScheme: api.CategoryColor(c.ColorScheme)}
	if c.Hidden {
		out.Hidden = api.NewOptBool(true)
	}
	return out
}

// CategoryNames returns those of the marketplace's categories that have one of the ids, in its order.
func CategoryNames(ctx context.Context, counts map[string]int) []api.CategoryName {
	names := []api.CategoryName{}
	for _, c := range From(ctx).Categories.Shown().Of(counts) {
		names = append(names, api.CategoryName{ID: c.ID, Name: c.In(LanguageOf(ctx))})
	}
	return names
}

// GetCategories implements getCategories.
func (h HTTP) GetCategories(ctx context.Context) (*tenantapi.CategorySettingsAnswer, error) {
	s, err := h.Service.ReadCategories(ctx)
	if err != nil {
		return nil, err
	}
	data := tenantapi.CategorySettings{Version: s.Version, Items: []tenantapi.CategorySetting{}}
	for _, c := range s.Categories.Standing() {
		item := tenantapi.CategorySetting{ID: c.ID, Name: c.Name, Icon: api.CategoryIcon(c.Icon),
			ColorScheme: api.CategoryColor(c.ColorScheme), Hidden: c.Hidden, Itineraries: s.Use.Itineraries[c.ID],
			Trips: s.Use.Trips[c.ID], Hosts: s.Use.Hosts[c.ID]}
		for language, name := range namesIn(&item.Names) {
			if c.Names[language] != "" {
				*name = api.NewOptString(c.Names[language])
			}
		}
		data.Items = append(data.Items, item)
	}
	return &tenantapi.CategorySettingsAnswer{Success: true, Data: data}, nil
}

func namesIn(names *tenantapi.TranslatedNames) map[string]*api.OptString {
	return map[string]*api.OptString{"en": &names.En, "de": &names.De, "es": &names.Es}
}

// SaveCategories implements saveCategories.
func (h HTTP) SaveCategories(ctx context.Context, req *tenantapi.CategoriesUpdate) (
	*tenantapi.CategorySettingsAnswer, error) {
	items := make([]catalog.Input, len(req.Items))
	for i, c := range req.Items {
		items[i] = catalog.Input{ID: c.ID.Value, Name: c.Name, Names: map[string]string{}, Icon: string(c.Icon),
			ColorScheme: string(c.ColorScheme), Hidden: c.Hidden.Value}
		for language, name := range namesIn(&c.Names.Value) {
			items[i].Names[language] = name.Value
		}
	}
	if err := h.Service.SaveCategories(ctx, req.Version, items); err != nil {
		return nil, err
	}
	return h.GetCategories(ctx)
}

// MergeCategories implements mergeCategories.
func (h HTTP) MergeCategories(ctx context.Context, req *tenantapi.CategoryMerge) (
	*tenantapi.CategorySettingsAnswer, error) {
	if err := h.Service.MergeCategories(ctx, req.Version, req.ID, req.Into); err != nil {
		return nil, err
	}
	return h.GetCategories(ctx)
}
