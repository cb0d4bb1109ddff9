package booking

import (
	"strconv"

	"github.com/google/uuid"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

func Amount(minor int64, currency string) string { return money.New(minor, currency).Format() }

func Day(d civil.Date) string { return d.Long() }

// PagePath is the traveler's page of a trip.
func PagePath(tripID uuid.UUID) string {
	return "/app/traveler/trips/" + tripID.String() + "/trip-overview"
}

func TripMail(t trip.Trip) notification.Trip {
	return notification.Trip{
		Name: t.Name, Destination: t.Destination + ", " + t.Country, Dates: Day(t.StartDate) + " – " + Day(t.EndDate),
		Picture: t.Content.Hero.URL,
	}
}

func OrderMail(orderID string, spots int, lines []Line, currency string, total, paid int64, due civil.Date) notification.Order {
	order := notification.Order{ID: orderID, Spots: spots, Total: Amount(total, currency), Paid: Amount(paid, currency)}
	for _, line := range lines {
		label := line.Label
		if line.Quantity > 1 {
			label += " × " + strconv.Itoa(line.Quantity)
		}
		order.Lines = append(order.Lines, notification.Line{Label: label, Amount: Amount(line.TotalMinor, currency)})
	}
	if left := total - paid; left > 0 {
		order.Due, order.DueBy = Amount(left, currency), Day(due)
	}
	return order
}
