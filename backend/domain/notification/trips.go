package notification

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/triprequest"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/civil"
)

// TripMails tells hosts and operators what happened to a trip.
type TripMails struct {
	Mail      *Service
	Trips     Trips
	Requests  Requests
	Hosts     Hosts
	Operators Operators
	People    People
}

// Trips reads trips.
type Trips interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (trip.Trip, error)
}

// Requests reads trip requests.
type Requests interface {
	LoadTx(ctx context.Context, tx pgx.Tx, id uuid.UUID) (triprequest.Brief, error)
}

// Hosts says how hosts are called, and which member one is.
type Hosts interface {
	PersonsTx(ctx context.Context, tx pgx.Tx, ids []uuid.UUID) (map[uuid.UUID]api.Person, error)
	MemberTx(ctx context.Context, tx pgx.Tx, hostID uuid.UUID) (uuid.UUID, error)
}

// Operators says who works for an operator.
type Operators interface {
	MembersTx(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID) ([]uuid.UUID, error)
}

// People says where to write to a member.
type People interface {
	ContactTx(ctx context.Context, tx pgx.Tx, memberID uuid.UUID) (email, firstName string, err error)
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
	return n.toOperator(ctx, tx, t.OperatorID, Mail{
		Template: TripCancelled, Key: "trip_cancelled/operator/" + t.ID.String(),
		Data: Data{Trip: tripOf(t), Reason: t.CancellationReason, Path: "/app/operator/trips/" + t.ID.String() + "/review-details?model=trip"},
	})
}

// CompanionsReplaced implements trip.Notifier: it tells the former companions of a host, and the new ones what they
// join. Who has no address hears nothing.
func (n TripMails) CompanionsReplaced(ctx context.Context, tx pgx.Tx, t trip.Trip, former, joined []tripapi.HostCompanion) error {
	hosts, err := n.Hosts.PersonsTx(ctx, tx, []uuid.UUID{t.HostID})
	if err != nil {
		return err
	}
	data := Data{Trip: tripOf(t), Person: hosts[t.HostID].DisplayName, Path: "/trips/" + t.Path}
	for template, people := range map[Template][]tripapi.HostCompanion{TravelerReplaced: former, TravelerJoined: joined} {
		for _, c := range people {
			err := n.Mail.SendTx(ctx, tx, Mail{
				Template: template, Key: fmt.Sprintf("%s/%s/%d/%s", template, t.ID, t.Version, c.Email.Value), To: c.Email.Value, Name: c.FirstName.Value, Data: data,
			})
			if err != nil {
				return err
			}
		}
	}
	for i := range max(len(former), len(joined)) {
		change := GroupChange{Trip: t, Former: nameAt(former, i), Joined: nameAt(joined, i), Key: fmt.Sprintf("%s/%d/%d", t.ID, t.Version, i)}
		if err := n.GroupChanged(ctx, tx, change); err != nil {
			return err
		}
	}
	return nil
}

func nameAt(people []tripapi.HostCompanion, i int) string {
	if i >= len(people) {
		return ""
	}
	return people[i].FirstName.Value + " " + people[i].LastName.Value
}

// GroupChange is that spots of a trip went to other people. Former and Joined are names; Key is the change's own.
type GroupChange struct {
	Trip           trip.Trip
	Former, Joined string
	Key            string
}

// GroupChanged tells the host and the operator that the group is another one.
func (n TripMails) GroupChanged(ctx context.Context, tx pgx.Tx, c GroupChange) error {
	member, err := n.Hosts.MemberTx(ctx, tx, c.Trip.HostID)
	if err != nil {
		return err
	}
	mail := func(page string) Mail {
		return Mail{
			Template: GroupChanged, Key: "group_changed/" + c.Key, Data: Data{Trip: tripOf(c.Trip), Person: c.Former, Other: c.Joined, Path: page},
		}
	}
	of := c.Trip.ID.String()
	toHost := mail("/app/host/trips/" + of + "/bookings?model=trip")
	toHost.Key += "/host"
	if err := n.send(ctx, tx, member, toHost); err != nil {
		return err
	}
	return n.toOperator(ctx, tx, c.Trip.OperatorID, mail("/app/operator/trips/"+of+"/review-details?model=trip"))
}

// tabs is the host's page for each mail.
var tabs = map[Template]string{TripApproved: "configuration", PricingApproved: "pricing", TripLaunched: "bookings", TripCancelled: "configuration"}

