package mails

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/promote"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/ical"
)

// Mails notifies hosts, operators and companions of what happened to trips.
type Mails struct {
	Post  notification.Post
	Hosts trip.Persons
}

// TripApproved tells the host that the operator approved.
func (m Mails) TripApproved(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	return m.toHost(ctx, tx, tripID, notification.TripApproved)
}

// PricingApproved tells the host to set prices.
func (m Mails) PricingApproved(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	return m.toHost(ctx, tx, tripID, notification.PricingApproved)
}

// TripLaunched tells the host.
func (m Mails) TripLaunched(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	return m.toHost(ctx, tx, tripID, notification.TripLaunched)
}

// TripCancelled tells the host and the operator. Travelers are notified with their refund.
func (m Mails) TripCancelled(ctx context.Context, tx pgx.Tx, tripID uuid.UUID) error {
	t, err := trip.Reader{}.LoadTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	if err := m.toHost(ctx, tx, tripID, notification.TripCancelled); err != nil {
		return err
	}
	return m.Post.ToOperatorTx(ctx, tx, t.OperatorID, notification.Mail{
		Template: notification.TripCancelled, Key: "trip_cancelled/operator/" + t.ID.String(),
		Data: notification.Data{Trip: Trip(t), Reason: t.CancellationReason,
			Path: "/app/operator/trips/" + t.ID.String() + "/review-details?model=trip"},
	})
}

// CompanionsReplaced notifies the former companions of a host, and tells the new ones what they join. Companions
// without an address get nothing.
func (m Mails) CompanionsReplaced(ctx context.Context, tx pgx.Tx, t trip.Trip, former,
	joined []tripapi.HostCompanion) error {
	hosts, err := m.Hosts.PersonsTx(ctx, tx, []uuid.UUID{t.HostID})
	if err != nil {
		return err
	}
	data := notification.Data{Trip: Trip(t), Person: hosts[t.HostID].DisplayName, Path: "/trips/" + t.Path}
	for template, people := range map[notification.Template][]tripapi.HostCompanion{notification.TravelerReplaced: former,
		notification.TravelerJoined: joined} {
		for _, c := range people {
			err := m.Post.Mail.SendTx(ctx, tx, notification.Mail{
				Template: template, Key: fmt.Sprintf("%s/%s/%d/%s", template, t.ID, t.Version, c.Email.Value), To: c.Email.Value,
				Name: c.FirstName.Value, Data: data,
			})
			if err != nil {
				return err
			}
		}
	}
	for i := range max(len(former), len(joined)) {
		change := GroupChange{Trip: t, Former: nameAt(former, i), Joined: nameAt(joined, i),
			Key: fmt.Sprintf("%s/%d/%d", t.ID, t.Version, i)}
		if err := m.GroupChanged(ctx, tx, change); err != nil {
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

// GroupChange means that spots of a trip went to other people. Former and Joined are names; Key is unique to the
// change.
type GroupChange struct {
	Trip           trip.Trip
	Former, Joined string
	Key            string
}

// GroupChanged tells the host and the operator that the group has changed.
func (m Mails) GroupChanged(ctx context.Context, tx pgx.Tx, c GroupChange) error {
	mail := func(page string) notification.Mail {
		return notification.Mail{
			Template: notification.GroupChanged, Key: "group_changed/" + c.Key, Data: notification.Data{Trip: Trip(c.Trip),
				Person: c.Former, Other: c.Joined, Path: page},
		}
	}
	of := c.Trip.ID.String()
	toHost := mail("/app/host/trips/" + of + "/bookings?model=trip")
	toHost.Key += "/host"
	if err := m.Post.ToHostTx(ctx, tx, c.Trip.HostID, toHost); err != nil {
		return err
	}
	return m.Post.ToOperatorTx(ctx, tx, c.Trip.OperatorID, mail("/app/operator/trips/"+of+"/review-details?model=trip"))
}

// tabs is the host's page for each mail.
var tabs = map[notification.Template]string{notification.TripApproved: "configuration",
	notification.PricingApproved: "pricing", notification.TripLaunched: "bookings",
	notification.TripCancelled: "configuration"}

// inCalendar is what each mail says about the trip's dates.
var inCalendar = map[notification.Template]ical.Status{notification.TripApproved: ical.Tentative,
	notification.PricingApproved: ical.Tentative, notification.TripLaunched: ical.Confirmed,
	notification.TripCancelled: ical.Cancelled}

func (m Mails) toHost(ctx context.Context, tx pgx.Tx, tripID uuid.UUID, template notification.Template) error {
	t, err := trip.Reader{}.LoadTx(ctx, tx, tripID)
	if err != nil {
		return err
	}
	data := notification.Data{Trip: Trip(t), Reason: t.CancellationReason,
		Path: "/app/host/trips/" + t.ID.String() + "/" + tabs[template] + "?model=trip"}
	if status, ok := inCalendar[template]; ok {
		data.Calendar = HostCalendarFile(t, status)
	}
	return m.Post.ToHostTx(ctx, tx, t.HostID, notification.Mail{
		Template: template, Key: string(template) + "/host/" + t.ID.String(), Data: data,
	})
}

// Trip returns a trip as emails describe it.
func Trip(t trip.Trip) notification.Trip {
	return notification.Trip{
		Name: t.Name, Destination: t.Destination + ", " + t.Country, From: t.StartDate, To: t.EndDate, HostID: t.HostID,
		Picture: t.Content.Hero.URL, PictureAlt: t.Content.Hero.Alt.Value,
	}
}

// PromotionPreview renders a promotional email as its reader gets it.
func (m Mails) PromotionPreview(ctx context.Context, t trip.Trip, hostName string,
	p promote.Promotion) (subject, html string, err error) {
	return m.Post.Mail.Preview(ctx, Promotion(t, hostName, p))
}

// PromotionTest sends the same to the member who wrote it (H-448).
func (m Mails) PromotionTest(ctx context.Context, tx pgx.Tx, t trip.Trip, hostName string, p promote.Promotion,
	memberID uuid.UUID) error {
	mail := Promotion(t, hostName, p)
	mail.Key = "trip_promotion/test/" + uuid.NewString()
	var err error
	if mail.To, _, err = m.Post.People.ContactTx(ctx, tx, memberID); err != nil {
		return err
	}
	return m.Post.Mail.SendTx(ctx, tx, mail)
}

// Promotion returns a promotional email for one reader.
func Promotion(t trip.Trip, hostName string, p promote.Promotion) notification.Mail {
	p = promote.Merge(t, p, hostName)
	data := notification.Data{Trip: Trip(t), Headline: p.Subject, Path: "/trips/" + t.Path,
		Paragraphs: notification.Paragraphs(p.Text)}
	data.Trip.HostName = hostName
	return notification.Mail{Template: notification.TripPromotion, Name: p.FirstName, Data: data}
}

// TravelerPage returns the path of the traveler's page of a trip.
func TravelerPage(tripID uuid.UUID) string {
	return "/app/traveler/trips/" + tripID.String() + "/trip-overview"
}
