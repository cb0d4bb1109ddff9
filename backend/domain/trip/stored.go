package trip

import (
	"encoding/json"

	"github.com/google/uuid"

	"caravan/backend/domain/itinerary/kept"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
)

// contentVersion is the current schema of contents. Rows without a version have the same schema.
const contentVersion = 1

// stored is the content of a trip in its row: plain, so that the contract can change without the rows.
type stored struct {
	Version                   int                     `json:"version,omitempty"`
	Hero                      kept.Photo              `json:"hero"`
	Photos                    []kept.Photo            `json:"photos,omitempty"`
	DayPhotos                 map[int][]kept.Photo    `json:"dayPhotos,omitempty"`
	ActivityLevel             int                     `json:"activityLevel,omitempty"`
	LengthInDays              int                     `json:"lengthInDays"`
	Companions                []kept.Companion        `json:"companions,omitempty"`
	HostRooms                 []kept.Room             `json:"hostRooms,omitempty"`
	DietaryRestriction        string                  `json:"dietaryRestriction,omitempty"`
	AdditionalRequests        string                  `json:"additionalRequests,omitempty"`
	Inclusions                []string                `json:"inclusions,omitempty"`
	Exclusions                []string                `json:"exclusions,omitempty"`
	Cities                    []string                `json:"cities,omitempty"`
	Logistics                 string                  `json:"logistics,omitempty"`
	Arrival                   *kept.Airport           `json:"arrival,omitempty"`
	Departure                 *kept.Airport           `json:"departure,omitempty"`
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
	OptionalServices          []kept.OptionalService  `json:"optionalServices,omitempty"`
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
	HostRooms        []kept.Room       `json:"hostRooms,omitempty"`
	Activities       map[uuid.UUID]int `json:"activities,omitempty"`
	WorkshopHours    map[uuid.UUID]int `json:"workshopHours,omitempty"`
	NightBefore      bool              `json:"nightBefore,omitempty"`
	NightAfter       bool              `json:"nightAfter,omitempty"`
	TransferBefore   bool              `json:"transferBefore,omitempty"`
	TransferAfter    bool              `json:"transferAfter,omitempty"`
	OptionalServices []OptionalChoice  `json:"optionalServices,omitempty"`
}

// MarshalJSON encodes the content for its row.
func (c Content) MarshalJSON() ([]byte, error) {
	s := stored{
		Version: contentVersion, Hero: kept.PhotoOf(c.Hero), Photos: kept.Each(c.Photos, kept.PhotoOf),
		DayPhotos: kept.DaysOf(c.DayPhotos), ActivityLevel: c.ActivityLevel, LengthInDays: c.LengthInDays,
		Companions: kept.Each(c.Companions, kept.CompanionOf),
		HostRooms:  kept.Each(c.HostRooms, kept.RoomOf), DietaryRestriction: c.DietaryRestriction,
		AdditionalRequests: c.AdditionalRequests,
		Inclusions:         c.Inclusions, Exclusions: c.Exclusions, Cities: c.Cities, Logistics: c.Logistics,
		Arrival:   keepAirport(c.Arrival),
		Departure: keepAirport(c.Departure), TravelerInsuranceRequired: c.TravelerInsuranceRequired,
		PassportRequired:   c.PassportRequired,
		PreparationListURL: c.PreparationListURL, OperatorCode: c.OperatorCode, OperatorTerms: c.OperatorTerms,
		RezdyTripID:       c.RezdyTripID,
		InstantlyApproved: c.InstantlyApproved, InventoryConfirmed: c.InventoryConfirmed,
		HostTermsHistory: c.HostTermsHistory, HostCompanions: kept.Each(c.HostCompanions, keepHostCompanion),
		PromoteEmails:    c.PromoteEmails,
		OptionalServices: kept.Each(c.OptionalServices, kept.OptionalServiceOf),
	}
	if a := c.PromotionalAssets; a != nil {
		s.PromotionalAssets = &storedAssets{kept.Opt(a.PortalUrl.Get()), kept.Opt(a.AlbumUrl.Get()),
			kept.Opt(a.FeaturedImageUrl.Get())}
	}
	if g := c.GroupChoices; g != nil {
		s.GroupChoices = &storedChoices{
			g.Group, kept.Each(g.HostRooms, kept.RoomOf), g.Activities, g.WorkshopHours, g.NightBefore, g.NightAfter,
			g.TransferBefore, g.TransferAfter,
			g.OptionalServices,
		}
	}
	return json.Marshal(s)
}

