package tripform_test

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/bookingtest"
	"caravan/backend/domain/tripform"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripformapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/testkit"
)

func traveler(t *testing.T, w *bookingtest.World, position int) (id, member uuid.UUID) {
	t.Helper()
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(w.Context(),
			"SELECT p.id, coalesce(p.member_id, b.customer_id) FROM booking_participant p JOIN booking b ON b.id = p.booking_id WHERE p.position = $1",
			position).Scan(&id, &member)
	}))
	return id, member
}

func complete() tripformapi.TripForm {
	day := func(s string) api.OptDate {
		d, _ := time.Parse("2006-01-02", s)
		return api.NewOptDate(d)
	}
	leg := tripformapi.NewOptFlightLeg(tripformapi.FlightLeg{FlightNumber: api.NewOptString("LA 2041"),
		Date: day("2027-05-01"), Time: api.NewOptString("14:30")})
	return tripformapi.TripForm{
		ArrivalDetails: leg, DepartureDetails: leg, EndOfTripPlans: tripformapi.NewOptTripFormEndOfTripPlans("returningHome"),
		EmergencyContact: tripformapi.NewOptEmergencyContact(tripformapi.EmergencyContact{
			Name: api.NewOptString("Kim"), Relationship: api.NewOptString("Sister"), Phone: api.NewOptString("+1 555 0100"),
			Email: api.NewOptString("kim@example.com"),
		}),
		PassportInformation: tripformapi.NewOptPassport(tripformapi.Passport{
			FirstName: api.NewOptString("Robin"), LastName: api.NewOptString("Quick"),
			PassportNumber: api.NewOptString("X1234567"), Nationality: api.NewOptString("US"),
			IssueDate: day("2020-01-01"), ExpirationDate: day("2030-01-01"), DateOfBirth: day("1990-04-05"),
			Gender: api.NewOptGender("female"),
		}),
		MedicalAndMobilityDisclosure: api.NewOptString("asthma"), Preferences: []tripformapi.TripFormPreferencesItem{
			"earlyBird"},
	}
}

func TestFormIsSealedAndRead(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	id, member := traveler(t, w, 0)
	ctx := w.As(member, "traveler")
	empty, err := w.Forms.Get(ctx, w.TripID, id)
	testkit.Must(t, err)
	if empty.Version.Value != 0 || empty.Complete.Value || !empty.PassportRequired.Value ||
		empty.TravelerName.Value != "Robin Quick" {
		t.Errorf("empty form %+v", empty)
	}
	form := complete()
	saved, err := w.Forms.Save(ctx, w.TripID, id, &form)
	testkit.Must(t, err)
	if !saved.Complete.Value || saved.Version.Value != 1 ||
		saved.PassportInformation.Value.PassportNumber.Value != "X1234567" ||
		saved.MedicalAndMobilityDisclosure.Value != "asthma" {
		t.Errorf("saved %+v", saved)
	}
	var open, sealed []byte
	testkit.Must(t, w.DB.ReadTenant(ctx, w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(ctx, "SELECT open_part::text, sealed_part FROM trip_form").Scan(&open, &sealed)
	}))
	for _, secret := range []string{"X1234567", "asthma", "1990-04-05", "Kim", "+1 555 0100", "kim@example.com",
		"Sister"} {
		if bytes.Contains(open, []byte(secret)) || bytes.Contains(sealed, []byte(secret)) {
			t.Errorf("%q lies open", secret)
		}
	}
	if n := w.Count(t, "SELECT count(*) FROM audit_log WHERE action = 'tripform.read_sealed' AND actor_id = $1",
		member); n != 1 {
		t.Errorf("%d reads in the trail", n)
	}
	// A copy of another row's secret does not decrypt.
	w.Exec(t, "UPDATE trip_form SET sealed_part = sealed_part || '\\x00'")
	if _, err := w.Forms.Get(ctx, w.TripID, id); err == nil {
		t.Error("a changed secret opens")
	}
}

