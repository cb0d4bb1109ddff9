package itinerary

import (
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"caravan/backend/domain/itinerary/kept"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// storedVersion is the current schema of contents and services. Rows without a version have the same schema.
const storedVersion = 1

// storedContent is the content of an itinerary in its row: plain, so that the contract can change without the
// rows.
type storedContent struct {
	Version             int                    `json:"version,omitempty"`
	Hero                kept.Photo             `json:"hero"`
	Photos              []kept.Photo           `json:"photos"`
	DayPhotos           map[int][]kept.Photo   `json:"dayPhotos,omitempty"`
	Packages            []storedPackageSetup   `json:"packages"`
	Cities              []string               `json:"cities"`
	Logistics           string                 `json:"logistics"`
	Inclusions          []string               `json:"inclusions"`
	Exclusions          []string               `json:"exclusions"`
	Arrival             *kept.Airport          `json:"arrival,omitempty"`
	Departure           *kept.Airport          `json:"departure,omitempty"`
	ReviewNote          string                 `json:"reviewNote,omitempty"`
	ReviewComments      []ReviewComment        `json:"reviewComments,omitempty"`
	LiveVersion         int64                  `json:"liveVersion,omitempty"`
	InstantApproval     bool                   `json:"instantApproval"`
	OptionalServices    []kept.OptionalService `json:"optionalServices,omitempty"`
	LeadTime            *storedLeadTime        `json:"leadTime,omitempty"`
	GroundTransferMinor int64                  `json:"groundTransferMinor,omitempty"`
}

// MarshalJSON encodes the content for its row.
func (c Content) MarshalJSON() ([]byte, error) {
	return json.Marshal(storedContent{
		Version: storedVersion, Hero: kept.PhotoOf(c.Hero), Photos: kept.Each(c.Photos, kept.PhotoOf),
		DayPhotos: kept.DaysOf(c.DayPhotos), Packages: kept.Each(c.Packages, keepPackageSetup),
		Cities: c.Cities, Logistics: c.Logistics, Inclusions: c.Inclusions, Exclusions: c.Exclusions,
		Arrival: readPart(c.Arrival, kept.AirportOf), Departure: readPart(c.Departure, kept.AirportOf),
		ReviewNote: c.ReviewNote, InstantApproval: c.InstantApproval, OptionalServices: kept.Each(c.OptionalServices,
			kept.OptionalServiceOf), LeadTime: readPart(c.LeadTime, keepLeadTime),
		GroundTransferMinor: c.GroundTransferMinor, ReviewComments: c.ReviewComments, LiveVersion: c.LiveVersion,
	})
}

// UnmarshalJSON decodes a content from its row, of this version or without one.
func (c *Content) UnmarshalJSON(raw []byte) error {
	var s storedContent
	if err := json.Unmarshal(raw, &s); err != nil {
		return err
	}
	*c = Content{
		Hero: s.Hero.Read(), Photos: kept.Each(s.Photos, kept.Photo.Read), Packages: kept.Each(s.Packages, readPackageSetup),
		DayPhotos: kept.ReadDays(s.DayPhotos), Cities: s.Cities,
		Logistics: s.Logistics, Inclusions: s.Inclusions, Exclusions: s.Exclusions,
		Arrival: readPart(s.Arrival, kept.Airport.Read), Departure: readPart(s.Departure, kept.Airport.Read),
		ReviewNote: s.ReviewNote, InstantApproval: s.InstantApproval,
		OptionalServices: kept.Each(s.OptionalServices, kept.OptionalService.Read),
		LeadTime:         readPart(s.LeadTime, readLeadTime), GroundTransferMinor: s.GroundTransferMinor,
		ReviewComments: s.ReviewComments, LiveVersion: s.LiveVersion,
	}
	return nil
}

// WriteService encodes a service for rows of itineraries, trips and libraries, without the fields that the server
// adds on reading: those are never taken from a caller.
func WriteService(service api.Service) (json.RawMessage, error) {
	s := keepService(service)
	s.Version = storedVersion
	return json.Marshal(s)
}

// ReadService decodes a service from a row.
func ReadService(raw []byte) (api.Service, error) {
	var s storedService
	if err := json.Unmarshal(raw, &s); err != nil {
		return api.Service{}, fmt.Errorf("stored service: %w", err)
	}
	return readService(s), nil
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
		Name: v.Name, PlaceID: kept.Opt(v.PlaceId.Get()), Types: v.Types,
		GeoLocation: keepPart(keepGeoLocation)(v.GeoLocation.Get()),
	}
}

