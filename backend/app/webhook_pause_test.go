package app_test

import (
	"net/http"
	"testing"

	"github.com/google/uuid"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/rivertype"

	"caravan/backend/app"
	"caravan/backend/app/apptest"
	"caravan/backend/domain/webhook"
)

// A delivery that is given up pauses its subscription, with the reason and an audit entry; once resumed, it
// continues.
func TestAWebhookThatNeverAnswersIsPaused(t *testing.T) {
	t.Parallel()
	m := openMarket(t, func(c *app.Config) { c.WebhookLoopback = true })
	partner := receive(t)
	partner.answer(http.StatusTeapot)
	made := m.Must(t, apptest.Request{Method: "POST", Path: "/api/me/operators/" + m.operatorID + "/webhooks",
		Token: m.operator, Body: map[string]any{"url": partner.URL + "/hook", "eventTypes": []string{"itinerary.updated"}}})
	base := "/api/me/webhooks/" + made["webhook"].(map[string]any)["id"].(string)
	m.touch(t)
	var delivery map[string]any
	eventually(t, "the first attempt fails", func() bool {
		items := m.Must(t, apptest.Request{Method: "GET", Path: base + "/deliveries", Token: m.operator})["items"].([]any)
		if len(items) == 1 {
			delivery = items[0].(map[string]any)
		}
		return delivery != nil && delivery["error"] == "answered 418"
	})
	last := &river.Job[webhook.DeliverArgs]{
		JobRow: &rivertype.JobRow{Attempt: 11, MaxAttempts: 11},
		Args: webhook.DeliverArgs{TenantID: uuid.MustParse(m.tenantID),
			DeliveryID: uuid.MustParse(delivery["id"].(string))},
	}
	if err := (&webhook.DeliverWorker{Service: m.Services.Webhooks}).Work(t.Context(), last); err != nil {
		t.Fatal(err)
	}
	now := m.Must(t, apptest.Request{Method: "GET", Path: base, Token: m.operator})
	if reason, _ := now["pauseReason"].(string); now["state"] != "paused" || reason == "" {
		t.Errorf("%v", now)
	}
	failed := m.Must(t, apptest.Request{Method: "GET", Path: base + "/deliveries?state=failed",
		Token: m.operator})["items"].([]any)
	if len(failed) != 1 || len(auditItems(t, m.Server, m.admin, "action=webhook.pause")) != 1 {
		t.Errorf("%d failed deliveries, or the pause is not in the trail", len(failed))
	}
	partner.answer(http.StatusOK)
	sent := partner.count()
	m.Must(t, apptest.Request{Method: "POST", Path: base, Token: m.operator,
		Body: map[string]any{"version": now["version"], "state": "active"}})
	m.touch(t)
	eventually(t, "it goes on", func() bool { return partner.count() > sent })
}