// Those who run a trip open the contacts of all its travelers together, and the audit trail records each.
func TestEmergencyContactsAreOpenedAndAudited(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	w.Book(t, "b@example.com", booking.Choices{Spots: 1})
	id, member := traveler(t, w, 0)
	form := complete()
	_, err := w.Forms.Save(w.As(member, "traveler"), w.TripID, id, &form)
	testkit.Must(t, err)
	operator := uuid.New()
	list, err := w.Forms.Contacts(w.As(operator, "operator"), w.TripID)
	testkit.Must(t, err)
	if len(list.Items) != 1 || list.Items[0].TravelerId != id || list.Items[0].Name.Value != "Kim" ||
		list.Items[0].Phone.Value != "+1 555 0100" {
		t.Errorf("%+v", list)
	}
	if n := w.Count(t,
		"SELECT count(*) FROM audit_log WHERE action = 'tripform.read_sealed' AND actor_id = $1 AND object_id = $2", operator,
		id); n != 1 {
		t.Errorf("%d readings in the trail", n)
	}
	w.Exec(t, "UPDATE booking_participant SET status = 'cancelled'")
	if list, err := w.Forms.Contacts(w.As(operator, "operator"), w.TripID); err != nil || len(list.Items) != 0 {
		t.Errorf("of who no longer travels: %+v, %v", list, err)
	}
}

func TestMissingFieldsKeepItIncomplete(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	id, member := traveler(t, w, 0)
	ctx := w.As(member, "traveler")
	form := complete()
	form.EmergencyContact.Value.Phone = api.OptString{}
	saved, err := w.Forms.Save(ctx, w.TripID, id, &form)
	testkit.Must(t, err)
	if saved.Complete.Value {
		t.Error("complete without a phone number")
	}
	form.Version, form.Complete = saved.Version, api.NewOptBool(true)
	_, err = w.Forms.Save(ctx, w.TripID, id, &form)
	var refused *apierr.Error
	if !errors.As(err, &refused) || refused.Fields["emergencyContact.phone"] != "Required" || len(refused.Fields) != 1 {
		t.Errorf("claimed complete: %v", err)
	}
	if missing := tripform.Missing(&tripformapi.TripForm{}, false); len(missing) != 11 {
		t.Errorf("%d fields required without passport: %v", len(missing), missing)
	}
	if missing := tripform.Missing(&tripformapi.TripForm{}, true); len(missing) != 19 {
		t.Errorf("%d fields required with passport", len(missing))
	}
	form = complete()
	form.Version = api.NewOptInt64(7)
	if _, err := w.Forms.Save(ctx, w.TripID, id, &form); testkit.Code(err) != apierr.CodeConflict {
		t.Errorf("another version: %v", err)
	}
	form = complete()
	if _, err := w.Forms.Save(ctx, w.TripID, id, &form); testkit.Code(err) != apierr.CodeConflict {
		t.Errorf("a second first one: %v", err)
	}
	form.ArrivalDetails.Value.Time = api.NewOptString("25:00")
	if _, err := w.Forms.Save(ctx, w.TripID, id, &form); testkit.Code(err) != apierr.CodeInvalid {
		t.Errorf("25 o'clock: %v", err)
	}
}

func TestWhoseForm(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Book(t, "a@example.com", booking.Choices{Spots: 2})
	mine, customer := traveler(t, w, 0)
	friend, _ := traveler(t, w, 1)
	for _, id := range []uuid.UUID{mine, friend} {
		if _, err := w.Forms.Get(w.As(customer, "traveler"), w.TripID, id); err != nil {
			t.Errorf("the customer: %v", err)
		}
	}
	if _, err := w.Forms.Get(w.As(uuid.New(), "traveler"), w.TripID, mine); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("a stranger: %v", err)
	}
	if _, err := w.Forms.Get(w.As(customer, "traveler"), uuid.New(), mine); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("another trip: %v", err)
	}
}