// UnmarshalJSON decodes a content from its row, of this version or without one.
func (c *Content) UnmarshalJSON(raw []byte) error {
	var s stored
	if err := json.Unmarshal(raw, &s); err != nil {
		return err
	}
	*c = Content{
		Hero: s.Hero.Read(), Photos: kept.Each(s.Photos, kept.Photo.Read), ActivityLevel: s.ActivityLevel,
		DayPhotos: kept.ReadDays(s.DayPhotos), LengthInDays: s.LengthInDays,
		Companions: kept.Each(s.Companions, kept.Companion.Read),
		HostRooms:  kept.Each(s.HostRooms, kept.Room.Read), DietaryRestriction: s.DietaryRestriction,
		AdditionalRequests: s.AdditionalRequests,
		Inclusions:         s.Inclusions, Exclusions: s.Exclusions, Cities: s.Cities, Logistics: s.Logistics,
		Arrival:   readAirport(s.Arrival),
		Departure: readAirport(s.Departure), TravelerInsuranceRequired: s.TravelerInsuranceRequired,
		PassportRequired:   s.PassportRequired,
		PreparationListURL: s.PreparationListURL, OperatorCode: s.OperatorCode, OperatorTerms: s.OperatorTerms,
		RezdyTripID:       s.RezdyTripID,
		InstantlyApproved: s.InstantlyApproved, InventoryConfirmed: s.InventoryConfirmed,
		HostTermsHistory: s.HostTermsHistory, HostCompanions: kept.Each(s.HostCompanions, readHostCompanion),
		PromoteEmails:    s.PromoteEmails,
		OptionalServices: kept.Each(s.OptionalServices, kept.OptionalService.Read),
	}
	if a := s.PromotionalAssets; a != nil {
		c.PromotionalAssets = &tripapi.PromotionalAssets{}
		kept.Read(a.PortalURL, c.PromotionalAssets.PortalUrl.SetTo)
		kept.Read(a.AlbumURL, c.PromotionalAssets.AlbumUrl.SetTo)
		kept.Read(a.FeaturedImageURL, c.PromotionalAssets.FeaturedImageUrl.SetTo)
	}
	if g := s.GroupChoices; g != nil {
		c.GroupChoices = &GroupChoices{
			g.Group, kept.Each(g.HostRooms, kept.Room.Read), g.Activities, g.WorkshopHours, g.NightBefore, g.NightAfter,
			g.TransferBefore, g.TransferAfter,
			g.OptionalServices,
		}
	}
	return nil
}

func keepAirport(a *api.Airport) *kept.Airport {
	if a == nil {
		return nil
	}
	airport := kept.AirportOf(*a)
	return &airport
}

func readAirport(a *kept.Airport) *api.Airport {
	if a == nil {
		return nil
	}
	airport := a.Read()
	return &airport
}

func keepHostCompanion(c tripapi.HostCompanion) storedHostCompanion {
	host := storedHostCompanion{
		ID: kept.Opt(c.ID.Get()), FirstName: kept.Opt(c.FirstName.Get()), LastName: kept.Opt(c.LastName.Get()),
		Email: kept.Opt(c.Email.Get()),
	}
	if c.DateOfBirth.Set {
		host.DateOfBirth = kept.Opt(civil.Of(c.DateOfBirth.Value), true)
	}
	return host
}

func readHostCompanion(c storedHostCompanion) tripapi.HostCompanion {
	var companion tripapi.HostCompanion
	kept.Read(c.ID, companion.ID.SetTo)
	kept.Read(c.FirstName, companion.FirstName.SetTo)
	kept.Read(c.LastName, companion.LastName.SetTo)
	kept.Read(c.Email, companion.Email.SetTo)
	if c.DateOfBirth != nil {
		companion.DateOfBirth.SetTo(c.DateOfBirth.UTC())
	}
	return companion
}
