package flow

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/cancel"
	"caravan/backend/domain/booking/change"
	"caravan/backend/domain/booking/confirm"
	"caravan/backend/domain/booking/party"
	"caravan/backend/domain/booking/place"
	"caravan/backend/domain/booking/waitlist"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/announce"
	"caravan/backend/platform/whole"
)

// Flows are the processes.
type Flows struct {
	Deps
}

// Deps are the domains involved. All are required.
type Deps struct {
	// Stepped announces a trip's steps; Succeeded, Failed and Departed announce payments.
	Stepped   *announce.Topic[trip.Stepped]
	Succeeded *announce.Topic[*payment.Success]
	Failed    *announce.Topic[payment.Payment]
	Departed  *announce.Topic[payment.Payment]

	Clock     tenant.Clock
	Trips     booking.Trips
	Reports   Reports
	Departure Departures
	Payouts   Payouts
	Hosts     Hosts
	People    booking.People
	Notices   Notices
	Insurance booking.Insurance
	Rides     booking.Rides
	Discounts booking.Discounts

	// The rooms of bookings.
	Place    *place.Service
	Parties  *party.Service
	Confirms *confirm.Service
	Changes  *change.Service
	Cancels  *cancel.Service
	Waitlist *waitlist.Service
}

// Reports drafts the earnings reports of trips.
type Reports interface {
	DraftTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error
}

// Departures are what trips run on.
type Departures interface {
	ReleaseTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, confirmed bool) error
}

// Payouts pays hosts and operators.
type Payouts interface {
	TripConfirmedTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error
	TripCancelledTx(ctx context.Context, tx pgx.Tx, t trip.Trip) error
}

// Hosts updates hosts (status, level) when one of their trips changes.
type Hosts interface {
	TripMovedTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID, to trip.Status) error
}

// Notices notifies people of what happened to a trip.
type Notices interface {
	// TripApproved tells the platform that the operator approved, PricingApproved tells the host to set prices.
	TripApproved(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
	PricingApproved(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
	TripLaunched(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
	TripCancelled(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error
}

// New subscribes the processes to what the domains announce, and rejects missing dependencies.
func New(d Deps) (*Flows, error) {
	if err := whole.Check("flow", d); err != nil {
		return nil, err
	}
	f := &Flows{Deps: d}
	d.Stepped.Subscribe(f.stepped)
	d.Succeeded.Subscribe(f.paid)
	d.Failed.Subscribe(f.failed)
	d.Departed.Subscribe(f.departed)
	return f, nil
}

// paid starts the process of a successful payment, in the transaction that marks it as such.
func (f *Flows) paid(ctx context.Context, tx pgx.Tx, s *payment.Success) (err error) {
	if s.Payment.BookingID != nil {
		s.Placed, err = f.pay(ctx, tx, s.Payment)
	} else {
		s.Placed, err = f.place(ctx, tx, s.Payment)
	}
	return err
}

// stepped starts the process of a trip's step.
func (f *Flows) stepped(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	switch s.Action {
	case trip.ActApprove, trip.ActApprovePricing:
		return f.approve(ctx, tx, s)
	case trip.ActLaunch:
		return f.launch(ctx, tx, s)
	case trip.ActConfirmTravelers:
		return f.confirm(ctx, tx, s)
	case trip.ActComplete:
		return f.complete(ctx, tx, s)
	case trip.ActCancel, trip.ActCancelLaunchRule, trip.ActCancelUnconfirmed, trip.ActCancelUnscheduled:
		return f.cancel(ctx, tx, s)
	}
	return f.moved(ctx, tx, s)
}

// moved follows every change of status: the host is updated with the trip. The host's row is locked after the
// departure's, as it is where a request takes a departure.
func (f *Flows) moved(ctx context.Context, tx pgx.Tx, s trip.Stepped) error {
	if s.Trip.Status == s.From {
		return nil
	}
	return f.Hosts.TripMovedTx(ctx, tx, s.Trip.HostID, s.Trip.Status)
}