func readAddressLocation(s storedAddressLocation) api.AddressLocation {
	v := api.AddressLocation{
		Name: s.Name, Types: s.Types,
	}
	kept.Read(s.PlaceID, v.PlaceId.SetTo)
	kept.Read(readPart(s.GeoLocation, readGeoLocation), v.GeoLocation.SetTo)
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
	Images            []kept.Photo           `json:"images,omitzero"`
}

func keepAlternativeAccommodation(v api.AlternativeAccommodation) storedAlternativeAccommodation {
	return storedAlternativeAccommodation{
		ID: v.ID, Name: v.Name, PriceMinor: kept.Opt(v.PriceMinor.Get()),
		AccommodationType: kept.Opt(v.AccommodationType.Get()), Occupancy: kept.Text(v.Occupancy.Get()),
		StarRating: kept.Opt(v.StarRating.Get()), NumberOfNights: kept.Opt(v.NumberOfNights.Get()),
		AddressLocation: keepPart(keepAddressLocation)(v.AddressLocation.Get()),
		Description:     kept.Opt(v.Description.Get()), Images: kept.Each(v.Images, kept.PhotoOf),
	}
}

func readAlternativeAccommodation(s storedAlternativeAccommodation) api.AlternativeAccommodation {
	v := api.AlternativeAccommodation{
		ID: s.ID, Name: s.Name, Images: kept.Each(s.Images, kept.Photo.Read),
	}
	kept.Read(s.PriceMinor, v.PriceMinor.SetTo)
	kept.Read(s.AccommodationType, v.AccommodationType.SetTo)
	readText(s.Occupancy, v.Occupancy.SetTo)
	kept.Read(s.StarRating, v.StarRating.SetTo)
	kept.Read(s.NumberOfNights, v.NumberOfNights.SetTo)
	kept.Read(readPart(s.AddressLocation, readAddressLocation), v.AddressLocation.SetTo)
	kept.Read(s.Description, v.Description.SetTo)
	return v
}

// storedService is a service in its row.
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
	Images                []kept.Photo                     `json:"images,omitzero"`
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
		ID: kept.Opt(v.ID.Get()), Day: kept.Opt(v.Day.Get()), Position: kept.Opt(v.Position.Get()), Type: string(v.Type),
		Timing: kept.Text(v.Timing.Get()), Name: kept.Opt(v.Name.Get()), Title: kept.Opt(v.Title.Get()),
		Description: kept.Opt(v.Description.Get()), Images: kept.Each(v.Images, kept.PhotoOf),
		StartTime: kept.Opt(v.StartTime.Get()), LengthMinutes: kept.Opt(v.LengthMinutes.Get()),
		Location: kept.Opt(v.Location.Get()), PriceMinor: kept.Opt(v.PriceMinor.Get()),
		UnitPriceWithFeeMinor: kept.Opt(v.UnitPriceWithFeeMinor.Get()),
		AccommodationType:     kept.Opt(v.AccommodationType.Get()), Occupancy: kept.Text(v.Occupancy.Get()),
		StarRating: kept.Opt(v.StarRating.Get()), NumberOfNights: kept.Opt(v.NumberOfNights.Get()),
		OrSimilar: kept.Opt(v.OrSimilar.Get()), MealType: kept.Opt(v.MealType.Get()), Options: v.Options,
		IncludedActivity: kept.Opt(v.IncludedActivity.Get()), Bookable: kept.Opt(v.Bookable.Get()),
		Capacity: kept.Opt(v.Capacity.Get()), Available: kept.Opt(v.Available.Get()), MinPax: kept.Opt(v.MinPax.Get()),
		CutoffLeadTimeDays: kept.Opt(v.CutoffLeadTimeDays.Get()), FromCity: kept.Opt(v.FromCity.Get()),
		ToCity: kept.Opt(v.ToCity.Get()), VehicleType: kept.Opt(v.VehicleType.Get()), Airport: kept.Opt(v.Airport.Get()),
		HoursAvailable: kept.Opt(v.HoursAvailable.Get()), HoursRequested: kept.Opt(v.HoursRequested.Get()),
		PricePerHourMinor: kept.Opt(v.PricePerHourMinor.Get()), TimeAvailableStart: kept.Opt(v.TimeAvailableStart.Get()),
		AcceptedByHost: kept.Opt(v.AcceptedByHost.Get()), SaveToLibrary: kept.Opt(v.SaveToLibrary.Get()),
		Deleted: kept.Opt(v.Deleted.Get()), ViewOnly: kept.Opt(v.ViewOnly.Get()),
		AddressLocation: keepPart(keepAddressLocation)(v.AddressLocation.Get()),
		CheckInDay:      kept.Opt(v.CheckInDay.Get()), MaxNights: kept.Opt(v.MaxNights.Get()),
		QuantityAvailable: kept.Opt(v.QuantityAvailable.Get()), CutoffDate: keepPart(civil.Of)(v.CutoffDate.Get()),
		NumberOfTransfers: kept.Opt(v.NumberOfTransfers.Get()), AirportTransfer: kept.Opt(v.AirportTransfer.Get()),
		FlightWindow: keepPart(keepFlightWindow)(v.FlightWindow.Get()),
		Alternatives: kept.Each(v.Alternatives, keepAlternativeAccommodation),
	}
}