// The host of a trip sees and fills in the travelers' forms, with the insurance where the trip requires it, until
// the trip is complete; another host does not (H-238, H-420 to H-423, H-548).
func TestTheHostFillsInFormsOfHisTravelers(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	id, member := traveler(t, w, 0)
	host := w.As(w.HostMember, "host")
	form := complete()
	form.SpecialRequests = tripformapi.NewOptSpecialRequests(tripformapi.SpecialRequests{Description: api.NewOptString(
		"A quiet room"), RoomMate: api.NewOptString("Kim"), Guide: api.NewOptString("Speaks French")})
	saved, err := w.Forms.Save(host, w.TripID, id, &form)
	testkit.Must(t, err)
	read, err := w.Forms.Get(w.As(member, "traveler"), w.TripID, id)
	testkit.Must(t, err)
	if !saved.Complete.Value || read.SpecialRequests != form.SpecialRequests ||
		read.PassportInformation.Value.PassportNumber.Value != "X1234567" {
		t.Errorf("the traveler reads %+v", read)
	}
	if n := w.Count(t, "SELECT count(*) FROM audit_log WHERE action = 'tripform.read_sealed' AND actor_id = $1",
		w.HostMember); n != 1 {
		t.Errorf("%d reads of the host in the trail", n)
	}
	w.Exec(t, `UPDATE trip SET content = jsonb_set(content, '{travelerInsuranceRequired}', 'true')`)
	form.Version, form.Complete = saved.Version, api.NewOptBool(true)
	_, err = w.Forms.Save(host, w.TripID, id, &form)
	var refused *apierr.Error
	if !errors.As(err, &refused) || len(refused.Fields) != 2 || refused.Fields["travelInsurance.carrier"] != "Required" ||
		refused.Fields["travelInsurance.policyNumber"] != "Required" {
		t.Errorf("without the insurance: %v", err)
	}
	form.TravelInsurance = tripformapi.NewOptTravelInsurance(tripformapi.TravelInsurance{
		Carrier: api.NewOptString("Acme Mutual"), PolicyNumber: api.NewOptString("P-77")})
	saved, err = w.Forms.Save(host, w.TripID, id, &form)
	testkit.Must(t, err)
	if saved.TravelInsurance != form.TravelInsurance || !saved.Complete.Value || !saved.InsuranceRequired.Value {
		t.Errorf("saved %+v", saved)
	}
	w.Exec(t, `UPDATE trip SET status = 'complete'`)
	form.Version = saved.Version
	if _, err := w.Forms.Save(host, w.TripID, id, &form); testkit.Code(err) != apierr.CodeIllegalState {
		t.Errorf("of a complete trip: %v", err)
	}
	stranger := principal.With(w.Context(), principal.Principal{TenantID: w.Tenant.ID, MemberID: uuid.New(), Group: "host",
		HostID: uuid.New()})
	if _, err := w.Forms.Get(stranger, w.TripID, id); testkit.Code(err) != apierr.CodeNotFound {
		t.Errorf("another host: %v", err)
	}
}

