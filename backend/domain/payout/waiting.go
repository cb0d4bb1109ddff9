package payout

import "caravan/backend/domain/record"

// Waiting are payouts that the provider refused.
var Waiting = []record.Waiting{{
	Kind: "payout", Since: "p.due_on::timestamptz", While: "p.status = 'failed'",
	Of: &record.Resource{
		Name: "Payout", Tenant: "p.tenant_id", ID: "p.id", Scope: map[string]string{"admin": record.Everything}, From: "payout p",
		Meta: record.Meta{Name: "p.failure", Facts: "jsonb_build_object('amountMinor', p.amount_minor::text, 'currency', p.currency, 'payee', p.payee_kind)"},
	},
}}
