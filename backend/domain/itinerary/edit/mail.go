package edit

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/itinerary"
	"caravan/backend/domain/notification"
)

// places names the fields of an itinerary that a review can comment on, as the operator's pages do.
var places = map[string]string{
	"name": "Itinerary name", "destination": "Destination", "tripSummary": "Trip summary", "lengthInDays": "Length",
	"categories":   "Categories",
	"minimumSpots": "Spots", "operatorCode": "Operator code", "arrivalLocation": "Arrival",
	"departureLocation": "Departure",
	"passportRequired":  "Passport", "travelerInsuranceRequired": "Traveler insurance",
	"itineraryInventoryEnabled": "Inventory", "instantApproval": "Instant approval", "packages": "Packages and prices",
	"photos": "Photos", "departures": "Departures", "validityPeriods": "Validity periods",
}

// decidedTx emails the operator the outcome of a review: that the itinerary is live, or what has to change.
// Nobody is emailed about their own action.
func (s *Service) decidedTx(ctx context.Context, tx pgx.Tx, before, after State) error {
	from, it := before.It.Status, after.It
	if itinerary.PrincipalGroup(ctx) == itinerary.GroupOperator || from == it.Status {
		return nil
	}
	m := notification.Mail{Data: notification.Data{
		Trip: notification.Trip{Name: it.Name, Destination: it.Destination + ", " + it.Country, Picture: it.Content.Hero.URL},
		Path: "/app/operator/itineraries/" + it.ID.String() + "/review-details",
	}}
	switch {
	case it.Status == itinerary.Complete:
		m.Template = notification.ItineraryApproved
	case it.Status == itinerary.Incomplete && (it.Content.ReviewNote != "" || len(it.Content.ReviewComments) > 0):
		m.Template, m.Data.Paragraphs = notification.ItinerarySentBack, after.asked()
	default:
		return nil
	}
	m.Key = fmt.Sprintf("%s/%s/%d", m.Template, it.ID, it.Version)
	return s.Post.ToOperatorTx(ctx, tx, it.OperatorID, m)
}

// asked returns the changes requested by a review: in general, then place by place. A service is identified by
// its day and its name.
func (s State) asked() []notification.Paragraph {
	out := notification.Paragraphs(s.It.Content.ReviewNote)
	for _, comment := range s.It.Content.ReviewComments {
		// A path begins with the field that the thing belongs to.
		field, thing, _ := strings.Cut(comment.Field, "/")
		p := notification.Paragraph{About: places[field], Text: comment.Text}
		if field == "days" {
			p.Day, _ = strconv.Atoi(thing)
		}
		for _, service := range s.Services {
			if comment.Field == "" && service.ID.Value == comment.ServiceID {
				p.Day, p.About = service.Day.Or(1), service.Name.Value
			}
		}
		out = append(out, p)
	}
	return out
}
