package trip

import (
	"encoding/json"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
)

// contentVersion is the shape in which contents are written now. Rows without a version have the same shape.
const contentVersion = 1

// stored is the content of a trip as its row keeps it: plain, so that the contract can change without the rows.
type stored struct {
	Version                   int                     `json:"version,omitempty"`
	Hero                      storedPhoto             `json:"hero"`
	Photos                    []storedPhoto           `json:"photos,omitempty"`
	ActivityLevel             int                     `json:"activityLevel,omitempty"`
	LengthInDays              int                     `json:"lengthInDays"`
	Companions                []storedCompanion       `json:"companions,omitempty"`
	HostRooms                 []storedRoom            `json:"hostRooms,omitempty"`
	DietaryRestriction        string                  `json:"dietaryRestriction,omitempty"`
	AdditionalRequests        string                  `json:"additionalRequests,omitempty"`
	Inclusions                []string                `json:"inclusions,omitempty"`
	Exclusions                []string                `json:"exclusions,omitempty"`
	Cities                    []string                `json:"cities,omitempty"`
	Logistics                 string                  `json:"logistics,omitempty"`
	Arrival                   *storedAirport          `json:"arrival,omitempty"`
	Departure                 *storedAirport          `json:"departure,omitempty"`
	TravelerInsuranceRequired bool                    `json:"travelerInsuranceRequired,omitempty"`
	PassportRequired          bool                    `json:"passportRequired,omitempty"`
	PreparationListURL        string                  `json:"preparationListUrl,omitempty"`
	OperatorCode              string                  `json:"operatorCode,omitempty"`
	OperatorTerms             string                  `json:"operatorTerms,omitempty"`
	RezdyTripID               string                  `json:"rezdyTripId,omitempty"`
	InstantlyApproved         bool                    `json:"instantlyApproved,omitempty"`
	InventoryConfirmed        bool                    `json:"inventoryConfirmed,omitempty"`
	HostTermsHistory          []TermsAccept           `json:"hostTermsHistory,omitempty"`
	HostCompanions            []storedHostCompanion   `json:"hostCompanions,omitempty"`
	PromoteEmails             map[string]PromoteEmail `json:"promoteEmails,omitempty"`
	PromotionalAssets         *storedAssets           `json:"promotionalAssets,omitempty"`
	GroupChoices              *storedChoices          `json:"groupChoices,omitempty"`
	OptionalServices          []storedOptional        `json:"optionalServices,omitempty"`
}

type storedPhoto struct {
	URL string  `json:"url"`
	Alt *string `json:"alt,omitempty"`
}

type storedCompanion struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	AgeRange  string `json:"ageRange"`
}

type storedRoom struct {
	Type string `json:"type"`
}

type storedAirport struct {
	Code    string  `json:"code"`
	Name    string  `json:"name"`
	City    *string `json:"city,omitempty"`
	Country *string `json:"country,omitempty"`
}

type storedHostCompanion struct {
	ID          *uuid.UUID  `json:"id,omitempty"`
	FirstName   *string     `json:"firstName,omitempty"`
	LastName    *string     `json:"lastName,omitempty"`
	Email       *string     `json:"email,omitempty"`
	DateOfBirth *civil.Date `json:"dateOfBirth,omitempty"`
}

type storedAssets struct {
	PortalURL        *string `json:"portalUrl,omitempty"`
	AlbumURL         *string `json:"albumUrl,omitempty"`
	FeaturedImageURL *string `json:"featuredImageUrl,omitempty"`
}

type storedChoices struct {
	Group            int               `json:"group"`
	HostRooms        []storedRoom      `json:"hostRooms,omitempty"`
	Activities       map[uuid.UUID]int `json:"activities,omitempty"`
	WorkshopHours    map[uuid.UUID]int `json:"workshopHours,omitempty"`
	NightBefore      bool              `json:"nightBefore,omitempty"`
	NightAfter       bool              `json:"nightAfter,omitempty"`
	TransferBefore   bool              `json:"transferBefore,omitempty"`
	TransferAfter    bool              `json:"transferAfter,omitempty"`
	OptionalServices []OptionalChoice  `json:"optionalServices,omitempty"`
}

