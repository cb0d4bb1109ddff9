package loader

import (
	"context"
	"log/slog"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/access"
	"caravan/backend/domain/booking"
	"caravan/backend/domain/booking/desk"
	"caravan/backend/domain/booking/facts"
	"caravan/backend/domain/booking/tally"
	"caravan/backend/domain/campaign"
	"caravan/backend/domain/host"
	"caravan/backend/domain/identity"
	"caravan/backend/domain/insurance"
	"caravan/backend/domain/inventory"
	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/link"
	"caravan/backend/domain/notification"
	"caravan/backend/domain/operator"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/sandbox"
	"caravan/backend/domain/tenant"
	"caravan/backend/domain/transfer"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/trips"
	"caravan/backend/domain/tripform"
	"caravan/backend/domain/triprequest"
	"caravan/backend/gen/api"
	"caravan/backend/platform/authz"
	"caravan/backend/platform/clock"
)

// services are the product's own, wired so that the past happens in silence and at once: nobody is mailed, and
// the embedded payment provider answers without its usual delay.
type services struct {
	identity    *identity.Service
	invitations *identity.Service // mails activation links
	operator    *operator.Service
	host        *host.Service
	itinerary   *itinerary.Service
	inventory   *inventory.Service
	request     *triprequest.Service
	trip        *trips.Rooms
	booking     *desk.Desk
	payment     *payment.Service
	form        *tripform.Service
	card        *sandbox.Provider
}

func (l *Loader) services(ctx context.Context, q *queue, base clock.Clock) (services, error) {
	outbox, at := authz.Outbox{Jobs: q}, tenant.Clock{Base: base}
	s := services{
		identity:    &identity.Service{DB: l.DB, Kratos: l.Kratos, Clock: at, Outbox: outbox, Mailer: silent{}},
		invitations: &identity.Service{DB: l.DB, Kratos: l.Kratos, Clock: at, Outbox: outbox, Mailer: l.Invite},
		operator:    &operator.Service{DB: l.DB, Outbox: outbox, Clock: at},
		inventory:   &inventory.Service{DB: l.DB, Outbox: outbox, Clock: at},
		card:        &sandbox.Provider{DB: l.DB, Jobs: q, Clock: at, Tenants: l.Tenants, Key: l.CardKey, Delay: -1},
	}
	s.host = &host.Service{DB: l.DB, Outbox: outbox, Clock: at}
	s.itinerary = &itinerary.Service{DB: l.DB, Outbox: outbox, Clock: at, Inventory: s.inventory, Hosts: s.host, Operators: s.operator}
	s.inventory.Itineraries = s.itinerary
	switches, err := tenant.NewSwitches(ctx, tenant.RowProvider{Tenants: l.Tenants})
	if err != nil {
		return s, err
	}
	s.request = &triprequest.Service{
		DB: l.DB, Outbox: outbox, Clock: at, Itineraries: s.itinerary, Inventory: s.inventory, Hosts: s.host, Notifier: silent{},
	}
	s.trip, err = trips.New(trips.Deps{
		DB: l.DB, Jobs: q, Outbox: outbox, Clock: at, Tenants: l.Tenants, Switches: switches, Tokens: l.Tokens, Itineraries: s.itinerary,
		Inventory: s.inventory, Requests: s.request, Hosts: s.host, Operators: s.operator, Bookings: tally.Reader{}, Managers: access.Managers{},
		Audience: campaign.Audience{Hosts: s.host}, Notifier: silent{},
	})
	if err != nil {
		return s, err
	}
	s.request.Trips = s.trip
	s.payment = &payment.Service{DB: l.DB, Jobs: q, Clock: at, Tenants: l.Tenants, Tokens: l.Tokens, Provider: s.card, Log: slog.Default()}
	if err := l.openBookings(&s, outbox, at, q, switches); err != nil {
		return s, err
	}
	s.form = &tripform.Service{DB: l.DB, Clock: at, Sealer: l.Seal, Travelers: s.booking.Parties, Trips: s.trip}
	s.host.Trips, s.host.Requests, s.host.Links = s.trip, s.request, &link.Service{DB: l.DB, Clock: at}
	return s, nil
}

// openBookings opens the booking desk. Nobody is insured or driven in the past that is loaded.
func (l *Loader) openBookings(s *services, outbox authz.Outbox, at tenant.Clock, q *queue, switches *tenant.Switches) error {
	asked, err := facts.New(facts.Deps{Clock: at, Trips: s.trip})
	if err != nil {
		return err
	}
	s.payment.Orders = asked
	s.booking, err = desk.New(desk.Deps{
		DB: l.DB, Outbox: outbox, Clock: at, Tenants: l.Tenants, Tokens: l.Tokens, Switches: switches, Trips: s.trip, Steps: s.trip, Promotions: s.trip,
		Payments: s.payment, People: s.identity, Mail: silent{}, Forms: tripform.Progress{}, Campaigns: campaign.Figures{}, Facts: asked,
		Insurance:     &insurance.Service{DB: l.DB, Jobs: q, Clock: at, Tenants: l.Tenants, Bookings: asked, Payments: s.payment, Log: slog.Default()},
		Rides:         &transfer.Service{DB: l.DB, Jobs: q, Outbox: outbox, Clock: at, Tenants: l.Tenants, Trips: s.trip, Payments: s.payment, Log: slog.Default()},
		TripCompleted: &s.trip.Completed, TripConfirmed: &s.trip.Confirmed, TripCancelled: &s.trip.Cancelled,
	})
	return err
}

// silent tells nobody anything.
type silent struct{}

var (
	_ trip.Notifier        = silent{}
	_ triprequest.Notifier = silent{}
	_ identity.Mailer      = silent{}
	_ booking.Mailer       = silent{}
)

func (silent) TripApproved(context.Context, pgx.Tx, uuid.UUID) error        { return nil }
func (silent) PricingApproved(context.Context, pgx.Tx, uuid.UUID) error     { return nil }
func (silent) TripLaunched(context.Context, pgx.Tx, uuid.UUID) error        { return nil }
func (silent) TripCancelled(context.Context, pgx.Tx, uuid.UUID) error       { return nil }
func (silent) TripRequested(context.Context, pgx.Tx, uuid.UUID) error       { return nil }
func (silent) TripRequestRejected(context.Context, pgx.Tx, uuid.UUID) error { return nil }
func (silent) SendTx(context.Context, pgx.Tx, notification.Mail) error      { return nil }

func (silent) ActivationTx(context.Context, pgx.Tx, identity.Recipient, identity.MailedSecret) error {
	return nil
}
func (silent) PasswordResetTx(context.Context, pgx.Tx, identity.Recipient, identity.MailedSecret) error {
	return nil
}
func (silent) AddedTx(context.Context, pgx.Tx, identity.Recipient) error        { return nil }
func (silent) PasswordHelpTx(context.Context, pgx.Tx, identity.Recipient) error { return nil }
func (silent) AccountChangedTx(context.Context, pgx.Tx, identity.Recipient, string) error {
	return nil
}

func (silent) CompanionsReplaced(context.Context, pgx.Tx, trip.Trip, []api.HostCompanion, []api.HostCompanion) error {
	return nil
}
func (silent) PromotionPreview(context.Context, trip.Trip, string, trip.Promotion) (subject, html string, err error) {
	return "", "", nil
}

func (silent) PromotionTest(context.Context, pgx.Tx, trip.Trip, string, trip.Promotion, uuid.UUID) error {
	return nil
}
