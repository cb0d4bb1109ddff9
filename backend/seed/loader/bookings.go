package loader

import (
	"context"
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/trip"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
	"caravan/backend/seed"
)

// sell plans what happens from the launch on.
func (l *life) sell(bookings []seed.Booking) {
	launch := l.launchOf(l.of)
	if !launch.After(l.now) {
		l.plan(launch.Add(time.Minute), l.advance)
	}
	taken := 0
	for _, b := range inOrder(bookings) {
		at := l.bookedAt(b)
		order := &order{life: l, party: b, key: fmt.Sprintf("seed/%s/%s/%d", l.of.Key, b.Customer, b.BookedDaysAgo)}
		l.visit(b, at)
		l.plan(at, order.book)
		l.planMoney(order, at)
		if b.Status == "cancelled" && l.of.Status != string(trip.Cancelled) {
			l.plan(at.Add(5*time.Hour), order.reject)
			continue
		}
		l.planForms(order, at)
		taken += 1 + len(b.Companions)
		if b.Status == "confirmed" && taken >= l.of.MinimumSpots {
			l.plan(at.Add(20*time.Hour), l.confirm)
		}
	}
	if l.of.Status == string(trip.Cancelled) {
		l.plan(l.moment(-cancelledDays, 12), l.cancel)
	}
	// The system advances the trip on the night after its bookings deadline and after its last day.
	for _, days := range []int{l.of.StartInDays - l.tenant.Policy.Booking.DeadlineDays,
		l.of.StartInDays + l.length() - 1} {
		if at := l.moment(days+1, 1); at.Before(l.now) {
			l.plan(at, l.advance)
		}
	}
	l.settle()
	l.report()
}

// settle has the operator submit the technical itinerary of a confirmed trip a week into its window, and an admin
// approve it the day after (O-096). That opens the travelers' transfer bookings (T-195).
func (l *life) settle() {
	if l.of.Status != string(trip.Closed) && l.of.Status != string(trip.Complete) {
		return
	}
	submitted := l.moment(l.of.StartInDays-l.tenant.Policy.Trip.TechnicalWindowFrom+7, 11)
	if !submitted.Add(day).Before(l.now) {
		return
	}
	yes := api.NewOptBool(true)
	l.plan(submitted, l.change(l.operator, &tripapi.TripUpdate{OperatorTechnicalItineraryApproved: yes}))
	l.plan(submitted.Add(day), l.change(l.admin, &tripapi.TripUpdate{AdminTechnicalItineraryApproved: yes}))
}

// change is an actor's change of the trip, as an event.
func (l *life) change(by actor, update *tripapi.TripUpdate) func(context.Context, time.Time) error {
	return func(ctx context.Context, at time.Time) error {
		return l.DB.InTenantTx(ctx, l.tenant.ID, func(tx pgx.Tx) error { return l.updateTx(ctx, tx, by, at, update) })
	}
}

// cancelledDays is how long ago trips with status cancelled were canceled.
const cancelledDays = 3

// inOrder sorts bookings by creation time.
func inOrder(bookings []seed.Booking) []seed.Booking {
	return slices.SortedStableFunc(slices.Values(bookings), func(a, b seed.Booking) int {
		return b.BookedDaysAgo - a.BookedDaysAgo
	})
}

// bookedAt spreads bookings over waking hours, deterministically.
func (l *life) bookedAt(b seed.Booking) time.Time {
	at := l.moment(-b.BookedDaysAgo, 7+float64(l.dice(b.Customer, 150))/10)
	if launch := l.launchOf(l.of); !launch.After(l.now) && at.Before(launch.Add(time.Hour)) {
		at = launch.Add(time.Hour + minutes(l.dice(b.Customer, 240)))
	}
	return at
}

// dice returns a number below n that is always the same for a name on this trip.
func (l *life) dice(name string, n int) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(l.of.Key + "/" + name))
	return int(h.Sum32() % uint32(n))
}

