package itinerary

import (
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// storedVersion is the shape in which contents and services are written now. Rows without a version have the same shape.
const storedVersion = 1

// storedContent is the content of an itinerary as its row keeps it: plain, so that the contract can change without the rows.
type storedContent struct {
	Version             int                     `json:"version,omitempty"`
	Hero                storedPhoto             `json:"hero"`
	Photos              []storedPhoto           `json:"photos"`
	Packages            []storedPackageSetup    `json:"packages"`
	Cities              []string                `json:"cities"`
	Logistics           string                  `json:"logistics"`
	Inclusions          []string                `json:"inclusions"`
	Exclusions          []string                `json:"exclusions"`
	Arrival             *storedAirport          `json:"arrival,omitempty"`
	Departure           *storedAirport          `json:"departure,omitempty"`
	ReviewNote          string                  `json:"reviewNote,omitempty"`
	InstantApproval     bool                    `json:"instantApproval"`
	OptionalServices    []storedOptionalService `json:"optionalServices,omitempty"`
	LeadTime            *storedLeadTime         `json:"leadTime,omitempty"`
	GroundTransferMinor int64                   `json:"groundTransferMinor,omitempty"`
}

// MarshalJSON writes the content as rows keep it.
func (c Content) MarshalJSON() ([]byte, error) {
	return json.Marshal(storedContent{
		Version: storedVersion, Hero: keepPhoto(c.Hero), Photos: each(c.Photos, keepPhoto), Packages: each(c.Packages, keepPackageSetup),
		Cities: c.Cities, Logistics: c.Logistics, Inclusions: c.Inclusions, Exclusions: c.Exclusions, Arrival: readPart(c.Arrival, keepAirport),
		Departure: readPart(c.Departure, keepAirport), ReviewNote: c.ReviewNote, InstantApproval: c.InstantApproval,
		OptionalServices: each(c.OptionalServices, keepOptionalService), LeadTime: readPart(c.LeadTime, keepLeadTime),
		GroundTransferMinor: c.GroundTransferMinor,
	})
}

// UnmarshalJSON reads a content that a row keeps, of this version or without one.
func (c *Content) UnmarshalJSON(raw []byte) error {
	var s storedContent
	if err := json.Unmarshal(raw, &s); err != nil {
		return err
	}
	*c = Content{
		Hero: readPhoto(s.Hero), Photos: each(s.Photos, readPhoto), Packages: each(s.Packages, readPackageSetup), Cities: s.Cities,
		Logistics: s.Logistics, Inclusions: s.Inclusions, Exclusions: s.Exclusions, Arrival: readPart(s.Arrival, readAirport),
		Departure: readPart(s.Departure, readAirport), ReviewNote: s.ReviewNote, InstantApproval: s.InstantApproval,
		OptionalServices: each(s.OptionalServices, readOptionalService), LeadTime: readPart(s.LeadTime, readLeadTime),
		GroundTransferMinor: s.GroundTransferMinor,
	}
	return nil
}

// WriteService is a service as rows of itineraries, trips and libraries keep it, without what the server says of it where
// it is read: that does not come from whoever sends it.
func WriteService(service api.Service) (json.RawMessage, error) {
	s := keepService(service)
	s.Version = storedVersion
	return json.Marshal(s)
}

// ReadService reads a service that a row keeps.
func ReadService(raw []byte) (api.Service, error) {
	var s storedService
	if err := json.Unmarshal(raw, &s); err != nil {
		return api.Service{}, fmt.Errorf("stored service: %w", err)
	}
	return readService(s), nil
}

type storedPhoto struct {
	URL string  `json:"url"`
	Alt *string `json:"alt,omitempty"`
}

func keepPhoto(v api.Photo) storedPhoto {
	return storedPhoto{
		URL: v.URL, Alt: keepOpt(v.Alt.Get()),
	}
}

func readPhoto(s storedPhoto) api.Photo {
	v := api.Photo{
		URL: s.URL,
	}
	readOpt(s.Alt, v.Alt.SetTo)
	return v
}

type storedGeoLocation struct {
	Lat float64 `json:"lat"`
	Lng float64 `json:"lng"`
}

func keepGeoLocation(v api.GeoLocation) storedGeoLocation {
	return storedGeoLocation{
		Lat: v.Lat, Lng: v.Lng,
	}
}

func readGeoLocation(s storedGeoLocation) api.GeoLocation {
	return api.GeoLocation{
		Lat: s.Lat, Lng: s.Lng,
	}
}

type storedAddressLocation struct {
	Name        string             `json:"name"`
	PlaceID     *string            `json:"placeId,omitempty"`
	Types       []string           `json:"types,omitzero"`
	GeoLocation *storedGeoLocation `json:"geoLocation,omitempty"`
}

func keepAddressLocation(v api.AddressLocation) storedAddressLocation {
	return storedAddressLocation{
		Name: v.Name, PlaceID: keepOpt(v.PlaceId.Get()), Types: v.Types,
		GeoLocation: keepPart(keepGeoLocation)(v.GeoLocation.Get()),
	}
}

func readAddressLocation(s storedAddressLocation) api.AddressLocation {
	v := api.AddressLocation{
		Name: s.Name, Types: s.Types,
	}
	readOpt(s.PlaceID, v.PlaceId.SetTo)
	readOpt(readPart(s.GeoLocation, readGeoLocation), v.GeoLocation.SetTo)
	return v
}

type storedFlightWindow struct {
	Start string `json:"start"`
	End   string `json:"end"`
}

func keepFlightWindow(v api.FlightWindow) storedFlightWindow {
	return storedFlightWindow{
		Start: v.Start, End: v.End,
	}
}

func readFlightWindow(s storedFlightWindow) api.FlightWindow {
	return api.FlightWindow{
		Start: s.Start, End: s.End,
	}
}

type storedAlternativeAccommodation struct {
	ID                uuid.UUID              `json:"id"`
	Name              string                 `json:"name"`
	PriceMinor        *int64                 `json:"priceMinor,omitempty"`
	AccommodationType *string                `json:"accommodationType,omitempty"`
	Occupancy         *string                `json:"occupancy,omitempty"`
	StarRating        *int                   `json:"starRating,omitempty"`
	NumberOfNights    *int                   `json:"numberOfNights,omitempty"`
	AddressLocation   *storedAddressLocation `json:"addressLocation,omitempty"`
	Description       *string                `json:"description,omitempty"`
	Images            []storedPhoto          `json:"images,omitzero"`
}

func keepAlternativeAccommodation(v api.AlternativeAccommodation) storedAlternativeAccommodation {
	return storedAlternativeAccommodation{
		ID: v.ID, Name: v.Name, PriceMinor: keepOpt(v.PriceMinor.Get()),
		AccommodationType: keepOpt(v.AccommodationType.Get()), Occupancy: keepText(v.Occupancy.Get()),
		StarRating: keepOpt(v.StarRating.Get()), NumberOfNights: keepOpt(v.NumberOfNights.Get()),
		AddressLocation: keepPart(keepAddressLocation)(v.AddressLocation.Get()),
		Description:     keepOpt(v.Description.Get()), Images: each(v.Images, keepPhoto),
	}
}

func readAlternativeAccommodation(s storedAlternativeAccommodation) api.AlternativeAccommodation {
	v := api.AlternativeAccommodation{
		ID: s.ID, Name: s.Name, Images: each(s.Images, readPhoto),
	}
	readOpt(s.PriceMinor, v.PriceMinor.SetTo)
	readOpt(s.AccommodationType, v.AccommodationType.SetTo)
	readText(s.Occupancy, v.Occupancy.SetTo)
	readOpt(s.StarRating, v.StarRating.SetTo)
	readOpt(s.NumberOfNights, v.NumberOfNights.SetTo)
	readOpt(readPart(s.AddressLocation, readAddressLocation), v.AddressLocation.SetTo)
	readOpt(s.Description, v.Description.SetTo)
	return v
}

// storedService is a service as rows keep it.
type storedService struct {
	Version               int                              `json:"version,omitempty"`
	ID                    *uuid.UUID                       `json:"id,omitempty"`
	Day                   *int                             `json:"day,omitempty"`
	Position              *int                             `json:"position,omitempty"`
	Type                  string                           `json:"type"`
	Timing                *string                          `json:"timing,omitempty"`
	Name                  *string                          `json:"name,omitempty"`
	Title                 *string                          `json:"title,omitempty"`
	Description           *string                          `json:"description,omitempty"`
	Images                []storedPhoto                    `json:"images,omitzero"`
	StartTime             *string                          `json:"startTime,omitempty"`
	LengthMinutes         *int                             `json:"lengthMinutes,omitempty"`
	Location              *string                          `json:"location,omitempty"`
	PriceMinor            *int64                           `json:"priceMinor,omitempty"`
	UnitPriceWithFeeMinor *int64                           `json:"unitPriceWithFeeMinor,omitempty"`
	AccommodationType     *string                          `json:"accommodationType,omitempty"`
	Occupancy             *string                          `json:"occupancy,omitempty"`
	StarRating            *int                             `json:"starRating,omitempty"`
	NumberOfNights        *int                             `json:"numberOfNights,omitempty"`
	OrSimilar             *bool                            `json:"orSimilar,omitempty"`
	MealType              *string                          `json:"mealType,omitempty"`
	Options               []string                         `json:"options,omitzero"`
	IncludedActivity      *bool                            `json:"includedActivity,omitempty"`
	Bookable              *bool                            `json:"bookable,omitempty"`
	Capacity              *int                             `json:"capacity,omitempty"`
	Available             *int                             `json:"available,omitempty"`
	MinPax                *int                             `json:"minPax,omitempty"`
	CutoffLeadTimeDays    *int                             `json:"cutoffLeadTimeDays,omitempty"`
	FromCity              *string                          `json:"fromCity,omitempty"`
	ToCity                *string                          `json:"toCity,omitempty"`
	VehicleType           *string                          `json:"vehicleType,omitempty"`
	Airport               *string                          `json:"airport,omitempty"`
	HoursAvailable        *int                             `json:"hoursAvailable,omitempty"`
	HoursRequested        *int                             `json:"hoursRequested,omitempty"`
	PricePerHourMinor     *int64                           `json:"pricePerHourMinor,omitempty"`
	TimeAvailableStart    *string                          `json:"timeAvailableStart,omitempty"`
	AcceptedByHost        *bool                            `json:"acceptedByHost,omitempty"`
	SaveToLibrary         *bool                            `json:"saveToLibrary,omitempty"`
	Deleted               *bool                            `json:"deleted,omitempty"`
	ViewOnly              *bool                            `json:"viewOnly,omitempty"`
	AddressLocation       *storedAddressLocation           `json:"addressLocation,omitempty"`
	CheckInDay            *int                             `json:"checkInDay,omitempty"`
	MaxNights             *int                             `json:"maxNights,omitempty"`
	QuantityAvailable     *int                             `json:"quantityAvailable,omitempty"`
	CutoffDate            *civil.Date                      `json:"cutoffDate,omitempty"`
	NumberOfTransfers     *int                             `json:"numberOfTransfers,omitempty"`
	AirportTransfer       *bool                            `json:"airportTransfer,omitempty"`
	FlightWindow          *storedFlightWindow              `json:"flightWindow,omitempty"`
	Alternatives          []storedAlternativeAccommodation `json:"alternatives,omitzero"`
}

func keepService(v api.Service) storedService {
	return storedService{
		ID: keepOpt(v.ID.Get()), Day: keepOpt(v.Day.Get()), Position: keepOpt(v.Position.Get()), Type: string(v.Type),
		Timing: keepText(v.Timing.Get()), Name: keepOpt(v.Name.Get()), Title: keepOpt(v.Title.Get()),
		Description: keepOpt(v.Description.Get()), Images: each(v.Images, keepPhoto),
		StartTime: keepOpt(v.StartTime.Get()), LengthMinutes: keepOpt(v.LengthMinutes.Get()),
		Location: keepOpt(v.Location.Get()), PriceMinor: keepOpt(v.PriceMinor.Get()),
		UnitPriceWithFeeMinor: keepOpt(v.UnitPriceWithFeeMinor.Get()),
		AccommodationType:     keepOpt(v.AccommodationType.Get()), Occupancy: keepText(v.Occupancy.Get()),
		StarRating: keepOpt(v.StarRating.Get()), NumberOfNights: keepOpt(v.NumberOfNights.Get()),
		OrSimilar: keepOpt(v.OrSimilar.Get()), MealType: keepOpt(v.MealType.Get()), Options: v.Options,
		IncludedActivity: keepOpt(v.IncludedActivity.Get()), Bookable: keepOpt(v.Bookable.Get()),
		Capacity: keepOpt(v.Capacity.Get()), Available: keepOpt(v.Available.Get()), MinPax: keepOpt(v.MinPax.Get()),
		CutoffLeadTimeDays: keepOpt(v.CutoffLeadTimeDays.Get()), FromCity: keepOpt(v.FromCity.Get()),
		ToCity: keepOpt(v.ToCity.Get()), VehicleType: keepOpt(v.VehicleType.Get()), Airport: keepOpt(v.Airport.Get()),
		HoursAvailable: keepOpt(v.HoursAvailable.Get()), HoursRequested: keepOpt(v.HoursRequested.Get()),
		PricePerHourMinor: keepOpt(v.PricePerHourMinor.Get()), TimeAvailableStart: keepOpt(v.TimeAvailableStart.Get()),
		AcceptedByHost: keepOpt(v.AcceptedByHost.Get()), SaveToLibrary: keepOpt(v.SaveToLibrary.Get()),
		Deleted: keepOpt(v.Deleted.Get()), ViewOnly: keepOpt(v.ViewOnly.Get()),
		AddressLocation: keepPart(keepAddressLocation)(v.AddressLocation.Get()),
		CheckInDay:      keepOpt(v.CheckInDay.Get()), MaxNights: keepOpt(v.MaxNights.Get()),
		QuantityAvailable: keepOpt(v.QuantityAvailable.Get()), CutoffDate: keepPart(civil.Of)(v.CutoffDate.Get()),
		NumberOfTransfers: keepOpt(v.NumberOfTransfers.Get()), AirportTransfer: keepOpt(v.AirportTransfer.Get()),
		FlightWindow: keepPart(keepFlightWindow)(v.FlightWindow.Get()),
		Alternatives: each(v.Alternatives, keepAlternativeAccommodation),
	}
}

func readService(s storedService) api.Service {
	v := api.Service{
		Type: api.ServiceType(s.Type), Images: each(s.Images, readPhoto), Options: s.Options,
		Alternatives: each(s.Alternatives, readAlternativeAccommodation),
	}
	readOpt(s.ID, v.ID.SetTo)
	readOpt(s.Day, v.Day.SetTo)
	readOpt(s.Position, v.Position.SetTo)
	readText(s.Timing, v.Timing.SetTo)
	readOpt(s.Name, v.Name.SetTo)
	readOpt(s.Title, v.Title.SetTo)
	readOpt(s.Description, v.Description.SetTo)
	readOpt(s.StartTime, v.StartTime.SetTo)
	readOpt(s.LengthMinutes, v.LengthMinutes.SetTo)
	readOpt(s.Location, v.Location.SetTo)
	readOpt(s.PriceMinor, v.PriceMinor.SetTo)
	readOpt(s.UnitPriceWithFeeMinor, v.UnitPriceWithFeeMinor.SetTo)
	readOpt(s.AccommodationType, v.AccommodationType.SetTo)
	readText(s.Occupancy, v.Occupancy.SetTo)
	readOpt(s.StarRating, v.StarRating.SetTo)
	readOpt(s.NumberOfNights, v.NumberOfNights.SetTo)
	readOpt(s.OrSimilar, v.OrSimilar.SetTo)
	readOpt(s.MealType, v.MealType.SetTo)
	readOpt(s.IncludedActivity, v.IncludedActivity.SetTo)
	readOpt(s.Bookable, v.Bookable.SetTo)
	readOpt(s.Capacity, v.Capacity.SetTo)
	readOpt(s.Available, v.Available.SetTo)
	readOpt(s.MinPax, v.MinPax.SetTo)
	readOpt(s.CutoffLeadTimeDays, v.CutoffLeadTimeDays.SetTo)
	readOpt(s.FromCity, v.FromCity.SetTo)
	readOpt(s.ToCity, v.ToCity.SetTo)
	readOpt(s.VehicleType, v.VehicleType.SetTo)
	readOpt(s.Airport, v.Airport.SetTo)
	readOpt(s.HoursAvailable, v.HoursAvailable.SetTo)
	readOpt(s.HoursRequested, v.HoursRequested.SetTo)
	readOpt(s.PricePerHourMinor, v.PricePerHourMinor.SetTo)
	readOpt(s.TimeAvailableStart, v.TimeAvailableStart.SetTo)
	readOpt(s.AcceptedByHost, v.AcceptedByHost.SetTo)
	readOpt(s.SaveToLibrary, v.SaveToLibrary.SetTo)
	readOpt(s.Deleted, v.Deleted.SetTo)
	readOpt(s.ViewOnly, v.ViewOnly.SetTo)
	readOpt(readPart(s.AddressLocation, readAddressLocation), v.AddressLocation.SetTo)
	readOpt(s.CheckInDay, v.CheckInDay.SetTo)
	readOpt(s.MaxNights, v.MaxNights.SetTo)
	readOpt(s.QuantityAvailable, v.QuantityAvailable.SetTo)
	readOpt(readPart(s.CutoffDate, civil.Date.UTC), v.CutoffDate.SetTo)
	readOpt(s.NumberOfTransfers, v.NumberOfTransfers.SetTo)
	readOpt(s.AirportTransfer, v.AirportTransfer.SetTo)
	readOpt(readPart(s.FlightWindow, readFlightWindow), v.FlightWindow.SetTo)
	return v
}

type storedValidityPeriodBlackoutStartDate struct {
	IsBlackout bool `json:"isBlackout"`
}

func keepValidityPeriodBlackoutStartDate(v api.ValidityPeriodBlackoutStartDate) storedValidityPeriodBlackoutStartDate {
	return storedValidityPeriodBlackoutStartDate{
		IsBlackout: v.IsBlackout,
	}
}

func readValidityPeriodBlackoutStartDate(s storedValidityPeriodBlackoutStartDate) api.ValidityPeriodBlackoutStartDate {
	return api.ValidityPeriodBlackoutStartDate{
		IsBlackout: s.IsBlackout,
	}
}

type storedValidityPeriodAdditionalCostsSingleSupplement struct {
	PriceMinor int64 `json:"priceMinor"`
}

func keepValidityPeriodAdditionalCostsSingleSupplement(v api.ValidityPeriodAdditionalCostsSingleSupplement) storedValidityPeriodAdditionalCostsSingleSupplement {
	return storedValidityPeriodAdditionalCostsSingleSupplement{
		PriceMinor: v.PriceMinor,
	}
}

func readValidityPeriodAdditionalCostsSingleSupplement(s storedValidityPeriodAdditionalCostsSingleSupplement) api.ValidityPeriodAdditionalCostsSingleSupplement {
	return api.ValidityPeriodAdditionalCostsSingleSupplement{
		PriceMinor: s.PriceMinor,
	}
}

type storedValidityPeriodAdditionalCosts struct {
	SingleSupplement *storedValidityPeriodAdditionalCostsSingleSupplement `json:"singleSupplement,omitempty"`
}

func keepValidityPeriodAdditionalCosts(v api.ValidityPeriodAdditionalCosts) storedValidityPeriodAdditionalCosts {
	return storedValidityPeriodAdditionalCosts{
		SingleSupplement: keepPart(keepValidityPeriodAdditionalCostsSingleSupplement)(v.SingleSupplement.Get()),
	}
}

func readValidityPeriodAdditionalCosts(s storedValidityPeriodAdditionalCosts) api.ValidityPeriodAdditionalCosts {
	v := api.ValidityPeriodAdditionalCosts{}
	readOpt(readPart(s.SingleSupplement, readValidityPeriodAdditionalCostsSingleSupplement), v.SingleSupplement.SetTo)
	return v
}

type storedCostThreshold struct {
	DaysOfTheWeek     []int `json:"daysOfTheWeek"`
	NumberOfTravelers int   `json:"numberOfTravelers"`
	PriceMinor        int64 `json:"priceMinor"`
}

func keepCostThreshold(v api.CostThreshold) storedCostThreshold {
	return storedCostThreshold{
		DaysOfTheWeek: v.DaysOfTheWeek, NumberOfTravelers: v.NumberOfTravelers, PriceMinor: v.PriceMinor,
	}
}

func readCostThreshold(s storedCostThreshold) api.CostThreshold {
	return api.CostThreshold{
		DaysOfTheWeek: s.DaysOfTheWeek, NumberOfTravelers: s.NumberOfTravelers, PriceMinor: s.PriceMinor,
	}
}

type storedValidityPeriod struct {
	StartDate              civil.Date                             `json:"startDate"`
	EndDate                civil.Date                             `json:"endDate"`
	BlackoutStartDate      *storedValidityPeriodBlackoutStartDate `json:"blackoutStartDate,omitempty"`
	InstantApprovalAllowed *bool                                  `json:"instantApprovalAllowed,omitempty"`
	AdditionalCosts        *storedValidityPeriodAdditionalCosts   `json:"additionalCosts,omitempty"`
	CostThresholds         []storedCostThreshold                  `json:"costThresholds,omitzero"`
}

func keepValidityPeriod(v api.ValidityPeriod) storedValidityPeriod {
	return storedValidityPeriod{
		StartDate: civil.Of(v.StartDate), EndDate: civil.Of(v.EndDate),
		BlackoutStartDate:      keepPart(keepValidityPeriodBlackoutStartDate)(v.BlackoutStartDate.Get()),
		InstantApprovalAllowed: keepOpt(v.InstantApprovalAllowed.Get()),
		AdditionalCosts:        keepPart(keepValidityPeriodAdditionalCosts)(v.AdditionalCosts.Get()),
		CostThresholds:         each(v.CostThresholds, keepCostThreshold),
	}
}

func readValidityPeriod(s storedValidityPeriod) api.ValidityPeriod {
	v := api.ValidityPeriod{
		StartDate: s.StartDate.UTC(), EndDate: s.EndDate.UTC(),
		CostThresholds: each(s.CostThresholds, readCostThreshold),
	}
	readOpt(readPart(s.BlackoutStartDate, readValidityPeriodBlackoutStartDate), v.BlackoutStartDate.SetTo)
	readOpt(s.InstantApprovalAllowed, v.InstantApprovalAllowed.SetTo)
	readOpt(readPart(s.AdditionalCosts, readValidityPeriodAdditionalCosts), v.AdditionalCosts.SetTo)
	return v
}

type storedPackageSetup struct {
	Level               string                 `json:"level"`
	Enabled             bool                   `json:"enabled"`
	AccommodationLevels []string               `json:"accommodationLevels,omitzero"`
	MealLevels          []string               `json:"mealLevels,omitzero"`
	FoodOptions         []string               `json:"foodOptions,omitzero"`
	ValidityPeriods     []storedValidityPeriod `json:"validityPeriods,omitzero"`
	FromPriceMinor      *int64                 `json:"fromPriceMinor,omitempty"`
}

func keepPackageSetup(v api.PackageSetup) storedPackageSetup {
	return storedPackageSetup{
		Level: string(v.Level), Enabled: v.Enabled, AccommodationLevels: v.AccommodationLevels,
		MealLevels: v.MealLevels, FoodOptions: v.FoodOptions,
		ValidityPeriods: each(v.ValidityPeriods, keepValidityPeriod), FromPriceMinor: keepOpt(v.FromPriceMinor.Get()),
	}
}

func readPackageSetup(s storedPackageSetup) api.PackageSetup {
	v := api.PackageSetup{
		Level: api.PackageLevel(s.Level), Enabled: s.Enabled, AccommodationLevels: s.AccommodationLevels,
		MealLevels: s.MealLevels, FoodOptions: s.FoodOptions,
		ValidityPeriods: each(s.ValidityPeriods, readValidityPeriod),
	}
	readOpt(s.FromPriceMinor, v.FromPriceMinor.SetTo)
	return v
}

type storedAirport struct {
	Code    string  `json:"code"`
	Name    string  `json:"name"`
	City    *string `json:"city,omitempty"`
	Country *string `json:"country,omitempty"`
}

func keepAirport(v api.Airport) storedAirport {
	return storedAirport{
		Code: v.Code, Name: v.Name, City: keepOpt(v.City.Get()), Country: keepOpt(v.Country.Get()),
	}
}

func readAirport(s storedAirport) api.Airport {
	v := api.Airport{
		Code: s.Code, Name: s.Name,
	}
	readOpt(s.City, v.City.SetTo)
	readOpt(s.Country, v.Country.SetTo)
	return v
}

type storedOptionalService struct {
	ID         uuid.UUID `json:"id"`
	Name       string    `json:"name"`
	Type       string    `json:"type"`
	PriceMinor *int64    `json:"priceMinor,omitempty"`
	Quantity   *int      `json:"quantity,omitempty"`
}

func keepOptionalService(v api.OptionalService) storedOptionalService {
	return storedOptionalService{
		ID: v.ID, Name: v.Name, Type: string(v.Type), PriceMinor: keepOpt(v.PriceMinor.Get()),
		Quantity: keepOpt(v.Quantity.Get()),
	}
}

func readOptionalService(s storedOptionalService) api.OptionalService {
	v := api.OptionalService{
		ID: s.ID, Name: s.Name, Type: api.ServiceType(s.Type),
	}
	readOpt(s.PriceMinor, v.PriceMinor.SetTo)
	readOpt(s.Quantity, v.Quantity.SetTo)
	return v
}

type storedLeadTime struct {
	Months *int `json:"months,omitempty"`
	Days   *int `json:"days,omitempty"`
}

func keepLeadTime(v api.LeadTime) storedLeadTime {
	return storedLeadTime{
		Months: keepOpt(v.Months.Get()), Days: keepOpt(v.Days.Get()),
	}
}

func readLeadTime(s storedLeadTime) api.LeadTime {
	v := api.LeadTime{}
	readOpt(s.Months, v.Months.SetTo)
	readOpt(s.Days, v.Days.SetTo)
	return v
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

func keepText[V ~string](value V, given bool) *string {
	return keepOpt(string(value), given)
}

func readText[V ~string](value *string, to func(V)) {
	if value != nil {
		to(V(*value))
	}
}

func keepPart[A, B any](of func(A) B) func(A, bool) *B {
	return func(part A, given bool) *B {
		if !given {
			return nil
		}
		kept := of(part)
		return &kept
	}
}

func readPart[A, B any](part *A, of func(A) B) *B {
	if part == nil {
		return nil
	}
	read := of(*part)
	return &read
}