type storedOptional struct {
	ID         uuid.UUID `json:"id"`
	Name       string    `json:"name"`
	Type       string    `json:"type"`
	PriceMinor *int64    `json:"priceMinor,omitempty"`
	Quantity   *int      `json:"quantity,omitempty"`
}

// MarshalJSON writes the content as rows keep it.
func (c Content) MarshalJSON() ([]byte, error) {
	s := stored{
		Version: contentVersion, Hero: keepPhoto(c.Hero), Photos: each(c.Photos, keepPhoto), ActivityLevel: c.ActivityLevel, LengthInDays: c.LengthInDays,
		Companions: each(c.Companions, func(p api.Companion) storedCompanion {
			return storedCompanion{p.FirstName, p.LastName, string(p.AgeRange)}
		}),
		HostRooms: each(c.HostRooms, keepRoom), DietaryRestriction: c.DietaryRestriction, AdditionalRequests: c.AdditionalRequests,
		Inclusions: c.Inclusions, Exclusions: c.Exclusions, Cities: c.Cities, Logistics: c.Logistics, Arrival: keepAirport(c.Arrival),
		Departure: keepAirport(c.Departure), TravelerInsuranceRequired: c.TravelerInsuranceRequired, PassportRequired: c.PassportRequired,
		PreparationListURL: c.PreparationListURL, OperatorCode: c.OperatorCode, OperatorTerms: c.OperatorTerms, RezdyTripID: c.RezdyTripID,
		InstantlyApproved: c.InstantlyApproved, InventoryConfirmed: c.InventoryConfirmed, HostTermsHistory: c.HostTermsHistory,
		HostCompanions: each(c.HostCompanions, keepHostCompanion), PromoteEmails: c.PromoteEmails,
		OptionalServices: each(c.OptionalServices, func(o api.OptionalService) storedOptional {
			return storedOptional{o.ID, o.Name, string(o.Type), keepOpt(o.PriceMinor.Get()), keepOpt(o.Quantity.Get())}
		}),
	}
	if a := c.PromotionalAssets; a != nil {
		s.PromotionalAssets = &storedAssets{keepOpt(a.PortalUrl.Get()), keepOpt(a.AlbumUrl.Get()), keepOpt(a.FeaturedImageUrl.Get())}
	}
	if g := c.GroupChoices; g != nil {
		s.GroupChoices = &storedChoices{
			g.Group, each(g.HostRooms, keepRoom), g.Activities, g.WorkshopHours, g.NightBefore, g.NightAfter, g.TransferBefore, g.TransferAfter,
			g.OptionalServices,
		}
	}
	return json.Marshal(s)
}

