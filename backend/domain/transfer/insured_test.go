package transfer_test

import (
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/transfer"
	"caravan/backend/gen/api/bookingapi"
	"caravan/backend/gen/api/transferapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/testkit"
)

// insured is a booking whose travelers are already insured.
type insured struct {
	world
	insurer *insurance.Service
}

func riddenInsured(t *testing.T) insured {
	t.Helper()
	w := riding(t)
	s := w.Insurer
	q, err := s.QuoteNew(w.traveler(), w.booking, nil)
	testkit.Must(t, err)
	p, err := w.Bookings.Checkout.BuyInsurance(w.traveler(), w.booking, "buy-"+q.ID.String(), q.ID, q.TotalMinor,
		booking.PayWith{Method: w.card})
	testkit.Must(t, err)
	if p.Status != payment.Succeeded {
		t.Fatalf("insurance is %s", p.Status)
	}
	testkit.Must(t, s.Sweep(w.Context()))
	return insured{w, s}
}

// repriced returns the additional cost of the insurance with a quote's transfer.
func (w insured) repriced(t *testing.T, quote uuid.UUID) insurance.Quote {
	t.Helper()
	p, err := w.Bookings.Changes.PreviewWithRides(w.traveler(), w.booking, change.Wish{}, []uuid.UUID{quote})
	testkit.Must(t, err)
	if p.InsuranceError != "" {
		t.Fatal(p.InsuranceError)
	}
	return p.Insurance
}

// bookInsured books a transfer together with the insurance repriced for it.
func (w insured) bookInsured(t *testing.T, lastName string) (ride uuid.UUID, price, more int64) {
	t.Helper()
	order, q := w.order(w.traveler(), t, lastName, w.arrival(2))
	again := w.repriced(t, q.ID)
	total := q.PriceMinor + again.TotalMinor
	order.InsuranceQuoteID, order.AmountMinor = &again.ID, &total
	booked, err := w.rides.Book(w.traveler(), "insured-"+q.ID.String(), order)
	testkit.Must(t, err)
	if len(booked.Rides) != 1 || booked.Payment == nil || booked.Payment.Status != payment.Succeeded ||
		booked.Payment.InsuranceMinor != again.TotalMinor {
		t.Fatalf("%+v", booked)
	}
	return booked.Rides[0], q.PriceMinor, again.TotalMinor
}

// cost returns what the booking's policies insure and what they cost.
func (w insured) cost(t *testing.T) (trip, premium int) {
	t.Helper()
	return w.Count(t, "SELECT sum(trip_cost_minor) FROM insurance_policy WHERE status = 'confirmed'"),
		w.Count(t, "SELECT sum(premium_minor) FROM insurance_policy WHERE status = 'confirmed'")
}

func (w insured) straight(t *testing.T) {
	t.Helper()
	testkit.Must(t, w.DB.InTenantTx(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		faults, err := payment.VerifyTx(w.Context(), tx)
		if len(faults) > 0 {
			t.Errorf("the books: %+v", faults)
		}
		return err
	}))
}

// A transfer is part of what is insured: the policies are raised with its payment, and lowered when it is
// canceled (T-146 to T-148).
func TestARideRepricesTheInsurance(t *testing.T) {
	w := riddenInsured(t)
	cost, premium := w.cost(t)
	owed, due := -w.sum(t, "insurance_payable"), w.sum(t, "traveler_receivable")
	ride, price, more := w.bookInsured(t, "Marques")
	if more <= 0 || more >= price {
		t.Fatalf("a ride of %d has the insurance cost %d more", price, more)
	}
	testkit.Must(t, w.insurer.Sweep(w.Context()))
	if now, paid := w.cost(t); now != cost+int(price) || paid != premium+int(more) {
		t.Errorf("%d insured for %d instead of %d for %d", now, paid, cost+int(price), premium+int(more))
	}
	if w.sum(t, "transfer_payable") != -int(price) || -w.sum(t, "insurance_payable") != owed+int(more) ||
		w.sum(t, "traveler_receivable") != due {
		t.Errorf("owed to the company %d, to the insurer %d; the booking's balance moved from %d to %d",
			-w.sum(t, "transfer_payable"), -w.sum(t, "insurance_payable"), due, w.sum(t, "traveler_receivable"))
	}
	w.sweep(t)
	testkit.Must(t, w.rides.Cancel(w.traveler(), ride, "cancel-insured", nil))
	for range 2 { // a job may run twice
		testkit.Must(t, w.insurer.Follow(w.Context(), w.booking))
		testkit.Must(t, w.insurer.Sweep(w.Context()))
	}
	if now, paid := w.cost(t); now != cost || paid != premium {
		t.Errorf("after the cancellation %d insured for %d instead of %d for %d", now, paid, cost, premium)
	}
	for part, minor := range map[string]int64{"transfer": price, "insurance": more} {
		if n := w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE aside = $1", part); n != int(minor) {
			t.Errorf("%d of %d go back of the %s", n, minor, part)
		}
	}
	if w.sum(t, "transfer_payable") != 0 || -w.sum(t, "insurance_payable") != owed {
		t.Errorf("owed to the company %d, to the insurer %d instead of %d", -w.sum(t, "transfer_payable"),
			-w.sum(t, "insurance_payable"), owed)
	}
	w.straight(t)
}

