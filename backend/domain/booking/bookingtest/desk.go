package bookingtest

import (
	"context"
	"log/slog"
	"testing"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river"

	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/desk"
	"caravan/backend/domain/booking/facts"
	"caravan/backend/domain/booking/rides"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/trips"
	"caravan/backend/domain/tripform"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/db"
	"caravan/backend/platform/places"
	"caravan/backend/platform/seal"
)

// Around is what a booking desk stands on.
type Around struct {
	DB       *db.DB
	Outbox   authz.Outbox
	Clock    tenant.Clock
	Tenants  *tenant.Store
	Tokens   seal.Tokens
	Switches *tenant.Switches
	Trips    *trips.Rooms
	Payments *payment.Service
	People   booking.People
	Mail     booking.Mailer
}

// Open opens a booking desk with the simulated insurer and fleet, whose jobs wait for the sweeps that tests call.
func Open(t testing.TB, a Around) (*desk.Desk, *insurance.Service, *transfer.Service) {
	t.Helper()
	asked, err := facts.New(facts.Deps{Clock: a.Clock, Trips: a.Trips})
	must(t, err)
	a.Payments.Orders = asked
	log := slog.New(slog.DiscardHandler)
	insurer := &insurance.Service{
		DB: a.DB, Jobs: later{}, Clock: a.Clock, Tenants: a.Tenants, Bookings: asked, Payments: a.Payments, Log: log,
		Providers: map[string]insurance.Provider{"simulated": &insurance.Simulated{DB: a.DB, Clock: a.Clock}},
	}
	ridden, err := rides.New(rides.Deps{Insurance: insurer})
	must(t, err)
	fleet := &transfer.Service{
		DB: a.DB, Jobs: later{}, Outbox: authz.Outbox{Jobs: later{}}, Clock: a.Clock, Tenants: a.Tenants, Bookings: ridden, Payments: a.Payments,
		Trips: a.Trips, Mail: a.Mail, Places: &places.Gazetteer{}, Log: log,
		Providers: map[string]transfer.Provider{"simulated": &transfer.Simulated{DB: a.DB, Clock: a.Clock}},
	}
	d, err := desk.New(desk.Deps{
		DB: a.DB, Outbox: a.Outbox, Clock: a.Clock, Tenants: a.Tenants, Tokens: a.Tokens, Switches: a.Switches, Trips: a.Trips, Steps: a.Trips,
		Promotions: a.Trips, Payments: a.Payments, People: a.People, Mail: a.Mail, Insurance: insurer, Rides: fleet, Forms: tripform.Progress{},
		Campaigns: campaign.Figures{}, Facts: asked,
		TripCompleted: &a.Trips.Completed, TripConfirmed: &a.Trips.Confirmed, TripCancelled: &a.Trips.Cancelled,
	})
	must(t, err)
	return d, insurer, fleet
}

// later leaves jobs to sweeps.
type later struct{}

// InsertTx implements jobs.Inserter.
func (later) InsertTx(context.Context, pgx.Tx, river.JobArgs, *river.InsertOpts) error { return nil }

// Offers is what a trip offers to add, and what is left of it.
func (w *World) Offers(t testing.TB, tripID uuid.UUID) (offers []trip.Offer, left trip.Places) {
	t.Helper()
	must(t, w.DB.ReadTenant(w.Context(), w.Tenant.ID, func(tx pgx.Tx) error {
		of, err := w.Trips.LoadTx(w.Context(), tx, tripID)
		if err != nil {
			return err
		}
		if offers, err = w.Trips.OffersTx(w.Context(), tx, of); err != nil {
			return err
		}
		left, err = w.Trips.PlacesLeftTx(w.Context(), tx, of, trip.SupplyOf(offers))
		return err
	}))
	return offers, left
}
