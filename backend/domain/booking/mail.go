package booking

import (
	"strconv"

	"caravan/backend/domain/notification"
	"caravan/backend/platform/civil"
	"caravan/backend/platform/money"
)

// SumOf returns the sum of lines.
func SumOf(lines []Line) int64 {
	var sum int64
	for _, line := range lines {
		sum += line.TotalMinor
	}
	return sum
}

// OrderMail returns an order as emails show it. Any change of its price since the lines were written is a line of
// its own.
func OrderMail(orderID string, spots int, lines []Line, currency string, total, paid int64,
	due civil.Date) notification.Order {
	order := notification.Order{ID: orderID, Spots: spots, Total: money.New(total, currency),
		Paid: money.New(paid, currency)}
	for _, line := range lines {
		label := line.Label
		if line.Quantity > 1 {
			label += " × " + strconv.Itoa(line.Quantity)
		}
		order.Lines = append(order.Lines, notification.Line{Label: label, Amount: money.New(line.TotalMinor, currency)})
	}
	if since := total - SumOf(lines); len(lines) > 0 && since != 0 {
		order.Lines = append(order.Lines, notification.Line{Label: "Discounts and changes",
			Amount: money.New(since, currency)})
	}
	if left := total - paid; left > 0 {
		order.Due, order.DueBy = money.New(left, currency), due
	}
	return order
}