// What was paid for the insurance of a transfer that the company never drove is refunded too, once its insurer
// has responded.
func TestARideThatIsRefusedIsInsuredNoLonger(t *testing.T) {
	w := riddenInsured(t)
	cost, premium := w.cost(t)
	_, price, more := w.bookInsured(t, "Refused")
	w.sweep(t)
	if err := w.insurer.Follow(w.Context(),
		w.booking); err != insurance.ErrMoving { //nolint:errorlint // it is given as it is
		t.Fatalf("a policy that is being changed: %v", err)
	}
	testkit.Must(t, w.insurer.Sweep(w.Context()))
	testkit.Must(t, w.insurer.Follow(w.Context(), w.booking))
	testkit.Must(t, w.insurer.Sweep(w.Context()))
	if now, paid := w.cost(t); now != cost || paid != premium {
		t.Errorf("%d insured for %d instead of %d for %d", now, paid, cost, premium)
	}
	if n := w.Count(t, "SELECT coalesce(sum(amount_minor), 0) FROM refund"); n != int(price+more) {
		t.Errorf("%d of %d go back", n, price+more)
	}
	w.straight(t)
}

// Insurance repriced for another transfer, another amount, or with an unreachable insurer changes nothing.
func TestRepricedInsuranceIsForTheRidesItWasAskedFor(t *testing.T) {
	w := riddenInsured(t)
	order, q := w.order(w.traveler(), t, "Marques", w.arrival(2))
	again := w.repriced(t, q.ID)
	order.InsuranceQuoteID = &again.ID
	if _, err := w.rides.Book(w.traveler(), "without-the-insurance",
		order); testkit.Code(err) != apierr.CodeAmountMismatch {
		t.Errorf("the ride's price alone: %v", err)
	}
	other, _ := w.order(w.traveler(), t, "Marques", w.arrival(1))
	quotes, err := w.rides.QuoteLegs(w.traveler(), w.TripID,
		map[transfer.Type]transfer.Leg{transfer.Arrival: w.arrival(1)})
	testkit.Must(t, err)
	all := quotes.ByType[transfer.Arrival]
	dearer := all[len(all)-1]
	other.Items[0].QuoteID, other.InsuranceQuoteID = dearer.ID, &again.ID
	total := dearer.PriceMinor + again.TotalMinor
	other.AmountMinor = &total
	if _, err := w.rides.Book(w.traveler(), "insured-for-another", other); testkit.Code(err) != apierr.CodeAmountMismatch {
		t.Errorf("insurance of another ride: %v", err)
	}
	for name, ids := range map[string][]uuid.UUID{"unknown": {uuid.New()}, "two of one direction": {q.ID, dearer.ID}} {
		_, err := w.Bookings.Changes.PreviewWithRides(w.traveler(), w.booking, change.Wish{}, ids)
		if e := apierr.From(err); e == nil || e.Fields["groundTransferQuoteIds"] != "This quote isn’t for this ride" {
			t.Errorf("%s: %v", name, err)
		}
	}
	w.Exec(t, "UPDATE booking_participant SET last_name = 'Unquoted'")
	p, err := w.Bookings.Changes.PreviewWithRides(w.traveler(), w.booking, change.Wish{}, []uuid.UUID{q.ID})
	if err != nil || p.InsuranceError != "We encountered an issue while connecting to our insurance provider." ||
		p.Insurance.TotalMinor != 0 {
		t.Errorf("%q %d %v", p.InsuranceError, p.Insurance.TotalMinor, err)
	}
	if n := w.Count(t, "SELECT count(*) FROM ground_transfer_order"); n != 0 {
		t.Errorf("%d orders of rides", n)
	}
}

// A transfer is listed among the booking's add-ons, paid by its own payment: balance and cart do not include it,
// and it is marked as deleted when it is canceled (T-117, T-209).
func TestARideIsAnAddOnOfItsBooking(t *testing.T) {
	w := riding(t)
	before, err := w.Bookings.View.Get(w.traveler(), w.booking)
	testkit.Must(t, err)
	id, q := w.book(w.traveler(), t, "Marques")
	w.sweep(t)
	ride := w.ride(w.traveler(), t, id)
	after, err := w.Bookings.View.Get(w.traveler(), w.booking)
	testkit.Must(t, err)
	var found []bookingapi.AddOn
	for _, a := range after.AddOns {
		if a.Type == bookingapi.AddOnTypeGroundTransfer {
			found = append(found, a)
		}
	}
	if len(found) != 1 {
		t.Fatalf("%d ground transfers among %+v", len(found), after.AddOns)
	}
	if a := found[0]; a.AddOnId != ride.AddOnId || len(a.AddOnId) != 8 || a.User.Value != after.Customer.ID.Value ||
		a.Deleted.Value || !a.Deleted.Set ||
		a.Quantity != 1 || a.UnitPriceWithFeeMinor != q.PriceMinor || a.Status != bookingapi.AddOnStatusCONFIRMED ||
		a.Name.Value != "Arrival transfer" {
		t.Errorf("%+v", a)
	}
	if after.TotalMinor != before.TotalMinor || after.DueMinor != before.DueMinor || after.PaidMinor != before.PaidMinor {
		t.Errorf("the ride changed the balance: %d %d %d, then %d %d %d", before.TotalMinor, before.PaidMinor,
			before.DueMinor, after.TotalMinor, after.PaidMinor, after.DueMinor)
	}
	cart, err := w.Bookings.Changes.PreviewChange(w.traveler(), w.booking, change.Wish{})
	testkit.Must(t, err)
	if len(cart.Items) != 0 || cart.TotalMinor != 0 || cart.Changed() {
		t.Errorf("the cart knows the ride: %+v", cart.Cart)
	}
	testkit.Must(t, w.rides.Cancel(w.traveler(), id, "cancel-add-on", nil))
	if after, err = w.Bookings.View.Get(w.traveler(), w.booking); err != nil || len(after.AddOns) != len(before.AddOns) {
		t.Errorf("after the cancellation: %+v %v", after.AddOns, err)
	}
	if n := w.Count(t, "SELECT count(*) FROM booking_add_on WHERE id = $1 AND deleted", id); n != 1 {
		t.Error("the add-on is not marked as deleted")
	}
}

