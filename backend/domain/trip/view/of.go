package view

// NameOf returns the SQL for a trip's name; tenantID and tripID are columns of the enclosing query.
func NameOf(tenantID, tripID string) string {
	return "(SELECT named.name FROM trip named WHERE named.tenant_id = " + tenantID + " AND named.id = " + tripID + ")"
}
