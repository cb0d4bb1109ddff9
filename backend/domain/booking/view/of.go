package view

// OrderOf is the SQL of a booking's order number; tenantID and bookingID are columns of the query that asks.
func OrderOf(tenantID, bookingID string) string { return of("order_id", tenantID, bookingID) }

// TripOf is the SQL of the id of a booking's trip.
func TripOf(tenantID, bookingID string) string { return of("trip_id", tenantID, bookingID) }

func of(column, tenantID, bookingID string) string {
	return "(SELECT booked." + column + " FROM booking booked WHERE booked.tenant_id = " + tenantID + " AND booked.id = " + bookingID + ")"
}
