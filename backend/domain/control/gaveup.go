package control

import (
	"context"
	"encoding/binary"
	"fmt"
	"strconv"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/controlapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/audit"
	"caravan/backend/platform/db"
	"caravan/backend/platform/jobs"
)

// doing says what jobs do, in words for admins; others are shown by their name.
var doing = map[string]string{
	"account_mail": "Send an account email", "send_mail": "Send an email", "send_mails": "Send emails",
	"campaign_batch": "Send a campaign", "bulk_run": "Run a bulk action", "deliver_webhook": "Deliver a webhook",
	"export_write": "Write an export", "image_forget": "Delete pictures", "member_erase": "Erase a person",
	"insurance_advance": "Update insurance", "insurance_follow": "Update insurance",
	"insurance_return": "Refund an insurance premium", "payment_refund": "Send a refund",
	"payment_dispute_answer": "Submit a dispute’s evidence", "transfer_advance": "Update a ride",
	"trip_opened": "Announce a trip’s launch", "trip_reprice": "Reprice trips", "relate": "Update permissions",
	"relate_again": "Update permissions", "payout_send": "Send payouts", "payment_remind": "Send payment reminders",
	"payment_reconcile": "Reconcile payments", "trip_lifecycle": "Move trips along",
	"clock_advance": "Move the test clock",
}

// ofCaller returns whose jobs the caller's marketplace has; the platform's own has those of the deployment, too.
func ofCaller(ctx context.Context) jobs.Of {
	t := tenant.From(ctx)
	return jobs.Of{Tenant: t.ID, All: t.Platform}
}

// abandonedTx returns the jobs that gave up, for admins. Their errors can name anything inside the deployment, so that
// only its operators read them.
func (s *Service) abandonedTx(ctx context.Context, tx pgx.Tx) (group controlapi.WaitingGroup, err error) {
	if record.By(ctx).Caller.Group != "admin" {
		return group, nil
	}
	rows, err := jobs.GaveUp(ctx, tx, s.Schema, ofCaller(ctx), most)
	if err != nil || len(rows) == 0 {
		return group, err
	}
	group = controlapi.WaitingGroup{Kind: controlapi.WaitingGroupKindJob, Total: rows[0].All}
	for _, r := range rows {
		item := controlapi.WaitingItem{ID: idOfJob(r.ID), Name: r.Kind, Since: r.Since.UTC(),
			Facts: controlapi.WaitingItemFacts{"attempts": strconv.Itoa(r.Attempts)}}
		if words := doing[r.Kind]; words != "" {
			item.Job = api.NewOptString(words)
		}
		if tenant.From(ctx).Platform && r.Error != "" {
			item.Facts["reason"] = r.Error
		}
		group.Items = append(group.Items, item)
	}
	return group, nil
}

// idOfJob returns the id under which a job of the queue waits: its number, as a UUID of an own kind (version 8).
func idOfJob(number int64) (id uuid.UUID) {
	id[6], id[8] = 0x80, 0x80
	binary.BigEndian.PutUint32(id[12:], uint32(number))
	binary.BigEndian.PutUint32(id[0:], uint32(number>>32))
	return id
}

// jobOf is the inverse of idOfJob; false for other ids.
func jobOf(id uuid.UUID) (number int64, ok bool) {
	number = int64(binary.BigEndian.Uint32(id[0:]))<<32 | int64(binary.BigEndian.Uint32(id[12:]))
	return number, idOfJob(number) == id
}

// RetryJob gives a job that gave up one more attempt.
func (s *Service) RetryJob(ctx context.Context, id uuid.UUID) error {
	number, ok := jobOf(id)
	if !ok {
		return apierr.NotFound("job")
	}
	t := tenant.From(ctx)
	return s.DB.InTenantTx(ctx, t.ID, func(tx pgx.Tx) error {
		kind, err := jobs.TryAgain(ctx, tx, s.Schema, ofCaller(ctx), number)
		if db.NoRows(err) {
			return apierr.NotFound("job")
		}
		if err != nil {
			return fmt.Errorf("retry job %d: %w", number, err)
		}
		return audit.Record(ctx, tx, audit.Entry{TenantID: t.ID, At: s.Clock.Now(ctx), Action: "job.retry",
			ObjectType: "Tenant", ObjectID: t.ID, After: map[string]any{"job": number, "kind": kind}})
	})
}

// RetryJob implements retryJob.
func (h HTTP) RetryJob(ctx context.Context, params controlapi.RetryJobParams) (*api.DoneAnswer, error) {
	if err := h.Service.RetryJob(ctx, params.ID); err != nil {
		return nil, err
	}
	return done, nil
}
