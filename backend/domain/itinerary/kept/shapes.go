package kept

import (
	"github.com/google/uuid"

	"caravan/backend/gen/api"
)

// Photo is an image.
type Photo struct {
	URL string  `json:"url"`
	Alt *string `json:"alt,omitempty"`
}

// PhotoOf converts the contract's photo for a row.
func PhotoOf(p api.Photo) Photo { return Photo{p.URL, Opt(p.Alt.Get())} }

// Read converts to the contract's photo.
func (p Photo) Read() api.Photo {
	photo := api.Photo{URL: p.URL}
	Read(p.Alt, photo.Alt.SetTo)
	return photo
}

// DaysOf converts photos by the number of their day for a row.
func DaysOf(days map[int][]api.Photo) map[int][]Photo {
	out := make(map[int][]Photo, len(days))
	for day, photos := range days {
		out[day] = Each(photos, PhotoOf)
	}
	return out
}

// ReadDays converts to the contract's photos by the number of their day.
func ReadDays(days map[int][]Photo) map[int][]api.Photo {
	out := make(map[int][]api.Photo, len(days))
	for day, photos := range days {
		out[day] = Each(photos, Photo.Read)
	}
	return out
}

// Airport is where people arrive or leave.
type Airport struct {
	Code    string  `json:"code"`
	Name    string  `json:"name"`
	City    *string `json:"city,omitempty"`
	Country *string `json:"country,omitempty"`
}

// AirportOf converts the contract's airport for a row.
func AirportOf(a api.Airport) Airport {
	return Airport{a.Code, a.Name, Opt(a.City.Get()), Opt(a.Country.Get())}
}

// Read converts to the contract's airport.
func (a Airport) Read() api.Airport {
	airport := api.Airport{Code: a.Code, Name: a.Name}
	Read(a.City, airport.City.SetTo)
	Read(a.Country, airport.Country.SetTo)
	return airport
}

// OptionalService is sold in addition to the days; its price is in minor units.
type OptionalService struct {
	ID         uuid.UUID `json:"id"`
	Name       string    `json:"name"`
	Type       string    `json:"type"`
	PriceMinor *int64    `json:"priceMinor,omitempty"`
	Quantity   *int      `json:"quantity,omitempty"`
}

// OptionalServiceOf converts the contract's optional service for a row.
func OptionalServiceOf(o api.OptionalService) OptionalService {
	return OptionalService{o.ID, o.Name, string(o.Type), Opt(o.PriceMinor.Get()), Opt(o.Quantity.Get())}
}

// Read converts to the contract's optional service.
func (o OptionalService) Read() api.OptionalService {
	service := api.OptionalService{ID: o.ID, Name: o.Name, Type: api.ServiceType(o.Type)}
	Read(o.PriceMinor, service.PriceMinor.SetTo)
	Read(o.Quantity, service.Quantity.SetTo)
	return service
}

// Companion travels with the host.
type Companion struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	AgeRange  string `json:"ageRange"`
}

// CompanionOf converts the contract's companion for a row.
func CompanionOf(c api.Companion) Companion {
	return Companion{c.FirstName, c.LastName, string(c.AgeRange)}
}

// Read converts to the contract's companion.
func (c Companion) Read() api.Companion {
	return api.Companion{FirstName: c.FirstName, LastName: c.LastName, AgeRange: api.AgeRange(c.AgeRange)}
}

// Room is a room of the host's group.
type Room struct {
	Type string `json:"type"`
}

// RoomOf converts the contract's room for a row.
func RoomOf(r api.HostRoom) Room { return Room{string(r.Type)} }

// Read converts to the contract's room.
func (r Room) Read() api.HostRoom { return api.HostRoom{Type: api.HostRoomType(r.Type)} }
