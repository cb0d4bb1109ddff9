package party

import (
	"context"
	"strings"

	"github.com/google/uuid"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/principal"
)

var (
	helpers = []string{"admin", "tripManager", "accountManager", "support"}
	// Operators know who travels; contact details are in the manifest, access to which is audited.
	notOperators = []string{"admin", "tripManager", "accountManager", "support", "host", "traveler"}
	onlyOwners   = []string{"admin", "tripManager", "accountManager", "support", "traveler"}
	beforeEnd    = []string{"created", "waiver-complete", "trip-form-complete", "ready-to-travel"}
)

const travelOver = "You can no longer change this traveler. The trip has ended or the spot was canceled."

func travelerField(name, column string, read []string) record.Field {
	return record.Field{Name: name, Column: column, Read: read, Write: helpers, In: beforeEnd, Closed: travelOver}
}

// travelerRecords describes travelers, the people of bookings, to the record layer (H-481). Customers see their
// party, other participants themselves, hosts and operators those of their trips.
var travelerRecords = &record.Resource{
	Name: "Traveler", Table: "booking_participant", Tenant: "p.tenant_id", ID: "p.id",
	From: `booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
		JOIN trip t ON t.tenant_id = b.tenant_id AND t.id = b.trip_id`,
	Scope: map[string]string{
		"admin": record.Everything, "tripManager": record.Everything,
		"accountManager": record.Assigned("t.tenant_id", [2]string{"Trip", "t.id"}, [2]string{"Host", "t.host_id"}),
		"host":           "t.host_id = @host", "operator": "t.operator_id = @operator",
		"traveler": "b.customer_id = @caller OR p.member_id = @caller",
	},
	Words: search.Traveler,
	Filters: map[string]string{
		"tripId": "b.trip_id = @value", "bookingId": "p.booking_id = @value", "status": "p.status = @value",
	},
	Sorts: map[string]record.Sort{
		"created": record.Created("p.id"), "name": {Column: "lower(p.last_name || ' ' || p.first_name)", Type: "text"},
		"start": {Column: "t.start_date", Type: "date"}, "status": {Column: "p.status", Type: "text"},
		"order": {Column: "b.order_id", Type: "text"}, "trip": {Column: "lower(t.name)", Type: "text"},
	},
	Sort: "-created",
	Meta: record.Meta{
		Name: "trim(p.first_name || ' ' || p.last_name)", Status: "p.status",
		Facts: "jsonb_build_object('email', nullif(p.email, ''), 'order', b.order_id, 'trip', t.name)",
	},
	Fields: []record.Field{
		{Name: "bookingId"}, {Name: "tripId"}, {Name: "status"}, {Name: "primary"},
		travelerField("firstName", "first_name", nil), travelerField("lastName", "last_name", nil),
		travelerField("email", "email", notOperators), travelerField("phone", "phone", notOperators),
		travelerField("gender", "gender", nil), travelerField("dateOfBirth", "date_of_birth", onlyOwners),
		travelerField("countryCode", "country_code", nil), travelerField("instagramHandle", "instagram_handle", notOperators),
	},
}

const travelerColumns = `p.booking_id, b.order_id, b.trip_id, t.name AS trip_name, t.start_date, b.status AS booking_status, p.member_id, p.first_name,
	p.last_name, p.email, p.phone, p.gender, p.date_of_birth, p.country_code, p.instagram_handle, p.status, p.position, p.version`

type travelerRow struct {
	record.Key
	BookingID     uuid.UUID   `db:"booking_id"`
	OrderID       string      `db:"order_id"`
	TripID        uuid.UUID   `db:"trip_id"`
	TripName      string      `db:"trip_name"`
	StartDate     civil.Date  `db:"start_date"`
	BookingStatus string      `db:"booking_status"`
	MemberID      *uuid.UUID  `db:"member_id"`
	FirstName     string      `db:"first_name"`
	LastName      string      `db:"last_name"`
	Email         string      `db:"email"`
	Phone         string      `db:"phone"`
	Gender        string      `db:"gender"`
	DateOfBirth   *civil.Date `db:"date_of_birth"`
	CountryCode   string      `db:"country_code"`
	Instagram     string      `db:"instagram_handle"`
	Status        string      `db:"status"`
	Position      int         `db:"position"`
	Version       int64       `db:"version"`
}