// A traveler who changes nights next to which a transfer is booked gets a warning, and the transfer keeps its day
// (T-173).
func TestChangedNightsAreToldToWhoHasARide(t *testing.T) {
	w := riding(t)
	item := uuid.Must(uuid.NewV7())
	w.Exec(t,
		`INSERT INTO inventory_item (tenant_id, id, itinerary_id, start_date, package_level, quantity_available, single_supplement_price_minor,
			single_supplement_quantity, cost_schedule, pre_accommodation, created_at)
		SELECT tenant_id, $1, itinerary_id, start_date, package_level, 1, 30000, 10, cost_schedule, '{"single":{"priceMinor":5000,"quantityAvailable":4,"maxNights":3}}', created_at
		FROM trip WHERE id = $2`, item, w.TripID)
	w.Exec(t, "UPDATE trip SET inventory_item_id = $1 WHERE id = $2", item, w.TripID)
	offers, _ := w.Offers(t, w.TripID)
	var night uuid.UUID
	for _, o := range offers {
		if o.Night != nil {
			night = o.ID
		}
	}
	var who uuid.UUID
	testkit.Must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		return tx.QueryRow(t.Context(), "SELECT id FROM booking_participant WHERE booking_id = $1 AND position = 0",
			w.booking).Scan(&who)
	}))
	if night == uuid.Nil {
		t.Fatal("no night is offered")
	}
	wish := change.Wish{
		Items: []change.WishItem{{OfferID: night, ParticipantID: who, Status: booking.AddOnPendingAddition}}}
	warning := func() string {
		t.Helper()
		p, err := w.Bookings.Changes.PreviewChange(w.traveler(), w.booking, wish)
		testkit.Must(t, err)
		return p.TransferWarning
	}
	if said := warning(); said != "" {
		t.Errorf("without a ride: %q", said)
	}
	id, _ := w.book(w.traveler(), t, "Marques")
	if said :=
		warning(); said != "Your changes will affect your currently booked transfer, please update your transfer to avoid any delays." {
		t.Errorf("with a ride: %q", said)
	}
	if p, err := w.Bookings.Changes.PreviewChange(w.traveler(), w.booking, change.Wish{}); err != nil ||
		p.TransferWarning != "" {
		t.Errorf("without a change: %q %v", p.TransferWarning, err)
	}
	http := transfer.HTTP{Service: w.rides}
	stay := func() transferapi.RideWindow {
		t.Helper()
		answer, err := http.GetGroundTransferOffer(w.traveler(), transferapi.GetGroundTransferOfferParams{TripId: w.TripID})
		testkit.Must(t, err)
		return answer.Data.Accommodation
	}
	was := stay()
	w.Exec(t,
		`INSERT INTO booking_add_on (tenant_id, id, booking_id, participant_id, type, name, status, quantity, unit_price_minor, service_type, timing)
		SELECT tenant_id, gen_random_uuid(), booking_id, id, 'additionalService', 'Night before', 'CONFIRMED', 2, 5500, 'accommodation', 'preTrip' FROM booking_participant WHERE id = $1`,
		who)
	if now := stay(); !now.From.Equal(was.From.AddDate(0, 0, -2)) || !now.Until.Equal(was.Until) {
		t.Errorf("the stay was %v and is %v", was, now)
	}
	ride := w.ride(w.traveler(), t, id)
	if !ride.AccommodationDate.Value.Equal(was.From) {
		t.Errorf("the ride was for a stay from %v, not %v", ride.AccommodationDate.Value, was.From)
	}
	w.Exec(t, "UPDATE booking_add_on SET deleted = true WHERE name = 'Night before'")
	w.sweep(t)
	testkit.Must(t, w.rides.Cancel(w.traveler(), id, "cancel-nights", nil))
	if said := warning(); said != "" {
		t.Errorf("with a cancelled ride: %q", said)
	}
}
