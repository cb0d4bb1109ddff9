package notification

import (
	"context"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/triprequest"
	"caravan/backend/gen/api"
	"caravan/backend/platform/civil"
)

// TripMails tells hosts and operators what happened to a trip.
type TripMails struct {
	Mail      *Service
	Trips     Trips
	Requests  Requests
	Hosts     Persons
	Operators Persons
}

// Trips reads trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
}

// Requests reads trip requests.
type Requests interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (triprequest.Brief, error)
}

// Persons says how hosts or operators are called and reached.
type Persons interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
}

// TripApproved implements trip.Notifier.
func (n TripMails) TripApproved(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	return n.toHost(ctx, tx, tripID, TripApproved)
}

// PricingApproved implements trip.Notifier.
func (n TripMails) PricingApproved(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	return n.toHost(ctx, tx, tripID, PricingApproved)
}

// TripLaunched implements trip.Notifier.
func (n TripMails) TripLaunched(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	return n.toHost(ctx, tx, tripID, TripLaunched)
}

// TripCancelled implements trip.Notifier. Travelers hear of it with their refund.
func (n TripMails) TripCancelled(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	t, err := n.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	if err := n.toHost(ctx, tx, tripID, TripCancelled); err != nil {
		return err
	}
	return n.send(ctx, tx, n.Operators, t.OperatorID, Mail{
		Template: TripCancelled, Key: "trip_cancelled/operator/" + t.ID.String(),
		Data: Data{Trip: tripOf(t), Reason: t.CancellationReason, Path: "/app/operator/trips/" + t.ID.String() + "/review-details?model=trip"},
	})
}

// tabs is the host's page for each mail.
var tabs = map[Template]string{TripApproved: "configuration", PricingApproved: "pricing", TripLaunched: "bookings", TripCancelled: "configuration"}

func (n TripMails) toHost(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, template Template) error {
	t, err := n.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	return n.send(ctx, tx, n.Hosts, t.HostID, Mail{
		Template: template, Key: string(template) + "/host/" + t.ID.String(),
		Data: Data{Trip: tripOf(t), Reason: t.CancellationReason, Path: "/app/host/trips/" + t.ID.String() + "/" + tabs[template] + "?model=trip"},
	})
}

// TripRequested implements triprequest.Notifier: it tells the operator of a new request.
func (n TripMails) TripRequested(ctx context.Context, tx pgx.Tx, tripRequestID uuid.UUID) error {
	r, err := n.Requests.LoadTx(ctx, tx, tripRequestID)
	if err != nil {
		return err
	}
	hosts, err := n.Hosts.PersonsTx(ctx, tx, []uuid.UUID{r.HostID})
	if err != nil {
		return err
	}
	return n.send(ctx, tx, n.Operators, r.OperatorID, Mail{
		Template: TripRequested, Key: "trip_requested/" + r.ID.String(),
		Data: Data{
			Trip: Trip{
				Name: r.Itinerary.Name, Destination: r.Itinerary.Destination + ", " + r.Itinerary.Country, Dates: dates(r.StartDate, r.EndDate),
				HostName: hosts[r.HostID].DisplayName, Picture: r.Itinerary.Hero.URL,
			},
			Path: "/app/operator/trips/" + r.ID.String() + "/review-details?model=tripRequest",
		},
	})
}

// send mails somebody who has an address; nobody to write to is no reason to fail what happened.
func (n TripMails) send(ctx context.Context, tx pgx.Tx, who Persons, id uuid.UUID, m Mail) error {
	persons, err := who.PersonsTx(ctx, tx, []uuid.UUID{id})
	if err != nil {
		return err
	}
	person := persons[id]
	if person.Email.Or("") == "" {
		return nil
	}
	m.To, m.Name = person.Email.Value, strings.TrimSpace(person.DisplayName)
	return n.Mail.SendTx(ctx, tx, m)
}

func tripOf(t trip.Trip) Trip {
	return Trip{Name: t.Name, Destination: t.Destination + ", " + t.Country, Dates: dates(t.StartDate, t.EndDate), Picture: t.Content.Hero.URL}
}

func dates(from, to civil.Date) string {
	return from.UTC().Format("January 2, 2006") + " – " + to.UTC().Format("January 2, 2006")
}
