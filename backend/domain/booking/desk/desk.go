package desk

import (
	"context"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/article"
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/booking/checkout"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/booking/facts"
	"caravan/backend/domain/booking/hold"
	"caravan/backend/domain/booking/move"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/booking/place"
	"caravan/backend/domain/booking/remind"
	"caravan/backend/domain/booking/spots"
	"caravan/backend/domain/booking/view"
	"caravan/backend/domain/booking/waitlist"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/payments"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/seal"
	"caravan/backend/platform/whole"
)

// Desk holds all rooms of bookings.
type Desk struct {
	Facts    *facts.Service
	View     *view.Service
	Holds    *hold.Service
	Checkout *checkout.Service
	Parties  *party.Service
	Remind   *remind.Service
	Confirms *confirm.Service
	Changes  *change.Service
	Cancels  *cancel.Service
	Moves    *move.Service
	Waitlist *waitlist.Service
	Place    *place.Service

	spots   *spots.Service
	tenants *tenant.Store
}

// Deps are the package's dependencies; all are required.
type Deps struct {
	DB         *db.DB
	Outbox     authz.Outbox
	Clock      tenant.Clock
	Tenants    *tenant.Store
	Tokens     seal.Tokens
	Switches   *tenant.Switches
	Trips      booking.Trips
	Steps      booking.Steps
	Promotions booking.Promotions
	Payments   *payments.Rooms
	People     booking.People
	Mail       booking.Mailer
	Group      change.Group
	Insurance  booking.Insurance
	Rides      booking.Rides
	Discounts  booking.Discounts
	// Forms and Campaigns answer for trip forms and campaigns, which are built after bookings.
	Forms     booking.Forms
	Campaigns booking.Campaigns
	Facts     *facts.Service
	// HeldSpots is how many unpaid spots of a trip one person, or one network, may hold; 0 for any number.
	HeldSpots int
}

// New builds the rooms, and subscribes to refunds.
func New(d Deps) (*Desk, error) {
	if err := whole.Check("booking", d); err != nil {
		return nil, err
	}
	desk := &Desk{Facts: d.Facts, tenants: d.Tenants}
	for _, open := range []func(Deps) error{desk.openHolds, desk.openParties, desk.openChanges, desk.openPlace} {
		if err := open(d); err != nil {
			return nil, err
		}
	}
	desk.follow(d)
	return desk, nil
}

// openHolds builds the rooms that precede a booking.
func (k *Desk) openHolds(d Deps) (err error) {
	k.View, err = view.New(view.Deps{
		DB: d.DB, Clock: d.Clock, Trips: d.Trips, Payments: d.Payments, Forms: d.Forms, Insurance: d.Insurance,
		Discounts: d.Discounts, Switches: d.Switches,
		Campaigns: d.Campaigns,
	})
	if err != nil {
		return err
	}
	if k.spots, err = spots.New(spots.Deps{Clock: d.Clock, Trips: d.Trips, Mail: d.Mail}); err != nil {
		return err
	}
	k.Holds, err = hold.New(hold.Deps{
		DB: d.DB, Clock: d.Clock, Tokens: d.Tokens, Trips: d.Trips, Insurance: d.Insurance, Discounts: d.Discounts,
		Spots: k.spots, HeldSpots: d.HeldSpots,
		Mail: d.Mail,
	})
	if err != nil {
		return err
	}
	k.Checkout, err = checkout.New(checkout.Deps{
		DB: d.DB, Clock: d.Clock, Trips: d.Trips, Payments: d.Payments, Insurance: d.Insurance, Facts: d.Facts,
		Holds: k.Holds,
	})
	return err
}

// openParties builds the rooms of travelers and their confirmation.
func (k *Desk) openParties(d Deps) (err error) {
	k.Parties, err = party.New(party.Deps{DB: d.DB, Clock: d.Clock, Trips: d.Trips, Forms: d.Forms, People: d.People,
		View: k.View, Articles: article.Reader{}})
	if err != nil {
		return err
	}
	k.Remind, err = remind.New(remind.Deps{DB: d.DB, Clock: d.Clock, Tenants: d.Tenants, Trips: d.Trips, Mail: d.Mail,
		Parties: k.Parties, Debits: d.Payments.Charges})
	if err != nil {
		return err
	}
	k.Confirms, err = confirm.New(confirm.Deps{
		DB: d.DB, Clock: d.Clock, Trips: d.Trips, Steps: d.Steps, Promotions: d.Promotions, Mail: d.Mail, Parties: k.Parties,
		View: k.View,
	})
	return err
}

// openChanges builds the rooms that change and cancel bookings.
func (k *Desk) openChanges(d Deps) (err error) {
	k.Changes, err = change.New(change.Deps{
		DB: d.DB, Clock: d.Clock, Trips: d.Trips, Payments: d.Payments, People: d.People, Mail: d.Mail, Group: d.Group,
		Outbox: d.Outbox, Insurance: d.Insurance, Rides: d.Rides, Spots: k.spots, Parties: k.Parties, View: k.View,
	})
	if err != nil {
		return err
	}
	k.Cancels, err = cancel.New(cancel.Deps{
		DB: d.DB, Clock: d.Clock, Trips: d.Trips, Payments: d.Payments, Mail: d.Mail, Outbox: d.Outbox,
		Insurance: d.Insurance, Rides: d.Rides, Spots: k.spots, Changes: k.Changes, View: k.View,
	})
	if err != nil {
		return err
	}
	k.Moves, err = move.New(move.Deps{
		DB: d.DB, Clock: d.Clock, Trips: d.Trips, Payments: d.Payments, Mail: d.Mail, Group: d.Group, Outbox: d.Outbox,
		Insurance: d.Insurance, Discounts: d.Discounts, Spots: k.spots, Confirms: k.Confirms, View: k.View,
	})
	return err
}

// openPlace builds the room that creates bookings.
func (k *Desk) openPlace(d Deps) (err error) {
	k.Waitlist, err = waitlist.New(waitlist.Deps{
		DB: d.DB, Clock: d.Clock, Trips: d.Trips, Payments: d.Payments, People: d.People, Mail: d.Mail, Outbox: d.Outbox,
		Switches: d.Switches, Parties: k.Parties, Confirms: k.Confirms, Cancels: k.Cancels,
	})
	if err != nil {
		return err
	}
	k.Place, err = place.New(place.Deps{Clock: d.Clock, Trips: d.Trips, Mail: d.Mail, Outbox: d.Outbox, Tokens: d.Tokens})
	return err
}

// follow applies refunds to bookings.
func (k *Desk) follow(d Deps) {
	d.Payments.Refunded.Subscribe(func(ctx context.Context, tx pgx.Tx, r payment.Refunded) error {
		return k.Cancels.RefundedTx(ctx, tx, r.BookingID, r.AmountMinor)
	})
}