// The host travels without a booking: their own form is stored for the trip, sealed, and visible to nobody else
// (H-446).
func TestTheHostFillsInHisOwnForm(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	host := w.As(w.HostMember, "host")
	empty, err := w.Forms.Get(host, w.TripID, w.HostMember)
	testkit.Must(t, err)
	if empty.Version.Value != 0 || empty.Complete.Value || !empty.PassportRequired.Value {
		t.Errorf("empty form %+v", empty)
	}
	form := complete()
	saved, err := w.Forms.Save(host, w.TripID, w.HostMember, &form)
	testkit.Must(t, err)
	if !saved.Complete.Value || saved.Version.Value != 1 ||
		saved.PassportInformation.Value.PassportNumber.Value != "X1234567" {
		t.Errorf("saved %+v", saved)
	}
	if _, err := w.Forms.Save(host, w.TripID, w.HostMember, &form); testkit.Code(err) != apierr.CodeConflict {
		t.Errorf("a second first one: %v", err)
	}
	form.Version, form.EmergencyContact.Value.Phone = saved.Version, api.OptString{}
	saved, err = w.Forms.Save(host, w.TripID, w.HostMember, &form)
	testkit.Must(t, err)
	if saved.Complete.Value || saved.Version.Value != 2 {
		t.Errorf("without a phone number %+v", saved)
	}
	if _, err := w.Forms.Save(host, w.TripID, w.HostMember, &form); testkit.Code(err) != apierr.CodeConflict {
		t.Errorf("an old version: %v", err)
	}
	form.Version, form.Complete = saved.Version, api.NewOptBool(true)
	var refused *apierr.Error
	if _, err := w.Forms.Save(host, w.TripID, w.HostMember, &form); !errors.As(err, &refused) ||
		refused.Fields["emergencyContact.phone"] != "Required" {
		t.Errorf("claimed complete: %v", err)
	}
	var sealed []byte
	testkit.Must(t, w.DB.ReadTenant(host, w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(host, "SELECT sealed_part FROM host_trip_form").Scan(&sealed)
	}))
	if len(sealed) == 0 || bytes.Contains(sealed, []byte("X1234567")) {
		t.Error("the passport lies open")
	}
	stranger := principal.With(w.Context(), principal.Principal{TenantID: w.Tenant.ID, MemberID: uuid.New(), Group: "host",
		HostID: uuid.New()})
	for name, read := range map[string]func() error{
		"another host": func() error { _, err := w.Forms.Get(stranger, w.TripID, w.HostMember); return err },
		"another host's own": func() error {
			_, err := w.Forms.Get(stranger, w.TripID, principal.Must(stranger).MemberID)
			return err
		},
		"a traveler": func() error {
			_, err := w.Forms.Get(w.As(uuid.New(), "traveler"), w.TripID,
				w.HostMember)
			return err
		},
		"a member on no ticket": func() error {
			id := uuid.New()
			_, err := w.Forms.Get(w.As(id, "traveler"), w.TripID,
				id)
			return err
		},
	} {
		if err := read(); testkit.Code(err) != apierr.CodeNotFound {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A form that is otherwise complete does not tick the insurance; only naming one does.
func TestInsuranceIsTickedByInsuranceAlone(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	_, paid := w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	id, member := traveler(t, w, 0)
	me := w.As(member, "traveler")
	w.Exec(t, `UPDATE trip SET content = jsonb_set(content, '{travelerInsuranceRequired}', 'true')`)
	ticked := func() (form, insurance bool) {
		t.Helper()
		read, err := w.Bookings.View.Get(me, *paid.BookingID)
		testkit.Must(t, err)
		for _, item := range read.Upcoming {
			switch item.Key {
			case "tripForm":
				form = item.Done.Value
			case "insurance":
				insurance = item.Done.Value
			}
		}
		return form, insurance
	}
	if form, insurance := ticked(); form || insurance {
		t.Errorf("at first: form %v, insurance %v", form, insurance)
	}
	filled := complete()
	saved, err := w.Forms.Save(me, w.TripID, id, &filled)
	testkit.Must(t, err)
	if form, insurance := ticked(); !form || insurance {
		t.Errorf("a complete form: form %v, insurance %v", form, insurance)
	}
	filled.Version = saved.Version
	filled.TravelInsurance = tripformapi.NewOptTravelInsurance(tripformapi.TravelInsurance{
		Carrier: api.NewOptString("Acme Mutual"), PolicyNumber: api.NewOptString("P-77")})
	_, err = w.Forms.Save(me, w.TripID, id, &filled)
	testkit.Must(t, err)
	if _, insurance := ticked(); !insurance {
		t.Error("a policy that is named does not tick the insurance")
	}
}

// Contacts and policies of forms saved before they were sealed can be read, and are sealed by the job, once.
func TestOpenContactsAreSealedLater(t *testing.T) {
	w := bookingtest.New(t, bookingtest.Options{})
	w.Book(t, "a@example.com", booking.Choices{Spots: 1})
	id, member := traveler(t, w, 0)
	me := w.As(member, "traveler")
	form := complete()
	form.EmergencyContact, form.TravelInsurance = tripformapi.OptEmergencyContact{}, tripformapi.OptTravelInsurance{}
	saved, err := w.Forms.Save(me, w.TripID, id, &form)
	testkit.Must(t, err)
	w.Exec(t, `UPDATE trip_form SET open_part = open_part ||
		'{"emergencyContact": {"name": "Kim"}, "travelInsurance": {"carrier": "Acme Mutual", "policyNumber": "P-77"}}'`)
	read := func(what string) {
		t.Helper()
		form, err := w.Forms.Get(me, w.TripID, id)
		testkit.Must(t, err)
		if form.EmergencyContact.Value.Name.Value != "Kim" || form.TravelInsurance.Value.PolicyNumber.Value != "P-77" ||
			form.PassportInformation.Value.PassportNumber.Value != "X1234567" || form.Version != saved.Version {
			t.Errorf("%s: %+v", what, form)
		}
	}
	read("in the open")
	for _, want := range []int{1, 0} {
		if n, err := w.Forms.SealOpen(me); err != nil || n != want {
			t.Errorf("sealed %d, %v; want %d", n, err, want)
		}
	}
	read("sealed")
	if n := w.Count(t,
		"SELECT count(*) FROM trip_form WHERE open_part::text LIKE '%Kim%' OR open_part::text LIKE '%P-77%' OR NOT insured"); n != 0 {
		t.Error("they still lie open")
	}
}