func (r travelerRow) answer(by principal.Principal) bookingapi.Traveler {
	show := func(name, text string) api.OptString {
		if text == "" || !travelerRecords.Sees(by.Group, name) {
			return api.OptString{}
		}
		return api.NewOptString(text)
	}
	out := bookingapi.Traveler{
		ID: r.ID, BookingId: r.BookingID, OrderId: r.OrderID, TripId: r.TripID, TripName: r.TripName,
		StartDate:     api.NewOptDate(r.StartDate.UTC()),
		BookingStatus: bookingapi.NewOptBookingStatus(api.BookingStatus(r.BookingStatus)), FirstName: r.FirstName,
		LastName: r.LastName,
		Email:    show("email", r.Email), Phone: show("phone", r.Phone), Gender: show("gender", r.Gender),
		CountryCode:     show("countryCode", r.CountryCode),
		InstagramHandle: show("instagramHandle", r.Instagram), Status: bookingapi.TravelerStatus(r.Status),
		Primary: r.Position == 0, Version: r.Version,
		EditableFields: travelerRecords.Offered(by, r.closing()),
	}
	if r.MemberID != nil {
		out.MemberId = api.NewOptUUID(*r.MemberID)
	}
	if r.DateOfBirth != nil && travelerRecords.Sees(by.Group, "dateOfBirth") {
		out.DateOfBirth = api.NewOptDate(r.DateOfBirth.UTC())
	}
	return out
}

// Travelers returns a page of the travelers that the caller may see.
func (s *Service) Travelers(ctx context.Context, q record.Query) (bookingapi.TravelerPage, error) {
	items, next, err := record.Answers(ctx, s.DB, travelerRecords, travelerColumns, q, travelerRow.answer)
	return bookingapi.TravelerPage{Items: items, NextCursor: next}, err
}

// GetTraveler returns one traveler; one that the caller may not see is missing.
func (s *Service) GetTraveler(ctx context.Context, id uuid.UUID) (bookingapi.Traveler, error) {
	return record.Answer(ctx, s.DB, travelerRecords, travelerColumns, id, travelerRow.answer)
}

// UpdateTraveler corrects a traveler's details until the trip is over.
func (s *Service) UpdateTraveler(ctx context.Context, id uuid.UUID, in *bookingapi.TravelerUpdate) (
	bookingapi.Traveler, error) {
	values := record.Given(in)
	if in.DateOfBirth.Set {
		born := civil.Of(in.DateOfBirth.Value)
		if born.After(civil.Today(s.Clock.Now(ctx))) {
			return bookingapi.Traveler{}, apierr.InvalidField("dateOfBirth", "This date is in the future")
		}
		values["dateOfBirth"] = born
	}
	if in.Email.Set && !strings.Contains(in.Email.Value, "@") {
		return bookingapi.Traveler{}, apierr.InvalidField("email", "Invalid email format")
	}
	for _, name := range []string{"firstName", "lastName"} {
		if text, given := values[name].(string); given {
			if values[name] = strings.TrimSpace(text); values[name] == "" {
				return bookingapi.Traveler{}, apierr.InvalidField(name, "This field is required")
			}
		}
	}
	err := record.Save(ctx, s.DB, s.Clock, travelerRecords, travelerColumns, id, func(was travelerRow) record.Change {
		return record.Change{Version: in.Version, Is: was.Version, Status: was.closing(), Values: values,
			Before: was.fields()}
	})
	if err != nil {
		return bookingapi.Traveler{}, err
	}
	return s.GetTraveler(ctx, id)
}

// fields are the editable ones, by the contract's names.
func (r travelerRow) fields() map[string]any {
	fields := map[string]any{
		"firstName": r.FirstName, "lastName": r.LastName, "email": r.Email, "phone": r.Phone, "gender": r.Gender,
		"countryCode": r.CountryCode, "instagramHandle": r.Instagram,
	}
	if r.DateOfBirth != nil {
		fields["dateOfBirth"] = *r.DateOfBirth
	}
	return fields
}

// closing is the status that opens and closes fields: a traveler of a canceled booking is canceled.
func (r travelerRow) closing() string {
	if booking.Status(r.BookingStatus) == booking.Cancelled {
		return string(bookingapi.TravelerStatusCancelled)
	}
	return r.Status
}