// UnmarshalJSON reads a content that a row keeps, of this version or without one.
func (c *Content) UnmarshalJSON(raw []byte) error {
	var s stored
	if err := json.Unmarshal(raw, &s); err != nil {
		return err
	}
	*c = Content{
		Hero: readPhoto(s.Hero), Photos: each(s.Photos, readPhoto), ActivityLevel: s.ActivityLevel, LengthInDays: s.LengthInDays,
		Companions: each(s.Companions, func(p storedCompanion) api.Companion {
			return api.Companion{FirstName: p.FirstName, LastName: p.LastName, AgeRange: api.AgeRange(p.AgeRange)}
		}),
		HostRooms: each(s.HostRooms, readRoom), DietaryRestriction: s.DietaryRestriction, AdditionalRequests: s.AdditionalRequests,
		Inclusions: s.Inclusions, Exclusions: s.Exclusions, Cities: s.Cities, Logistics: s.Logistics, Arrival: readAirport(s.Arrival),
		Departure: readAirport(s.Departure), TravelerInsuranceRequired: s.TravelerInsuranceRequired, PassportRequired: s.PassportRequired,
		PreparationListURL: s.PreparationListURL, OperatorCode: s.OperatorCode, OperatorTerms: s.OperatorTerms, RezdyTripID: s.RezdyTripID,
		InstantlyApproved: s.InstantlyApproved, InventoryConfirmed: s.InventoryConfirmed, HostTermsHistory: s.HostTermsHistory,
		HostCompanions: each(s.HostCompanions, readHostCompanion), PromoteEmails: s.PromoteEmails,
		OptionalServices: each(s.OptionalServices, func(o storedOptional) api.OptionalService {
			service := api.OptionalService{ID: o.ID, Name: o.Name, Type: api.ServiceType(o.Type)}
			readOpt(o.PriceMinor, service.PriceMinor.SetTo)
			readOpt(o.Quantity, service.Quantity.SetTo)
			return service
		}),
	}
	if a := s.PromotionalAssets; a != nil {
		c.PromotionalAssets = &tripapi.PromotionalAssets{}
		readOpt(a.PortalURL, c.PromotionalAssets.PortalUrl.SetTo)
		readOpt(a.AlbumURL, c.PromotionalAssets.AlbumUrl.SetTo)
		readOpt(a.FeaturedImageURL, c.PromotionalAssets.FeaturedImageUrl.SetTo)
	}
	if g := s.GroupChoices; g != nil {
		c.GroupChoices = &GroupChoices{
			g.Group, each(g.HostRooms, readRoom), g.Activities, g.WorkshopHours, g.NightBefore, g.NightAfter, g.TransferBefore, g.TransferAfter,
			g.OptionalServices,
		}
	}
	return nil
}

func each[A, B any](list []A, of func(A) B) []B {
	if list == nil {
		return nil
	}
	out := make([]B, len(list))
	for i, item := range list {
		out[i] = of(item)
	}
	return out
}

func keepOpt[V any](value V, given bool) *V {
	if !given {
		return nil
	}
	return &value
}

func readOpt[V any](value *V, to func(V)) {
	if value != nil {
		to(*value)
	}
}

func keepPhoto(p api.Photo) storedPhoto { return storedPhoto{p.URL, keepOpt(p.Alt.Get())} }

func readPhoto(p storedPhoto) api.Photo {
	photo := api.Photo{URL: p.URL}
	readOpt(p.Alt, photo.Alt.SetTo)
	return photo
}

func keepRoom(r api.HostRoom) storedRoom { return storedRoom{string(r.Type)} }

func readRoom(r storedRoom) api.HostRoom { return api.HostRoom{Type: api.HostRoomType(r.Type)} }

func keepAirport(a *api.Airport) *storedAirport {
	if a == nil {
		return nil
	}
	return &storedAirport{a.Code, a.Name, keepOpt(a.City.Get()), keepOpt(a.Country.Get())}
}

func readAirport(a *storedAirport) *api.Airport {
	if a == nil {
		return nil
	}
	airport := api.Airport{Code: a.Code, Name: a.Name}
	readOpt(a.City, airport.City.SetTo)
	readOpt(a.Country, airport.Country.SetTo)
	return &airport
}

func keepHostCompanion(c tripapi.HostCompanion) storedHostCompanion {
	kept := storedHostCompanion{
		ID: keepOpt(c.ID.Get()), FirstName: keepOpt(c.FirstName.Get()), LastName: keepOpt(c.LastName.Get()), Email: keepOpt(c.Email.Get()),
	}
	if c.DateOfBirth.Set {
		kept.DateOfBirth = keepOpt(civil.Of(c.DateOfBirth.Value), true)
	}
	return kept
}

func readHostCompanion(c storedHostCompanion) tripapi.HostCompanion {
	var companion tripapi.HostCompanion
	readOpt(c.ID, companion.ID.SetTo)
	readOpt(c.FirstName, companion.FirstName.SetTo)
	readOpt(c.LastName, companion.LastName.SetTo)
	readOpt(c.Email, companion.Email.SetTo)
	if c.DateOfBirth != nil {
		companion.DateOfBirth.SetTo(c.DateOfBirth.UTC())
	}
	return companion
}
