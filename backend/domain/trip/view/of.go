package view

// NameOf is the SQL of a trip's name; tenantID and tripID are columns of the query that asks.
func NameOf(tenantID, tripID string) string {
	return "(SELECT named.name FROM trip named WHERE named.tenant_id = " + tenantID + " AND named.id = " + tripID + ")"
}
