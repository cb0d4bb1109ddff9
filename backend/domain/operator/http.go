package operator

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/operatorapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/rest"
)

// HTTP serves what operators need in addition to their supply; the manifest is package export's.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return operatorapi.Mount(h, c) }

// GetMyOperator implements operatorapi.Handler.
func (h HTTP) GetMyOperator(ctx context.Context) (*operatorapi.PersonAnswer, error) {
	id := principal.Must(ctx).OperatorID
	var found map[uuid.UUID]api.Person
	err := h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		var err error
		found, err = h.Service.PersonsTx(ctx, tx, []uuid.UUID{id})
		return err
	})
	if err != nil {
		return nil, err
	}
	person, ok := found[id]
	if !ok {
		return nil, apierr.NotFound("operator")
	}
	return &operatorapi.PersonAnswer{Success: true, Data: person}, nil
}

// ListCurrencies implements operatorapi.Handler.
func (HTTP) ListCurrencies(context.Context) (*operatorapi.CurrencyListAnswer, error) {
	list := operatorapi.CurrencyList{Items: make([]operatorapi.Currency, len(currencies))}
	for i, c := range currencies {
		list.Items[i] = operatorapi.Currency{ID: c.code, Code: c.code, Name: c.name}
	}
	return &operatorapi.CurrencyListAnswer{Success: true, Data: list}, nil
}

// ListCategories implements operatorapi.Handler: the marketplace's categories, beside the other lists that forms choose
// from (O-195, O-196).
func (HTTP) ListCategories(ctx context.Context, params operatorapi.ListCategoriesParams) (
	*operatorapi.CategoriesAnswer, error) {
	list := tenant.From(ctx).Categories.Shown()
	if params.Hidden.Value {
		list = tenant.From(ctx).Categories.Standing()
	}
	items := []api.Category{}
	for _, c := range list {
		items = append(items, tenant.CategoryIn(ctx, c))
	}
	return &operatorapi.CategoriesAnswer{Success: true, Data: operatorapi.Categories{Items: items}}, nil
}

// SearchPlaces implements operatorapi.Handler.
func (h HTTP) SearchPlaces(ctx context.Context, params operatorapi.SearchPlacesParams) (
	*operatorapi.PlaceListAnswer, error) {
	found, err := h.Service.Places.Search(ctx, params.Q, string(params.Type.Value), params.Limit.Or(8))
	if err != nil {
		return nil, apierr.Wrap(err, apierr.CodeUnavailable, "We cannot search locations right now. Try again in a moment.")
	}
	list := operatorapi.PlaceList{Items: make([]operatorapi.Place, len(found))}
	for i, place := range found {
		list.Items[i] = placeOf(place)
	}
	return &operatorapi.PlaceListAnswer{Success: true, Data: list}, nil
}

// GetPlace implements operatorapi.Handler.
func (h HTTP) GetPlace(ctx context.Context, params operatorapi.GetPlaceParams) (*operatorapi.PlaceAnswer, error) {
	place, err := h.Service.Places.Lookup(ctx, params.PlaceId)
	if errors.Is(err, places.ErrUnknown) {
		return nil, apierr.NotFound("place")
	}
	if err != nil {
		return nil, apierr.Wrap(err, apierr.CodeUnavailable, "We cannot search locations right now. Try again in a moment.")
	}
	return &operatorapi.PlaceAnswer{Success: true, Data: placeOf(place)}, nil
}

func placeOf(p places.Place) operatorapi.Place {
	out := operatorapi.Place{
		PlaceId: p.ID, Name: p.Name, Type: api.PlaceType(p.Kind), Code: text(p.Code), City: text(p.City),
		Country: text(p.Country), CountryCode: text(p.CountryCode),
	}
	if p.Located {
		out.GeoLocation = api.NewOptGeoLocation(api.GeoLocation{Lat: p.Lat, Lng: p.Lng})
	}
	return out
}

// currencies that an itinerary can be priced in, by name (O-195).
var currencies = []struct{ code, name string }{
	{"ARS", "Argentine Peso"}, {"AUD", "Australian Dollar"}, {"BRL", "Brazilian Real"}, {"GBP", "British Pound"},
	{"CAD", "Canadian Dollar"},
	{"CLP", "Chilean Peso"}, {"CNY", "Chinese Yuan"}, {"COP", "Colombian Peso"}, {"CRC", "Costa Rican Colón"},
	{"CZK", "Czech Koruna"},
	{"DKK", "Danish Krone"}, {"EGP", "Egyptian Pound"}, {"EUR", "Euro"}, {"HKD", "Hong Kong Dollar"},
	{"HUF", "Hungarian Forint"},
	{"ISK", "Icelandic Króna"}, {"INR", "Indian Rupee"}, {"IDR", "Indonesian Rupiah"}, {"ILS", "Israeli New Shekel"},
	{"JPY", "Japanese Yen"},
	{"KES", "Kenyan Shilling"}, {"MYR", "Malaysian Ringgit"}, {"MXN", "Mexican Peso"}, {"MAD", "Moroccan Dirham"},
	{"NZD", "New Zealand Dollar"},
	{"NOK", "Norwegian Krone"}, {"PEN", "Peruvian Sol"}, {"PHP", "Philippine Peso"}, {"PLN", "Polish Zloty"},
	{"RON", "Romanian Leu"},
	{"SGD", "Singapore Dollar"}, {"ZAR", "South African Rand"}, {"KRW", "South Korean Won"}, {"LKR", "Sri Lankan Rupee"},
	{"SEK", "Swedish Krona"},
	{"CHF", "Swiss Franc"}, {"TWD", "New Taiwan Dollar"}, {"TZS", "Tanzanian Shilling"}, {"THB", "Thai Baht"},
	{"TRY", "Turkish Lira"}, {"AED", "United Arab Emirates Dirham"}, {"USD", "US Dollar"}, {"VND", "Vietnamese Dong"},
}
