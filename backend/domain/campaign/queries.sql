-- name: CreateCampaign :execrows
INSERT INTO campaign (tenant_id, id, trip_id, host_id, kind, name, subject, body, marketing, sent_by, recipients, created_at, completed_at)
VALUES (@tenant_id, @id, @trip_id, @host_id, @kind, @name, @subject, @body, @marketing, @sent_by, @recipients, @created_at, @completed_at)
ON CONFLICT (tenant_id, trip_id, kind) DO NOTHING;

-- name: AddRecipients :exec
INSERT INTO campaign_recipient (tenant_id, id, campaign_id, email, first_name)
SELECT @tenant_id, unnest(@ids::uuid[]), @campaign_id, unnest(@emails::text[]), unnest(@first_names::text[])
ON CONFLICT (tenant_id, campaign_id, email) DO NOTHING;

-- name: LockCampaign :one
-- LockCampaign serializes writing a campaign's emails with stopping it.
SELECT * FROM campaign WHERE tenant_id = @tenant_id AND id = @id FOR NO KEY UPDATE;

-- name: StopCampaign :exec
UPDATE campaign SET stopped_at = @now::timestamptz, stopped_by = @stopped_by WHERE tenant_id = @tenant_id AND id = @id;

-- name: HeldBack :exec
-- HeldBack marks recipients whose emails were written but not sent.
UPDATE campaign_recipient SET state = 'stopped', sent_at = NULL WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: WaitingRecipients :many
-- WaitingRecipients includes whether each recipient has unsubscribed in the meantime.
SELECT sqlc.embed(r), (u.email IS NOT NULL)::boolean AS unsubscribed
FROM campaign_recipient r
LEFT JOIN marketing_unsubscribe u ON u.tenant_id = r.tenant_id AND u.host_id = @host_id AND u.email = r.email
WHERE r.tenant_id = @tenant_id AND r.campaign_id = @campaign_id AND r.state = 'waiting'
ORDER BY r.id LIMIT @page_size
FOR UPDATE OF r SKIP LOCKED;

-- name: RecipientsDone :exec
UPDATE campaign_recipient SET state = @state, sent_at = @sent_at WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: CompleteCampaign :exec
UPDATE campaign SET completed_at = @now::timestamptz
WHERE campaign.tenant_id = @tenant_id AND campaign.id = @id AND completed_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM campaign_recipient r WHERE r.tenant_id = @tenant_id AND r.campaign_id = @id AND r.state = 'waiting');

-- name: CampaignsOf :many
SELECT sqlc.embed(c), count(r.sent_at) AS sent, count(r.opened_at) AS opened, count(r.clicked_at) AS clicked,
    count(*) FILTER (WHERE r.state = 'undeliverable') AS undeliverable, count(*) FILTER (WHERE r.state = 'uncertain') AS uncertain
FROM campaign c LEFT JOIN campaign_recipient r ON r.tenant_id = c.tenant_id AND r.campaign_id = c.id
WHERE c.tenant_id = @tenant_id AND c.trip_id = @trip_id
GROUP BY c.tenant_id, c.id ORDER BY c.created_at, c.id;

-- name: ReadersOf :many
-- ReadersOf returns whose copy of any of these emails of a trip is in one of the states.
SELECT DISTINCT r.email FROM campaign_recipient r JOIN campaign c ON c.tenant_id = r.tenant_id AND c.id = r.campaign_id
WHERE c.tenant_id = @tenant_id AND c.trip_id = @trip_id AND c.kind = ANY (@kinds::text[]) AND r.state = ANY (@states::text[]);

-- name: ListSent :many
SELECT sqlc.embed(r), c.kind, (r.state = 'stopped' OR r.state = 'waiting' AND c.stopped_at IS NOT NULL)::boolean AS stopped
FROM campaign_recipient r JOIN campaign c ON c.tenant_id = r.tenant_id AND c.id = r.campaign_id
WHERE r.tenant_id = @tenant_id AND c.trip_id = @trip_id AND (@kind::text = '' OR c.kind = @kind)
  AND (sqlc.narg('before_id')::uuid IS NULL OR r.id < sqlc.narg('before_id'))
ORDER BY r.id DESC LIMIT @page_size;

-- name: RecipientHost :one
SELECT sqlc.embed(r), c.host_id, c.trip_id, c.marketing FROM campaign_recipient r JOIN campaign c ON c.tenant_id = r.tenant_id AND c.id = r.campaign_id
WHERE r.tenant_id = @tenant_id AND r.id = @id;

