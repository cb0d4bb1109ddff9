package view

// OrderOf returns the SQL for a booking's order number; tenantID and bookingID are columns of the enclosing
// query.
func OrderOf(tenantID, bookingID string) string { return of("order_id", tenantID, bookingID) }

// TripOf returns the SQL for the id of a booking's trip.
func TripOf(tenantID, bookingID string) string { return of("trip_id", tenantID, bookingID) }

func of(column, tenantID, bookingID string) string {
	return "(SELECT booked." + column + " FROM booking booked WHERE booked.tenant_id = " + tenantID + " AND booked.id = " +
		bookingID + ")"
}
