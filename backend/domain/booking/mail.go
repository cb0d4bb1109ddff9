package booking

import (
	"strconv"

	"github.com/google/uuid"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/trip"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

func amount(minor int64, currency string) string { return money.New(minor, currency).Format() }

func day(d civil.Date) string { return d.UTC().Format("January 2, 2006") }

// bookingPath is the traveler's page of a trip.
func bookingPath(tripID uuid.UUID) string {
	return "/app/traveler/trips/" + tripID.String() + "/trip-overview"
}

func tripMail(t trip.Trip) notification.Trip {
	return notification.Trip{
		Name: t.Name, Destination: t.Destination + ", " + t.Country, Dates: day(t.StartDate) + " – " + day(t.EndDate),
		Picture: t.Content.Hero.URL,
	}
}

func orderMail(orderID string, spots int, lines []Line, currency string, total, paid int64, due civil.Date) notification.Order {
	order := notification.Order{ID: orderID, Spots: spots, Total: amount(total, currency), Paid: amount(paid, currency)}
	for _, line := range lines {
		label := line.Label
		if line.Quantity > 1 {
			label += " × " + strconv.Itoa(line.Quantity)
		}
		order.Lines = append(order.Lines, notification.Line{Label: label, Amount: amount(line.TotalMinor, currency)})
	}
	if left := total - paid; left > 0 {
		order.Due, order.DueBy = amount(left, currency), day(due)
	}
	return order
}