func (n TripMails) toHost(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, template Template) error {
	t, err := n.Trips.LoadTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	member, err := n.Hosts.MemberTx(ctx, tx, t.HostID)
	if err != nil {
		return err
	}
	return n.send(ctx, tx, member, Mail{
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
	return n.toOperator(ctx, tx, r.OperatorID, Mail{
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

// TripRequestRejected implements triprequest.Notifier: it tells the host why a request was turned down.
func (n TripMails) TripRequestRejected(ctx context.Context, tx pgx.Tx, tripRequestID uuid.UUID) error {
	r, err := n.Requests.LoadTx(ctx, tx, tripRequestID)
	if err != nil {
		return err
	}
	member, err := n.Hosts.MemberTx(ctx, tx, r.HostID)
	if err != nil {
		return err
	}
	return n.send(ctx, tx, member, Mail{
		Template: RequestRejected, Key: "trip_request_rejected/" + r.ID.String(),
		Data: Data{
			Trip: Trip{
				Name: r.Itinerary.Name, Destination: r.Itinerary.Destination + ", " + r.Itinerary.Country, Dates: dates(r.StartDate, r.EndDate),
				Picture: r.Itinerary.Hero.URL,
			},
			Reason: r.RejectionReason, Path: "/app/host/trips",
		},
	})
}

// toOperator mails everybody who works for the operator.
func (n TripMails) toOperator(ctx context.Context, tx pgx.Tx, operatorID uuid.UUID, m Mail) error {
	members, err := n.Operators.MembersTx(ctx, tx, operatorID)
	if err != nil {
		return err
	}
	key := m.Key
	for _, member := range members {
		m.Key = key + "/" + member.String()
		if err := n.send(ctx, tx, member, m); err != nil {
			return err
		}
	}
	return nil
}

func (n TripMails) send(ctx context.Context, tx pgx.Tx, member uuid.UUID, m Mail) error {
	var err error
	if m.To, m.Name, err = n.People.ContactTx(ctx, tx, member); err != nil {
		return err
	}
	return n.Mail.SendTx(ctx, tx, m)
}

func tripOf(t trip.Trip) Trip {
	return Trip{Name: t.Name, Destination: t.Destination + ", " + t.Country, Dates: dates(t.StartDate, t.EndDate), Picture: t.Content.Hero.URL}
}

func dates(from, to civil.Date) string {
	return from.UTC().Format("January 2, 2006") + " – " + to.UTC().Format("January 2, 2006")
}

// PromotionPreview implements trip.Notifier: a promotional email as its reader gets it.
func (n TripMails) PromotionPreview(ctx context.Context, t trip.Trip, hostName string, p trip.Promotion) (subject, html string, err error) {
	written, err := render(tenant.From(ctx), n.Mail.Origin(tenant.From(ctx)), Promotion(t, hostName, p))
	return written.Subject, written.HTML, err
}

// PromotionTest implements trip.Notifier: the same, sent to the member who wrote it (H-448).
func (n TripMails) PromotionTest(ctx context.Context, tx pgx.Tx, t trip.Trip, hostName string, p trip.Promotion, memberID uuid.UUID) error {
	mail := Promotion(t, hostName, p)
	mail.Key = "trip_promotion/test/" + uuid.NewString()
	var err error
	if mail.To, _, err = n.People.ContactTx(ctx, tx, memberID); err != nil {
		return err
	}
	return n.Mail.SendTx(ctx, tx, mail)
}

// Promotion is a promotional email for one reader.
func Promotion(t trip.Trip, hostName string, p trip.Promotion) Mail {
	data := Data{Trip: tripOf(t), Headline: p.Subject, Path: "/trips/" + t.Path, Paragraphs: paragraphs(p.Text)}
	data.Trip.HostName = hostName
	return Mail{Template: TripPromotion, Name: p.FirstName, Data: data}
}

// Message is what a host writes to a traveler of his trip.
func Message(t trip.Trip, hostName, subject, text, firstName string) Mail {
	data := Data{Trip: tripOf(t), Headline: subject, Path: "/app/traveler/trips/" + t.ID.String() + "/trip-overview", Paragraphs: paragraphs(text)}
	data.Trip.HostName = hostName
	return Mail{Template: TripMessage, Name: firstName, Data: data}
}

func paragraphs(text string) []Paragraph {
	var out []Paragraph
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line != "" {
			out = append(out, Paragraph{line})
		}
	}
	return out
}
