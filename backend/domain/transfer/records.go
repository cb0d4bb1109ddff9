package transfer

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/transferapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/places"
	"caravan/backend/platform/principal"
)

var (
	// Travelers see and correct the transfers of their bookings, hosts those that they booked; operators none.
	riders     = []string{"admin", "tripManager", "accountManager", "support", "host", "traveler", "operator"}
	openStates = func() []string {
		out := make([]string, len(open))
		for i, s := range open {
			out[i] = string(s)
		}
		return out
	}()
)

const rideClosed = "You can no longer change this ride."

func rideField(name, column string) record.Field {
	return record.Field{Name: name, Column: column, Write: riders, In: openStates, Closed: rideClosed}
}

// displayColumn is a transfer's status in the terms of T-156, for filters and sorting.
var displayColumn = func() string {
	var out strings.Builder
	out.WriteString("CASE g.status")
	for _, s := range Statuses {
		fmt.Fprintf(&out, " WHEN '%s' THEN '%s'", s, s.Display())
	}
	return out.String() + " ELSE 'processing' END"
}()

const ownBooking = `EXISTS (SELECT 1 FROM booking_participant p WHERE p.tenant_id = g.tenant_id AND p.booking_id = g.booking_id AND p.member_id = @caller)`

// rideRecords describes transfers to the record layer (H-484). Travelers on a booking see its transfers, whatever
// their group; hosts those for the free-of-charge spots of their trips. Other changes to a transfer move money,
// so they have calls of their own.
var rideRecords = &record.Resource{
	Name: "GroundTransfer", Table: "ground_transfer", Tenant: "g.tenant_id", ID: "g.id",
	From: `ground_transfer g JOIN trip t ON t.tenant_id = g.tenant_id AND t.id = g.trip_id
		LEFT JOIN booking b ON b.tenant_id = g.tenant_id AND b.id = g.booking_id`,
	Scope: map[string]string{
		"admin": record.Everything, "tripManager": record.Everything,
		"accountManager": record.Assigned("t.tenant_id", [2]string{"Trip", "t.id"}, [2]string{"Host", "t.host_id"}),
		"host":           "g.host_id = @host OR " + ownBooking, "traveler": ownBooking, "operator": ownBooking,
	},
	Words: search.Ride,
	Filters: map[string]string{
		"tripId": "g.trip_id = @value", "bookingId": "g.booking_id = @value", "type": "g.type = @value",
		"status": "(" + displayColumn + ") = @value",
	},
	Sorts: map[string]record.Sort{
		"created": record.Created("g.id"), "pickup": {Column: "g.pickup_at", Type: "timestamptz"},
		"trip": {Column: "lower(t.name)", Type: "text"},
		"type": {Column: "g.type", Type: "text"}, "price": {Column: "g.price_minor", Type: "bigint"},
		"status": {Column: "(" + displayColumn + ")", Type: "text"},
	},
	Sort: "-created",
	Fields: []record.Field{
		{Name: "type"}, {Name: "passengers"}, rideField("flightNumber", "flight_number"),
		rideField("firstName", "first_name"), rideField("lastName", "last_name"), rideField("email", "email"),
		rideField("phone", "phone"),
	},
}

const rideColumns = `g.trip_id, t.name AS trip_name, g.booking_id, g.add_on_id, g.type, g.code, g.status, g.origin, g.destination, g.pickup_at, g.time_zone,
	g.duration_seconds, g.distance_meters, g.vehicle, g.passengers, g.carry_on_luggage, g.checked_luggage, g.flight_number, g.first_name, g.last_name,
	g.email, g.phone, g.driver, g.price_minor, g.currency, g.free_until, g.cancelling, g.cancellation_type, g.refund_minor, g.message, g.version, g.created_at,
	g.ended_at, g.stay_on, g.company, coalesce(b.customer_id = @caller, false) AS pays, (g.host_id IS NOT NULL) AS free`

