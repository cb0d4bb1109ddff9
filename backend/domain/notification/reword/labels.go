package reword

import "slices"

// labels describe fields to admins.
var labels = map[string]string{
	"About": "Heading", "Amount": "Amount", "Brand": "Name of your marketplace", "By": "Day the money is expected",
	"Day": "Day of the trip", "Due": "Due date", "File": "File or web address", "Headline": "Subject by the host",
	"Label": "Item", "Name": "Reader’s first name", "Order.Due": "Amount left to pay",
	"Order.DueBy": "Due date of the balance",
	"Order.ID":    "Order number", "Order.Paid": "Amount paid", "Order.Spots": "Number of travelers",
	"Order.Total": "Total of the booking", "Other": "New traveler or former trip",
	"Payout.Last4": "End of the account number",
	"Payout.Part":  "What the payout is for", "Person": "Person it’s about", "Reason": "Reason",
	"Ride.Code":   "Code of the ride",
	"Ride.Driver": "Driver", "Ride.Flight": "Flight number", "Ride.From": "Pickup", "Ride.Name": "Name of the ride",
	"Ride.To": "Drop-off point", "Ride.When": "Time of the ride", "Support": "Your support email", "Text": "Comment",
	"Trip.Dates": "Travel dates", "Trip.Destination": "Destination", "Trip.HostName": "Host’s name",
	"Trip.Name": "Name of the trip", "Until": "Deadline", "Week.Bookings": "New bookings last week",
	"Week.Spots": "Spots booked last week", "Week.Visits": "Page visits last week",
}

// Label describes a field.
func Label(field string) string { return labels[field] }

// cases describe conditions: when they hold, and when they don’t.
var cases = map[string][2]string{
	"About":         {"If it has a heading", "If it has no heading"},
	"Amount":        {"If there’s a refund", "If there’s no refund"},
	"Day":           {"If it’s about one day", "If it’s about the whole trip"},
	"Due":           {"If it has a due date", "If it has no due date"},
	"Headline":      {"If a person wrote the subject", "If no person wrote the subject"},
	"Name":          {"If we know the reader’s name", "If we don’t know the reader’s name"},
	"Order.Due":     {"If something is left to pay", "If nothing is left to pay"},
	"Order.ID":      {"If there’s a booking", "If there’s no booking"},
	"Order.Spots=1": {"For one traveler", "For several travelers"},
	"Other":         {"If someone joins", "If no one joins"},
	"Overdue":       {"If the payment is overdue", "If the payment isn’t overdue"},
	"Paid":          {"If it’s already paid", "If it isn’t paid yet"},
	"Paragraphs":    {"If something is waiting for the reader", "If nothing is waiting for the reader"},
	"Path":          {"If there’s a page to open", "If there’s no page to open"},
	"Payout.Ask":    {"If another person has to set up payouts", "If no one else has to set up payouts"},
	"Payout.SetUp":  {"If the reader can set up payouts", "If the reader cannot set up payouts"},
	"Person":        {"If someone leaves", "If no one leaves"},
	"Reason":        {"If there’s a reason", "If there’s no reason"},
	"Trip.HostName": {"If we know the host’s name", "If we don’t know the host’s name"},
	"Until":         {"If a payment deadline is set", "If no payment deadline is set"},
	"Week.Spots":    {"If spots were booked", "If no spots were booked"},
}

// WhenShown describes when a text is in the email: never twice the same.
func WhenShown(s Slot, v Variant) []string {
	out := []string{}
	for _, condition := range append(Conditions(s.Shown), Conditions(v.When)...) {
		name, at := condition, 0
		if name[0] == '!' {
			name, at = name[1:], 1
		}
		if described := cases[name][at]; !slices.Contains(out, described) {
			out = append(out, described)
		}
	}
	return out
}

// kept are fields that readers act on.
var kept = []string{"Amount", "By", "Due", "Order.Due", "Order.DueBy", "Order.Paid", "Order.Total", "Reason",
	"Ride.When", "Until"}

// Kept returns the fields of a standard text that readers miss if a text leaves them out.
func Kept(v Variant) []string {
	used, out := Used(v.Text["en"]), []string{}
	for _, field := range kept {
		if token := Token(field); slices.Contains(used, token) {
			out = append(out, token)
		}
	}
	return out
}
