package payment

import "caravan/backend/domain/record"

var adminsOnly = map[string]string{"admin": record.Everything}

// Waiting is money that needs a person: disputes that the provider opened, refunds that failed, and differences from
// its books that nothing settles automatically. A dispute is named by its booking, where it is answered.
var Waiting = []record.Waiting{
	{
		Kind: "dispute", Support: true, Since: "d.opened_at",
		While: "d.status = 'open' AND d.answer IS NULL AND p.booking_id IS NOT NULL", Of: &record.Resource{
			Name: "Dispute", Tenant: "d.tenant_id", ID: "p.booking_id", Scope: adminsOnly,
			From: "dispute d JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id",
			Meta: record.Meta{Name: "p.method_label",
				Facts: "jsonb_build_object('amountMinor', d.amount_minor::text, 'currency', d.currency, 'reason', nullif(d.reason, ''))"},
		},
	},
	{
		Kind: "refund", Since: "coalesce(r.settled_at, r.created_at)", While: "r.status = 'failed' AND r.paid_as IS NULL",
		Of: &record.Resource{
			Name: "Refund", Tenant: "r.tenant_id", ID: "r.id", Scope: adminsOnly,
			From: "refund r JOIN payment p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id",
			Meta: record.Meta{Name: "p.method_label",
				Facts: "jsonb_build_object('amountMinor', r.amount_minor::text, 'currency', r.currency, 'reason', nullif(r.reason, ''))"},
		},
	},
	{
		// A refund that failed waits as a refund.
		Kind: "difference", Since: "f.found_at", While: "f.status = 'open' AND f.action <> 'retryRefund'",
		Of: &record.Resource{
			Name: "Difference", Tenant: "f.tenant_id", ID: "f.id", Scope: adminsOnly, From: "reconciliation_difference f",
			Meta: record.Meta{Name: "f.explanation",
				Facts: `jsonb_build_object('amountMinor', (f.provider_minor - f.books_minor)::text, 'currency', f.currency)`},
		},
	},
}