-- name: Unsubscribed :many
-- Unsubscribed returns which addresses of a list want no more emails from the host.
SELECT email FROM marketing_unsubscribe WHERE tenant_id = @tenant_id AND host_id = @host_id AND email = ANY(@emails::text[]);

-- name: Unsubscribe :execrows
INSERT INTO marketing_unsubscribe (tenant_id, host_id, email, at) VALUES (@tenant_id, @host_id, @email, @at)
ON CONFLICT (tenant_id, host_id, email) DO NOTHING;

-- name: Opened :exec
-- Opened also settles whether the email arrived.
UPDATE campaign_recipient SET opened_at = @now::timestamptz, state = CASE state WHEN 'uncertain' THEN 'sent' ELSE state END, sent_at = CASE state WHEN 'uncertain' THEN @now::timestamptz ELSE sent_at END
WHERE tenant_id = @tenant_id AND id = @id AND opened_at IS NULL;

-- name: Clicked :exec
-- Clicked also marks the email as opened: someone who followed its link has opened it, even if their mail program
-- blocks images.
UPDATE campaign_recipient SET clicked_at = coalesce(clicked_at, @now::timestamptz), opened_at = coalesce(opened_at, @now::timestamptz),
    state = CASE state WHEN 'uncertain' THEN 'sent' ELSE state END, sent_at = CASE state WHEN 'uncertain' THEN @now::timestamptz ELSE sent_at END
WHERE tenant_id = @tenant_id AND id = @id;

-- name: WatchOpening :one
-- WatchOpening keeps an existing wait. An address that was already notified, or that had opted out, starts over.
INSERT INTO opening_watch AS w (tenant_id, id, host_id, trip_id, email, language, asked_at)
VALUES (@tenant_id, @id, @host_id, @trip_id, @email, @language, @asked_at)
ON CONFLICT (tenant_id, host_id, trip_id, email) DO UPDATE SET asked_at = excluded.asked_at, language = excluded.language,
    confirmed_at = CASE WHEN w.told_at IS NULL AND w.ended_at IS NULL THEN w.confirmed_at END, told_at = NULL, ended_at = NULL
RETURNING *;

-- name: GetWatch :one
SELECT * FROM opening_watch WHERE tenant_id = @tenant_id AND id = @id;

-- name: ConfirmWatch :execrows
UPDATE opening_watch SET confirmed_at = @now::timestamptz WHERE tenant_id = @tenant_id AND id = @id AND confirmed_at IS NULL AND ended_at IS NULL;

-- name: EndWatches :exec
UPDATE opening_watch SET ended_at = @now::timestamptz WHERE tenant_id = @tenant_id AND host_id = @host_id AND email = @email AND ended_at IS NULL;

-- name: CountWatches :one
-- CountWatches counts an address once that waits for both the trip and the host's next one: it gets one email.
SELECT count(DISTINCT email) FROM opening_watch
WHERE tenant_id = @tenant_id AND host_id = @host_id AND (trip_id = @trip_id::uuid OR trip_id IS NULL)
  AND confirmed_at IS NOT NULL AND told_at IS NULL AND ended_at IS NULL;

-- name: WaitingWatches :many
SELECT * FROM opening_watch
WHERE tenant_id = @tenant_id AND host_id = @host_id AND (trip_id = @trip_id::uuid OR trip_id IS NULL)
  AND confirmed_at IS NOT NULL AND told_at IS NULL AND ended_at IS NULL
ORDER BY id LIMIT @page_size FOR UPDATE SKIP LOCKED;

-- name: WatchTold :exec
-- WatchTold marks everything that the address awaited and that this trip fulfills: one email covers it.
UPDATE opening_watch SET told_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND host_id = @host_id AND (trip_id = @trip_id::uuid OR trip_id IS NULL) AND email = @email AND told_at IS NULL AND confirmed_at IS NOT NULL;

-- name: ForgetWatches :exec
-- ForgetWatches removes addresses that were never confirmed, were notified, or opted out.
DELETE FROM opening_watch WHERE tenant_id = @tenant_id AND asked_at < @before AND (confirmed_at IS NULL OR told_at < @before OR ended_at < @before);

-- name: EraseRecipient :execrows
UPDATE campaign_recipient SET email = 'erased-' || id::text || '@erased.invalid', first_name = '' WHERE tenant_id = @tenant_id AND email = @email;

-- name: EraseWatches :execrows
DELETE FROM opening_watch WHERE tenant_id = @tenant_id AND email = @email;

-- name: CountUnsubscribed :one
SELECT count(*) FROM marketing_unsubscribe WHERE tenant_id = @tenant_id AND email = @email;