// order is a party's booking.
type order struct {
	*life
	party seed.Booking
	key   string
	id    uuid.UUID // of the booking
	quote booking.Quote
	paid  int64
}

// book holds spots and pays for them as a traveler does at checkout.
func (o *order) book(ctx context.Context, at time.Time) error {
	customer := o.travelers[o.party.Customer]
	who := customer.actor
	if at.Before(o.launchOf(o.of)) {
		who = o.host // who may take spots for others before the launch
	}
	ctx = o.as(ctx, who, at)
	choices, err := o.choices(ctx)
	if err != nil {
		return err
	}
	hold, err := o.do.Bookings.Holds.CreateHold(ctx, o.tripID, o.key, choices)
	if err != nil {
		return fmt.Errorf("hold for %s: %w", o.party.Customer, err)
	}
	o.quote = hold.Quote
	option, amount := booking.PayMinimum, hold.Quote.DepositMinor
	if o.party.Paid == "all" && !o.inParts() || amount == hold.Quote.TotalMinor {
		option, amount = booking.PayFull, hold.Quote.TotalMinor
	}
	card, err := o.card(ctx)
	if err != nil {
		return err
	}
	checkout := booking.Checkout{Customer: customer.details(), Additional: []booking.Person{}, Option: option,
		AmountMinor: amount, Method: card, TermsAccepted: true}
	for _, key := range o.party.Companions {
		checkout.Additional = append(checkout.Additional, o.travelers[key].details())
	}
	paid, err := o.do.Bookings.Checkout.PayHold(o.as(ctx, who, at.Add(4*time.Minute)), hold.ID,
		o.do.Bookings.Holds.HoldToken(ctx, hold.ID), o.key, checkout)
	if err != nil {
		return fmt.Errorf("checkout of %s: %w", o.party.Customer, err)
	}
	if paid.Status != payment.Succeeded || paid.BookingID == nil {
		return fmt.Errorf("checkout of %s ended %s: %s", o.party.Customer, paid.Status, paid.FailureMessage)
	}
	o.id, o.paid = *paid.BookingID, amount
	if o.party.Status == "confirmed" {
		o.pending = append(o.pending, o.id)
	}
	return nil
}

// choices returns the party's rooms and activities.
func (o *order) choices(ctx context.Context) (booking.Choices, error) {
	spots := 1 + len(o.party.Companions)
	c := booking.Choices{Spots: spots, Rooms: []booking.RoomChoice{}, Activities: []booking.ActivityChoice{}}
	if o.party.PrivateRooms > 0 {
		for first := 0; first+1 < spots; first += 2 {
			c.Rooms = append(c.Rooms, booking.RoomChoice{RoomType: booking.RoomTwoBeds, Travelers: []int{first, first + 1}})
		}
		c.Rooms = append(c.Rooms, booking.RoomChoice{RoomType: booking.RoomPrivate, Travelers: []int{spots - 1}})
	}
	if len(o.party.Activities) == 0 {
		return c, nil
	}
	if err := o.readServices(ctx); err != nil {
		return c, err
	}
	for _, name := range o.party.Activities {
		for _, s := range o.services {
			if s.Bookable.Or(false) && s.Name.Or("") == name {
				choice := booking.ActivityChoice{ServiceID: s.ID.Value}
				for i := range spots {
					choice.Travelers = append(choice.Travelers, i)
				}
				c.Activities = append(c.Activities, choice)
				break
			}
		}
	}
	return c, nil
}

func (l *life) readServices(ctx context.Context) error {
	if l.services != nil {
		return nil
	}
	return l.DB.ReadTenant(ctx, l.tenant.ID, func(tx pgx.Tx) error {
		var err error
		l.services, err = l.do.Trips.ServicesTx(ctx, tx, l.tripID)
		return err
	})
}