func readService(s storedService) api.Service {
	v := api.Service{
		Type: api.ServiceType(s.Type), Images: kept.Each(s.Images, kept.Photo.Read), Options: s.Options,
		Alternatives: kept.Each(s.Alternatives, readAlternativeAccommodation),
	}
	kept.Read(s.ID, v.ID.SetTo)
	kept.Read(s.Day, v.Day.SetTo)
	kept.Read(s.Position, v.Position.SetTo)
	readText(s.Timing, v.Timing.SetTo)
	kept.Read(s.Name, v.Name.SetTo)
	kept.Read(s.Title, v.Title.SetTo)
	kept.Read(s.Description, v.Description.SetTo)
	kept.Read(s.StartTime, v.StartTime.SetTo)
	kept.Read(s.LengthMinutes, v.LengthMinutes.SetTo)
	kept.Read(s.Location, v.Location.SetTo)
	kept.Read(s.PriceMinor, v.PriceMinor.SetTo)
	kept.Read(s.UnitPriceWithFeeMinor, v.UnitPriceWithFeeMinor.SetTo)
	kept.Read(s.AccommodationType, v.AccommodationType.SetTo)
	readText(s.Occupancy, v.Occupancy.SetTo)
	kept.Read(s.StarRating, v.StarRating.SetTo)
	kept.Read(s.NumberOfNights, v.NumberOfNights.SetTo)
	kept.Read(s.OrSimilar, v.OrSimilar.SetTo)
	kept.Read(s.MealType, v.MealType.SetTo)
	kept.Read(s.IncludedActivity, v.IncludedActivity.SetTo)
	kept.Read(s.Bookable, v.Bookable.SetTo)
	kept.Read(s.Capacity, v.Capacity.SetTo)
	kept.Read(s.Available, v.Available.SetTo)
	kept.Read(s.MinPax, v.MinPax.SetTo)
	kept.Read(s.CutoffLeadTimeDays, v.CutoffLeadTimeDays.SetTo)
	kept.Read(s.FromCity, v.FromCity.SetTo)
	kept.Read(s.ToCity, v.ToCity.SetTo)
	kept.Read(s.VehicleType, v.VehicleType.SetTo)
	kept.Read(s.Airport, v.Airport.SetTo)
	kept.Read(s.HoursAvailable, v.HoursAvailable.SetTo)
	kept.Read(s.HoursRequested, v.HoursRequested.SetTo)
	kept.Read(s.PricePerHourMinor, v.PricePerHourMinor.SetTo)
	kept.Read(s.TimeAvailableStart, v.TimeAvailableStart.SetTo)
	kept.Read(s.AcceptedByHost, v.AcceptedByHost.SetTo)
	kept.Read(s.SaveToLibrary, v.SaveToLibrary.SetTo)
	kept.Read(s.Deleted, v.Deleted.SetTo)
	kept.Read(s.ViewOnly, v.ViewOnly.SetTo)
	kept.Read(readPart(s.AddressLocation, readAddressLocation), v.AddressLocation.SetTo)
	kept.Read(s.CheckInDay, v.CheckInDay.SetTo)
	kept.Read(s.MaxNights, v.MaxNights.SetTo)
	kept.Read(s.QuantityAvailable, v.QuantityAvailable.SetTo)
	kept.Read(readPart(s.CutoffDate, civil.Date.UTC), v.CutoffDate.SetTo)
	kept.Read(s.NumberOfTransfers, v.NumberOfTransfers.SetTo)
	kept.Read(s.AirportTransfer, v.AirportTransfer.SetTo)
	kept.Read(readPart(s.FlightWindow, readFlightWindow), v.FlightWindow.SetTo)
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

func keepValidityPeriodAdditionalCostsSingleSupplement(
	v api.ValidityPeriodAdditionalCostsSingleSupplement) storedValidityPeriodAdditionalCostsSingleSupplement {
	return storedValidityPeriodAdditionalCostsSingleSupplement{
		PriceMinor: v.PriceMinor,
	}
}

func readValidityPeriodAdditionalCostsSingleSupplement(
	s storedValidityPeriodAdditionalCostsSingleSupplement) api.ValidityPeriodAdditionalCostsSingleSupplement {
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
	kept.Read(readPart(s.SingleSupplement, readValidityPeriodAdditionalCostsSingleSupplement), v.SingleSupplement.SetTo)
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
		InstantApprovalAllowed: kept.Opt(v.InstantApprovalAllowed.Get()),
		AdditionalCosts:        keepPart(keepValidityPeriodAdditionalCosts)(v.AdditionalCosts.Get()),
		CostThresholds:         kept.Each(v.CostThresholds, keepCostThreshold),
	}
}