type rideRow struct {
	record.Key
	TripID           uuid.UUID       `db:"trip_id"`
	TripName         string          `db:"trip_name"`
	BookingID        *uuid.UUID      `db:"booking_id"`
	AddOnID          string          `db:"add_on_id"`
	Type             string          `db:"type"`
	Code             string          `db:"code"`
	Status           string          `db:"status"`
	Origin           json.RawMessage `db:"origin"`
	Destination      json.RawMessage `db:"destination"`
	PickupAt         time.Time       `db:"pickup_at"`
	TimeZone         string          `db:"time_zone"`
	DurationSeconds  int             `db:"duration_seconds"`
	DistanceMeters   int             `db:"distance_meters"`
	Vehicle          json.RawMessage `db:"vehicle"`
	Passengers       int             `db:"passengers"`
	CarryOnLuggage   int             `db:"carry_on_luggage"`
	CheckedLuggage   int             `db:"checked_luggage"`
	FlightNumber     string          `db:"flight_number"`
	FirstName        string          `db:"first_name"`
	LastName         string          `db:"last_name"`
	Email            string          `db:"email"`
	Phone            string          `db:"phone"`
	Driver           json.RawMessage `db:"driver"`
	PriceMinor       int64           `db:"price_minor"`
	Currency         string          `db:"currency"`
	FreeUntil        time.Time       `db:"free_until"`
	Cancelling       string          `db:"cancelling"`
	CancellationType *string         `db:"cancellation_type"`
	RefundMinor      int64           `db:"refund_minor"`
	Message          string          `db:"message"`
	Version          int64           `db:"version"`
	CreatedAt        time.Time       `db:"created_at"`
	EndedAt          *time.Time      `db:"ended_at"`
	StayOn           *civil.Date     `db:"stay_on"`
	Company          string          `db:"company"`
	Pays             bool            `db:"pays"`
	Free             bool            `db:"free"`
}

// closing is the status that opens and closes fields.
func (r rideRow) closing() string {
	if r.Cancelling != "" {
		return "cancelling"
	}
	return r.Status
}

// acts reports who may change a transfer: its payer, the host of one for free-of-charge spots, and staff (T-197).
func (r rideRow) acts(group string) bool {
	return r.Pays || r.Free && group == "host" || slices.Contains(helpers, group)
}

var helpers = []string{"admin", "tripManager", "accountManager", "support"}

func (r rideRow) answer(by principal.Principal) transferapi.GroundTransfer {
	acts := r.acts(by.Group)
	out := transferapi.GroundTransfer{
		ID: r.ID, TripId: r.TripID, TripName: r.TripName, AddOnId: r.AddOnID,
		DisplayStatus: transferapi.RideStatus(Status(r.Status).Display()),
		Journey:       r.journey(), QuoteRequest: transferapi.RideLoad{Passengers: r.Passengers,
			CarryOnLuggage: r.CarryOnLuggage, CheckedLuggage: r.CheckedLuggage},
		Cancelling: r.Cancelling != "", Message: words(r.Message), Version: r.Version, CreatedAt: r.CreatedAt.UTC(),
		AvailableActions: r.actions(acts, by.ReadOnly), Over: Status(r.Status).Over(),
		EditableFields: rideRecords.Offered(by, r.closing()),
	}
	if !acts {
		for i := range out.EditableFields {
			out.EditableFields[i].Editable, out.EditableFields[i].Reason = false, api.NewOptString(notYours)
		}
		// The contact details of the person to be picked up are visible to them and the payer only.
		out.Journey.Traveler.Email, out.Journey.Traveler.Phone = api.OptString{}, api.OptString{}
	}
	if r.StayOn != nil {
		out.AccommodationDate = api.NewOptDate(r.StayOn.UTC())
	}
	if r.BookingID != nil {
		out.BookingId = api.NewOptUUID(*r.BookingID)
	}
	if r.CancellationType != nil {
		out.CancellationType = transferapi.NewOptGroundTransferCancellationType(transferapi.GroundTransferCancellationType(
			*r.CancellationType))
	}
	if by.Group != "host" && acts { // T-198, T-200
		out.Journey.PriceSummary = transferapi.NewOptRidePrice(transferapi.RidePrice{TotalMinor: r.PriceMinor,
			Currency: r.Currency})
		details := transferapi.RideCancellation{FreeCancellationUntil: api.NewOptDateTime(r.FreeUntil.UTC())}
		if r.EndedAt != nil && r.CancellationType != nil {
			details.CancelledAt, details.RefundMinor = api.NewOptDateTime(r.EndedAt.UTC()), api.NewOptInt64(r.RefundMinor)
		}
		out.Journey.CancellationDetails = transferapi.NewOptRideCancellation(details)
	}
	return out
}

const notYours = "Only the person who booked this ride can change it."

func (r rideRow) actions(acts, looks bool) []transferapi.RideAction {
	reason := closed(Status(r.Status), r.Cancelling != "")
	switch {
	case !acts:
		reason = notYours
	case looks:
		reason = principal.LooksOnly
	}
	out := []transferapi.RideAction{}
	for _, name := range []transferapi.RideActionAction{transferapi.RideActionActionUpdate,
		transferapi.RideActionActionCancel} {
		out = append(out, transferapi.RideAction{Action: name, Enabled: reason == "", Reason: words(reason)})
	}
	return out
}

