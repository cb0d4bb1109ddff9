package webhook

import "caravan/backend/domain/record"

// Waiting are webhooks that were paused because their deliveries failed for too long.
var Waiting = []record.Waiting{{
	Kind: "webhook", Support: true, Since: "coalesce(w.failing_since, w.created_at)",
	While: "w.state = 'paused' AND w.failing_since IS NOT NULL", Of: &record.Resource{
		Name: "Webhook", Tenant: "w.tenant_id", ID: "w.id", Scope: map[string]string{"admin": record.Everything},
		From: "webhook w",
		Meta: record.Meta{Name: "w.url", Facts: "jsonb_build_object('reason', nullif(w.pause_reason, ''))"},
	},
}}