func readValidityPeriod(s storedValidityPeriod) api.ValidityPeriod {
	v := api.ValidityPeriod{
		StartDate: s.StartDate.UTC(), EndDate: s.EndDate.UTC(),
		CostThresholds: kept.Each(s.CostThresholds, readCostThreshold),
	}
	kept.Read(readPart(s.BlackoutStartDate, readValidityPeriodBlackoutStartDate), v.BlackoutStartDate.SetTo)
	kept.Read(s.InstantApprovalAllowed, v.InstantApprovalAllowed.SetTo)
	kept.Read(readPart(s.AdditionalCosts, readValidityPeriodAdditionalCosts), v.AdditionalCosts.SetTo)
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
		ValidityPeriods: kept.Each(v.ValidityPeriods, keepValidityPeriod), FromPriceMinor: kept.Opt(v.FromPriceMinor.Get()),
	}
}

func readPackageSetup(s storedPackageSetup) api.PackageSetup {
	v := api.PackageSetup{
		Level: api.PackageLevel(s.Level), Enabled: s.Enabled, AccommodationLevels: s.AccommodationLevels,
		MealLevels: s.MealLevels, FoodOptions: s.FoodOptions,
		ValidityPeriods: kept.Each(s.ValidityPeriods, readValidityPeriod),
	}
	kept.Read(s.FromPriceMinor, v.FromPriceMinor.SetTo)
	return v
}

type storedLeadTime struct {
	Months *int `json:"months,omitempty"`
	Days   *int `json:"days,omitempty"`
}

func keepLeadTime(v api.LeadTime) storedLeadTime {
	return storedLeadTime{
		Months: kept.Opt(v.Months.Get()), Days: kept.Opt(v.Days.Get()),
	}
}

func readLeadTime(s storedLeadTime) api.LeadTime {
	v := api.LeadTime{}
	kept.Read(s.Months, v.Months.SetTo)
	kept.Read(s.Days, v.Days.SetTo)
	return v
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