func (r rideRow) journey() transferapi.Journey {
	zone, err := time.LoadLocation(r.TimeZone)
	if err != nil {
		zone = time.UTC
	}
	out := transferapi.Journey{
		Code: r.Code, Type: transferapi.GroundTransferType(r.Type), Origin: ridePlace(r.Origin),
		Destination: ridePlace(r.Destination), PickupDateTime: r.PickupAt.UTC(),
		PickupLocalTime: r.PickupAt.In(zone).Format(localTime), TimeZone: r.TimeZone,
		Status: transferapi.JourneyStatus(r.Status), Traveler: transferapi.RideTraveler{
			FlightNumber: r.FlightNumber, FirstName: r.FirstName, LastName: r.LastName, Email: words(r.Email),
			Phone: words(r.Phone),
		},
		ApproxDurationAndDistance: transferapi.RideLength{DurationInSeconds: r.DurationSeconds,
			DistanceInMeters: r.DistanceMeters},
	}
	var v Vehicle
	if json.Unmarshal(r.Vehicle, &v) == nil {
		out.VehicleCategory = v.Category
		// A company that has others drive for it names them.
		out.TransferCompany = transferapi.NewOptTransferCompany(transferapi.TransferCompany{
			Name: cmp.Or(v.Company, r.Company), PhoneNumber: words(v.CompanyPhone)})
	}
	var d Driver
	if len(r.Driver) > 0 && json.Unmarshal(r.Driver, &d) == nil {
		out.Driver = transferapi.NewOptRideDriver(transferapi.RideDriver{
			Name: d.Name, PhoneNumber: d.PhoneNumber, VehicleLicensePlate: words(d.LicensePlate), VehicleMake: words(d.Make),
			VehicleModel: words(d.Model),
		})
	}
	return out
}

// localTime is the format of pickup times, in UTC when sent and in the trip's zone when shown (T-204).
const localTime = "2006-01-02T15:04:05"

func ridePlace(text json.RawMessage) transferapi.RidePlace {
	var p places.Place
	_ = json.Unmarshal(text, &p) // written by this package
	return transferapi.RidePlace{PlaceId: p.ID, Name: p.Name, Type: api.PlaceType(p.Kind), Code: words(p.Code),
		City: words(p.City), Country: words(p.Country)}
}

func words(text string) api.OptString {
	if text == "" {
		return api.OptString{}
	}
	return api.NewOptString(text)
}

// Rides returns a page of the transfers that the caller may see.
func (s *Service) Rides(ctx context.Context, q record.Query) (transferapi.GroundTransferPage, error) {
	items, next, err := record.Answers(ctx, s.DB, rideRecords, rideColumns, q, rideRow.answer)
	return transferapi.GroundTransferPage{Items: items, NextCursor: next}, err
}

// Ride returns one transfer; one that the caller may not see is missing.
func (s *Service) Ride(ctx context.Context, id uuid.UUID) (transferapi.GroundTransfer, error) {
	return record.Answer(ctx, s.DB, rideRecords, rideColumns, id, rideRow.answer)
}

// Update corrects the flight or the person to be picked up (T-189). A job notifies the company.
func (s *Service) Update(ctx context.Context, id uuid.UUID, in *transferapi.GroundTransferUpdate) (
	transferapi.GroundTransfer, error) {
	values := record.Given(in)
	for name, value := range values {
		if text, ok := value.(string); ok {
			values[name] = strings.TrimSpace(text)
		}
	}
	text := func(name string) *string {
		if value, given := values[name].(string); given {
			return &value
		}
		return nil
	}
	fields := checkTraveler("", text("firstName"), text("lastName"), text("email"), text("phone"))
	if flight := text("flightNumber"); flight != nil {
		required(fields, "flightNumber", *flight)
	}
	if len(fields) > 0 {
		return transferapi.GroundTransfer{}, apierr.Invalid(fields)
	}
	err := record.Save(ctx, s.DB, s.Clock, rideRecords, rideColumns, id, func(was rideRow) record.Change {
		also := map[string]any{}
		if flight := text("flightNumber"); flight != nil && *flight != was.FlightNumber {
			also["flight_named_at"] = s.Clock.Now(ctx)
		}
		return record.Change{Version: in.Version, Is: was.Version, Status: was.closing(), Values: values, Also: also,
			Before: map[string]any{
				"flightNumber": was.FlightNumber, "firstName": was.FirstName, "lastName": was.LastName, "email": was.Email,
				"phone":      was.Phone,
				"passengers": was.Passengers,
			}}
	})
	if err != nil {
		return transferapi.GroundTransfer{}, err
	}
	if err := s.Advance(ctx, id, nil); err != nil {
		s.Log.WarnContext(ctx, "transfer company did not take a change", "ride", id, "error", err)
	}
	return s.Ride(ctx, id)
}
