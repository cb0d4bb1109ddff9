package webhook

import (
	"context"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
	"caravan/backend/domain/search"
	"caravan/backend/gen/api/webhookapi"
)

// hookRecords describes webhooks to the record layer. The marketplace's own sort before those of operators. Their names
// are a union rather than an outer join, so that a list in their order is read in it.
var hookRecords = &record.Resource{
	Name: "Webhook", Tenant: "w.tenant_id", ID: "w.id", From: `webhook w JOIN (SELECT o.tenant_id, o.id, lower(o.name) AS name FROM operator o
		UNION ALL SELECT @tenant::uuid, '00000000-0000-0000-0000-000000000000', '') owner
		ON owner.tenant_id = w.tenant_id AND owner.id = coalesce(w.operator_id, '00000000-0000-0000-0000-000000000000')`,
	Scope:   map[string]string{"admin": record.Everything, "operator": "w.operator_id = @operator"},
	Search:  []string{"w.url", "w.description"},
	Through: []record.Through{{Kind: search.Operator, Column: "w.operator_id"}},
	Filters: map[string]string{"state": "w.state = @value", "operatorId": "w.operator_id = @value::uuid"},
	Sorts: map[string]record.Sort{
		"created": record.Created("w.id"), "url": {Column: "lower(w.url)", Type: "text"},
		"state": {Column: "w.state", Type: "text"}, "owner": {Column: "owner.name", Type: "text"},
	}, Sort: "-created",
}

// Bulks returns the bulk actions on webhooks.
func (s *Service) Bulks() []record.Bulk {
	return []record.Bulk{{
		Name: "resumeWebhooks", Section: "settings", Of: hookRecords, Row: "w.url", Fits: "w.state = 'paused'",
		Not: "They aren’t paused.",
		Do: func(ctx context.Context, id uuid.UUID, _ string) error {
			hook, err := s.Get(ctx, id)
			if err != nil {
				return err
			}
			_, err = s.Update(ctx, id, &webhookapi.WebhookUpdate{Version: hook.Version,
				State: webhookapi.NewOptWebhookState(webhookapi.WebhookStateActive)})
			return err
		},
	}}
}