// details returns the traveler as typed at checkout.
func (t traveler) details() booking.Person {
	p := booking.Person{
		FirstName: t.FirstName, LastName: t.LastName, Email: t.Traveler.Email, Gender: string(genderOf(t.Traveler)),
		CountryCode: t.Country, InstagramHandle: t.InstagramHandle,
	}
	if born, err := civil.Parse(t.DateOfBirth); err == nil {
		p.DateOfBirth = born
	}
	return p
}

// numbers are the embedded provider's cards that succeed.
var numbers = []struct{ number, cvc string }{{"4242424242424242", "123"}, {"5555555555554444", "321"},
	{"378282246310005", "1234"}}

func (o *order) card(ctx context.Context) (string, error) {
	c := numbers[o.dice(o.party.Customer, len(numbers))]
	token, err := o.do.Sandbox.Token(ctx, payment.Card{Number: c.number, ExpMonth: 12, ExpYear: o.now.Year() + 3,
		CVC: c.cvc})
	return token.Token, err
}

// inParts reports whether a fully paid party started with a deposit, as most do.
func (o *order) inParts() bool { return o.dice(o.party.Customer, 3) > 0 }

// planMoney plans the payment after the first: part of the balance, or the rest of it before it is due.
func (l *life) planMoney(o *order, booked time.Time) {
	if o.party.Paid != "part" && (o.party.Paid != "all" || !o.inParts()) {
		return
	}
	at := booked.Add(time.Duration(3+l.dice(o.party.Customer, 12)) * day)
	due := l.moment(l.of.StartInDays-l.tenant.Policy.Payment.FinalDueDays-1, 12)
	if o.party.Status == "cancelled" {
		at = booked.Add(2 * time.Hour)
	}
	if at.After(due) || !at.Before(l.now) {
		at = booked.Add(3 * time.Hour)
	}
	l.plan(at, o.payMore)
}

func (o *order) payMore(ctx context.Context, at time.Time) error {
	due := o.quote.TotalMinor - o.paid
	if due <= 0 {
		return nil
	}
	option, amount := booking.PayFull, due
	if o.party.Paid == "part" {
		if !civil.Today(at).Before(o.quote.PaymentDueDate) {
			return nil // from then on only the full balance can be paid
		}
		// Half of the balance in whole units, unless that is below the minimum.
		amount = max(due/2/100*100, o.tenant.Policy.Payment.MinimumCustomMinor)
		if option = booking.PayCustom; amount >= due {
			return nil
		}
	}
	ctx = o.as(ctx, o.travelers[o.party.Customer].actor, at)
	card, err := o.card(ctx)
	if err != nil {
		return err
	}
	paid, err := o.do.Bookings.Checkout.PayBalance(ctx, o.id, o.key+"/balance", option, amount,
		booking.PayWith{Method: card})
	if err != nil {
		return fmt.Errorf("balance of %s: %w", o.party.Customer, err)
	}
	if paid.Status != payment.Succeeded {
		return fmt.Errorf("balance of %s ended %s: %s", o.party.Customer, paid.Status, paid.FailureMessage)
	}
	o.paid += amount
	return nil
}

// reject rejects the booking as the host.
func (o *order) reject(ctx context.Context, at time.Time) error {
	ctx = o.as(ctx, o.host, at)
	shown, err := o.do.Bookings.View.Details(ctx, o.tripID)
	if err != nil {
		return err
	}
	return o.do.Bookings.Cancels.Reject(ctx, o.tripID, cancel.RejectionsOf(shown, o.id))
}

// confirm confirms all pending bookings as the host.
func (l *life) confirm(ctx context.Context, at time.Time) error {
	if len(l.pending) == 0 {
		return nil
	}
	waiting := l.pending
	l.pending = nil
	return l.do.Bookings.Confirms.Confirm(l.as(ctx, l.host, at), l.tripID, confirm.Confirmation{Orders: waiting})
}
