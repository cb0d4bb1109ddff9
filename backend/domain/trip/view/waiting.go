package view

import "caravan/backend/domain/record"

// Waiting are trips with a pending task for the marketplace's staff: prices to approve, pages to publish,
// technical itineraries and reports to approve.
var Waiting = []record.Waiting{
	{Kind: "tripPricing", Of: tripRecords, While: "t.status = 'partner_approved'", Since: "t.status_since"},
	{Kind: "tripPage", Of: tripRecords,
		While: "t.publish_status = 'in_review' AND t.status NOT IN ('cancelled', 'complete')", Since: "t.updated_at"},
	{
		Kind: "technicalItinerary", Of: tripRecords, Since: "t.operator_technical_at",
		While: "t.operator_technical_at IS NOT NULL AND t.admin_technical_at IS NULL AND t.status <> 'cancelled'",
	},
	{
		Kind: "earningsReport", Of: tripRecords,
		Since: "(SELECT e.created_at FROM earnings_report e WHERE e.tenant_id = t.tenant_id AND e.trip_id = t.id)",
		While: "EXISTS (SELECT 1 FROM earnings_report e WHERE e.tenant_id = t.tenant_id AND e.trip_id = t.id AND e.approved_at IS NULL)",
	},
}
