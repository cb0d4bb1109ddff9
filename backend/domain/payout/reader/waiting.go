package reader

import "caravan/backend/domain/record"

// Waiting are payouts that the provider rejected, and those that lack their second approval.
var Waiting = []record.Waiting{
	{Kind: "payout", Since: "p.due_on::timestamptz", While: "p.status = 'failed'", Of: waiting("p.failure")},
	{
		Kind: "payoutApproval", Since: "p.first_approved_at", Of: waiting("p.payee_kind"),
		While: "p.approved_at IS NULL AND p.first_approved_at IS NOT NULL AND p.status NOT IN ('sent', 'cancelled')",
	},
}

func waiting(name string) *record.Resource {
	return &record.Resource{
		Name: "Payout", Tenant: "p.tenant_id", ID: "p.id", Scope: map[string]string{"admin": record.Everything},
		From: "payout p",
		Meta: record.Meta{Name: name,
			Facts: "jsonb_build_object('amountMinor', p.amount_minor::text, 'currency', p.currency, 'payee', p.payee_kind)"},
	}
}
